// Every folder here is a game.
import type { Board, Card } from "./game";

const cards = import.meta.glob<Card>("./*/card.ts", { eager: true, import: "card" });
const boards = import.meta.glob<Board>("./*/board.ts", { import: "board" });

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(cards).map(([path, card]) => [path.split("/")[1] ?? path, card]),
);

export function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/board.ts`];
  return load ? load() : Promise.reject(new Error(`${game} has no board`));
}
