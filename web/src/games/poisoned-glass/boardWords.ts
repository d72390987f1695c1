// Words on the board itself.
import { anyOf, letter } from "../../lib/sentences";
import { either, speak, whoAre, whoIs, type Names, type Who } from "../../lib/who";
import { inLanguages, language } from "../../lib/language.svelte";
import { FULL, isPoison } from "./table";
import type { SeenDose, SeenGlass } from "./types";
import { halved } from "./words.shared";

type How = NonNullable<SeenDose["how"]>;

interface Naming {
  first: string;
  other: (glass: string) => string;
}

interface BoardWords {
  antidote: string;
  poison: string;
  unknown: string;
  glass: (letter: string) => string;
  glasses: string;
  holds: (cards: number, full: number) => string;
  how: Record<How, string>;
  lay: string;
  pouredBy: (who: Who) => string;
  spiedBy: (who: readonly Who[]) => string;
  looked: string;
  oneOf: (cards: string) => string;
  taken: (who: Who) => string;
  drank: (who: Who) => string;
  refused: (who: Who) => string;
  opened: (antidote: string, poison: string) => string;
  seats: string;
  wesley: string;
  vizzini: string;
  power: string;
  spent: string;
  hearts: (count: number) => string;
  cards: (count: number) => string;
  round: (round: number) => string;
  phases: Record<"spy" | "fill" | "choose" | "drink", string>;
  phase: string;
  turn: Record<"spy" | "fill" | "choose" | "drink", (who: Who) => string>;
  /** Vizzini has poured, and may still exchange. */
  turnPower: (who: Who) => string;
  turnLooking: (who: Who, one: string, other: string) => string;
  spyNow: (left: number) => string;
  pickCard: string;
  pickGlass: (card: string) => string;
  afterPouring: string;
  /** Vizzini names two glasses, to exchange their tops or to look at them first. */
  swap: Naming;
  look: Naming;
  decide: (one: string, other: string) => string;
  chooseNow: string;
  drinkNow: (glass: string) => string;
  dealing: string;
  over: string;
  yourCards: string;
  yourTurn: string;
  spy: (glass: string) => string;
  pour: (card: string, glass: string) => string;
  choose: (glass: string) => string;
  exchangeOne: (glass: string) => string;
  lookAt: (one: string, other: string) => string;
  exchange: (one: string, other: string) => string;
  usePower: string;
  leave: string;
  leaveThem: string;
  drink: string;
  refuse: string;
  tally: string;
  seen: string;
  states: Record<"here" | "somewhere" | "unseen", string>;
  aside: string;
  drinks: (who: Who) => string;
  doesNotDrink: (who: Who) => string;
  iDrink: string;
  iDoNot: string;
  ofWesley: (halves: string) => string;
  more: Record<"antidote" | "poison" | "neither", string>;
  countsAs: Record<"antidote" | "poison" | "neither", string>;
  leftover: string;
}

