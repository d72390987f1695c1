// When each thing happens in a scene, in milliseconds from its start.
import type {
  BidsOpened,
  DayBroke,
  Drank,
  HandedOn,
  Kept,
  News,
  SeriesStands,
  Settled,
  Took,
  View,
} from "./types";

export type StoryNews =
  DayBroke | BidsOpened | Kept | HandedOn | Took | Drank | Settled | SeriesStands;

/** One page of the story. */
export interface Beat {
  news: StoryNews;
  at: number;
  /** When each of its cards is turned over. */
  turns: number[];
  /** When it is said what came of it. */
  verdict: number;
  end: number;
}

const STILL = 4000; // a summary without motion is read for so long
// The longest that all pages of a kind may take together, and how long one takes at best.
const PACE = {
  "day-broke": { all: 3800, one: 3800 }, // play goes on behind it: it must be short
  "bids-opened": { all: 7000, one: 1900 },
  kept: { all: 1300, one: 1300 },
  "handed-on": { all: 2600, one: 1300 },
  took: { all: 2600, one: 1300 },
  drank: { all: 9000, one: 2600 },
  settled: { all: 1700, one: 1700 },
  "series-stands": { all: 2200, one: 2200 },
} satisfies Record<StoryNews["type"], { all: number; one: number }>;
const FIRST_TURN = 0.16; // of a page's time
const LAST_TURN = 0.56;
const VERDICT = 0.64;

const isOfStory = (news: News): news is StoryNews => news.type in PACE;

/** Whoever reads it sees their own goblet drunk last, all others in the order of the table: `me` is
    null where the story is everyone's. It takes as long in any order. */
export function planStory(
  news: readonly News[],
  me: number | null = null,
): { beats: Beat[]; end: number } {
  const pages = ownLast(news.filter(isOfStory), me);
  let at = 0;
  const beats = pages.map((shown): Beat => {
    const alike = pages.filter(({ type }) => type === shown.type).length;
    const { all, one } = PACE[shown.type];
    const cards = cardsOf(shown);
    const time =
      shown.type === "day-broke" ? Math.min(one, 1800 + 200 * cards) : Math.min(one, all / alike);
    const step = ((LAST_TURN - FIRST_TURN) * time) / Math.max(cards - 1, 1);
    const beat = {
      news: shown,
      at,
      turns: Array.from({ length: cards }, (_, i) => at + FIRST_TURN * time + i * step),
      verdict: at + (cards > 0 ? VERDICT : FIRST_TURN) * time,
      end: at + time,
    };
    at = beat.end;
    return beat;
  });
  return { beats, end: at };
}

function ownLast(pages: readonly StoryNews[], me: number | null): readonly StoryNews[] {
  const own = pages.findIndex((page) => page.type === "drank" && page.seat === me);
  const mine = pages[own];
  if (mine?.type !== "drank") return pages;
  const last = pages.findLastIndex((page) => page.type === "drank" && page.row === mine.row);
  return [
    ...pages.slice(0, own),
    ...pages.slice(own + 1, last + 1),
    mine,
    ...pages.slice(last + 1),
  ];
}

function cardsOf(news: StoryNews): number {
  if (news.type === "day-broke") return news.cards.length;
  if (news.type === "bids-opened") return news.bids.length;
  return news.type === "drank" ? news.contents.length : 0;
}

export function sceneTime(view: View, still: boolean): number {
  if (view.rows.length === 0) return 0; // before a deal the news of the last game is told again
  const { end } = planStory(view.news);
  return end > 0 && still ? STILL : end;
}

/** Who is known to hold each goblet when the story has come so far; null for nobody yet. */
export function holdersAt(
  beats: readonly Beat[],
  now: number,
  holders: readonly (number | null)[],
  row: number,
): (number | null)[] {
  return holders.map((holder, goblet) => {
    const about = beats.flatMap(({ news, verdict }) =>
      isHanding(news) && news.goblet === goblet && news.row === row ? { news, verdict } : [],
    );
    const last = about.findLast(({ verdict }) => verdict <= now)?.news;
    if (!last) return about.length > 0 ? null : holder;
    return last.type === "bids-opened" ? last.winner : last.seat;
  });
}

const HANDING = ["bids-opened", "kept", "handed-on", "took"];
function isHanding(news: StoryNews): news is BidsOpened | Kept | HandedOn | Took {
  return HANDING.includes(news.type);
}

/** Without motion one page tells all. */
export const pageEnds = (view: View, still: boolean): number[] =>
  still ? [] : planStory(view.news).beats.map(({ end }) => end);
