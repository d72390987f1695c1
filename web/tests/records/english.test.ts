// The page's English and the library's are the same sentences: news, refusals, endings and highlights of the
// golden records. Only the page's news may be silent, where the board shows it all.
import { expect, test } from "vitest";
import { loadBoard } from "../../src/games";
import { language } from "../../src/lib/language.svelte";
import type { Refusal } from "../../src/lib/protocol";
import { sentence as refusalSaid } from "../../src/words/refusals";
import { NAMES, read } from "./records";

type Said = Record<string, (what: unknown, names: readonly string[], printed: unknown) => string>;

/** The page's typography: no line ends before a unit. */
const plain = (sentence: string) => sentence.replaceAll("\u00a0", " ");

test.each(NAMES)("%s is told by the page as by the library", async (name) => {
  language.choose("en");
  const { game, names, printed, steps, refusals, result, ending, highlights: told } = read(name);
  const words = (await loadBoard(game)).words.en;
  const say = (said: object, what: { type: string }) =>
    plain((said as Said)[what.type]?.(what, names, printed) ?? "");
  const page = new Set<string>();
  const library = new Set<string>();
  const compare = (type: string, ours: string, theirs: string) => {
    page.add(`${type}: ${ours}`);
    library.add(`${type}: ${theirs}`);
  };
  for (const { view, sentences } of steps.flat())
    view.news.forEach((news, n) => {
      const said = say(words.news, news);
      if (said) compare(news.type, said, sentences[n] ?? "");
    });
  for (const { why, sentence } of refusals)
    compare(why.type, plain(refusalSaid(why as Refusal, words, printed)), sentence);
  const highlights = (await loadBoard(game)).highlights?.en as Said | undefined;
  for (const { highlight, sentence } of told)
    compare(
      highlight.type,
      plain(highlights?.[highlight.type]?.(highlight, names, printed) ?? ""),
      sentence,
    );
  compare(result.ending.type, say(words.endings, result.ending), ending);
  expect([...page]).toEqual([...library]);
});
