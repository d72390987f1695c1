import { taste } from "../../lib/taste.svelte";
import type { Board as GameBoard } from "../game";
import { applies } from "./applies";
import Board from "./Board.svelte";
import Challenge from "./figures/Challenge.svelte";
import Raises from "./figures/Raises.svelte";
import Wild from "./figures/Wild.svelte";
import { guide } from "./guide";
import { highlights } from "./highlights";
import { moveWords } from "./moves";
import { reasonWords } from "./reasons";
import { pageEnds, sceneTime } from "./scene";
import type { View } from "./types";
import { words } from "./words";

export const board: GameBoard = {
  Board,
  words,
  rules: {
    en: () => import("../../../../docs/rules/pirates-dice.md"),
    fr: () => import("../../../../docs/rules/pirates-dice.fr.md"),
    es: () => import("../../../../docs/rules/pirates-dice.es.md"),
  },
  figures: { wild: Wild, raises: Raises, challenge: Challenge },
  applies,
  hides: ({ dice }: View) => dice.length > 0,
  clause: (view: View) => (view.bids.length ? "5" : "4"),
  isOut: (view: View, seat) => view.left[seat] === 0,
  sceneTime: (view: View) => sceneTime(view, taste.still),
  pageEnds: (view: View) => pageEnds(view, taste.still),
  guide,
  highlights,
  moveWords,
  reasonWords,
};
