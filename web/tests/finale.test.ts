import { expect, test } from "vitest";
import { shownAt, winnerAt } from "../src/lib/finale";

test("places are shown from the last to the first, those on the podium more slowly", () => {
  expect(shownAt(5)).toEqual([4800, 3300, 1800, 900, 0]);
  expect(shownAt(2)).toEqual([1500, 0]);
});

test("the winner is shown last, and where there is one alone at once", () => {
  expect(winnerAt(10)).toBe(Math.max(...shownAt(10)));
  expect(winnerAt(1)).toBe(0);
  expect(winnerAt(0)).toBe(0);
});
