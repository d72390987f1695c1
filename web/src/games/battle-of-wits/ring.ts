// Where everyone sits at the round table: places in a grid whose columns are halves of a goblet's, so
// that a row of two stands in the middle above a row of three.

/** Rows and columns as `grid-area` takes them. */
export interface RingPlace {
  area: string;
  /** The seat lies below its goblet. */
  below: boolean;
  /** Of the table. In the middle are its head and foot. */
  side: "left" | "middle" | "right";
}

interface Sides {
  /** Seats along each side. `left` and `right` are always as many. */
  foot: number;
  left: number;
  head: number;
}

/** Places clockwise as one sees them from above, the first being whoever looks, at the foot. */
export function ringOf(seats: number, wide: boolean): RingPlace[] {
  const sides = wide ? wideSides(seats) : narrowSides(seats);
  const places = wide ? aroundWide(sides) : aroundNarrow(sides);
  const own = Math.max(0, Math.floor((sides.foot - 1) / 2));
  return [...places.slice(own), ...places.slice(0, own)];
}

/** On a desk: two long sides, and from four seats on one at each end. */
function wideSides(seats: number): Sides {
  const ends = seats > 3 ? 1 : 0;
  const along = seats - 2 * ends;
  return { foot: Math.floor(along / 2), left: ends, head: Math.ceil(along / 2) };
}

/** On a phone: pairs across the table; one at the foot, and perhaps one at the head. */
function narrowSides(seats: number): Sides {
  if (seats % 2 === 1) return { foot: 1, left: (seats - 1) / 2, head: 0 };
  return seats > 6
    ? { foot: 0, left: seats / 2, head: 0 }
    : { foot: 1, left: seats / 2 - 1, head: 1 };
}

function aroundWide({ foot, left, head }: Sides): RingPlace[] {
  const most = Math.max(foot, head);
  const start = (count: number, i: number) => 1 + 2 * left + most - count + 2 * i;
  const at = (row: number, count: number) => (i: number) => ({
    area: `${row} / ${start(count, i)} / span 1 / span 2`,
    below: row === 2,
    side: "middle" as const,
  });
  const end = (column: number) => ({
    area: `1 / ${column} / span 2 / span 2`,
    below: false,
    side: column === 1 ? ("left" as const) : ("right" as const),
  });
  return [
    ...numbers(foot).map(at(2, foot)).toReversed(),
    ...numbers(left).map(() => end(1)),
    ...numbers(head).map(at(1, head)),
    ...numbers(left).map(() => end(2 * left + 2 * most + 1)),
  ];
}

function aroundNarrow({ foot, left, head }: Sides): RingPlace[] {
  const last = head + left + foot;
  const one = (row: number) => ({
    area: `${row} / 1 / span 1 / -1`,
    below: row === last,
    side: "middle" as const,
  });
  const at = (column: number) => (i: number) => ({
    area: `${head + i + 1} / ${column} / span 1 / span 2`,
    below: head + i + 1 === last,
    side: column === 1 ? ("left" as const) : ("right" as const),
  });
  const rightSide = numbers(left).map(at(3));
  return [
    // where nobody sits at the foot, whoever looks is the last on the right
    ...(foot ? [one(last)] : rightSide.slice(-1)),
    ...numbers(left).map(at(1)).toReversed(),
    ...numbers(head).map(() => one(1)),
    ...(foot ? rightSide : rightSide.slice(0, -1)),
  ];
}

/** Half columns of the whole. */
export function ringColumns(seats: number, wide: boolean): number {
  if (!wide) return 4;
  const { foot, left, head } = wideSides(seats);
  return 2 * Math.max(foot, head) + 4 * left;
}

/** Rows of the whole on a phone; what is left of its height is theirs. */
export function ringRows(seats: number): number {
  const { foot, left, head } = narrowSides(seats);
  return head + left + foot;
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
