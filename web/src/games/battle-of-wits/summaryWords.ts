// The rules on one screen: the four parts of a game, a line or two each.
import { inLanguages } from "../../lib/language.svelte";

interface SummaryWords {
  title: string;
  open: string;
  cards: string;
  cardsText: string;
  lay: string;
  layText: string;
  day: string;
  dayText: string;
  bids: string;
  bidsText: string;
  drink: string;
  drinkText: string;
  powers: string;
  powersText: string;
}

export const summaryWords = inLanguages<SummaryWords>({
  en: {
    title: "The game on one page",
    open: "How it goes, in short",
    cards: "Cards",
    cardsText: "Even numbers are wine, odd numbers poison. One of yours is Sicilian: never a bid.",
    lay: "Lay",
    layText:
      "In turn, lay one card face down: above a goblet it is poured in, below it is a bid to drink from it.",
    day: "Day",
    dayText: "Every second round day breaks: the nearest hidden card in each goblet is turned up.",
    bids: "Bids",
    bidsText:
      "Highest total takes the goblet; in a tie the nearest card. Win several, keep one. Win none, take what is left.",
    drink: "Drink",
    drinkText:
      "More wine: you live. More poison: you die. As much of both: the nearest card decides. All who live win.",
    powers: "Powers",
    powersText:
      "Immunity: your own poison cannot hurt you. Switch: the bids of two goblets change places.",
  },
  fr: {
    title: "Le jeu en une page",
    open: "Le jeu en bref",
    cards: "Cartes",
    cardsText:
      "Pair\u202f: du vin. Impair\u202f: du poison. Une de tes cartes est sicilienne\u202f: on ne la mise jamais.",
    lay: "Poser",
    layText:
      "À tour de rôle, pose une carte face cachée\u202f: au-dessus d'une coupe, elle y est versée\u202f; au-dessous, c'est une mise pour y boire.",
    day: "Jour",
    dayText:
      "Un tour sur deux, le jour se lève\u202f: la carte cachée la plus proche de chaque coupe est dévoilée.",
    bids: "Mises",
    bidsText:
      "Le plus fort total prend la coupe\u202f; à égalité, la carte la plus proche. Plusieurs coupes\u202f? N'en garde qu'une. Aucune\u202f? Prends ce qui reste.",
    drink: "Boire",
    drinkText:
      "Plus de vin\u202f: tu vis. Plus de poison\u202f: tu meurs. Autant des deux\u202f: la carte la plus proche décide. Qui survit gagne.",
    powers: "Pouvoirs",
    powersText:
      "Immunité\u202f: ton propre poison ne te fait rien. Échange\u202f: les mises de deux coupes sont interverties.",
  },
  es: {
    title: "El juego en una página",
    open: "El juego en breve",
    cards: "Cartas",
    cardsText:
      "Las pares son vino; las impares, veneno. Una tuya es siciliana: nunca sirve de puja.",
    lay: "Poner",
    layText:
      "Por turnos, pon una carta boca abajo: encima de una copa, se vierte en ella; debajo, es una puja para beberla.",
    day: "Día",
    dayText: "Cada dos rondas amanece: se descubre la carta oculta más cercana de cada copa.",
    bids: "Pujas",
    bidsText:
      "El total más alto se lleva la copa; si hay empate, la carta más cercana. ¿Ganas varias? Quédate una. ¿Ninguna? Toma lo que quede.",
    drink: "Beber",
    drinkText:
      "Más vino: vives. Más veneno: mueres. Igual de ambos: decide la carta más cercana. Ganan todos los que viven.",
    powers: "Poderes",
    powersText:
      "Inmunidad: tu propio veneno no te daña. Intercambio: las pujas de dos copas cambian de sitio.",
  },
});
