// Places by the result alone, for the moment in which a game is not told yet.
import type { Finale, Result } from "./protocol";

export function rankedBy(result: Result, together: boolean): Finale {
  const worth = (seat: number) =>
    (result.winners.includes(seat) ? 1e9 : 0) + (result.scores[seat] ?? 0);
  const seats = together
    ? []
    : result.scores.map((_, seat) => seat).sort((one, other) => worth(other) - worth(one));
  const places = seats.map((seat) => ({
    place: 1 + seats.filter((other) => worth(other) > worth(seat)).length,
    seats: [seat],
    score: result.scores[seat] ?? 0,
  }));
  return { places, highlights: [], sentences: [], fates: [] };
}