export const boardWords = inLanguages<BoardWords>({
  en: {
    antidote: "antidote",
    poison: "poison",
    unknown: "unknown",
    glass: (letter) => `Glass ${letter}`,
    glasses: "Glasses",
    holds: (cards, full) => `${cards} of ${full} cards`,
    how: {
      spied: "you spied it",
      poured: "you poured it",
      passed: "you passed it on",
      exchanged: "you saw it as Vizzini",
      revealed: "opened",
      counted: "nothing else is left",
    },
    lay: "dealt",
    pouredBy: (who) => `poured by ${speak.en.name(who)}`,
    spiedBy: (who) => `spied by ${speak.en.all(who)}`,
    looked: "Vizzini has seen it",
    oneOf: (cards) => `it is ${cards}`,
    taken: (who) => `${speak.en.does(who, "has", "have")} taken it`,
    drank: (who) => `${speak.en.label(who)} drank it`,
    refused: (who) => `${speak.en.label(who)} did not drink it`,
    opened: (antidote, poison) => `antidote ${antidote}, poison ${poison}`,
    seats: "Seats",
    wesley: "Wesley",
    vizzini: "Vizzini",
    power: "may exchange two cards",
    spent: "has used the power",
    hearts: (count) => (count === 1 ? "1 heart" : `${count} hearts`),
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    round: (round) => `Round ${round}`,
    phases: { spy: "Spy", fill: "Pour", choose: "Choose", drink: "Drink?" },
    phase: "Phases of the round",
    turn: {
      spy: (who) => speak.en.does(who, "spies", "spy"),
      fill: (who) => speak.en.does(who, "pours", "pour"),
      choose: (who) => `${speak.en.does(who, "chooses", "choose")} a glass`,
      drink: (who) => `${speak.en.label(who)}: drink or not?`,
    },
    turnPower: (who) => `${speak.en.label(who)} may exchange two top cards`,
    turnLooking: (who, one, other) =>
      `${speak.en.does(who, "looks", "look")} at the tops of ${one} and ${other}`,
    spyNow: (left) => (left === 1 ? "Look into one glass" : `Look into ${left} glasses`),
    pickCard: "Your turn: pick a card to pour",
    pickGlass: (card) => `Pour ${card} into which glass?`,
    afterPouring: "Exchange two top cards, or go on?",
    swap: {
      first: "Exchange two top cards: the first glass?",
      other: (glass) => `Exchange the top of ${glass} with that of…`,
    },
    look: {
      first: "Look at two top cards: the first glass?",
      other: (glass) => `Look at the top of ${glass} and that of…`,
    },
    decide: (one, other) => `The tops of ${one} and ${other}: exchange them?`,
    chooseNow: "Take the glass you want",
    drinkNow: (glass) => `Glass ${glass}: do you drink it?`,
    dealing: "The cards are being dealt",
    over: "The game is over",
    yourCards: "Your cards",
    yourTurn: "Your turn",
    spy: (glass) => `Look into glass ${glass}`,
    pour: (card, glass) => `Pour ${card} into glass ${glass}`,
    choose: (glass) => `Take glass ${glass}`,
    exchangeOne: (glass) => `Exchange: glass ${glass}`,
    lookAt: (one, other) => `Look at the tops of ${one} and ${other}`,
    exchange: (one, other) => `Exchange the tops of ${one} and ${other}`,
    usePower: "Exchange",
    leave: "Not now",
    leaveThem: "Leave them",
    drink: "Drink",
    refuse: "Don't drink",
    tally: "Cards of the round that you have seen",
    seen: "Seen",
    states: { here: "seen", somewhere: "seen, passed on", unseen: "not seen" },
    aside: "one card lies aside",
    drinks: (who) => speak.en.does(who, "drinks", "drink"),
    doesNotDrink: (who) => speak.en.does(who, "does not drink", "do not drink"),
    iDrink: "I drink!",
    iDoNot: "I do not drink.",
    ofWesley: (halves) => `+${halves} as Wesley`,
    more: { antidote: "More antidote", poison: "More poison", neither: "As much of both" },
    countsAs: {
      antidote: "As much of both: counts as antidote",
      poison: "As much of both: counts as poison",
      neither: "As much of both: nothing happens",
    },
    leftover: "What was not drunk",
  },
  fr: {
    antidote: "antidote",
    poison: "poison",
    unknown: "inconnue",
    glass: (letter) => `Verre ${letter}`,
    glasses: "Verres",
    holds: (cards, full) => `${cards} ${cards < 2 ? "carte" : "cartes"} sur ${full}`,
    how: {
      spied: "tu l'as espionnée",
      poured: "tu l'as versée",
      passed: "tu l'as passée",
      exchanged: "tu l'as vue comme Vizzini",
      revealed: "ouverte",
      counted: "il ne reste qu'elle",
    },
    lay: "donnée",
    pouredBy: (who) => `versée par ${speak.fr.name(who)}`,
    spiedBy: (who) => `espionnée par ${speak.fr.all(who)}`,
    looked: "Vizzini l'a vue",
    oneOf: (cards) => `c'est ${cards}`,
    taken: (who) => `pris par ${speak.fr.name(who)}`,
    drank: (who) => `bu par ${speak.fr.name(who)}`,
    refused: (who) => `refusé par ${speak.fr.name(who)}`,
    opened: (antidote, poison) => `antidote ${antidote}, poison ${poison}`,
    seats: "Places",
    wesley: "Wesley",
    vizzini: "Vizzini",
    power: "peut échanger deux cartes",
    spent: "a utilisé son pouvoir",
    hearts: (count) => (count < 2 ? `${count} cœur` : `${count} cœurs`),
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    round: (round) => `Manche ${round}`,
    phases: { spy: "Espionner", fill: "Verser", choose: "Choisir", drink: "Boire\u202f?" },
    phase: "Phases de la manche",
    turn: {
      spy: (who) => speak.fr.does(who, "espionne", "espionnes"),
      fill: (who) => speak.fr.does(who, "verse", "verses"),
      choose: (who) => `${speak.fr.does(who, "choisit", "choisis")} un verre`,
      drink: (who) => `${speak.fr.label(who)}\u202f: boire ou non\u202f?`,
    },
    turnPower: (who) => `${speak.fr.does(who, "peut", "peux")} échanger deux dessus`,
    turnLooking: (who, one, other) =>
      `${speak.fr.does(who, "regarde", "regardes")} les dessus de ${one} et de ${other}`,
    spyNow: (left) => (left === 1 ? "Regarde dans un verre" : `Regarde dans ${left} verres`),
    pickCard: "À toi\u202f: choisis une carte à verser",
    pickGlass: (card) => `${card}\u202f: dans quel verre\u202f?`,
    afterPouring: "Échanger deux cartes du dessus, ou continuer\u202f?",
    swap: {
      first: "Échanger deux dessus\u202f: quel verre d'abord\u202f?",
      other: (glass) => `Échanger le dessus de ${glass} avec celui de…`,
    },
    look: {
      first: "Regarder deux dessus\u202f: quel verre d'abord\u202f?",
      other: (glass) => `Regarder le dessus de ${glass} et celui de…`,
    },
    decide: (one, other) => `Dessus de ${one} et de ${other}\u202f: les échanger\u202f?`,
    chooseNow: "Prends le verre que tu veux",
    drinkNow: (glass) => `Verre ${glass}\u202f: le bois-tu\u202f?`,
    dealing: "On donne les cartes",
    over: "La partie est finie",
    yourCards: "Tes cartes",
    yourTurn: "À toi",
    spy: (glass) => `Regarder dans le verre ${glass}`,
    pour: (card, glass) => `Verser ${card} dans le verre ${glass}`,
    choose: (glass) => `Prendre le verre ${glass}`,
    exchangeOne: (glass) => `Échanger\u202f: verre ${glass}`,
    lookAt: (one, other) => `Regarder les dessus de ${one} et de ${other}`,
    exchange: (one, other) => `Échanger les dessus de ${one} et de ${other}`,
    usePower: "Échanger",
    leave: "Pas encore",
    leaveThem: "Les laisser",
    drink: "Boire",
    refuse: "Ne pas boire",
    tally: "Cartes de la manche que tu as vues",
    seen: "Vues",
    states: { here: "vue", somewhere: "vue, passée", unseen: "pas vue" },
    aside: "une carte est à l'écart",
    drinks: (who) => speak.fr.does(who, "boit", "bois"),
    doesNotDrink: (who) => speak.fr.does(who, "ne boit pas", "ne bois pas"),
    iDrink: "Je bois\u202f!",
    iDoNot: "Je ne bois pas.",
    ofWesley: (halves) => `+${halves} pour Wesley`,
    more: { antidote: "Plus d'antidote", poison: "Plus de poison", neither: "Autant des deux" },
    countsAs: {
      antidote: "Autant des deux\u202f: compte comme antidote",
      poison: "Autant des deux\u202f: compte comme poison",
      neither: "Autant des deux\u202f: il ne se passe rien",
    },
    leftover: "Ce que personne n'a bu",
  },
  es: {
    antidote: "antídoto",
    poison: "veneno",
    unknown: "desconocida",
    glass: (letter) => `Vaso ${letter}`,
    glasses: "Vasos",
    holds: (cards, full) => `${cards} de ${full} cartas`,
    how: {
      spied: "la espiaste",
      poured: "la vertiste",
      passed: "la pasaste",
      exchanged: "la viste como Vizzini",
      revealed: "abierta",
      counted: "no queda otra",
    },
    lay: "repartida",
    pouredBy: (who) => `vertida por ${either(who, "ti", (name) => name)}`,
    spiedBy: (who) => `espiada por ${speak.es.all(who, who.length > 1 ? "por ti" : "ti")}`,
    looked: "Vizzini la ha visto",
    oneOf: (cards) => `es ${cards}`,
    taken: (who) => either(who, "lo tienes tú", (name) => `lo tiene ${name}`),
    drank: (who) => speak.es.does(who, "lo bebió", "lo bebiste"),
    refused: (who) => speak.es.does(who, "no lo bebió", "no lo bebiste"),
    opened: (antidote, poison) => `antídoto ${antidote}, veneno ${poison}`,
    seats: "Asientos",
    wesley: "Wesley",
    vizzini: "Vizzini",
    power: "puede intercambiar dos cartas",
    spent: "ha usado el poder",
    hearts: (count) => (count === 1 ? "1 corazón" : `${count} corazones`),
    cards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    round: (round) => `Ronda ${round}`,
    phases: { spy: "Espiar", fill: "Verter", choose: "Elegir", drink: "¿Beber?" },
    phase: "Fases de la ronda",
    turn: {
      spy: (who) => speak.es.does(who, "espía", "espías"),
      fill: (who) => speak.es.does(who, "vierte", "viertes"),
      choose: (who) => `${speak.es.does(who, "elige", "eliges")} un vaso`,
      drink: (who) => `${speak.es.label(who)}: ¿beber o no?`,
    },
    turnPower: (who) => `${speak.es.does(who, "puede", "puedes")} intercambiar dos cartas`,
    turnLooking: (who, one, other) =>
      `${speak.es.does(who, "mira", "miras")} las de encima de ${one} y ${other}`,
    spyNow: (left) => (left === 1 ? "Mira en un vaso" : `Mira en ${left} vasos`),
    pickCard: "Te toca: elige una carta para verter",
    pickGlass: (card) => `${card}: ¿en qué vaso?`,
    afterPouring: "¿Intercambiar dos cartas de encima o seguir?",
    swap: {
      first: "Intercambiar dos cartas: ¿primer vaso?",
      other: (glass) => `Intercambiar la de encima de ${glass} con la de…`,
    },
    look: {
      first: "Mirar dos cartas de encima: ¿primer vaso?",
      other: (glass) => `Mirar la de encima de ${glass} y la de…`,
    },
    decide: (one, other) => `Las de encima de ${one} y ${other}: ¿intercambiarlas?`,
    chooseNow: "Toma el vaso que quieras",
    drinkNow: (glass) => `Vaso ${glass}: ¿lo bebes?`,
    dealing: "Se reparten las cartas",
    over: "La partida ha terminado",
    yourCards: "Tus cartas",
    yourTurn: "Te toca",
    spy: (glass) => `Mirar en el vaso ${glass}`,
    pour: (card, glass) => `Verter ${card} en el vaso ${glass}`,
    choose: (glass) => `Tomar el vaso ${glass}`,
    exchangeOne: (glass) => `Intercambiar: vaso ${glass}`,
    lookAt: (one, other) => `Mirar las de encima de ${one} y ${other}`,
    exchange: (one, other) => `Intercambiar las de encima de ${one} y ${other}`,
    usePower: "Intercambiar",
    leave: "Ahora no",
    leaveThem: "Dejarlas",
    drink: "Beber",
    refuse: "No beber",
    tally: "Cartas de la ronda que has visto",
    seen: "Vistas",
    states: { here: "vista", somewhere: "vista, pasada", unseen: "sin ver" },
    aside: "hay una carta apartada",
    drinks: (who) => speak.es.does(who, "bebe", "bebes"),
    doesNotDrink: (who) => speak.es.does(who, "no bebe", "no bebes"),
    iDrink: "¡Bebo!",
    iDoNot: "No bebo.",
    ofWesley: (halves) => `+${halves} de Wesley`,
    more: { antidote: "Más antídoto", poison: "Más veneno", neither: "Tanto de uno como de otro" },
    countsAs: {
      antidote: "Igual de ambos: cuenta como antídoto",
      poison: "Igual de ambos: cuenta como veneno",
      neither: "Igual de ambos: no pasa nada",
    },
    leftover: "Lo que nadie ha bebido",
  },
});

