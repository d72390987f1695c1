// Whether a record's chance follows from its proof: docs/fairness.md, with nothing of the server's.
import type { OwnShare } from "../lib/share";
import { hunchOf, type Asked } from "./hunch";
import {
  bytesToHex,
  checkOf,
  commitment,
  Draw,
  hexToBytes,
  sampled,
  seedOf,
  shareCommitment,
  shuffled,
  type Pick,
} from "./stream";

export interface Share {
  name: string;
  commitment: string;
  share?: string;
}

export interface Proof {
  specification: number;
  table: string;
  commitment: string;
  secret: string;
  shares?: Share[];
}

interface Move {
  type: string;
  [field: string]: unknown;
}

interface Header {
  witsend: number;
  game: string;
  setup: { seats: number; [option: string]: unknown };
  sitters: { name: string; bot?: string }[];
  proof?: Proof;
}

interface Line {
  seat: number;
  move: Move;
  picks?: [number, number][];
}

/** One draw, as it was recomputed. */
export interface Drawn {
  line: number;
  type: string;
  picks: [number, number][];
  /** Whether what the picks mean was recomputed too, and not the picks alone. */
  whole: boolean;
}

export type Problem =
  | { kind: "no-record" } // it is none, or torn
  | { kind: "changed"; line: number }
  | { kind: "no-proof" }
  | { kind: "specification"; number: number }
  | { kind: "secret" }
  | { kind: "share"; name: string }
  | { kind: "draw"; line: number };

export interface Verified {
  game: string;
  setup: Record<string, unknown>;
  names: string[];
  bots: string[];
  proof: Proof;
  seed: string;
  draws: Drawn[];
}

const CHANCE = -1;
const SICILIAN = [1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9];
const HIGHEST = [0, 0, 6, 6, 8, 10]; // of the cards of Poisoned Glass, by seats

class Found extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

export function verify(text: string): Verified | Problem {
  try {
    return verified(text);
  } catch (error) {
    if (error instanceof Found) return error.problem;
    return { kind: "no-record" };
  }
}

export const isProblem = (told: Verified | Problem): told is Problem => "kind" in told;

function verified(text: string): Verified {
  const [first, ...rest] = bodies(text);
  if (first === undefined) throw new Found({ kind: "no-record" });
  const header = JSON.parse(first) as Header;
  if (typeof header.witsend !== "number" || !rest.at(-1)?.startsWith('{"result":'))
    throw new Found({ kind: "no-record" });
  const { proof } = header;
  if (!proof) throw new Found({ kind: "no-proof" });
  const seed = checkedSeed(proof);
  const lines = rest.slice(0, -1).map((line) => JSON.parse(line) as Line);
  const draws = lines
    .flatMap((line, place) => (line.seat === CHANCE ? [place] : []))
    .map((place, number) => drawn(header, lines, place, new Draw(seed, number)));
  return {
    game: header.game,
    setup: header.setup,
    names: header.sitters.filter(({ bot }) => !bot).map(({ name }) => name),
    bots: header.sitters.filter(({ bot }) => bot).map(({ name }) => name),
    proof,
    seed: bytesToHex(seed),
    draws,
  };
}

/** What one's own browser saw before it revealed its share, beside what the record says: whether
    any of it is another. (Who is the youngest is said at the start itself.) */
export function isOtherwise(
  { proof, setup }: Verified,
  { sealed, before }: Omit<OwnShare, "share">,
): boolean {
  if (sealed.commitment !== proof.commitment || sealed.table !== proof.table) return true;
  if (!before) return false;
  const commitments = (proof.shares ?? []).map((share) => share.commitment);
  const said = before.setup as Record<string, unknown>;
  const changed = Object.keys(said).some(
    (option) => option !== "youngest_first" && !isSame(said[option], setup[option]),
  );
  return changed || !isSame(before.commitments, commitments);
}

/** The lines without their checks, each of which is over the line and all before it. */
function bodies(text: string): string[] {
  let before = "";
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, at) => {
      const [, body, check] = /^(.*),"check":"([0-9a-f]{8})"}$/.exec(line) ?? [];
      if (body === undefined)
        throw new Found(at ? { kind: "changed", line: at + 1 } : { kind: "no-record" });
      before = checkOf(before, `${body}}`);
      if (before !== check) throw new Found({ kind: "changed", line: at + 1 });
      return `${body}}`;
    });
}

function checkedSeed({ specification, table, commitment: promised, secret, shares = [] }: Proof) {
  if (specification !== 1) throw new Found({ kind: "specification", number: specification });
  if (bytesToHex(commitment(table, bytes(secret))) !== promised)
    throw new Found({ kind: "secret" });
  for (const { name, commitment: own, share } of shares) {
    const twice = shares.filter((other) => other.commitment === own).length > 1;
    if (twice || (share && bytesToHex(shareCommitment(table, bytes(share))) !== own))
      throw new Found({ kind: "share", name });
  }
  const revealed = shares.flatMap(({ share }) => (share ? [bytes(share)] : []));
  return seedOf(table, bytes(secret), revealed);
}

