import { did } from "../../lib/doing";
import type { Language } from "../../lib/language.svelte";
import type { HighlightWords } from "../game";
import type { Highlight } from "./types";

type Words = HighlightWords<Highlight>;

const en: Words = {
  "most-completed": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["You met", "met"])} the most challenges: ${count}.`,
  "most-dodged": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["You warded", "warded"])} off the most: ${count} times.`,
  "most-given": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["You gave", "gave"])} the most cards away: ${count}.`,
  "challenges-met": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["You met", "met"])} ${count} challenge${count === 1 ? "" : "s"}.`,
};

const fr: Words = {
  "most-completed": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} réussi le plus d'épreuves\u202f: ${count}.`,
  "most-dodged": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} paré le plus de coups\u202f: ${count}.`,
  "most-given": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} donné le plus de cartes\u202f: ${count}.`,
  "challenges-met": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} réussi ${count} épreuve${count === 1 ? "" : "s"}.`,
};

const es: Words = {
  "most-completed": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Superaste", "superó"])} más desafíos que nadie: ${count}.`,
  "most-dodged": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Paraste", "paró"])} más golpes que nadie: ${count}.`,
  "most-given": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Diste", "dio"])} más cartas que nadie: ${count}.`,
  "challenges-met": ({ seat, count }, names, me) =>
    `${did(names, me, seat, ["Superaste", "superó"])} ${count} desafío${count === 1 ? "" : "s"}.`,
};

export const highlights: Record<Language, Words> = { en, fr, es };
