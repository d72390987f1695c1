// What the words of all three languages are made with.
import type { Language } from "../../lib/language.svelte";
import { LOCALES } from "../../lib/sentences";
import type { GameWords } from "../game";
import type { Ending, News, GlassOpened, Refusal, Setup } from "./types";
import { balance } from "./table";

export type Words = GameWords<Setup, News, Refusal, Ending>;

/** So many halves as a number: 5 are "2.5", in France and Spain "2,5". */
export function halved(language: Language, halves: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(halves / 2);
}

/** As much of both, though an option may count it as one of them. */
export const isTie = (opened: GlassOpened) => balance(opened) === 0;
