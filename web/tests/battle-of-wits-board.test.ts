import { describe, expect, test } from "vitest";
import { isLegal, placeAt } from "../src/games/battle-of-wits/picking";
import { holdersAt, planStory, sceneTime } from "../src/games/battle-of-wits/scene";
import {
  CHARACTERS,
  counted,
  marks,
  ownRow,
  powerOf,
  rounds,
  seenTogether,
  teamOf,
  verdicts,
} from "../src/games/battle-of-wits/table";
import type {
  BidsOpened,
  Drank,
  Move,
  News,
  Seen,
  SeenRow,
  View,
} from "../src/games/battle-of-wits/types";

const seen = (seat: number, card: number | null, sicilian = false): Seen => ({
  seat,
  card,
  sicilian,
});
const row = (changes: Partial<SeenRow> = {}): SeenRow => ({
  seats: [0, 1],
  dealer: 1,
  turn: 0,
  number: 0,
  night: false,
  left: [7, 7],
  sicilians: [true, true],
  goblets: [
    { contents: [seen(0, 6)], bids: [], shown: 0 },
    { contents: [seen(1, null)], bids: [], shown: 0 },
  ],
  immune: null,
  switched: null,
  holders: [],
  survivors: null,
  ...changes,
});
const view = (changes: Partial<View> = {}): View => ({
  seat: 0,
  setup: {
    seats: 2,
    series: "one-game",
    winner: "survivors",
    total: "all-poison",
    tie: "shared",
    team_score: "survivors",
    luckless: false,
    odorless: false,
    round_table: false,
    characters: "seated",
    dealer: 0,
    six_hand: "short",
    immunity_card: "eight",
    memory: false,
  },
  news: [],
  characters: ["Man in Black", "Prince Humperdinck"],
  wishes: [],
  series: { game: 1, wins: [0, 0], playing: [0, 1], dealers: [1], winners: null },
  rows: [row()],
  hand: [1, 2],
  sicilian: 9,
  ready: [],
  ...changes,
});
const opened = (goblet: number, winner: number | null): BidsOpened => ({
  type: "bids-opened",
  goblet,
  bids: winner === null ? [] : [{ seat: winner, card: 5, sicilian: false }],
  totals: winner === null ? [] : [[winner, 5]],
  winner,
  row: 0,
});
const drank = (goblet: number): Drank => ({
  type: "drank",
  goblet,
  seat: goblet,
  contents: Array.from({ length: 6 }, (_, i) => ({ seat: i, card: i + 1, sicilian: false })),
  wine: 12,
  poison: 9,
  ignored: 0,
  lives: true,
  by: "more",
  row: 0,
});

describe("where a picked card can go", () => {
  const moves: Move[] = [
    { type: "pour", card: 4, goblet: 0, sicilian: false },
    { type: "pour", card: 4, goblet: 1, sicilian: false },
    { type: "pour", card: 4, goblet: 1, sicilian: true },
    { type: "bid", card: 4, goblet: 1 },
    { type: "switch", one: 0, other: 1 },
    { type: "switch", one: 1, other: 2 },
  ];
  const own = { kind: "card", card: 4, sicilian: false } as const;

  test("only where a move says so", () => {
    expect(placeAt(moves, own, 0)).toMatchObject({ pour: moves[0], bid: null, take: null });
    expect(placeAt(moves, own, 1)).toMatchObject({ pour: moves[1], bid: moves[3] });
    expect(placeAt(moves, null, 1)).toMatchObject({ pour: null, bid: null, first: false });
  });

  test("a Sicilian card is another card, and no bid", () => {
    const sicilian = { ...own, sicilian: true };
    expect(placeAt(moves, sicilian, 1)).toMatchObject({ pour: moves[2], bid: null });
    expect(placeAt(moves, sicilian, 0).pour).toBeNull();
  });

  test("Switch asks for two goblets", () => {
    expect(placeAt(moves, { kind: "switch", one: null }, 2).first).toBe(true);
    expect(placeAt(moves, { kind: "switch", one: 2 }, 1).switched).toBe(moves[5]);
    expect(placeAt(moves, { kind: "switch", one: 2 }, 0).switched).toBeNull();
    expect(placeAt(moves, { kind: "switch", one: 2 }, 2)).toMatchObject({ first: true });
  });

  test("the card that can switch may lie on bids: that is the first goblet", () => {
    const sicilian = { ...own, sicilian: true };
    expect(placeAt(moves, sicilian, 1)).toMatchObject({ pour: moves[2], first: true });
    expect(placeAt(moves, own, 1).first).toBe(false);
    expect(placeAt(moves.slice(0, 4), sicilian, 1).first).toBe(false);
  });

  test("a goblet to take needs no card", () => {
    const take: Move = { type: "take", goblet: 1 };
    expect(placeAt([take], null, 1).take).toBe(take);
    expect(placeAt([take], null, 0).take).toBeNull();
  });

  test("a pick of an earlier turn is void", () => {
    expect(isLegal(moves, own)).toBe(true);
    expect(isLegal(moves, { ...own, card: 7 })).toBe(false);
    expect(isLegal([], { kind: "switch", one: null })).toBe(false);
    expect(isLegal(moves, null)).toBe(false);
  });
});

