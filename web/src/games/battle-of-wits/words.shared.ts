// What the words of all three languages are made with.
import { nameOf, type Names } from "../../lib/sentences";
import type { GameWords } from "../game";
import type { Ending, News, Refusal, Setup } from "./types";

export type Words = GameWords<Setup, News, Refusal, Ending>;

/** "Anne 2, Bertrand 0": one number for each seat. */
export function tally(names: Names, numbers: readonly number[]): string {
  return numbers.map((number, seat) => `${nameOf(names, seat)} ${number}`).join(", ");
}

/** "Anne 9, Calypso 4": what each seat bid on one goblet. */
export function totalsSaid(totals: readonly [number, number][], names: Names): string {
  return totals.map(([seat, total]) => `${nameOf(names, seat)} ${total}`).join(", ");
}

/** The highest bid was reached twice, so the nearest card has decided. */
export const isTied = (totals: readonly [number, number][]) =>
  totals.length > 1 && totals[0]?.[1] === totals[1]?.[1];
