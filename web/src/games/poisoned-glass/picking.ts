// What can be done with what is picked. Nothing here knows the rules: only the list of moves counts.
import type { Exchange, Look, Move, SeenGlass } from "./types";

/** The first of two glasses, and the card that lay on top of it when it was picked. */
interface First {
  glass: number;
  id: number | undefined;
}

/** A card to pour, or Vizzini's power and the first of its two glasses once that is picked. */
export type Pick = { kind: "card"; card: number } | { kind: "power"; first: First | null };

/** What a glass offers now: a move, or to be the first of two. */
export type Offer = { kind: "move"; move: Move } | { kind: "first" } | null;

const isPower = (move: Move): move is Look | Exchange =>
  move.type === "look" || move.type === "exchange";

/** Vizzini may name two glasses now. Of two that he has looked at only one pair is left. */
export function mayUsePower(moves: readonly Move[]): boolean {
  return moves.some(isPower) && !mayDecide(moves);
}

/** Vizzini has looked, and exchanges those two cards or does not. */
export function mayDecide(moves: readonly Move[]): Exchange | null {
  const [exchange, ...others] = moves.filter((move) => move.type === "exchange");
  const alone = others.length === 0 && moves.every(({ type }) => /exchange|leave/.test(type));
  return exchange && alone && has(moves, "leave") ? exchange : null;
}

export function offerAt(moves: readonly Move[], pick: Pick | null, glass: number): Offer {
  for (const move of moves) {
    if ((move.type === "spy" || move.type === "choose") && move.glass === glass)
      return { kind: "move", move };
    if (move.type === "pour" && pick?.kind === "card")
      if (move.glass === glass && move.card === pick.card) return { kind: "move", move };
    if (isPower(move) && pick?.kind === "power") {
      const both = [move.one, move.other];
      if (!both.includes(glass)) continue;
      if (pick.first === null || pick.first.glass === glass) return { kind: "first" };
      if (both.includes(pick.first.glass)) return { kind: "move", move };
    }
  }
  return null;
}

const topOf = (glass: SeenGlass | undefined) => glass?.cards.at(-1)?.id;

export const firstOf = (glasses: readonly SeenGlass[], glass: number): Pick => ({
  kind: "power",
  first: { glass, id: topOf(glasses[glass]) },
});

/** The move with the two cards that are meant: others may pour onto them before it arrives. */
export function meant(move: Move, pick: Pick | null, glasses: readonly SeenGlass[]): Move {
  if (!isPower(move) || pick?.kind !== "power") return move;
  const ids = [move.one, move.other].map((glass) =>
    glass === pick.first?.glass ? pick.first.id : topOf(glasses[glass]),
  );
  return { ...move, ids: ids.filter((id) => id !== undefined) };
}

/** Whether any move needs what is picked; a pick of an earlier turn may not. */
export function isLegal(moves: readonly Move[], pick: Pick | null): pick is Pick {
  if (pick?.kind === "power") return mayUsePower(moves);
  return pick !== null && moves.some((move) => move.type === "pour" && move.card === pick.card);
}

export const has = (moves: readonly Move[], type: Move["type"]) =>
  moves.some((move) => move.type === type);
