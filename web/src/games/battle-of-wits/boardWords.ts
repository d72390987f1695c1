// Words on the board itself.
import { of } from "../../lib/french";
import { letter } from "../../lib/sentences";
import { inLanguages } from "../../lib/language.svelte";
import { either, speak, whoIs, type Names, type Who } from "../../lib/who";
import { isPoison } from "./table";
import type { Seen } from "./types";

interface BoardWords {
  goblet: (letter: string) => string;
  goblets: string;
  seats: string;
  contents: string;
  bids: string;
  none: string;
  wine: string;
  poison: string;
  sicilian: string;
  number: (card: number) => string;
  hidden: (card: string) => string;
  shown: (card: string) => string;
  laidBy: (who: Who, card: string) => string;
  holds: (who: Who) => string;
  before: (who: Who) => string;
  drank: (who: Who, wine: number, poison: number, lives: boolean) => string;
  lives: (who: Who) => string;
  dies: (who: Who) => string;
  alive: string;
  dead: string;
  cards: (count: number) => string;
  deals: string;
  immune: string;
  ready: string;
  wins: (count: number) => string;
  day: string;
  night: string;
  round: (now: number, of: number) => string;
  game: (number: number) => string;
  yourCards: string;
  pick: string;
  place: string;
  pourOnly: string;
  pourOrSwitch: string;
  choose: string;
  be: string;
  whoever: string;
  choosing: string;
  turnOf: (who: Who) => string;
  waits: string;
  dealing: string;
  drunk: string;
  pour: (card: string, goblet: string) => string;
  bid: (card: string, goblet: string) => string;
  take: (goblet: string) => string;
  immunity: string;
  switch: string;
  switchFirst: string;
  switchOther: (goblet: string) => string;
  switchOne: (goblet: string) => string;
  switchWith: (one: string, other: string) => string;
  next: string;
  living: string;
  mostlyDead: string;
  whichGame: string;
  dayBreaks: string;
  nothing: string;
  bidsOpen: string;
  winsWith: (who: Who, total: number) => string;
  noBids: string;
  nearest: string;
  drinks: (who: Who) => string;
  immuneTo: (poison: number) => string;
  /** Where teams play: what each is called, and how the reader sees them. */
  teams: readonly [string, string];
  yourSide: string;
  otherSide: string;
  /** How many of a side live, as soon as that is known. */
  side: (side: string, seats: number, alive: number | null) => string;
}

