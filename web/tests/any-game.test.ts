// The board for games that the page does not know.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { loadBoard } from "../src/games";
import AnyBoard from "../src/games/AnyBoard.svelte";
import { factsOf, filled, kindsOf } from "../src/games/anyView";
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
  top: { type: "red-card", value: 7 },
  taker: null,
  news: [{ type: "said", seat: 1, sentence: "{1} bids {0} a good day." }],
};
const moves = [
  { type: "pour", card: 3, glass: 0 },
  { type: "pour", card: 5, glass: 1 },
  { type: "leave" },
];

test("a game without a folder has a board, and its news their sentences", async () => {
  const { words } = await loadBoard("treasure-hunt");
  const told = words.en.news["whatever" as never] as typeof filled;
  expect(told(view.news[0]!, namesFor(NAMES, null))).toBe("Ben bids Anne a good day.");
});

test("fields are told by their kinds, and those of each seat stand at the seats", () => {
  const facts = factsOf(view, 2);
  expect(facts.map(({ name }) => name)).toEqual(["hand", "hearts", "night", "top", "taker"]);
  expect(facts.filter(({ perSeat }) => perSeat).map(({ name }) => name)).toContain("hearts");
});

test("moves are grouped by their kinds", () => {
  const [pour, leave] = kindsOf<{ type: string }>(moves);
  expect(pour?.moves.map(({ label }) => label)).toEqual(["3 · 0", "5 · 1"]);
  expect(leave?.moves).toEqual([{ move: { type: "leave" }, label: "leave" }]);
});

test("the board shows view and moves, and a television no buttons", () => {
  const props = { view, moves, seats, printed: null, play: () => {}, advise: null, scene: false };
  const shown = { ...props, from: 0, big: false, open: null, companions: null };
  const { body } = render(AnyBoard, { props: shown });
  for (const part of ["Ben bids Anne a good day.", "red card", "5 · 1", "leave"])
    expect(body).toContain(part);
  expect(render(AnyBoard, { props: { ...shown, big: true } }).body).not.toContain("<button");
});
