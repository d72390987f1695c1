// Where the names of a map's spaces stand: each beside its own space, none over another, a face or a
// road; where nothing else is left, over the beginning of a road of its own. A name that has no such
// place is folded away: three dots say so, and whoever points at its
// space or presses it reads it.
import { along, CHIN, type Face, type Layout, type Point } from "./map";

export interface Label {
  /** From the middle of its space to its upper left corner, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
  /** It has no place of its own: it is told when its space is pointed at. */
  folded: boolean;
}

export interface Named {
  id: string;
  name: string;
  /** A number, which is seen only while something lies on its space: names come first. */
  number?: boolean;
}

/** How names are set, in pixels: `on` is how far one lies on its own space. */
export interface Type {
  size: number;
  line: number;
  beside: number;
  above: number;
  on: number;
}

const SHOULDERS = 0.15; // of a disc: so far a name may lie on whoever stands there, below the face
const TELEVISION = 84; // pixels of a space's disc, and more

/** Where names would be folded away: a little smaller, and nearer to their edge. */
export const snugger = (type: Type, rem: number): Type => {
  const size = Math.min(type.size, 0.625 * rem);
  return { ...type, size, line: size * 1.05, beside: 0.08 * rem + 1 };
};

/** `rem`: the page's own measure, which grows with the reader's letters. */
export function typeFor(
  { disc }: Pick<Layout, "disc">,
  rem: number,
  close: boolean,
  big = false,
): Type {
  const share = big && disc > TELEVISION ? 0.315 : 0.17; // across a room letters are read, not looked at
  const size = Math.max((close ? 0.625 : 0.6875) * rem, disc * share);
  return {
    size,
    line: size * 1.05,
    beside: 0.2 * rem + 1,
    above: 0.06 * rem + 1,
    on: Math.min((close ? 0.75 : 0.5) * rem, disc * SHOULDERS),
  };
}

// How wide letters are, in parts of their size, never less than the house's own are: measuring them
// on the page would have to wait until they are there.
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.31, " '’.,:;!|`ilIjìíîïÌÍÎÏ¡"],
  [0.44, '[]()rft{}"-1/\\_'],
  [0.54, "szaxkcvàáâãäåç?*¿J"],
  [0.6, "bdeghnopquy235679èéêëñòóôõöøùúûüýÿß«»"],
  [0.66, "048BEFKLPRSTXYZ&ÈÉÊËÝ+"],
  [0.79, "ACDGHNOQUVÀÁÂÃÄÅÇÑÒÓÔÕÖÙÚÛÜ"],
  [0.88, "mwM"],
];
const widthOf = (letter: string) =>
  WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? 1.02;
const long = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

const MOST_LINES = 3;

