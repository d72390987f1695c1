// Every folder here is a game; what has none is of another package, and any.ts has a board for it.
import type { Language } from "../lib/language.svelte";
import { capital } from "../lib/sentences";
import { whoIs, type Names } from "../lib/who";
import type { Board, Card, GameWords } from "./game";

const cards = import.meta.glob<Card>("./*/card.ts", { eager: true, import: "card" });
const boards = import.meta.glob<Board>("./*/board.ts", { import: "board" });

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(cards).map(([path, card]) => [path.split("/")[1] ?? path, card]),
);

/** Games from other packages have none. */
export const hasCoach = (game: string | undefined) => (game ?? "") in CARDS;

export function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/board.ts`];
  return load ? load() : import("./any").then(({ boardOf }) => boardOf(game));
}

export function titleOf(game: string): string {
  return CARDS[game]?.title ?? game.split("-").map(capital).join(" ");
}

type Said = Record<string, (what: unknown, names: Names, printed: unknown) => string>;

/** The sentences of some news; none for news that needs no telling. */
export function tell(
  words: GameWords<never, never, never, never> | undefined,
  news: readonly unknown[],
  names: Names,
  printed: unknown,
): string[] {
  const said = words?.news as Said | undefined;
  return (news as { type: string }[])
    .map((each) => said?.[each.type]?.(each, names, printed) ?? "")
    .filter(Boolean);
}

/** The same of one move. Where the game's own clock has made it for this seat, it is told as such, and
    nobody is said to be done. */
export function tellMove(
  words: GameWords<never, never, never, never> | undefined,
  news: readonly unknown[],
  names: Names,
  printed: unknown,
  late: number | null,
): string[] {
  const time = words?.time;
  if (!time || late === null) return tell(words, news, names, printed);
  const others = (news as { type: string }[]).filter(({ type }) => type !== time.done);
  return [time.ranOut(whoIs(names, late)), ...tell(words, others, names, printed)];
}

type MoveSaid = Record<
  string,
  (move: unknown, view: unknown, names: Names, printed: unknown) => string
>;

/** What is said of chance's moves, which nobody could have made. */
const ELSE: Record<Language, string> = {
  en: "something else",
  fr: "autre chose",
  es: "otra cosa",
};

/** A move as a phrase, to stand after "Better:". `view` is its seat's, before it; without `names` other
    seats go by their number. */
export function moveSaid(
  { moveWords }: Pick<Board, "moveWords">,
  language: Language,
  move: { type: string },
  view: unknown,
  printed: unknown,
  names: Names = [],
): string {
  const words = moveWords[language] as MoveSaid;
  return words[move.type]?.(move, view, names, printed) ?? ELSE[language];
}