function bytes(hex: string): Uint8Array {
  try {
    return hexToBytes(hex);
  } catch {
    throw new Found({ kind: "secret" });
  }
}

function drawn(header: Header, lines: Line[], place: number, draw: Draw): Drawn {
  const { move, picks = [] } = lines[place]!;
  const line = place + 2; // of the file
  const right = picks.every(([n, picked]) => n > 0 && draw.pick(n) === BigInt(picked));
  if (!right || picks.length === 0) throw new Found({ kind: "draw", line });
  // The same picks once more, for what the game makes of them.
  const left = [...picks];
  const pick: Pick = (n) => {
    const [among, picked] = left.shift() ?? [0, 0];
    if (among !== n) throw new Found({ kind: "draw", line });
    return picked;
  };
  const expected = moveOf(header, lines, place, pick);
  // A game that has picks left over has drawn something else.
  if (expected !== null && (left.length > 0 || !isSame(expected, move)))
    throw new Found({ kind: "draw", line });
  return { line, type: move.type, picks, whole: expected !== null };
}

/** What the game draws there; null where that takes its book or its pack of questions. */
function moveOf({ game, setup: { seats } }: Header, lines: Line[], number: number, pick: Pick) {
  const { move } = lines[number]!;
  switch (`${game} ${move.type}`) {
    case "pirates-dice roll":
      return { hands: (move.hands as number[][]).map(({ length }) => hand(length, pick)) };
    case "battle-of-wits lot":
      return { dealer: pick(seats) };
    case "poisoned-glass lot":
      return { wesley: pick(seats) };
    case "battle-of-wits deal":
      return { cards: dealt(move.cards as number[], pick) };
    case "poisoned-glass deal":
      return glasses(seats, pick);
    case "wits-and-wagers ask":
      return isOneLess(lines, number) ? null : {};
    case "wits-and-wagers hunch":
      return { seat: move.seat, number: believed(lines, number, pick) };
    default:
      return null;
  }
}

function hand(dice: number, pick: Pick): number[] {
  let left = pick(6 ** dice);
  const fallen: number[] = [];
  for (let nth = 0; nth < dice; nth++) {
    fallen.push((left % 6) + 1);
    left = Math.floor(left / 6);
  }
  return fallen.sort((one, other) => one - other);
}

/** Where two games are played at once, the record does not say who plays in which: then any order of
    the two groups will do, as long as the cards are those that were drawn. */
function dealt(cards: number[], pick: Pick): number[] | null {
  const playing = cards.flatMap((card, seat) => (card ? [seat] : []));
  const drawn = sampled(pick, SICILIAN, playing.length);
  const inOrder = cards.map((card, seat) => (card ? drawn[playing.indexOf(seat)]! : 0));
  if (isSame(inOrder, cards)) return inOrder;
  const isSplit = splits(playing).some((order) =>
    order.every((seat, nth) => cards[seat] === drawn[nth]),
  );
  return isSplit ? cards : inOrder;
}

/** Two groups, each in rising order, one after the other. */
function splits(seats: number[]): number[][] {
  return Array.from({ length: 2 ** seats.length }, (_, mask) => [
    ...seats.filter((_, nth) => (mask >> nth) & 1),
    ...seats.filter((_, nth) => !((mask >> nth) & 1)),
  ]);
}

function glasses(seats: number, pick: Pick) {
  const highest = HIGHEST[seats] ?? 0;
  const cards = Array.from({ length: 2 * highest + 1 }, (_, at) => at - highest);
  const mixed = shuffled(
    pick,
    cards.filter((card) => card !== 0),
  );
  const lying = Math.max(seats, 3);
  const each = Math.floor((mixed.length - lying) / seats);
  const hands = Array.from({ length: seats }, (_, seat) =>
    mixed.slice(lying + seat * each, lying + (seat + 1) * each).sort((a, b) => a - b),
  );
  const removed = lying > seats ? mixed.at(-1)! : 0;
  return { glasses: mixed.slice(0, lying), hands, removed };
}

/** Of how many questions one was picked: what was asked before is not among them any more, until none
    is left. */
function isOneLess(lines: Line[], number: number): boolean {
  const [[among = 0] = []] = lines[number]?.picks ?? [];
  const before = lines.slice(0, number).findLast(({ move }) => move.type === "ask");
  const [[last = 0] = []] = before?.picks ?? [];
  return last <= 1 || among === last - 1;
}

/** The bot said just before that it wonders; of which question, the last `ask` says. */
function believed(lines: Line[], number: number, pick: Pick): string {
  const asked = lines.slice(0, number).findLast(({ move }) => move.type === "ask");
  const { seat, move } = lines[number - 1]!;
  return hunchOf(asked?.move.question as Asked, move.level as string, seat, pick);
}

/** As far as the first says it. */
function isSame(expected: unknown, found: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return expected === found;
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((item, at) => isSame(item, found[at]))
    );
  return Object.entries(expected).every(([name, value]) =>
    isSame(value, (found as Record<string, unknown>)[name]),
  );
}
