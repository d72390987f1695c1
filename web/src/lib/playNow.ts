// One tap from a game to a table of it that is dealt at once: bots in all seats but one's own.
import { CARDS } from "../games";
import { api } from "./api";
import { language } from "./language.svelte";
import { me } from "./me.svelte";
import { inventName } from "./names";
import { usualSeats } from "./options";
import type { GameListing, NewTable } from "./protocol";

/** What is opened for someone alone: as a new table is offered, but as the game's card has it for one
    person where that is another matter. */
export function aloneAt({ name, least, most }: Pick<GameListing, "name" | "least" | "most">) {
  const setup = { seats: usualSeats(least, most), ...CARDS[name]?.alone };
  return { game: name, setup, open: false, move_seconds: null } satisfies NewTable;
}

const opened = new Set<string>(); // and not dealt yet

/** Whether the table was opened here to be dealt at once. Says so once. */
export const isToBeDealt = (table: string) => opened.delete(table);

/** It is dealt when the page has come to it. */
export const dealAt = (table: string) => opened.add(table);

/** Opens the table and sits down there: its id. Whoever has no name yet gets one of those that are
    offered. It is dealt when the page has come to it, so that no bot moves unseen. */
export const playNow = (game: GameListing) => openAndSit(aloneAt(game));

/** The same, with a setup of one's own. */
export const openAlone = (game: string, setup: Record<string, unknown>) =>
  openAndSit({ game, setup, open: false, move_seconds: null });

async function openAndSit(table: NewTable): Promise<string> {
  if (!(await me.known())) await me.call(inventName(language.current));
  const { id } = await api.open(table);
  await api.ask(id, { type: "sit", seat: 0 });
  dealAt(id);
  return id;
}
