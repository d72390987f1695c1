// A map as it is drawn on a screen: all of it in sight where there is room enough for its spaces and
// names, else larger, and the page scrolls.
import { label, snugger, typeFor, type Crowds, type Label, type Named, type Type } from "./labels";
import { lay, type Layout, type Placed } from "./map";

export interface Drawing {
  layout: Layout;
  type: Type;
  labels: ReadonlyMap<string, Label>;
  /** Of its names, how many are folded away. */
  folded: number;
}

interface Ground {
  spaces: readonly Placed[];
  names: readonly Named[];
  ways: readonly (readonly [string, string])[];
  crowds?: Crowds;
}

interface Frame {
  width: number;
  /** How high it may be. */
  room: number;
  close?: boolean | undefined;
  turned?: boolean | undefined;
  /** What it mostly has: whether it is larger than the screen follows from this. */
  usual?: number | undefined;
  /** The page's own measure, which grows with the reader's letters. */
  rem: number;
  big: boolean;
  /** A low screen, where scrolling shows little more: all of the map is in sight, however crowded. */
  low?: boolean | undefined;
}

/** A corner of the frame. */
export interface Corner {
  right: boolean;
  bottom: boolean;
}

const FEW = 1; // name that is folded away, where all of the map is in sight
export const CROWDED = 34; // pixels from one space to the next: a finger would hit two

export function draw(ground: Ground, { width, room, close, turned, rem, big }: Frame): Drawing {
  const layout = lay(ground.spaces, width, room, close, turned);
  const set = (type: Type): Drawing => {
    const labels = label(ground.names, width, layout, type, ground.ways, ground.crowds);
    const folded = [...labels.values()].filter((each) => each.folded).length;
    return { layout, type, labels, folded };
  };
  const type = typeFor(layout, rem, close ?? false, big);
  const usual = set(type);
  if (usual.folded === 0) return usual;
  const snug = set(snugger(type, rem));
  return snug.folded < usual.folded ? snug : usual;
}

/** The whole map, and larger, where the whole is too high, too crowded or folds names away; `larger`
    says which of the two is shown until somebody chooses. */
export function drawings(ground: Ground, frame: Frame) {
  const whole = draw(ground, frame);
  const { usual } = frame;
  const mostly = usual === undefined ? frame : { ...frame, room: usual, close: true };
  const fits = isInSight(draw(ground, mostly), mostly);
  if (fits && whole.folded === 0) return { whole, near: null, larger: false };
  const near = draw(ground, { ...frame, close: false, turned: undefined });
  if (near.layout.height <= whole.layout.height) return { whole: near, near: null, larger: false };
  return { whole, near, larger: !fits };
}

function isInSight({ layout, folded }: Drawing, { room, low }: Frame): boolean {
  const crowded = layout.crowd < CROWDED || folded > FEW;
  return layout.height <= room && (low || !crowded);
}

/** The corner that is furthest from every space: what stands there hides none. */
export function freeCorner({ at, height }: Layout, width: number): Corner {
  const corners = [true, false].flatMap((bottom) =>
    [true, false].map((right) => {
      const [x, y] = [right ? width : 0, bottom ? height : 0];
      const near = Math.min(...[...at.values()].map((spot) => Math.hypot(spot.x - x, spot.y - y)));
      return { right, bottom, near };
    }),
  );
  return corners.reduce((best, corner) => (corner.near > best.near ? corner : best));
}
