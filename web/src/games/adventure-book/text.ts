// Texts of an adventure book, which come with the book in its languages.
import { language } from "../../lib/language.svelte";

/** A book written in one language leaves the others empty. */
export interface Text {
  en: string;
  fr: string;
  es: string;
}

export function said(text: Text): string {
  return text[language.current] || text.en || text.fr || text.es;
}
