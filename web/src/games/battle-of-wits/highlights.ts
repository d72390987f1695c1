import type { Language } from "../../lib/language.svelte";
import { letter } from "../../lib/sentences";
import { speak, whoAre, whoIs, type Names } from "../../lib/who";
import type { HighlightWords } from "../game";
import type { Highlight } from "./types";

type Words = HighlightWords<Highlight>;

/** "à Anne et à toi": the preposition is said again before the reader. */
const to = (
  at: string,
  language: Language,
  names: Names,
  seats: readonly number[],
  you: string,
) => {
  const alone = seats.every((seat) => names.me === seat);
  return `${at} ${speak[language].all(whoAre(names, seats), alone ? you : `${at} ${you}`)}`;
};

const en: Words = {
  "luckiest-goblet": ({ seat, goblet, wine, poison, immune }, names) =>
    `${speak.en.does(whoIs(names, seat), "drank", "drank")} goblet ${letter(goblet)}, wine ${wine} and poison ${poison}, and lived${immune ? ", thanks to Immunity" : ""}.`,
  "dearest-death": ({ seat, goblet, bid }, names) =>
    `${speak.en.does(whoIs(names, seat), "won", "won")} goblet ${letter(goblet)} with a bid of ${bid}: poison.`,
  "deadliest-hand": ({ seat, victims, poison }, names) =>
    `${speak.en.does(whoIs(names, seat), "poured", "poured")} ${poison} of poison in all for ${speak.en.all(whoAre(names, victims))}, who died of it.`,
  "goblet-drunk": ({ seat, wine, poison, lives }, names) => {
    if (names.me !== seat)
      return `${whoIs(names, seat).name} drank: wine ${wine}, poison ${poison}.`;
    if (wine + poison === 0) return "You drank an empty goblet.";
    if (wine === poison)
      return `You drank: ${poison} poison to ${wine} wine, and the nearest card is ${lives ? "wine: you live" : "poison"}.`;
    return lives
      ? `You drank: ${wine} wine to ${poison} poison, and live.`
      : `You drank: ${poison} poison to ${wine} wine.`;
  },
};

const fr: Words = {
  "luckiest-goblet": ({ seat, goblet, wine, poison, immune }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a bu", "as bu")} la coupe ${letter(goblet)}, vin ${wine} et poison ${poison}, et ${names.me === seat ? "tu vis encore" : "vit encore"}${immune ? ", grâce à l'Immunité" : ""}.`,
  "dearest-death": ({ seat, goblet, bid }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} emporté la coupe ${letter(goblet)} avec une mise de ${bid}\u202f: du poison.`,
  "deadliest-hand": ({ seat, victims, poison }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} versé ${poison} de poison en tout ${to("à", "fr", names, victims, "toi")}\u202f: c'était mortel.`,
  "goblet-drunk": ({ seat, wine, poison, lives }, names) => {
    if (names.me !== seat)
      return `${whoIs(names, seat).name} a bu\u202f: vin ${wine}, poison ${poison}.`;
    if (wine + poison === 0) return "Tu as bu une coupe vide.";
    if (wine === poison)
      return `Tu as bu\u202f: ${poison} de poison contre ${wine} de vin, et la carte la plus proche est du ${lives ? "vin\u202f: tu vis encore" : "poison"}.`;
    return lives
      ? `Tu as bu\u202f: ${wine} de vin contre ${poison} de poison, et tu vis encore.`
      : `Tu as bu\u202f: ${poison} de poison contre ${wine} de vin.`;
  },
};

const es: Words = {
  "luckiest-goblet": ({ seat, goblet, wine, poison, immune }, names) =>
    `${speak.es.does(whoIs(names, seat), "bebió", "bebiste")} la copa ${letter(goblet)}, vino ${wine} y veneno ${poison}, y ${names.me === seat ? "sobreviviste" : "sobrevivió"}${immune ? ", gracias a la Inmunidad" : ""}.`,
  "dearest-death": ({ seat, goblet, bid }, names) =>
    `${speak.es.does(whoIs(names, seat), "ganó", "ganaste")} la copa ${letter(goblet)} con una puja de ${bid}: veneno.`,
  "deadliest-hand": ({ seat, victims, poison }, names) =>
    `${speak.es.does(whoIs(names, seat), "sirvió", "serviste")} ${poison} de veneno en total ${to("a", "es", names, victims, "ti")}: fue mortal.`,
  "goblet-drunk": ({ seat, wine, poison, lives }, names) => {
    if (names.me !== seat)
      return `${whoIs(names, seat).name} bebió: vino ${wine}, veneno ${poison}.`;
    if (wine + poison === 0) return "Bebiste una copa vacía.";
    if (wine === poison)
      return `Bebiste: ${poison} de veneno contra ${wine} de vino, y la carta más cercana es ${lives ? "vino: vives" : "veneno"}.`;
    return lives
      ? `Bebiste: ${wine} de vino contra ${poison} de veneno, y vives.`
      : `Bebiste: ${poison} de veneno contra ${wine} de vino.`;
  },
};

export const highlights: Record<Language, Words> = { en, fr, es };
