import { did, nameOf, type Reader } from "../../lib/doing";
import type { Language } from "../../lib/language.svelte";
import { letter, listed } from "../../lib/sentences";
import type { Names } from "../../lib/who";
import type { HighlightWords } from "../game";
import type { Highlight } from "./types";

type Words = HighlightWords<Highlight>;

/** "Anne, Ben and you": the reader comes last. */
const them = (
  language: Language,
  names: Names,
  me: Reader,
  seats: readonly number[],
  you: string,
) =>
  listed(language, [
    ...seats.filter((seat) => seat !== me).map((seat) => nameOf(names, seat)),
    ...(me !== null && seats.includes(me) ? [you] : []),
  ]);

/** "à Anne et à toi": the preposition is said again before the reader. */
const to = (
  language: Language,
  at: string,
  names: Names,
  me: Reader,
  seats: readonly number[],
  you: string,
) => {
  const alone = seats.every((seat) => seat === me);
  return `${at} ${them(language, names, me, seats, alone ? you : `${at} ${you}`)}`;
};

const en: Words = {
  "luckiest-goblet": ({ seat, goblet, wine, poison, immune }, names, me) =>
    `${did(names, me, seat, ["You drank", "drank"])} goblet ${letter(goblet)}, wine ${wine} and poison ${poison}, and lived${immune ? ", thanks to Immunity" : ""}.`,
  "dearest-death": ({ seat, goblet, bid }, names, me) =>
    `${did(names, me, seat, ["You outbid", "outbid"])} everyone for goblet ${letter(goblet)} with ${bid}: poison.`,
  "deadliest-hand": ({ seat, victims, poison }, names, me) =>
    `${did(names, me, seat, ["You poured", "poured"])} ${poison} of poison in all for ${them("en", names, me, victims, "you")}, who died of it.`,
  "goblet-drunk": ({ seat, wine, poison, lives }, names, me) => {
    if (seat !== me) return `${nameOf(names, seat)} drank: wine ${wine}, poison ${poison}.`;
    if (wine + poison === 0) return "You drank an empty goblet.";
    if (wine === poison)
      return `You drank: ${poison} poison to ${wine} wine, and the nearest card is ${lives ? "wine: you live" : "poison"}.`;
    return lives
      ? `You drank: ${wine} wine to ${poison} poison, and live.`
      : `You drank: ${poison} poison to ${wine} wine.`;
  },
};

const fr: Words = {
  "luckiest-goblet": ({ seat, goblet, wine, poison, immune }, names, me) =>
    `${did(names, me, seat, ["Tu as bu", "a bu"])} la coupe ${letter(goblet)}, vin ${wine} et poison ${poison}, et ${seat === me ? "tu vis encore" : "vit encore"}${immune ? ", grâce à l'Immunité" : ""}.`,
  "dearest-death": ({ seat, goblet, bid }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} misé plus que tous sur la coupe ${letter(goblet)}, ${bid}\u202f: du poison.`,
  "deadliest-hand": ({ seat, victims, poison }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} versé ${poison} de poison en tout ${to("fr", "à", names, me, victims, "toi")}\u202f: c'était mortel.`,
  "goblet-drunk": ({ seat, wine, poison, lives }, names, me) => {
    if (seat !== me) return `${nameOf(names, seat)} a bu\u202f: vin ${wine}, poison ${poison}.`;
    if (wine + poison === 0) return "Tu as bu une coupe vide.";
    if (wine === poison)
      return `Tu as bu\u202f: ${poison} de poison contre ${wine} de vin, et la carte la plus proche est du ${lives ? "vin\u202f: tu vis encore" : "poison"}.`;
    return lives
      ? `Tu as bu\u202f: ${wine} de vin contre ${poison} de poison, et tu vis encore.`
      : `Tu as bu\u202f: ${poison} de poison contre ${wine} de vin.`;
  },
};

const es: Words = {
  "luckiest-goblet": ({ seat, goblet, wine, poison, immune }, names, me) =>
    `${did(names, me, seat, ["Bebiste", "bebió"])} la copa ${letter(goblet)}, vino ${wine} y veneno ${poison}, y ${seat === me ? "sobreviviste" : "sobrevivió"}${immune ? ", gracias a la Inmunidad" : ""}.`,
  "dearest-death": ({ seat, goblet, bid }, names, me) =>
    `${did(names, me, seat, ["Pujaste", "pujó"])} más que nadie por la copa ${letter(goblet)}, ${bid}: veneno.`,
  "deadliest-hand": ({ seat, victims, poison }, names, me) =>
    `${did(names, me, seat, ["Serviste", "sirvió"])} ${poison} de veneno en total ${to("es", "a", names, me, victims, "ti")}: fue mortal.`,
  "goblet-drunk": ({ seat, wine, poison, lives }, names, me) => {
    if (seat !== me) return `${nameOf(names, seat)} bebió: vino ${wine}, veneno ${poison}.`;
    if (wine + poison === 0) return "Bebiste una copa vacía.";
    if (wine === poison)
      return `Bebiste: ${poison} de veneno contra ${wine} de vino, y la carta más cercana es ${lives ? "vino: vives" : "veneno"}.`;
    return lives
      ? `Bebiste: ${wine} de vino contra ${poison} de veneno, y vives.`
      : `Bebiste: ${poison} de veneno contra ${wine} de vino.`;
  },
};

export const highlights: Record<Language, Words> = { en, fr, es };
