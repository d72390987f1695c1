import { expect, test } from "vitest";
import { ownChair } from "../src/lib/chairs";
import type { ChairView } from "../src/lib/protocol";

const chair = (name: string, ...people: string[]): ChairView => ({
  people: people.map((id) => ({ id, name: id, here: true })),
  bot: null,
  stand_in: false,
  name,
  room: false,
  until_back: false,
});

test("Whoever has added somebody at their device sits in the chair with their own name", () => {
  const chairs = [chair("Rosa", "Anne"), chair("Ben", "Ben"), chair("Anne", "Anne")];
  expect(ownChair(chairs, "Anne")).toBe(2);
  expect(ownChair(chairs, "Ben")).toBe(1);
});

test("In a team the first chair is theirs, and who has none has none", () => {
  expect(ownChair([chair("Anne & Ben", "Anne", "Ben")], "Ben")).toBe(0);
  expect(ownChair([chair("Ben", "Ben")], "Cleo")).toBe(-1);
  expect(ownChair([chair("Ben", "Ben")], null)).toBe(-1);
});
