import { describe, expect, test, vi } from "vitest";
import { answersTo } from "../src/games/adventure-book/answers";
import { boardWords } from "../src/games/adventure-book/boardWords";
import { inDanger } from "../src/games/adventure-book/facts";
import { guide } from "../src/games/adventure-book/guide";
import { whyNoTrade } from "../src/games/adventure-book/noTrade";
import { promptOf, waitingSaid } from "../src/games/adventure-book/prompt";
import { read } from "../src/games/adventure-book/reading";
import type { Book, Ending, Move, News, Refusal, View } from "../src/games/adventure-book/types";
import { words } from "../src/games/adventure-book/words";
import { language } from "../src/lib/language.svelte";

// the language of the page asks the browser for its own
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const LANGUAGES = ["en", "fr", "es"] as const;
const NAMES = ["Anne", "Inés"];
const text = (en: string) => ({ en, fr: `${en} (fr)`, es: `${en} (es)` });

/** A book of one small chapter; what it leaves unnamed goes by its id. */
const BOOK = {
  cards: {
    story: { love: 8, wits: 8 },
    names: { love: text("Love"), wits: { en: "Wits", fr: "", es: "" } },
    special: [{ id: "page", name: text("Turn the Page"), kind: "effect" }],
  },
  chapters: [
    {
      chapter: { title: text("As You Wish") },
      board: {
        spaces: [
          { id: "barn", name: text("Barn"), number: null, tags: [] },
          { id: "7", name: null, number: 7, tags: [] },
        ],
      },
      characters: { westley: { name: text("Westley") }, fezzik: { name: null } },
      hazards: { names: { rous: text("R.O.U.S.") } },
      tracks: {
        map: {
          labels: [text("M"), text("Cliffs")],
          counters: { ship: 0 },
          names: { ship: text("Ship") },
        },
      },
      rule: [],
      action: [{ id: "chore", name: text("Do the Chore") }],
      challenge: [{ id: "firewood", name: text("Split the Firewood"), story: text("Logs.") }],
      plot: [{ from: 1, to: 15, title: text("Farm boy"), text: text("A Chore.") }],
      defeat: [{ id: "chores", text: text("Too many Chores.") }],
    },
  ],
} as unknown as Book;

type OneOfEach<Kind extends { type: string }> = {
  [Type in Kind["type"]]: Omit<Extract<Kind, { type: Type }>, "type" | "book" | "chapter">;
};

const NEWS: OneOfEach<News> = {
  "first-answered": { seat: 0, first: null },
  "chapter-opened": { first: 0, again: true },
  "turn-passed": { seat: 1 },
  planned: { seat: 0, challenge: "firewood", why: "near", along: 1 },
  proposed: { seat: 0, challenge: "firewood" },
  approved: { seat: 0 },
  claimed: { seat: 0, challenge: "firewood" },
  "sat-out": { seat: 0, cards: ["love"] },
  "joined-in": { seat: 0 },
  undone: { seat: 0 },
  stepped: { seat: 0, who: ["westley", "fezzik"], to: "7", cards: ["love"] },
  "miracle-found": { who: "westley", miracles: 2 },
  "miracle-used": { seat: 0, deck: "special" },
  "miracle-gained": { miracles: 1 },
  offered: { seat: 0, to: 1, give: "love", take: "page" },
  traded: { seat: 0, to: 1, give: "love", take: "wits" },
  declined: { seat: 1 },
  completed: { seat: 0, challenge: "firewood", cards: [] },
  acted: { seat: 0, action: "shoo", cards: ["love", "love"], target: "barn" },
  played: { seat: 0, card: "page" },
  drew: { seat: 0, deck: "story", cards: ["love", "wits"] },
  reshuffled: { cards: 30 },
  discarded: { seat: 0, cards: ["love"] },
  recovered: { seat: 0, card: "love" },
  gave: { seat: 1, to: 0, card: "love" },
  "kept-all": { seat: 1 },
  looked: { seat: 0, cards: [3, 1, 2] },
  "put-under": { cards: [] },
  "plot-turned": { card: 7 },
  "plot-cancelled": { card: 7 },
  "plot-let-be": { seat: 1 },
  moved: { who: ["westley"], to: "barn" },
  "brought-in": { who: "westley", to: "barn" },
  "taken-off": { who: "westley" },
  "track-moved": { counter: "ship", at: 1 },
  "chore-placed": { space: "7", left: 2 },
  "chore-returned": { space: "7", left: 3 },
  "hazard-laid": { space: "7", kind: "rous" },
  "hazard-flared": { space: "7", kind: "rous" },
  "hazard-struck": { who: ["westley"], kind: "rous", icon: "wits" },
  dodged: { seat: 0, card: "wits" },
  wounded: { wounds: 1 },
  healed: { wounds: 0 },
  "hazard-retired": { kind: "rous" },
  "squad-moved": { squad: 1, to: "barn" },
  "squad-stood": { seat: 0, who: "fezzik", card: "love" },
  "prince-delayed": { who: "fezzik", by: "westley" },
  "door-locked": { space: "barn" },
  "door-opened": { space: "barn" },
  "chapter-told": {},
  interrupted: { defeat: "no_plot_left", again: false },
  "wants-on": { seat: 0 },
  "bookmark-put": { seat: 0 },
};

