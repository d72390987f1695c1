// A bookmarked story goes on: at once, or, with other people or another number of them, from the page
// where its table is opened, for which it waits here.
import { api } from "./api";
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
  const table = { game: GAME, setup: { ...setup, first: 0 }, open: false, move_seconds: null };
  const { id } = await api.open(table);
  try {
    await api.ask(id, { type: "sit", seat: 0 });
    await api.ask(id, { type: "start" });
  } finally {
    go(`/t/${id}`); // whatever is missing can be done there
  }
}

export function readOnWithOthers(setup: Kept): void {
  readOnLater(setup);
  go(`/new/${GAME}`);
}
