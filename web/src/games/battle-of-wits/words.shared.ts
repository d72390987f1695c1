// What the words of all three languages are made with.
import type { Language } from "../../lib/language.svelte";
import type { GameWords } from "../game";
import type { Ending, News, Refusal, Setup } from "./types";

export type Words = GameWords<Setup, News, Refusal, Ending>;
export type Names = readonly string[];

/** British, because its lists have no comma before "and". */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", es: "es" };

export const nameOf = (names: Names, seat: number) => names[seat] ?? String(seat + 1);

/** 0 is goblet A. */
export const letter = (goblet: number) => "ABCDEFGHIJ"[goblet] ?? String(goblet + 1);

/** "Anne, Bertrand and Calypso". */
export function listed(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(words);
}

export function seatsSaid(language: Language, names: Names, seats: readonly number[]): string {
  return listed(
    language,
    seats.map((seat) => nameOf(names, seat)),
  );
}

/** "A, B or C". */
export function anyOf(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], { type: "disjunction" }).format(words);
}

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
