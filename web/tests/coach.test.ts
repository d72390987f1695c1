import { expect, test } from "vitest";
import { chanceSaid } from "../src/lib/coaching";
import { language } from "../src/lib/language.svelte";
import { percent, signed } from "../src/lib/sentences";
import { coachWords } from "../src/words/coach";

test("a share is said in hundredths, as the language writes them", () => {
  expect(percent("en", 0.374)).toBe("37%");
  expect(percent("fr", 0.374)).toBe("37\u202f%");
  expect(percent("es", 1)).toBe("100\u00a0%");
});

test("a difference has its sign, and one of nothing has none", () => {
  expect(signed("en", 0.2)).toBe("+20%");
  expect(signed("en", -0.2)).toBe("−20%");
  expect(signed("en", -0.001)).toBe("0%");
});

test("where bids told more than the own dice, a chance is said by both", () => {
  const known = { type: "own-bid-holds", chance: 0.81, by_dice: 0.2, bid } as const;
  language.choose("en");
  expect(chanceSaid(coachWords().chance, known)).toBe(
    "Your bid had a chance of 81% to hold, as the bids told (20% going by your own dice alone, as the odds at the table say).",
  );
  expect(chanceSaid(coachWords().chance, { ...known, by_dice: null })).toBe(
    "Your bid had a chance of 81% to hold.",
  );
});

const bid = { type: "bid", count: 9, face: 6 } as const;
