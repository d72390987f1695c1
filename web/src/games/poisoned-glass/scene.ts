// When each thing happens in a scene, in milliseconds from its start.
import type {
  Announced,
  HeartsLost,
  News,
  GlassOpened,
  RoundDealt,
  RoundOver,
  View,
} from "./types";

/** A glass is opened: what was said, its cards one by one, the verdict, the hearts. */
export interface Drinking {
  kind: "drinking";
  announced: Announced;
  opened: GlassOpened;
  lost: HeartsLost;
  /** When each card is turned over. */
  turns: number[];
  /** When Wesley's half antidotes are added; null for anyone else. */
  halves: number | null;
  verdict: number;
  hearts: number;
  /** The reader's own heart is told of last. */
  ownHeart: number;
}
/** Glasses that nobody opened. */
export interface Leftover {
  kind: "leftover";
  news: RoundOver;
}
/** A round is dealt: who is Wesley and who is Vizzini. */
export interface Dealing {
  kind: "dealing";
  news: RoundDealt;
}
export type Beat = { at: number; end: number } & (Drinking | Leftover | Dealing);

const SAYING = 1100; // what the drinker says
const TURN = 480; // one card
const HALVES = 800;
const BREATH = 300; // before the verdict
const VERDICT = 950;
const HEARTS = 1500;
const OWN_HEART = 650; // after all others, within their time
const LEFTOVER = 2000;
const DEALING = 1900;
const STILL = 3200; // a page without motion is read for so long
const PASSING = 1150; // hands go on to the left
const EXCHANGE = 1250; // two cards change places

export function planStory(news: readonly News[]): { beats: Beat[]; end: number } {
  const beats: Beat[] = [];
  let at = 0;
  const announced = news.find((each) => each.type === "announced");
  const opened = news.find((each) => each.type === "opened");
  const lost = news.find((each) => each.type === "hearts-lost");
  if (announced && opened && lost) {
    const turns = opened.cards.map((_, i) => SAYING + i * TURN);
    const turned = SAYING + turns.length * TURN;
    const halves = opened.halves ? turned : null;
    const verdict = turned + (halves === null ? 0 : HALVES) + BREATH;
    const hearts = verdict + VERDICT;
    at = hearts + HEARTS;
    const ownHeart = hearts + OWN_HEART;
    const drinking = { announced, opened, lost, turns, halves, verdict, hearts, ownHeart };
    beats.push({ kind: "drinking", ...drinking, at: 0, end: at });
  }
  const over = news.find((each) => each.type === "round-over");
  if (over && over.unopened.length > 0) {
    beats.push({ kind: "leftover", news: over, at, end: at + LEFTOVER });
    at += LEFTOVER;
  }
  const dealt = news.find((each) => each.type === "round-dealt");
  if (dealt) {
    beats.push({ kind: "dealing", news: dealt, at, end: at + DEALING });
    at += DEALING;
  }
  return { beats, end: at };
}

/** Without motion every page stands still, as long as it takes to read it. */
export function planStill(news: readonly News[]): { beats: Beat[]; end: number } {
  const { beats } = planStory(news);
  const still = beats.map((beat, i) => ({ ...beat, at: i * STILL, end: (i + 1) * STILL }));
  return { beats: still, end: beats.length * STILL };
}

/** What is moved on the table itself while its scene lasts. */
export const isPassing = (news: readonly News[]) =>
  news.some(({ type }) => type === "hands-passed");

export function sceneTime(view: View, still: boolean): number {
  if (view.phase === "deal") return 0; // the view after the deal tells the same news again
  const { end } = still ? planStill(view.news) : planStory(view.news);
  if (end > 0 || still) return end;
  const exchanged = view.news.some(({ type }) => type === "exchanged") ? EXCHANGE : 0;
  return Math.max(exchanged, isPassing(view.news) ? PASSING : 0);
}

/** Whoever skips a drink comes to what it was about: the hearts it costs. */
export function pageEnds(view: View, still: boolean): number[] {
  if (still) return planStill(view.news).beats.map(({ end }) => end);
  return planStory(view.news).beats.flatMap((beat) =>
    beat.kind === "drinking" ? [beat.hearts, beat.end] : [beat.end],
  );
}
