// Numbers as the reader writes them. Guesses and answers are exact decimals, so they stay text.
import { unbroken } from "../../lib/french";
import type { Language } from "../../lib/language.svelte";
import type { QuestionCard, Text } from "./types";

export type Display = QuestionCard["display"];
const MINUS = "\u2212";

interface Signs {
  group: string;
  decimal: string;
  /** How many figures a number has at least when its thousands are set apart. */
  from: number;
}

const SIGNS = new Map<Language, Signs>();

export function signsOf(language: Language): Signs {
  let signs = SIGNS.get(language);
  if (!signs) {
    const parts = new Intl.NumberFormat(language).formatToParts(1234567.5);
    const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
    const four = new Intl.NumberFormat(language).format(1234);
    signs = { group: sign("group"), decimal: sign("decimal"), from: four.length > 4 ? 4 : 5 };
    SIGNS.set(language, signs);
  }
  return signs;
}

/** A number, also one half typed ("12."), with the reader's separators; a year has none. */
export function spelled(number: string, display: Display, language: Language): string {
  const { group, decimal, from } = signsOf(language);
  const [, minus = "", whole = "", point = "", places = ""] =
    /^(-?)(\d*)(\.?)(\d*)$/.exec(number) ?? [];
  const apart =
    display === "year" || whole.length < from ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (minus && MINUS) + apart + (point && decimal) + places;
}

/** The one spelling of a number, as the server writes it; "" for what is none yet. */
export function exact(typed: string): string {
  const [, minus = "", whole = "", , places = ""] =
    /^(-?)(\d*)(\.(\d*))?$/.exec(typed) ?? ([] as string[]);
  if (!whole && !places) return "";
  const left = whole.replace(/^0+(?=\d)/, "") || "0";
  const right = places.replace(/0+$/, "");
  const plain = right ? `${left}.${right}` : left;
  return plain === "0" ? "0" : minus + plain;
}

export function withUnit(number: string, card: QuestionCard, language: Language): string {
  const unit = inLanguage(card.unit, language);
  return `${spelled(number, card.display, language)}${unit && "\u00a0"}${unit}`;
}

/** In the reader's language, or whatever there is: a club's own pack may have only one. */
export function inLanguage(text: Text, language: Language): string {
  if (language === "fr" && text.fr) return unbroken(text.fr);
  return text[language] || text.en || text.fr || text.es;
}

const DOLLARS = new Map<Language, Intl.NumberFormat>();

export function dollars(amount: number, language: Language): string {
  let format = DOLLARS.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    });
    DOLLARS.set(language, format);
  }
  return format.format(amount);
}

/** With its sign: what a question has brought. */
export function change(amount: number, language: Language): string {
  return (amount < 0 ? MINUS : "+") + dollars(Math.abs(amount), language);
}

export function day(text: string, language: Language): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);
}
