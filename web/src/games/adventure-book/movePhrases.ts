// The phrases of moves.ts: what they are given is named already.
import type { Language } from "../../lib/language.svelte";

export interface MovePhrases {
  /** A space that has a name, within a phrase. */
  place: (name: string) => string;
  step: (who: string, to: string) => string;
  by: (phrase: string, via: string) => string;
  riding: (phrase: string) => string;
  /** What a step costs, and what a deed takes. */
  discarding: (phrase: string, cards: string) => string;
  paying: (phrase: string, cards: string) => string;
  plan: (challenge: string) => string;
  propose: (challenge: string) => string;
  goAhead: string;
  leaveIt: string;
  undo: string;
  endMoving: string;
  stay: (who: string) => string;
  offer: (give: string, to: string, take: string) => string;
  /** To somebody by name, and by the number of the seat. */
  to: (name: string) => string;
  toSeat: (number: number) => string;
  agree: string;
  decline: string;
  complete: (challenge: string) => string;
  act: (action: string) => string;
  shoo: (place: string) => string;
  unlock: (place: string) => string;
  play: (card: string) => string;
  miracle: { story: string; special: string };
  endStory: string;
  discard: (card: string) => string;
  standFirm: (card: string) => string;
  dodge: (card: string) => string;
  suffer: string;
  takeWound: string;
  drivenBack: (who: string) => string;
  letBe: string;
  take: (card: string) => string;
  enough: string;
  arrange: (cards: string) => string;
  give: (card: string) => string;
  keep: string;
  goOn: string;
  bookmark: string;
  goFirst: string;
  goesFirst: (name: string) => string;
  seat: (number: number) => string;
  byLot: string;
  whoever: string;
}

