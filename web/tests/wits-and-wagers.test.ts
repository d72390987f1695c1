import { describe, expect, test } from "vitest";
import {
  betsOf,
  chipAtHand,
  chipsOf,
  laidOn,
  mostUnder,
  nextChip,
  place,
  stakesOf,
  stepOf,
  under,
  betsRetold,
} from "../src/games/wits-and-wagers/betting";
import { inTwo, labelled, shortened, ticksTo, widest } from "../src/games/wits-and-wagers/chart";
import { guide } from "../src/games/wits-and-wagers/guide";
import { tellMove } from "../src/games";
import { namesFor } from "../src/lib/who";
import {
  change,
  dollars,
  exact,
  inLanguage,
  spelled,
  withUnit,
} from "../src/games/wits-and-wagers/numbers";
import {
  cardsOf,
  countedAt,
  planCount,
  planSort,
  sceneTime,
} from "../src/games/wits-and-wagers/scene";
import type { SeatLook } from "../src/games/game";
import { secondsOf, waitingFor } from "../src/games/wits-and-wagers/time";
import { keyOf, readIn, typed, typedAnew, type Key } from "../src/games/wits-and-wagers/typing";
import type {
  QuestionCard,
  Ending,
  News,
  Refusal,
  Setup,
  Slot,
  View,
} from "../src/games/wits-and-wagers/types";
import { words } from "../src/games/wits-and-wagers/words";

const LANGUAGES = ["en", "fr", "es"] as const;
const NAMES = ["Anne", "Ben", "Cleo"];
const SORTING = 6000; // milliseconds that bets have more
const text = (en: string) => ({ en, fr: `${en} fr`, es: `${en} es` });
const card: QuestionCard = {
  text: text("How heavy is it?"),
  unit: text("kg"),
  display: "number",
  category: "space",
  kind: "timeless",
  as_of: "",
  negative: false,
};
const year: QuestionCard = { ...card, display: "year", unit: { en: "", fr: "", es: "" } };
const mat: Slot[] = [
  { odds: 6, number: null, seats: [] },
  { odds: 3, number: "10", seats: [2] },
  { odds: 2, number: "1250", seats: [0, 1] },
  { odds: 3, number: "1648400", seats: [] },
];
const setup: Setup = {
  seats: 3,
  questions: 7,
  categories: [],
  difficulties: [],
  guess_time: 30,
  bet_time: 40,
  grace_seconds: 0,
  end_early: true,
  secret_bets: false,
  auto_place: "none",
  tiebreak: "youngest",
  youngest_first: [],
  packs: ["house"],
  asked: [],
};
const view: View = {
  seat: 0,
  setup,
  news: [],
  phase: "guessing",
  round: 1,
  voids: 0,
  asked: 1,
  last: false,
  questions: 7,
  card,
  wondering: null,
  hunch: null,
  guess: null,
  locked: [false, false, false],
  mat: [],
  bets: [[], [], []],
  banks: [0, 0, 0],
  outcome: null,
  history: [],
};
const payout = { won: 600, lost: 200, bonus: 300, bank: 700 };

describe("chips", () => {
  test.each([
    [0, []],
    [100, ["white"]],
    [500, ["red"]],
    [2500, ["black"]],
    [300, ["white", "white", "white"]],
    [3200, ["black", "red", "white", "white"]],
    [164_708_400, [...Array<string>(5).fill("black"), "red", ...Array<string>(4).fill("white")]],
  ])("are white for $100, red for $500 and black for $2,500, clause 2: $%d", (amount, colours) => {
    expect(chipsOf(amount)).toEqual(colours);
  });
});

describe.each(LANGUAGES)("teams in %s", (language) => {
  test("are offered a little extra time: clause 1", () => {
    const { time } = words[language];
    expect(time!.options.every((option) => option in setup)).toBe(true);
    expect(setup).toMatchObject({ guess_time: 30 });
    expect(time!.seconds[0]).toBe(30);
    expect(time!.seconds).toContain(45);
    expect(time!.help).toContain("45");
  });

  test("and everyone is told before the game how much time there is, also where there is no limit", () => {
    const { guess_time, bet_time } = words[language].options;
    for (const { said } of [guess_time, bet_time]) {
      expect(said!(30)).toContain("30");
      expect(said!(0)).not.toContain("0");
      expect(said!(0)).not.toBe("");
    }
  });
});

