// What might have been done, in three languages: every move that was made in a golden record, and every
// other that was listed beside it.
import { expect, test } from "vitest";
import { loadBoard, moveSaid } from "../../src/games";
import { LANGUAGES } from "../../src/lib/language.svelte";
import { NAMES, read } from "./records";

const GAMES = [...new Set(NAMES.map((name) => read(name).game))];
const BROKEN = /undefined|NaN|null|\[object|^\s|\s$|_/;
const ELSE = ["something else", "autre chose", "otra cosa"];

test.each(NAMES)("in %s every move has a phrase", async (name) => {
  const { game, names, printed, steps, made } = read(name);
  expect(made).toHaveLength(steps.length - 1);
  const board = await loadBoard(game);
  const problems = new Set<string>();
  steps.forEach((step, number) => {
    const done = made[number];
    for (const { seat, view, moves } of step) {
      const listed = moves as { type: string }[];
      for (const move of done && done.seat === seat ? [...listed, done.move] : listed)
        for (const { language } of LANGUAGES)
          for (const called of [[], names]) {
            const said = moveSaid(board, language, move, view, printed, called);
            if (!/^\p{Ll}|^\d/u.test(said) || said.endsWith("."))
              problems.add(`${language} ${move.type} stands badly after a colon: ${said}`);
            if (BROKEN.test(said) || ELSE.includes(said))
              problems.add(`${language} ${move.type} lacks a word: ${said}`);
          }
    }
  });
  expect([...problems]).toEqual([]);
});

test.each(GAMES)("%s calls different moves by different phrases", async (game) => {
  const board = await loadBoard(game);
  const problems = new Set<string>();
  for (const name of NAMES) {
    const { game: played, names, printed, steps } = read(name);
    if (played !== game) continue;
    for (const { view, moves } of steps.flat())
      for (const { language } of LANGUAGES) {
        const said = new Map<string, unknown>();
        for (const move of moves as { type: string }[]) {
          const phrase = moveSaid(board, language, move, view, printed, names);
          const other = said.get(phrase);
          if (other) problems.add(`${phrase}: ${JSON.stringify([other, move])}`);
          said.set(phrase, move);
        }
      }
  }
  expect([...problems]).toEqual([]);
});

test.each(GAMES)("the records of %s hold every kind of move that has words", async (game) => {
  const { moveWords } = await loadBoard(game);
  const records = NAMES.map(read).filter((record) => record.game === game);
  const moves = records.flatMap(({ steps, made }) => [
    ...steps.flat().flatMap((seen) => seen.moves as { type: string }[]),
    ...made.filter(({ seat }) => seat >= 0).map(({ move }) => move), // the house has no coach
  ]);
  const kinds = [...new Set(moves.map(({ type }) => type))].sort();
  for (const { language } of LANGUAGES)
    expect(Object.keys(moveWords[language]).sort()).toEqual(kinds);
});

test("of chance's moves nothing is claimed", async () => {
  const board = await loadBoard("pirates-dice");
  const roll = { type: "roll", hands: [] };
  const said = LANGUAGES.map(({ language }) => moveSaid(board, language, roll, {}, null));
  expect(said).toEqual(ELSE);
});
