// Why another move would have been better, in three languages, by figures that are given.
import { expect, test, vi } from "vitest";
import { reasonWords as book } from "../src/games/adventure-book/reasons";
import { reasonWords as goblets } from "../src/games/battle-of-wits/reasons";
import { reasonWords as dice } from "../src/games/pirates-dice/reasons";
import { reasonWords as glasses } from "../src/games/poisoned-glass/reasons";
import { reasonWords as wagers } from "../src/games/wits-and-wagers/reasons";

// the language of the page asks the browser for its own
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

type Say = (why: never, judged: never) => string;

/** The same in all languages, with plain spaces. */
const said = (words: Record<"en" | "fr" | "es", Say>, why: unknown, judged: object) =>
  (["en", "fr", "es"] as const).map((language) =>
    words[language](
      why as never,
      { names: ["Anne", "Ben"], printed: null, ...judged } as never,
    ).replace(/[\u00a0\u202f]/g, " "),
  );

test("a bid that should have been challenged is told by the dice in hand, and by what came of raising", () => {
  const odds = (count: number, holds: number, doubted: number | null, by_dice = holds) => ({
    bid: { type: "bid", count, face: 4 },
    ...{ holds, by_dice, doubted },
  });
  const why = { standing: odds(5, 0.21, null, 0.35), made: odds(6, 0.09, 0.9), better: null };
  const view = { dice: [2, 4, 5] };
  expect(said(dice, why, { view })).toEqual([
    "With one 4 and no skulls in your hand, the bid of five 4s holds 21% of the time as the bids tell (35% going by your own dice alone): a challenge is right 79% of the time. The bid of six 4s holds 9% of the time, and the next player challenges it 90% of the time.",
    "Avec un 4 et aucun crâne en main, l'annonce de cinq 4 tient dans 21 % des cas d'après les annonces (35 % d'après tes seuls dés) : la défier réussit dans 79 % des cas. L'annonce de six 4 tient dans 9 % des cas, et le suivant la défie dans 90 % des cas.",
    "Con un 4 y ninguna calavera en la mano, la apuesta de cinco 4 se cumple el 21 % de las veces según las apuestas (el 35 % solo por tus dados): desafiarla acierta el 79 % de las veces. La apuesta de seis 4 se cumple el 9 % de las veces, y el siguiente la desafía el 90 % de las veces.",
  ]);
  const bids = { standing: odds(1, 1, null), made: odds(3, 0.2, 0.5), better: odds(2, 0.7, 0.1) };
  expect(said(dice, bids, { view })[0]).toBe(
    "The bid of two 4s holds 70% of the time, and the next player challenges it 10% of the time. The bid of three 4s holds 20% of the time, and the next player challenges it 50% of the time.",
  );
  const other = { ...bids, made: bids.better, better: bids.made };
  const low = [/so low a bid .* loses more\.$/, /si basse, .* perd plus\.$/, /tan baja .* más\.$/];
  for (const [at, later] of low.entries()) expect(said(dice, other, { view })[at]).toMatch(later);
  const high = { ...bids, made: odds(3, 0.9, 0.1), better: odds(2, 0.5, 0.5) };
  for (const [at, later] of [/once; followed/, /moment ; suivie/, /acto; seguida/].entries())
    expect(said(dice, high, { view })[at]).toMatch(later);
  const alike = { ...why, standing: odds(5, 0.38, null, 0.35) };
  expect(said(dice, alike, { view })[0]).toContain(
    "holds 35% of the time: a challenge is right 65% of the time.",
  );
});