describe("numbers", () => {
  test("have the separators of the reader's language", () => {
    expect(spelled("1648400", "number", "en")).toBe("1,648,400");
    expect(spelled("1648400", "number", "fr")).toBe("1\u202f648\u202f400");
    expect(spelled("1648400.25", "number", "es")).toBe("1.648.400,25");
    expect(spelled("1250", "number", "es")).toBe("1250"); // Spanish leaves four figures together
    expect(spelled("-7.5", "number", "en")).toBe("\u22127.5");
  });
  test("that are years have none", () => {
    expect(spelled("1969", "year", "en")).toBe("1969");
    expect(withUnit("1969", year, "fr")).toBe("1969");
  });
  test("stay exact however long they are", () => {
    expect(spelled("123456789012345.654321", "number", "en")).toBe("123,456,789,012,345.654321");
  });
  test("are shown while they are typed", () => {
    expect(spelled("", "number", "en")).toBe("");
    expect(spelled("-", "number", "en")).toBe("\u2212");
    expect(spelled("1234.", "number", "fr")).toBe("1\u202f234,");
    expect(spelled("0.50", "number", "en")).toBe("0.50");
  });
  test("have one spelling for the server", () => {
    expect(["007", "5.0", "5.", "-0", "-3.50", ".5", "", "-", "."].map(exact)).toEqual([
      ...["7", "5", "5", "0", "-3.5", "0.5", "", "", ""],
    ]);
  });
  test("of money are grouped, with the sign where the reader puts it", () => {
    expect(dollars(164708400, "en")).toBe("$164,708,400");
    expect(dollars(1648400, "es")).toBe("1.648.400\u00a0$");
    expect(dollars(1200, "fr")).toBe("1\u202f200\u00a0$");
    expect([change(300, "en"), change(-200, "en"), change(0, "en")]).toEqual([
      ...["+$300", "\u2212$200", "+$0"],
    ]);
  });
  test("have their words in the reader's language, or whatever there is", () => {
    expect(withUnit("1250", card, "en")).toBe("1,250\u00a0kg");
    expect(inLanguage({ en: "", fr: "Combien ?", es: "" }, "es")).toBe("Combien ?");
  });
});

describe("typing a guess", () => {
  const any = { decimals: true, negative: true };
  const plain = { decimals: true, negative: false };
  const type = (keys: string, allowed = any) =>
    keys.split(" ").reduce((so, key) => typed(so, key as Key, allowed), "");
  test("goes key by key", () => {
    expect(type("1 2 . 5")).toBe("12.5");
    expect(type("4 000 back")).toBe("400");
    expect(type("4 2 clear 7")).toBe("7");
    expect(type("0 7")).toBe("7");
    expect(type(". 5")).toBe("0.5");
    expect(type("1 . 2 .")).toBe("1.2");
    expect(type("3 -")).toBe("-3");
    expect(type("3 - -")).toBe("3");
  });
  test("takes a minus and decimals only where they make sense, and no more figures than count", () => {
    expect(type("- 3", plain)).toBe("3");
    expect(type("1 9 . 6", { decimals: false, negative: false })).toBe("196");
    expect(type(Array(20).fill("9").join(" "))).toBe("9".repeat(15));
    expect(type(`1 . ${Array(9).fill("3").join(" ")}`)).toBe("1.333333");
  });
  test("begins a number of one's own over a team-mate's, and else goes on with theirs", () => {
    expect(typedAnew("5000000", "6", any)).toBe("6");
    expect(typedAnew("45", "back", any)).toBe("4");
    expect(typedAnew("45", "-", any)).toBe("-45");
    expect(typedAnew("45", ".", any)).toBe("45.");
  });
  test("works on a keyboard, and by pasting", () => {
    expect(["5", ",", ".", "-", "Backspace", "Delete", "a", "Tab"].map(keyOf)).toEqual([
      ...["5", ".", ".", "-", "back", "clear", null, null],
    ]);
    expect(readIn("en", "1,234.5 kg", any)).toBe("1234.5");
    expect(readIn("fr", "1 234,5", any)).toBe("1234.5");
    expect(readIn("es", "-1.234", any)).toBe("-1234");
    expect(readIn("en", "-7", plain)).toBe("7");
  });
});

