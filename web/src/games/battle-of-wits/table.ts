// What the board reads out of a view. Nothing here decides anything: the server has done that.
import { applies } from "./applies";
import type { Became, Laid, Seen, SeenGoblet, SeenRow, Setup, View } from "./types";

export { marks } from "../../lib/marks";

export const isPoison = (card: number) => card % 2 === 1;

/** Of two games at one table, the one this seat plays in; else the one that counts. */
export function ownRow(view: View): number {
  const own = view.rows.findIndex((row) => view.seat !== null && row.seats.includes(view.seat));
  return Math.max(own, 0);
}

/** The clause that says what may be done now. */
export function clauseNow(view: View): string {
  const row = view.rows[ownRow(view)];
  if (!row) return "4";
  if (row.survivors) return "16";
  return row.left.some((cards) => cards > 0) ? "8" : "13";
}

/** Whether its seat holds cards, or knows one that lies face down for others. */
export const hidesCards = ({ hand, sicilian, rows }: View): boolean =>
  hand.length > 0 ||
  sicilian > 0 ||
  rows.some(({ goblets, holders }) =>
    goblets.some(
      ({ contents, shown, bids }) =>
        contents.slice(shown).some(({ card }) => card !== null) ||
        (holders.length === 0 && bids.some(({ card }) => card !== null)),
    ),
  );

export interface Verdict {
  seat: number;
  wine: number;
  poison: number;
  lives: boolean;
}

/** For each goblet who drank it and what came of it; null until all have drunk. */
export function verdicts(row: SeenRow): (Verdict | null)[] {
  return row.goblets.map((goblet, number) => {
    const seat = row.holders[number] ?? null;
    if (seat === null || row.survivors === null) return null;
    const { wine, poison } = counted(goblet.contents, seat === row.immune ? seat : null);
    return { seat, wine, poison, lives: row.survivors.includes(seat) };
  });
}

/** Wine and poison in these cards; poison of an immune drinker's own does not count. */
export function counted(cards: readonly (Seen | Laid)[], immune: number | null) {
  let wine = 0;
  let poison = 0;
  for (const { seat, card, sicilian } of cards) {
    if (card === null) continue;
    if (!isPoison(card)) wine += card;
    else if (seat !== immune || sicilian) poison += card;
  }
  return { wine, poison };
}

/** The round that is played, of how many: the dealer is the last in each. */
export function rounds(row: SeenRow): { now: number; of: number } {
  const laid = row.goblets
    .flatMap(({ contents, bids }) => [...contents, ...bids])
    .filter(({ seat }) => seat === row.dealer).length;
  const powers = Number(row.immune === row.dealer) + Number(row.switched === row.dealer);
  const of = laid + powers + (row.left[row.dealer] ?? 0);
  return { now: Math.min(laid + powers + 1, of), of };
}

/** A row as several pairs of eyes together see it: in an open replay, everyone's. */
export function seenTogether(rows: readonly SeenRow[]): SeenRow {
  const [first, ...others] = rows;
  if (!first) throw new Error("nobody looks");
  const best = (seen: Seen, known: (row: SeenRow) => Seen | undefined): Seen =>
    seen.card !== null
      ? seen
      : (others.map(known).find((other) => (other?.card ?? null) !== null) ?? seen);
  const goblets = first.goblets.map(({ contents, bids, shown }, g): SeenGoblet => ({
    contents: contents.map((seen, i) => best(seen, (row) => row.goblets[g]?.contents[i])),
    bids: bids.map((seen, i) => best(seen, (row) => row.goblets[g]?.bids[i])),
    shown,
  }));
  return { ...first, goblets };
}

/** 0 is the Man in Black's team, 1 the Prince's. */
export type Team = 0 | 1;

const HEROES: ReadonlySet<Became["character"]> = new Set([
  "Man in Black",
  "Buttercup",
  "Inigo Montoya",
  "Fezzik",
  "Miracle Max",
  "Grandson",
] as const);

/** Whom one can be, the Man in Black's team first. */
export const CHARACTERS: readonly Became["character"][] = [
  ...HEROES,
  "Albino",
  "Count Rugen",
  "Grandfather",
  "Prince Humperdinck",
  "Vizzini",
  "Yellin",
];

export const teamOf = (character: Became["character"]): Team => (HEROES.has(character) ? 0 : 1);

export const inTeams = (setup: Setup) => setup.winner === "teams" && applies("winner", setup);

/** Each seat's team; null where none play, or who everyone is stands not fast yet. */
export function teamsOf({ setup, characters }: Pick<View, "setup" | "characters">): Team[] | null {
  return inTeams(setup) && characters.length > 0 ? characters.map(teamOf) : null;
}

/** Whose side a seat's view is on. */
export function sideOf(view: Pick<View, "setup" | "characters" | "seat">): Team | null {
  return view.seat === null ? null : (teamsOf(view)?.[view.seat] ?? null);
}

export interface Side {
  team: Team;
  seats: number[];
  /** How many of them live; null until everyone has drunk. */
  alive: number | null;
}

/** Both sides, the own one first. */
export function sidesOf(view: View, row: SeenRow | null): Side[] {
  const teams = teamsOf(view);
  if (!teams) return [];
  const own = sideOf(view) ?? 0;
  return ([own, own === 0 ? 1 : 0] as const).map((team) => {
    const seats = [...teams.keys()].filter((seat) => teams[seat] === team);
    const living = row?.survivors ?? null;
    return { team, seats, alive: living && seats.filter((seat) => living.includes(seat)).length };
  });
}

export function powerOf(setup: Setup, sicilian: number): "immunity" | "switch" | null {
  if (sicilian !== 8 && sicilian !== 9) return null;
  return (sicilian === 8) === (setup.immunity_card === "eight") ? "immunity" : "switch";
}
