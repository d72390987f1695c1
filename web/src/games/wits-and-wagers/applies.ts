// Which options make a difference with the rest of a setup.
import type { Setup } from "./types";

const OF_CLOCKS = ["grace_seconds", "end_early"];

export const applies = (option: string, { guess_time, bet_time }: Setup): boolean =>
  !OF_CLOCKS.includes(option) || guess_time > 0 || bet_time > 0;