describe("betting", () => {
  test("the history tells bets once a question, when they are whole", () => {
    const placed = (seat: number) => [{ type: "placed", seat }] as never;
    const answered = [{ type: "answered" }] as never;
    const moves = [placed(0), placed(1), placed(0), answered, placed(0), placed(1)];
    expect([...betsRetold(moves)]).toEqual([0]);
  });

  test("a chip goes to a slot, moves to another, and back in hand", () => {
    const first = place(stakesOf([]), 0, 2);
    expect(betsOf(first)).toEqual([{ slot: 2, chips: 0 }]);
    expect(nextChip(first, 0)).toBe(1);
    const both = place(under(first, 0, 300, 500), 1, 2);
    expect(betsOf(both)).toEqual([
      { slot: 2, chips: 300 },
      { slot: 2, chips: 0 },
    ]);
    expect(nextChip(both, 1)).toBe(1);
    expect(betsOf(place(both, 0, 1))[0]).toEqual({ slot: 1, chips: 300 });
    expect(betsOf(place(both, 0, 2))).toEqual([{ slot: 2, chips: 0 }]);
  });
  test("under both together lies no more than the bank, in hundreds", () => {
    const one = under(stakesOf([]), 0, 340, 500);
    expect(one[0]?.chips).toBe(300);
    expect(mostUnder(one, 1, 500)).toBe(200);
    expect(under(one, 1, 9000, 500)[1]?.chips).toBe(200);
    expect(under(one, 0, -100, 500)[0]?.chips).toBe(0);
  });
  test("a press is a hundred, and more with a fat purse", () => {
    expect([300, 2000, 2100, 164708400].map(stepOf)).toEqual([100, 100, 500, 10000000]);
  });
  test("what lies where is told by slots", () => {
    const laid = laidOn(mat, [[{ slot: 1, chips: 200 }], [], [{ slot: 1, chips: 0 }]]);
    expect(laid[1]).toEqual([
      { seat: 0, chip: 0, amount: 300 },
      { seat: 2, chip: 0, amount: 100 },
    ]);
    expect(laid[0]).toEqual([]);
  });
});

describe("a scene", () => {
  test("of sorting ends before the time to bet begins, however many guesses there are", () => {
    for (const cards of [1, 2, 3, 4, 5, 6, 7])
      expect(planSort(cards).end).toBeLessThanOrEqual(SORTING);
    expect(cardsOf(mat).map(({ seat, number }) => [seat, number])).toEqual([
      [0, "1250"],
      [1, "1250"],
      [2, "10"],
    ]);
  });
  test("turns one's own guess last and pays one's own bets last, in the same time", () => {
    const order = (me: number | null) => cardsOf(mat, me).map(({ seat }) => seat);
    expect([order(null), order(0), order(1), order(2)]).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [0, 2, 1],
      [0, 1, 2],
    ]);
    const plan = planCount(mat, "2000", 2);
    expect(plan.payOwn).toBeGreaterThan(plan.pay);
    expect(plan.payOwn).toBeLessThan(plan.end);
  });
  test("of the answer counts from guess to guess and stops at the answer", () => {
    const plan = planCount(mat, "2000", 2);
    expect(countedAt(plan, 0).slot).toBe(0);
    const values = plan.marks.map(({ at }) => countedAt(plan, at));
    expect(values.slice(1)).toEqual([
      { value: 10, slot: 1 },
      { value: 1250, slot: 2 },
      { value: 2000, slot: 2 },
    ]);
    expect(countedAt(plan, plan.end)).toEqual({ value: 2000, slot: 2 });
  });
  test("where all guesses are too high the count reaches none of them", () => {
    const plan = planCount(mat, "3", 0);
    expect(countedAt(plan, plan.end)).toEqual({ value: 3, slot: 0 });
  });
  test("is played only where there is something to see, and not without motion", () => {
    const sorted: View = {
      ...view,
      phase: "betting",
      mat,
      news: [{ type: "sorted", mat, display: "number" }],
    };
    expect(sceneTime(view, false)).toBe(0);
    expect(sceneTime(sorted, false)).toBeGreaterThan(0);
    expect(sceneTime(sorted, true)).toBe(0);
  });
  test("leaves more time for the last answer, which the end would cover", () => {
    const outcome = { answer: "2000", slot: 2, payouts: [], remark: text(""), source: "" };
    const news: News[] = [
      { type: "answered", card, answer: "2000", slot: mat[2]!, remark: text(""), source: "" },
    ];
    const shown: View = { ...view, phase: "shown", mat, outcome, news };
    expect(sceneTime({ ...shown, phase: "over" }, false)).toBeGreaterThan(sceneTime(shown, false));
    // Less motion is no reason to know the answer before the television tells it.
    expect(sceneTime(shown, true)).toBe(0);
    expect(sceneTime(shown, true, true)).toBe(sceneTime(shown, false));
  });
});

