// What the words of all three languages are made with.
import type { Language } from "../../lib/language.svelte";
import { speak, whoIs, type Names } from "../../lib/who";
import type { GameWords } from "../game";
import type { Ending, News, Refusal, Setup } from "./types";

export type Words = GameWords<Setup, News, Refusal, Ending>;

/** "Anne 2, Bertrand 0": one number for each seat. */
export function tally(language: Language, names: Names, numbers: readonly number[]): string {
  const { name } = speak[language];
  return numbers.map((number, seat) => `${name(whoIs(names, seat))} ${number}`).join(", ");
}

/** "Anne 9, Calypso 4": what each seat bid on one goblet. */
export function totalsSaid(
  language: Language,
  totals: readonly [number, number][],
  names: Names,
): string {
  const { name } = speak[language];
  return totals.map(([seat, total]) => `${name(whoIs(names, seat))} ${total}`).join(", ");
}

/** The highest bid was reached twice, so the nearest card has decided. */
export const isTied = (totals: readonly [number, number][]) =>
  totals.length > 1 && totals[0]?.[1] === totals[1]?.[1];
