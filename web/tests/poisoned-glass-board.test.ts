import { describe, expect, test } from "vitest";
import {
  firstOf,
  isLegal,
  mayDecide,
  mayUsePower,
  meant,
  offerAt,
} from "../src/games/poisoned-glass/picking";
import { saidRole } from "../src/games/poisoned-glass/roleWords";
import { planStill, planStory, sceneTime } from "../src/games/poisoned-glass/scene";
import {
  around,
  balance,
  hindsight,
  seenTogether,
  sums,
  tally,
} from "../src/games/poisoned-glass/table";
import type { Move, News, GlassOpened, SeenDose, View } from "../src/games/poisoned-glass/types";

const dose = (id: number, card: number | null, changes: Partial<SeenDose> = {}): SeenDose => ({
  id,
  card,
  how: card === null ? null : "spied",
  among: [],
  seat: null,
  hand: null,
  spies: [],
  looked: false,
  ...changes,
});
const glass = (...cards: SeenDose[]) => ({ cards, taker: null, opened: false });
const view = (changes: Partial<View> = {}): View => ({
  seat: 0,
  setup: {
    seats: 3,
    starting_hearts: 4,
    tie: "nothing",
    choose_order: "reverse",
    vizzini_peek: "committed",
    vizzini_when: "own-turn",
    end_check: "immediate",
    two_player_last_card: "removed",
  },
  news: [],
  round: 1,
  phase: "fill",
  turn: 0,
  wesley: 0,
  vizzini: 2,
  hearts: [4, 4, 4],
  hand: [-2, 5],
  left: [2, 2, 3],
  passed: [[], [-6, 1], []],
  passes: 1,
  glasses: [glass(dose(0, 3)), glass(dose(1, null)), glass(dose(2, null))],
  spyings: 0,
  power: "unspent",
  tops: [],
  poured: false,
  removed: false,
  announced: [null, null, null],
  ...changes,
});

const opened: GlassOpened = {
  type: "opened",
  seat: 0,
  glass: 1,
  cards: [6, 1, -4, -3].map((card, id) => ({ id, card, seat: id || null })),
  antidote: 7,
  halves: 3,
  poison: 7,
  more: "antidote",
};
const drunk: News[] = [
  { type: "announced", seat: 0, drinks: true },
  opened,
  { type: "hearts-lost", seat: 0, drank: true, losers: [1, 2], hearts: [4, 3, 3] },
];
const dealt: News = {
  type: "round-dealt",
  round: 2,
  wesley: 1,
  vizzini: 0,
  highest: 6,
  glasses: 3,
  each: 3,
  removed: false,
};
const leftover: News = {
  type: "round-over",
  round: 1,
  unopened: [{ glass: 2, cards: [{ id: 2, card: 4, seat: null }] }],
};

