// What one hopes for: before the answer on each guess, and after it in the order of places.
import { WAGER } from "./betting";
import type { View } from "./types";

const BONUS = 300; // for the winning guess

export interface Hope {
  slot: number;
  /** What one has more if it wins. */
  gain: number;
}

/** By one's own bets and one's own guess, the largest first; what would only lose is none. */
export function hopesOf({ mat, bets }: Pick<View, "mat" | "bets">, me: number): Hope[] {
  const own = bets[me] ?? [];
  const risked = own.reduce((sum, { chips }) => sum + chips, 0);
  return mat
    .map(({ odds, seats }, slot) => {
      const laid = own.filter((bet) => bet.slot === slot);
      const chips = laid.reduce((sum, bet) => sum + bet.chips, 0);
      const won = odds * (laid.length * WAGER + chips) + (seats.includes(me) ? BONUS : 0);
      return { slot, gain: won - (risked - chips) };
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
}

export interface Standing {
  place: number;
  shared: boolean;
  /** Whoever is next above, or next below whoever leads alone, and by how much. */
  rival: number | null;
  apart: number;
}

export function standingOf(banks: readonly number[], me: number): Standing {
  const own = banks[me] ?? 0;
  const place = 1 + banks.filter((bank) => bank > own).length;
  const shared = banks.some((bank, seat) => seat !== me && bank === own);
  const others = banks.map((bank, seat) => ({ bank, seat })).filter(({ bank }) => bank !== own);
  const near = others
    .filter(({ bank }) => (place > 1 ? bank > own : bank < own))
    .sort((one, other) => Math.abs(one.bank - own) - Math.abs(other.bank - own))[0];
  const rival = near && (place > 1 || !shared) ? near : null;
  return {
    place,
    shared,
    rival: rival?.seat ?? null,
    apart: rival ? Math.abs(rival.bank - own) : 0,
  };
}
