import { expect, test } from "vitest";
import { crowdOf } from "../src/games/wits-and-wagers/crowd";

const look = (seat: number, bot: "easy" | null = null) => ({
  seat,
  name: "ABCDEF"[seat] ?? "",
  bot,
  standIn: false,
});
const people = [0, 1, 2, 3].map((seat) => look(seat));

test("whoever is first and whoever is last is told among people", () => {
  expect(crowdOf(people, [false, false, false, false])).toBeNull();
  expect(crowdOf(people, [false, true, false, false])).toEqual({ first: "B" });
  expect(crowdOf(people, [true, true, false, false])).toBeNull();
  expect(crowdOf(people, [true, true, false, true])).toEqual({ last: "C" });
  expect(crowdOf(people.slice(1), [false, true, false, false])).toBeNull(); // too few
});

test("a bot is never first, and nobody waits for one", () => {
  const all = [look(4, "easy"), ...people, look(5, "easy")];
  expect(crowdOf(all, [false, false, false, false, true, false])).toBeNull();
  expect(crowdOf(all, [false, false, true, false, true, true])).toEqual({ first: "C" });
  expect(crowdOf(all, [true, true, true, true, true, false])).toBeNull();
});
