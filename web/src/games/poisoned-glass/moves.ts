// What one might have done, as a phrase, for the coach.
import type { Language } from "../../lib/language.svelte";
import { letter } from "../../lib/sentences";
import type { MoveWords } from "../game";
import { isPoison } from "./table";
import type { Deal, Lot, Move, View } from "./types";

type Words = MoveWords<Exclude<Move, Lot | Deal>, View>;

interface Two {
  one: number;
  other: number;
}

const enTops = ({ one, other }: Two) =>
  `the top cards of glasses ${letter(one)} and ${letter(other)}`;

const en: Words = {
  spy: ({ glass }) => `look at the card of glass ${letter(glass)}`,
  pour: ({ card, glass }) =>
    `pour ${isPoison(card) ? "poison" : "antidote"} ${Math.abs(card)} into glass ${letter(glass)}`,
  look: (tops) => `look at ${enTops(tops)}`,
  exchange: (tops) => `exchange ${enTops(tops)}`,
  leave: () => "leave the glasses as they are",
  choose: ({ glass }) => `take glass ${letter(glass)}`,
  drink: () => "drink",
  refuse: () => "refuse to drink",
};

const frTops = ({ one, other }: Two) =>
  `les cartes du dessus des verres ${letter(one)} et ${letter(other)}`;

const fr: Words = {
  spy: ({ glass }) => `regarder la carte du verre ${letter(glass)}`,
  pour: ({ card, glass }) =>
    `verser ${isPoison(card) ? "le poison" : "l'antidote"} ${Math.abs(card)} dans le verre ${letter(glass)}`,
  look: (tops) => `regarder ${frTops(tops)}`,
  exchange: (tops) => `échanger ${frTops(tops)}`,
  leave: () => "laisser les verres comme ils sont",
  choose: ({ glass }) => `prendre le verre ${letter(glass)}`,
  drink: () => "boire",
  refuse: () => "ne pas boire",
};

const esTops = ({ one, other }: Two) =>
  `las cartas de encima de los vasos ${letter(one)} y ${letter(other)}`;

const es: Words = {
  spy: ({ glass }) => `mirar la carta del vaso ${letter(glass)}`,
  pour: ({ card, glass }) =>
    `verter el ${isPoison(card) ? "veneno" : "antídoto"} ${Math.abs(card)} en el vaso ${letter(glass)}`,
  look: (tops) => `mirar ${esTops(tops)}`,
  exchange: (tops) => `intercambiar ${esTops(tops)}`,
  leave: () => "dejar los vasos como están",
  choose: ({ glass }) => `tomar el vaso ${letter(glass)}`,
  drink: () => "beber",
  refuse: () => "no beber",
};

export const moveWords: Record<Language, Words> = { en, fr, es };