const REFUSALS: OneOfEach<Refusal> = {
  "not-in-hand": { cards: ["love"] },
  "still-moving": {},
  "wrong-payment": {
    prices: [
      [
        ["love", 2],
        ["any", 1],
      ],
      [["any", 2]],
    ],
  },
  "not-moved": { who: "fezzik" },
  "no-way": { who: "fezzik", to: "barn" },
  "gate-closed": { who: "fezzik", challenge: "firewood" },
  "space-blocked": { space: "barn" },
  "kept-apart": { who: "fezzik", other: "westley" },
  "nobody-rides": { who: "fezzik" },
  "no-more-steps": { who: "fezzik" },
  "planned-already": {},
  "proposed-already": { challenge: "firewood" },
  "nothing-to-undo": {},
  "last-to-tell": {},
  "traded-already": {},
  "offered-already": {},
  "no-such-trade": {},
  "not-in-their-hand": { seat: 1, card: "wits" },
  "like-for-like": { card: "wits" },
  "answer-first": {},
  "completed-already": { challenge: "firewood" },
  "comes-later": { challenge: "firewood", after: ["firewood"] },
  "not-met": { what: "firewood", missing: [0] },
  "once-per-turn": { action: "chore" },
  "not-playable": { card: "page" },
  "no-miracle": {},
  "not-a-deal": {},
  "not-on-top": {},
};

const CAMPAIGN = { chapter: 3, miracles: 1, replayed: false, specials: [] };
const ENDINGS: Ending[] = [
  { type: "book-told", chapters: 6 },
  { type: "story-lost", book: "house", chapter: 1, defeat: "chores" },
  { type: "bookmarked", campaign: CAMPAIGN },
];

