// When each thing happens in a scene, in milliseconds from its start.
import { isRolling, matches } from "./dice";
import type { News, Revealed, RolledToStart, View } from "./types";

const CALL = 1100; // who challenges whom, and the bid
const LIFT = 340; // one cup
const HIT = 230; // one die that counts
const ALL_HITS = 2000; // many dice are counted faster
const BREATH = 380; // before the verdict
const VERDICT = 950;
const LOSS = 1200;
const STILL = 2800; // a summary without motion is read for so long
const START_ROLL = 2000; // one roll for the first bid, to be seen
const START_END = 500;

export interface Hit {
  seat: number;
  die: number;
  at: number;
  /** How many dice have been counted with this one. */
  count: number;
}

export interface ChallengePlan {
  /** When each seat's cup is lifted; null for a seat without dice. */
  lifts: (number | null)[];
  hits: Hit[];
  verdict: number;
  loss: number;
  end: number;
}

/** Cups clockwise, the bidder's last; the dice under each are counted before the next is lifted. */
export function planChallenge(challenge: Revealed): ChallengePlan {
  const seats = challenge.hands.length;
  const step = Math.min(HIT, ALL_HITS / Math.max(challenge.count, 1));
  const lifts = challenge.hands.map((): number | null => null);
  const hits: Hit[] = [];
  let at = CALL;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (challenge.bidder + 1 + turn) % seats;
    const hand = challenge.hands[seat] ?? [];
    if (hand.length === 0) continue;
    lifts[seat] = at;
    at += LIFT;
    hand.forEach((face, die) => {
      if (!matches(face, challenge.bid.face)) return;
      hits.push({ seat, die, at, count: hits.length + 1 });
      at += step;
    });
  }
  const verdict = at + BREATH;
  return { lifts, hits, verdict, loss: verdict + VERDICT, end: verdict + VERDICT + LOSS };
}

export interface StartPlan {
  rolls: { roll: RolledToStart; at: number }[];
  end: number;
}

export function planStart(rolls: readonly RolledToStart[]): StartPlan {
  return {
    rolls: rolls.map((roll, i) => ({ roll, at: i * START_ROLL })),
    end: rolls.length * START_ROLL + START_END,
  };
}

export function revealed(news: readonly News[]): Revealed | null {
  return news.find((each) => each.type === "revealed") ?? null;
}

export function startRolls(news: readonly News[]): RolledToStart[] {
  return news.filter((each) => each.type === "rolled-to-start");
}

export function sceneTime(view: View, still: boolean): number {
  if (isRolling(view)) return 0; // the view after the roll tells the same news again
  const challenge = revealed(view.news);
  const rolls = startRolls(view.news);
  if (challenge === null && rolls.length === 0) return 0;
  if (still) return STILL;
  return challenge ? planChallenge(challenge).end : planStart(rolls).end;
}

/** Whoever skips a challenge comes to what it was about: who loses a die. */
export function pageEnds(view: View, still: boolean): number[] {
  const challenge = still || isRolling(view) ? null : revealed(view.news);
  return challenge ? [planChallenge(challenge).loss] : [];
}
