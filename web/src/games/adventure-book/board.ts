import { language } from "../../lib/language.svelte";
import { taste } from "../../lib/taste.svelte";
import type { Board as GameBoard } from "../game";
import { applies } from "./applies";
import Board from "./Board.svelte";
import ChorePlaced from "./figures/ChorePlaced.svelte";
import ShriekingEels from "./figures/ShriekingEels.svelte";
import EndPicture from "./EndPicture.svelte";
import { guide } from "./guide";
import { boardWords } from "./boardWords";
import { highlights } from "./highlights";
import { moveWords } from "./moves";
import { reasonWords } from "./reasons";
import { read, toldSince } from "./reading";
import { pageEnds, sceneTime } from "./scene";
import Printed from "./Printed.svelte";
import Told from "./Told.svelte";
import type { Book, View } from "./types";
import { words } from "./words";

const CLAUSES = {
  first: "3",
  deal: "3",
  move: "4",
  story: "5",
  draw: "6",
  plot: "7",
  discard: "8",
};

export const board: GameBoard = {
  Board,
  Afterwards: Told,
  EndPicture,
  Printed,
  words,
  rules: {
    en: () => import("../../../../docs/rules/adventure-book.md"),
    fr: () => import("../../../../docs/rules/adventure-book.fr.md"),
    es: () => import("../../../../docs/rules/adventure-book.es.md"),
  },
  figures: { "chore-placed": ChorePlaced, "shrieking-eels": ShriekingEels },
  applies,
  clause: ({ phase }: View) => CLAUSES[phase],
  together: true,
  cameTo: (view: View) => {
    const { chapters, from } = toldSince(view);
    return boardWords().tellsFrom(chapters, from);
  },
  hides: () => false,
  part: (view: View, book: Book) => {
    const { say, chapter } = read(book, view.chapter, language.current);
    const name = `${view.chapter}. ${say(chapter.chapter.title)}`;
    return view.again ? `${name} (${boardWords().onceMore})` : name;
  },
  turn: ({ turn, offer }: View) => (offer ? turn : null),
  sceneTime: (view: View) => sceneTime(view, taste.still),
  pageEnds: (view: View) => pageEnds(view, taste.still),
  guide,
  highlights,
  moveWords,
  reasonWords,
};
