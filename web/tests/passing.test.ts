import { describe, expect, test } from "vitest";
import { passing } from "../src/lib/passing";

const turn = { asked: 1, hides: true, holder: 0, looking: false, watched: false };

describe("Several people at one device", () => {
  test("a curtain falls before a view that others must not see", () => {
    expect(passing(turn)).toEqual({ open: false, passOn: true, curtain: true });
    expect(passing({ ...turn, holder: 1 }).curtain).toBe(false);
    expect(passing({ ...turn, watched: true }).curtain).toBe(false);
  });

  test("none falls where nothing is hidden", () => {
    expect(passing({ ...turn, hides: false })).toEqual({
      open: true,
      passOn: false,
      curtain: false,
    });
  });

  test("whoever was shown a secret looks at it first, whatever comes next", () => {
    for (const hides of [true, false])
      expect(passing({ ...turn, hides, looking: true })).toEqual({
        open: false,
        passOn: true,
        curtain: false,
      });
  });

  test("after an open turn a secret needs a curtain, as nobody holds the device", () => {
    expect(passing({ ...turn, holder: null }).curtain).toBe(true);
  });
});
