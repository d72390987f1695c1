// What lies on the mat: everyone's bets on each guess, and what they have brought once it is told.
import { labelOf } from "../../lib/labelOf";
import type { Names } from "../../lib/who";
import type { SeatLook } from "../game";
import { laidOn, WAGER } from "./betting";
import { saidChange, saidMoney } from "./boardWords";
import type { Slot, Wager } from "./types";

export interface Laid {
  seat: number;
  name: string;
  mark: string;
  amount: number;
  /** Wager chips. */
  discs: number;
  change: number;
  said: string;
  /** Not a bet: what the guess itself has brought whoever wrote it. */
  guess: boolean;
}

interface Table {
  mat: readonly Slot[];
  bets: readonly (readonly Wager[])[];
  seats: readonly SeatLook[];
  names: Names;
  /** The slot that has won, where what it brought is told by now. */
  paid: number | null;
  bonus: number;
}

export function laidOut({ mat, bets, seats, names, paid, bonus }: Table): Laid[][] {
  /** Of a bet: won at its odds, or lost but for the wager chips, which come back. */
  const came = (slot: number, amount: number, discs: number) =>
    slot === paid ? amount * (mat[slot]?.odds ?? 0) : discs * WAGER - amount;
  const guessed = (slot: number): Laid[] =>
    (mat[slot]?.seats ?? []).map((seat) => ({
      seat,
      name: labelOf(names, seat),
      mark: seats[seat]?.mark ?? "",
      amount: 0,
      discs: 0,
      change: bonus,
      said: saidChange(bonus),
      guess: true,
    }));
  return laidOn(mat, bets).map((chips, slot) => [
    ...(slot === paid && bonus > 0 ? guessed(slot) : []),
    ...seats.flatMap(({ seat, mark }) => {
      const own = chips.filter((chip) => chip.seat === seat);
      const amount = own.reduce((sum, chip) => sum + chip.amount, 0);
      const discs = own.length;
      if (discs === 0) return [];
      const change = came(slot, amount, discs);
      const said = paid === null ? saidMoney(amount) : change === 0 ? "" : saidChange(change);
      return [
        { seat, name: labelOf(names, seat), mark, amount, discs, change, said, guess: false },
      ];
    }),
  ]);
}

/** Whoever looks finds their own name first, where there may be no room for all. */
export const ownFirst = (writers: readonly number[], me: number | null): readonly number[] =>
  me !== null && writers.includes(me) ? [me, ...writers.filter((seat) => seat !== me)] : writers;
