// Which options make a difference with the rest of a setup.
import type { Setup } from "./types";

export function applies(option: string, { seats }: Setup): boolean {
  if (option === "two_player_last_card") return seats === 2;
  return option !== "choose_order" || seats > 2; // two take turns, whichever way round
}
