// A bookmarked story goes on: at once, or, with other people or another number of them, from the page
// where its table is opened, for which it waits here.
import { api, Refused } from "./api";
import { openAlone } from "./playNow";
import type { TableListing } from "./protocol";
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
export async function readOnNow(setup: Kept, told: Told): Promise<void> {
  const table = (await nextTogether(told)) ?? (await openAlone(GAME, { ...setup, first: 0 }));
  go(`/t/${table}`);
}

type Told = Pick<TableListing, "id" | "people">;

/** Where friends have told it: one table for all of them, whoever is first; null where there is none
    for whoever asks, as they left before it was over. */
export async function nextTogether({ id, people }: Told): Promise<string | null> {
  if (people.length < 2) return null;
  try {
    await api.ask(id, { type: "again" });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
  return (await api.show(id)).table?.next ?? null;
}

export function readOnWithOthers(setup: Kept): void {
  readOnLater(setup);
  go(`/new/${GAME}`);
}
