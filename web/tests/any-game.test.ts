// The board for games that the page does not know.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { loadBoard } from "../src/games";
import AnyBoard from "../src/games/AnyBoard.svelte";
import { factsOf, filled, inWords, kindsOf, UNKNOWN, type Fact } from "../src/games/anyView";
import { namesFor } from "../src/lib/who";

const NAMES = ["Anne", "Ben"];
const seats = NAMES.map((name, seat) => ({
  seat,
  name,
  mark: name[0]!,
  bot: null,
  mine: seat === 0,
  you: false,
  mates: [],
  away: false,
  standIn: false,
  toAct: seat === 0,
  deadline: null,
  reaction: null,
}));
const view = {
  seat: 0,
  setup: { seats: 2 },
  hand: [3, 5],
  hearts: [4, 2],
  night: true,
  top: { type: "red-card", value: 7, seat: 1 },
  pile: [],
  taker: null,
  turn: 1,
  claims: [{ by: 0, doubted: [1, null] }],
  news: [{ type: "said", seat: 1, sentence: "{1} bids {0} a good day." }],
};
const moves = [
  { type: "pour", card: 3, glass: 0 },
  { type: "pour", card: 5, glass: 1 },
  { type: "doubt", seat: 1 },
  { type: "leave" },
];
const seat = { type: "integer", format: "seat-from-0" };
const known = {
  own_fields: ["seat", "hand"],
  seat_fields: ["hearts"],
  view: {
    $ref: "#/$defs/HuntView",
    $defs: {
      HuntView: {
        properties: {
          turn: { anyOf: [seat, { type: "null" }] },
          taker: { anyOf: [seat, { type: "null" }] },
          top: { anyOf: [{ $ref: "#/$defs/Black" }, { $ref: "#/$defs/Red" }, { type: "null" }] },
          claims: { type: "array", items: { $ref: "#/$defs/Claim" } },
        },
      },
      Black: { properties: { type: { enum: ["black-card"] }, seat: { type: "integer" } } },
      Red: { properties: { type: { enum: ["red-card"] }, seat } },
      Claim: {
        properties: {
          by: seat,
          doubted: { prefixItems: [seat, { anyOf: [seat, { type: "null" }] }], items: false },
        },
      },
    },
  },
  moves: {
    anyOf: [{ $ref: "#/$defs/Pour" }, { $ref: "#/$defs/Doubt" }, { $ref: "#/$defs/Leave" }],
    $defs: {
      Pour: { properties: { type: { enum: ["pour"] }, card: {}, glass: {} } },
      Doubt: { properties: { type: { enum: ["doubt"] }, seat } },
      Leave: { properties: { type: { enum: ["leave"] } } },
    },
  },
};
const saying = {
  called: (seat: number) => NAMES[seat] ?? "chance",
  yes: "yes",
  no: "no",
  none: "none",
  empty: "empty",
};
const told = (facts: readonly Fact[]) =>
  Object.fromEntries(facts.map(({ name, piece }) => [name, inWords(piece, saying)]));

test("a game without a folder has a board, and its news their sentences", async () => {
  const { words } = await loadBoard("treasure-hunt");
  const told = words.en.news["whatever" as never] as typeof filled;
  expect(told(view.news[0]!, namesFor(NAMES, null))).toBe("Ben bids Anne a good day.");
});

test("a hand as long as there are seats is one's own, and only what is each seat's stands there", () => {
  const { own, atSeats, shared } = factsOf(view, 2, known);
  expect(told(own)).toEqual({ hand: "3, 5" });
  expect(atSeats.map(told)).toEqual([{ hearts: "4" }, { hearts: "2" }]);
  expect(Object.keys(told(shared))).toEqual(["night", "top", "pile", "taker", "turn", "claims"]);
});

test("seats have names, in records too, and nobody is no empty pile", () => {
  expect(told(factsOf(view, 2, known).shared)).toEqual({
    night: "yes",
    top: "red card 7 Ben",
    pile: "empty",
    taker: "none",
    turn: "Ben",
    claims: "Anne Ben, none",
  });
  expect(told(factsOf({ turn: -1 }, 2, known).shared)).toEqual({ turn: "chance" });
});

test("where nothing is known of a game, all it holds is shown as it is", () => {
  const { own, atSeats, shared } = factsOf(view, 2, UNKNOWN);
  expect([own, atSeats.flat()]).toEqual([[], []]);
  expect(told(shared)).toMatchObject({ hand: "3, 5", hearts: "4, 2", turn: "1" });
});

test("moves are grouped by their kinds, and the only one of its kind says what it is", () => {
  const [pour, doubt, leave] = kindsOf<{ type: string }>(moves, known, saying);
  expect(pour?.name).toBe("Pour");
  expect(pour?.moves.map(({ label }) => label)).toEqual(["card 3 · glass 0", "card 5 · glass 1"]);
  expect(doubt?.moves.map(({ label }) => label)).toEqual(["Doubt Ben"]);
  expect(leave?.moves).toEqual([{ move: { type: "leave" }, label: "Leave" }]);
  const twice = [
    { type: "show" as const, skull: true },
    { type: "show" as const, skull: false },
  ];
  const [show] = kindsOf(twice, UNKNOWN, saying);
  expect(show?.moves.map(({ label }) => label)).toEqual(["skull yes", "skull no"]);
});

test("the board shows view and moves, and a television no buttons", () => {
  const props = { view, moves, seats, printed: null, play: () => {}, advise: null, scene: false };
  const shown = { ...props, from: 0, big: false, open: null, companions: null, known };
  const { body } = render(AnyBoard, { props: shown });
  for (const part of ["Ben bids Anne a good day.", "red card", "Yours alone", "glass 1", "Leave"])
    expect(body).toContain(part);
  expect(render(AnyBoard, { props: { ...shown, big: true } }).body).not.toContain("<button");
  const looksOn = { ...shown, view: { ...view, seat: null } };
  expect(render(AnyBoard, { props: looksOn }).body).not.toContain("Yours alone");
});