describe("what the board reads out of a view", () => {
  test("others sit clockwise from one's left; an onlooker sees all", () => {
    expect(around(3, 5)).toEqual([4, 0, 1, 2]);
    expect(around(null, 3)).toEqual([0, 1, 2]);
  });

  test("every card of the round is counted: known where it lies, passed on, or not seen", () => {
    const glasses = [glass(dose(0, 3)), glass(dose(1, null), dose(5, null, { among: [-6, 1, 4] }))];
    const { antidotes, poisons } = tally(view({ glasses }));
    expect(antidotes.map(({ state }) => state)).toEqual([
      ...["somewhere", "unseen", "here", "somewhere", "here", "unseen"],
    ]);
    expect(poisons.map(({ card }) => card)).toEqual([-1, -2, -3, -4, -5, -6]);
    expect(poisons.filter(({ state }) => state === "here").map(({ card }) => card)).toEqual([-2]);
    expect(poisons.at(-1)?.state).toBe("somewhere");
  });

  test("the round's cards go as high as the seats say", () => {
    const counted = [2, 3, 4, 5].map(
      (seats) => tally(view({ setup: { ...view().setup, seats } })).antidotes.length,
    );
    expect(counted).toEqual([6, 6, 8, 10]);
  });

  test("sums are of known cards alone", () => {
    expect(sums([dose(0, 3), dose(1, null), dose(2, -4), dose(3, 2)])).toEqual({
      antidote: 5,
      poison: 4,
    });
  });

  test("Wesley's half antidotes tip a tie", () => {
    expect(balance({ ...opened, halves: 0 })).toBe(0);
    expect(balance(opened)).toBe(3);
  });

  test("an open replay sees with everyone's eyes, and keeps what nobody knows hidden", () => {
    const other = view({
      seat: 1,
      glasses: [glass(dose(0, null)), glass(dose(1, -5)), glass(dose(2, null))],
    });
    const seen = seenTogether([view(), other]).map(({ cards }) => cards[0]?.card);
    expect(seen).toEqual([3, -5, null]);
  });

  test("and with what was shown when the round was over", () => {
    const end = {
      type: "round-over",
      round: 1,
      unopened: [{ glass: 2, cards: [{ id: 2, card: -4, seat: null }] }],
    } as const;
    const told = hindsight([
      view(),
      view({
        news: [
          { ...opened, cards: [{ id: 1, card: 6, seat: null }] },
          { ...end, unopened: [...end.unopened].map((one) => ({ ...one, cards: [...one.cards] })) },
        ],
        round: 2,
      }),
    ]);
    const others = [
      view({ glasses: [glass(dose(0, 3)), glass(dose(1, null)), glass(dose(2, null))] }),
      view(),
    ];
    const cards = (round: number) =>
      seenTogether(told(others.map((each) => ({ ...each, round })))).map(
        ({ cards }) => cards[0]?.card,
      );
    expect(cards(1)).toEqual([3, 6, -4]);
    expect(cards(2)).toEqual([3, null, null]); // another round's cards have the same ids
  });
});

const POURS: Move[] = [
  { type: "pour", card: -2, glass: 0 },
  { type: "pour", card: 5, glass: 0 },
  { type: "pour", card: 5, glass: 1 },
];
const EXCHANGES: Move[] = [
  { type: "exchange", one: 0, other: 1 },
  { type: "exchange", one: 0, other: 2 },
  { type: "exchange", one: 1, other: 2 },
];

describe("what can be done with what is picked", () => {
  test("a glass to spy on or to take needs no picking", () => {
    const spy: Move = { type: "spy", glass: 1 };
    expect(offerAt([spy], null, 1)).toEqual({ kind: "move", move: spy });
    expect(offerAt([spy], null, 0)).toBeNull();
  });

  test("a card goes where it may be poured", () => {
    const pick = { kind: "card", card: 5 } as const;
    expect(offerAt(POURS, pick, 1)).toEqual({ kind: "move", move: POURS[2] });
    expect(offerAt(POURS, { kind: "card", card: -2 }, 1)).toBeNull();
    expect(offerAt(POURS, null, 1)).toBeNull();
  });

  test("the power takes a first glass, then another", () => {
    const moves = [...POURS, ...EXCHANGES];
    expect(offerAt(moves, { kind: "power", first: null }, 2)).toEqual({ kind: "first" });
    expect(offerAt(moves, firstOf(view().glasses, 2), 2)).toEqual({ kind: "first" });
    expect(offerAt(moves, firstOf(view().glasses, 2), 0)).toEqual({
      kind: "move",
      move: EXCHANGES[1],
    });
  });

  test("an exchange names the cards that lay on top when their glasses were picked", () => {
    const { glasses } = view();
    const pick = firstOf(glasses, 2);
    const poured = glasses.map((each, n) =>
      n === 1 ? each : { ...each, cards: [...each.cards, dose(5 + n, null)] },
    );
    const exchange: Move = { type: "exchange", one: 0, other: 2 };
    expect(meant(exchange, pick, glasses)).toEqual({ ...exchange, ids: [0, 2] });
    expect(meant(exchange, pick, poured)).toEqual({ ...exchange, ids: [5, 2] });
    const look: Move = { type: "look", one: 1, other: 2 };
    expect(meant(look, pick, poured)).toEqual({ ...look, ids: [1, 2] });
    expect(meant(exchange, null, glasses)).toBe(exchange);
    expect(meant({ type: "leave" }, pick, glasses)).toEqual({ type: "leave" });
  });

  test("after a look there is one pair to decide on, and nothing to pick", () => {
    const looked: Move[] = [{ type: "leave" }, { type: "exchange", one: 0, other: 2 }];
    expect(mayDecide(looked)).toEqual(looked[1]);
    expect(mayUsePower(looked)).toBe(false);
  });

  test("after pouring the power is still there, whether it looks first or not", () => {
    const leave: Move = { type: "leave" };
    expect(mayUsePower([leave, ...EXCHANGES])).toBe(true);
    expect(mayDecide([leave, ...EXCHANGES])).toBeNull();
    expect(mayUsePower([leave, { type: "look", one: 0, other: 1 }])).toBe(true);
  });

  test("a pick of an earlier turn is void", () => {
    expect(isLegal(POURS, { kind: "card", card: 4 })).toBe(false);
    expect(isLegal(POURS, { kind: "power", first: null })).toBe(false);
    expect(isLegal([...POURS, ...EXCHANGES], firstOf(view().glasses, 1))).toBe(true);
  });
});

