// What the words of all three languages are made with.
import type { Language } from "../../lib/language.svelte";
import type { GameWords } from "../game";
import type { Ending, News, GlassOpened, Refusal, Setup } from "./types";
import { balance } from "./table";

export type Words = GameWords<Setup, News, Refusal, Ending>;
export type Names = readonly string[];

/** British, because its lists have no comma before "and". */
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", es: "es" };

export const nameOf = (names: Names, seat: number) => names[seat] ?? String(seat + 1);

/** "Anne, Bertrand and Calypso". */
export function listed(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(words);
}

/** "A, B or C". */
export function anyOf(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], { type: "disjunction" }).format(words);
}

export function seatsSaid(language: Language, names: Names, seats: readonly number[]): string {
  return listed(
    language,
    seats.map((seat) => nameOf(names, seat)),
  );
}

/** So many halves as a number: 5 are "2.5", in France and Spain "2,5". */
export function halved(language: Language, halves: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(halves / 2);
}

/** As much of both, though an option may count it as one of them. */
export const isTie = (opened: GlassOpened) => balance(opened) === 0;
