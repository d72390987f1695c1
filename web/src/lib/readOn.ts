// A bookmarked story goes on: at once, or, with other people or another number of them, from the page
// where its table is opened, for which it waits here.
import { openAlone } from "./playNow";
import { go } from "./route.svelte";

const GAME = "adventure-book";

export interface Kept {
  seats: number;
  campaign: { chapter: number };
}

const KEY = "read-on";

const readOnLater = (setup: Kept) => sessionStorage.setItem(KEY, JSON.stringify(setup));

/** Once: whoever comes back begins anew. */
export function toReadOn(): Kept | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Kept) : null;
}

/** With as many chairs as before: friends who follow the link sit down between two turns. */
export async function readOnNow(setup: Kept): Promise<void> {
  go(`/t/${await openAlone(GAME, { ...setup, first: 0 })}`);
}

export function readOnWithOthers(setup: Kept): void {
  readOnLater(setup);
  go(`/new/${GAME}`);
}
