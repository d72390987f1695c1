// What a phone tells where a television shows the same table, and what it leaves to that.
import { describe, expect, test } from "vitest";
import { isHushed, looksElsewhere } from "../src/games/wits-and-wagers/elsewhere";
import { saidStanding } from "../src/games/wits-and-wagers/boardWords";
import { hopesOf, standingOf } from "../src/games/wits-and-wagers/hopes";
import { namesFor } from "../src/lib/who";
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
  test("one guesses and bets on the phone, and looks up when that is done", () => {
    expect(looksElsewhere({ ...looking, view: view("betting", [false, true]) })).toBe(false);
    expect(looksElsewhere({ ...looking, view: view("betting", [true, false]) })).toBe(true);
    expect(looksElsewhere({ ...looking, view: view("guessing", [false, true]) })).toBe(false);
    expect(looksElsewhere({ ...looking, view: view("guessing", [true, false]) })).toBe(true);
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

describe("while one waits", () => {
  const mat = [
    { odds: 6, number: null, seats: [] },
    { odds: 3, number: "10", seats: [2] },
    { odds: 2, number: "100", seats: [0] },
    { odds: 3, number: "1000", seats: [1] },
  ];
  test("one hopes for what would bring more than it costs, one's own guess among it", () => {
    const split = [
      [
        { slot: 1, chips: 500 },
        { slot: 3, chips: 0 },
      ],
    ];
    // On 10: 3 x 600; on 1000 the chip brings 300 and the 500 are lost; the guess alone as little.
    expect(hopesOf({ mat, bets: split }, 0)).toEqual([{ slot: 1, gain: 1800 }]);
    const both = [
      [
        { slot: 2, chips: 0 },
        { slot: 0, chips: 0 },
      ],
    ];
    expect(hopesOf({ mat, bets: both }, 0)).toEqual([
      { slot: 0, gain: 600 },
      { slot: 2, gain: 500 },
    ]);
    expect(hopesOf({ mat, bets: [[]] }, 0)).toEqual([{ slot: 2, gain: 300 }]);
  });
  test.each([
    [[300, 500, 200], 0, "Second of three. $200 behind Ben."],
    [[300, 500, 200], 1, "First of three. $200 ahead of Anne."],
    [[500, 500, 200], 0, ""],
    [[500, 200, 200], 2, "Second of three, shared. $300 behind Anne."],
  ])("and after an answer one knows who is to be overtaken: %j", (banks, me, said) => {
    expect(saidStanding(standingOf(banks, me), namesFor(["Anne", "Ben", "Cleo"], me))).toBe(said);
  });
});
