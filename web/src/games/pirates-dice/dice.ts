// Facts about dice that the board needs; the rules themselves are the server's.
export const SKULL = 1;
export const FACES = [2, 3, 4, 5, 6] as const; // those that can be bid
const CHANCE = -1; // the seat that rolls
const A_MATCH = 1 / 3; // a die nobody showed is of the face that was bid, or a skull

export function matches(die: number, face: number): boolean {
  return die === face || die === SKULL;
}

/** The chance that a bid holds for whoever sees only `own` of all the dice in play. */
export function odds(
  bid: { count: number; face: number },
  own: readonly number[],
  inPlay: number,
): number {
  const needed = bid.count - own.filter((die) => matches(die, bid.face)).length;
  const unseen = inPlay - own.length;
  if (needed <= 0) return 1;
  let exactly = (1 - A_MATCH) ** unseen; // that none of them matches
  let fewer = 0;
  for (let hits = 0; hits < Math.min(needed, unseen + 1); hits++) {
    fewer += exactly;
    exactly *= ((unseen - hits) / (hits + 1)) * (A_MATCH / (1 - A_MATCH));
  }
  return needed > unseen ? 0 : 1 - fewer;
}

/** The other seats as they sit around `seat`, the one to its left first; all for an onlooker. */
export function around(seat: number | null, seats: number): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}

export function isRolling(view: { turn: number | null }): boolean {
  return view.turn === CHANCE;
}

/** Who has won; null while the game goes on. */
export function winner(view: { turn: number | null; left: readonly number[] }): number | null {
  return view.turn === null ? view.left.findIndex((dice) => dice > 0) : null;
}
