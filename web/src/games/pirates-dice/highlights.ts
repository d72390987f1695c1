import type { Language } from "../../lib/language.svelte";
import { agreed, speak, whoIs } from "../../lib/who";
import type { HighlightWords } from "../game";
import { bidSaid, diceSaid, number } from "./numbers";
import type { Highlight } from "./types";

type Words = HighlightWords<Highlight>;

const en: Words = {
  "boldest-bluff": ({ seat, bid, count }, names) => {
    const there =
      count === 0
        ? "there were none"
        : count === 1
          ? "there was only one"
          : `there were only ${number("en", count)}`;
    return `${speak.en.does(whoIs(names, seat), "bid", "bid")} ${bidSaid("en", bid)} where ${there}, and nobody challenged.`;
  },
  "worst-challenge": ({ seat, bid, count }, names) =>
    `${speak.en.does(whoIs(names, seat), "challenged", "challenged")} ${bidSaid("en", bid)}, and there were ${number("en", count)}.`,
  "closest-call": ({ seat, bid }, names) => {
    const who = speak.en.does(whoIs(names, seat), "bid", "bid");
    return `${who} ${bidSaid("en", bid)}, ${names.me === seat ? "were" : "was"} challenged, and had it to the very die.`;
  },
  comeback: ({ seat, left, most }, names) =>
    `${speak.en.does(whoIs(names, seat), "was", "were")} down to ${diceSaid("en", left)} against ${number("en", most)}, and won.`,
  "went-out": ({ seat, round }, names) =>
    `${speak.en.does(whoIs(names, seat), "lost the", "lost your")} last die in round ${round}.`,
};

const fr: Words = {
  "boldest-bluff": ({ seat, bid, count }, names) => {
    const there =
      count === 0 ? "il n'y en avait aucun" : `il n'y en avait que ${number("fr", count)}`;
    return `${speak.fr.does(whoIs(names, seat), "a", "as")} annoncé ${bidSaid("fr", bid)} quand ${there}, et personne n'a défié.`;
  },
  "worst-challenge": ({ seat, bid, count }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} défié ${bidSaid("fr", bid)}, et il y en avait ${number("fr", count)}.`,
  "closest-call": ({ seat, bid }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as")} annoncé ${bidSaid("fr", bid)}\u202f: un défi, et le compte y était au dé près.`,
  comeback: ({ seat, left, most }, names) =>
    `${speak.fr.does(whoIs(names, seat), "n'avait", "n'avais")} plus que ${diceSaid("fr", left)} contre ${number("fr", most)}, et ${agreed(whoIs(names, seat), "gagne", "tu gagnes")}.`,
  "went-out": ({ seat, round }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a perdu son", "as perdu ton")} dernier dé à la manche ${round}.`,
};

const es: Words = {
  "boldest-bluff": ({ seat, bid, count }, names) => {
    const there =
      count === 0 ? "no había ninguno" : `solo había ${count === 1 ? "uno" : number("es", count)}`;
    return `${speak.es.does(whoIs(names, seat), "apostó", "apostaste")} ${bidSaid("es", bid)} cuando ${there}, y nadie desafió.`;
  },
  "worst-challenge": ({ seat, bid, count }, names) =>
    `${speak.es.does(whoIs(names, seat), "desafió", "desafiaste")} ${bidSaid("es", bid)}, y había ${number("es", count)}.`,
  "closest-call": ({ seat, bid }, names) =>
    `${speak.es.does(whoIs(names, seat), "apostó", "apostaste")} ${bidSaid("es", bid)}, hubo desafío, y salió justo, ni un dado más.`,
  comeback: ({ seat, left, most }, names) =>
    `${speak.es.does(whoIs(names, seat), "llegó", "llegaste")} a tener ${diceSaid("es", left)} contra ${number("es", most)}, y ${agreed(whoIs(names, seat), "ganó", "ganaste")}.`,
  "went-out": ({ seat, round }, names) =>
    `${speak.es.does(whoIs(names, seat), "perdió su", "perdiste tu")} último dado en la ronda ${round}.`,
};

export const highlights: Record<Language, Words> = { en, fr, es };
