// What the game asks of a seat; how cards of a hand pay for something.
import type { Move, View } from "./types";

export type Of<Type extends Move["type"]> = Extract<Move, { type: Type }>;

export function movesOf<Type extends Move["type"]>(moves: readonly Move[], type: Type): Of<Type>[] {
  return moves.filter((move): move is Of<Type> => move.type === type);
}

/** What the seat is asked; "wait" while the game waits for another. */
export type Asked =
  | "wait"
  | "interlude"
  | "who-first"
  | "offer"
  | "move"
  | "story"
  | "walk"
  | "leaving"
  | "discard"
  | "hand-limit"
  | "strike"
  | "beset"
  | "stop-plot"
  | "proposal"
  | "gather"
  | "recover"
  | "peek";

/** What others are told of, while one seat is asked. */
export type Decided = Exclude<Asked, "wait" | "interlude" | "offer" | "move" | "story">;

const DUE: Readonly<Record<string, Asked>> = {
  discard: "discard",
  hand_limit: "hand-limit",
  strike: "strike",
  beset: "beset",
  stop_plot: "stop-plot",
  proposal: "proposal",
  gather: "gather",
  walk: "walk",
  recover_discard: "recover",
  peek_plot: "peek",
};

export function asked(view: View, toAct: readonly number[]): Asked {
  if (view.seat === null || !toAct.includes(view.seat)) return "wait";
  if (view.moment !== "telling") return "interlude";
  if (view.phase === "first") return "who-first";
  const due = view.due[0];
  if (due?.effect.do === "walk" && due.effect.leaving) return "leaving";
  if (due) return DUE[due.effect.do] ?? "wait";
  if (view.offer) return "offer";
  return isMoving(view) ? "move" : "story";
}

/** Whether free steps are left; after the last one the seat may tell at once. */
export const isMoving = ({ phase, steps_left }: View): boolean =>
  phase === "move" && steps_left > 0;

/** What could be completed now, but for the free steps that are left. */
export const heldByMoving = (view: View): string[] =>
  isMoving(view)
    ? view.challenges
        .filter(
          ({ done, opened, met, payable }) => !done && opened && payable && met.every(Boolean),
        )
        .map(({ id }) => id)
    : [];

// Where figures may go

export type Going = Of<"step"> | Of<"stride">;

/** All ways of getting somewhere: in one step, and in two where one is not enough. Of several ways
    to go two, the one over the star. */
export function goings(moves: readonly Move[], star: string | null): Going[] {
  const steps = movesOf(moves, "step");
  const near = new Set(steps.map(({ who, to }) => `${who} ${to}`));
  const far = movesOf(moves, "stride").filter(({ who, to }) => !near.has(`${who} ${to}`));
  far.sort((one, other) => Number(other.via === star) - Number(one.via === star));
  const first = new Map<string, Of<"stride">>();
  for (const stride of far) {
    const key = `${stride.who} ${stride.to} ${stride.riding}`;
    if (!first.has(key)) first.set(key, stride);
  }
  return [...steps, ...first.values()];
}

export const cardsOf = (going: Going): readonly string[] =>
  going.type === "step" ? going.cards : [];

/** Whether nothing but a Miracle might still avert what is asked about. */
export function onlyMiracle(ask: Asked, moves: readonly Move[]): boolean {
  const averts: readonly Move["type"][] = ["dodge", "discard", "play-special"];
  return (
    ["strike", "beset", "stop-plot"].includes(ask) &&
    movesOf(moves, "use-miracle").length > 0 &&
    !moves.some(({ type }) => averts.includes(type))
  );
}

// Paying

export interface Way {
  cards: readonly string[];
  move: Move;
}

/** The cards that every way takes: the rest is to choose. */
export function forced(ways: readonly Way[]): string[] {
  const [first, ...others] = ways;
  return others.reduce<string[]>(
    (kept, { cards }) => {
      const left = [...cards];
      return kept.filter((card) => take(left, card));
    },
    [...(first?.cards ?? [])],
  );
}

/** Where in the hand these cards are. */
export function places(hand: readonly string[], cards: readonly string[]): number[] {
  const wanted = [...cards];
  return hand.flatMap((card, place) => (take(wanted, card) ? [place] : []));
}

/** Those that take exactly the chosen cards. */
export function waysOf(
  ways: readonly Way[],
  hand: readonly string[],
  chosen: readonly number[],
): Way[] {
  const cards = chosen.map((place) => hand[place] ?? "").sort();
  return ways.filter((way) => [...way.cards].sort().join() === cards.join());
}

/** Whether some way takes all the chosen cards and this one too. */
export function fits(
  ways: readonly Way[],
  hand: readonly string[],
  chosen: readonly number[],
  place: number,
): boolean {
  const wanted = [...chosen, place].map((each) => hand[each] ?? "");
  return ways.some(({ cards }) => {
    const left = [...cards];
    return wanted.every((card) => take(left, card));
  });
}

/** What is taken up when this card is added: what it does not go with is put down, or all else. */
export function withCard(
  ways: readonly Way[],
  hand: readonly string[],
  chosen: readonly number[],
  place: number,
): number[] {
  const fewer = [chosen, ...chosen.map((out) => chosen.filter((other) => other !== out))];
  const kept = fewer.find((some) => fits(ways, hand, some, place)) ?? [];
  return [...kept, place];
}

function take(from: string[], card: string): boolean {
  const at = from.indexOf(card);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}

/** Each card a cost asks for, and whether the hand has one for it: its own kind first, then a wild
    one, then any left over. */
export function matched(
  cost: Readonly<Record<string, number>>,
  hand: readonly string[],
  wild: ReadonlySet<string>,
  any: string,
): { icon: string; have: boolean }[] {
  const left = [...hand];
  const asked = Object.entries(cost).flatMap(([icon, n]) => Array<string>(n).fill(icon));
  const has = asked.map((icon) => icon !== any && take(left, icon));
  asked.forEach((icon, i) => {
    const stand = left.find((card) => wild.has(card));
    if (!has[i] && icon !== any && stand) has[i] = take(left, stand);
  });
  asked.forEach((icon, i) => {
    if (icon === any && left.length > 0) has[i] = take(left, left[0]!);
  });
  return asked.map((icon, i) => ({ icon, have: has[i]! }));
}

// What is advised

export interface Aim {
  challenge: string;
  why: "near" | "danger" | "";
}

/** As the bot would say it; or as the seat has said it in this turn already. */
export function aimOf(saying: Move | null, view: View, me: number | null): Aim | null {
  if (saying?.type === "plan") {
    const { why } = saying;
    if (!why) return null; // a bot that aims for nothing names the first there is
    return { challenge: saying.challenge, why: why === "near" || why === "danger" ? why : "" };
  }
  const said = me === null ? "" : view.plans[me];
  return said ? { challenge: said, why: "" } : null;
}