type Say = Record<string, (told: unknown, names: readonly string[], book: Book) => string>;
const WRONG = /undefined|null|\[object|NaN|\s\s/;

describe.each(LANGUAGES)("sentences in %s", (language) => {
  const { news, refusals, endings, score } = words[language];

  test.each(Object.entries(NEWS))("of %s", (type, facts) => {
    const said = (news as unknown as Say)[type]!(
      { type, book: "house", chapter: 1, ...facts },
      NAMES,
      BOOK,
    );
    expect(said).not.toBe("");
    expect(said).not.toMatch(WRONG);
  });

  test.each(Object.entries(REFUSALS))("that refuse: %s", (type, facts) => {
    const said = (refusals as unknown as Say)[type]!({ type, ...facts }, NAMES, BOOK);
    expect(said).not.toBe("");
    expect(said).not.toMatch(WRONG);
  });

  test("of how it ended", () => {
    for (const ending of ENDINGS)
      expect((endings as unknown as Say)[ending.type]!(ending, NAMES, BOOK)).not.toMatch(WRONG);
    const [ending] = ENDINGS;
    expect(score(1, ending!)).not.toBe(score(2, ending!));
  });
});

test("things go by their names in the reader's language, or by what there is of them", () => {
  const { card, cards, figure, space, defeat } = read(BOOK, 1, "fr");
  expect(card("love")).toBe("Love (fr)");
  expect(card("wits")).toBe("Wits"); // a book in one language
  expect(card("page")).toBe("Turn the Page (fr)");
  expect(cards(["love", "wits", "love"])).toBe("2 × Love (fr) et Wits");
  expect(figure("fezzik")).toBe("Fezzik");
  expect(space("7")).toBe("la case 7");
  expect(defeat("no_plot_left")).toBeNull();
});

test("news names its figures and its reason", () => {
  const said = words.en.news.interrupted(
    { type: "interrupted", defeat: "chores", again: true, book: "house", chapter: 1 },
    NAMES,
    BOOK,
  );
  expect(said).toBe("The Grandson interrupts. Too many Chores. Grandpa reads the chapter again.");
});

test("the guide has a sentence for every situation", () => {
  const view = {
    seat: 0,
    moment: "telling",
    phase: "move",
    steps_left: 2,
    turn: 0,
    hands: [[], []],
    due: [],
    offer: null,
    ready: [],
    chapter: 1,
    decks: { plot_discard: [] },
    challenges: [{ id: "firewood", done: false, opened: true, met: [], payable: false }],
  } as unknown as View;
  const complete: Move = { type: "complete", challenge: "firewood", cards: [] };
  for (const language of LANGUAGES) {
    const say = guide[language];
    expect(say(view, [], NAMES, BOOK, [0])).toMatch(/lamp|lámpara/); // what to aim for is its word
    expect(say({ ...view, phase: "story" }, [complete], NAMES, BOOK, [0])).toContain("Firewood");
    expect(say({ ...view, turn: 1 }, [], NAMES, BOOK, [1])).toContain("Inés");
    expect(say({ ...view, moment: "over" }, [], NAMES, BOOK, [])).toBeNull();
    expect(say({ ...view, moment: "told" }, [], NAMES, BOOK, [0, 1])).toBeTruthy();
    expect(say({ ...view, phase: "first" }, [], NAMES, BOOK, [0, 1])).toBeTruthy();
    const use: Move = { type: "use-miracle", deck: "story" };
    const struck = { do: "strike" as const, icon: "wits", kind: "", who: [] };
    const hit = { ...view, due: [{ seat: 0, effect: struck }] };
    expect(say(hit, [use], NAMES, BOOK, [0])).not.toBe(say(hit, [], NAMES, BOOK, [0]));
  }
});

test.each([
  ["en", "Waiting for Inés", "Everyone else is ready", "Waiting for Anne and Inés"],
  ["fr", "On attend Inés", "On n'attend plus que toi", "On attend Anne et Inés"],
  ["es", "Se espera a Inés", "Solo faltas tú", "Se espera a Anne e Inés"],
] as const)("between chapters nobody waits for themselves, in %s", (spoken, other, you, both) => {
  language.choose(spoken);
  const reading = read(BOOK, 1, spoken);
  const said = (seat: number | null, ...ready: number[]) =>
    waitingSaid({ seat, ready, moment: "told", away: [] }, NAMES, reading);
  expect(said(0, 0)).toBe(other);
  expect(said(0)).toBe(other);
  expect(said(0, 1)).toBe(you);
  expect(said(null)).toBe(both);
  const told = { seat: 0, ready: [0], moment: "told" as const, away: [2, 3] };
  expect(waitingSaid(told, [...NAMES, "", ""], reading), "chairs may stay empty").toBe(other);
  expect(waitingSaid({ ...told, moment: "over" }, NAMES, reading)).toBe("");
  language.choose("en");
});

test("what is kept for the next chapter leaves out what there is none of", () => {
  language.choose("en");
  const { kept } = boardWords();
  expect(kept(2, 1)).toBe(
    "You keep 2 Miracles, and 1 Special card in the Story deck. All else is set up anew.",
  );
  expect(kept(0, 1)).toBe("You keep 1 Special card in the Story deck. All else is set up anew.");
  expect(kept(1, 0)).toBe("You keep 1 Miracle. All else is set up anew.");
  expect(kept(0, 0)).toBe("Everything is set up anew.");
});

test("after a story that broke off, the button says in which chapter the next one begins", () => {
  const ending = { type: "story-lost", book: "house", chapter: 3, defeat: "plot" } as const;
  const said = LANGUAGES.map((each) => words[each].onward?.["story-lost"]?.(ending));
  expect(said).toEqual([
    "Try chapter 3 again",
    "Recommencer le chapitre 3",
    "Empezar de nuevo el capítulo 3",
  ]);
});

test("an action of the chapter says its price on its button", () => {
  const action = { id: "sail_on", name: text("Sail On"), cost: { love: 1 }, cost_any_of: [] };
  const [chapter] = BOOK.chapters;
  const book = { ...BOOK, chapters: [{ ...chapter, action: [action] }] } as unknown as Book;
  const reading = read(book, 1, "en");
  const moves: Move[] = [{ type: "act", action: "sail_on", target: "", cards: ["love"] }];
  const pay = vi.fn();
  const nothing = { card: undefined, order: [], make: vi.fn(), miracle: vi.fn(), stopFor: vi.fn() };
  const deciding = { ...nothing, ask: "story" as const, moves, reading, pay, heldByMoving: [] };
  const [sail] = answersTo(deciding);
  expect(sail?.label).toBe("Sail On · Love");
  sail?.act();
  expect(pay).toHaveBeenCalledWith("Sail On", "Love", [{ cards: ["love"], move: moves[0] }]);
});

test("nothing is in danger once the chapter is told", () => {
  const reading = read(BOOK, 1, "en");
  const chores = { ...reading.chapter, challenge: [], chores: { total: 6 } };
  const view = {
    board: { done: [], chores: ["1", "2", "3", "4", "5"] },
    decks: { plots: [1, 2, 3, 4], plot_top: [], plot_bottom: [], story: [], special: [] },
    campaign: { replayed: false },
    moment: "telling",
    outcome: "",
    miracles: 0,
  } as unknown as View;
  const told = { ...reading, chapter: chores } as unknown as typeof reading;
  expect(inDanger(view, told)).toBe(true);
  expect(inDanger({ ...view, moment: "told", outcome: "told" }, told)).toBe(false);
});

test("in each language one or several Special cards are missed least", () => {
  const said = (many: boolean) =>
    LANGUAGES.map((each) => {
      language.choose(each);
      return boardWords().missedLeast("A", many);
    });
  const [, fr, es] = said(true);
  expect(fr).toBe("De tes cartes, A te manqueront le moins.");
  expect(es).toBe("De tus cartas, A son las que menos echarás de menos.");
  expect(said(false)).toEqual([
    "Of your cards you will miss A least.",
    "De tes cartes, A te manquera le moins.",
    "De tus cartas, A es la que menos echarás de menos.",
  ]);
  language.choose("en");
});

test("while another decides, one is told what about", () => {
  const view = {
    seat: 0,
    turn: 1,
    moment: "telling",
    phase: "story",
    offer: null,
    due: [{ seat: 1, effect: { do: "stop_plot" } }],
    hands: [[], []],
  } as unknown as View;
  const reading = read(BOOK, 1, "en");
  expect(promptOf("wait", view, [1], reading, NAMES)).toBe("Inés decides: stop the Plot card?");
  expect(promptOf("wait", view, [1, 2], reading, NAMES)).toBe(
    "The others decide: stop the Plot card?",
  );
});

test("why nothing can be traded is said by what stands in the way", () => {
  const why = (facts: Partial<View>) =>
    whyNoTrade({ seat: 0, turn: 0, phase: "story", traded: false, ...facts }, BOOK);
  expect(why({ turn: 1 })).toBe("You trade in your own turn, when the story is told.");
  expect(why({ phase: "move" })).toMatch(/end the moves first/);
  expect(why({ traded: true })).toBe("You have traded in this turn already.");
  expect(why({})).toBe("");
});