/** The name in so many lines, as even as its words allow. */
function broken(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [words.join(" ")];
  const ways = words.slice(0, words.length - lines + 1).map((_, i) => {
    const first = words.slice(0, i + 1).join(" ");
    return [first, ...broken(words.slice(i + 1), lines - 1)];
  });
  const widest = (way: string[]) => Math.max(...way.map(long));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Choice extends Box {
  lines: readonly string[];
  /** What speaks against it: the lowest is taken. */
  cost: number;
  /** Over no face and no road. */
  free: boolean;
  /** Over no face, and no road but one that begins at its space. */
  fair: boolean;
}

const overlap = (one: Box, other: Box) =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

const EDGE = 2; // from a name to the edge of the map
const GAP = 1; // from one name to the next
const ASIDE = [0, 0.12, -0.12, 0.25, -0.25, 0.35, -0.35, 0.45, -0.45, 0.58, -0.58, 0.7, -0.7]; // of a name's width: from the middle of its space

/** Under its space as the first choice; over it or beside it where names would meet. */
function choices(
  id: string,
  at: Point,
  name: string,
  width: number,
  layout: Layout,
  type: Type,
  roads: readonly RoadPoint[],
  crowds: Crowds,
): Choice[] {
  const { disc, figure, height, label } = layout;
  const words = name.split(" ");
  const found: Choice[] = [];
  const sets = Array.from({ length: Math.min(words.length, MOST_LINES) }, (_, i) => {
    const lines = broken(words, i + 1);
    return { lines, wide: Math.max(...lines.map(long)) * type.size + 2 * type.beside };
  });
  // only what a name could reach is looked at, again and again
  const reach = Math.max(...sets.map(({ wide }) => wide)) + 2 * disc;
  const near = ({ x, y }: Point) => Math.abs(x - at.x) < reach && Math.abs(y - at.y) < reach;
  const around = [...layout.at].filter(([, spot]) => near(spot));
  const spots = around.map(([, spot]) => spot);
  const standing = around.flatMap(([space, { x, y }]) =>
    (crowds.get(space) ?? [ALONE]).map((face) => ({
      x: x + face.x * figure,
      y: y + face.y * figure,
      far: face.far * figure,
    })),
  );
  const discs = spots.filter((other) => other !== at);
  const paces = roads.filter(near);
  const usual = sets.find(({ wide }) => wide <= label) ?? sets.at(-1);
  for (const set of sets) {
    const { lines, wide } = set;
    const high = lines.length * type.line + 2 * type.above;
    const add = (left: number, top: number, cost: number) => {
      const inside = {
        left: Math.min(Math.max(left, EDGE), width - EDGE - wide),
        top: Math.min(Math.max(top, EDGE), height - EDGE - high),
      };
      const moved = Math.abs(inside.left - left) + 3 * Math.abs(inside.top - top);
      const box = { ...inside, width: wide, height: high };
      const covered = discs.reduce(
        (sum, { x, y }) =>
          sum + overlap(box, { left: x - disc / 2, top: y - disc / 2, width: disc, height: disc }),
        0,
      );
      const own = overlap(box, {
        left: at.x - disc / 2,
        top: at.y - disc / 2,
        width: disc,
        height: disc,
      });
      const tooMuch = Math.max(0, own - type.on * Math.min(wide, disc) * 1.05);
      const faces = standing.filter(
        ({ x, y, far }) =>
          Math.hypot(
            Math.max(box.left - x, 0, x - box.left - wide),
            Math.max(box.top - y, 0, y - box.top - high),
          ) < far,
      ).length;
      const unusual = set === usual ? 0 : 6;
      const trodden = paces.filter(
        ({ x, y }) =>
          x > box.left - ROAD &&
          x < box.left + wide + ROAD &&
          y > box.top - ROAD &&
          y < box.top + high + ROAD,
      );
      const onRoad = trodden.length > 0;
      const onOwn = trodden.every(({ of }) => of.includes(id));
      found.push({
        ...box,
        lines,
        free: !onRoad && faces === 0,
        fair: onOwn && faces === 0,
        cost:
          cost +
          unusual +
          0.1 * moved +
          (onRoad ? ON_ROAD : 0) +
          ON_FACE * faces +
          (60 * (covered + 2 * tooMuch)) / (disc * disc),
      });
    };
    for (const aside of ASIDE) {
      const left = at.x - wide / 2 + aside * wide;
      add(left, at.y + disc / 2 - type.on, 8 * Math.abs(aside));
      add(left, at.y + disc / 2 - type.on / 3, 3 + 8 * Math.abs(aside));
      add(left, at.y - disc / 2 + type.on - high, 7 + 8 * Math.abs(aside));
      add(left, at.y - disc / 2 + type.on / 3 - high, 9 + 8 * Math.abs(aside));
    }
    for (const [down, cost] of [
      [0, 10],
      [0.15, 10.5],
      [-0.15, 11.5],
      [0.3, 11],
      [-0.3, 12],
      [0.5, 13],
      [-0.5, 14],
    ] as const) {
      const top = at.y - high / 2 + down * disc;
      add(at.x + disc / 2 - type.on / 2, top, cost);
      add(at.x - disc / 2 + type.on / 2 - wide, top, cost);
    }
    // between the roads that leave to the sides and those that leave upwards and downwards
    for (const [side, cost] of [
      [1, 4],
      [-1, 5],
    ] as const) {
      const left = side > 0 ? at.x + DIAGONAL * disc : at.x - DIAGONAL * disc - wide;
      add(left, at.y + DIAGONAL * disc, cost);
      add(left, at.y - DIAGONAL * disc - high, cost + 3);
    }
    // all around, where roads leave nothing else; never nearer to another space than to its own
    for (const far of FAR)
      for (let turn = 0; turn < TURNS; turn++) {
        const angle = (2 * Math.PI * turn) / TURNS;
        const [across, down] = [Math.cos(angle), Math.sin(angle)];
        const reach = disc * far;
        const left = at.x + across * (reach + wide / 2) - wide / 2;
        const top = at.y + down * (reach + high / 2) - high / 2;
        const middle = { x: left + wide / 2, y: top + high / 2 };
        const away = Math.hypot(middle.x - at.x, middle.y - at.y);
        if (discs.every(({ x, y }) => Math.hypot(middle.x - x, middle.y - y) > away))
          add(left, top, 15 + 12 * far);
      }
  }
  const free = found.filter((choice) => choice.free);
  if (free.length > 0) return free;
  const fair = found.filter((choice) => choice.fair);
  return fair.length > 0 ? fair : found;
}

const ROUNDS = 200;
const ALONE: Face = { x: 0, y: 0, far: CHIN }; // whoever may stand there
const ON_FACE = 150;
const ROAD = 3; // pixels from the middle of a road to its edge, and a little air
const ON_ROAD = 100; // less than a face: somebody looks at it
const FAR = [0.4, 0.5, 0.62, 0.75]; // of a disc: from the middle of a space to its name
const TURNS = 16;
const DIAGONAL = 0.3; // of a disc: from the middle of a space to a name at its corner

/** Points of the roads, clear of the spaces that they lead to. */
function roadsOf({ at, disc }: Layout, ways: Ways): RoadPoint[] {
  return ways.flatMap(([one, other]) => {
    const [from, to] = [at.get(one), at.get(other)];
    if (!from || !to) return [];
    return along(from, to, one + other)
      .filter((point) =>
        [from, to].every(({ x, y }) => Math.hypot(point.x - x, point.y - y) > disc / 2),
      )
      .map((point) => ({ ...point, of: [one, other] }));
  });
}
interface RoadPoint extends Point {
  /** The spaces between which it lies. */
  of: readonly string[];
}
type Ways = readonly (readonly [string, string])[];
/** Where the faces of those are who share a space, by its name. */
export type Crowds = ReadonlyMap<string, readonly Face[]>;

/** Every name takes the place that costs it least; two that lie over each other pay more for it from
    round to round, until one of them gives way. */
export function label(
  names: readonly Named[],
  width: number,
  layout: Layout,
  type: Type,
  ways: Ways = [],
  crowds: Crowds = new Map(),
): Map<string, Label> {
  const roads = roadsOf(layout, ways);
  const items = names.flatMap(({ id, name, number = false }) => {
    const at = layout.at.get(id);
    return at
      ? [{ id, at, number, choices: choices(id, at, name, width, layout, type, roads, crowds) }]
      : [];
  });
  const grown = (box: Choice) => ({
    ...box,
    left: box.left - GAP / 2,
    top: box.top - GAP / 2,
    width: box.width + GAP,
    height: box.height + GAP,
  });
  const cheapest = (choices: readonly Choice[], cost: (choice: Choice) => number) =>
    choices.reduce((best, choice) => (cost(choice) < cost(best) ? choice : best));
  const taken = items.map(({ choices }) => cheapest(choices, ({ cost }) => cost));
  const dear = new Map<string, number>();
  const pair = (i: number, j: number) => (i < j ? `${i} ${j}` : `${j} ${i}`);
  const meets = (i: number, j: number) =>
    i !== j && overlap(grown(taken[i]!), grown(taken[j]!)) > 0;
  const heeds = (one: { number: boolean }, other: { number: boolean }) =>
    one.number || !other.number;
  for (let round = 0; round < ROUNDS; round++) {
    let met = false;
    items.forEach((item, i) => {
      const near = items.flatMap((other, j) => (j !== i && heeds(item, other) ? [j] : []));
      if (!near.some((j) => meets(i, j))) return;
      met = true;
      for (const j of near) if (meets(i, j)) dear.set(pair(i, j), (dear.get(pair(i, j)) ?? 4) + 12);
      taken[i] = cheapest(item.choices, (choice) => {
        let { cost } = choice;
        for (const j of near)
          if (overlap(grown(choice), grown(taken[j]!)) > 0) cost += dear.get(pair(i, j)) ?? 4;
        return cost;
      });
    });
    if (!met) break;
  }
  // Of two that meet, the one that meets more of them goes; names before numbers.
  const folded = new Set(items.flatMap((_, i) => (taken[i]!.fair ? [] : [i])));
  const met = (i: number) =>
    items.filter((other, j) => !folded.has(j) && heeds(items[i]!, other) && meets(i, j)).length;
  const standing = () => items.flatMap((_, i) => (folded.has(i) || met(i) === 0 ? [] : [i]));
  for (let left = standing(); left.length > 0; left = standing())
    folded.add(left.reduce((most, i) => (met(i) > met(most) ? i : most)));
  return new Map(
    items.flatMap(({ id, at, number }, i) => {
      if (number && folded.has(i)) return []; // whoever stands there hides it
      const { left, top, width, height, lines } = taken[i]!;
      const label = { x: left - at.x, y: top - at.y, width, height, lines };
      return [[id, { ...label, folded: folded.has(i) }]];
    }),
  );
}
