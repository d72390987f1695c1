// The first who has locked in a guess, and the last who has not: among people, as bots are quick.
import type { SeatLook } from "../game";

type Look = Pick<SeatLook, "seat" | "name" | "bot" | "standIn">;
const FEW = 3; // among so few there is no first and no last

export function crowdOf(
  looks: readonly Look[],
  locked: readonly boolean[],
): { first: string } | { last: string } | null {
  const people = looks.filter(({ bot, standIn }) => !bot && !standIn);
  const done = people.filter(({ seat }) => locked[seat]);
  const missing = people.filter(({ seat }) => !locked[seat]);
  if (people.length <= FEW) return null;
  if (missing.length === 1 && missing[0]) return { last: missing[0].name };
  return done.length === 1 && done[0] ? { first: done[0].name } : null;
}