export const PHRASES: Record<Language, MovePhrases> = {
  en: {
    place: (name) => name,
    step: (who, to) => `move ${who} to ${to}`,
    by: (phrase, via) => `${phrase}, by way of ${via}`,
    riding: (phrase) => `${phrase}, with whoever rides along`,
    discarding: (phrase, cards) => `${phrase}, discarding ${cards}`,
    paying: (phrase, cards) => `${phrase}, with ${cards}`,
    plan: (challenge) => `aim for “${challenge}”`,
    propose: (challenge) => `ask whether to complete “${challenge}”`,
    goAhead: "say: go ahead",
    leaveIt: "say: leave it to me",
    undo: "take the last move back",
    endMoving: "move no further",
    stay: (who) => `let ${who} stay`,
    offer: (give, to, take) => `offer ${to} ${give} for ${take}`,
    to: (name) => name,
    toSeat: (number) => `seat ${number}`,
    agree: "agree to the trade",
    decline: "decline the trade",
    complete: (challenge) => `complete “${challenge}”`,
    act: (action) => `take the action “${action}”`,
    shoo: (place) => `drive the Brute Squad off ${place}`,
    unlock: (place) => `open the lock at ${place}`,
    play: (card) => `play “${card}”`,
    miracle: {
      story: "use a Miracle to draw Story cards",
      special: "use a Miracle to draw a Special card",
    },
    endStory: "end the telling, draw, and turn the Plot card",
    discard: (card) => `discard ${card}`,
    standFirm: (card) => `stand firm with ${card}`,
    dodge: (card) => `ward it off with ${card}`,
    suffer: "let it happen",
    takeWound: "take the wound",
    drivenBack: (who) => `let ${who} be driven back`,
    letBe: "let the Plot card be",
    take: (card) => `take ${card} from the discard pile`,
    enough: "take no more",
    arrange: (cards) => `put the Plot cards back as ${cards}`,
    give: (card) => `give ${card}`,
    keep: "give nothing",
    goOn: "read on",
    bookmark: "put in the bookmark",
    goFirst: "go first",
    goesFirst: (name) => `let ${name} go first`,
    seat: (number) => `seat ${number}`,
    byLot: "draw lots for who goes first",
    whoever: "leave it to the others who goes first",
  },
  fr: {
    place: (name) => `«\u202f${name}\u202f»`,
    step: (who, to) => `déplacer ${who} vers ${to}`,
    by: (phrase, via) => `${phrase} en passant par ${via}`,
    riding: (phrase) => `${phrase}, avec son passager`,
    discarding: (phrase, cards) => `${phrase}, en défaussant ${cards}`,
    paying: (phrase, cards) => `${phrase}, avec ${cards}`,
    plan: (challenge) => `viser «\u202f${challenge}\u202f»`,
    propose: (challenge) => `demander s'il faut réussir «\u202f${challenge}\u202f»`,
    goAhead: "dire d'y aller",
    leaveIt: "dire\u202f: laisse-moi faire",
    undo: "annuler le dernier coup",
    endMoving: "ne plus se déplacer",
    stay: (who) => `laisser ${who} sur place`,
    offer: (give, to, take) => `proposer ${to} ${give} contre ${take}`,
    to: (name) => `à ${name}`,
    toSeat: (number) => `à la place ${number}`,
    agree: "accepter l'échange",
    decline: "refuser l'échange",
    complete: (challenge) => `réussir «\u202f${challenge}\u202f»`,
    act: (action) => `faire l'action «\u202f${action}\u202f»`,
    shoo: (place) => `chasser la Brigade de brutes de ${place}`,
    unlock: (place) => `forcer la serrure de ${place}`,
    play: (card) => `jouer «\u202f${card}\u202f»`,
    miracle: {
      story: "utiliser un Miracle pour piocher des cartes Histoire",
      special: "utiliser un Miracle pour piocher une carte Spéciale",
    },
    endStory: "finir le récit, piocher, puis retourner la carte Intrigue",
    discard: (card) => `défausser ${card}`,
    standFirm: (card) => `tenir bon avec ${card}`,
    dodge: (card) => `écarter le danger avec ${card}`,
    suffer: "laisser faire",
    takeWound: "prendre la blessure",
    drivenBack: (who) => `laisser reculer ${who}`,
    letBe: "laisser agir la carte Intrigue",
    take: (card) => `reprendre ${card} dans la défausse`,
    enough: "ne rien prendre de plus",
    arrange: (cards) => `remettre les cartes Intrigue dans l'ordre ${cards}`,
    give: (card) => `donner ${card}`,
    keep: "ne rien donner",
    goOn: "lire la suite",
    bookmark: "mettre le marque-page",
    goFirst: "commencer",
    goesFirst: (name) => `laisser commencer ${name}`,
    seat: (number) => `la place ${number}`,
    byLot: "tirer au sort qui commence",
    whoever: "laisser les autres dire qui commence",
  },
  es: {
    place: (name) => name,
    step: (who, to) => `mover a ${who} a ${to}`,
    by: (phrase, via) => `${phrase}, pasando por ${via}`,
    riding: (phrase) => `${phrase}, con quien lleva`,
    discarding: (phrase, cards) => `${phrase}, descartando ${cards}`,
    paying: (phrase, cards) => `${phrase}, con ${cards}`,
    plan: (challenge) => `ir a por «${challenge}»`,
    propose: (challenge) => `preguntar si superar «${challenge}»`,
    goAhead: "decir: adelante",
    leaveIt: "decir: déjamelo a mí",
    undo: "deshacer la última jugada",
    endMoving: "no moverse más",
    stay: (who) => `dejar a ${who} donde está`,
    offer: (give, to, take) => `ofrecer ${to} ${give} por ${take}`,
    to: (name) => `a ${name}`,
    toSeat: (number) => `al asiento ${number}`,
    agree: "aceptar el cambio",
    decline: "rechazar el cambio",
    complete: (challenge) => `superar «${challenge}»`,
    act: (action) => `hacer la acción «${action}»`,
    shoo: (place) => `echar a la Brigada de brutos de ${place}`,
    unlock: (place) => `abrir la cerradura de ${place}`,
    play: (card) => `jugar «${card}»`,
    miracle: {
      story: "usar un Milagro para robar cartas de Historia",
      special: "usar un Milagro para robar una carta Especial",
    },
    endStory: "terminar el relato, robar y revelar la carta de Trama",
    discard: (card) => `descartar ${card}`,
    standFirm: (card) => `mantenerse firme con ${card}`,
    dodge: (card) => `evitarlo con ${card}`,
    suffer: "dejar que ocurra",
    takeWound: "recibir la herida",
    drivenBack: (who) => `dejar que retroceda ${who}`,
    letBe: "dejar pasar la carta de Trama",
    take: (card) => `recuperar ${card} del descarte`,
    enough: "no tomar más",
    arrange: (cards) => `devolver las cartas de Trama en el orden ${cards}`,
    give: (card) => `dar ${card}`,
    keep: "no dar nada",
    goOn: "seguir leyendo",
    bookmark: "poner el marcapáginas",
    goFirst: "empezar",
    goesFirst: (name) => `dejar que empiece ${name}`,
    seat: (number) => `el asiento ${number}`,
    byLot: "sortear quién empieza",
    whoever: "dejar que los demás digan quién empieza",
  },
};
