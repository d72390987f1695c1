// What the coach says of moves, in the reader's language.
import { moveSaid } from "../games";
import type { Board } from "../games/game";
import { coachWords, type Chance } from "../words/coach";
import { language } from "./language.svelte";
import type { Decision, SeatReport } from "./protocol";
import { capital, percent, signed } from "./sentences";

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

/** "Blunder −12%"; or who moved instead of whoever sat there. */
export function verdictSaid({ verdict, unsure, mover, cost }: Decision): string {
  const words = coachWords();
  if (mover) return words.forYou[mover];
  const called = words.verdicts[unsure ? "unsure" : verdict];
  return cost >= 0.005 ? `${called} ${signed(language.current, -cost)}` : called;
}

/** What there is to say of a decision, in sentences; "" where there is nothing. */
export interface Told {
  /** What was done, and the chance that it turned on, unless the reason has it. */
  did: string;
  better: string;
  why: string;
  worth: string;
}

/** How likely it was, in a sentence; and where the bids told more than the dice, by both. */
export function chanceSaid(say: (known: Chance, likely: string) => string, known: Chance): string {
  const share = (part: number) => percent(language.current, part);
  const said = say(known, share(known.chance));
  if (!("by_dice" in known) || typeof known.by_dice !== "number") return said;
  return `${said.replace(/\.$/, "")}${coachWords().asBidsTell(share(known.by_dice))}.`;
}

/** What was known, what was done, what it was worth, and what would have been better and why. */
export function toldOf(seen: Seen, decision: Decision): Told {
  const words = coachWords();
  const { chance, worth, reference, mover, why, seat, step } = decision;
  const { board, printed, names, seats } = seen;
  const share = (part: number) => percent(language.current, part);
  const said = (move: unknown) => saidAt(seen, decision, move);
  const nothing = { better: "", why: "", worth: "" };
  if (mover) return { ...nothing, did: `${capital(said(decision.move))}.` }; // nobody is blamed for it
  const chose = words.did(said(decision.move));
  const did = chance && !why ? `${chose} ${chanceSaid(words.chance, chance)}` : chose;
  if (decision.verdict === "best") return { ...nothing, did, worth: words.same };
  const favourite = said(decision.favourite);
  if (decision.unsure) return { ...nothing, did, worth: words.perhaps(favourite) };
  if (decision.verdict === "fine") return { ...nothing, did, worth: words.little(favourite) };
  const { move } = decision;
  const view = seats[seat]?.[step - 1];
  const judged = { move, favourite: decision.favourite, view, names, printed };
  return {
    did,
    better: words.better(favourite),
    why: why ? board.reasonWords[language.current](why, judged) : "",
    worth: words.costs(share(reference), share(worth), board.together ?? false),
  };
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
