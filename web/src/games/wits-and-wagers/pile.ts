// How the bets on a guess lie below it on a television: each with its amount as long as that can be
// read across a room, else everyone's chip and what they come to, and never beyond their place.

/** All sizes in hundredths of the screen's width. */
interface Room {
  width: number;
  height: number;
}

export interface Bet {
  /** Of the amount, as it is written. */
  letters: number;
  /** Wager chips. */
  discs: number;
  /** Won chips under them, as they are drawn. */
  chips: number;
}

export interface Pile {
  kind: "rows" | "heap" | "none";
  letters: number;
  disc: number;
  /** Both wager chips are drawn, and the won ones: the amount says it where there is no room. */
  pairs: boolean;
  chips: boolean;
  sum: boolean;
}

const MOST = 2.4;
const LEAST = 1.5;
const MOST_DISC = 3.2;
const LEAST_DISC = 1.6;
const MOST_SUM = 2.1;
const SUM = 2.5; // the line with what all come to
const APART = 1.06; // a disc, with what is between it and the next

// In heights of a letter:
const DISC = 1.1;
const LINE = 1.32; // a bet, and what is between it and the next
const LETTER = 0.6; // its width
const FRAME = 2.1; // the disc, what is around it and the amount, and between it and the next
const SECOND = 0.75; // of two discs, what is seen beside the other
const CHIP = 0.36; // the same of won chips
const CHIPS = 1; // and around all of them

const NONE: Pile = { kind: "none", letters: 0, disc: 0, pairs: false, chips: false, sum: false };
const UNTOLD: Room = { width: 12, height: 4 }; // until it is measured

/** `sum` is of how many letters what they come to is written. */
export function piled(bets: readonly Bet[], sum: number, measured: Room): Pile {
  if (bets.length === 0) return NONE;
  const room = measured.width > 0 ? measured : UNTOLD;
  const ways = bets.map((_, i) => i + 1).map((columns) => rows(bets, columns, room));
  const best = ways.reduce((one, other) => (other.letters > one.letters + 0.01 ? other : one));
  return best.letters >= LEAST ? best : heap(bets.length, sum, room);
}

function rows(bets: readonly Bet[], columns: number, room: Room): Pile {
  const width = room.width / columns;
  const plain = Math.max(...bets.map(({ letters }) => FRAME + LETTER * letters));
  const letters = Math.min(
    MOST,
    width / plain,
    room.height / (Math.ceil(bets.length / columns) * LINE),
  );
  const fits = (wants: (bet: Bet) => number) =>
    bets.every((bet) => letters * (FRAME + LETTER * bet.letters + wants(bet)) <= width);
  const pair = ({ discs }: Bet) => (discs - 1) * SECOND;
  const won = ({ chips }: Bet) => (chips > 0 ? CHIPS + chips * CHIP : 0);
  const pairs = fits(pair);
  return {
    kind: "rows",
    letters,
    disc: letters * DISC,
    pairs,
    chips: fits((bet) => won(bet) + (pairs ? pair(bet) : 0)),
    sum: false,
  };
}

function heap(count: number, written: number, room: Room): Pile {
  const letters = Math.min(MOST_SUM, room.width / (LETTER * written));
  for (const sum of [true, false]) {
    const height = room.height - (sum ? SUM : 0);
    const sizes = Array.from({ length: count }, (_, i) =>
      Math.min(room.width / (i + 1), height / Math.ceil(count / (i + 1))),
    );
    const disc = Math.min(MOST_DISC, Math.max(...sizes) / APART);
    if (disc >= LEAST_DISC) return { ...NONE, kind: "heap", letters, disc, sum };
  }
  return NONE;
}
