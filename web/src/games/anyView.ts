// What a view holds, as things that a board without code can draw: by the kinds of its values alone.
import { capital } from "../lib/sentences";
import { whoIs, type Names } from "../lib/who";

/** News, or how a game ended, as the server sends it: seats are {0}, {1} and so on. */
export interface Said {
  sentence?: string;
}

/** The sentence with what the seats are called. */
export const filled = ({ sentence = "" }: Said, names: Names): string =>
  capital(sentence.replace(/\{(\d+)\}/g, (_, seat) => whoIs(names, Number(seat)).name));

export interface Token {
  kind: "token";
  text: string;
}

export type Piece =
  | { kind: "nothing" }
  | { kind: "yes-or-no"; yes: boolean }
  | Token
  | { kind: "row"; pieces: readonly Piece[] }
  | { kind: "card"; title: string; facts: readonly Fact[] };

export interface Fact {
  name: string;
  piece: Piece;
  /** One value for each seat: then it stands at the seats. */
  perSeat: boolean;
}

const HIDDEN = new Set(["seat", "setup", "news", "type"]);

/** A field's name as words. */
export const spoken = (name: string): string => name.replaceAll(/[_-]/g, " ");

export function pieceOf(value: unknown): Piece {
  if (value === null || value === undefined || value === "") return { kind: "nothing" };
  if (typeof value === "boolean") return { kind: "yes-or-no", yes: value };
  if (Array.isArray(value)) return { kind: "row", pieces: value.map(pieceOf) };
  if (typeof value === "object") {
    const record = value as Record<string, unknown>;
    const title = typeof record.type === "string" ? spoken(record.type) : "";
    return { kind: "card", title, facts: factsOf(record, 0) };
  }
  return { kind: "token", text: String(value) };
}

/** Its fields, but for those that the page tells elsewhere. */
export function factsOf(record: object, seats: number): Fact[] {
  return Object.entries(record)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => ({
      name: spoken(name),
      piece: pieceOf(value),
      perSeat: seats > 0 && Array.isArray(value) && value.length === seats,
    }));
}

export interface Kind<Move> {
  name: string;
  moves: readonly { move: Move; label: string }[];
}

/** Moves by their kinds, in the order in which they came; a label has what tells them apart. */
export function kindsOf<Move extends { type: string }>(moves: readonly Move[]): Kind<Move>[] {
  const kinds = new Map<string, { move: Move; label: string }[]>();
  for (const move of moves) {
    const { type, ...facts } = move;
    const label = Object.values(facts).map(plain).filter(Boolean).join(" · ");
    kinds.set(type, [...(kinds.get(type) ?? []), { move, label: label || spoken(type) }]);
  }
  return [...kinds].map(([type, moves]) => ({ name: spoken(type), moves }));
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (value && typeof value === "object") return Object.values(value).map(plain).join(" ");
  return value === null || value === undefined ? "" : String(value);
}
