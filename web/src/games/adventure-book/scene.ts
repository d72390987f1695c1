// What is told as a scene, and for how long, in milliseconds from its start.
import type { ChapterOpened, Completed, News, PlotTurned, View } from "./types";

export interface Beat {
  news: ChapterOpened | PlotTurned | Completed;
  /** What came of it. */
  after: News[];
  at: number;
  end: number;
}

const STILL = 4000; // a summary without motion is read for so long
const LONGEST = 14_000; // of all cards together
const OPENING = 16_000; // its page is read to whoever listens
const CARD = 2400; // a card is read before all else
const PICTURE = 3800; // and a challenge looked at
const STAYS = 1600; // then it lies aside
const COMES_OF_IT = 1100; // for each thing that came of it, up to a few
const MOST = 3;
/** Not what a plot card or a challenge brings about. */
const APART = new Set(["turn-passed", "chapter-told", "interrupted", "discarded", "plot-let-be"]);

const isBeat = (news: News): news is Beat["news"] =>
  news.type === "chapter-opened" || news.type === "plot-turned" || news.type === "completed";

const readFor = ({ type }: Beat["news"]) => (type === "completed" ? PICTURE : CARD);
const isOpening = ({ type }: News) => type === "chapter-opened";

/** `aside` is when the last card makes way for the map, where one sees what came of it. */
export function planStory(news: readonly News[]): { beats: Beat[]; aside: number; end: number } {
  const beats: Beat[] = [];
  for (const each of news) {
    const last = beats.at(-1);
    if (isBeat(each)) beats.push({ news: each, after: [], at: 0, end: 0 });
    else if (last && !APART.has(each.type)) last.after.push(each);
  }
  const cards = beats.filter(({ news }) => !isOpening(news));
  const time = ({ news, after }: Beat) =>
    readFor(news) + STAYS + COMES_OF_IT * Math.min(after.length, MOST);
  const all = cards.reduce((sum, card) => sum + time(card), 0);
  const hurry = Math.min(1, LONGEST / Math.max(all, 1));
  let at = 0;
  for (const beat of beats) {
    beat.at = at;
    at += isOpening(beat.news) ? OPENING : time(beat) * hurry;
    beat.end = at;
  }
  const last = beats.at(-1);
  const opens = !last || isOpening(last.news);
  return { beats, aside: opens ? Infinity : last.at + readFor(last.news) * hurry, end: at };
}

export function sceneTime(view: View, still: boolean): number {
  if (view.phase === "deal") return 0; // before a deal the last news is told again
  const { beats, end } = planStory(view.news);
  if (!still || end === 0) return end;
  return beats.some(({ news }) => isOpening(news)) ? OPENING : STILL;
}

/** Without motion one page tells all. */
export const pageEnds = (view: View, still: boolean): number[] =>
  still ? [] : planStory(view.news).beats.map(({ end }) => end);
