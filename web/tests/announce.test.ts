import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcer, hush } from "../src/lib/announce.svelte";
import type { Update } from "../src/lib/protocol";
import { Visit } from "../src/lib/visit.svelte";

const board = {
  together: true,
  sceneTime: () => 0,
  words: { en: { news: {}, endings: { bookmarked: () => "The bookmark is at chapter 2." } } },
};
vi.mock("../src/games", () => ({
  loadBoard: () => Promise.resolve(board),
  tell: () => [],
  tellMove: () => [],
}));

class Wire {
  static last: Wire;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send() {}
  close() {}
}

const update = (made: number, over: boolean) =>
  ({
    type: "update",
    n: made,
    now: 0,
    made,
    deadline: null,
    to_act: [],
    result: over ? { winners: [], scores: [1], ending: { type: "bookmarked" } } : null,
    seats: [{ seat: 0, view: { news: [] }, moves: [], number: 0 }],
    table: {
      id: "T",
      game: "adventure-book",
      started: true,
      over,
      stopped: null,
      host: "Anne",
      changed: [],
      notices: [],
      called: [],
      chairs: [{ people: [{ id: "a", name: "Anne", here: true }], bot: null, name: "Anne" }],
    },
  }) as unknown as Update;

const said = () => announcer.said.map(({ sentence }) => sentence);

beforeEach(() => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("null")));
  vi.stubGlobal("document", { visibilityState: "visible", hidden: false, ...nothing });
  vi.stubGlobal("addEventListener", nothing.addEventListener);
  vi.stubGlobal("removeEventListener", nothing.removeEventListener);
});
afterEach(() => vi.unstubAllGlobals());

test("where all win or lose together, a screen reader hears how it ended", async () => {
  const visit = new Visit("T", {});
  Wire.last.onopen?.();
  for (const [made, over] of [
    [1, false],
    [2, true],
  ] as const)
    Wire.last.onmessage?.({ data: JSON.stringify(update(made, over)) });
  await vi.waitFor(() => expect(said()).toEqual(["The bookmark is at chapter 2."]));
  visit.close();
});

test("what was said at one table is gone at the next", () => {
  announce("You lose a die.");
  hush();
  expect(said()).toEqual([]);
});
