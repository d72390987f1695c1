import { expect, test, vi } from "vitest";
import { isDecision, spentSaid, whySaid } from "../src/games/adventure-book/advice";
import { Advising } from "../src/games/adventure-book/advising.svelte";
import type { Reading } from "../src/games/adventure-book/reading";
import type { Move, View } from "../src/games/adventure-book/types";
import type { Names } from "../src/lib/who";

const step = (...cards: string[]): Move => ({
  type: "step",
  who: "westley",
  to: "1",
  cards,
  riding: false,
});
const stride: Move = { type: "stride", who: "westley", via: "1", to: "2", riding: false };
const end: Move = { type: "end-story" };
const complete: Move = { type: "complete", challenge: "firewood", cards: [] };
const special: Move = { type: "play-special", card: "fencing" } as Move;

test("walking is no decision unless it costs a card", () => {
  expect(isDecision(step(), [], true)).toBe(false);
  expect(isDecision(stride, [], true)).toBe(false);
  expect(isDecision({ type: "end-moving" }, [], true)).toBe(false);
  expect(isDecision(step("love"), [], false)).toBe(true);
});

test("what tells the story is for people to decide", () => {
  const trade: Move = { type: "trade", seat: 1, give: "love", take: "wits" };
  for (const deed of [complete, special, trade]) expect(isDecision(deed, [], false)).toBe(true);
});

test("a turn ends unasked only where nothing is left to tell, and not in danger", () => {
  expect(isDecision(end, [step("love"), end], false)).toBe(false);
  expect(isDecision(end, [end], true)).toBe(true);
  expect(isDecision(end, [complete, end], false)).toBe(true);
  expect(isDecision(end, [special, end], false)).toBe(true);
});

/** A table where these are advised one after the other, and what was made of them. */
function follow(advised: readonly Move[], newsAfter: (made: number) => View["news"] = () => []) {
  vi.useFakeTimers();
  const made: Move[] = [];
  let view = { news: [], plans: [] } as unknown as View;
  const advising = new Advising(() => ({
    view,
    me: 0,
    ask: "story",
    moves: [end],
    position: `${made.length}`,
    danger: false,
    advise: () => Promise.resolve({ move: advised[made.length]!, saying: null }),
    make: (move) => {
      made.push(move);
      view = { ...view, news: newsAfter(made.length) };
      advising.putDown();
      return Promise.resolve();
    },
  }));
  return {
    advising,
    made,
    async toItsEnd() {
      await advising.consult();
      await advising.goOn();
      for (let round = 0; round <= advised.length; round++) {
        advising.follow();
        await vi.runAllTimersAsync();
      }
      vi.useRealTimers();
    },
  };
}

test("going on ends before a decision, which is shown and not made", async () => {
  const { advising, made, toItsEnd } = follow([step(), { type: "end-moving" }, complete]);
  await toItsEnd();
  expect(made).toEqual([step(), { type: "end-moving" }]);
  expect(advising.isGoingOn).toBe(false);
  expect(advising.move).toEqual(complete);
  expect(advising.canGoOn).toBe(false);
});

test("going on ends after something has happened", async () => {
  const plot = [{ type: "plot-turned" }] as unknown as View["news"];
  const { advising, made, toItsEnd } = follow([end, step(), step()], () => plot);
  await toItsEnd();
  expect(made).toEqual([end]);
  expect(advising.isGoingOn).toBe(false);
});

const reading = {
  book: { cards: { special: [{ id: "iocane", kind: "effect" }] } },
  chapter: { challenge: [{ id: "firewood", requires: [], cost: {} }] },
  challenge: () => "Split the Firewood",
  cards: (ids: readonly string[]) => ids.join(),
  list: (all: readonly string[]) => all.join(),
} as unknown as Reading;

test("advice that serves a friend's aim says whose it is", () => {
  const aim = { challenge: "firewood", why: "" } as const;
  const names = Object.assign(["Anne", "Ben"], { me: 0 }) as unknown as Names;
  const said = (plans: readonly string[]) => {
    const challenges = [{ id: "firewood", met: [], done: false }];
    return whySaid(aim, { seat: 0, plans, challenges } as unknown as View, reading, [], names);
  };
  expect(said(["", "firewood"])).toContain("Ben");
  expect(said(["firewood", ""])).not.toMatch(/Anne|Ben/);
});

test("a Special card that goes for a step is told why; one that is played is not", () => {
  expect(spentSaid(step("iocane"), reading)).toContain("iocane");
  expect(spentSaid(step("love"), reading)).toBe("");
  expect(spentSaid(special, reading)).toBe("");
});