test("each phase has its own time, and as long as it takes if none is set", () => {
  expect(secondsOf(view)).toBe(30);
  expect(secondsOf({ ...view, phase: "betting" })).toBe(40);
  expect(secondsOf({ ...view, phase: "shown" })).toBe(15);
  const untimed = { ...setup, guess_time: 0, bet_time: 0 };
  for (const phase of ["guessing", "betting", "shown"] as const)
    expect(secondsOf({ ...view, phase, setup: untimed })).toBeNull();
});

const looks = (names: readonly string[], ...toAct: number[]) =>
  names.map((name, seat) => ({ seat, name, toAct: toAct.includes(seat) })) as SeatLook[];

test("one waits for those who are not done", () => {
  expect(waitingFor(looks(NAMES, 0, 1, 2), 0)).toBe("Ben and Cleo");
  expect(waitingFor(looks([...NAMES, "Dora"], 1, 2, 3), 0)).toBe("Ben, Cleo and Dora");
  expect(waitingFor(looks([...NAMES, "Dora", "Eva"], 1, 2, 3, 4), 0)).toBe(
    "Ben, Cleo and 2 others",
  );
  expect(waitingFor(looks(NAMES), 0)).toBe("");
});

describe("the chart", () => {
  test("has a few round amounts beside it, up to the most", () => {
    expect(ticksTo(1500)).toEqual([0, 500, 1000, 1500]);
    expect(ticksTo(0)).toEqual([0, 25, 50, 75, 100]);
    expect(ticksTo(164708400).at(-1)).toBeGreaterThanOrEqual(164708400);
  });
  test("names its lines in whole letters, with room for all of them", () => {
    expect(shortened("Papi Jean-Baptiste", 12)).toBe("Papi Jean-B…");
    expect(shortened("Papi Jean", 6)).toBe("Papi…");
    expect(shortened("Éric", 4)).toBe("Éric");
    expect(inTwo("Bartholomew the Cautious", 14)).toEqual(["Bartholomew", "the Cautious"]);
    expect(inTwo("Maman Élodie-Catherine-Anne", 14)).toEqual(["Maman", "Élodie-Cather…"]);
    expect(inTwo("Anne", 14)).toEqual(["Anne"]);
    expect(widest(["Anne", "Maman Élodi…"])).toBeGreaterThan(widest(["Anne", "Benjamin"]));
    expect(widest(["A"])).toBe(widest(["B"])); // the sum below needs room too
  });
  test("has labels that do not lie on each other", () => {
    const placed = labelled([100, 100, 390, 395], 20, 400).sort((one, other) => one - other);
    placed.slice(1).forEach((at, i) => expect(at - placed[i]!).toBeGreaterThanOrEqual(20));
    expect(Math.max(...placed)).toBeLessThanOrEqual(400);
  });
});

