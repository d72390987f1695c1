// One tap from a game to a table of it that is dealt at once: bots in all seats but one's own.
import { CARDS } from "../games";
import { api, Refused } from "./api";
import type { Level } from "./chairs";
import { kept } from "./kept.svelte";
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

/** How well bots play against one, as it was chosen last; null where it never was. */
export const rivalsPlay = kept<Level | null>("bots", null);

const opened = new Set<string>(); // and not dealt yet

/** Whether the table was opened here to be dealt at once. Says so once. */
export const isToBeDealt = (table: string) => opened.delete(table);

/** It is dealt when the page has come to it. */
export const dealAt = (table: string) => opened.add(table);

/** Opens the table and sits down there: its id. Whoever has no name yet gets one of those that are
    offered, and rivals play as well as whoever plays has chosen last. It is dealt when the page has
    come to it, so that no bot moves unseen. */
export async function playNow(game: GameListing): Promise<string> {
  const table = aloneAt(game);
  const id = await openAndSit(table);
  const level = rivalsPlay.value;
  const rivals = game.may_sit_out ? [] : Array.from({ length: table.setup.seats - 1 });
  if (level) await Promise.all(rivals.map((_, n) => seatRival(id, n + 1, level)));
  return id;
}

/** A game that has no such bot is dealt with those it has. */
async function seatRival(table: string, seat: number, level: Level) {
  try {
    await api.ask(table, { type: "seat-bot", seat, level });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

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
