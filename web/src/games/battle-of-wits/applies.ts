// Which options make a difference with the rest of a setup.
import type { Setup } from "./types";

const LONG_TABLE = 6; // seats whose hands may be short or full
const TWO_GAMES = 4; // seats of whom two may be dead while two still play

/** Survivors play on until one is left: then all who live win, and the table becomes smaller. */
const playsOn = ({ series }: Setup) => series === "last-standing" || series === "mostly-dead";

export function applies(option: string, setup: Setup, choice?: unknown): boolean {
  const { seats, winner, tie, luckless } = setup;
  if (choice === "mostly-dead") return seats >= TWO_GAMES;
  if (option === "winner") return !playsOn(setup);
  if (option === "total") return !playsOn(setup) && winner === "highest-total" && !luckless;
  if (option === "team_score") return !playsOn(setup) && winner === "teams";
  if (option === "immunity_card") return !luckless;
  if (option === "six_hand")
    return seats === LONG_TABLE || (seats > LONG_TABLE && (playsOn(setup) || tie === "play-off"));
  return true;
}
