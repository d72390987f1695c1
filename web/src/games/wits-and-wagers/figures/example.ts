// The mat of the examples in the rules: five seats, five different guesses.
import { seatLook } from "../../../lib/seatLook";
import type { Slot, Wager } from "../types";

export const mat: Slot[] = [
  { odds: 6, number: null, seats: [] },
  { odds: 4, number: "9", seats: [2] },
  { odds: 3, number: "12", seats: [0] },
  { odds: 2, number: "15", seats: [1] },
  { odds: 3, number: "20", seats: [4] },
  { odds: 4, number: "30", seats: [3] },
];

export const seats = ["Anne", "Ben", "Carla", "Dan", "Eve"].map((name, seat) =>
  seatLook(seat, name),
);

/** Example 6: Anne has $300 under one wager chip and $200 under the other. */
export const bets: Wager[][] = [
  [
    { slot: 5, chips: 300 },
    { slot: 3, chips: 200 },
  ],
];
