import { expect, test } from "vitest";
import { anyOf, letter, listed, nameOf, seatsSaid } from "../src/lib/sentences";

test("names are listed as the reader's language does, as the library says them", () => {
  const names = ["Anne", "Ben", "Carla"];
  expect(listed("en", names)).toBe("Anne, Ben and Carla");
  expect(seatsSaid("fr", names, [0, 2])).toBe("Anne et Carla");
  expect(anyOf("es", names)).toBe("Anne, Ben o Carla");
});

test("a seat without a name has its number, a goblet beyond the letters too", () => {
  expect([nameOf(["Anne"], 0), nameOf(["Anne"], 1)]).toEqual(["Anne", "2"]);
  expect([letter(0), letter(9), letter(10)]).toEqual(["A", "J", "11"]);
});
