// Typing a guess, key by key: on the pad of the page, or on a keyboard.
import type { Language } from "../../lib/language.svelte";
import { signsOf } from "./numbers";
import type { QuestionCard } from "./types";

const MOST_FIGURES = 15; // before the point
const MOST_PLACES = 6; // after it

export type Key = `${number}` | "000" | "." | "-" | "back" | "clear";

export interface Allowed {
  decimals: boolean;
  negative: boolean;
}

export const allowedFor = (card: QuestionCard): Allowed => ({
  decimals: card.display !== "year",
  negative: card.negative,
});

/** What is written after that key; unchanged where it has no place. */
export function typed(text: string, key: Key, allowed: Allowed): string {
  if (key === "clear") return "";
  if (key === "back") return text.slice(0, -1);
  if (key === "-") {
    if (!allowed.negative) return text;
    return text.startsWith("-") ? text.slice(1) : `-${text}`;
  }
  if (key === ".") {
    if (!allowed.decimals || text.includes(".")) return text;
    return /\d/.test(text) ? `${text}.` : `${text}0.`;
  }
  return [...key].reduce(withFigure, text);
}

/** Over what a team-mate has written: figures are a number of one's own, and not joined to theirs. */
export function typedAnew(text: string, key: Key, allowed: Allowed): string {
  return typed(/^\d/.test(key) ? "" : text, key, allowed);
}

function withFigure(text: string, figure: string): string {
  const [whole = "", places] = text.replace("-", "").split(".");
  if (places !== undefined) return places.length < MOST_PLACES ? text + figure : text;
  if (whole === "0") return text.slice(0, -1) + figure;
  return whole.length < MOST_FIGURES ? text + figure : text;
}

/** A keyboard's key as one of ours. Either sign is the decimal one: both lie on number pads. */
export function keyOf(pressed: string): Key | null {
  if (/^\d$/.test(pressed)) return pressed as Key;
  if (pressed === "." || pressed === ",") return ".";
  if (pressed === "-" || pressed === "\u2212") return "-";
  if (pressed === "Backspace") return "back";
  return pressed === "Delete" ? "clear" : null;
}

/** What was pasted or dictated, in the reader's writing, as far as it is a number. */
export function readIn(language: Language, text: string, allowed: Allowed): string {
  const { decimal } = signsOf(language);
  const at = text.lastIndexOf(decimal);
  const keys = [...text].flatMap((sign, place): Key[] => {
    if (/\d/.test(sign)) return [sign as Key];
    return place === at ? ["."] : [];
  });
  const written = keys.reduce((so, key) => typed(so, key, allowed), "");
  return /^\s*[-\u2212]/.test(text) && allowed.negative ? `-${written}` : written;
}
