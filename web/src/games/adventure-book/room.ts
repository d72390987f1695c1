// How much of the screen the map gets: what the rest of the board leaves of it, in pixels.
import { lay } from "./map/map";
import type { Chapter } from "./types";

export const WIDE_ENOUGH = 768; // challenges are in sight
const TRACK = 66;
const BIG_TRACK = 90;
const BIG_BELOW = 145; // a television's edges, and its line below: who is on turn, what was done
const LIST = 270; // challenges stand beside the map, where it keeps room for its columns
const COLUMN = 76;
const BIG_SCREEN = 1760; // from here on the house scales its text
const LEAST = 260;
const LOW = 640; // a screen that has no room to give: the bar is low, seats come below the map
const LOWEST = 480; // a phone on its side: the bar stands beside the map
const AROUND_LOW = 318;
const AROUND_LOWEST = 86;
const LEAST_LOW = 170;
const AROUND_UPRIGHT = 480; // a phone that is high enough: header, guide of four lines, chapter and bar
const SEAT_ROW = 36;
const CLOSEST = 29; // from one space to the next: where a finger would hit two, the map scrolls

interface Shape {
  /** Of the board, and of the screen. */
  width: number;
  screen: number;
  screenWidth: number;
  big: boolean;
  /** How high the chapter's title and everyone's hands are: names may be long. */
  head: number;
  seats: number;
  tracks: number;
}

export const isSideways = (screen: number, screenWidth: number) =>
  screen < LOWEST && screenWidth > screen;

interface Room {
  /** The challenges stand beside the map. */
  beside: boolean;
  /** How high the map may be. */
  room: number;
  /** Its spaces lie as close as they may, so that all of it is in sight. */
  close?: boolean;
}

export function roomFor(chapter: Chapter, shape: Shape): Room {
  const { width, screen, screenWidth, big, head, seats, tracks } = shape;
  const across = chapter.board.spaces.map(({ x }) => x);
  const columns = Math.max(...across) - Math.min(...across) + 1;
  const sideways = isSideways(screen, screenWidth);
  if (sideways || (width < WIDE_ENOUGH && screen < LOW)) {
    const taken = (sideways ? AROUND_LOWEST : AROUND_LOW) + tracks * TRACK;
    return { beside: false, room: Math.max(LEAST_LOW, screen - taken) };
  }
  const beside = width >= WIDE_ENOUGH && (width - LIST) / columns >= COLUMN;
  const scale = screenWidth >= BIG_SCREEN ? 1.19 : 1;
  if (width < WIDE_ENOUGH) {
    const above = AROUND_UPRIGHT + (seats - 1) * SEAT_ROW + tracks * TRACK;
    const whole = Math.max(LEAST, screen - above);
    const fits = [false, true].find((close) => {
      const { crowd, height } = lay(chapter.board.spaces, width, whole, close);
      return crowd >= CLOSEST && height <= whole;
    });
    return fits === undefined
      ? { beside, room: screen * 0.6 }
      : { beside, room: whole, close: fits };
  }
  const row = beside ? 0 : 165; // challenges below the map
  const taken = big
    ? head + (BIG_BELOW + row + tracks * BIG_TRACK) * scale
    : (345 + (seats > 1 ? SEAT_ROW : 0) + row + tracks * TRACK) * scale;
  return { beside, room: Math.max(LEAST, screen - taken) };
}
