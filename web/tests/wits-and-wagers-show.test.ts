// What a television shows of Wits & Wagers.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../src/games/wits-and-wagers/categories";
import { letterSize } from "../src/games/wits-and-wagers/letterSize";
import { piled } from "../src/games/wits-and-wagers/pile";
import { TOPICS } from "../src/games/wits-and-wagers/topics";
import type { QuestionCard, Slot, View } from "../src/games/wits-and-wagers/types";
import { verdicts } from "../src/games/wits-and-wagers/verdict";
import { breadth, numberSize, written } from "../src/games/wits-and-wagers/written";
import { lounge, thinking } from "../src/lib/music";

type Bar = { beat: number; many: number; highest: number };
const LANGUAGES = ["en", "fr", "es"] as const;
const NAMES = ["Anne", "Ben", "Cleo"];
const same = (text: string) => ({ en: text, fr: text, es: text });
const card: QuestionCard = {
  text: same("How heavy is it?"),
  unit: same("kg"),
  display: "number",
  category: "space",
  kind: "timeless",
  as_of: "",
  negative: false,
};
const mat: Slot[] = [
  { odds: 6, number: null, seats: [] },
  { odds: 3, number: "10", seats: [2] },
  { odds: 2, number: "100", seats: [0] },
  { odds: 3, number: "1000", seats: [1] },
];

/** The answer, and on which slots each seat has bet. */
const told = (answer: string, slot: number, bets: number[][], year = false): View =>
  ({
    card: year ? { ...card, display: "year", unit: same("") } : card,
    mat,
    bets: bets.map((slots) => slots.map((on) => ({ slot: on, chips: 0 }))),
    outcome: { answer, slot, payouts: [], remark: same(""), source: "" },
  }) as unknown as View;

test("each category has a sign and a ground of the house", () => {
  const house = readFileSync("src/house.css", "utf8");
  for (const category of Object.keys(CATEGORIES.en)) {
    const { ground } = TOPICS[category as keyof typeof TOPICS];
    expect(house).toContain(`${ground}: #`);
  }
});

describe("after a question a line is worth saying", () => {
  test.each([
    ["100", 2, [[2], [2], [2]], ["Anne knew it to the dot!", "And everyone had money on it!"]],
    ["103", 2, [[1], [2], [1]], ["Anne was only 3\u00a0kg off.", "Only Ben trusted Anne."]],
    [
      "900",
      2,
      [[2], [], [1]],
      ["Ben was nearer, but 100\u00a0kg over.", "Nobody but Anne believed it."],
    ],
    [
      "400",
      2,
      [[1], [1], [1]],
      ["Anne comes nearest: 300\u00a0kg off.", "And nobody dared to bet on Anne."],
    ],
    ["9000", 3, [[3], [3], [1]], ["Nobody came near: it is 9 times the best guess."]],
    [
      "4",
      0,
      [[1], [0], [1]],
      ["All too high, Cleo the least: by 6\u00a0kg.", "Only Ben saw it coming."],
    ],
    [
      "4",
      0,
      [[1], [2], [1]],
      ["All too high, Cleo the least: by 6\u00a0kg.", "And nobody dared to bet on it."],
    ],
  ])("%s", (answer, slot, bets, lines) => {
    expect(verdicts(told(answer, slot, bets), NAMES, "en")).toEqual(lines);
  });

  test("who was hopelessly low is not told how far off, whoever was too high", () => {
    const high = [...mat.slice(0, 3), { odds: 3, number: "90000", seats: [1] }];
    const view = { ...told("30000", 2, [[], [], []]), mat: high };
    expect(verdicts(view, NAMES, "en")).toEqual([
      "Nobody came near: it is 300 times the best guess.",
    ]);
  });

  test("a single guess that is too high is not one of many", () => {
    const view = { ...told("4", 0, [[], [], []]), mat: mat.slice(0, 2) };
    expect(LANGUAGES.flatMap((language) => verdicts(view, NAMES, language))).toEqual([
      "Cleo was too high by 6\u00a0kg.",
      "Trop haut\u202f: Cleo, de 6\u00a0kg.",
      "Demasiado alta: la de Cleo, por 6\u00a0kg.",
    ]);
  });

  test("years are years, a decimal stays one, and every language has its lines", () => {
    expect(verdicts(told("400", 2, [[], [], []], true), NAMES, "en")).toEqual([
      "Anne comes nearest: 300 years off.",
    ]);
    expect(verdicts(told("100.3", 2, [[], [], []]), NAMES, "en")).toEqual([
      "Anne was only 0.3\u00a0kg off.",
    ]);
    for (const language of LANGUAGES)
      for (const slot of [0, 1, 2, 3])
        for (const line of verdicts(told("101", slot, [[slot], [], []]), NAMES, language))
          expect(line).toMatch(/^[^{}]+[.!]$/);
  });
});

