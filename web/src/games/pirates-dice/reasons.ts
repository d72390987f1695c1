// Why another bid, or a challenge, would have been better, for the coach.
import type { Language } from "../../lib/language.svelte";
import type { BidOdds, DiceReason } from "../../lib/protocol";
import { percent } from "../../lib/sentences";
import type { ReasonWords } from "../game";
import { bidSaid, number } from "./numbers";
import type { Move, View } from "./types";

interface Says {
  /** What of the own dice counts for a bid. */
  holding: (faces: number, face: number, skulls: number) => string;
  holds: (bid: string, holds: string) => string;
  byDice: (holds: string) => string;
  challenge: (holding: string, holds: string, wins: string) => string;
  bid: (holds: string, doubted: string) => string;
  /** Where that speaks for the bid that was made. */
  later: string;
}

const SKULL = 1;
const TOLD_APART = 0.05; // what bids tell beyond the dice, from which it is worth saying

const SAYS: Record<Language, Says> = {
  en: {
    holding: (faces, face, skulls) =>
      `With ${bidSaid("en", { count: faces, face })} and ${number("en", skulls)} skull${skulls === 1 ? "" : "s"} in your hand`,
    holds: (bid, holds) => `the bid of ${bid} holds ${holds} of the time`,
    byDice: (holds) => ` (${holds} by the dice alone)`,
    challenge: (holding, holds, wins) => `${holding}, ${holds}: a challenge wins ${wins}.`,
    bid: (holds, doubted) =>
      `T${holds.slice(1)}, and the next player challenges it ${doubted} of the time.`,
    later: "Your bid is not likelier to fail at once: what comes after it is worse.",
  },
  fr: {
    holding: (faces, face, skulls) =>
      `Avec ${bidSaid("fr", { count: faces, face })} et ${number("fr", skulls)} crâne${skulls > 1 ? "s" : ""} en main`,
    holds: (bid, holds) => `l'annonce de ${bid} tient dans ${holds} des cas`,
    byDice: (holds) => ` (${holds} d'après les seuls dés)`,
    challenge: (holding, holds, wins) =>
      `${holding}, ${holds}\u202f: la défier gagne dans ${wins} des cas.`,
    bid: (holds, doubted) => `L${holds.slice(1)}, et le suivant la défie dans ${doubted} des cas.`,
    later:
      "Votre annonce n'échoue pas plus souvent sur le moment\u202f: c'est la suite qui est pire.",
  },
  es: {
    holding: (faces, face, skulls) =>
      `Con ${bidSaid("es", { count: faces, face })} y ${skulls === 1 ? "una calavera" : skulls === 0 ? "ninguna calavera" : `${number("es", skulls)} calaveras`} en la mano`,
    holds: (bid, holds) => `la apuesta de ${bid} se cumple el ${holds} de las veces`,
    byDice: (holds) => ` (el ${holds} solo por los dados)`,
    challenge: (holding, holds, wins) => `${holding}, ${holds}: desafiarla gana el ${wins}.`,
    bid: (holds, doubted) =>
      `L${holds.slice(1)}, y el siguiente la desafía el ${doubted} de las veces.`,
    later: "Tu apuesta no falla más a menudo en el acto: lo que viene después es peor.",
  },
};

/** How often a bid is challenged and false, as far as the one tells nothing of the other. */
const fails = ({ holds, doubted }: BidOdds) => (doubted ?? 0) * (1 - holds);

type Words = ReasonWords<DiceReason, Move, View>;

function wordsIn(language: Language): Words {
  const say = SAYS[language];
  const share = (part: number) => percent(language, part);
  const held = ({ bid, holds, by_dice }: BidOdds) =>
    say.holds(bidSaid(language, bid), share(holds)) +
    (Math.abs(holds - by_dice) >= TOLD_APART ? say.byDice(share(by_dice)) : "");
  const count = (dice: readonly number[], face: number) =>
    dice.filter((die) => die === face).length;

  return ({ standing, made, better }, { view: { dice } }) => {
    const told: string[] = [];
    if (standing && !(made && better)) {
      const { face } = standing.bid;
      const holding = say.holding(count(dice, face), face, count(dice, SKULL));
      told.push(say.challenge(holding, held(standing), share(1 - standing.holds)));
    }
    for (const each of [better, made])
      if (each) told.push(say.bid(held(each), share(each.doubted ?? 0)));
    if (better && made && fails(made) <= fails(better)) told.push(say.later);
    return told.join(" ");
  };
}

export const reasonWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};