export const saidCard = (card: number) =>
  `${isPoison(card) ? boardWords().poison : boardWords().antidote} ${Math.abs(card)}`;

export const saidHalves = (halves: number) => halved(language.current, halves);

/** A glass for a screen reader: how full it is, and of every card what is to be seen of it. */
export function saidGlass(glass: SeenGlass, number: number, names: Names): string {
  const words = boardWords();
  const name = `${words.glass(letter(number))}, ${words.holds(glass.cards.length, FULL)}`;
  return [name, ...glass.cards.map((dose) => saidDose(dose, names))].join(". ") + ".";
}

function saidDose(dose: SeenDose, names: Names): string {
  const words = boardWords();
  const parts = [dose.card === null ? words.unknown : saidCard(dose.card)];
  if (dose.how) parts.push(words.how[dose.how]);
  if (dose.among.length) parts.push(words.oneOf(anyOf(language.current, dose.among.map(saidCard))));
  // What the reader has poured was said already.
  if (dose.seat === null) parts.push(words.lay);
  else if (dose.how !== "poured" || names.me !== dose.seat)
    parts.push(words.pouredBy(whoIs(names, dose.seat)));
  if (dose.spies.length) parts.push(words.spiedBy(whoAre(names, dose.spies)));
  if (dose.looked) parts.push(words.looked);
  return parts.join(", ");
}