type OneOfEach<Kind extends { type: string }> = {
  [Type in Kind["type"]]: Extract<Kind, { type: Type }>;
};
const NEWS: OneOfEach<News> = {
  asked: { type: "asked", round: 2, card },
  skipped: { type: "skipped", round: 2 },
  closing: { type: "closing", round: 2 },
  guessed: { type: "guessed", seat: 0, number: "42" },
  "had-hunch": { type: "had-hunch", seat: 0, number: "42" },
  "locked-in": { type: "locked-in", seat: 0 },
  unlocked: { type: "unlocked", seat: 0 },
  sorted: { type: "sorted", mat, display: "number" },
  voided: { type: "voided", round: 1 },
  placed: {
    type: "placed",
    seat: 0,
    bets: [{ slot: 1, chips: 300 }],
    odds: [4],
    numbers: ["1200"],
    display: "number",
  },
  answered: {
    type: "answered",
    card,
    answer: "1300",
    slot: mat[2]!,
    remark: text("Heavy."),
    source: "a book",
  },
  "paid-out": { type: "paid-out", payouts: [payout, payout, payout] },
  "went-on": { type: "went-on", seat: 0 },
};
const REFUSALS: OneOfEach<Refusal> = {
  "not-a-number": { type: "not-a-number" },
  "nothing-to-skip": { type: "nothing-to-skip" },
  "closes-already": { type: "closes-already" },
  "too-long": { type: "too-long", whole: 15, places: 6 },
  "below-zero": { type: "below-zero" },
  "too-many-bets": { type: "too-many-bets", most: 2 },
  "no-such-slot": { type: "no-such-slot", last: 3 },
  "not-chips": { type: "not-chips", chip: 100 },
  "over-bank": { type: "over-bank", bank: 1200 },
  "guesses-are-in": { type: "guesses-are-in" },
  "guesses-first": { type: "guesses-first" },
  "bets-are-closed": { type: "bets-are-closed" },
  "whole-time": { type: "whole-time" },
  "locked-already": { type: "locked-already" },
  "not-locked": { type: "not-locked" },
  "has-hunch": { type: "has-hunch" },
  "not-an-ask": { type: "not-an-ask" },
  "not-a-hunch": { type: "not-a-hunch" },
};
const ENDINGS: Ending[] = [
  { type: "most-money", seats: [0], money: 1200, youngest: false },
  { type: "most-money", seats: [0, 1], money: 1200, youngest: false },
  { type: "most-money", seats: [0], money: 1200, youngest: true },
  { type: "nobody-guesses", seats: [0, 1], money: 1200, youngest: false },
  { type: "nobody-guesses", seats: [0], money: 1200, youngest: true },
];
const UNTOLD = new Set(["guessed", "had-hunch", "went-on"]);

