import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices, noticesSaid } from "../src/lib/notices.svelte";
import type { ChairView, Notice, TableView } from "../src/lib/protocol";
import { toaster } from "../src/lib/toast.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chair = (name: string, people: ChairView["people"], bot: ChairView["bot"] = null) =>
  ({ name, people, bot, stand_in: false }) as unknown as ChairView;
const table = (...chairs: ChairView[]) =>
  ({ started: true, over: false, notices: [], chairs }) as unknown as TableView;
const ben = (here: boolean) => chair("Ben", [{ id: "ben", name: "Ben", here }]);

function afterBenIsMissed(next: ChairView) {
  const notices = new Notices(
    () => false,
    () => false,
  );
  notices.tell(table(ben(false)));
  vi.advanceTimersByTime(5000);
  const missed = toaster.current?.sentence;
  notices.tell(table(next));
  const said = toaster.current?.sentence;
  return said === missed ? null : said;
}

test("whoever was missed and is back is told of", () => {
  expect(afterBenIsMissed(ben(true))).toContain("Ben");
});

test("a bot that has taken their chair is not said to be back", () => {
  expect(afterBenIsMissed(chair("Grog", [], "hard"))).toBeNull();
});

test("whoever leaves is spoken to, and the bot that plays on is named", () => {
  const left = { made: 4, kind: "left", name: "Ben", seat: 0 } as const;
  const now = { ...table(chair("Grog", [], "hard")), notices: [left], called: [] };
  const said = (called: string | null) => noticesSaid([left], now, false, called);
  expect(said("Ben")).toEqual(["You leave, and Grog plays on."]);
  expect(said("Anne")).toEqual(["Ben leaves, and Grog plays on."]);
  const after = { ...now, chairs: [ben(true)], called: [{ made: 9, seat: 0, name: "Grog" }] };
  expect(noticesSaid([left], after, false, null)).toEqual(["Ben leaves, and Grog plays on."]);
});

test("bots that are given a level at once are told in one sentence, and no toast is raised", () => {
  const now = (name: string, kind: Notice["kind"]): Notice => ({ made: 4, kind, name, seat: 0 });
  const all = [now("Grog", "now-hard"), now("Flint", "now-hard"), now("Mary", "now-easy")];
  const at = { ...table(ben(true)), notices: all, called: [] };
  expect(noticesSaid(all, at, false, null)).toEqual([
    "Grog and Flint play as hard bots now.",
    "Mary plays as an easy bot now.",
  ]);
  const notices = new Notices(
    () => false,
    () => false,
  );
  notices.tell({ ...at, notices: [] });
  const before = toaster.current;
  notices.tell(at);
  expect(toaster.current).toBe(before);
});
