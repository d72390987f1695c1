import type { SeatLook } from "../games/game";

/** A seat that nobody of this device holds and nothing happens to, but for what is said of it. */
export const seatLook = (seat: number, name: string, more: Partial<SeatLook> = {}): SeatLook => ({
  seat,
  name,
  mark: [...name][0] ?? "",
  bot: null,
  mine: false,
  you: false,
  mates: [],
  away: false,
  standIn: false,
  toAct: false,
  deadline: null,
  reaction: null,
  ...more,
});
