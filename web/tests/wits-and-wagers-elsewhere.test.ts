// What a phone tells where a television shows the same table, and what it leaves to that.
import { describe, expect, test } from "vitest";
import { isHushed, looksElsewhere } from "../src/games/wits-and-wagers/elsewhere";
import { figure } from "../src/games/wits-and-wagers/highlights";
import { ownFirst } from "../src/games/wits-and-wagers/laid";
import { planCount } from "../src/games/wits-and-wagers/scene";
import { stepsOf } from "../src/games/wits-and-wagers/steps";
import type { Outcome, View } from "../src/games/wits-and-wagers/types";

const outcome = { answer: "507", slot: 1 } as Outcome;
const view = (phase: View["phase"], locked: boolean[], told: Outcome | null = null) => ({
  phase,
  locked,
  outcome: told,
});

describe("before a television", () => {
  const looking = { screened: true, me: 0, scene: false };
  test("one bets on the phone, and looks up when that is done", () => {
    expect(looksElsewhere({ ...looking, view: view("betting", [false, true]) })).toBe(false);
    expect(looksElsewhere({ ...looking, view: view("betting", [true, false]) })).toBe(true);
    expect(looksElsewhere({ ...looking, view: view("shown", [false, false], outcome) })).toBe(true);
  });
  test("whoever only looks on sees the answer counted there too, and bets for fun here", () => {
    const onlooker = { ...looking, me: null };
    expect(looksElsewhere({ ...onlooker, view: view("betting", [true, true]) })).toBe(false);
    const told = view("shown", [false, false], outcome);
    expect(looksElsewhere({ ...onlooker, view: told, scene: true })).toBe(true);
  });
  test("the last answer is told there before the end is", () => {
    const last = view("over", [true, true], outcome);
    expect(looksElsewhere({ ...looking, view: last, scene: true })).toBe(true);
    expect(looksElsewhere({ ...looking, view: last, scene: false })).toBe(false);
  });
  test("the answer is kept back until what it brought has come to the banks there", () => {
    expect(isHushed(true, { outcome }, false)).toBe(true);
    expect(isHushed(true, { outcome }, true)).toBe(false);
    expect(isHushed(true, { outcome: null }, false)).toBe(false);
    const mat = [
      { odds: 6, number: null, seats: [] },
      { odds: 2, number: "492", seats: [0] },
    ];
    const plan = planCount(mat, "507", 1);
    expect(plan.landed).toBeGreaterThan(plan.pay);
    expect(plan.landed).toBeLessThanOrEqual(plan.end);
  });
  test("without one, phones carry the show", () => {
    const alone = { ...looking, screened: false, scene: true };
    expect(looksElsewhere({ ...alone, view: view("shown", [true], outcome) })).toBe(false);
    expect(isHushed(false, { outcome }, false)).toBe(false);
  });
});

test("one's own name stands first of those who guessed the same", () => {
  expect(ownFirst([1, 2, 4], 4)).toEqual([4, 1, 2]);
  expect(ownFirst([1, 2], 4)).toEqual([1, 2]);
  expect(ownFirst([1, 2], null)).toEqual([1, 2]);
});

test("a comeback counts what was made up, which is no loss", () => {
  expect(figure({ type: "came-back", seat: 0, behind: 700 }, "en")).toBe("$700");
});

test("whoever is level has one stand, which is told at once", () => {
  const places = [
    { place: 1, seats: [2], score: 900 },
    { place: 2, seats: [0], score: 400 },
    { place: 2, seats: [1], score: 400 },
  ];
  const names = ["Anne", "Ben", "Cleo"];
  const steps = stepsOf(places, [3000, 1000, 1000], names, "en");
  expect(steps.map(({ place, at, who }) => [place, at, who.map(({ name }) => name)])).toEqual([
    [1, 3000, ["Cleo"]],
    [2, 1000, ["Anne", "Ben"]],
  ]);
});