describe.each(LANGUAGES)("the words in %s", (language) => {
  const said = words[language];
  test("tell all news but what everyone does all the time", () => {
    for (const news of Object.values(NEWS)) {
      const told = said.news[news.type](news as never, NAMES);
      expect(told).not.toMatch(/undefined|NaN/);
      expect(told === "").toBe(UNTOLD.has(news.type));
    }
    expect(said.news.placed({ ...NEWS.placed, bets: [], odds: [] }, NAMES)).toContain("Anne");
    expect(said.news.placed(NEWS.placed, NAMES)).toContain(spelled("1200", "number", language));
    expect(said.news.placed({ ...NEWS.placed, numbers: [null] }, NAMES)).not.toContain("1200");
    expect(said.news.sorted(NEWS.sorted, [...NAMES, "Silent Sue"])).toContain("Silent Sue");
    expect(said.news.answered({ ...NEWS.answered, slot: mat[0]! }, NAMES)).toContain("6");
    expect(said.news.answered(NEWS.answered, NAMES)).toContain(spelled("1300", "number", language));
  });
  test("say of whom the clock has caught that time ran out, and not that they are done", () => {
    const news = [NEWS["locked-in"], NEWS.voided];
    const done = said.news["locked-in"](NEWS["locked-in"], NAMES);
    expect(tellMove(said, news, NAMES, null, null)).toContain(done);
    const [ranOut, ...others] = tellMove(said, news, NAMES, null, 0);
    expect(ranOut).toContain("Anne");
    expect(ranOut).not.toBe(done);
    expect(others).toEqual([said.news.voided(NEWS.voided, NAMES)]);
    const mine = tellMove(said, news, namesFor(NAMES, 0), null, 0);
    expect(mine[0]).not.toContain("Anne");
  });
  test("speak of a team as of several", () => {
    const team = ["Bea & Carl", "Ben", "Cleo"];
    for (const news of [NEWS["locked-in"], NEWS.unlocked, NEWS.placed]) {
      const told = said.news[news.type](news as never, team);
      expect(told).toContain("Bea & Carl");
      expect(told).not.toBe(
        said.news[news.type](news as never, NAMES).replace("Anne", "Bea & Carl"),
      );
    }
  });
  test("name only those whom the bank pays, or who pay it", () => {
    const nothing = { ...payout, won: 0, lost: 0, bonus: 0 };
    const told = (payouts: (typeof payout)[]) =>
      said.news["paid-out"]({ type: "paid-out", payouts }, NAMES);
    expect(told([payout, nothing, payout])).toContain("Anne");
    expect(told([payout, nothing, payout])).not.toContain("Ben");
    expect(told([nothing, nothing, nothing])).toMatch(/\p{Letter}\.$/u);
  });
  test("say every refusal and every ending", () => {
    for (const why of Object.values(REFUSALS))
      expect(said.refusals[why.type](why as never, NAMES)).toMatch(/^([^.]|\d\.\d){8,140}\.$/);
    const endings = ENDINGS.map((ending) => said.endings[ending.type](ending as never, NAMES));
    expect(new Set(endings).size).toBe(ENDINGS.length);
    for (const ending of endings) expect(ending).toContain(dollars(1200, language));
  });
  test("guide through a first game, a sentence for each situation", () => {
    const bet = { slot: 1, chips: 0 };
    const betting: View = { ...view, phase: "betting", mat };
    const situations: View[] = [
      view,
      { ...view, guess: "7" },
      { ...view, guess: "7", locked: [true, false, false] },
      betting,
      { ...betting, banks: [300, 0, 0] },
      { ...betting, bets: [[bet], [], []] },
      { ...betting, bets: [[bet, bet], [], []] },
      { ...betting, bets: [[bet, bet], [], []], setup: { ...setup, bet_time: 0 } },
      { ...betting, mat: mat.slice(0, 2) },
      { ...betting, locked: [true, false, false] },
      { ...view, phase: "shown" },
      { ...view, phase: "shown", locked: [true, false, false] },
      { ...view, seat: null },
    ];
    const told = situations.map((each) => guide[language](each, [], NAMES));
    expect(new Set(told).size).toBe(situations.length);
    for (const sentence of told) expect(sentence?.length).toBeLessThanOrEqual(160);
    expect(guide[language]({ ...view, phase: "over" }, [], NAMES)).toBeNull();
    const team = namesFor(NAMES, 0, ["Bartholomew the Cautious"]); // as long as a name can be
    for (const each of [view, betting]) {
      const together = guide[language](each, [], team) ?? "";
      expect(together).toContain("Bartholomew the Cautious");
      expect(together.length).toBeLessThanOrEqual(160);
    }
  });
});

test("won money goes under the chip just laid, and the next press lays the other", () => {
  const stakes = place(stakesOf([]), 0, 2);
  expect(nextChip(stakes, 0)).toBe(1);
  expect(chipAtHand(stakes, 0)).toBe(0);
  expect(betsOf(under(stakes, chipAtHand(stakes, 0), 700, 700))).toEqual([{ slot: 2, chips: 700 }]);
  expect(chipAtHand(stakesOf([]), null)).toBe(0);
  expect(chipAtHand(place(stakes, 0, 2), 0), "taken back").toBe(0);
});
