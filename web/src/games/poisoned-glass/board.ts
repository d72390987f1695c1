import { taste } from "../../lib/taste.svelte";
import type { Board as GameBoard } from "../game";
import { applies } from "./applies";
import Board from "./Board.svelte";
import CountedGlass from "./figures/CountedGlass.svelte";
import { guide } from "./guide";
import { highlights } from "./highlights";
import { moveWords } from "./moves";
import { reasonWords } from "./reasons";
import { pageEnds, sceneTime } from "./scene";
import { hindsight } from "./table";
import type { News, View } from "./types";
import { words } from "./words";

const SEEING = new Set<News["type"]>(["spied", "looked", "exchanged"]);

const CLAUSES = { deal: "4", spy: "5", fill: "6", choose: "8", drink: "9", over: "10" };

export const board: GameBoard = {
  Board,
  saysTurn: true,
  scoreRanks: true,
  words,
  rules: {
    en: () => import("../../../../docs/rules/poisoned-glass.md"),
    fr: () => import("../../../../docs/rules/poisoned-glass.fr.md"),
    es: () => import("../../../../docs/rules/poisoned-glass.es.md"),
  },
  figures: { "counted-glass": CountedGlass },
  applies,
  clause: ({ phase }: View) => CLAUSES[phase],
  hindsight,
  secret: ({ seat, news }: View) =>
    seat !== null &&
    news.some(({ type, ...facts }) => SEEING.has(type) && "seat" in facts && facts.seat === seat),
  sceneTime: (view: View) => sceneTime(view, taste.still),
  pageEnds: (view: View) => pageEnds(view, taste.still),
  guide,
  highlights,
  moveWords,
  reasonWords,
};
