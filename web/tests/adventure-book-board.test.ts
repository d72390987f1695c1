import { describe, expect, test } from "vitest";
import {
  aimOf,
  asked,
  fits,
  forced,
  goings,
  matched,
  onlyMiracle,
  places,
  waysOf,
  withCard,
  type Way,
} from "../src/games/adventure-book/asking";
import { planStory, sceneTime } from "../src/games/adventure-book/scene";
import type { Due, Move, News, View } from "../src/games/adventure-book/types";

const place = { book: "house", chapter: 1 };
const view = (about: Partial<View>): View =>
  ({
    seat: 0,
    moment: "telling",
    phase: "story",
    turn: 0,
    hands: [[], []],
    due: [],
    offer: null,
    ready: [],
    news: [],
    ...about,
  }) as unknown as View;
const due = (seat: number, effect: Due["effect"]): Due[] => [{ seat, effect }];
const way = (...cards: string[]): Way => ({
  cards,
  move: { type: "complete", challenge: "firewood", cards },
});

test("of two ways to go two spaces the one over the star is taken, and none where one is enough", () => {
  const moves: Move[] = [
    { type: "step", who: "westley", to: "1", cards: [], riding: false },
    { type: "stride", who: "westley", via: "2", to: "5", riding: false },
    { type: "stride", who: "westley", via: "4", to: "5", riding: false },
    { type: "stride", who: "westley", via: "2", to: "1", riding: false },
  ];
  expect(goings(moves, "4")).toEqual([moves[0], moves[2]]);
  expect(goings(moves, null)).toEqual([moves[0], moves[1]]);
});

describe("what a seat is asked that the game waits for", () => {
  test("in its turn to move, then to tell", () => {
    expect(asked(view({ phase: "move", steps_left: 1 }), [0])).toBe("move");
    expect(asked(view({ phase: "move", steps_left: 0 }), [0])).toBe("story");
    expect(asked(view({}), [0])).toBe("story");
    expect(asked(view({ seat: 1 }), [0])).toBe("wait");
    expect(asked(view({ seat: null }), [0])).toBe("wait");
  });

  test("whether it takes an offer", () => {
    const offer = { to: 1, give: "love", take: "wits" };
    expect(asked(view({ offer, seat: 1 }), [1])).toBe("offer");
    expect(asked(view({ offer }), [1])).toBe("wait");
  });

  test("what is due", () => {
    expect(asked(view({ due: due(0, { do: "hand_limit" }) }), [0])).toBe("hand-limit");
    expect(asked(view({ due: due(0, { do: "beset", who: "fezzik" }) }), [0])).toBe("beset");
    const step = { type: "step" as const, who: "fezzik", to: "2", cards: [], riding: false };
    const walk = { do: "walk" as const, characters: 1, spaces: 3, who: "", left: 0, walked: [] };
    expect(asked(view({ due: due(0, { ...walk, leaving: null }) }), [0])).toBe("walk");
    expect(asked(view({ due: due(0, { ...walk, leaving: step }) }), [0])).toBe("leaving");
    const stop = due(0, { do: "stop_plot", waiting: [1] });
    expect(asked(view({ due: stop }), [1])).toBe("wait");
    expect(asked(view({ due: stop, seat: 1 }), [1])).toBe("stop-plot");
  });

  test("between chapters, to turn the page", () => {
    expect(asked(view({ moment: "interrupted" }), [0, 1])).toBe("interlude");
    expect(asked(view({ moment: "told", ready: [0] }), [1])).toBe("wait");
  });

  test("before a chapter, who goes first", () => {
    expect(asked(view({ phase: "first" }), [0, 1])).toBe("who-first");
    expect(asked(view({ phase: "first", seat: null }), [0, 1])).toBe("wait");
  });

  test("whether to use a Miracle, where nothing else averts it", () => {
    const use: Move = { type: "use-miracle", deck: "story" };
    expect(onlyMiracle("strike", [{ type: "suffer" }, use])).toBe(true);
    expect(onlyMiracle("strike", [{ type: "dodge", card: "wits" }, { type: "suffer" }, use])).toBe(
      false,
    );
    expect(onlyMiracle("stop-plot", [{ type: "let-be" }, use])).toBe(true);
    expect(onlyMiracle("stop-plot", [{ type: "let-be" }])).toBe(false);
    expect(onlyMiracle("move", [{ type: "end-moving" }, use])).toBe(false);
  });

  test("something due that this page does not know of only waits", () => {
    expect(asked(view({ due: due(0, { do: "juggle" } as never) }), [0])).toBe("wait");
  });
});

