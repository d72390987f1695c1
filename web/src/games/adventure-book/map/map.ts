// A chapter's map: what it is given, where its spaces lie on a screen, and how figures walk on it.
import type { BoardMap, Space } from "../types";

export const MOODS = ["farm", "ship", "cliffs", "swamp", "forest", "castle"] as const;
export type Mood = (typeof MOODS)[number];
/** What the painting of a mood is told of the map. */
export interface MoodProps {
  turned: boolean;
  /** Higher than wide. */
  tall: boolean;
}

export interface Figure {
  who: string;
  /** As whom it is drawn, where not as itself. */
  portrait?: string;
  name: string;
  space: string;
  /** Whether `onpick` may be told of it now. */
  pickable: boolean;
}

/** A counter that lies on a space: the star with its Miracle, a chore, a squad, a locked door, or a hazard of this kind. */
export interface Token {
  kind: string;
  space: string;
  count: number;
  /** A hazard's, from the book; the others have theirs from the house. */
  name: string | null;
}

export interface MapProps {
  /** What the chapter is called. */
  title: string;
  ground: BoardMap;
  /** Null paints plain parchment, for books of one's own. */
  mood: Mood | null;
  figures: readonly Figure[];
  tokens: readonly Token[];
  /** The ways the game walks its own figures, each a row of spaces. */
  trails?: readonly (readonly string[])[];
  /** Where challenges that are open want somebody, and what they are called. */
  aims?: ReadonlyMap<string, readonly string[]>;
  /** Challenges completed: their gates are open. */
  completed?: readonly string[];
  /** The figure in hand. */
  picked: string | null;
  /** Where the figure in hand may go. */
  reachable: readonly string[];
  /** How high the map may become before its rows draw closer, in pixels. */
  room?: number;
  /** On a television. */
  big?: boolean;
  /** Whether its spaces lie as close as they may. */
  close?: boolean | undefined;
  /** Whether its columns are rows, where the window has settled that. */
  turned?: boolean | undefined;
  /** The room that such a window leaves it, whatever the bar holds just now. */
  usual?: number | undefined;
  /** On a screen with little height. */
  low?: boolean;
  /** Told of the figure that is pressed, the one in hand too. Null where nothing can be played. */
  onpick: ((who: string) => void) | null;
  ongo: ((space: string) => void) | null;
}

/** What it takes to place a space: columns and rows, in any numbers. */
export type Placed = Pick<Space, "id" | "x" | "y">;

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** Columns became rows, for a narrow screen. */
  turned: boolean;
  height: number;
  /** How wide a space is drawn, whoever stands there alone, and how wide its name may be. */
  disc: number;
  figure: number;
  label: number;
  at: ReadonlyMap<string, Point>;
  /** From one space to the nearest other one. */
  crowd: number;
}

/** The least a thumb can hit, and the least from one space to the next so that a name of two lines fits between. */
const FINGER = 44;
const COLUMN = 70;
const ROW = 62;
/** From the map's edge to the nearest space, with room for two figures on it and for its name. */
const SIDE = 36;
const EDGE = 46;
/** Rows lie no further apart than so many columns. */
const STRETCH = 1.7;
/** Nor from the edge by more than so many besides. */
const MARGIN = 0.6;
/** On a low screen all of it is in sight, its spaces closer and smaller. */
const LOW = { room: 310, finger: 28, row: 37, edge: 32 };
/** People are looked at more than marks: they are drawn no smaller. */
const FIGURE = 32;

/** Places the spaces on a screen of this width; turns the map where that gives its spaces more room,
    unless `turned` settles it. `close`: all of it is to be in sight, whatever the screen. */
export function lay(
  spaces: readonly Placed[],
  width: number,
  room: number,
  close = room < LOW.room,
  turned?: boolean,
): Layout {
  if (turned === undefined) return better(spaces, width, room, close, FIGURE);
  return place(spaces, width, room, close, turned, LOW.finger);
}

/** Whether a map is turned for good where so much room is sure. */
export function turns(spaces: readonly Placed[], width: number, room: number): boolean {
  const wide = better(spaces, width, room, false, LOW.finger);
  const fits = wide.height <= room;
  return (fits ? wide : better(spaces, width, room, true, LOW.finger)).turned;
}

function better(
  spaces: readonly Placed[],
  width: number,
  room: number,
  close: boolean,
  tightest: number,
): Layout {
  const straight = place(spaces, width, room, close, false, tightest);
  if (straight.crowd >= ROW) return straight;
  const turned = place(spaces, width, room, close, true, tightest);
  const parts = turned.crowd > straight.crowd * 1.1;
  if (!close) return parts ? turned : straight;
  // As close as they lie, names are what covers others: columns that are wider keep them apart.
  const wider = turned.label > straight.label * 1.05 && turned.crowd > straight.crowd * 0.75;
  return turned.height <= room && (parts || wider) ? turned : straight;
}

