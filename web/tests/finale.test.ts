import { expect, test } from "vitest";
import { AWARD, awardAt, shownAt, winnerAt } from "../src/lib/finale";

const ranked = (...places: number[]) => places.map((place) => ({ place }));

test("places are shown from the last to the first, those on the podium more slowly, the winner after a pause", () => {
  expect(shownAt(ranked(1, 2, 3, 4, 5))).toEqual([6000, 3300, 1800, 900, 0]);
  expect(shownAt(ranked(1, 2))).toEqual([2700, 0]);
});

test("those who are level are shown at once", () => {
  expect(shownAt(ranked(1, 1, 3, 4))).toEqual([3600, 3600, 900, 0]);
  expect(shownAt(ranked(1, 2, 3, 3, 3))).toEqual([4200, 1500, 0, 0, 0]);
  expect(shownAt(ranked(1, 1, 1, 1, 5))).toEqual([2100, 2100, 2100, 2100, 0]);
});

test("the winner is shown last, and where there is one alone, or all are level, at once", () => {
  const ten = ranked(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect(winnerAt(ten)).toBe(Math.max(...shownAt(ten)));
  expect(winnerAt(ranked(1))).toBe(0);
  expect(winnerAt(ranked(1, 1, 1))).toBe(0);
  expect(winnerAt([])).toBe(0);
});

test("awards come one by one when the winner has been cheered", () => {
  const places = ranked(1, 2);
  expect(awardAt(places, 0)).toBeGreaterThan(winnerAt(places) + 2000);
  expect(awardAt(places, 1) - awardAt(places, 0)).toBe(AWARD);
});
