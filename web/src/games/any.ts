// A board for games that the page does not know: those of other packages. It needs no code of theirs.
// The server sends their news and endings with an English sentence, in which seats are {0}, {1} and so on.
import type { Component } from "svelte";
import { api } from "../lib/api";
import type { Language } from "../lib/language.svelte";
import AnyBoard from "./AnyBoard.svelte";
import { filled, UNKNOWN, type Known, type Said } from "./anyView";
import { anyWords } from "./anyWords";
import type { Board, BoardProps, GameWords } from "./game";
import OwnBoard from "./OwnBoard.svelte";
import { loadOwn } from "./ownBoard";

/** The same words for whatever is asked for. */
const whatever = <Words>(words: Words): Record<string, Words> =>
  new Proxy({}, { get: (_, key) => (typeof key === "string" ? words : undefined) });

const words: GameWords<any, any, any, any> = {
  options: {},
  news: whatever(filled),
  refusals: {},
  endings: whatever(filled),
  score: (score) => String(score),
};

const SCENE = 1600; // milliseconds for each sentence

const board: Omit<Board, "Board" | "rules"> = {
  words: { en: words, fr: words, es: words },
  clause: () => "",
  moveWords: { en: {}, fr: {}, es: {} },
  reasonWords: { en: () => "", fr: () => "", es: () => "" },
  sceneTime: (view: { news: readonly Said[] }) => SCENE * view.news.length,
  guide: { en: () => null, fr: () => null, es: () => null },
};

/** With the board that the game's package brings, where it brings one. */
export async function boardOf(game: string): Promise<Board> {
  const [own, known] = await Promise.all([loadOwn(game), knownOf(game)]);
  const Board: Component<BoardProps<any, any>> = (anchor, props) =>
    own
      ? OwnBoard(anchor, withMore(props, { own, known }))
      : AnyBoard(anchor, withMore(props, { known }));
  const rules = (language: Language) => () => rulesOf(game, language);
  return { ...board, Board, rules: { en: rules("en"), fr: rules("fr"), es: rules("es") } };
}

/** As its package has them. */
async function rulesOf(game: string, language: Language): Promise<{ default: string }> {
  const [page, { rulesHtml }] = await Promise.all([
    fetch(`/boards/${game}.${language}.md`),
    import("../lib/rulesHtml"),
  ]);
  return { default: page.ok ? rulesHtml(await page.text(), language) : anyWords[language].rules };
}

/** Svelte's own are kept as they are, as they change by themselves. */
const withMore = <Props extends object, More extends object>(props: Props, more: More) =>
  Object.create(props, Object.getOwnPropertyDescriptors(more)) as Props & More;

async function knownOf(game: string): Promise<Known> {
  const games = await api.games().catch(() => []);
  return games.find(({ name }) => name === game)?.elsewhere ?? UNKNOWN;
}
