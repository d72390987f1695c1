// What the figures of the rules show: corners of the house's book, whose names stay as printed there.
import { said, type Text } from "../text";
import type { BoardMap, Space } from "../types";

const space = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  id,
  name: null,
  number: Number(id) || null,
  x,
  y,
  tags: [],
  ...more,
});
const named = (en: string, fr: string, es: string): Text => ({ en, fr, es });

/** Of chapter 1, around space 14. */
export const FARM: BoardMap = {
  spaces: [
    space("11", 0, 1),
    space("13", 1, 0),
    space("14", 1, 1),
    space("12", 1, 2),
    space("farmhouse", 2, 1, { name: named("Farmhouse", "Ferme", "Casa") }),
  ],
  edges: [
    ["11", "14"],
    ["13", "14"],
    ["12", "14"],
    ["14", "farmhouse"],
    ["13", "farmhouse"],
  ],
  gates: [],
};

/** Of chapter 2, by the railing. */
export const DECK: BoardMap = {
  spaces: [
    space("5", 0, 1),
    space("7", 1, 1),
    space("railing", 1, 0, { name: named("Railing", "Bastingage", "Borda"), tags: ["railing"] }),
    space("water", 2, 0, {
      name: named("Dark Water", "Eau sombre", "Aguas negras"),
      tags: ["water"],
    }),
    space("deep", 2, 1, {
      name: named("Deep Water", "Eau profonde", "Aguas hondas"),
      tags: ["water"],
    }),
  ],
  edges: [
    ["5", "7"],
    ["5", "railing"],
    ["7", "railing"],
    ["railing", "water"],
    ["water", "deep"],
  ],
  gates: [],
};

const CARDS: Readonly<Record<string, Text>> = {
  adventure: named("Adventure", "Aventure", "Aventura"),
  courage: named("Courage", "Courage", "Valor"),
};

/** Names cards as a book does that has these alone. */
export const cards = {
  book: { cards: { special: [] } },
  card: (id: string) => (CARDS[id] ? said(CARDS[id]) : id),
};

export const farmBoy = () =>
  said(named("Farm boy...", "Garçon de ferme...", "Mozo de la granja..."));
export const chapterTitle = {
  farm: () => said(named("As You Wish", "Comme vous voudrez", "Como desees")),
  deck: () => said(named("Escape by Sea", "La fuite par la mer", "Huida por mar")),
};
