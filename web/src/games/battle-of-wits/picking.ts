// What can be done with a picked card. Nothing here knows the rules: only the list of moves counts.
import type { Bid, Move, Pour, Switch, Take } from "./types";

export interface PickedCard {
  kind: "card";
  card: number;
  sicilian: boolean;
}
/** The power of Switch; the first of its two goblets once that is picked. */
export interface PickedSwitch {
  kind: "switch";
  one: number | null;
}
export type Pick = PickedCard | PickedSwitch;

/** What a goblet offers now. */
export interface Place {
  pour: Pour | null;
  bid: Bid | null;
  take: Take | null;
  switched: Switch | null;
  /** May be, or is, the first of two goblets to switch. */
  first: boolean;
}

export function placeAt(moves: readonly Move[], pick: Pick | null, goblet: number): Place {
  const place: Place = { pour: null, bid: null, take: null, switched: null, first: false };
  for (const move of moves) {
    if (move.type === "take" && move.goblet === goblet) place.take = move;
    if (pick?.kind === "card") {
      if (move.type === "pour" && move.goblet === goblet && isCard(pick, move)) place.pour = move;
      if (move.type === "bid" && move.goblet === goblet && isCard(pick, move)) place.bid = move;
    }
    if (move.type === "switch" && pick) {
      const both = [move.one, move.other];
      if (!both.includes(goblet)) continue;
      if (pick.kind === "card")
        place.first ||= pick.sicilian; // only that card can switch
      else if (pick.one === null || pick.one === goblet) place.first = true;
      else if (both.includes(pick.one)) place.switched = move;
    }
  }
  return place;
}

function isCard(pick: PickedCard, move: Pour | Bid): boolean {
  return move.card === pick.card && (move.type === "pour" && move.sicilian) === pick.sicilian;
}

/** Whether any move needs what is picked; a pick of an earlier turn may not. */
export function isLegal(moves: readonly Move[], pick: Pick | null): pick is Pick {
  if (pick?.kind === "switch") return moves.some((move) => move.type === "switch");
  return (
    pick !== null &&
    moves.some((move) => (move.type === "pour" || move.type === "bid") && isCard(pick, move))
  );
}

export const has = (moves: readonly Move[], type: Move["type"]) =>
  moves.some((move) => move.type === type);
