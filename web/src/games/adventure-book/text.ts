// Texts of an adventure book, which come with the book in its languages.
import { unbroken } from "../../lib/french";
import { language, type Language } from "../../lib/language.svelte";

/** A book written in one language leaves the others empty. */
export interface Text {
  en: string;
  fr: string;
  es: string;
}

export function saidIn(text: Text, wanted: Language): string {
  if (wanted === "fr" && text.fr) return unbroken(text.fr);
  return text[wanted] || text.en || text.fr || text.es;
}

export function said(text: Text): string {
  return saidIn(text, language.current);
}
