import type { Language } from "../../lib/language.svelte";
import { speak, whoIs } from "../../lib/who";
import type { HighlightWords } from "../game";
import type { Highlight } from "./types";

type Words = HighlightWords<Highlight>;

const en: Words = {
  "most-completed": ({ seat, count }, names) =>
    `${speak.en.does(whoIs(names, seat), "met", "met")} the most challenges: ${count}.`,
  "most-dodged": ({ seat, count }, names) =>
    `${speak.en.does(whoIs(names, seat), "warded", "warded")} off the most: ${count} times.`,
  "most-given": ({ seat, count }, names) =>
    `${speak.en.does(whoIs(names, seat), "gave", "gave")} the most cards away: ${count}.`,
  "challenges-met": ({ seat, count }, names) =>
    `${speak.en.does(whoIs(names, seat), "met", "met")} ${count} challenge${count === 1 ? "" : "s"}.`,
};

const fr: Words = {
  "most-completed": ({ seat, count }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} réussi le plus d'épreuves\u202f: ${count}.`,
  "most-dodged": ({ seat, count }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} paré le plus de coups\u202f: ${count}.`,
  "most-given": ({ seat, count }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} donné le plus de cartes\u202f: ${count}.`,
  "challenges-met": ({ seat, count }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} réussi ${count} épreuve${count === 1 ? "" : "s"}.`,
};

const es: Words = {
  "most-completed": ({ seat, count }, names) =>
    `${speak.es.does(whoIs(names, seat), "superó", "superaste")} más desafíos que nadie: ${count}.`,
  "most-dodged": ({ seat, count }, names) =>
    `${speak.es.does(whoIs(names, seat), "paró", "paraste")} más golpes que nadie: ${count}.`,
  "most-given": ({ seat, count }, names) =>
    `${speak.es.does(whoIs(names, seat), "dio", "diste")} más cartas que nadie: ${count}.`,
  "challenges-met": ({ seat, count }, names) =>
    `${speak.es.does(whoIs(names, seat), "superó", "superaste")} ${count} desafío${count === 1 ? "" : "s"}.`,
};

export const highlights: Record<Language, Words> = { en, fr, es };
