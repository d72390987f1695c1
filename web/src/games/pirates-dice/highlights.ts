import { did, verb } from "../../lib/doing";
import type { Language } from "../../lib/language.svelte";
import type { HighlightWords } from "../game";
import { bidSaid, diceSaid, number } from "./numbers";
import type { Highlight } from "./types";

type Words = HighlightWords<Highlight>;

const en: Words = {
  "boldest-bluff": ({ seat, bid, count }, names, me) => {
    const there =
      count === 0
        ? "there was none"
        : count === 1
          ? "there was only one"
          : `there were only ${number("en", count)}`;
    return `${did(names, me, seat, ["You bid", "bid"])} ${bidSaid("en", bid)} where ${there}, and nobody challenged.`;
  },
  "worst-challenge": ({ seat, bid, count }, names, me) =>
    `${did(names, me, seat, ["You challenged", "challenged"])} ${bidSaid("en", bid)}, and there were ${number("en", count)}.`,
  "closest-call": ({ seat, bid }, names, me) => {
    const who = did(names, me, seat, ["You bid", "bid"]);
    return `${who} ${bidSaid("en", bid)}, ${seat === me ? "were" : "was"} challenged, and had it to the very die.`;
  },
  comeback: ({ seat, left, most }, names, me) =>
    `${did(names, me, seat, ["You were", "was"])} down to ${diceSaid("en", left)} against ${number("en", most)}, and won.`,
  "went-out": ({ seat, round }, names, me) =>
    `${did(names, me, seat, ["You lost your", "lost the"])} last die in round ${round}.`,
};

const fr: Words = {
  "boldest-bluff": ({ seat, bid, count }, names, me) => {
    const there =
      count === 0 ? "il n'y en avait aucun" : `il n'y en avait que ${number("fr", count)}`;
    return `${did(names, me, seat, ["Tu as", "a"])} annoncé ${bidSaid("fr", bid)} quand ${there}, et personne n'a défié.`;
  },
  "worst-challenge": ({ seat, bid, count }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} défié ${bidSaid("fr", bid)}, et il y en avait ${number("fr", count)}.`,
  "closest-call": ({ seat, bid }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a"])} annoncé ${bidSaid("fr", bid)}\u202f: un défi, et le compte y était au dé près.`,
  comeback: ({ seat, left, most }, names, me) =>
    `${did(names, me, seat, ["Tu n'avais", "n'avait"])} plus que ${diceSaid("fr", left)} contre ${number("fr", most)}, et ${verb(names, me, seat, ["tu gagnes", "gagne"])}.`,
  "went-out": ({ seat, round }, names, me) =>
    `${did(names, me, seat, ["Tu as perdu ton", "a perdu son"])} dernier dé à la manche ${round}.`,
};

const es: Words = {
  "boldest-bluff": ({ seat, bid, count }, names, me) => {
    const there =
      count === 0 ? "no había ninguno" : `solo había ${count === 1 ? "uno" : number("es", count)}`;
    return `${did(names, me, seat, ["Apostaste", "apostó"])} ${bidSaid("es", bid)} cuando ${there}, y nadie desafió.`;
  },
  "worst-challenge": ({ seat, bid, count }, names, me) =>
    `${did(names, me, seat, ["Desafiaste", "desafió"])} ${bidSaid("es", bid)}, y había ${number("es", count)}.`,
  "closest-call": ({ seat, bid }, names, me) =>
    `${did(names, me, seat, ["Apostaste", "apostó"])} ${bidSaid("es", bid)}, hubo desafío, y salió justo, ni un dado más.`,
  comeback: ({ seat, left, most }, names, me) =>
    `${did(names, me, seat, ["Llegaste", "llegó"])} a tener ${diceSaid("es", left)} contra ${number("es", most)}, y ${verb(names, me, seat, ["ganaste", "ganó"])}.`,
  "went-out": ({ seat, round }, names, me) =>
    `${did(names, me, seat, ["Perdiste tu", "perdió su"])} último dado en la ronda ${round}.`,
};

export const highlights: Record<Language, Words> = { en, fr, es };
