import { describe, expect, test } from "vitest";
import { characterLabel } from "../src/games/battle-of-wits/characterNames";
import { guide } from "../src/games/battle-of-wits/guide";
import type {
  Drank,
  Ending,
  Laid,
  Move,
  News,
  Refusal,
  Seen,
  SeenGoblet,
  SeenRow,
  View,
} from "../src/games/battle-of-wits/types";
import { words } from "../src/games/battle-of-wits/words";
import { language } from "../src/lib/language.svelte";
import { namesFor } from "../src/lib/who";

const LANGUAGES = ["en", "fr", "es"] as const;
const NAMES = ["Anne", "Inés", "Calypso"];
/** As long as a name can be. */
const LONG_NAMES = ["Wilhelmina von Rabenstein", "Bartholomew the Cautious", "Calypso of the Sea"];
const LONGEST = 160;

type OneOfEach<Kind extends { type: string }> = {
  [Type in Kind["type"]]: Extract<Kind, { type: Type }>[];
};

const laid = (seat: number, card: number, sicilian = false): Laid => ({ seat, card, sicilian });
const drank: Drank = {
  type: "drank",
  goblet: 1,
  seat: 0,
  contents: [laid(1, 4), laid(2, 7)],
  wine: 4,
  poison: 7,
  ignored: 0,
  lives: false,
  by: "more",
  row: 0,
};

const NEWS: OneOfEach<News> = {
  became: [{ type: "became", seat: 0, character: "Fezzik" }],
  "left-open": [{ type: "left-open", seat: 0 }],
  "lot-drawn": [{ type: "lot-drawn", dealer: 1 }],
  began: [0, 1].map((row) => ({
    type: "began",
    game: 2,
    seats: [0, 1],
    dealer: 0,
    first: 1,
    hand: [3, 4, 5, 6, 7],
    sicilian: row === 0,
    row,
  })),
  poured: [
    { type: "poured", seat: 0, goblet: 2, card: null, sicilian: false, row: 0 },
    { type: "poured", seat: 0, goblet: 2, card: 8, sicilian: true, row: 1 },
  ],
  "bid-laid": [
    { type: "bid-laid", seat: 0, goblet: 0, card: null, row: 0 },
    { type: "bid-laid", seat: 0, goblet: 0, card: 7, row: 1 },
  ],
  "made-immune": [{ type: "made-immune", seat: 2, row: 0 }],
  switched: [{ type: "switched", seat: 2, one: 0, other: 1, row: 0 }],
  "day-broke": [
    { type: "day-broke", dealer: 0, cards: [laid(0, 3), null, laid(2, 8, true)], row: 0 },
    { type: "day-broke", dealer: 0, cards: [null, null], row: 0 },
  ],
  "bids-opened": [
    { type: "bids-opened", goblet: 0, bids: [], totals: [], winner: null, row: 0 },
    {
      type: "bids-opened",
      goblet: 0,
      bids: [laid(1, 5), laid(0, 5)],
      totals: [
        [1, 5],
        [0, 5],
      ],
      winner: 1,
      row: 0,
    },
  ],
  kept: [{ type: "kept", seat: 1, goblet: 2, row: 0 }],
  "handed-on": [
    { type: "handed-on", goblet: 1, seat: null, total: 0, row: 0 },
    { type: "handed-on", goblet: 1, seat: 2, total: 6, row: 0 },
  ],
  took: [true, false].map((last) => ({ type: "took", seat: 1, goblet: 0, last, row: 0 })),
  drank: [
    drank,
    { ...drank, wine: 7, ignored: 5, lives: true, by: "nearest" },
    { ...drank, contents: [], wine: 0, poison: 0, lives: true, by: "nothing" },
  ],
  settled: [[], [1], [0, 1]].map((survivors) => ({ type: "settled", survivors, row: 0 })),
  "series-stands": [
    { type: "series-stands", game: 1, won: [0], wins: [1, 0, 0], playing: [0, 1, 2] },
    { type: "series-stands", game: 1, won: [0, 1], wins: [1, 1, 0], playing: [0, 1] },
  ],
  "said-ready": [{ type: "said-ready", seat: 0 }],
};

