// What single moves are called after "Better:"; that all of them have a phrase is in records/.
import { expect, test, vi } from "vitest";
import { moveWords as book, moveLine } from "../src/games/adventure-book/moves";
import type { Book, Due, View as BookView } from "../src/games/adventure-book/types";
import { moveWords as goblets } from "../src/games/battle-of-wits/moves";
import type { View as GobletView } from "../src/games/battle-of-wits/types";
import { moveWords as dice } from "../src/games/pirates-dice/moves";
import type { View as DiceView } from "../src/games/pirates-dice/types";
import { moveWords as glasses } from "../src/games/poisoned-glass/moves";
import type { View as GlassView } from "../src/games/poisoned-glass/types";
import { moveWords as wagers } from "../src/games/wits-and-wagers/moves";
import type { View as WagerView } from "../src/games/wits-and-wagers/types";
import { namesFor } from "../src/lib/who";

// the language of the page asks the browser for its own
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const NAMES = ["Anne", "Ben"];
/** The same in all languages, with plain spaces. */
const said = (say: (language: "en" | "fr" | "es") => string) =>
  (["en", "fr", "es"] as const).map((language) => say(language).replace(/[\u00a0\u202f]/g, " "));

test("a challenge names the bid that stands", () => {
  const bids = [2, 5].map((count) => ({
    type: "said",
    seat: 0,
    bid: { type: "bid", count, face: 6 },
  }));
  const view = { bids } as DiceView;
  expect(said((each) => dice[each].challenge({ type: "challenge" }, view, NAMES))).toEqual([
    "challenge five 6s",
    "défier cinq 6",
    "desafiar cinco 6",
  ]);
  const bid = { type: "bid" as const, count: 6, face: 3 };
  expect(said((each) => dice[each].bid(bid, view, NAMES))).toEqual([
    "bid six 3s",
    "annoncer six 3",
    "apostar seis 3",
  ]);
});

test("a card that is poured into a goblet is wine or poison, a bid only a number", () => {
  const view = {} as GobletView;
  const pour = { type: "pour" as const, card: 7, goblet: 1, sicilian: false };
  expect(said((each) => goblets[each].pour(pour, view, NAMES))).toEqual([
    "pour the 7 of poison into goblet B",
    "verser le 7 de poison dans la coupe B",
    "verter el 7 de veneno en la copa B",
  ]);
  const sicilian = { ...pour, card: 8, sicilian: true };
  expect(said((each) => goblets[each].pour(sicilian, view, NAMES))).toEqual([
    "pour the Sicilian 8 of wine into goblet B",
    "verser le 8 sicilien de vin dans la coupe B",
    "verter el 8 siciliano de vino en la copa B",
  ]);
  const bid = { type: "bid" as const, card: 4, goblet: 2 };
  expect(said((each) => goblets[each].bid(bid, view, NAMES))).toEqual([
    "bid the 4 on goblet C",
    "miser le 4 sur la coupe C",
    "pujar con el 4 por la copa C",
  ]);
  const change = { type: "switch" as const, one: 0, other: 2 };
  expect(said((each) => goblets[each].switch(change, view, NAMES))).toEqual([
    "switch the bids on goblets A and C",
    "échanger les mises des coupes A et C",
    "intercambiar las pujas de las copas A y C",
  ]);
});

test("antidote and poison are poured into a glass, which one drinks or not", () => {
  const view = {} as GlassView;
  const pour = (card: number) => ({ type: "pour" as const, card, glass: 0 });
  expect(said((each) => glasses[each].pour(pour(3), view, NAMES))).toEqual([
    "pour antidote 3 into glass A",
    "verser l'antidote 3 dans le verre A",
    "verter el antídoto 3 en el vaso A",
  ]);
  expect(said((each) => glasses[each].pour(pour(-6), view, NAMES))).toEqual([
    "pour poison 6 into glass A",
    "verser le poison 6 dans le verre A",
    "verter el veneno 6 en el vaso A",
  ]);
  const exchange = { type: "exchange" as const, one: 0, other: 1, ids: [4, 5] };
  expect(said((each) => glasses[each].exchange(exchange, view, NAMES))).toEqual([
    "exchange the top cards of glasses A and B",
    "échanger les cartes du dessus des verres A et B",
    "intercambiar las cartas de encima de los vasos A y B",
  ]);
  expect(said((each) => glasses[each].refuse({ type: "refuse" }, view, NAMES))).toEqual([
    "refuse to drink",
    "ne pas boire",
    "no beber",
  ]);
});

test("a bet names the guess and what it pays; two chips on one guess are one bet", () => {
  const mat = [
    { odds: 6, number: null, seats: [] },
    { odds: 3, number: "1987", seats: [0] },
  ];
  const card = { display: "number" };
  const view = { mat, card } as unknown as WagerView;
  const bet = (...bets: [slot: number, chips: number][]) => ({
    type: "bet" as const,
    bets: bets.map(([slot, chips]) => ({ slot, chips })),
  });
  expect(said((each) => wagers[each].bet(bet([1, 300], [1, 0]), view, NAMES))).toEqual([
    "bet $500 on 1,987 (pays 3 to 1)",
    "miser 500 $ sur 1 987 (paie 3 contre 1)",
    "apostar 500 $ a 1987 (paga 3 a 1)",
  ]);
  expect(said((each) => wagers[each].bet(bet([1, 0], [0, 0]), view, NAMES))).toEqual([
    "bet $100 on smaller than all guesses (pays 6 to 1) and $100 on 1,987 (pays 3 to 1)",
    "miser 100 $ sur « plus petit que toutes » (paie 6 contre 1) et 100 $ sur 1 987 (paie 3 contre 1)",
    "apostar 100 $ a «menor que todas» (paga 6 a 1) y 100 $ a 1987 (paga 3 a 1)",
  ]);
  expect(said((each) => wagers[each].bet(bet(), view, NAMES))).toEqual([
    "bet nothing",
    "ne rien miser",
    "no apostar nada",
  ]);
  const year = { mat, card: { display: "year" } } as unknown as WagerView;
  expect(wagers.en.bet(bet([1, 0]), year, NAMES)).toBe("bet $100 on 1987 (pays 3 to 1)");
});

