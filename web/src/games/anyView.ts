// What a view holds, as things that a board without code can draw: by the kinds of its values, and by what
// the game's types say of them.
import type { FromElsewhere } from "../lib/protocol";
import { capital } from "../lib/sentences";
import { whoIs, type Names } from "../lib/who";

/** News, or how a game ended, as the server sends it: seats are {0}, {1} and so on. */
export interface Said {
  sentence?: string;
}

/** The sentence with what the seats are called. */
export const filled = ({ sentence = "" }: Said, names: Names): string =>
  capital(sentence.replace(/\{(\d+)\}/g, (_, seat) => whoIs(names, Number(seat)).name));

/** What the server says of a game; where it could not be asked, nothing is known. */
export type Known = Pick<FromElsewhere, "own_fields" | "seat_fields" | "view" | "moves">;
export const UNKNOWN: Known = { own_fields: [], seat_fields: [], view: {}, moves: {} };

export type Piece =
  | { kind: "none" }
  | { kind: "yes-or-no"; yes: boolean }
  | { kind: "seat"; seat: number }
  | { kind: "token"; text: string }
  | { kind: "row"; pieces: readonly Piece[] }
  | { kind: "card"; title: string; facts: readonly Fact[] };

export interface Fact {
  name: string;
  piece: Piece;
}

/** A field's name as words. */
export const spoken = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** As much of JSON Schema as Python's types are told by. */
interface Shape {
  $ref?: string;
  $defs?: Readonly<Record<string, Shape>>;
  anyOf?: readonly Shape[];
  format?: string;
  items?: Shape | false;
  prefixItems?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: Shape | boolean;
  enum?: readonly unknown[];
}

type Values = Readonly<Record<string, unknown>>;

/** Reads values of a type; what is not said of them is taken as it looks. */
class Reader {
  private readonly defs: Readonly<Record<string, Shape>>;

  constructor(private readonly whole: Shape) {
    this.defs = whole.$defs ?? {};
  }

  fieldsOf(record: object, without: readonly string[]): Map<string, Piece> {
    return this.fields(record as Values, this.whole, without);
  }

  private fields(record: Values, shape: Shape, without: readonly string[]): Map<string, Piece> {
    const { properties = {}, additionalProperties: rest } = this.fitting(record, shape);
    const other = typeof rest === "object" ? rest : {};
    return new Map(
      Object.entries(record)
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => [name, this.piece(value, properties[name] ?? other)]),
    );
  }

  private piece(value: unknown, shape: Shape): Piece {
    if (value === null || value === undefined || value === "") return { kind: "none" };
    if (typeof value === "boolean") return { kind: "yes-or-no", yes: value };
    const { format, items, prefixItems } = this.fitting(value, shape);
    if (Array.isArray(value)) {
      const each = (at: number) => prefixItems?.[at] ?? (items || {});
      return { kind: "row", pieces: value.map((item, at) => this.piece(item, each(at))) };
    }
    if (typeof value === "object") {
      const record = value as Values;
      const facts = [...this.fields(record, shape, ["type"])];
      return {
        kind: "card",
        title: typeof record.type === "string" ? spoken(record.type) : "",
        facts: facts.map(([name, piece]) => ({ name: spoken(name), piece })),
      };
    }
    if (format === "seat-from-0") return { kind: "seat", seat: Number(value) };
    return { kind: "token", text: String(value) };
  }

  /** Which of several types the value is of, references followed. */
  private fitting(value: unknown, shape: Shape): Shape {
    if (shape.$ref) return this.fitting(value, this.defs[shape.$ref.split("/").at(-1)!] ?? {});
    const options = shape.anyOf?.map((option) => this.fitting(value, option));
    return options?.find((option) => fits(value, option)) ?? shape;
  }
}

function fits(value: unknown, { properties, items, prefixItems, format }: Shape): boolean {
  if (Array.isArray(value)) return items !== undefined || prefixItems !== undefined;
  if (typeof value === "number") return format !== undefined;
  if (typeof value !== "object" || value === null || !properties) return false;
  const tags = properties.type?.enum;
  return !tags || tags.includes((value as Values).type);
}

export interface Facts {
  /** What only this seat has. */
  own: readonly Fact[];
  /** For each seat what stands at it. */
  atSeats: readonly (readonly Fact[])[];
  shared: readonly Fact[];
}

/** The view's fields, but for those that the page tells elsewhere. */
export function factsOf(view: object, seats: number, known: Known): Facts {
  const fields = [...new Reader(known.view).fieldsOf(view, ["seat", "setup", "news"])];
  const atSeat = new Set(known.seat_fields);
  const owned = new Set(known.own_fields);
  const named = (wanted: (name: string) => boolean): Fact[] =>
    fields.filter(([name]) => wanted(name)).map(([name, piece]) => ({ name: spoken(name), piece }));
  const each = named((name) => atSeat.has(name));
  return {
    own: named((name) => owned.has(name) && !atSeat.has(name)),
    shared: named((name) => !owned.has(name) && !atSeat.has(name)),
    atSeats: Array.from({ length: seats }, (_, seat) =>
      each.flatMap(({ name, piece }) => {
        const mine = piece.kind === "row" && piece.pieces[seat];
        return mine ? [{ name, piece: mine }] : [];
      }),
    ),
  };
}

export interface Kind<Move> {
  name: string;
  moves: readonly { move: Move; label: string }[];
}

/** What is said of values that have no words of their own. */
export interface Saying {
  called: (seat: number) => string;
  yes: string;
  no: string;
  none: string;
  empty: string;
}

/** Moves by their kinds, in the order in which they came. Where there are several of a kind, a label has
    what tells them apart; the only one of its kind says what it is. */
export function kindsOf<Move extends { type: string }>(
  moves: readonly Move[],
  known: Known,
  saying: Saying,
): Kind<Move>[] {
  const reader = new Reader(known.moves);
  const kinds = new Map<string, Move[]>();
  for (const move of moves) kinds.set(move.type, [...(kinds.get(move.type) ?? []), move]);
  return [...kinds].map(([type, alike]) => {
    const name = capital(spoken(type));
    const label = (move: Move) => {
      const facts = [...reader.fieldsOf(move, ["type"])];
      const told = facts.map(([field, piece]) => fact(field, piece, facts.length, saying));
      const apart = told.join(" · ");
      return alike.length === 1 ? `${name} ${apart}`.trim() : apart || name;
    };
    return { name, moves: alike.map((move) => ({ move, label: label(move) })) };
  });
}

/** Seats and names speak for themselves; a number among several facts needs to be told what it is, and so
    does a yes or no. */
function fact(field: string, piece: Piece, among: number, saying: Saying): string {
  const said = inWords(piece, saying);
  const plain = piece.kind === "seat" || (piece.kind === "token" && isNaN(Number(piece.text)));
  const tells = plain || (among === 1 && piece.kind !== "yes-or-no" && piece.kind !== "none");
  return tells ? said : `${spoken(field)} ${said}`;
}

export function inWords(piece: Piece, saying: Saying): string {
  switch (piece.kind) {
    case "none":
      return saying.none;
    case "yes-or-no":
      return piece.yes ? saying.yes : saying.no;
    case "seat":
      return saying.called(piece.seat);
    case "token":
      return piece.text;
    case "row":
      return piece.pieces.map((each) => inWords(each, saying)).join(", ") || saying.empty;
    case "card": {
      const facts = piece.facts.map(({ piece }) => inWords(piece, saying));
      return [piece.title, ...facts].filter(Boolean).join(" ");
    }
  }
}
