// How long a phase takes, and for whom everyone waits.
import type { SeatLook } from "../game";
import { boardWords, saidList } from "./boardWords";
import type { View } from "./types";

const SHOWN_SECONDS = 15; // that an answer stays on show

/** The time shown for this phase, in seconds; null where it takes as long as it takes. */
export function secondsOf({ phase, setup }: View): number | null {
  if (phase === "guessing") return setup.guess_time || null;
  if (phase === "betting") return setup.bet_time || null;
  return phase === "shown" && (setup.guess_time || setup.bet_time) ? SHOWN_SECONDS : null;
}

const MOST_NAMES = 3;

/** "Anne, Ben and 3 others"; whoever would be the only other one is named too. */
export function waitingFor(seats: readonly SeatLook[], me: number | null): string {
  const names = seats.filter(({ seat, toAct }) => toAct && seat !== me).map(({ name }) => name);
  if (names.length <= MOST_NAMES) return saidList(names);
  const told = names.slice(0, MOST_NAMES - 1);
  return saidList([...told, boardWords().others(names.length - told.length)]);
}
