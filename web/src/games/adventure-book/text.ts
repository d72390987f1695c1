// Texts of an adventure book, which come with the book in its languages.
import { language } from "../../lib/language.svelte";
import type { Text } from "./types";

/** In the reader's language; a book written in another is read in that one. */
export function said(text: Text): string {
  return text[language.current] || text.en || text.fr || text.es;
}
