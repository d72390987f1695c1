// Who did something, in a sentence that says "you" to whoever did it.
import type { Language } from "./language.svelte";
import { isTeam } from "./names";
import { listed } from "./sentences";
import { whoIs, type Names } from "./who";

/** The reader's seat, if they have one alone. */
export type Reader = number | null;

export const nameOf = (names: Names, seat: number) => whoIs(names, seat).name;

/** "Anne, Ben and Carla", whoever reads. */
export const seatsSaid = (language: Language, names: Names, seats: readonly number[]) =>
  listed(
    language,
    seats.map((seat) => nameOf(names, seat)),
  );

/** For whom a verb is said: the reader, someone else, a team. */
export type Forms = readonly [you: string, one: string, team?: string];

export function verb(
  names: Names,
  reader: Reader,
  seat: number,
  [you, one, team = one]: Forms,
): string {
  return seat === reader ? you : isTeam(nameOf(names, seat)) ? team : one;
}

/** "You bid", "Anne bid", "Bea & Carl bid": the first form has its pronoun with it, or needs none. */
export function did(names: Names, reader: Reader, seat: number, forms: Forms): string {
  const said = verb(names, reader, seat, forms);
  return seat === reader ? said : `${nameOf(names, seat)} ${said}`;
}
