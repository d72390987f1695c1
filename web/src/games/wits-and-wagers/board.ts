import { taste } from "../../lib/taste.svelte";
import type { Board as GameBoard } from "../game";
import { applies } from "./applies";
import { betsRetold } from "./betting";
import Board from "./Board.svelte";
import { boardWords } from "./boardWords";
import Payment from "./figures/Payment.svelte";
import SortedMat from "./figures/SortedMat.svelte";
import WinningGuess from "./figures/WinningGuess.svelte";
import { guide } from "./guide";
import { highlights } from "./highlights";
import HowItWorks from "./HowItWorks.svelte";
import { moveWords } from "./moves";
import { reasonWords } from "./reasons";
import Podium from "./Podium.svelte";
import { sceneOf, sceneTime } from "./scene";
import Show from "./Show.svelte";
import type { Setup, View } from "./types";
import { words } from "./words";

const CLAUSES = { asking: "3", guessing: "4", betting: "6", shown: "7", over: "10" };

export const board: GameBoard = {
  Board,
  Show,
  HowItWorks,
  scoreRanks: true,
  Finale: Podium,
  asksAges: ({ tiebreak }: Setup) => tiebreak === "youngest",
  isToldFirst: (view: View) => sceneOf(view) === "answered",
  awaits: ({ phase }: View) => phase !== "shown",
  directs: ({ phase, asked, last }: View) => {
    const open = phase === "guessing" || phase === "betting";
    const { skip, skipped, endNow, endAfter, endsAfter } = boardWords();
    const end = phase === "shown" ? endNow : last ? endsAfter : endAfter;
    return [
      ...(open
        ? [{ label: skip, sign: "skip" as const, move: { type: "skip", asked }, said: skipped }]
        : []),
      {
        label: end,
        sign: "end" as const,
        move: last ? null : { type: "close" },
        said: open ? endsAfter : "",
      },
    ];
  },
  words,
  rules: {
    en: () => import("../../../../docs/rules/wits-and-wagers.md"),
    fr: () => import("../../../../docs/rules/wits-and-wagers.fr.md"),
    es: () => import("../../../../docs/rules/wits-and-wagers.es.md"),
  },
  figures: { "sorted-mat": SortedMat, "winning-guess": WinningGuess, payment: Payment },
  applies,
  retold: betsRetold,
  hides: ({ phase, setup }: View) =>
    phase === "guessing" || (phase === "betting" && setup.secret_bets),
  clause: ({ phase }: View) => CLAUSES[phase],
  sceneTime: (view: View, screened = false) => sceneTime(view, taste.still, screened),
  guide,
  highlights,
  moveWords,
  reasonWords,
};