const REFUSALS: OneOfEach<Refusal> = {
  "not-in-hand": [{ type: "not-in-hand" }],
  "no-such-goblet": [{ type: "no-such-goblet", last: 2 }],
  "same-goblet": [{ type: "same-goblet" }],
  "no-power": [
    { type: "no-power", power: "immunity" },
    { type: "no-power", power: "switch" },
    { type: "no-power", power: "" },
  ],
  "cards-first": [{ type: "cards-first" }],
  "sicilian-bid": [{ type: "sicilian-bid", card: 8 }],
  "choose-now": [{ type: "choose-now", goblets: [0, 1, 2] }],
  "character-taken": [{ type: "character-taken", character: "Vizzini" }],
  "team-full": [{ type: "team-full", team: 1 }],
  "not-a-lot": [{ type: "not-a-lot" }],
  "not-a-deal": [{ type: "not-a-deal" }],
};

const ENDINGS: OneOfEach<Ending> = {
  survivors: [[], [1], [0, 1]].map((seats) => ({ type: "survivors", seats })),
  "highest-total": [
    { type: "highest-total", seats: [], total: 0 },
    { type: "highest-total", seats: [1], total: 3 },
    { type: "highest-total", seats: [1], total: -3 },
    { type: "highest-total", seats: [0, 1], total: 0 },
  ],
  "teams-counted": [
    { type: "teams-counted", team: null, living: [1, 1] },
    { type: "teams-counted", team: 1, living: [0, 1] },
  ],
  "series-won": [
    { type: "series-won", seats: [], wins: [0, 0, 0], games: 3 },
    { type: "series-won", seats: [0, 2], wins: [2, 1, 2], games: 3 },
  ],
  "last-standing": [
    { type: "last-standing", seats: [0], games: 1 },
    { type: "last-standing", seats: [0, 1], games: 4 },
  ],
};

/** Every sentence of one kind of words, for every sample. */
function said(sentences: object, samples: Record<string, { type: string }[]>): string[] {
  const functions = sentences as Record<string, (what: unknown, names: string[]) => string>;
  return Object.values(samples).flatMap((each) =>
    each.map((what) => functions[what.type]?.(what, NAMES) ?? ""),
  );
}

