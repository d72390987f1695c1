import { describe, expect, test } from "vitest";
import { around, odds } from "../src/games/pirates-dice/dice";
import { guide } from "../src/games/pirates-dice/guide";
import { bidSaid, diceSaid } from "../src/games/pirates-dice/numbers";
import {
  counts,
  facesFor,
  firstPick,
  isLegal,
  mayChallenge,
  raises,
  step,
} from "../src/games/pirates-dice/picking";
import { pageEnds, planChallenge, sceneTime } from "../src/games/pirates-dice/scene";
import type {
  Bid,
  Ending,
  Move,
  News,
  Refusal,
  Revealed,
  View,
} from "../src/games/pirates-dice/types";
import { words } from "../src/games/pirates-dice/words";

const LANGUAGES = ["en", "fr", "es"] as const;
const NAMES = ["Anne", "Bertrand", "Calypso"];
const bid = (count: number, face: number): Bid => ({ type: "bid", count, face });

/** The legal moves as the server lists them: every higher bid, and the challenge over a bid. */
function legal(standing: Bid | null, most: number): Move[] {
  const moves: Move[] = [];
  for (let count = 1; count <= most; count++)
    for (let face = 2; face <= 6; face++)
      if (!standing || count * 10 + face > standing.count * 10 + standing.face)
        moves.push(bid(count, face));
  return standing ? [...moves, { type: "challenge" }] : moves;
}

const revealed: Revealed = {
  type: "revealed",
  challenger: 0,
  bidder: 2,
  bid: bid(4, 5),
  hands: [
    [1, 3, 5],
    [2, 2],
    [5, 6],
  ],
  count: 3,
  loser: 2,
  left: 1,
};

const view: View = {
  seat: 0,
  setup: { seats: 3, dice: 5, eliminated_starter: "left", bid_cap: true },
  news: [],
  left: [3, 2, 2],
  starter: 0,
  turn: 0,
  rolling: [],
  dice: [1, 3, 5],
  bids: [],
};

describe("odds", () => {
  test("what one holds oneself is certain", () => {
    expect(odds(bid(2, 5), [1, 3, 5], 10)).toBe(1);
  });
  test("more than there can be is impossible", () => {
    expect(odds(bid(5, 5), [1, 3, 5], 5)).toBe(0);
  });
  test("one unseen die matches one time in three", () => {
    expect(odds(bid(1, 5), [2], 2)).toBeCloseTo(1 / 3, 12);
  });
  test("of ten unseen dice, three or more match in 70 of 100, five or more in 21", () => {
    expect(odds(bid(3, 4), [], 10)).toBeCloseTo(0.70086, 4);
    expect(odds(bid(5, 4), [], 10)).toBeCloseTo(0.21312, 4);
  });
  test("all of them is the product of their chances", () => {
    expect(odds(bid(4, 6), [], 4)).toBeCloseTo(1 / 81, 12);
  });
});

describe("the picker", () => {
  const moves = legal(bid(4, 5), 6);
  const bids = raises(moves);

  test("offers the faces that are legal at a count, and no other", () => {
    expect(facesFor(bids, 3)).toEqual([]);
    expect(facesFor(bids, 4)).toEqual([6]);
    expect(facesFor(bids, 5)).toEqual([2, 3, 4, 5, 6]);
    expect(facesFor(bids, 7)).toEqual([]);
    expect(counts(bids)).toEqual({ least: 4, most: 6 });
  });
  test("starts with the lowest raise of a face one holds", () => {
    expect(firstPick(bids, [1, 3, 6])).toMatchObject({ count: 4, face: 6 });
    expect(firstPick(bids, [1, 3, 3])).toMatchObject({ count: 5, face: 3 });
    expect(firstPick(bids, [1, 1])).toMatchObject({ count: 4, face: 6 });
    expect(firstPick([], [2])).toBeNull();
  });
  test("keeps the face while counting, where that is legal", () => {
    expect(step(bids, { count: 5, face: 3 }, 1)).toEqual({ count: 6, face: 3 });
    expect(step(bids, { count: 5, face: 3 }, -1)).toEqual({ count: 4, face: 6 });
    expect(step(bids, { count: 4, face: 6 }, -1)).toBeNull();
    expect(step(bids, { count: 6, face: 3 }, 1)).toBeNull();
  });
  test("every step it can take is a legal bid", () => {
    for (const from of bids)
      for (const by of [-1, 1]) {
        const next = step(bids, from, by);
        if (next) expect(isLegal(bids, next)).toBe(true);
      }
  });
  test("a challenge is possible only when it is listed", () => {
    expect(mayChallenge(moves)).toBe(true);
    expect(mayChallenge(legal(null, 6))).toBe(false);
    expect(mayChallenge([])).toBe(false);
  });
});

test("the seat to one's left comes first; an onlooker sees all", () => {
  expect(around(1, 4)).toEqual([2, 3, 0]);
  expect(around(null, 3)).toEqual([0, 1, 2]);
});

