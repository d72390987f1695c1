// The figures of Adventure Book's rules show the book as it is.
import { expect, test } from "vitest";
import { cards, DECK, FARM } from "../../src/games/adventure-book/figures/excerpt";
import type { Book, BoardMap } from "../../src/games/adventure-book/types";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { read } from "./records";

const BOOK = read("adventure-book-chapter-1").printed as Book;

test.each([
  [1, FARM],
  [2, DECK],
])("of chapter %i a corner, with its names and ways", (number, corner: BoardMap) => {
  const { spaces, edges } = BOOK.chapters[number - 1]!.board;
  for (const { id, name, number: printed, tags } of corner.spaces)
    expect(spaces.find((space) => space.id === id)).toMatchObject({ name, number: printed, tags });
  const shown = new Set(corner.spaces.map(({ id }) => id));
  const within = edges.filter((edge) => edge.every((id) => shown.has(id)));
  expect([...corner.edges].sort()).toEqual([...within].sort());
});

test("and its cards by their names", () => {
  for (const { language: each } of LANGUAGES) {
    language.choose(each);
    expect(cards.card("courage")).toBe(BOOK.cards.names["courage"]?.[each]);
    expect(cards.card("adventure")).toBe(BOOK.cards.names["adventure"]?.[each]);
  }
});