function place(
  spaces: readonly Placed[],
  width: number,
  room: number,
  close: boolean,
  turned: boolean,
  tightest: number, // from one row to the next
) {
  const column = (space: Placed) => (turned ? space.y : space.x);
  const row = (space: Placed) => (turned ? space.x : space.y);
  const left = Math.min(...spaces.map(column));
  const top = Math.min(...spaces.map(row));
  const columns = Math.max(...spaces.map(column)) - left || 1;
  const rows = Math.max(...spaces.map(row)) - top || 1;

  const widest = Math.max(48, Math.min(width * 0.08, width / (columns + 1) / 2));
  const side = Math.max(SIDE, Math.min((width - columns * COLUMN) / 2, widest));
  const across = (width - 2 * side) / columns;
  const least = close ? LOW : { finger: FINGER, row: ROW, edge: EDGE };
  const tight = close ? Math.max(tightest, (room - 2 * LOW.edge) / rows) : ROW;
  const fits = rows * least.row + 2 * least.edge <= room;
  const spare = (room - rows * least.row) / 2;
  const edge = fits ? Math.max(least.edge, Math.min(room * 0.13, 96, spare)) : least.edge;
  const down = Math.max(
    Math.min(least.row, tight),
    Math.min((room - 2 * edge) / rows, across * STRETCH),
  );

  // what rows leave of the room lies above and below them, so that no band of the screen stands empty
  const rest = (room - rows * down) / 2 - edge;
  const margin = edge + Math.max(0, Math.min(rest, across * MARGIN));

  const laid = (stray: (id: string, axis: string) => number) =>
    new Map(
      spaces.map((space) => [
        space.id,
        {
          x: side + (column(space) - left + stray(space.id, "x")) * across,
          y: margin + (row(space) - top + stray(space.id, "y")) * down,
        },
      ]),
    );
  const at = laid(astray);
  const crowd = closest([...laid(() => 0).values()]);
  const widestDisc = Math.min(crowd * 0.68, closest([...at.values()]) * 0.8);
  const disc = Math.max(least.finger, Math.min(widestDisc, Math.max(88, width * 0.068)));
  const label = close ? across * 1.3 : Math.max(COLUMN, Math.min(across * 0.94, disc * 2.2));
  const height = Math.round(rows * down + 2 * margin);
  return { turned, height, disc, figure: Math.max(FIGURE, disc), label, at, crowd };
}

/** No place lies quite in line with another: up to a twentieth of the way to the next. */
const astray = (id: string, axis: string) => (chanceOf(axis + id + axis) - 0.5) / 10;

function closest(points: readonly Point[]): number {
  const gaps = points.flatMap((one, i) => points.slice(i + 1).map((other) => apart(one, other)));
  return Math.min(...gaps, Infinity);
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const LIGHT = 0.88; // of a figure's share: the rest is its ring of light
export const CHIN = 0.31; // of a figure: from its middle to the chin

/** Where each of several things on one space lies, from its middle, and how large; both in discs. */
export function share(things: number): { size: number; offsets: readonly Point[] } {
  if (things <= 1) return { size: 0.9, offsets: [{ x: 0, y: 0 }] };
  const ring = Math.min(0.35 + things * 0.04, 0.62);
  // neighbours on the ring stay apart, each within the ring of light that can be pressed
  const size = Math.min(0.76, LIGHT * 2 * ring * Math.sin(Math.PI / things));
  const first = things === 2 ? Math.PI : -Math.PI / 2 - (things % 2 ? 0 : Math.PI / things);
  const offsets = Array.from({ length: things }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / things;
    return { x: ring * Math.cos(angle), y: ring * Math.sin(angle) };
  });
  return { size, offsets };
}

/** A face on a space: where from its middle, and how far to its chin; in figures. */
export interface Face extends Point {
  far: number;
}
/** Of so many who share a space. */
export function facesOf(things: number): Face[] {
  const { size, offsets } = share(things);
  return offsets.map((offset) => ({ ...offset, far: CHIN * size }));
}

/** A way from one point to another, a little bent as trodden ways are; each the same every time. */
export function bend(from: Point, to: Point, way: string): string {
  const { x, y } = pull(from, to, way);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** What a way is bent towards. */
function pull(from: Point, to: Point, way: string): Point {
  const aside = (chanceOf(way) - 0.5) * 0.3;
  return {
    x: (from.x + to.x) / 2 - (to.y - from.y) * aside,
    y: (from.y + to.y) / 2 + (to.x - from.x) * aside,
  };
}

const PACE = 4; // pixels from one point of a way to the next

/** Points of that way. */
export function along(from: Point, to: Point, way: string): Point[] {
  const bent = pull(from, to, way);
  const paces = Math.ceil(apart(from, to) / PACE);
  return Array.from({ length: paces + 1 }, (_, i) => {
    const t = i / paces;
    const between = (one: number, middle: number, other: number) =>
      (1 - t) ** 2 * one + 2 * t * (1 - t) * middle + t ** 2 * other;
    return { x: between(from.x, bent.x, to.x), y: between(from.y, bent.y, to.y) };
  });
}

/** From 0 to 1, by name. */
function chanceOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum / 996;
}

/** A counter lies in the middle of an empty space; beside figures, and beside another, on its rim. */
export function rim(counter: number, figures: number): { size: number; offset: Point } {
  if (figures === 0 && counter === 0) return { size: 0.74, offset: { x: 0, y: 0 } };
  const side = counter % 2 ? -1 : 1;
  return { size: 0.5, offset: { x: 0.46 * side, y: -0.4 + 0.5 * Math.floor(counter / 2) } };
}

/** The spaces from one to another along the ways of the map, both included; straight there if no way leads. */
export function walk(ways: readonly (readonly [string, string])[], from: string, to: string) {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift()) {
    for (const [one, other] of ways) {
      const next = one === here ? other : other === here ? one : null;
      if (next === null || before.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const steps = [to];
  while (steps[0] !== from) steps.unshift(before.get(steps[0]!)!);
  return steps;
}

/** A trail as ways between neighbours. */
export function waysOf(trail: readonly string[]): (readonly [string, string])[] {
  return trail.slice(1).map((space, i) => [trail[i]!, space] as const);
}