const BOOK = {
  cards: {
    names: {
      love: { en: "Love", fr: "Amour", es: "Amor" },
      wits: { en: "Wits", fr: "Esprit", es: "Ingenio" },
    },
    special: [],
  },
  chapters: [
    {
      board: {
        spaces: [
          { id: "barn", name: { en: "Barn", fr: "Grange", es: "Granero" }, number: null },
          { id: "7", name: null, number: 7 },
        ],
      },
      characters: { westley: { name: { en: "Westley", fr: "", es: "" } } },
      action: [],
      challenge: [],
    },
  ],
} as unknown as Book;
const viewOf = (effect?: object) =>
  ({ chapter: 1, due: effect ? [{ seat: 0, effect } as Due] : [] }) as unknown as BookView;

test("a step names who goes where and what it costs", () => {
  const step = { type: "step" as const, who: "westley", to: "barn", cards: [], riding: false };
  expect(said((each) => book[each].step(step, viewOf(), NAMES, BOOK))).toEqual([
    "move Westley to Barn",
    "déplacer Westley vers « Grange »",
    "mover a Westley a Granero",
  ]);
  const dear = { ...step, to: "7", cards: ["love", "love", "wits"], riding: true };
  expect(said((each) => book[each].step(dear, viewOf(), NAMES, BOOK))).toEqual([
    "move Westley to space 7, with whoever rides along, discarding 2 × Love and Wits",
    "déplacer Westley vers la case 7, avec son passager, en défaussant 2 × Amour et Esprit",
    "mover a Westley a la casilla 7, con quien lleva, descartando 2 × Amor e Ingenio",
  ]);
});

test("squads are driven off, and doors opened, where they are", () => {
  const act = { type: "act" as const, action: "shoo", target: "7", cards: ["wits"] };
  expect(said((each) => book[each].act(act, viewOf(), NAMES, BOOK))).toEqual([
    "drive the Brute Squad off space 7, with Wits",
    "chasser la Brigade de brutes de la case 7, avec Esprit",
    "echar a la Brigada de brutos de la casilla 7, con Ingenio",
  ]);
  const unlock = { ...act, action: "break", target: "barn" };
  expect(said((each) => book[each].act(unlock, viewOf(), NAMES, BOOK))).toEqual([
    "open the lock at Barn, with Wits",
    "forcer la serrure de « Grange », avec Esprit",
    "abrir la cerradura de Granero, con Ingenio",
  ]);
});

test("what one suffers, or stands firm against, is what is asked about", () => {
  const strike = viewOf({ do: "strike", icon: "wits", kind: "rous", who: ["westley"] });
  const beset = viewOf({ do: "beset", who: "westley" });
  const leaving = viewOf({ do: "walk", leaving: { who: "westley" } });
  const suffer = { type: "suffer" as const };
  const discard = { type: "discard" as const, card: "love" };
  expect(book.en.suffer(suffer, strike, NAMES, BOOK)).toBe("take the wound");
  expect(said((each) => book[each].suffer(suffer, beset, NAMES, BOOK))).toEqual([
    "let Westley be driven back",
    "laisser reculer Westley",
    "dejar que retroceda Westley",
  ]);
  expect(book.en.discard(discard, beset, NAMES, BOOK)).toBe("stand firm with Love");
  expect(book.en.discard(discard, viewOf(), NAMES, BOOK)).toBe("discard Love");
  expect(said((each) => book[each]["end-moving"]({ type: "end-moving" }, leaving, NAMES, BOOK))) //
    .toEqual(["let Westley stay", "laisser Westley sur place", "dejar a Westley donde está"]);
});

test("another seat has its name, or else its number", () => {
  const trade = { type: "trade" as const, seat: 1, give: "love", take: "wits" };
  expect(said((each) => book[each].trade(trade, viewOf(), NAMES, BOOK))).toEqual([
    "offer Ben Love for Wits",
    "proposer à Ben Amour contre Esprit",
    "ofrecer a Ben Amor por Ingenio",
  ]);
  expect(said((each) => book[each].trade(trade, viewOf(), [], BOOK))).toEqual([
    "offer seat 2 Love for Wits",
    "proposer à la place 2 Amour contre Esprit",
    "ofrecer al asiento 2 Amor por Ingenio",
  ]);
});

test("advice begins a line, and tells its reader to go first", () => {
  const first = { type: "goes-first" as const, seat: 1 };
  const line = (reader: number) => moveLine("en", first, viewOf(), namesFor(NAMES, reader), BOOK);
  expect([line(0), line(1)]).toEqual(["Let Ben go first", "Go first"]);
});
