import { expect, test } from "vitest";
import { standsOf } from "../src/games/wits-and-wagers/stands";

/** Of so many people at each place: who stands where, from the left, "-" where nobody does. */
function seen(...level: number[]): string {
  let place = 1;
  const steps = level.map((people) => {
    const step = {
      place,
      score: 0,
      at: 0,
      who: Array.from({ length: people }, () => ({ seat: 0, name: "" })),
    };
    place += people;
    return step;
  });
  const { stands, widths } = standsOf(steps);
  const at = widths.map((_, column) => stands.find((stand) => stand.column === column + 1));
  return at.map((stand) => (stand ? `${stand.place}`.repeat(stand.who.length) : "-")).join(" ");
}

test("winners stand in the middle, whatever is shared", () => {
  expect(seen(1, 1, 1)).toBe("2 1 3");
  expect(seen(1, 2)).toBe("2 1 2");
  expect(seen(1, 1, 2)).toBe("2 1 33");
  expect(seen(2, 1)).toBe("3 1 1 -");
  expect(seen(3)).toBe("1 1 1");
  expect(seen(1, 3)).toBe("2 2 1 2 -");
  expect(seen(1, 1)).toBe("2 1 -");
  expect(seen(1)).toBe("1");
});

test("where many are level, a place has one stand", () => {
  expect(seen(1, 6)).toBe("222222 1 -");
  expect(seen(7)).toBe("1111111");
});

test("both sides are as wide, so that the middle is the screen's", () => {
  const who = (people: number) => Array.from({ length: people }, () => ({ seat: 0, name: "" }));
  const { widths } = standsOf([
    { place: 1, score: 0, at: 0, who: who(1) },
    { place: 2, score: 0, at: 0, who: who(6) },
  ]);
  expect(widths[0]).toBe(widths[2]);
});