export const boardWords = inLanguages<BoardWords>({
  en: {
    goblet: (letter) => `Goblet ${letter}`,
    goblets: "Goblets",
    seats: "Seats",
    contents: "Contents",
    bids: "Bids",
    none: "none",
    wine: "wine",
    poison: "poison",
    sicilian: "Sicilian",
    number: (card) => `${isPoison(card) ? "poison" : "wine"} ${card}`,
    hidden: (card) => `${card}, face down`,
    shown: (card) => `${card}, face up`,
    laidBy: (who, card) => `${speak.en.label(who)}: ${card}`,
    holds: (who) => `${speak.en.does(who, "drinks", "drink")} from it`,
    before: (who) => `before ${speak.en.name(who)}`,
    drank: (who, wine, poison, lives) =>
      `${speak.en.label(who)} drank wine ${wine}, poison ${poison} and ${either(
        who,
        lives ? "live" : "are dead",
        () => (lives ? "lives" : "is dead"),
      )}`,
    lives: (who) => either(who, "you live", () => "lives"),
    dies: (who) => either(who, "you are poisoned", () => "is poisoned"),
    alive: "alive",
    dead: "poisoned",
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    deals: "deals",
    immune: "immune",
    ready: "ready",
    wins: (count) => (count === 1 ? "1 win" : `${count} wins`),
    day: "Day",
    night: "Night",
    round: (now, of) => `Round ${now} of ${of}`,
    game: (number) => `Game ${number}`,
    yourCards: "Your cards",
    pick: "Your turn: pick a card",
    place: "Pour it in above, or bid with it below",
    pourOnly: "Pour it into a goblet",
    pourOrSwitch: "Pour it in above, or switch bids below",
    choose: "Choose the goblet you will drink",
    be: "Who will you be?",
    whoever: "I do not mind who",
    choosing: "Everyone is choosing a character",
    turnOf: (who) => either(who, "Your turn", (name) => `${name} to move`),
    waits: "Waiting for the others",
    dealing: "The cards are being dealt",
    drunk: "Everyone has drunk",
    pour: (card, goblet) => `Pour ${card} into goblet ${goblet}`,
    bid: (card, goblet) => `Bid ${card} on goblet ${goblet}`,
    take: (goblet) => `Take goblet ${goblet}`,
    immunity: "Immunity",
    switch: "Switch",
    switchFirst: "Switch the bids of two goblets: the first?",
    switchOther: (goblet) => `Switch the bids on ${goblet} with those on…`,
    switchOne: (goblet) => `Switch: goblet ${goblet}`,
    switchWith: (one, other) => `Switch the bids on ${one} and ${other}`,
    next: "Next game",
    living: "Those who live",
    mostlyDead: "The mostly dead",
    whichGame: "Which game",
    dayBreaks: "Day breaks",
    nothing: "nothing",
    bidsOpen: "The bids are opened",
    winsWith: (who, total) => `${speak.en.does(who, "wins", "win")} it with ${total}`,
    noBids: "Nobody bid",
    nearest: "A tie: the nearest card decides",
    drinks: (who) => speak.en.does(who, "drinks", "drink"),
    immuneTo: (poison) => `Immune to poison ${poison}`,
    teams: ["the Man in Black's team", "the Prince's team"],
    yourSide: "your side",
    otherSide: "the other side",
    side: (side, seats, alive) =>
      `${side}: ${alive === null ? seats : `${alive} of ${seats} live`}`,
  },
  fr: {
    goblet: (letter) => `Coupe ${letter}`,
    goblets: "Coupes",
    seats: "Places",
    contents: "Contenu",
    bids: "Mises",
    none: "rien",
    wine: "vin",
    poison: "poison",
    sicilian: "sicilienne",
    number: (card) => `${isPoison(card) ? "poison" : "vin"} ${card}`,
    hidden: (card) => `${card}, face cachée`,
    shown: (card) => `${card}, face visible`,
    laidBy: (who, card) => `${speak.fr.label(who)}\u202f: ${card}`,
    holds: (who) => `${speak.fr.does(who, "y boira", "y boiras")}`,
    before: (who) => `devant ${speak.fr.name(who)}`,
    drank: (who, wine, poison, lives) =>
      either(
        who,
        `Tu as bu vin ${wine}, poison ${poison} et ${lives ? "survis" : "en meurs"}`,
        (name) => `${name} a bu vin ${wine}, poison ${poison} et ${lives ? "survit" : "en meurt"}`,
      ),
    lives: (who) => either(who, "tu survis", () => "survit"),
    dies: (who) => either(who, "tu succombes", () => "succombe"),
    alive: "en vie",
    dead: "a succombé",
    cards: (count) => (count <= 1 ? `${count} carte` : `${count} cartes`),
    deals: "donne",
    immune: "immunité",
    ready: "d'accord",
    wins: (count) => (count <= 1 ? `${count} victoire` : `${count} victoires`),
    day: "Jour",
    night: "Nuit",
    round: (now, of) => `Tour ${now} sur ${of}`,
    game: (number) => `Partie ${number}`,
    yourCards: "Tes cartes",
    pick: "À toi\u202f: choisis une carte",
    place: "Verse-la en haut, ou mise-la en bas",
    pourOnly: "Verse-la dans une coupe",
    pourOrSwitch: "Verse-la en haut, ou échange des mises en bas",
    choose: "Choisis la coupe que tu boiras",
    be: "Qui seras-tu\u202f?",
    whoever: "Peu m'importe qui",
    choosing: "Chacun choisit son personnage",
    turnOf: (who) => either(who, "À toi de jouer", (name) => `Au tour ${of(name)}`),
    waits: "On attend les autres",
    dealing: "On distribue les cartes",
    drunk: "Tout le monde a bu",
    pour: (card, goblet) => `Verser ${card} dans la coupe ${goblet}`,
    bid: (card, goblet) => `Miser ${card} sur la coupe ${goblet}`,
    take: (goblet) => `Prendre la coupe ${goblet}`,
    immunity: "Immunité",
    switch: "Échange",
    switchFirst: "Échanger les mises de deux coupes\u202f: la première\u202f?",
    switchOther: (goblet) => `Échanger les mises de ${goblet} avec celles de…`,
    switchOne: (goblet) => `Échange\u202f: coupe ${goblet}`,
    switchWith: (one, other) => `Échanger les mises de ${one} et ${other}`,
    next: "Partie suivante",
    living: "Ceux qui survivent",
    mostlyDead: "Les presque morts",
    whichGame: "Quelle partie",
    dayBreaks: "Le jour se lève",
    nothing: "rien",
    bidsOpen: "On dévoile les mises",
    winsWith: (who, total) => `${speak.fr.does(who, "l'emporte", "l'emportes")} avec ${total}`,
    noBids: "Personne n'a misé",
    nearest: "Égalité\u202f: la carte la plus proche décide",
    drinks: (who) => speak.fr.does(who, "boit", "bois"),
    immuneTo: (poison) => `Immunité contre poison ${poison}`,
    teams: ["l'équipe de l'homme en noir", "l'équipe du prince Humperdinck"],
    yourSide: "ton camp",
    otherSide: "l'autre camp",
    side: (side, seats, alive) =>
      `${side}\u202f: ${alive === null ? seats : `${alive} en vie sur ${seats}`}`,
  },
  es: {
    goblet: (letter) => `Copa ${letter}`,
    goblets: "Copas",
    seats: "Asientos",
    contents: "Contenido",
    bids: "Pujas",
    none: "nada",
    wine: "vino",
    poison: "veneno",
    sicilian: "siciliana",
    number: (card) => `${isPoison(card) ? "veneno" : "vino"} ${card}`,
    hidden: (card) => `${card}, boca abajo`,
    shown: (card) => `${card}, boca arriba`,
    laidBy: (who, card) => `${speak.es.label(who)}: ${card}`,
    holds: (who) => `${speak.es.does(who, "beberá", "beberás")} de ella`,
    before: (who) => `ante ${either(who, "ti", (name) => name)}`,
    drank: (who, wine, poison, lives) =>
      either(
        who,
        `Bebiste vino ${wine}, veneno ${poison} y ${lives ? "sobrevives" : "mueres"}`,
        (name) => `${name} bebió vino ${wine}, veneno ${poison} y ${lives ? "sobrevive" : "muere"}`,
      ),
    lives: (who) => either(who, "sobrevives", () => "sobrevive"),
    dies: (who) => either(who, "mueres", () => "muere"),
    alive: "con vida",
    dead: "ha muerto",
    cards: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
    deals: "reparte",
    immune: "inmune",
    ready: "de acuerdo",
    wins: (count) => (count === 1 ? "1 victoria" : `${count} victorias`),
    day: "Día",
    night: "Noche",
    round: (now, of) => `Ronda ${now} de ${of}`,
    game: (number) => `Partida ${number}`,
    yourCards: "Tus cartas",
    pick: "Te toca: elige una carta",
    place: "Viértela arriba o puja con ella abajo",
    pourOnly: "Viértela en una copa",
    pourOrSwitch: "Viértela arriba o intercambia pujas abajo",
    choose: "Elige la copa que beberás",
    be: "¿Quién quieres ser?",
    whoever: "Me da igual quién",
    choosing: "Cada cual elige su personaje",
    turnOf: (who) => either(who, "Te toca", (name) => `Turno de ${name}`),
    waits: "Esperamos a los demás",
    dealing: "Se reparten las cartas",
    drunk: "Todos han bebido",
    pour: (card, goblet) => `Verter ${card} en la copa ${goblet}`,
    bid: (card, goblet) => `Pujar ${card} por la copa ${goblet}`,
    take: (goblet) => `Tomar la copa ${goblet}`,
    immunity: "Inmunidad",
    switch: "Intercambio",
    switchFirst: "Intercambiar las pujas de dos copas: ¿la primera?",
    switchOther: (goblet) => `Intercambiar las pujas de ${goblet} con las de…`,
    switchOne: (goblet) => `Intercambio: copa ${goblet}`,
    switchWith: (one, other) => `Intercambiar las pujas de ${one} y ${other}`,
    next: "Siguiente partida",
    living: "Los que viven",
    mostlyDead: "Los casi muertos",
    whichGame: "Qué partida",
    dayBreaks: "Amanece",
    nothing: "nada",
    bidsOpen: "Se abren las pujas",
    winsWith: (who, total) => `${speak.es.does(who, "se la lleva", "te la llevas")} con ${total}`,
    noBids: "Nadie ha pujado",
    nearest: "Empate: decide la carta más cercana",
    drinks: (who) => either(who, "Bebes tú", (name) => `Bebe ${name}`),
    immuneTo: (poison) => `Inmune a veneno ${poison}`,
    teams: ["el equipo del hombre de negro", "el equipo del príncipe Humperdinck"],
    yourSide: "tu bando",
    otherSide: "el otro bando",
    side: (side, seats, alive) =>
      `${side}: ${alive === null ? seats : `${alive} de ${seats} con vida`}`,
  },
});

/** "Sicilian wine 8" by the reader's word order; what nobody here knows is only its kind. */
export function saidCard(card: number | null, sicilian: boolean): string {
  const { number, sicilian: kind } = boardWords();
  const said = card === null ? "?" : number(card);
  return sicilian ? `${kind} ${said}` : said;
}

/** A whole stack for a screen reader, the nearest card first. */
export function saidStack(stack: readonly Seen[], shown: number, names: Names): string {
  const { laidBy, hidden, shown: up, none } = boardWords();
  const said = stack.map(({ seat, card, sicilian }, i) => {
    const face = saidCard(card, sicilian);
    return laidBy(whoIs(names, seat), i < shown ? up(face) : hidden(face));
  });
  return said.join("; ") || none;
}

export const saidGoblet = (goblet: number) => boardWords().goblet(letter(goblet));
