// Two wager chips, where each lies and what lies under it.
import type { News, Slot, Wager } from "./types";

export const WAGER = 100; // what a wager chip counts for, and the least won chip
export const WAGERS = 2;

/** Won chips by their colour, in dollars, the dearest first. */
const CHIPS = { black: 2500, red: 500, white: 100 };
const MOST_DRAWN = 5; // of a colour: only black ones may be more, and the amount says how many

/** The fewest chips that make up the amount, as they are drawn. */
export function chipsOf(amount: number): (keyof typeof CHIPS)[] {
  let left = amount;
  return (["black", "red", "white"] as const).flatMap((colour) => {
    const count = Math.floor(left / CHIPS[colour]);
    left -= count * CHIPS[colour];
    return Array.from({ length: Math.min(count, MOST_DRAWN) }, () => colour);
  });
}

/** A wager chip in hand or on the mat. */
export interface Stake {
  slot: number | null;
  chips: number;
}

const inHand: Stake = { slot: null, chips: 0 };

export function stakesOf(bets: readonly Wager[]): Stake[] {
  return Array.from({ length: WAGERS }, (_, chip) => ({ ...(bets[chip] ?? inHand) }));
}

export function betsOf(stakes: readonly Stake[]): Wager[] {
  return stakes.flatMap(({ slot, chips }) => (slot === null ? [] : [{ slot, chips }]));
}

export function sameBets(some: readonly Wager[], others: readonly Wager[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

const put = (stakes: readonly Stake[], chip: number, stake: Partial<Stake>): Stake[] =>
  stakes.map((each, number) => (number === chip ? { ...each, ...stake } : each));

/** The chip goes to the slot; from the slot it lies on, back in hand. */
export function place(stakes: readonly Stake[], chip: number, slot: number): Stake[] {
  const back = stakes[chip]?.slot === slot;
  return put(stakes, chip, back ? inHand : { slot });
}

/** What may lie under this chip at most: the bank less what lies under the other. */
export function mostUnder(stakes: readonly Stake[], chip: number, bank: number): number {
  const others = stakes.reduce((sum, { chips }, number) => sum + (number === chip ? 0 : chips), 0);
  return Math.max(0, bank - others);
}

export function under(
  stakes: readonly Stake[],
  chip: number,
  amount: number,
  bank: number,
): Stake[] {
  const whole = Math.round(amount / WAGER) * WAGER;
  return put(stakes, chip, {
    chips: Math.min(mostUnder(stakes, chip, bank), Math.max(0, whole)),
  });
}

/** One press more or less: hundreds, and with a fat purse about a twentieth of it. */
export function stepOf(bank: number): number {
  let step = WAGER;
  for (let times = 5; step * 20 < bank; times = times === 5 ? 2 : 5) step *= times;
  return step;
}

/** The chip to lay next: the first still in hand, else the one that was moved last. */
export function nextChip(stakes: readonly Stake[], moved: number | null): number {
  const free = stakes.findIndex(({ slot }) => slot === null);
  return free === -1 ? (moved ?? 0) : free;
}

/** The chip that won money goes under: the one just laid, as that is the bet one thinks of. */
export function chipAtHand(stakes: readonly Stake[], moved: number | null): number {
  const laid = moved !== null && stakes[moved]?.slot != null;
  return laid ? moved : nextChip(stakes, moved);
}

export interface Laid {
  seat: number;
  /** Which of the seat's bets, so that it can be seen moving. */
  chip: number;
  amount: number;
}

/** What lies on each slot, by seats. */
export function laidOn(
  mat: readonly Slot[],
  bets: readonly (readonly Wager[])[],
): readonly Laid[][] {
  return mat.map((_, slot) =>
    bets.flatMap((placed, seat) =>
      placed.flatMap((bet, chip) =>
        bet.slot === slot ? [{ seat, chip, amount: WAGER + bet.chips }] : [],
      ),
    ),
  );
}

/** Bets are told chip by chip while they are made; the last telling of a question has all of them. */
export function betsRetold(moves: readonly (readonly News[])[]): ReadonlySet<number> {
  const retold = new Set<number>();
  const newest = new Map<number, number>(); // by seat: the move that told its bets
  moves.forEach((news, move) => {
    for (const item of news) {
      if (item.type === "answered") newest.clear();
      if (item.type !== "placed" || news.length > 1) continue;
      const before = newest.get(item.seat);
      if (before !== undefined) retold.add(before);
      newest.set(item.seat, move);
    }
  });
  return retold;
}
