// Why another card or goblet would have been better, for the coach.
import type { Language } from "../../lib/language.svelte";
import type { Drinking, GobletReason } from "../../lib/protocol";
import { letter, listed, percent } from "../../lib/sentences";
import type { ReasonWords } from "../game";
import { isPoison, ownRow } from "./table";
import type { Move, View } from "./types";

interface Figures {
  goblet: string;
  often: string;
  /** Whether one drinks from another one now and then. */
  others: boolean;
  pays: string;
}

interface Says {
  /** A goblet that is taken as it stands, by whether one lives or has the highest total. */
  takes: (better: Figures, made: Figures, total: boolean) => string;
  /** One comes to drink from the same goblet. */
  eitherWay: (better: Figures, made: Figures, total: boolean) => string;
  /** Where one comes to drink. */
  drinks: (better: Figures, made: Figures, total: boolean) => string;
  /** The same, where what was done loses by a goblet that one gets less than half of the time. */
  risks: (better: Figures, made: Figures, total: boolean) => string;
  /** What is laid where, from there to the end. */
  plan: (laid: readonly string[]) => string;
  sicilian: (card: number) => string;
  pour: (cards: string, goblet: string) => string;
  bid: (cards: string, goblet: string) => string;
  nothing: (goblet: string, hidden: number) => string;
  knew: (goblet: string, wine: number, poison: number, hidden: number) => string;
}

/** One drinks from it, so that others need no word. */
const isNearlyAlways = ({ often }: Drinking) => often >= 0.95;

const SAYS: Record<Language, Says> = {
  en: {
    takes: (better, made, total) =>
      `Goblet ${better.goblet} ${total ? "has the highest total" : "is safe"} ${better.pays} of the time, goblet ${made.goblet} ${made.pays}.`,
    eitherWay: (better, made, total) =>
      `You drink from goblet ${better.goblet} either way: it ${total ? "has the highest total" : "is safe"} ${better.pays} of the time then, and ${made.pays} after what you did.`,
    drinks: (better, made, total) => {
      const pays = total ? "has the highest total" : "is safe";
      const from = ({ goblet, often, others }: Figures) =>
        `you drink from goblet ${goblet} ${often} of the time${others ? " (else from another)" : ""}, and it ${pays} in`;
      return `Then ${from(better)} ${better.pays} of these games; after what you did ${from(made)} ${made.pays}.`;
    },
    risks: (better, made, total) => {
      const pays = total ? "has the highest total" : "is safe";
      return `Then you drink from goblet ${better.goblet} ${better.often} of the time, and it ${pays} in ${better.pays} of these games. The danger of what you did is goblet ${made.goblet}: you end up with it ${made.often} of the time, and then it ${pays} in ${made.pays}.`;
    },
    plan: (laid) => `The plan: ${laid.join(", ")}.`,
    sicilian: (card) => `the Sicilian ${card}`,
    pour: (cards, goblet) => `pour ${cards} into ${goblet}`,
    bid: (cards, goblet) => `bid ${cards} on ${goblet}`,
    nothing: (goblet, hidden) =>
      `Of goblet ${goblet} you knew nothing, with ${hidden} card${hidden === 1 ? "" : "s"} face-down.`,
    knew: (goblet, wine, poison, hidden) =>
      `In goblet ${goblet} you knew ${wine} wine and ${poison} poison${hidden ? `, with ${hidden} unknown card${hidden === 1 ? "" : "s"}` : ""}.`,
  },
  fr: {
    takes: (better, made, total) =>
      `La coupe ${better.goblet} ${total ? "a le plus grand total" : "est sûre"} dans ${better.pays} des cas, la coupe ${made.goblet} dans ${made.pays}.`,
    eitherWay: (better, made, total) =>
      `Tu bois la coupe ${better.goblet} dans les deux cas\u202f: elle ${total ? "a alors le plus grand total" : "est alors sûre"} ${better.pays} du temps, et ${made.pays} après ton choix.`,
    drinks: (better, made, total) => {
      const pays = total ? "et elle a le plus grand total" : "et elle est sûre";
      const from = ({ goblet, often, others }: Figures) =>
        `la coupe ${goblet} dans ${often} des cas${others ? " (sinon une autre)" : ""}, ${pays} dans`;
      return `Tu bois alors ${from(better)} ${better.pays} de ces parties\u202f; après ton choix, tu bois ${from(made)} ${made.pays}.`;
    },
    risks: (better, made, total) => {
      const pays = total ? "elle a le plus grand total" : "elle est sûre";
      return `Tu bois alors la coupe ${better.goblet} dans ${better.often} des cas, et ${pays} dans ${better.pays} de ces parties. Le danger de ton choix, c'est la coupe ${made.goblet}\u202f: elle te revient dans ${made.often} des cas, et ${pays} alors dans ${made.pays}.`;
    },
    plan: (laid) => `Le plan\u202f: ${laid.join(", ")}.`,
    sicilian: (card) => `le ${card} sicilien`,
    pour: (cards, goblet) => `verser ${cards} dans ${goblet}`,
    bid: (cards, goblet) => `miser ${cards} sur ${goblet}`,
    nothing: (goblet, hidden) =>
      `De la coupe ${goblet} tu ne savais rien\u202f: ${hidden} carte${hidden > 1 ? "s" : ""} face cachée.`,
    knew: (goblet, wine, poison, hidden) =>
      `Dans la coupe ${goblet} tu connaissais ${wine} de vin et ${poison} de poison${hidden ? `, avec ${hidden} carte${hidden > 1 ? "s" : ""} inconnue${hidden > 1 ? "s" : ""}` : ""}.`,
  },
  es: {
    takes: (better, made, total) =>
      `La copa ${better.goblet} ${total ? "tiene el total más alto" : "es segura"} el ${better.pays} de las veces; la copa ${made.goblet}, el ${made.pays}.`,
    eitherWay: (better, made, total) =>
      `Bebes de la copa ${better.goblet} en ambos casos: entonces ${total ? "tiene el total más alto" : "es segura"} el ${better.pays} de las veces; tras tu elección, el ${made.pays}.`,
    drinks: (better, made, total) => {
      const pays = total ? "tiene el total más alto" : "es segura";
      const from = ({ goblet, often, others }: Figures) =>
        `bebes de la copa ${goblet} el ${often} de las veces${others ? " (si no, de otra)" : ""}, y ${pays} en el`;
      return `Entonces ${from(better)} ${better.pays} de esas partidas; tras tu elección ${from(made)} ${made.pays}.`;
    },
    risks: (better, made, total) => {
      const pays = total ? "tiene el total más alto" : "es segura";
      return `Entonces bebes de la copa ${better.goblet} el ${better.often} de las veces, y ${pays} en el ${better.pays} de esas partidas. El peligro de tu elección es la copa ${made.goblet}: te toca el ${made.often} de las veces, y entonces ${pays} en el ${made.pays}.`;
    },
    plan: (laid) => `El plan: ${laid.join(", ")}.`,
    sicilian: (card) => `el ${card} siciliano`,
    pour: (cards, goblet) => `verter ${cards} en ${goblet}`,
    bid: (cards, goblet) => `pujar con ${cards} por ${goblet}`,
    nothing: (goblet, hidden) =>
      `De la copa ${goblet} no sabías nada: ${hidden} carta${hidden === 1 ? "" : "s"} boca abajo.`,
    knew: (goblet, wine, poison, hidden) =>
      `En la copa ${goblet} conocías ${wine} de vino y ${poison} de veneno${hidden ? `, con ${hidden} carta${hidden === 1 ? " desconocida" : "s desconocidas"}` : ""}.`,
  },
};

