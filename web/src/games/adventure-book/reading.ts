// What the things of a chapter are called, in one language.
import type { Language } from "../../lib/language.svelte";
import { listed } from "../../lib/sentences";
import { saidIn, type Text } from "./text";
import type { Action, Book, Challenge, Chapter, Plot, Special, View } from "./types";

const SPACE: Record<Language, (number: number) => string> = {
  en: (number) => `space ${number}`,
  fr: (number) => `la case ${number}`,
  es: (number) => `la casilla ${number}`,
};

export const ANY = "any"; // in a cost: any card at all

export interface Reading {
  book: Book;
  chapter: Chapter;
  language: Language;
  say: (text: Text | null | undefined) => string;
  list: (words: readonly string[]) => string;
  figure: (who: string) => string;
  figures: (who: readonly string[]) => string;
  space: (id: string) => string;
  card: (id: string) => string;
  /** Several cards, alike ones counted: "2 × Love and Wits". */
  cards: (ids: readonly string[]) => string;
  hazard: (kind: string) => string;
  counter: (id: string) => string;
  label: (counter: string, at: number) => string;
  /** The last place of a counter's track. */
  trackEnd: (counter: string) => number;
  challenge: (id: string) => string;
  action: (id: string) => string | null;
  plot: (card: number) => Plot | undefined;
  /** Null for the interruption that every chapter has. */
  defeat: (id: string) => string | null;
}

export function read(book: Book, number: number, language: Language): Reading {
  const chapter = book.chapters[number - 1] ?? book.chapters[0]!;
  const say = (text: Text | null | undefined) => (text ? saidIn(text, language) : "");
  const list = (words: readonly string[]) => listed(language, words);
  const figure = (who: string) => say(chapter.characters[who]?.name) || spoken(who);
  const card = (id: string) => say(book.cards.names[id] ?? specialOf(book, id)?.name) || spoken(id);
  const track = (counter: string) =>
    Object.values(chapter.tracks).find(({ counters }) => counter in counters);
  return {
    book,
    chapter,
    language,
    say,
    list,
    figure,
    figures: (who) => list(who.map(figure)),
    space: (id) => {
      const space = chapter.board.spaces.find((each) => each.id === id);
      if (!space) return spoken(id);
      return space.name ? say(space.name) : SPACE[language](space.number ?? 0);
    },
    card,
    cards: (ids) =>
      list(
        [...new Set(ids)].map((id) => {
          const count = ids.filter((other) => other === id).length;
          return count > 1 ? `${count} × ${card(id)}` : card(id);
        }),
      ),
    hazard: (kind) => say(chapter.hazards?.names[kind]) || spoken(kind),
    counter: (id) => say(track(id)?.names[id]) || spoken(id),
    trackEnd: (counter) => (track(counter)?.labels.length ?? 1) - 1,
    label: (counter, at) => say(track(counter)?.labels[at]) || `${at}`,
    challenge: (id) => say(challengeOf(chapter, id)?.name) || spoken(id),
    action: (id) => say(actionOf(chapter, id)?.name) || null,
    plot: (number) => chapter.plot.find(({ from, to }) => from <= number && number <= to),
    defeat: (id) => say(chapter.defeat.find((each) => each.id === id)?.text) || null,
  };
}

/** The chapter with which a table began, be it by a bookmark, and how many were told there since. */
export function toldSince({ setup, campaign }: Pick<View, "setup" | "campaign">) {
  const from = Math.max(setup.chapter, setup.campaign.chapter);
  return { from, chapters: campaign.chapter - from };
}

/** As much of a book as says which cards are special. */
export interface WithSpecials {
  cards: Pick<Book["cards"], "special">;
}

export function specialOf(book: WithSpecials, id: string): Special | undefined {
  return book.cards.special.find((special) => special.id === id);
}

export function challengeOf(chapter: Chapter, id: string): Challenge | undefined {
  return chapter.challenge.find((challenge) => challenge.id === id);
}

export function actionOf(chapter: Chapter, id: string): Action | undefined {
  return chapter.action.find((action) => action.id === id);
}

/** A thing whose book does not name it goes by its id. */
function spoken(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Its letters, for whoever has to keep it whole. */
export const longestWord = (words: string) =>
  Math.max(...words.split(/[ -]+/).map(({ length }) => length));
