import { expect, test } from "vitest";
import { nextSeats } from "../src/lib/nextSeats";
import type { ChairView } from "../src/lib/protocol";

const chair = (...names: string[]) =>
  ({
    people: names.map((name) => ({ id: name, name, here: true })),
    bot: names.length > 0 ? null : "middle",
  }) as unknown as ChairView;
const EMPTY = { people: [], bot: null } as unknown as ChairView;
const DICE = { least: 2, most: 4, people: 1 };

test("people keep their seats, and bots get up where there are too few", () => {
  const chairs = [chair("Anne"), chair(), chair("Ben"), chair(), chair("Cleo")];
  expect(nextSeats(chairs, DICE)).toEqual({ watch: [], divided: false, botsGetUp: 1, free: 0 });
});

test("a game that needs more seats has free ones", () => {
  const needs = { least: 3, most: 7, people: 3 };
  expect(nextSeats([chair("Anne"), chair("Ben")], needs)).toMatchObject({ free: 1, watch: [] });
  expect(nextSeats([chair("Anne", "Ben"), chair("Cleo"), chair()], needs)).toMatchObject({
    free: 0,
    divided: false,
  });
});

test("a team has a seat each where no seat is shared, and its last ones watch where there are few", () => {
  const team = [chair("Anne", "Ben"), chair("Cleo"), chair()];
  expect(nextSeats(team, DICE)).toEqual({ watch: [], divided: true, botsGetUp: 0, free: 0 });
  const two = [chair("Anne", "Ben", "Cleo"), chair("Dan", "Eve"), chair()];
  expect(nextSeats(two, DICE)).toEqual({ watch: ["Cleo"], divided: true, botsGetUp: 1, free: 0 });
});

test("a chair that stayed empty brings nobody along", () => {
  const alone = [chair("Anne"), EMPTY, EMPTY, EMPTY];
  expect(nextSeats(alone, DICE)).toEqual({ watch: [], divided: false, botsGetUp: 0, free: 1 });
});
