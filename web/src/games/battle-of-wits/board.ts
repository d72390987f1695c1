import { taste } from "../../lib/taste.svelte";
import type { Board as GameBoard } from "../game";
import { applies } from "./applies";
import Board from "./Board.svelte";
import Bids from "./figures/Bids.svelte";
import Drinking from "./figures/Drinking.svelte";
import Stacks from "./figures/Stacks.svelte";
import { guide } from "./guide";
import { highlights } from "./highlights";
import { moveWords } from "./moves";
import { reasonWords } from "./reasons";
import { pageEnds, sceneTime } from "./scene";
import { clauseNow, hidesCards, sideOf } from "./table";
import type { View } from "./types";
import { words } from "./words";

export const board: GameBoard = {
  Board,
  saysTurn: true,
  words,
  rules: {
    en: () => import("../../../../docs/rules/battle-of-wits.md"),
    fr: () => import("../../../../docs/rules/battle-of-wits.fr.md"),
    es: () => import("../../../../docs/rules/battle-of-wits.es.md"),
  },
  figures: { bids: Bids, drinking: Drinking, stacks: Stacks },
  applies,
  hides: hidesCards,
  clause: clauseNow,
  isOut: (view: View, seat) =>
    view.rows.length > 0 && !view.rows.some(({ seats }) => seats.includes(seat)),
  sceneTime: (view: View) => sceneTime(view, taste.still),
  pageEnds: (view: View) => pageEnds(view, taste.still),
  side: sideOf,
  guide,
  highlights,
  moveWords,
  reasonWords,
};