const BROKEN = /undefined|null|NaN|\[object|[ ]{2}/;

describe.each(LANGUAGES)("the words in %s", (language) => {
  const { news, refusals, endings, options, score } = words[language];

  test("every news, refusal and ending is a whole sentence", () => {
    const all = [...said(news, NEWS), ...said(refusals, REFUSALS), ...said(endings, ENDINGS)];
    for (const sentence of all) {
      expect(sentence).toMatch(/^[\p{Lu}¡].*[.!]$/u);
      expect(sentence).not.toMatch(BROKEN);
    }
    expect(new Set(all).size).toBeGreaterThan(all.length - 3); // survivors may end two ways alike
  });

  test("the lobby says plainly that everyone may choose a character (clause 4)", () => {
    expect(options.characters.said?.("chosen")).toMatch(/charact|personna|personaje/);
    expect(options.characters.said?.("seated")).toBe(""); // said as any option that is not usual
  });

  test("options and scores have words", () => {
    for (const { label, help, choices } of Object.values(options))
      for (const word of [label, help, ...Object.values(choices ?? {})]) expect(word).not.toBe("");
    const [series] = ENDINGS["series-won"];
    const [game] = ENDINGS.survivors;
    const scores = [0, 1, 2].map((wins) => score(wins, series!));
    const fates = [0, 1].map((wins) => score(wins, game!)); // of one game it says more who lives
    expect(new Set([...scores, ...fates]).size).toBe(5);
  });

  test("French spaces its signs, and the other languages do not", () => {
    const all = [...said(news, NEWS), ...said(refusals, REFUSALS), ...said(endings, ENDINGS)];
    const wrong = language === "fr" ? /[^\u202f][:;!?]/ : /\s[:;!?]/;
    for (const sentence of all) expect(sentence).not.toMatch(wrong);
  });
});

test("goblets, teams and names are listed as the reader's language does", () => {
  const [choose] = REFUSALS["choose-now"];
  const [full] = REFUSALS["team-full"];
  if (!choose || !full) throw new Error("no samples");
  expect(words.fr.refusals["choose-now"](choose, NAMES)).toContain("A, B ou C");
  expect(words.es.refusals["choose-now"](choose, NAMES)).toContain("A, B o C");
  expect(words.fr.refusals["team-full"](full, NAMES)).toContain("l'équipe du prince Humperdinck");
  expect(words.es.refusals["team-full"](full, NAMES)).toContain(
    "el equipo del príncipe Humperdinck",
  );
  expect(words.es.endings.survivors({ type: "survivors", seats: [0, 1] }, NAMES)).toBe(
    "Sobreviven Anne e Inés.",
  );
});

test("the end of a game in teams is told to each side, and by their names to whoever looks on", () => {
  const ended: Ending = { type: "teams-counted", team: 0, living: [2, 1] };
  const told = (language: (typeof LANGUAGES)[number], side: number | null) =>
    words[language].endings["teams-counted"](ended, namesFor(NAMES, 0, [], side));
  expect(told("en", 0)).toBe("Alive on your side: 2; on the other: 1. Your side wins!");
  expect(told("en", 1)).toBe("Alive on your side: 1; on the other: 2. The other side wins.");
  expect(told("en", null)).toContain("The win goes to the Man in Black's team.");
  expect(told("fr", 0)).toMatch(/ton camp.*Ton camp gagne\u202f!$/);
  expect(told("es", 1)).toMatch(/tu bando: 1; en el otro: 2\. Gana el otro bando\.$/);
});

// The guide

const seen = (seat: number, card: number | null = null): Seen => ({ seat, card, sicilian: false });
const goblet = (contents: Seen[] = [], bids: Seen[] = [], shown = 0): SeenGoblet => ({
  contents,
  bids,
  shown,
});
const row: SeenRow = {
  seats: [0, 1, 2],
  dealer: 2,
  turn: 0,
  number: 0,
  night: false,
  left: [8, 8, 8],
  sicilians: [true, true, true],
  goblets: [goblet(), goblet(), goblet()],
  immune: null,
  switched: null,
  holders: [],
  survivors: null,
};
const view: View = {
  seat: 0,
  setup: {
    seats: 3,
    series: "mostly-dead",
    winner: "survivors",
    total: "all-poison",
    tie: "shared",
    team_score: "survivors",
    luckless: false,
    odorless: false,
    round_table: false,
    characters: "chosen",
    dealer: 0,
    six_hand: "short",
    immunity_card: "eight",
    memory: false,
  },
  news: [],
  characters: ["Fezzik", "Yellin", "Vizzini"],
  wishes: [],
  series: { game: 1, wins: [0, 0, 0], playing: [0, 1, 2], dealers: [2], winners: null },
  rows: [row],
  hand: [1, 2, 3, 4, 5, 6, 7],
  sicilian: 8,
  ready: [],
};
const at = (changes: Partial<SeenRow>): View => ({ ...view, rows: [{ ...row, ...changes }] });

const PLAIN: Move[] = [
  { type: "pour", card: 4, goblet: 0, sicilian: false },
  { type: "bid", card: 4, goblet: 0 },
];
const ALL_TEN: Move[] = [...Array(10).keys()].map((number) => ({ type: "take", goblet: number }));
const poured = goblet([seen(0, 4)]);
const bid = goblet([], [seen(0, 4)]);
const over = { turn: null, holders: [0, 1, 2], survivors: [0, 1] };
const nextGame = (seat: number, ready: number[]): View => ({
  ...at(over),
  seat,
  ready,
  series: { ...view.series, playing: [0, 1] },
});

/** Anne and Inés against Calypso. */
const teamed = (changes: Partial<SeenRow>): View => ({
  ...at(changes),
  characters: ["Fezzik", "Buttercup", "Vizzini"],
  setup: { ...view.setup, series: "one-game", winner: "teams" },
});

const MOMENTS: Record<string, [View, Move[]]> = {
  become: [{ ...view, rows: [], characters: [] }, [{ type: "whoever" }]],
  "become in teams": [{ ...teamed({}), rows: [], characters: [] }, [{ type: "whoever" }]],
  "others become": [{ ...view, rows: [], characters: [], ready: [0] }, []],
  "first card": [view, PLAIN],
  "no bid yet": [at({ goblets: [poured], left: [7, 8, 8] }), PLAIN],
  "nothing poured yet": [at({ goblets: [bid], left: [7, 8, 8] }), PLAIN],
  immunity: [at({ goblets: [bid], left: [7, 8, 8] }), [...PLAIN, { type: "immunity" }]],
  switch: [
    at({ goblets: [bid], left: [7, 8, 8] }),
    [...PLAIN, { type: "switch", one: 0, other: 1 }],
  ],
  sicilian: [at({ goblets: [poured, bid], left: [6, 8, 8] }), PLAIN],
  onward: [at({ goblets: [poured, bid], sicilians: [false], left: [6, 8, 8] }), PLAIN],
  revealed: [at({ goblets: [{ ...poured, shown: 1 }, bid], left: [5, 8, 8] }), PLAIN],
  "last card": [at({ goblets: [poured, bid], sicilians: [false], left: [1, 1, 1] }), PLAIN],
  "last Sicilian": [at({ goblets: [poured, bid], left: [1, 1, 1] }), PLAIN],
  keep: [at({ holders: [0, 0, 1] }), ALL_TEN],
  take: [at({ holders: [null, null, 1] }), ALL_TEN],
  "others begin": [at({ turn: 1 }), []],
  "others lay": [at({ turn: 1, goblets: [poured] }), []],
  "others take": [at({ turn: 1, holders: [1, 1, null] }), []],
  "between games": [nextGame(0, []), [{ type: "ready" }]],
  "between games, dead": [nextGame(2, []), [{ type: "ready" }]],
  "others not ready": [nextGame(0, [0]), []],
  "others play on": [{ ...view, rows: [{ ...row, ...over }, row] }, []],
  out: [at({ seats: [1, 2], turn: 1 }), []],
  "mostly dead": [at({ number: 1 }), PLAIN],
  onlooker: [{ ...view, seat: null }, []],
  "first card in teams": [teamed({}), PLAIN],
  "nothing poured yet in teams": [teamed({ goblets: [bid], left: [7, 8, 8] }), PLAIN],
  "onward in teams": [
    teamed({ goblets: [poured, bid], sicilians: [false], left: [6, 8, 8] }),
    PLAIN,
  ],
  "revealed in teams": [
    teamed({ goblets: [{ ...poured, shown: 1 }, bid], left: [5, 8, 8] }),
    PLAIN,
  ],
  "a mate lays": [teamed({ turn: 1 }), []],
  "the other side lays": [teamed({ turn: 2 }), []],
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

  test("says nothing while a move is on its way, cards are dealt or all is over", () => {
    const won = { ...view, series: { ...view.series, winners: [1] } };
    expect(guide[language](view, [], NAMES)).toBeNull();
    expect(guide[language]({ ...view, rows: [] }, [], NAMES)).toBeNull();
    expect(guide[language](won, [], NAMES)).toBeNull();
  });
});

test("characters whose name is a word are called by it in each language", () => {
  const became = { type: "became", seat: 0, character: "Grandfather" } as const;
  const taken = { type: "character-taken", character: "Count Rugen" } as const;
  expect(words.fr.news.became(became, NAMES)).toMatch(/ joue le grand-père\.$/);
  expect(words.es.news.became(became, NAMES)).toMatch(/ es el abuelo\.$/);
  expect(words.fr.refusals["character-taken"](taken, NAMES)).toMatch(/^Le comte Rugen est/);
  expect(words.es.refusals["character-taken"](taken, NAMES)).toMatch(/^El conde Rugen ya/);
  language.choose("fr");
  expect(characterLabel("Man in Black")).toBe("Homme en noir");
  expect(characterLabel("Vizzini")).toBe("Vizzini");
  language.choose("en");
  expect(characterLabel("Man in Black")).toBe("Man in Black");
});
