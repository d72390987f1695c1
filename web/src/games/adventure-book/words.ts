import type { Language } from "../../lib/language.svelte";
import { en } from "./words.en";
import { es } from "./words.es";
import { fr } from "./words.fr";
import { gameWords, type Words } from "./words.shared";

export const words: Record<Language, Words> = {
  en: gameWords("en", en),
  fr: gameWords("fr", fr),
  es: gameWords("es", es),
};