describe("paying from a hand", () => {
  const hand = ["courage", "love", "love", "wild_iocane"];

  test("what every way takes is taken up, the rest is to choose", () => {
    const ways = [way("courage", "love"), way("courage", "wild_iocane")];
    expect(forced(ways)).toEqual(["courage"]);
    expect(places(hand, ["love", "love"])).toEqual([1, 2]);
    expect(waysOf(ways, hand, [0])).toEqual([]);
    expect(waysOf(ways, hand, [2, 0])).toEqual([ways[0]]);
    expect(fits(ways, hand, [0], 1)).toBe(true);
    expect(fits(ways, hand, [0, 1], 2)).toBe(false);
  });

  test("another card takes the place of one it does not go with", () => {
    const ways = [way("courage", "love"), way("courage", "wild_iocane")];
    expect(withCard(ways, hand, [], 1)).toEqual([1]);
    expect(withCard(ways, hand, [0], 1)).toEqual([0, 1]);
    expect(withCard(ways, hand, [0, 1], 3)).toEqual([0, 3]);
    expect(withCard([way("love"), way("courage")], hand, [0], 2)).toEqual([2]);
  });

  test("a cost is matched by its own kind, then by wild cards, then by any", () => {
    const wild = new Set(["wild_iocane"]);
    const have = (cost: Record<string, number>, cards: readonly string[]) =>
      matched(cost, cards, wild, "any").map(({ have }) => have);
    expect(have({ love: 2, wits: 1 }, hand)).toEqual([true, true, true]);
    expect(have({ love: 2, wits: 2 }, hand)).toEqual([true, true, true, false]);
    expect(have({ any: 1, love: 1 }, ["love"])).toEqual([false, true]);
  });
});

describe("scenes", () => {
  const turned: News = { type: "plot-turned", card: 7, ...place };
  const chore: News = { type: "chore-placed", space: "7", left: 2, ...place };
  const passed: News = { type: "turn-passed", seat: 1, ...place };
  const drew: News = { type: "drew", seat: 0, deck: "story", cards: ["love"], ...place };

  test("each plot card has a page with what came of it", () => {
    const { beats, end } = planStory([drew, turned, chore, { ...turned, card: 16 }, passed]);
    expect(beats.map(({ news }) => "card" in news && news.card)).toEqual([7, 16]);
    expect(beats[0]?.after).toEqual([chore]);
    expect(beats[1]?.after).toEqual([]);
    expect(beats[1]?.at).toBe(beats[0]?.end);
    expect(end).toBe(beats[1]?.end);
  });

  test("a step or a draw alone is no scene, and before a deal nothing is", () => {
    expect(sceneTime(view({ news: [drew, passed] }), false)).toBe(0);
    expect(sceneTime(view({ news: [turned] }), false)).toBeGreaterThan(1000);
    expect(sceneTime(view({ news: [turned], phase: "deal" }), false)).toBe(0);
  });

  test("the last card makes way for the map; a chapter's opening does not", () => {
    const { beats, aside, end } = planStory([turned, chore, { ...turned, card: 16 }]);
    expect(aside).toBeGreaterThan(beats[1]!.at);
    expect(aside).toBeLessThan(end);
    const opened: News = { type: "chapter-opened", first: 0, again: false, ...place };
    expect(planStory([turned, opened]).aside).toBe(Infinity);
    // There is time to read it aloud, with motion and without, whatever came before.
    for (const still of [false, true])
      expect(sceneTime(view({ news: [turned, opened] }), still)).toBeGreaterThan(15_000);
  });

  test("many pages hurry", () => {
    const many = Array.from({ length: 12 }, (): News => turned);
    expect(planStory(many).end).toBeLessThanOrEqual(14_000);
  });
});

describe("what is advised is for a challenge", () => {
  test("that the bot would name, or that was said in this turn already", () => {
    const plan: Move = { type: "plan", challenge: "saddle", why: "danger" };
    expect(aimOf(plan, view({ plans: ["", ""] }), 0)).toEqual({
      challenge: "saddle",
      why: "danger",
    });
    expect(aimOf(null, view({ plans: ["", "buckets"] }), 1)).toEqual({
      challenge: "buckets",
      why: "",
    });
    expect(aimOf(null, view({ plans: ["", "buckets"] }), 0)).toBeNull();
  });
});
