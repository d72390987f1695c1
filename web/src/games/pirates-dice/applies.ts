// Which options make a difference with the rest of a setup.
import type { Setup } from "./types";

/** Of two, one that is out ends the game. */
export const applies = (option: string, { seats }: Setup): boolean =>
  option !== "eliminated_starter" || seats > 2;