describe("scenes", () => {
  test("drinking: said, turned card by card, Wesley's halves, the verdict, then hearts", () => {
    const [beat] = planStory(drunk).beats;
    if (beat?.kind !== "drinking") throw new Error("no drinking");
    const order = [0, ...beat.turns, beat.halves ?? NaN, beat.verdict, beat.hearts, beat.end];
    expect(beat.turns).toHaveLength(4);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(order.length);
  });

  test("one's own heart is told of after all others, in the same time", () => {
    const [beat] = planStory(drunk).beats;
    if (beat?.kind !== "drinking") throw new Error("no drinking");
    expect(beat.ownHeart).toBeGreaterThan(beat.hearts);
    expect(beat.ownHeart).toBeLessThan(beat.end);
  });

  test("without Wesley the verdict comes sooner", () => {
    const plain = drunk.map((told) => (told === opened ? { ...opened, halves: 0 } : told));
    expect(planStory(plain).end).toBeLessThan(planStory(drunk).end);
  });

  test("what was left over and the new round follow", () => {
    const { beats, end } = planStory([...drunk, leftover, dealt]);
    expect(beats.map(({ kind }) => kind)).toEqual(["drinking", "leftover", "dealing"]);
    expect(beats.slice(1).map(({ at }) => at)).toEqual(beats.slice(0, 2).map((beat) => beat.end));
    expect(end).toBe(beats.at(-1)?.end);
  });

  test("a round with nothing left over has no page for it", () => {
    const over: News = { type: "round-over", round: 1, unopened: [] };
    expect(planStory([over, dealt]).beats.map(({ kind }) => kind)).toEqual(["dealing"]);
  });

  test("before the deal nothing is played: the view after it tells the same again", () => {
    expect(sceneTime(view({ phase: "deal", news: drunk }), false)).toBe(0);
    expect(sceneTime(view({ phase: "spy", news: [...drunk, dealt] }), false)).toBeGreaterThan(0);
  });

  test("without motion pages stand, and nothing moves on the table", () => {
    expect(planStill([...drunk, dealt]).beats.map(({ at }) => at)).toEqual([0, 3200]);
    const passed = view({ news: [{ type: "hands-passed", cards: 2 }] });
    expect(sceneTime(passed, true)).toBe(0);
    expect(sceneTime(passed, false)).toBeGreaterThan(0);
  });

  test("one's move waits only for what is to be seen", () => {
    const poured: News = { type: "poured", seat: 1, glass: 0, id: 4, card: null };
    expect(sceneTime(view({ news: [poured] }), false)).toBe(0);
  });
});

describe("what a role does is told to whoever asks", () => {
  const said = (
    role: "wesley" | "vizzini",
    changes: Partial<View["setup"]> = {},
    spent = false,
  ) => {
    const { setup } = view();
    return saidRole(role, { setup: { ...setup, ...changes }, power: spent ? "spent" : "unspent" });
  };
  test("Wesley's halves, and when he chooses", () => {
    expect(said("wesley")).toBe(
      "Wesley goes first, but chooses a glass last. His glass gets 1.5 antidote more: a half for every seat.",
    );
    expect(said("wesley", { choose_order: "clockwise" })).toMatch("after Vizzini");
  });
  test("Vizzini's power, and whether it is used", () => {
    expect(said("vizzini")).toMatch("exchange the top cards of two glasses, and sees both.");
    expect(said("vizzini", {}, true)).toMatch("This round he has.");
    expect(said("vizzini", { vizzini_peek: "look-then-decide" })).toMatch("look at the top cards");
  });
});