type Words = ReasonWords<GobletReason, Move, View>;

function wordsIn(language: Language): Words {
  const say = SAYS[language];
  const figures = (drinking: Drinking): Figures => ({
    goblet: letter(drinking.goblet),
    often: percent(language, drinking.often),
    others: !isNearlyAlways(drinking),
    pays: percent(language, drinking.pays),
  });

  function contents(view: View, goblet: number): string {
    const cards = view.rows[ownRow(view)]?.goblets[goblet]?.contents ?? [];
    const known = cards.flatMap(({ card }) => (card === null ? [] : [card]));
    const hidden = cards.length - known.length;
    if (cards.length === 0) return "";
    if (known.length === 0) return say.nothing(letter(goblet), hidden);
    const sum = (some: readonly number[]) => some.reduce((total, card) => total + card, 0);
    const poison = sum(known.filter(isPoison));
    return say.knew(letter(goblet), sum(known) - poison, poison, hidden);
  }

  function planned(plan: readonly Move[]): string {
    const laid = new Map<string, { say: Says["pour"]; goblet: string; cards: string[] }>();
    for (const move of plan) {
      if (move.type !== "pour" && move.type !== "bid") continue;
      const key = `${move.type} ${move.goblet}`;
      const there = laid.get(key) ?? {
        say: say[move.type],
        goblet: letter(move.goblet),
        cards: [],
      };
      const { card } = move;
      there.cards.push(move.type === "pour" && move.sicilian ? say.sicilian(card) : String(card));
      laid.set(key, there);
    }
    const said = [...laid.values()].map(({ say, goblet, cards }) =>
      say(listed(language, cards), goblet),
    );
    return said.length > 0 ? say.plan(said) : "";
  }

  return ({ made, better }, { move, view }) => {
    const same = better.goblet === made.goblet && [better, made].every(isNearlyAlways);
    const drinks = made.often < 0.5 ? say.risks : say.drinks;
    const tell = move.type === "take" ? say.takes : same ? say.eitherWay : drinks;
    const told = tell(figures(better), figures(made), view.setup.winner === "highest-total");
    const goblets = [...new Set([better.goblet, made.goblet])];
    const plan = planned(better.plan as Move[]);
    const known = goblets.map((goblet) => contents(view, goblet));
    return [plan, told, ...known].filter(Boolean).join(" ");
  };
}

export const reasonWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};
