// What the coach says of moves, in the reader's language.
import { moveSaid } from "../games";
import type { Board } from "../games/game";
import { coachWords, percent } from "../words/coach";
import { language } from "./language.svelte";
import type { Decision, SeatReport } from "./protocol";

/** A game that is over, as its seats saw it. */
export interface Seen {
  board: Board;
  printed: unknown;
  names: readonly string[];
  /** What each seat saw, step by step. */
  seats: readonly (readonly unknown[] | undefined)[];
}

/** After "You chose to". */
export function saidAt(
  { board, printed, names, seats }: Seen,
  { seat, step }: Decision,
  move: unknown,
): string {
  const view = seats[seat]?.[step - 1];
  return moveSaid(board, language.current, move as { type: string }, view, printed, names);
}

/** One of the three things to remember. */
export function momentSaid(
  seen: Seen,
  { decisions }: SeatReport,
  { kind, event }: SeatReport["moments"][number],
): string {
  const decision = decisions.find((each) => each.event === event);
  return coachWords().moments[kind](decision ? saidAt(seen, decision, decision.move) : "");
}

/** Where that was, and what it brought or cost of the win: not of a bluff, which is measured in dice. */
export function momentWorth({ kind, step, amount }: SeatReport["moments"][number]): string {
  const { at, worths } = coachWords();
  if (kind === "bluff") return at(step);
  return `${at(step)}, ${worths[kind](percent(language.current, amount))}`;
}
