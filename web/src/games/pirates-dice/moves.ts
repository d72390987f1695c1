// What one might have done, as a phrase, for the coach.
import type { Language } from "../../lib/language.svelte";
import type { MoveWords } from "../game";
import { bidSaid } from "./numbers";
import type { Move, Roll, View } from "./types";

type Words = MoveWords<Exclude<Move, Roll>, View>;

/** The bid that stands is what a challenge doubts. */
const doing = (language: Language, bid: string, challenge: string): Words => ({
  bid: (move) => `${bid} ${bidSaid(language, move)}`,
  challenge: (_, { bids }) => {
    const standing = bids.at(-1);
    return standing ? `${challenge} ${bidSaid(language, standing.bid)}` : challenge;
  },
});

export const moveWords: Record<Language, Words> = {
  en: doing("en", "bid", "challenge"),
  fr: doing("fr", "annoncer", "défier"),
  es: doing("es", "apostar", "desafiar"),
};
