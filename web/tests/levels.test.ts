import { afterEach, expect, test } from "vitest";
import { language, LANGUAGES } from "../src/lib/language.svelte";
import levels from "../src/lib/levels.json";
import type { Level } from "../src/lib/chairs";
import { measured, type Measured } from "../src/lib/measured";
import { levelSentence } from "../src/words/levels";

const SOLVED: Measured = { wins: 56, below: "hard", rivals: 1, never_more: 54 };
const AMONG_FOUR: Measured = { wins: 34, below: "hard", rivals: 3 };

afterEach(() => language.choose("en"));

test("a level is told by what it wins, and by what is proved of it", () => {
  expect(levelSentence("expert", SOLVED, 2)).toBe(
    "Expert bot: wins 56 of 100 games against a hard bot; between two, nobody wins more than 54 of 100 against it, and that is proved.",
  );
  expect(levelSentence("expert", SOLVED, 4)).not.toContain("proved");
  expect(levelSentence("expert", AMONG_FOUR, 4)).toBe(
    "Expert bot: wins 34 of 100 games against 3 hard bots.",
  );
  expect(levelSentence("easy", { ...AMONG_FOUR, below: "uniform", rivals: 1 }, 2)).toContain(
    "against one that plays at random.",
  );
});

test.each([
  ["fr", "Robot expert\u202f: gagne 34 parties sur 100 contre 3 robots coriaces."],
  ["es", "Robot experto: gana 34 de cada 100 partidas contra 3 robots difíciles."],
] as const)("in %s too", (other, says) => {
  language.choose(other);
  expect(levelSentence("expert", AMONG_FOUR, 4)).toBe(says);
});

test("whatever was measured can be said in every language, with its option in words", () => {
  for (const [game, ofGame] of Object.entries(levels)) {
    for (const level of Object.keys(ofGame) as Level[]) {
      const figure = measured(game, level);
      for (const { language: spoken } of LANGUAGES) {
        language.choose(spoken);
        expect(figure && levelSentence(level, figure, 2)).toMatch(/^\p{Lu}.*\d[^=]*\.$/u);
      }
    }
  }
});

test.each(["pirates-dice", "battle-of-wits", "poisoned-glass", "wits-and-wagers"])(
  "every level of %s is measured",
  (game) => {
    for (const level of ["easy", "middle", "hard", "expert"] as const) {
      expect(measured(game, level)).toMatchObject({ wins: expect.any(Number) as number });
    }
  },
);

test("where all tell one story, a level is told by the chapters that two of it tell", () => {
  expect(levelSentence("hard", { told: 98 }, 2)).toBe(
    "Hard bot: two of the kind tell 98 of 100 chapters to their end, at gentle difficulty.",
  );
  for (const level of ["easy", "middle", "hard"] as const)
    expect(measured("adventure-book", level)).toHaveProperty("told");
});

test("where nobody has measured anything, nothing is said", () => {
  expect(measured("adventure-book", "expert")).toBeUndefined();
});
