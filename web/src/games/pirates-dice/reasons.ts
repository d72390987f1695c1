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
  /** Where bids tell more than the own dice do. */
  byBids: (held: string, byDice: string) => string;
  challenge: (holding: string, holds: string, wins: string) => string;
  bid: (holds: string, doubted: string) => string;
  /** Where that speaks for the bid that was made; and it is below the better one. */
  later: string;
  low: string;
}

const SKULL = 1;
const TOLD_APART = 0.05; // what bids tell beyond the dice, from which it is worth saying

const SAYS: Record<Language, Says> = {
  en: {
    holding: (faces, face, skulls) =>
      `With ${bidSaid("en", { count: faces, face })} and ${number("en", skulls)} skull${skulls === 1 ? "" : "s"} in your hand`,
    holds: (bid, holds) => `the bid of ${bid} holds ${holds} of the time`,
    byBids: (held, byDice) => `${held} as the bids tell (${byDice} going by your own dice alone)`,
    challenge: (holding, holds, wins) =>
      `${holding}, ${holds}: a challenge is right ${wins} of the time.`,
    bid: (holds, doubted) =>
      `T${holds.slice(1)}, and the next player challenges it ${doubted} of the time.`,
    later:
      "Your bid is not likelier to fail at once; followed to the end of the round, it loses more.",
    low: "Your bid is not likelier to fail at once; but so low a bid is easily raised, and the turn comes back to you at a higher one. Followed to the end of the round, it loses more.",
  },
  fr: {
    holding: (faces, face, skulls) =>
      `Avec ${bidSaid("fr", { count: faces, face })} et ${number("fr", skulls)} crâne${skulls > 1 ? "s" : ""} en main`,
    holds: (bid, holds) => `l'annonce de ${bid} tient dans ${holds} des cas`,
    byBids: (held, byDice) => `${held} d'après les annonces (${byDice} d'après tes seuls dés)`,
    challenge: (holding, holds, wins) =>
      `${holding}, ${holds}\u202f: la défier réussit dans ${wins} des cas.`,
    bid: (holds, doubted) => `L${holds.slice(1)}, et le suivant la défie dans ${doubted} des cas.`,
    later:
      "Ton annonce n'échoue pas plus souvent sur le moment\u202f; suivie jusqu'à la fin de la manche, elle perd plus.",
    low: "Ton annonce n'échoue pas plus souvent sur le moment\u202f; mais si basse, elle se surenchérit sans peine et le tour te revient plus haut. Suivie jusqu'à la fin de la manche, elle perd plus.",
  },
  es: {
    holding: (faces, face, skulls) =>
      `Con ${bidSaid("es", { count: faces, face })} y ${skulls === 1 ? "una calavera" : skulls === 0 ? "ninguna calavera" : `${number("es", skulls)} calaveras`} en la mano`,
    holds: (bid, holds) => `la apuesta de ${bid} se cumple el ${holds} de las veces`,
    byBids: (held, byDice) => `${held} según las apuestas (el ${byDice} solo por tus dados)`,
    challenge: (holding, holds, wins) =>
      `${holding}, ${holds}: desafiarla acierta el ${wins} de las veces.`,
    bid: (holds, doubted) =>
      `L${holds.slice(1)}, y el siguiente la desafía el ${doubted} de las veces.`,
    later:
      "Tu apuesta no falla más a menudo en el acto; seguida hasta el final de la ronda, pierde más.",
    low: "Tu apuesta no falla más a menudo en el acto; pero una tan baja se supera con facilidad y el turno te vuelve más arriba. Seguida hasta el final de la ronda, pierde más.",
  },
};

/** How often a bid is challenged and false, as far as the one tells nothing of the other. */
const fails = ({ holds, doubted }: BidOdds) => (doubted ?? 0) * (1 - holds);

/** That a bid holds: one figure with the odds at the table, unless bids tell clearly more. */
const toldChance = ({ holds, by_dice }: BidOdds) =>
  Math.abs(holds - by_dice) >= TOLD_APART ? holds : by_dice;

/** So that the next seat has more bids to choose from. */
const isBelow = (bid: Bid, other: Bid) =>
  bid.count < other.count || (bid.count === other.count && bid.face < other.face);

type Bid = BidOdds["bid"];
type Words = ReasonWords<DiceReason, Move, View>;

function wordsIn(language: Language): Words {
  const say = SAYS[language];
  const share = (part: number) => percent(language, part);
  const held = (odds: BidOdds) => {
    const chance = toldChance(odds);
    const holds = say.holds(bidSaid(language, odds.bid), share(chance));
    return chance === odds.by_dice ? holds : say.byBids(holds, share(odds.by_dice));
  };
  const count = (dice: readonly number[], face: number) =>
    dice.filter((die) => die === face).length;

  return ({ standing, made, better }, { view: { dice } }) => {
    const told: string[] = [];
    if (standing && !(made && better)) {
      const { face } = standing.bid;
      const holding = say.holding(count(dice, face), face, count(dice, SKULL));
      told.push(say.challenge(holding, held(standing), share(1 - toldChance(standing))));
    }
    for (const each of [better, made])
      if (each) told.push(say.bid(held(each), share(each.doubted ?? 0)));
    if (better && made && fails(made) <= fails(better))
      told.push(isBelow(made.bid, better.bid) ? say.low : say.later);
    return told.join(" ");
  };
}

export const reasonWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};
