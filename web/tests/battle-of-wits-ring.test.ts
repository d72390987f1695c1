import { describe, expect, test } from "vitest";
import { cardsShown } from "../src/games/battle-of-wits/lane";
import { ringColumns, ringOf, ringRows } from "../src/games/battle-of-wits/ring";

const TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seats) =>
  [false, true].map((wide) => ({ seats, wide })),
);

/** The middle of a place, in rows and half columns. */
function middle(area: string, columns: number) {
  const [row, column, rows, ends] = area.split(" / ") as [string, string, string, string];
  const size = (span: string, all: number) => (span === "-1" ? all : Number(span.slice(5)));
  return {
    x: Number(column) + size(ends, columns) / 2,
    y: Number(row) + size(rows, 0) / 2,
    right: Number(column) - 1 + size(ends, columns),
  };
}

describe.each(TABLES)("a round table of $seats, wide: $wide (clause 19)", ({ seats, wide }) => {
  const columns = ringColumns(seats, wide);
  const places = ringOf(seats, wide).map(({ area }) => middle(area, columns));

  test("everyone has a place of their own on it", () => {
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    for (const { right } of places) expect(right).toBeLessThanOrEqual(columns);
  });

  test("who looks sits at the foot, and the letters go on clockwise from there", () => {
    const [own] = places;
    expect(own?.y).toBe(Math.max(...places.map(({ y }) => y)));
    const centre = { x: 1 + columns / 2, y: halfway(places.map(({ y }) => y)) };
    const turns = places.map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x));
    const steps = turns.map((turn, i) => {
      const next = turns[(i + 1) % turns.length] ?? 0;
      return (next - turn + 4 * Math.PI) % (2 * Math.PI);
    });
    for (const step of steps) expect(step).toBeGreaterThan(0);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI); // once around
  });

  test("only those at the foot sit below their goblets", () => {
    const foot = Math.max(...places.map(({ y }) => y));
    for (const [i, { below }] of ringOf(seats, wide).entries())
      expect(below).toBe(places[i]?.y === foot);
  });

  test("a seat knows on which side of the table it is", () => {
    const centre = 1 + columns / 2;
    const ends = ringOf(seats, wide).filter(({ side }) => side !== "middle");
    expect(ends.filter(({ side }) => side === "left")).toHaveLength(ends.length / 2);
    for (const { side, area } of ends)
      expect(middle(area, columns).x < centre).toBe(side === "left");
  });
});

test.each([
  [2, 2],
  [3, 2],
  [6, 4],
  [9, 5],
  [10, 5],
])("%i seats are %i rows on a phone", (seats, rows) => {
  expect(ringRows(seats)).toBe(rows);
  const last = ringOf(seats, false).map(({ area }) => Number(area.split(" / ")[0]));
  expect(Math.max(...last)).toBe(rows);
});

describe("a stack in one line", () => {
  test("is shown whole as long as its cards can be told apart", () => {
    expect(cardsShown(7, 112, 23)).toBe(7);
    expect(cardsShown(12, 112, 23)).toBe(10);
    expect(cardsShown(24, 112, 23, 2)).toBe(20); // where there is room for two lines
    expect(cardsShown(3, 10, 23)).toBe(1); // one at least
    expect(cardsShown(0, 112, 23)).toBe(0);
  });

  test("is shown whole until it is measured", () => {
    expect(cardsShown(12, 0, 23)).toBe(12);
    expect(cardsShown(12, 112, 0)).toBe(12);
  });
});

function halfway(values: readonly number[]): number {
  return (Math.max(...values) + Math.min(...values)) / 2;
}