describe("the story's times", () => {
  test("ten goblets opened and drunk take twenty seconds at most", () => {
    const ten = Array.from({ length: 10 }, (_, i) => i);
    const news: News[] = [
      ...ten.map((goblet) => opened(goblet, goblet)),
      { type: "took", seat: 9, goblet: 9, last: true, row: 0 },
      ...ten.map(drank),
      { type: "settled", survivors: ten, row: 0 },
    ];
    const { beats, end } = planStory(news);
    expect(beats).toHaveLength(22);
    expect(end).toBeGreaterThan(12_000);
    expect(end).toBeLessThanOrEqual(20_000);
    for (const [i, beat] of beats.entries()) {
      expect(beat.at).toBe(beats[i - 1]?.end ?? 0);
      const inOrder = [beat.at, ...beat.turns, beat.verdict, beat.end];
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    }
  });

  test("one's own goblet is drunk last; the table's order and the time stay as they are", () => {
    const news: News[] = [
      opened(0, 1),
      ...[0, 1, 2, 3].map(drank),
      { type: "settled", survivors: [0, 1, 2, 3], row: 0 },
    ];
    const order = (me: number | null) =>
      planStory(news, me).beats.map((beat) => (beat.news.type === "drank" ? beat.news.seat : "…"));
    expect(order(null)).toEqual(["…", 0, 1, 2, 3, "…"]);
    expect(order(1)).toEqual(["…", 0, 2, 3, 1, "…"]);
    expect(order(3)).toEqual(order(null));
    expect(order(7)).toEqual(order(null)); // whoever looks on
    for (const me of [0, 1, 2, 3]) expect(planStory(news, me).end).toBe(planStory(news).end);
    const [, second] = planStory([drank(0), { ...drank(1), row: 1 }], 0).beats;
    expect(second?.news).toMatchObject({ seat: 1 }); // the other game at the table waits for nobody
  });

  test("a laid card is no scene; without motion a scene is short", () => {
    expect(planStory([{ type: "made-immune", seat: 0, row: 0 }]).end).toBe(0);
    const news: News[] = [opened(0, 1)];
    expect(sceneTime(view({ news }), false)).toBeGreaterThan(0);
    expect(sceneTime(view({ news }), true)).toBe(4000);
    expect(sceneTime(view({ news, rows: [] }), false)).toBe(0);
  });

  test("holders are known when they are told", () => {
    const { beats, end } = planStory([
      opened(0, 1),
      opened(1, null),
      { type: "took", seat: 0, goblet: 1, last: true, row: 0 },
    ]);
    const at = (now: number) => holdersAt(beats, now, [1, 0], 0);
    expect(at(0)).toEqual([null, null]);
    expect(at(beats[0]?.end ?? 0)).toEqual([1, null]);
    expect(at(end)).toEqual([1, 0]);
    expect(holdersAt([], 0, [1, 0], 0)).toEqual([1, 0]);
  });
});

describe("what is read out of a view", () => {
  test("every name has a mark of its own", () => {
    expect(marks(["Anne", "Ben", "Cleo"])).toEqual(["A", "B", "C"]);
    expect(marks(["Bonny", "Barnacle"])).toEqual(["Bo", "Ba"]);
    const alike = marks(["Bot 1", "Bot 2", "Bot 2", "A", "A"]);
    expect(new Set(alike).size).toBe(5);
  });

  test("wine, poison, and what immunity does to it", () => {
    const cards = [seen(0, 6), seen(0, 7), seen(1, 3), seen(0, 5, true), seen(1, null)];
    expect(counted(cards, null)).toEqual({ wine: 6, poison: 15 });
    expect(counted(cards, 0)).toEqual({ wine: 6, poison: 8 });
  });

  test("who drank what and lives", () => {
    expect(verdicts(row())).toEqual([null, null]);
    const goblets = [
      { contents: [seen(0, 6)], bids: [], shown: 1 },
      { contents: [seen(1, 7)], bids: [], shown: 1 },
    ];
    expect(verdicts(row({ goblets, holders: [1, 0], survivors: [1] }))).toEqual([
      { seat: 1, wine: 6, poison: 0, lives: true },
      { seat: 0, wine: 0, poison: 7, lives: false },
    ]);
  });

  test("rounds go by the dealer's cards", () => {
    expect(rounds(row())).toEqual({ now: 2, of: 8 });
    expect(rounds(row({ left: [6, 6], immune: 1 }))).toEqual({ now: 3, of: 8 });
  });

  test("one's own game, and all eyes together", () => {
    const two = [row({ seats: [1, 2] }), row({ seats: [0, 3], number: 1 })];
    expect(ownRow(view({ rows: two }))).toBe(1);
    expect(ownRow(view({ rows: two, seat: null }))).toBe(0);
    const other = row({
      goblets: [
        { contents: [seen(0, null)], bids: [], shown: 0 },
        { contents: [seen(1, 5)], bids: [], shown: 0 },
      ],
    });
    const together = seenTogether([other, row()]);
    expect(together.goblets.map(({ contents }) => contents[0]?.card)).toEqual([6, 5]);
  });

  test("which power a Sicilian card has", () => {
    const { setup } = view();
    expect([7, 8, 9].map((card) => powerOf(setup, card))).toEqual([null, "immunity", "switch"]);
    expect(powerOf({ ...setup, immunity_card: "nine" }, 8)).toBe("switch");
  });
});

test("whom one can be: six of each team, each with a sign", () => {
  expect(new Set(CHARACTERS).size).toBe(12);
  expect(CHARACTERS.map(teamOf)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
});
