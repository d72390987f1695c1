// Why a game is stopped: the library's English, and the same facts in every language.
import { afterEach, expect, test } from "vitest";
import { LANGUAGES, language } from "../src/lib/language.svelte";
import { content } from "../src/words/content";
import { sentence } from "../src/words/refusals";
import { tableWords } from "../src/words/table";

const OLDER = { type: "older-rules", began: 1, now: 2 };
const EDITION = { type: "other-edition", content: "book my tale", began: "3f2a91c0", now: "none" };

afterEach(() => {
  language.choose("en");
});

test("the page says in English what the library says", () => {
  expect(sentence(OLDER)).toBe(
    "This game was begun under older rules, version 1; now they are at version 2. It can no longer be played on or shown.",
  );
  expect(sentence(EDITION)).toBe(
    "Since this game began, the book my tale has changed (edition 3f2a91c0, now none). It can no longer be played on or shown.",
  );
});

test.each(LANGUAGES.map((each) => each.language))("nothing is left out in %s", (spoken) => {
  language.choose(spoken);
  expect(sentence(OLDER)).toMatch(/1.*2/);
  expect(sentence(EDITION)).toMatch(/my tale.*3f2a91c0.*none/);
  expect(tableWords().changed([content("pack house")])).toContain("house");
  const said = ["rules-not-here", "content-gone"].map((type) => sentence({ type }));
  expect(new Set([...said, sentence({ type: "not-a-move" })]).size).toBe(3);
});