describe("the scene", () => {
  test("lifts the bidder's cup last and counts every die that matches", () => {
    const plan = planChallenge(revealed);
    expect(plan.hits).toHaveLength(revealed.count);
    expect(plan.hits.at(-1)?.count).toBe(revealed.count);
    expect(Math.max(...plan.lifts.map((at) => at ?? 0))).toBe(plan.lifts[2]);
  });
  test("a seat without dice has no cup to lift", () => {
    expect(planChallenge({ ...revealed, hands: [[5], [], [5]] }).lifts[1]).toBeNull();
  });
  test("whoever skips it comes to who loses a die, and then to the end", () => {
    const told = { ...view, news: [revealed] };
    expect(pageEnds(told, false)).toEqual([planChallenge(revealed).loss]);
    expect(pageEnds(told, true)).toEqual([]);
    expect(pageEnds(view, false)).toEqual([]);
  });
  test("takes about 4 to 7 seconds, however many dice there are", () => {
    const few = { ...revealed, hands: [[2], [3]], count: 0, bidder: 1 };
    const hand = [1, 1, 5, 5, 5];
    const many = { ...revealed, hands: [hand, hand, hand, hand], count: 20 };
    for (const told of [few, revealed, many]) {
      const time = sceneTime({ ...view, news: [told] }, false);
      expect(time).toBeGreaterThan(4000);
      expect(time).toBeLessThan(7100);
    }
  });
  test("is a short summary for who wants no motion", () => {
    expect(sceneTime({ ...view, news: [revealed] }, true)).toBeLessThan(3000);
  });
  test("is not played for a bid, nor before the dice have been rolled", () => {
    expect(sceneTime({ ...view, news: [{ type: "said", seat: 1, bid: bid(2, 2) }] }, false)).toBe(
      0,
    );
    expect(sceneTime({ ...view, turn: -1, news: [revealed] }, false)).toBe(0);
  });
});

test("numbers are said as at a table", () => {
  expect(LANGUAGES.map((language) => bidSaid(language, bid(4, 5)))).toEqual([
    "four 5s",
    "quatre 5",
    "cuatro 5",
  ]);
  expect(LANGUAGES.map((language) => bidSaid(language, bid(1, 2)))).toEqual([
    "one 2",
    "un 2",
    "un 2",
  ]);
  expect(LANGUAGES.map((language) => diceSaid(language, 0))).toEqual([
    "no dice",
    "aucun dé",
    "ningún dado",
  ]);
  expect(bidSaid("es", bid(42, 6))).toBe("42 6");
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const news: News[] = [
    { type: "rolled-to-start", hands: [[6], [6], [1]], tied: [0, 1], first: null },
    { type: "rolled-to-start", hands: [[6], [2], []], tied: [], first: 0 },
    { type: "rolled", starter: 1 },
    { type: "said", seat: 1, bid: bid(4, 5) },
    revealed,
    { ...revealed, count: 0, left: 0 },
    { ...revealed, count: 9 },
  ];
  const refusals: Refusal[] = [
    { type: "not-a-face" },
    { type: "too-few" },
    { type: "too-many", most: 12 },
    { type: "too-low", standing: bid(4, 5) },
    { type: "no-bid-yet" },
    { type: "not-a-roll" },
  ];
  const ending: Ending = { type: "last-with-dice", winner: 1, dice: 2 };
  type Say = (what: unknown, names: readonly string[]) => string;
  const say = (told: { type: string }, sentences: object) =>
    (sentences as Record<string, Say>)[told.type]?.(told, NAMES);
  const whole = /^[\p{Lu}¡¿].*[.!?]$/u;

  test("every piece of news, refusal and ending is a sentence", () => {
    const said = words[language];
    for (const told of news) expect(say(told, said.news)).toMatch(whole);
    for (const why of refusals) expect(say(why, said.refusals)).toMatch(whole);
    expect(say(ending, said.endings)).toMatch(whole);
    expect(say(ending, said.endings)).toContain("Bertrand");
    expect(said.score(3, ending)).not.toBe("");
  });

  test("the guide has a sentence for every moment of a round, and none at the end", () => {
    const bids = [{ type: "said" as const, seat: 2, bid: bid(4, 5) }];
    const moments: [View, Move[]][] = [
      [view, legal(null, 7)],
      [{ ...view, bids }, legal(bids[0]!.bid, 7)],
      [{ ...view, bids }, [{ type: "challenge" }]],
      [{ ...view, turn: 1 }, []],
      [{ ...view, turn: 1, bids }, []],
      [{ ...view, left: [0, 2, 2], turn: 1, bids }, []],
      [{ ...view, seat: null, turn: 1, bids }, []],
    ];
    const told = moments.map(([seen, moves]) => guide[language](seen, moves, NAMES));
    for (const sentence of told) expect(sentence).toMatch(whole);
    expect(new Set(told).size).toBe(told.length);
    expect(guide[language]({ ...view, turn: null }, [], NAMES)).toBeNull();
  });
});
