// What a game can be set up with, as the server knows it.
import { api } from "./api";
import type { Language } from "./language.svelte";
import { fieldsOf, hasOption, type Field } from "./options";
import type { GameListing, PackListing } from "./protocol";

export interface Choices {
  card: GameListing;
  fields: readonly Field[];
  /** The packs of questions there are, where the game asks any. */
  packs: readonly PackListing[];
}

/** Null where there is no such game. */
export async function choicesOf(game: string): Promise<Choices | null> {
  const card = (await api.games()).find(({ name }) => name === game);
  if (!card) return null;
  const packs = hasOption(card.options, "packs") ? await api.packs() : [];
  return { card, packs, fields: fieldsOf(card.options, { packs: packs.map(({ name }) => name) }) };
}

/** By their names: what they are called, and how many questions they have. */
export function packNames(
  packs: readonly PackListing[],
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    packs.map(({ name, title, questions }) => [
      name,
      `${title[language] || title.en || title.fr || title.es || name} (${questions})`,
    ]),
  );
}
