// Words on the board itself.
import { of } from "../../lib/french";
import { inLanguages, language } from "../../lib/language.svelte";
import { either, speak, type Who } from "../../lib/who";
import { SKULL } from "./dice";
import { bidSaid, diceSaid } from "./numbers";

interface BoardWords {
  standing: string;
  none: string;
  opens: (who: Who) => string;
  by: (who: Who) => string;
  inPlay: (dice: string) => string;
  bids: string;
  yourDice: string;
  skull: string;
  out: string;
  youAreOut: string;
  rolling: string;
  over: string;
  wins: (who: Who) => string;
  count: string;
  more: string;
  fewer: string;
  face: string;
  bid: (bid: string) => string;
  noRaise: string;
  challenge: string;
  turnOf: (who: Who) => string;
  odds: string;
  holds: (percent: string) => string;
  /** Of the bid that stands: beside the way to doubt it, what holds is named. */
  bidHolds: (percent: string) => string;
  firstBid: string;
  again: string;
  bidsFirst: (who: Who) => string;
  theBid: string;
  counted: string;
}

export const boardWords = inLanguages<BoardWords>({
  en: {
    standing: "Bid to beat",
    none: "No bid yet",
    opens: (who) => speak.en.does(who, "opens", "open"),
    by: (who) => `by ${speak.en.name(who)}`,
    inPlay: (dice) => `${dice} in play`,
    bids: "Bids of this round",
    yourDice: "Your dice",
    skull: "skull",
    out: "out",
    youAreOut: "You are out of dice.",
    rolling: "The dice are rolling",
    over: "Game over",
    wins: (who) => speak.en.does(who, "wins", "win"),
    count: "How many dice",
    more: "One die more",
    fewer: "One die fewer",
    face: "Which face",
    bid: (bid) => `Bid ${bid}`,
    noRaise: "No higher bid",
    challenge: "Challenge!",
    turnOf: (who) => either(who, "Your turn", (name) => `${name} to move`),
    odds: "Odds",
    holds: (percent) => `${percent} to hold`,
    bidHolds: (percent) => `the bid holds: ${percent}`,
    firstBid: "Who bids first?",
    again: "A tie: roll again!",
    bidsFirst: (who) => `${speak.en.does(who, "bids", "bid")} first`,
    theBid: "The bid",
    counted: "Counted",
  },
  fr: {
    standing: "À dépasser",
    none: "Aucune annonce",
    opens: (who) => speak.fr.does(who, "ouvre", "ouvres"),
    by: (who) => `par ${speak.fr.name(who)}`,
    inPlay: (dice) => `${dice} en jeu`,
    bids: "Annonces de la manche",
    yourDice: "Tes dés",
    skull: "crâne",
    out: "hors jeu",
    youAreOut: "Tu n'as plus de dés.",
    rolling: "Les dés roulent",
    over: "Partie finie",
    wins: (who) => either(who, "Tu gagnes", (name) => `Victoire ${of(name)}`),
    count: "Combien de dés",
    more: "Un dé de plus",
    fewer: "Un dé de moins",
    face: "Quelle face",
    bid: (bid) => `Annoncer ${bid}`,
    noRaise: "Plus d'annonce possible",
    challenge: "Je défie\u202f!",
    turnOf: (who) => either(who, "À toi de jouer", (name) => `Au tour ${of(name)}`),
    odds: "Chances",
    holds: (percent) => `tient à ${percent}`,
    bidHolds: (percent) => `l'annonce tient à ${percent}`,
    firstBid: "Qui annonce en premier\u202f?",
    again: "Égalité\u202f: on relance\u202f!",
    bidsFirst: (who) => `${speak.fr.does(who, "annonce", "annonces")} en premier`,
    theBid: "L'annonce",
    counted: "Compte",
  },
  es: {
    standing: "A superar",
    none: "Aún sin apuesta",
    opens: (who) => either(who, "Abres tú", (name) => `Abre ${name}`),
    by: (who) => either(who, "tuya", (name) => `de ${name}`),
    inPlay: (dice) => `${dice} en juego`,
    bids: "Apuestas de la ronda",
    yourDice: "Tus dados",
    skull: "calavera",
    out: "fuera",
    youAreOut: "Te has quedado sin dados.",
    rolling: "Ruedan los dados",
    over: "Fin de la partida",
    wins: (who) => either(who, "Ganas", (name) => `Gana ${name}`),
    count: "Cuántos dados",
    more: "Un dado más",
    fewer: "Un dado menos",
    face: "Qué cara",
    bid: (bid) => `Apostar ${bid}`,
    noRaise: "No hay apuesta mayor",
    challenge: "¡Desafío!",
    turnOf: (who) => either(who, "Te toca", (name) => `Turno de ${name}`),
    odds: "Probabilidad",
    holds: (percent) => `${percent} de cumplirse`,
    bidHolds: (percent) => `la apuesta se cumple: ${percent}`,
    firstBid: "¿Quién apuesta primero?",
    again: "Empate: ¡otra tirada!",
    bidsFirst: (who) => `${speak.es.does(who, "apuesta", "apuestas")} primero`,
    theBid: "La apuesta",
    counted: "Cuenta",
  },
});

export const saidBid = (bid: { count: number; face: number }) => bidSaid(language.current, bid);
export const saidDice = (count: number) => diceSaid(language.current, count);
export const saidFace = (face: number) => (face === SKULL ? boardWords().skull : String(face));
export const saidHand = (dice: readonly number[]) => dice.map(saidFace).join(", ");

/** "42 %" as the reader writes it; never 0 or 100 for what is only nearly so. */
export function saidOdds(chance: number): string {
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(language.current, { style: "percent" }).format(shown);
}
