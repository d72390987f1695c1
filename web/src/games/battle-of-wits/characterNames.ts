// Characters whose name is a word are called by it in each language; the others have their names.
import { language, type Language } from "../../lib/language.svelte";
import type { Became } from "./types";

type Character = Became["character"];
/** On a button or a label, and within a sentence. */
type Called = readonly [label: string, said: string];

const CALLED: Record<Exclude<Language, "en">, Partial<Record<Character, Called>>> = {
  fr: {
    "Man in Black": ["Homme en noir", "l'homme en noir"],
    "Prince Humperdinck": ["Prince Humperdinck", "le prince Humperdinck"],
    "Count Rugen": ["Comte Rugen", "le comte Rugen"],
    Albino: ["Albinos", "l'albinos"],
    Grandson: ["Petit-fils", "le petit-fils"],
    Grandfather: ["Grand-père", "le grand-père"],
  },
  es: {
    "Man in Black": ["Hombre de negro", "el hombre de negro"],
    "Prince Humperdinck": ["Príncipe Humperdinck", "el príncipe Humperdinck"],
    "Count Rugen": ["Conde Rugen", "el conde Rugen"],
    Albino: ["Albino", "el albino"],
    Grandson: ["Nieto", "el nieto"],
    Grandfather: ["Abuelo", "el abuelo"],
  },
};

export function saidCharacter(spoken: Exclude<Language, "en">, character: Character): string {
  return CALLED[spoken][character]?.[1] ?? character;
}

/** In the reader's language, for a button or a label. */
export function characterLabel(character: Character): string {
  const spoken = language.current;
  return spoken === "en" ? character : (CALLED[spoken][character]?.[0] ?? character);
}
