// When each thing happens in a scene, in milliseconds from its start.
import type { News, Slot, View } from "./types";

const LAY = 110; // one card is laid, face down
const TURN_FROM = 900;
const TURN = 210; // one card is turned
const LOOK = 550; // at the guesses, before they are sorted
const SORT = 1100;
const ODDS = 1100; // to read what they pay

export interface SortPlan {
  /** When each card is turned, in the order of seats. */
  turns: number[];
  sort: number;
  odds: number;
  end: number;
}

/** It fits into the seconds that bets have more: the time to bet begins with the sorted mat. */
export function planSort(cards: number): SortPlan {
  const turns = Array.from({ length: cards }, (_, card) => TURN_FROM + card * TURN);
  const sort = TURN_FROM + cards * TURN + LOOK;
  return { turns, sort, odds: sort + SORT, end: sort + SORT + ODDS };
}

export const laidAt = (card: number) => card * LAY;

export interface AnswerCard {
  seat: number;
  number: string;
  slot: number;
}

/** The guesses as they come: seat by seat, the reader's own last. */
export function cardsOf(mat: readonly Slot[], me: number | null = null): AnswerCard[] {
  return mat
    .flatMap(({ number, seats }, slot) =>
      number === null ? [] : seats.map((seat) => ({ seat, number, slot })),
    )
    .sort(
      (one, other) => Number(one.seat === me) - Number(other.seat === me) || one.seat - other.seat,
    );
}

const READY = 900; // "The answer is …"
const STEP = 750; // from one guess to the next
const ALL_STEPS = 4200;
const VERDICT = 450;
const PAY = 1500; // to see what wins, before it pays
export const LAND = 1300; // until what is won has flown to whoever has won it
const PAID = 1500;
const PAY_OWN = 600; // after all others, within their time
const LAST = 7000; // more to look at the last answer, before the end is told

export interface CountPlan {
  /** The count reaches this number, and with it the slot that wins if it goes no further. */
  marks: { at: number; value: number; slot: number }[];
  verdict: number;
  pay: number;
  /** What the reader's own bets have brought is told last. */
  payOwn: number;
  /** Where a television tells it, phones do when all of it has come to the banks there. */
  landed: number;
  end: number;
}

/** It counts up from one guess to the next, so that each is passed alike, and stops at the answer. */
export function planCount(mat: readonly Slot[], answer: string, won: number): CountPlan {
  const passed = mat.slice(1, won + 1).map(({ number }) => Number(number));
  const goal = Number(answer);
  const first = Math.min(goal, passed[0] ?? goal, ...(mat[1] ? [Number(mat[1].number)] : []));
  const below = first - Math.max(10, Math.abs(first) / 10);
  const start = first >= 0 ? Math.max(0, goal < 1000 ? 0 : below) : below;
  const values = [...passed, goal];
  const step = Math.min(STEP, ALL_STEPS / values.length);
  const marks = [
    { at: READY, value: start, slot: 0 },
    ...values.map((value, i) => ({
      at: READY + (i + 1) * step,
      value,
      slot: Math.min(i + 1, won),
    })),
  ];
  const verdict = READY + values.length * step + VERDICT;
  const pay = verdict + PAY;
  return { marks, verdict, pay, payOwn: pay + PAY_OWN, landed: pay + LAND, end: pay + PAID };
}

export interface Counted {
  value: number;
  /** The last slot that was reached. */
  slot: number;
}

export function countedAt({ marks }: CountPlan, now: number): Counted {
  const next = marks.findIndex(({ at }) => at > now);
  const before = marks[next === -1 ? marks.length - 1 : next - 1];
  if (!before) return { value: marks[0]?.value ?? 0, slot: 0 };
  const after = marks[next];
  if (!after) return { value: before.value, slot: before.slot };
  const part = (now - before.at) / (after.at - before.at);
  return { value: before.value + part * (after.value - before.value), slot: before.slot };
}

const has = (news: readonly News[], type: News["type"]) => news.some((each) => each.type === type);

export type Scene = "sorted" | "answered" | null;

export function sceneOf(view: View): Scene {
  if (has(view.news, "answered")) return "answered";
  return has(view.news, "sorted") ? "sorted" : null;
}

/** Without motion there is no scene: the mat, or the answer on it, is told at a glance. But where a
    television tells the answer, everyone waits for that. */
export function sceneTime(view: View, still: boolean, screened = false): number {
  const played = sceneOf(view);
  const scene = still && !(screened && played === "answered") ? null : played;
  if (scene === "sorted") return planSort(cardsOf(view.mat).length).end;
  if (scene === "answered" && view.outcome)
    return (
      planCount(view.mat, view.outcome.answer, view.outcome.slot).end +
      (view.phase === "over" ? LAST : 0)
    );
  return 0;
}
