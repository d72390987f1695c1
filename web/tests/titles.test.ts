import { expect, test } from "vitest";
import { titleFrom } from "../src/lib/titles";

test("a game's name makes a title", () => {
  expect(titleFrom("pirates-dice")).toBe("Pirates Dice");
  expect(titleFrom("chess")).toBe("Chess");
  expect(titleFrom("")).toBe("");
});
