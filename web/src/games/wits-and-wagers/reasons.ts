// Why other bets would have been better, for the coach.
import type { Language } from "../../lib/language.svelte";
import type { WagerReason } from "../../lib/protocol";
import { capital, percent } from "../../lib/sentences";
import type { ReasonWords } from "../game";
import { dollars, spelled } from "./numbers";
import type { Move, View } from "./types";

interface Says {
  smaller: string;
  pays: (guess: string, odds: number, wins: string) => string;
  between: string;
  money: (better: string, made: string) => string;
  last: string;
}

const SAYS: Record<Language, Says> = {
  en: {
    smaller: "“smaller than all guesses”",
    pays: (guess, odds, wins) => `${guess} pays ${odds} to 1 and wins ${wins} of the time`,
    money: (better, made) => `That leaves you ${better} on average, and what you did ${made}.`,
    between: "; ",
    last: "It was the last question: only having the most money counts.",
  },
  fr: {
    smaller: "«\u202fplus petit que toutes\u202f»",
    pays: (guess, odds, wins) => `${guess} paie ${odds} contre 1 et gagne dans ${wins} des cas`,
    money: (better, made) => `Cela te laisse ${better} en moyenne, et ton choix ${made}.`,
    between: "\u202f; ",
    last: "C'était la dernière question\u202f: seul compte d'avoir le plus d'argent.",
  },
  es: {
    smaller: "«menor que todas»",
    pays: (guess, odds, wins) => `${guess} paga ${odds} a 1 y gana el ${wins} de las veces`,
    money: (better, made) => `Eso te deja ${better} de media, y tu elección ${made}.`,
    between: "; ",
    last: "Era la última pregunta: solo cuenta tener más dinero que nadie.",
  },
};

type Words = ReasonWords<WagerReason, Move, View>;

function wordsIn(language: Language): Words {
  const say = SAYS[language];
  const slots = (move: Move) => (move.type === "bet" ? move.bets.map(({ slot }) => slot) : []);

  return ({ chances, made, better }, { move, favourite, view }) => {
    const { mat, card, round, last, setup } = view;
    const places = [...new Set([...slots(favourite), ...slots(move)])].flatMap((slot) => {
      const place = mat[slot];
      if (!place) return [];
      const { number, odds } = place;
      const guess =
        number === null ? say.smaller : spelled(number, card?.display ?? "number", language);
      return [say.pays(guess, odds, percent(language, chances[slot] ?? 0))];
    });
    const money = (amount: number) => dollars(Math.round(amount / 10) * 10, language);
    const told = [
      `${capital(places.join(say.between))}.`,
      say.money(money(better.money), money(made.money)),
    ];
    if (last || round === setup.questions) told.push(say.last);
    return told.join(" ");
  };
}

export const reasonWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};
