import { expect, test } from "vitest";
import { applies as adventure } from "../src/games/adventure-book/applies";
import { applies as battle } from "../src/games/battle-of-wits/applies";
import { applies as dice } from "../src/games/pirates-dice/applies";
import { applies as glass } from "../src/games/poisoned-glass/applies";
import { applies as wagers } from "../src/games/wits-and-wagers/applies";
import { language } from "../src/lib/language.svelte";
import {
  askedFields,
  fieldsOf,
  numbers,
  saidOptions,
  setupOf,
  usualSeats,
  usualValues,
  type Applies,
} from "../src/lib/options";

const schema = {
  type: "object",
  required: ["seats"],
  properties: {
    seats: { type: "integer", minimum: 2, maximum: 4 },
    dice: { type: "integer", minimum: 1, maximum: 5, default: 5 },
    eliminated_starter: { enum: ["left", "winner"], default: "left" },
    rounds: { enum: [1, 3, 5], default: 3 },
    bid_cap: { type: "boolean", default: true },
    packs: { type: "array", items: { type: "string" }, default: ["classic"] },
  },
};
const fields = fieldsOf(schema);

test("every option a form can show becomes a field, in order, without the seats", () => {
  expect(fields).toEqual([
    { kind: "number", name: "dice", usual: 5, least: 1, most: 5 },
    { kind: "choice", name: "eliminated_starter", usual: "left", choices: ["left", "winner"] },
    { kind: "choice", name: "rounds", usual: 3, choices: [1, 3, 5] },
    { kind: "switch", name: "bid_cap", usual: true },
  ]);
});

test("a game without options has an empty form", () => {
  expect(fieldsOf({})).toEqual([]);
  expect(setupOf(2, [], {})).toEqual({ seats: 2 });
});

test("untouched, the setup is the rulebook's", () => {
  expect(setupOf(3, fields, usualValues(fields))).toEqual({
    seats: 3,
    dice: 5,
    eliminated_starter: "left",
    rounds: 3,
    bid_cap: true,
  });
});

test("what was chosen goes into the setup", () => {
  const values = { dice: 2, eliminated_starter: "winner", rounds: 5, bid_cap: false };
  expect(setupOf(4, fields, values)).toEqual({ seats: 4, ...values });
});

test("what cannot be is put right: an emptied field, a number out of bounds, an unknown choice", () => {
  const values = { dice: 12, eliminated_starter: "nobody", rounds: null };
  expect(setupOf(2, fields, values)).toMatchObject({
    dice: 5,
    eliminated_starter: "left",
    rounds: 3,
    bid_cap: true,
  });
  expect(setupOf(2, fields, { dice: -3 })).toMatchObject({ dice: 1 });
  expect(setupOf(2, fields, { dice: Number.NaN })).toMatchObject({ dice: 5 });
});

test("a new table has four seats where the game allows it", () => {
  expect(usualSeats(2, 4)).toBe(4);
  expect(usualSeats(2, 10)).toBe(4);
  expect(usualSeats(2, 2)).toBe(2);
  expect(usualSeats(5, 7)).toBe(5);
});

test("a row of numbers has both ends", () => {
  expect(numbers(2, 4)).toEqual([2, 3, 4]);
});

test("a list is chosen from where it is known what there is, at least one of it", () => {
  const several = fieldsOf(schema, { packs: ["classic", "club", "school"] }).at(-1);
  const usual = ["classic"];
  expect(several).toEqual({
    kind: "several",
    name: "packs",
    usual,
    choices: ["classic", "club", "school"],
  });
  if (!several) return;
  expect(setupOf(3, [several], { packs: ["school", "club", "gone"] })).toEqual({
    seats: 3,
    packs: ["club", "school"],
  });
  expect(setupOf(3, [several], { packs: [] })).toEqual({ seats: 3, packs: usual });
  expect(fieldsOf(schema, { packs: ["classic"] })).toEqual(fields); // nothing to choose from
  const listed = { type: "array", items: { enum: ["a", "b"] }, default: ["a"] };
  expect(fieldsOf({ properties: { listed } })).toMatchObject([{ kind: "several" }]);
});

test("a seat is one of those the table has, or none", () => {
  const dealer = { type: "integer", format: "seat", minimum: 0, maximum: 10, default: 0 };
  const seat = fieldsOf({ properties: { dealer } });
  expect(seat).toEqual([{ kind: "seat", name: "dealer", usual: 0 }]);
  expect(setupOf(4, seat, { dealer: 4 })).toEqual({ seats: 4, dealer: 4 });
  expect(setupOf(3, seat, { dealer: 4 })).toEqual({ seats: 3, dealer: 0 });
});

test("what can only be chosen one way is not asked", () => {
  expect(fieldsOf({ properties: { book: { enum: ["house"], default: "house" } } })).toEqual([]);
});