test("a goblet is told by what was known of it, and how often one comes to drink from it", () => {
  const cards = (...cards: (number | null)[]) => ({ contents: cards.map((card) => ({ card })) });
  const laid = (type: string, card: number) => ({ type, card, goblet: 1 });
  const row = { seats: [0, 1], goblets: [cards(4, 5, null, null), cards(null), cards()] };
  const view = { seat: 0, rows: [row], setup: { winner: "alive" } };
  const why = {
    better: {
      ...{ goblet: 1, often: 0.93, pays: 0.8 },
      plan: [
        laid("bid", 1),
        laid("bid", 3),
        laid("pour", 6),
        laid("bid", 5),
        { ...laid("pour", 8), sicilian: true },
      ],
    },
    made: { goblet: 0, often: 0.6, pays: 0.07, plan: [] },
  };
  expect(said(goblets, why, { view, move: { type: "bid" } })).toEqual([
    "The plan: bid 1, 3 and 5 on B, pour 6 and the Sicilian 8 into B. Then you drink from goblet B 93% of the time (else from another), and it is safe in 80% of these games; after what you did you drink from goblet A 60% of the time (else from another), and it is safe in 7%. Of goblet B you knew nothing, with 1 card face-down. In goblet A you knew 4 wine and 5 poison, with 2 unknown cards.",
    "Le plan : miser 1, 3 et 5 sur B, verser 6 et le 8 sicilien dans B. Tu bois alors la coupe B dans 93 % des cas (sinon une autre), et elle est sûre dans 80 % de ces parties ; après ton choix, tu bois la coupe A dans 60 % des cas (sinon une autre), et elle est sûre dans 7 %. De la coupe B tu ne savais rien : 1 carte face cachée. Dans la coupe A tu connaissais 4 de vin et 5 de poison, avec 2 cartes inconnues.",
    "El plan: pujar con 1, 3 y 5 por B, verter 6 y el 8 siciliano en B. Entonces bebes de la copa B el 93 % de las veces (si no, de otra), y es segura en el 80 % de esas partidas; tras tu elección bebes de la copa A el 60 % de las veces (si no, de otra), y es segura en el 7 %. De la copa B no sabías nada: 1 carta boca abajo. En la copa A conocías 4 de vino y 5 de veneno, con 2 cartas desconocidas.",
  ]);
  const same = {
    better: { goblet: 0, often: 0.99, pays: 0.97, plan: [laid("bid", 1)] },
    made: { goblet: 0, often: 0.96, pays: 0.71, plan: [] },
  };
  expect(said(goblets, same, { view, move: { type: "bid" } })[0]).toBe(
    "The plan: bid 1 on B. You drink from goblet A either way: it is safe 97% of the time then, and 71% after what you did. In goblet A you knew 4 wine and 5 poison, with 2 unknown cards.",
  );
  const total = { ...view, setup: { winner: "highest-total" } };
  const seldom = { ...why, made: { ...why.made, often: 0.26 } };
  expect(said(goblets, seldom, { view, move: { type: "bid" } })[0]).toContain(
    "The danger of what you did is goblet A: you end up with it 26% of the time, and then it is safe in 7%.",
  );
  const taken = {
    better: { ...why.better, plan: [], goblet: 2 },
    made: { ...why.made, goblet: 2 },
  };
  expect(said(goblets, taken, { view: total, move: { type: "take" } })[0]).toBe(
    "Goblet C has the highest total 80% of the time, goblet C 7%.",
  );
});

test("a glass is told by how often it is good, and what that costs in hearts", () => {
  const why = {
    better: { glass: 1, often: 0.7, good: 0.88, own: 0.31, others: 0.84, leads: 0.6 },
    made: { glass: 2, often: 1, good: 0.35, own: 0.62, others: 0.4, leads: 0.3 },
  };
  expect(said(glasses, why, { move: { type: "pour" } })).toEqual([
    "Then you take glass B (70% of the time), which is good 88% of the time; after what you did glass C, good 35%. On average that costs you 0.3 hearts in this round and each of the others 0.8; what you did costs you 0.6 and them 0.4.",
    "Tu prends alors le verre B (dans 70 % des cas), bon dans 88 % des cas ; après ton choix, le verre C, bon dans 35 %. En moyenne, cela te coûte 0,3 cœur dans cette manche et 0,8 à chacun des autres ; ton choix t'en coûte 0,6, et 0,4 à chacun d'eux.",
    "Entonces tomas el vaso B (el 70 % de las veces), bueno el 88 % de las veces; tras tu elección, el vaso C, bueno el 35 %. De media eso te cuesta 0,3 corazones en esta ronda y 0,8 a cada uno de los demás; tu elección te cuesta 0,6 y a ellos 0,4.",
  ]);
  expect(said(glasses, why, { move: { type: "choose" } })[0]).toMatch(
    /^Glass B is good 88% of the time, glass C 35%\. On average/,
  );
  const worse = { better: { ...why.better, good: 0.06 }, made: why.made };
  expect(said(glasses, worse, { move: { type: "pour" } })[0]).toBe(
    "It is not about a better glass for you: a glass that you know to be poisoned you refuse at no cost, and every good glass that somebody else drinks costs you a heart. On average that costs you 0.3 hearts in this round and each of the others 0.8; what you did costs you 0.6 and them 0.4.",
  );
  const drunk = { better: { ...why.made, leads: 0.4 }, made: why.made };
  expect(said(glasses, drunk, { move: { type: "refuse" } })[0]).toMatch(
    /^Glass C is good 35% of the time: then a drink .* Then nobody has more hearts than you after the round 40% of the time, and after what you did 30%\.$/,
  );
});

