// Which options make a difference with the rest of a setup.
import type { Setup } from "./types";

export const applies = (option: string, { seats }: Setup): boolean =>
  option !== "first" || seats > 1;
