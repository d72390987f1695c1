// How much of the screen the map gets: what the rest of the board leaves of it, in pixels.
import { CROWDED } from "./map/drawing";
import { lay, turns } from "./map/map";
import type { Chapter } from "./types";

export const WIDE_ENOUGH = 768; // challenges are in sight
export const DESK = 1120; // a screen so wide that the history stands beside the board
export const WHOLE_LIST = 700; // so high all challenges are in sight, with what they give
const TRACK = 66;
const BIG_TRACK = 90;
const BIG_BELOW = 145; // a television's edges, and its line below: who is on turn, what was done
const LIST = 270; // challenges stand beside the map, where it keeps room for its columns
const COLUMN = 76;
const BIG_SCREEN = 1760; // from here on the house scales its text
const LEAST = 260;
const LOW = 640; // a screen that has no room to give: the bar is low, seats come below the map
const LOWEST = 480; // a phone on its side: the bar stands beside the map
const BAR_BESIDE = 316; // its width there, and the gap
const AROUND_LOW = 280;
const AROUND_LOWEST = 86;
const LEAST_LOW = 150;
const AROUND_UPRIGHT = 410; // a phone that is high enough: header, guide of four lines, chapter and bar
const AROUND = 300; // header, guide and bar, where no desk gives the board its room
export const BAR_GROWS = 56; // by a line of words and a row of buttons; what is chosen from comes and goes
const TAKEN_BESIDES = 2 * BAR_GROWS; // now and then, by the bar and by everyone's hands
const HEAD = 120; // chapter and hands, mostly
const GAP = 8; // between what stands below each other
const SEAT_ROW = 40; // a seat below the map, where its clock runs
const AROUND_BAR = 12; // on a phone: above the bar and below it, with the page's edge
const ROW = 165; // challenges below the map, until they are measured
const BESIDE = 0.76; // of the board's width: the map, where challenges stand beside it

interface Shape {
  /** Of the board, and of the screen. */
  width: number;
  screen: number;
  screenWidth: number;
  big: boolean;
  /** How high the chapter's title and everyone's hands are: names may be long. */
  head: number;
  /** Of that, everyone's hands. */
  hands: number;
  tracks: number;
  /** How high the challenges are, of account where they stand in a row below the map; 0 until it is
      known. */
  row: number;
  /** At a desk, how high the board may be, and its bar; 0 in a replay, which has no end below. */
  desk: number;
  bar: number;
  /** On a phone, all that stands above the map but for everyone's hands; 0 until it is measured, and
      in a replay. */
  above?: number;
  /** Somebody's clock runs: on a low screen it is in sight below the map. */
  timed?: boolean;
}

/** How large the house sets its text. */
export const scaleOf = (screenWidth: number) => (screenWidth >= BIG_SCREEN ? 1.19 : 1);

export const isSideways = (screen: number, screenWidth: number) =>
  screen < LOWEST && screenWidth > screen;

/** A phone on its side, or a small one: `width` is that of the board. */
export const isLow = (width: number, screen: number, screenWidth: number) =>
  isSideways(screen, screenWidth) || (width < WIDE_ENOUGH && screen < LOW);

interface Room {
  /** The challenges stand beside the map. */
  beside: boolean;
  /** How high the map may be. */
  room: number;
  /** Its spaces lie as close as they may, so that all of it is in sight. */
  close?: boolean;
  /** Whether its columns are rows. The window settles that, so that no map turns within a chapter. */
  turned?: boolean;
  /** How high it may mostly be, on a phone. */
  usual?: number;
  /** Everyone's hands make way for it, and come below. */
  handsBelow?: boolean;
}

export function roomFor(chapter: Chapter, shape: Shape): Room {
  const { width, screen, screenWidth, big, head, hands, tracks, row, desk, bar, above = 0 } = shape;
  const { spaces } = chapter.board;
  const across = spaces.map(({ x }) => x);
  const columns = Math.max(...across) - Math.min(...across) + 1;
  const sideways = isSideways(screen, screenWidth);
  if (isLow(width, screen, screenWidth)) {
    const around = (sideways ? AROUND_LOWEST : AROUND_LOW) + tracks * TRACK;
    const clock = shape.timed && !sideways ? SEAT_ROW : 0;
    const taken = clock + (above ? above + (sideways ? GAP : bar + AROUND_BAR) : around);
    const room = Math.max(LEAST_LOW, screen - taken);
    const usual = screen - (sideways ? AROUND_LOWEST : AROUND_LOW);
    const drawn = width - (sideways ? BAR_BESIDE : 0);
    const turned = turns(spaces, drawn, usual - (sideways ? 0 : TAKEN_BESIDES));
    const { crowd, height } = lay(spaces, drawn, room, false, turned);
    const close = crowd < CROWDED || height > room;
    return { beside: false, room, close, turned, usual, handsBelow: !sideways };
  }
  if (width < WIDE_ENOUGH) {
    const taken = above ? above + bar + AROUND_BAR : AROUND_UPRIGHT + tracks * TRACK;
    const left = screen - taken;
    const usual = Math.max(LEAST, screen - AROUND_UPRIGHT);
    const turned = turns(spaces, width, usual - TAKEN_BESIDES);
    const settled = { beside: false, turned, usual };
    for (const handsBelow of [false, true]) {
      const room = handsBelow ? Math.max(LEAST, left) : left - hands;
      const close = [false, true].find((close) => {
        const { crowd, height } = lay(spaces, width, room, close, turned);
        return crowd >= CROWDED && height <= room;
      });
      if (close !== undefined) return { ...settled, room, close, handsBelow };
    }
    return { ...settled, room: Math.max(LEAST, left), close: true, handsBelow: true };
  }
  const beside = (width - LIST) / columns >= COLUMN;
  const scale = scaleOf(screenWidth);
  const below = beside ? 0 : row || ROW * scale;
  if (big) {
    const taken = head + (BIG_BELOW + (beside ? 0 : ROW) + tracks * BIG_TRACK) * scale;
    return { beside, room: Math.max(LEAST, screen - taken) };
  }
  const taken = head + below + tracks * TRACK * scale;
  const room = desk
    ? desk - taken - bar - (beside ? 2 : 3) * GAP * scale
    : screen - taken - AROUND * scale;
  const enough = Math.max(LEAST, room);
  const drawn = width * (beside ? BESIDE : 1);
  const turned = turns(spaces, drawn, Math.max(LEAST, screen - (AROUND + HEAD + ROW) * scale));
  const close = lay(spaces, drawn, enough, false, turned).height > enough;
  return { beside, room: enough, close, turned };
}
