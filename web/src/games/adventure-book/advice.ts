// What is advised is told with its reason: which challenge it serves, and what that still lacks; and
// what of it is made without asking, and what is for people to decide.
import { whoIs, type Names } from "../../lib/who";
import { matched, type Aim } from "./asking";
import { boardWords } from "./boardWords";
import { ANY, challengeOf, specialOf, type Reading } from "./reading";
import { conditionSaid } from "./sayings";
import type { Move, News, View } from "./types";

/** News at which nobody goes on as advised without looking: something hidden was shown, somebody
    else has acted, or the chapter is at its end. */
export const HAPPENINGS: ReadonlySet<News["type"]> = new Set<News["type"]>([
  "drew",
  "plot-turned",
  "offered",
  "traded",
  "declined",
  "hazard-struck",
  "chapter-told",
  "interrupted",
  "chapter-opened",
]);

/** What tells the story, where it could be done: nobody's turn ends over it unasked. */
const DEEDS: ReadonlySet<Move["type"]> = new Set<Move["type"]>(["complete", "act", "play-special"]);

/** Whether people decide about what is advised. Going where one was going is no decision, if it costs
    no card; nor is ending a turn in which nothing is left to tell, unless the chapter is in danger. */
export function isDecision(move: Move, moves: readonly Move[], danger: boolean): boolean {
  if (move.type === "step") return move.cards.length > 0;
  if (move.type === "end-story") return danger || moves.some(({ type }) => DEEDS.has(type));
  return !["stride", "end-moving", "plan"].includes(move.type);
}

export function whySaid(
  { challenge, why }: Aim,
  view: View,
  reading: Reading,
  hand: readonly string[],
  names: Names,
): string {
  const words = boardWords();
  const printed = challengeOf(reading.chapter, challenge);
  const seen = view.challenges.find(({ id }) => id === challenge);
  if (!printed || !seen || seen.done) return "";
  const wild = new Set(
    reading.book.cards.special.filter(({ kind }) => kind === "wild").map(({ id }) => id),
  );
  const places = printed.requires
    .filter((_, i) => !seen.met[i])
    .map((condition) => conditionSaid(reading, condition));
  const cards = matched(printed.cost, hand, wild, ANY)
    .filter(({ have }) => !have)
    .map(({ icon }) => (icon === ANY ? words.any : reading.card(icon)));
  const missing = reading.list([...places, ...cards]);
  const wanting = view.plans.flatMap((plan, seat) =>
    plan === challenge && seat !== view.seat ? [whoIs(names, seat).name] : [],
  );
  const told = words.adviceFor(reading.challenge(challenge), why, missing);
  return wanting.length > 0 ? `${told} ${words.wantedBy(reading.list(wanting))}` : told;
}

/** Why a Special card goes for what any card would do. */
export function spentSaid(move: Move, reading: Reading): string {
  if (move.type === "play-special" || !("cards" in move)) return "";
  const spent = move.cards
    .map(String)
    .filter((card) => specialOf(reading.book, card)?.kind === "effect");
  return spent.length > 0 ? boardWords().missedLeast(reading.cards(spent), spent.length > 1) : "";
}
