// How long a phase takes, and for whom everyone waits.
import type { SeatLook } from "../game";
import type { View } from "./types";

const SHOWN_SECONDS = 15; // that an answer stays on show

/** The time shown for this phase, in seconds; null where it takes as long as it takes. */
export function secondsOf({ phase, setup }: View): number | null {
  if (phase === "guessing") return setup.guess_time || null;
  if (phase === "betting") return setup.bet_time || null;
  return phase === "shown" && (setup.guess_time || setup.bet_time) ? SHOWN_SECONDS : null;
}

const MOST_NAMES = 2;

export function waitingFor(seats: readonly SeatLook[], me: number | null): string {
  const others = seats.filter(({ seat, toAct }) => toAct && seat !== me).map(({ name }) => name);
  const more = others.length - MOST_NAMES;
  return others.slice(0, MOST_NAMES).join(", ") + (more > 0 ? ` +${more}` : "");
}
