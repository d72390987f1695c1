// Words on the board itself.
import { anyOf, letter, listed } from "../../lib/sentences";
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
  pouredBy: (name: string) => string;
  spiedBy: (names: string) => string;
  looked: string;
  oneOf: (cards: string) => string;
  taken: (name: string) => string;
  drank: (name: string) => string;
  refused: (name: string) => string;
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
  turn: Record<"spy" | "fill" | "choose" | "drink", (name: string) => string>;
  /** Vizzini has poured, and may still exchange. */
  turnPower: (name: string) => string;
  turnLooking: (name: string, one: string, other: string) => string;
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
  drinks: (name: string) => string;
  doesNotDrink: (name: string) => string;
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
    pouredBy: (name) => `poured by ${name}`,
    spiedBy: (names) => `spied by ${names}`,
    looked: "Vizzini has seen it",
    oneOf: (cards) => `it is ${cards}`,
    taken: (name) => `${name} has taken it`,
    drank: (name) => `${name} drank it`,
    refused: (name) => `${name} did not drink it`,
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
      spy: (name) => `${name} spies`,
      fill: (name) => `${name} pours`,
      choose: (name) => `${name} chooses a glass`,
      drink: (name) => `${name}: drink or not?`,
    },
    turnPower: (name) => `${name} may exchange two top cards`,
    turnLooking: (name, one, other) => `${name} looks at the tops of ${one} and ${other}`,
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
    drinks: (name) => `${name} drinks`,
    doesNotDrink: (name) => `${name} does not drink`,
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
      spied: "vous l'avez espionnée",
      poured: "vous l'avez versée",
      passed: "vous l'avez passée",
      exchanged: "vous l'avez vue comme Vizzini",
      revealed: "ouverte",
      counted: "il ne reste qu'elle",
    },
    lay: "donnée",
    pouredBy: (name) => `versée par ${name}`,
    spiedBy: (names) => `espionnée par ${names}`,
    looked: "Vizzini l'a vue",
    oneOf: (cards) => `c'est ${cards}`,
    taken: (name) => `pris par ${name}`,
    drank: (name) => `bu par ${name}`,
    refused: (name) => `refusé par ${name}`,
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
      spy: (name) => `${name} espionne`,
      fill: (name) => `${name} verse`,
      choose: (name) => `${name} choisit un verre`,
      drink: (name) => `${name}\u202f: boire ou non\u202f?`,
    },
    turnPower: (name) => `${name} peut échanger deux dessus`,
    turnLooking: (name, one, other) => `${name} regarde les dessus de ${one} et de ${other}`,
    spyNow: (left) => (left === 1 ? "Regardez dans un verre" : `Regardez dans ${left} verres`),
    pickCard: "À vous\u202f: choisissez une carte à verser",
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
    chooseNow: "Prenez le verre que vous voulez",
    drinkNow: (glass) => `Verre ${glass}\u202f: le buvez-vous\u202f?`,
    dealing: "On donne les cartes",
    over: "La partie est finie",
    yourCards: "Vos cartes",
    yourTurn: "À vous",
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
    tally: "Cartes de la manche que vous avez vues",
    seen: "Vues",
    states: { here: "vue", somewhere: "vue, passée", unseen: "pas vue" },
    aside: "une carte est à l'écart",
    drinks: (name) => `${name} boit`,
    doesNotDrink: (name) => `${name} ne boit pas`,
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
    pouredBy: (name) => `vertida por ${name}`,
    spiedBy: (names) => `espiada por ${names}`,
    looked: "Vizzini la ha visto",
    oneOf: (cards) => `es ${cards}`,
    taken: (name) => `lo tiene ${name}`,
    drank: (name) => `${name} lo bebió`,
    refused: (name) => `${name} no lo bebió`,
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
      spy: (name) => `${name} espía`,
      fill: (name) => `${name} vierte`,
      choose: (name) => `${name} elige un vaso`,
      drink: (name) => `${name}: ¿beber o no?`,
    },
    turnPower: (name) => `${name} puede intercambiar dos cartas`,
    turnLooking: (name, one, other) => `${name} mira las de encima de ${one} y ${other}`,
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
    drinks: (name) => `${name} bebe`,
    doesNotDrink: (name) => `${name} no bebe`,
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
export function saidGlass(glass: SeenGlass, number: number, names: readonly string[]): string {
  const words = boardWords();
  const name = `${words.glass(letter(number))}, ${words.holds(glass.cards.length, FULL)}`;
  return [name, ...glass.cards.map((dose) => saidDose(dose, names))].join(". ") + ".";
}

function saidDose(dose: SeenDose, names: readonly string[]): string {
  const words = boardWords();
  const parts = [dose.card === null ? words.unknown : saidCard(dose.card)];
  if (dose.how) parts.push(words.how[dose.how]);
  if (dose.among.length) parts.push(words.oneOf(anyOf(language.current, dose.among.map(saidCard))));
  parts.push(dose.seat === null ? words.lay : words.pouredBy(names[dose.seat] ?? ""));
  if (dose.spies.length) {
    const spies = dose.spies.map((seat) => names[seat] ?? "");
    parts.push(words.spiedBy(listed(language.current, spies)));
  }
  if (dose.looked) parts.push(words.looked);
  return parts.join(", ");
}
