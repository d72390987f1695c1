// Picking a bid out of the legal ones. Nothing here knows the rules: only the list of moves counts.
import { FACES } from "./dice";
import type { Bid, Move } from "./types";

export interface Pick {
  count: number;
  face: number;
}

export function raises(moves: readonly Move[]): Bid[] {
  return moves.filter((move) => move.type === "bid");
}

export function mayChallenge(moves: readonly Move[]): boolean {
  return moves.some((move) => move.type === "challenge");
}

export function facesFor(bids: readonly Bid[], count: number): number[] {
  return FACES.filter((face) => bids.some((bid) => bid.count === count && bid.face === face));
}

export function isLegal(bids: readonly Bid[], pick: Pick | null): pick is Pick {
  return pick !== null && facesFor(bids, pick.count).includes(pick.face);
}

/** What is offered first: the lowest raise of a face the seat holds, else the lowest of all. */
export function firstPick(bids: readonly Bid[], own: readonly number[]): Pick | null {
  const lowestFirst = bids.toSorted((a, b) => a.count - b.count || a.face - b.face);
  return lowestFirst.find((bid) => own.includes(bid.face)) ?? lowestFirst[0] ?? null;
}

/** One die more or fewer. The face stays if it can, else the nearest that is legal is taken;
    null where there is no such bid. */
export function step(bids: readonly Bid[], pick: Pick, by: number): Pick | null {
  const count = pick.count + by;
  const faces = facesFor(bids, count);
  if (faces.length === 0) return null;
  const far = (face: number) => Math.abs(face - pick.face);
  return { count, face: faces.reduce((best, face) => (far(face) < far(best) ? face : best)) };
}

export function counts(bids: readonly Bid[]): { least: number; most: number } {
  const all = bids.map((bid) => bid.count);
  return { least: Math.min(...all), most: Math.max(...all) };
}
