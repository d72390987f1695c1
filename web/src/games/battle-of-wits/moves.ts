// What one might have done, as a phrase, for the coach.
import type { Language } from "../../lib/language.svelte";
import { letter } from "../../lib/sentences";
import type { MoveWords } from "../game";
import { saidCharacter } from "./characterNames";
import { isPoison } from "./table";
import type { Deal, Lot, Move, View } from "./types";

type Words = MoveWords<Exclude<Move, Lot | Deal>, View>;

const en: Words = {
  become: ({ character }) => `be ${character}`,
  whoever: () => "take any character",
  pour: ({ card, sicilian, goblet }) =>
    `pour the ${sicilian ? "Sicilian " : ""}${card} of ${isPoison(card) ? "poison" : "wine"} into goblet ${letter(goblet)}`,
  bid: ({ card, goblet }) => `bid the ${card} on goblet ${letter(goblet)}`,
  immunity: () => "play Immunity",
  switch: ({ one, other }) => `switch the bids on goblets ${letter(one)} and ${letter(other)}`,
  take: ({ goblet }) => `take goblet ${letter(goblet)}`,
  ready: () => "go on with the next game",
};

const fr: Words = {
  become: ({ character }) => `jouer ${saidCharacter("fr", character)}`,
  whoever: () => "prendre n'importe quel personnage",
  pour: ({ card, sicilian, goblet }) =>
    `verser le ${card}${sicilian ? " sicilien" : ""} de ${isPoison(card) ? "poison" : "vin"} dans la coupe ${letter(goblet)}`,
  bid: ({ card, goblet }) => `miser le ${card} sur la coupe ${letter(goblet)}`,
  immunity: () => "jouer Immunité",
  switch: ({ one, other }) => `échanger les mises des coupes ${letter(one)} et ${letter(other)}`,
  take: ({ goblet }) => `prendre la coupe ${letter(goblet)}`,
  ready: () => "passer à la partie suivante",
};

const es: Words = {
  become: ({ character }) => `ser ${saidCharacter("es", character)}`,
  whoever: () => "tomar cualquier personaje",
  pour: ({ card, sicilian, goblet }) =>
    `verter el ${card}${sicilian ? " siciliano" : ""} de ${isPoison(card) ? "veneno" : "vino"} en la copa ${letter(goblet)}`,
  bid: ({ card, goblet }) => `pujar con el ${card} por la copa ${letter(goblet)}`,
  immunity: () => "jugar Inmunidad",
  switch: ({ one, other }) =>
    `intercambiar las pujas de las copas ${letter(one)} y ${letter(other)}`,
  take: ({ goblet }) => `tomar la copa ${letter(goblet)}`,
  ready: () => "pasar a la siguiente partida",
};

export const moveWords: Record<Language, Words> = { en, fr, es };