test("the options that are not the usual ones are said, each in the game's words", () => {
  const words = {
    dice: { label: "Dice", help: "" },
    eliminated_starter: { label: "Then", help: "", choices: { winner: "the winner opens" } },
    bid_cap: { label: "Bids are capped", help: "" },
    packs: { label: "Questions from", help: "" },
  };
  const all = fieldsOf(schema, { packs: ["classic", "club"] });
  const said = (setup: Record<string, unknown>) =>
    saidOptions(all, { seats: 3, ...usualValues(all), ...setup }, words, {
      no: "no",
      names: { club: "The club's" },
    });
  expect(said({})).toEqual([]);
  expect(said({ dice: 2, eliminated_starter: "winner", rounds: 5 })).toEqual([
    "Dice: 2",
    "Then: the winner opens",
    "rounds: 5",
  ]);
  language.choose("fr");
  expect(said({ dice: 2 })).toEqual(["Dice\u202f: 2"]); // a French colon keeps its distance
  language.choose("en");
  expect(said({ bid_cap: false, packs: ["classic", "club"] })).toEqual([
    "Bids are capped: no",
    "Questions from: classic, The club's",
  ]);
  const kept = {
    campaign: { label: "", help: "", said: (n: number) => (n > 1 ? `from ${n}` : "") },
  };
  expect(saidOptions(all, { campaign: 1 }, kept, { no: "no" })).toEqual([]);
  expect(saidOptions(all, { campaign: 2, dice: 2 }, kept, { no: "no" })).toEqual([
    "from 2",
    "dice: 2",
  ]);
  const dealer = fieldsOf({
    properties: { dealer: { type: "integer", format: "seat", default: 0 } },
  });
  const dealt = (seats: readonly string[]) =>
    saidOptions(dealer, { dealer: 2 }, {}, { no: "no", seats });
  expect(dealt(["Anne", "Ben"])).toEqual(["dealer: Ben"]);
  expect(dealt(["Anne", ""])).toEqual(["dealer: 2"]);
  const off = fieldsOf({ properties: { memory: { type: "boolean", default: false } } });
  expect(saidOptions(off, { memory: true }, {}, { no: "no" })).toEqual(["memory"]);
});

/** Which of these options a game asks for. */
function asked<Setup>(
  applies: (option: string, setup: Setup, choice?: unknown) => boolean,
  setup: Partial<Setup>,
  ...options: string[]
): string[] {
  return options.filter((option) => applies(option, setup as Setup));
}

test("who opens after an elimination is asked where the game goes on after one", () => {
  expect(asked(dice, { seats: 3 }, "eliminated_starter", "dice")).toHaveLength(2);
  expect(asked(dice, { seats: 2 }, "eliminated_starter", "dice")).toEqual(["dice"]);
});

test("a card left over, and a way round, are asked of those who have them", () => {
  const options = ["two_player_last_card", "choose_order", "tie"];
  expect(asked(glass, { seats: 2 }, ...options)).toEqual(["two_player_last_card", "tie"]);
  expect(asked(glass, { seats: 3 }, ...options)).toEqual(["choose_order", "tie"]);
});

test("without a clock nobody is asked what to do with it", () => {
  const options = ["grace_seconds", "end_early", "auto_place"];
  expect(asked(wagers, { guess_time: 0, bet_time: 0 }, ...options)).toEqual(["auto_place"]);
  expect(asked(wagers, { guess_time: 0, bet_time: 9 }, ...options)).toEqual(options);
});

test("who reads alone is not asked who begins", () => {
  expect(asked(adventure, { seats: 2 }, "first", "chapter")).toEqual(["first", "chapter"]);
  expect(asked(adventure, { seats: 1 }, "first", "chapter")).toEqual(["chapter"]);
});

test("Battle of Wits asks how to score only where it is scored so", () => {
  const options = ["winner", "total", "team_score", "immunity_card", "six_hand", "tie"];
  const usual = { seats: 5, series: "one-game", winner: "survivors", luckless: false } as const;
  const ask = (more: Partial<Parameters<typeof battle>[1]>) =>
    asked(battle, { ...usual, ...more }, ...options);
  expect(ask({})).toEqual(["winner", "immunity_card", "tie"]);
  expect(ask({ winner: "highest-total" })).toContain("total");
  expect(ask({ winner: "highest-total", luckless: true })).toEqual(["winner", "tie"]);
  expect(ask({ winner: "teams" })).toContain("team_score");
  expect(ask({ winner: "teams", series: "last-standing" })).toEqual(["immunity_card", "tie"]);
  expect(ask({ seats: 6 })).toContain("six_hand");
  expect(ask({ seats: 7 })).not.toContain("six_hand");
  expect(ask({ seats: 7, series: "mostly-dead" })).toContain("six_hand");
  expect(ask({ seats: 7, tie: "play-off" })).toContain("six_hand");
});

test("what makes no difference is as usual, and a choice that makes none is not offered", () => {
  const applies = battle as Applies;
  const choice = (name: string, usual: string, ...more: string[]) => ({
    kind: "choice" as const,
    name,
    usual,
    choices: [usual, ...more],
  });
  const fields = [
    choice("series", "one-game", "last-standing", "mostly-dead"),
    choice("winner", "survivors", "teams"),
  ];
  const values = { series: "last-standing", winner: "teams" };
  expect(setupOf(4, fields, values, applies)).toEqual({
    seats: 4,
    series: "last-standing",
    winner: "survivors",
  });
  expect(setupOf(4, fields, values)).toMatchObject(values);
  const dead = { series: "mostly-dead", winner: "survivors" };
  expect(setupOf(4, fields, dead, applies)["series"]).toBe("mostly-dead");
  expect(setupOf(3, fields, dead, applies)["series"]).toBe("one-game");
  expect(askedFields(3, fields, dead, applies)[0]).toMatchObject({
    choices: ["one-game", "last-standing"],
  });
  expect(askedFields(4, fields, values, applies).map(({ name }) => name)).toEqual(["series"]);
});

test("a list whose usual is nothing means all, and says nothing", () => {
  const listed = fieldsOf({
    properties: { categories: { type: "array", items: { enum: ["a", "b"] }, default: [] } },
  });
  expect(listed).toEqual([{ kind: "several", name: "categories", usual: [], choices: ["a", "b"] }]);
  expect(setupOf(3, listed, { categories: [] })).toEqual({ seats: 3, categories: [] });
  expect(setupOf(3, listed, { categories: ["b"] })).toEqual({ seats: 3, categories: ["b"] });
  expect(saidOptions(listed, { categories: [] }, {}, { no: "no" })).toEqual([]);
});
