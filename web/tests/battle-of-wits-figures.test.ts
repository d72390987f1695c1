import { expect, test } from "vitest";
import { CLOSED, GOBLETS, HOLDERS, SURVIVORS } from "../src/games/battle-of-wits/figures/example";
import { counted } from "../src/games/battle-of-wits/table";

test("the bids of the figure are the printed ones (clause 12)", () => {
  const totals = GOBLETS.map(({ bids }) => bids.map(({ seat, card }) => [seat, card]));
  expect(totals.map(([highest]) => highest)).toEqual([
    [1, 7], // Buttercup
    [0, 7], // the Man in Black
    [3, 6], // Humperdinck, nearer than Inigo
    [3, 7],
  ]);
  expect(totals[2]?.[1]).toEqual([2, 6]);
  expect(HOLDERS).toEqual([1, 0, 2, 3]);
  expect(CLOSED.flatMap(({ contents }) => contents).every(({ card }) => card === null)).toBe(true);
});

test("its contents come to the printed sums (clause 15)", () => {
  expect(GOBLETS.map(({ contents }) => counted(contents, null))).toEqual([
    { wine: 14, poison: 12 },
    { wine: 8, poison: 2 },
    { wine: 8, poison: 8 },
    { wine: 10, poison: 13 },
  ]);
  expect((GOBLETS[2]?.contents[0]?.card ?? 0) % 2).toBe(1); // the tie is poison's
  expect(SURVIVORS).toEqual([0, 1]);
});

test("every card of four hands lies there once", () => {
  const laid = GOBLETS.flatMap(({ contents, bids }) => [...contents, ...bids]);
  const own = laid.filter(({ sicilian }) => !sicilian).map(({ seat, card }) => `${seat} ${card}`);
  expect(new Set(own).size).toBe(28);
  expect(laid).toHaveLength(32);
});
