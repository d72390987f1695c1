// A bookmarked story goes on at another table.
import { api } from "../../lib/api";
import { go } from "../../lib/route.svelte";
import type { View } from "./types";

/** With other people: who sits here now goes on by the next table. */
export async function readOn(view: View, seats: number) {
  const setup = { ...view.setup, seats, first: 0, chapter: 1, campaign: view.campaign };
  const { id } = await api.open({
    game: "adventure-book",
    setup,
    open: false,
    move_seconds: null,
  });
  await api.ask(id, { type: "sit", seat: 0 }).catch(() => {}); // one can sit down there too
  go(`/t/${id}`);
}
