import { describe, expect, test } from "vitest";
import { guide } from "../src/games/poisoned-glass/guide";
import type {
  Ending,
  Move,
  News,
  GlassOpened,
  Refusal,
  SeenDose,
  View,
} from "../src/games/poisoned-glass/types";
import { words } from "../src/games/poisoned-glass/words";

const LANGUAGES = ["en", "fr", "es"] as const;
const NAMES = ["Anne", "Inés", "Calypso"];
/** As long as a name can be. */
const LONG_NAMES = ["Wilhelmina von Rabenstein", "Bartholomew the Cautious", "Calypso of the Sea"];
const LONGEST = 160;
const BROKEN = /undefined|null|NaN|\[object|\s\s|\s[.,]|\.\./;

type OneOfEach<Kind extends { type: string }> = {
  [Type in Kind["type"]]: Extract<Kind, { type: Type }>[];
};

const opened: GlassOpened = {
  type: "opened",
  seat: 0,
  glass: 1,
  cards: [{ id: 1, card: 6, seat: null }],
  antidote: 6,
  halves: 3,
  poison: 0,
  more: "antidote",
};
const tops = { seat: 2, one: 0, other: 2, ids: [0, 2] as [number, number] };

const NEWS: OneOfEach<News> = {
  "lot-drawn": [{ type: "lot-drawn", wesley: 1 }],
  "round-dealt": [true, false].map((removed) => ({
    type: "round-dealt",
    round: 2,
    wesley: 0,
    vizzini: 2,
    highest: 6,
    glasses: 3,
    each: 3,
    removed,
  })),
  spied: [null, 4].map((card) => ({ type: "spied", seat: 0, glass: 1, id: 1, card })),
  poured: [null, 4, -4].map((card) => ({ type: "poured", seat: 0, glass: 1, id: 5, card })),
  looked: [
    { type: "looked", ...tops, cards: [null, null] },
    { type: "looked", ...tops, cards: [3, -2] },
  ],
  exchanged: [
    { type: "exchanged", ...tops, cards: [null, null] },
    { type: "exchanged", ...tops, cards: [3, -2] },
  ],
  "left-alone": [{ type: "left-alone", seat: 2 }],
  "hands-passed": [1, 2].map((cards) => ({ type: "hands-passed", cards })),
  "slipped-in": [{ type: "slipped-in", glass: 2, id: 11 }],
  chose: [true, false].map((last) => ({ type: "chose", seat: 1, glass: 0, last })),
  announced: [true, false].map((drinks) => ({ type: "announced", seat: 1, drinks })),
  opened: [
    opened,
    { ...opened, halves: 0, poison: 9, more: "poison" },
    { ...opened, halves: 0, poison: 6, more: "neither" },
    { ...opened, halves: 0, poison: 6, more: "poison" },
  ],
  "hearts-lost": [[], [1], [1, 2]].map((losers) => ({
    type: "hearts-lost",
    seat: 0,
    drank: true,
    losers,
    hearts: [4, 3, 3],
  })),
  "round-over": [
    { type: "round-over", round: 1, unopened: [] },
    {
      type: "round-over",
      round: 1,
      unopened: [{ glass: 2, cards: [4, -1].map((card, id) => ({ id, card, seat: null })) }],
    },
  ],
  "roles-passed": [{ type: "roles-passed", wesley: 1, vizzini: 0 }],
};

const REFUSALS: OneOfEach<Refusal> = {
  "no-such-glass": [{ type: "no-such-glass", last: "C" }],
  "already-spied": [{ type: "already-spied", glass: "A" }],
  "not-in-hand": [{ type: "not-in-hand" }],
  "glass-full": [{ type: "glass-full", glass: "A" }],
  "not-vizzini": [{ type: "not-vizzini", vizzini: 2 }],
  "power-spent": [{ type: "power-spent" }],
  "same-glass": [{ type: "same-glass" }],
  "look-first": [{ type: "look-first" }],
  "decide-first": [{ type: "decide-first", one: "A", other: "C" }],
  "tops-changed": [{ type: "tops-changed" }],
  "vizzini-looks": [{ type: "vizzini-looks", one: "A", other: "C" }],
  "already-poured": [{ type: "already-poured" }],
  "pour-first": [{ type: "pour-first" }],
  "glass-taken": [{ type: "glass-taken", glass: "B" }],
  "not-a-lot": [{ type: "not-a-lot" }],
  "not-a-deal": [{ type: "not-a-deal" }],
};

const ENDINGS: OneOfEach<Ending> = {
  "most-hearts": [
    { type: "most-hearts", winners: [0], hearts: 2, broken: [1], rounds: 2 },
    { type: "most-hearts", winners: [0, 2], hearts: 1, broken: [1], rounds: 2 },
    { type: "most-hearts", winners: [0, 1, 2], hearts: 0, broken: [0, 1, 2], rounds: 2 },
  ],
};

/** Every sentence of one kind of words, for every sample. */
function said(sentences: object, samples: Record<string, { type: string }[]>): string[] {
  const functions = sentences as Record<string, (what: unknown, names: string[]) => string>;
  return Object.values(samples).flatMap((each) =>
    each.map((what) => functions[what.type]?.(what, NAMES) ?? ""),
  );
}

describe.each(LANGUAGES)("words in %s", (language) => {
  const { news, refusals, endings, options, score } = words[language];

  test.each([...said(news, NEWS), ...said(refusals, REFUSALS), ...said(endings, ENDINGS)])(
    "%s",
    (sentence) => {
      expect(sentence).toMatch(/[.!»”]$/u);
      expect(sentence).not.toMatch(BROKEN);
      expect(sentence).not.toMatch(language === "fr" ? /[^\u202f][:;!?]/ : /\s[:;!?]/);
    },
  );

  test("every moment is what in its own words", () => {
    const all = said(news, NEWS);
    expect(new Set(all).size).toBe(all.length);
  });

  test("options and scores have their words", () => {
    for (const { label, help, choices } of Object.values(options))
      expect([label, help, ...Object.values(choices ?? {})].every(Boolean)).toBe(true);
    expect(new Set([0, 1, 2].map((left) => score(left, {} as never))).size).toBe(3);
  });
});

test("what a seat knows of a card is what, and what it does not know is not", () => {
  const { spied } = words.en.news;
  expect(spied({ type: "spied", seat: 0, glass: 1, id: 1, card: -4 }, NAMES)).toContain("poison 4");
  expect(spied({ type: "spied", seat: 0, glass: 1, id: 1, card: null }, NAMES)).toBe(
    "Anne looks at the card of glass B.",
  );
});

test("half antidotes are written as each language writes them", () => {
  const shown = LANGUAGES.map((language) => words[language].news.opened(opened, NAMES));
  expect(shown.map((sentence) => /1[.,]5/.exec(sentence)?.[0])).toEqual(["1.5", "1,5", "1,5"]);
});

const dose = (id: number, spies: number[] = []): SeenDose => ({
  id,
  card: null,
  how: null,
  among: [],
  seat: null,
  hand: null,
  spies,
  looked: false,
});
const view: View = {
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
  wesley: 1,
  vizzini: 0,
  hearts: [4, 4, 4],
  hand: [-2, 5, 6],
  left: [3, 3, 3],
  passed: [[], [], []],
  passes: 0,
  glasses: [0, 1, 2].map((id) => ({ cards: [dose(id)], taker: null, opened: false })),
  spyings: 0,
  power: "spent",
  tops: [],
  poured: false,
  removed: false,
  announced: [null, null, null],
};
const at = (changes: Partial<View>): View => ({ ...view, ...changes });
const POUR: Move[] = [{ type: "pour", card: 5, glass: 0 }];
const POWER: Move[] = [
  { type: "exchange", one: 0, other: 1 },
  { type: "exchange", one: 0, other: 2 },
];
const SPY: Move[] = [{ type: "spy", glass: 1 }];
const CHOOSE: Move[] = [
  { type: "choose", glass: 0 },
  { type: "choose", glass: 1 },
];
const DRINK: Move[] = [{ type: "refuse" }, { type: "drink" }];
const spiedOnce = [dose(0, [0]), dose(1)].map((one) => ({
  cards: [one],
  taker: null,
  opened: false,
}));

const MOMENTS: Record<string, [View, Move[]]> = {
  "spy first": [at({ phase: "spy" }), SPY],
  "spy again": [at({ phase: "spy", glasses: spiedOnce }), SPY],
  "others spy": [at({ phase: "spy", turn: 1 }), []],
  "first card": [view, POUR],
  "a hand received": [at({ passes: 1, hand: [-2, 5] }), POUR],
  "the last card": [at({ passes: 2, hand: [5] }), POUR],
  "Vizzini's power": [at({ power: "unspent" }), [...POUR, ...POWER]],
  "Vizzini has poured": [at({ poured: true, power: "unspent" }), [{ type: "leave" }, ...POWER]],
  "Vizzini has looked": [
    at({ power: "looking", tops: [0, 2] }),
    [{ type: "leave" }, { type: "exchange", one: 0, other: 2 }],
  ],
  "others pour": [at({ turn: 1 }), []],
  choose: [at({ phase: "choose" }), CHOOSE],
  "others pour, and Vizzini need not wait": [at({ turn: 1, power: "unspent" }), POWER],
  "others pour, and Vizzini may look": [
    at({ turn: 1, power: "unspent" }),
    [{ type: "look", one: 0, other: 1 }],
  ],
  "the last glass": [at({ phase: "choose" }), CHOOSE.slice(1)],
  "the last glass for Wesley": [at({ phase: "choose", wesley: 0 }), CHOOSE.slice(1)],
  "others choose": [at({ phase: "choose", turn: 1 }), []],
  drink: [at({ phase: "drink" }), DRINK],
  "drink as Wesley": [at({ phase: "drink", wesley: 0 }), DRINK],
  "others drink": [at({ phase: "drink", turn: 1 }), []],
  onlooker: [at({ seat: null }), []],
};

describe.each(LANGUAGES)("the guide in %s", (language) => {
  const all = Object.entries(MOMENTS).map(([moment, [seenNow, moves]]) => ({
    moment,
    says: guide[language](seenNow, moves, LONG_NAMES) ?? "",
  }));

  test.each(all)("$moment: short and whole", ({ says }) => {
    expect(says).toMatch(/^[\p{Lu}¡].*[.!]$/u);
    expect(says).not.toMatch(BROKEN);
    expect(says).not.toMatch(language === "fr" ? /[^\u202f][:;!?]/ : /\s[:;!?]/);
    expect(says.length).toBeLessThan(LONGEST);
  });

  test("every moment has its own advice", () => {
    expect(new Set(all.map(({ says }) => says)).size).toBe(all.length);
  });

  test("says the order of choosing that is played: ruling PG-4", () => {
    const others = at({ phase: "choose", turn: 1 });
    const other = { ...others, setup: { ...view.setup, choose_order: "clockwise" as const } };
    const said = [others, other].map((seen) => guide[language](seen, [], NAMES) ?? "");
    const [last, left] = {
      en: ["Wesley last", "then Wesley, and so on to the left"],
      fr: ["Wesley en dernier", "puis Wesley, et ainsi vers la gauche"],
      es: ["Wesley al final", "luego Wesley, y así hacia la izquierda"],
    }[language];
    expect(said[0]).toContain(last);
    expect(said[1]).toContain(left);
    expect(said[1]).not.toContain(last);
  });

  test("Vizzini who looks in another's turn is asked, and the others are told of him: ruling PG-5", () => {
    const looking = at({ turn: 1, power: "looking", tops: [0, 2] });
    const decide: Move[] = [{ type: "leave" }, { type: "exchange", one: 0, other: 2 }];
    const [asked] = MOMENTS["Vizzini has looked"]!;
    expect(guide[language](looking, decide, NAMES)).toBe(guide[language](asked, decide, NAMES));
    expect(guide[language]({ ...looking, seat: 1 }, [], NAMES)).toContain(NAMES[0]);
  });

  test("of the last card with two seats it does not say that glasses are full: ruling PG-8", () => {
    const [seen, moves] = MOMENTS["the last card"]!;
    const said = guide[language](seen, moves, NAMES);
    expect(said).not.toMatch({ en: /full/, fr: /plein/, es: /llen/ }[language]);
  });

  test("says nothing while a move is on its way, cards are dealt or all is over", () => {
    expect(guide[language](view, [], NAMES)).toBeNull();
    expect(guide[language](at({ phase: "deal", turn: -1 }), [], NAMES)).toBeNull();
    expect(guide[language](at({ phase: "over", turn: null }), [], NAMES)).toBeNull();
  });
});
