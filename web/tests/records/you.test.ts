// Whoever reads is "you", in every language and in all that is told of the golden records: the news,
// the guide and the ending. Everyone else keeps their name, and so does everyone on a television.
import { describe, expect, test } from "vitest";
import { loadBoard } from "../../src/games";
import { sideOf, sidesOf } from "../../src/games/battle-of-wits/table";
import type { View } from "../../src/games/battle-of-wits/types";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { namesFor, type Names } from "../../src/lib/who";
import { NAMES, read } from "./records";

type Said = Record<string, (what: unknown, names: Names, printed: unknown) => string>;

/** No word of any language, no part of each other. */
const CALLED = "Abcissa Bodzwick Cwmbran Dwyzor Ekphra Fjordyk Gwizdek Hjulmar Ixchel Jygfor";
const YOU = {
  en: /\byour?\b/i,
  fr: /(?<!\p{L})(tu|toi|te|ton|ta|tes)(?!\p{L})|(?<!\p{L})t'/iu,
  es: /./, // the verb alone may say it
};
/** Kinds of news and endings that the records tell of, in each game. */
const told: Record<string, Set<string>> = {};

describe.each(NAMES)("%s", (record) => {
  const { game, names, printed, steps, result } = read(record);
  const called = CALLED.split(" ").slice(0, names.length);

  test.each(LANGUAGES.map((each) => each.language))(
    "speaks to its reader in %s",
    async (spoken) => {
      language.choose(spoken);
      const board = await loadBoard(game);
      const problems = new Set<string>();

      function compare(what: string, me: number, say: (names: Names) => string) {
        const own = called[me] ?? "";
        const plain = say(called);
        const mine = say(namesFor(called, me));
        if (mine.includes(own)) problems.add(`${what} names its reader: ${mine}`);
        const nameless = plain.replaceAll(own, "").trim().toLowerCase();
        if (plain.includes(own) && (!YOU[spoken].test(mine) || nameless === mine.toLowerCase()))
          problems.add(`${what} does not speak to its reader: ${mine}`);
        if (/undefined|null|NaN|\[object| {2}/.test(mine))
          problems.add(`${what} is broken: ${mine}`);
        if (mine && !/^[\p{Lu}¡¿“«\d]/u.test(mine)) problems.add(`${what} begins small: ${mine}`);
        for (const other of called)
          if (other !== own && plain.includes(other) && !mine.includes(other))
            problems.add(`${what} loses ${other}: ${mine}`);
        (told[game] ??= new Set()).add(what);
      }

      for (const { seat, view, moves, to_act } of steps.flat()) {
        if (seat === null) continue;
        for (const news of view.news) {
          const say = (who: Names) =>
            (board.words[spoken].news as Said)[news.type]?.(news, who, printed) ?? "";
          compare(news.type, seat, say);
        }
        compare(
          "guide",
          seat,
          (who) => board.guide[spoken](view, moves, who, printed, to_act) ?? "",
        );
      }
      for (const me of called.keys())
        compare(result.ending.type, me, (who) =>
          (board.words[spoken].endings as Said)[result.ending.type]!(result.ending, who, printed),
        );
      expect([...problems]).toEqual([]);
    },
  );
});

test("the records tell of every kind of news and of every ending", async () => {
  for (const game of new Set(NAMES.map((record) => read(record).game))) {
    const { news, endings } = (await loadBoard(game)).words.en;
    const kinds = Object.keys({ ...news, ...endings });
    expect([game, kinds.filter((kind) => !told[game]?.has(kind))]).toEqual([game, []]);
  }
});

test("the sides of Battle of Wits are the library's, and so is who lives on each", () => {
  const record = NAMES.map(read).find(({ result }) => result.ending.type === "teams-counted");
  const { steps, result } = record!;
  const { living } = result.ending as unknown as { living: number[] };
  for (const { view } of steps.at(-1) ?? []) {
    const seen = view as unknown as View;
    const sides = sidesOf(seen, seen.rows[0] ?? null);
    expect(sides.map(({ team, alive }) => [team, alive]).sort()).toEqual(
      living.map((alive, team) => [team, alive]),
    );
    expect(sides[0]?.team).toBe(sideOf(seen) ?? 0);
  }
});
