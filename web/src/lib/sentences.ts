// The pieces that the sentences of several games are made of.
import type { Language } from "./language.svelte";

export type Names = readonly string[];

/** British, because its lists have no comma before "and". */
export const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", es: "es" };

export const nameOf = (names: Names, seat: number) => names[seat] ?? String(seat + 1);

/** A goblet's or a glass's: 0 is A. */
export const letter = (number: number) => "ABCDEFGHIJ"[number] ?? String(number + 1);

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