test("bets are told by what each guess pays and how often it wins", () => {
  const mat = [
    { odds: 6, number: null },
    { odds: 2, number: "1609" },
    { odds: 5, number: "2000" },
  ];
  const bet = (...slots: number[]) => ({ type: "bet", bets: slots.map((slot) => ({ slot })) });
  const view = { mat, card: { display: "year" }, round: 7, last: false, setup: { questions: 7 } };
  const why = { chances: [0.6, 0.34, 0.06], better: { money: 602 }, made: { money: 158 } };
  expect(said(wagers, why, { view, move: bet(2, 2), favourite: bet(1, 0) })).toEqual([
    "1609 pays 2 to 1 and wins 34% of the time; “smaller than all guesses” pays 6 to 1 and wins 60% of the time; 2000 pays 5 to 1 and wins 6% of the time. That leaves you $600 on average, and what you did $160. It was the last question: only having the most money counts.",
    "1609 paie 2 contre 1 et gagne dans 34 % des cas ; « plus petit que toutes » paie 6 contre 1 et gagne dans 60 % des cas ; 2000 paie 5 contre 1 et gagne dans 6 % des cas. Cela te laisse 600 $ en moyenne, et ton choix 160 $. C'était la dernière question : seul compte d'avoir le plus d'argent.",
    "1609 paga 2 a 1 y gana el 34 % de las veces; «menor que todas» paga 6 a 1 y gana el 60 % de las veces; 2000 paga 5 a 1 y gana el 6 % de las veces. Eso te deja 600 $ de media, y tu elección 160 $. Era la última pregunta: solo cuenta tener más dinero que nadie.",
  ]);
});

test("a turn of the book is told as a whole plan, with what it completes and wards off", () => {
  const named = (en: string, fr: string, es: string) => ({ name: { en, fr, es } });
  const printed = {
    cards: { names: {}, special: [] },
    chapters: [
      {
        board: { spaces: [{ id: "7", name: null, number: 7 }] },
        characters: { westley: named("Westley", "Westley", "Westley") },
        challenge: [{ id: "climb", ...named("The Climb", "L'escalade", "La escalada") }],
        tracks: {},
      },
    ],
  };
  const step = { type: "step", who: "westley", to: "7", cards: [], riding: false };
  const moves = [step, { type: "complete", challenge: "climb", cards: [] }];
  const why = {
    better: { moves, completes: ["climb"], missing: 23, lost: 0.05, soon: 0.1 },
    made: { moves: [{ type: "end-moving" }], completes: [], missing: 27.4, lost: 0.21, soon: 0.3 },
  };
  const view = { chapter: 1, due: [] };
  expect(said(book, why, { view, printed })).toEqual([
    "It completes “The Climb” in this turn, and what you did does not. The next Plot card interrupts the chapter 5% of the time then, and 21% after what you did. Then about 23 steps and cards are missing to the end of the chapter, and 27 after what you did. The whole plan: move Westley to space 7; then complete “The Climb”.",
    "Cela réussit « L'escalade » dès ce tour, et ton choix non. La prochaine carte Intrigue interrompt alors le chapitre dans 5 % des cas, et dans 21 % après ton choix. Il manque alors environ 23 pas et cartes jusqu'à la fin du chapitre, et 27 après ton choix. Tout le plan : déplacer Westley vers la case 7 ; puis réussir « L'escalade ».",
    "Con eso se supera «La escalada» en este turno, y con tu elección no. La próxima carta de Trama interrumpe entonces el capítulo el 5 % de las veces, y el 21 % tras tu elección. Entonces faltan unos 23 pasos y cartas hasta el final del capítulo, y 27 tras tu elección. Todo el plan: mover a Westley a la casilla 7; luego superar «La escalada».",
  ]);
  const later = { better: why.better, made: { ...why.better, soon: 0.3 } };
  expect(said(book, later, { view, printed })[0]).toMatch(
    /^If nobody does anything about it, one of the next two Plot cards .* 10% .* 30% after what you did/,
  );
  expect(said(book, { better: why.made, made: why.better }, { view, printed })[0]).toBe("");
});
