// Who sits in the next game, as the server seats them: see `who_sits` in its rematch.
import type { ChairView, GameListing } from "./protocol";

export interface NextSeats {
  /** For whom there is no seat. */
  watch: string[];
  /** Whether some who have shared a seat no longer do. */
  divided: boolean;
  botsGetUp: number;
  /** Seats that are left for bots, or for whoever comes. */
  free: number;
}

export function nextSeats(
  chairs: readonly ChairView[],
  { least, most, people }: Pick<GameListing, "least" | "most" | "people">,
): NextSeats {
  const parts = chairs.flatMap(({ people: sitting }) =>
    Array.from({ length: Math.ceil(sitting.length / people) }, (_, part) => ({
      part,
      names: sitting.slice(part * people, (part + 1) * people).map(({ name }) => name),
    })),
  );
  const byRight = parts.toSorted((one, other) => one.part - other.part);
  const bots = chairs.filter(({ bot }) => bot !== null).length;
  const seats = Math.min(Math.max(parts.length + bots, least), most);
  return {
    watch: byRight.slice(seats).flatMap(({ names }) => names),
    divided: byRight.slice(0, seats).some(({ part }) => part > 0),
    botsGetUp: Math.min(bots, Math.max(0, parts.length + bots - seats)),
    free: Math.max(0, seats - parts.length - bots),
  };
}