test("a question is written as large as it fits, and never too small to be read", () => {
  const room = { width: 90, height: 22, most: 8 };
  expect(letterSize("How many?", room)).toBe(8);
  const [short, long] = [80, 200].map((letters) => letterSize("x".repeat(letters), room));
  expect(short).toBeGreaterThan(long!);
  expect(letterSize("x".repeat(5000), room)).toBe(2.1);
});

describe("bets on a television lie in their place", () => {
  const bet = (letters: number, discs = 1, chips = 0) => ({ letters, discs, chips });
  const six = Array.from({ length: 6 }, () => bet(8));

  test("with their amounts, as large as they fit", () => {
    const few = piled([bet(4)], 4, { width: 12, height: 4 });
    expect(few).toMatchObject({ kind: "rows", letters: 2.4 });
    const crowd = piled(six, 9, { width: 12, height: 13 });
    expect(crowd.kind).toBe("rows");
    expect(crowd.letters).toBeLessThan(few.letters);
    expect(crowd.letters * 6).toBeLessThan(13);
  });

  test("and only whole chips beside them", () => {
    const room = { width: 12, height: 4 };
    expect(piled([bet(4, 2)], 4, { ...room, width: 13 }).pairs).toBe(true);
    expect(piled([bet(8, 2)], 8, room).pairs).toBe(false);
    expect(piled([bet(6, 1, 2)], 6, { ...room, width: 20 }).chips).toBe(true);
    expect(piled([bet(6, 1, 9)], 6, room).chips).toBe(false);
  });

  test("where there is no room for amounts, chips and what they come to, or chips alone", () => {
    const heap = piled(six, 9, { width: 12, height: 7 });
    expect(heap).toMatchObject({ kind: "heap", sum: true });
    expect(2.5 + heap.disc * 2).toBeLessThanOrEqual(7);
    expect(piled(six, 9, { width: 12, height: 2 })).toMatchObject({ kind: "heap", sum: false });
    expect(piled(six, 9, { width: 12, height: 1 }).kind).toBe("none");
  });
});

describe("on a television a guess and who wrote it stay in their place", () => {
  const long = ["Maximiliana-Theodora", "Dmitri Ostrogradsky"];

  test("a number by how wide its figures are, with a margin", () => {
    expect(breadth("1990")).toBeGreaterThan(breadth("199"));
    expect(breadth("1,990")).toBeGreaterThan(breadth("1990"));
    expect(numberSize("1990", 17, 9) * breadth("1990")).toBeLessThanOrEqual(15);
    expect(numberSize("7", 17, 5)).toBe(5);
  });

  test("names are large where there is room, then smaller, then without their colour", () => {
    const most = 2.8;
    expect(written(["Bo"], { width: 17, height: 5 }, most, true)).toMatchObject({
      letters: most,
      lines: 1,
      bars: true,
    });
    const tight = written(long, { width: 17, height: 4.8 }, most, true);
    expect(tight).toMatchObject({ bars: false, marks: false });
    expect(tight.letters * tight.lines * 2).toBeLessThanOrEqual(4.8);
  });

  test("and where not even small names have room, marks stand for them", () => {
    const marks = written(long, { width: 11, height: 2.5 }, 2.1, true);
    expect(marks).toMatchObject({ marks: true, lines: 1 });
    expect(marks.letters).toBeGreaterThanOrEqual(1.5);
  });
});

test("the music is quiet between its notes and goes round in four chords", () => {
  const { notesOf } = lounge;
  const roots = [0, 8, 16, 24, 32].map((beat) => Math.round(notesOf(beat)[0]![0]));
  expect(new Set(roots.slice(0, 4)).size).toBe(4);
  expect(roots[4]).toBe(roots[0]);
  expect(notesOf(3)).toEqual([]);
});

test("the music of a question quickens, fills up and climbs as its time runs out", () => {
  const bars = [0, 0.6, 0.98, 7].map((gone) => {
    const { beat, notesOf } = thinking(() => gone);
    const notes = Array.from({ length: 8 }, (_, at) => notesOf(at)).flat();
    return {
      beat: beat(),
      many: notes.length,
      highest: Math.max(...notes.map(([pitch]) => pitch)),
    };
  });
  const [first, later, late, over] = bars as [Bar, Bar, Bar, Bar];
  expect(later.beat).toBeLessThan(first.beat);
  expect(late.beat).toBeLessThan(later.beat);
  expect(later.many).toBeGreaterThan(first.many);
  expect(late.highest).toBeGreaterThan(later.highest);
  expect(over.beat).toBeGreaterThan(0.1); // in the seconds of grace it stays as it was
});
