// What one might have done, as a phrase, for the coach.
import type { Language } from "../../lib/language.svelte";
import { listed } from "../../lib/sentences";
import type { MoveWords } from "../game";
import { WAGER } from "./betting";
import { dollars, spelled, withUnit } from "./numbers";
import type { Ask, Bet, Close, Guess, Hunch, Move, Skip, View } from "./types";

type Words = MoveWords<Exclude<Move, Ask | Hunch | Skip | Close>, View>;

interface BetWords {
  nothing: string;
  bet: (bets: string) => string;
  on: (money: string, guess: string, odds: number) => string;
  smaller: string;
}

/** What lies on one slot is one bet, with however many chips it is made. */
function betsSaid(language: Language, { bets }: Bet, { mat, card }: View, say: BetWords): string {
  const stakes = new Map<number, number>();
  for (const { slot, chips } of bets) stakes.set(slot, (stakes.get(slot) ?? 0) + WAGER + chips);
  const said = mat.flatMap(({ number, odds }, slot) => {
    const stake = stakes.get(slot);
    if (!stake) return [];
    const guess =
      number === null ? say.smaller : spelled(number, card?.display ?? "number", language);
    return [say.on(dollars(stake, language), guess, odds)];
  });
  return said.length > 0 ? say.bet(listed(language, said)) : say.nothing;
}

const guessSaid = (language: Language, { number }: Guess, { card }: View) =>
  card ? withUnit(number, card, language) : spelled(number, "number", language);

const BETS: Record<Language, BetWords> = {
  en: {
    nothing: "bet nothing",
    bet: (bets) => `bet ${bets}`,
    on: (money, guess, odds) => `${money} on ${guess} (pays ${odds} to 1)`,
    smaller: "smaller than all guesses",
  },
  fr: {
    nothing: "ne rien miser",
    bet: (bets) => `miser ${bets}`,
    on: (money, guess, odds) => `${money} sur ${guess} (paie ${odds} contre 1)`,
    smaller: "«\u202fplus petit que toutes\u202f»",
  },
  es: {
    nothing: "no apostar nada",
    bet: (bets) => `apostar ${bets}`,
    on: (money, guess, odds) => `${money} a ${guess} (paga ${odds} a 1)`,
    smaller: "«menor que todas»",
  },
};

const en: Words = {
  guess: (move, view) => `guess ${guessSaid("en", move, view)}`,
  bet: (move, view) => betsSaid("en", move, view, BETS.en),
  lock: (_, { phase }) =>
    phase === "betting" ? "leave the bets as they are" : "lock in the guess",
  "time-up": () => "let the time run out",
  unlock: () => "think again",
  next: () => "go on",
  wonder: () => "ask for a hunch",
};

const fr: Words = {
  guess: (move, view) => `estimer à ${guessSaid("fr", move, view)}`,
  bet: (move, view) => betsSaid("fr", move, view, BETS.fr),
  lock: (_, { phase }) =>
    phase === "betting" ? "laisser les mises comme elles sont" : "valider l'estimation",
  "time-up": () => "laisser le temps s'écouler",
  unlock: () => "réfléchir encore",
  next: () => "continuer",
  wonder: () => "demander une intuition",
};

const es: Words = {
  guess: (move, view) => `estimar ${guessSaid("es", move, view)}`,
  bet: (move, view) => betsSaid("es", move, view, BETS.es),
  lock: (_, { phase }) =>
    phase === "betting" ? "dejar las apuestas como están" : "fijar la estimación",
  "time-up": () => "dejar que se acabe el tiempo",
  unlock: () => "pensarlo mejor",
  next: () => "seguir",
  wonder: () => "pedir una corazonada",
};

export const moveWords: Record<Language, Words> = { en, fr, es };
