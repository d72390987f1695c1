// The printed game of four, as it stands when all cards are laid; the rules page tells of it.
import type { Became, Seen, SeenGoblet } from "../types";

export const NAMES = ["Man in Black", "Buttercup", "Inigo", "Humperdinck"];
export const CHARACTERS: Became["character"][] = [
  "Man in Black",
  "Buttercup",
  "Inigo Montoya",
  "Prince Humperdinck",
];
/** Who drinks from A, B, C and D in the end. */
export const HOLDERS = [1, 0, 2, 3];
export const SURVIVORS = [0, 1];

/** Cards nearest first, as SEAT:CARD; a Sicilian card is SEAT:sCARD. */
function stack(cards: string): Seen[] {
  return cards.split(" ").map((word) => {
    const [seat, card] = word.split(":") as [string, string];
    return {
      seat: Number(seat),
      card: Number(card.replace("s", "")),
      sicilian: card.startsWith("s"),
    };
  });
}

const goblet = (contents: string, bids: string): SeenGoblet => ({
  contents: stack(contents),
  bids: stack(bids),
  shown: 5,
});

export const GOBLETS: SeenGoblet[] = [
  goblet("0:6 2:7 1:6 0:s5 3:s2", "1:7 0:3 3:3"),
  goblet("2:4 0:1 3:2 1:1 1:2", "0:7 1:3 2:1"),
  goblet("2:5 3:4 2:3 0:2 2:2", "3:6 2:6 0:4"),
  goblet("1:4 3:5 1:s6 2:s7 3:1", "3:7 0:5 1:5"),
];

/** With their contents face down, as everyone sees them before the drinking. */
export const CLOSED = GOBLETS.map(({ contents, bids }): SeenGoblet => ({
  contents: contents.map((seen) => ({ ...seen, card: null })),
  bids,
  shown: 0,
}));
