import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { Story } from "../src/lib/live.svelte";

const asked: string[] = [];
let answers: { status: number; headers?: Record<string, string>; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const { status, headers, body } = answers.shift() ?? { status: 500, body: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: headers ?? {} }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = {
  status: 503,
  headers: { "retry-after": "2" },
  body: { why: { type: "many-look-back" }, sentence: "Many." },
};

test("a story asks for what it has missed and for no more", async () => {
  const story = new Story("T", 1, false);
  answers = [
    { status: 200, body: [["a"], ["b"]] },
    { status: 200, body: [["d"], ["e"]] },
  ];
  story.follow(1, ["b"]);
  await vi.runAllTimersAsync();
  story.follow(2, ["c"]);
  story.follow(4, ["e"]);
  await vi.runAllTimersAsync();
  expect(story.news).toEqual([["a"], ["b"], ["c"], ["d"], ["e"]]);
  expect(asked).toEqual([
    "/api/tables/T/story?since=0&seat=1",
    "/api/tables/T/story?since=3&seat=1",
  ]);
});

test("who is asked to come back in a moment does so, not all at once", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  answers = [busy, { status: 200, body: { names: ["Anne"] } }];
  const replay = api.replay("T", null);
  await vi.advanceTimersByTimeAsync(2999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await replay).toEqual({ names: ["Anne"] });
});

test("and gives up at last", async () => {
  answers = Array.from({ length: 20 }, () => busy);
  const replay = api.replay("T", 2).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await replay).toMatchObject({ why: { type: "many-look-back" } });
  expect(asked).toEqual(Array.from({ length: 6 }, () => "/api/tables/T/replay?seat=2"));
});
