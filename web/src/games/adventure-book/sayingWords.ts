// The phrases of sayings.ts.
import { of } from "../../lib/french";
import { inLanguages } from "../../lib/language.svelte";

interface Sayings {
  where: (who: string) => string;
  water: (who: string) => string;
  railing: (who: string) => string;
  anyOf: (who: string, places: string) => string;
  at: (who: string, place: string) => string;
  together: (who: string) => string;
  apart: (who: string) => string;
  inStory: (who: string) => string;
  done: (challenge: string) => string;
  notDone: (challenge: string) => string;
  reaches: (counter: string, label: string) => string;
  before: (counter: string, label: string) => string;
  beyond: (counter: string, other: string) => string;
  onTrack: (counter: string) => string;
  onTheWay: (who: string) => string;
  notBehind: (who: string, other: string) => string;
  choreAt: (place: string) => string;
  wounds: (n: number) => string;
  anyCard: (n: number) => string;
  drawStory: (n: number) => string;
  drawSpecial: (n: number) => string;
  discard: (n: number) => string;
  goes: (who: string, place: string) => string;
  joins: (who: string, place: string) => string;
  leaves: (who: string) => string;
  track: (counter: string, by: string) => string;
  choreDone: string;
  retired: (hazard: string) => string;
  heal: string;
  squadsHome: string;
  // actions that squads and doors bring with them
  shoo: (place: string) => string;
  unlock: (place: string) => string;
}

export const sayings = inLanguages<Sayings>({
  en: {
    where: (who) => `${who}'s space`,
    water: (who) => `${who} in the water`,
    railing: (who) => `${who} at the railing`,
    anyOf: (who, places) => `${who} at one of: ${places}`,
    at: (who, place) => `${who} at ${place}`,
    together: (who) => `${who} together`,
    apart: (who) => `${who} apart`,
    inStory: (who) => `${who} is in the story`,
    done: (challenge) => `“${challenge}” completed`,
    notDone: (challenge) => `“${challenge}” not completed yet`,
    reaches: (counter, label) => `${counter} at ${label}`,
    before: (counter, label) => `${counter} not yet at ${label}`,
    beyond: (counter, other) => `${counter} as high as ${other}`,
    onTrack: (counter) => `${counter} on the track`,
    onTheWay: (who) => `${who} is on the way`,
    notBehind: (who, other) => `${other} does not stand behind ${who}`,
    choreAt: (place) => `a Chore at ${place}`,
    wounds: (n) => `${n} wounds`,
    anyCard: (n) => (n === 1 ? "any card" : `any ${n} cards`),
    drawStory: (n) => (n === 1 ? "draw a Story card" : `draw ${n} Story cards`),
    drawSpecial: (n) => (n === 1 ? "draw a Special card" : `draw ${n} Special cards`),
    discard: (n) => (n === 1 ? "discard a card" : `discard ${n} cards`),
    goes: (who, place) => `${who} goes to ${place}`,
    joins: (who, place) => `${who} joins at ${place}`,
    leaves: (who) => `${who} leaves the story`,
    track: (counter, by) => `${counter} ${by}`,
    choreDone: "a Chore goes back to the list",
    retired: (hazard) => `${hazard}: no danger any more`,
    heal: "heal a wound",
    squadsHome: "the Brute Squads go home",
    shoo: (place) => `Drive the squad off ${place}`,
    unlock: (place) => `Open the ${place}`,
  },
  fr: {
    where: (who) => `la case ${of(who)}`,
    water: (who) => `${who} à l'eau`,
    railing: (who) => `${who} au bastingage`,
    anyOf: (who, places) => `${who}, au choix\u202f: ${places}`,
    at: (who, place) => `${who}\u202f: ${place}`,
    together: (who) => `${who} ensemble`,
    apart: (who) => `${who} séparés`,
    inStory: (who) => `${who} est dans l'histoire`,
    done: (challenge) => `«\u202f${challenge}\u202f» réussie`,
    notDone: (challenge) => `«\u202f${challenge}\u202f» pas encore réussie`,
    reaches: (counter, label) => `${counter}\u202f: ${label}`,
    before: (counter, label) => `${counter}\u202f: avant ${label}`,
    beyond: (counter, other) => `${counter} au moins égale à ${other}`,
    onTrack: (counter) => `${counter} sur la piste`,
    onTheWay: (who) => `${who} est en chemin`,
    notBehind: (who, other) => `${other} n'est pas derrière ${who}`,
    choreAt: (place) => `une corvée\u202f: ${place}`,
    wounds: (n) => `${n} blessures`,
    anyCard: (n) => (n === 1 ? "une carte quelconque" : `${n} cartes quelconques`),
    drawStory: (n) => (n === 1 ? "pioche une carte Histoire" : `pioche ${n} cartes Histoire`),
    drawSpecial: (n) => (n === 1 ? "pioche une carte Spéciale" : `pioche ${n} cartes Spéciales`),
    discard: (n) => (n === 1 ? "défausse une carte" : `défausse ${n} cartes`),
    goes: (who, place) => `${who} va là\u202f: ${place}`,
    joins: (who, place) => `${who} arrive\u202f: ${place}`,
    leaves: (who) => `${who} quitte l'histoire`,
    track: (counter, by) => `${counter} ${by}`,
    choreDone: "une corvée retourne sur la liste",
    retired: (hazard) => `${hazard}\u202f: plus de danger`,
    heal: "soigne une blessure",
    squadsHome: "les Brigades rentrent",
    shoo: (place) => `Chasser la Brigade\u202f: ${place}`,
    unlock: (place) => `Ouvrir\u202f: ${place}`,
  },
  es: {
    where: (who) => `la casilla de ${who}`,
    water: (who) => `${who} en el agua`,
    railing: (who) => `${who} en la borda`,
    anyOf: (who, places) => `${who} en una de: ${places}`,
    at: (who, place) => `${who} en ${place}`,
    together: (who) => `${who}, juntos`,
    apart: (who) => `${who}, separados`,
    inStory: (who) => `${who} está en la historia`,
    done: (challenge) => `«${challenge}» superado`,
    notDone: (challenge) => `«${challenge}» aún sin superar`,
    reaches: (counter, label) => `${counter} en ${label}`,
    before: (counter, label) => `${counter} antes de ${label}`,
    beyond: (counter, other) => `${counter} al menos como ${other}`,
    onTrack: (counter) => `${counter} en la pista`,
    onTheWay: (who) => `${who} está en camino`,
    notBehind: (who, other) => `${other} no está detrás de ${who}`,
    choreAt: (place) => `una tarea en ${place}`,
    wounds: (n) => `${n} heridas`,
    anyCard: (n) => (n === 1 ? "una carta cualquiera" : `${n} cartas cualesquiera`),
    drawStory: (n) => (n === 1 ? "roba una carta de Historia" : `roba ${n} cartas de Historia`),
    drawSpecial: (n) => (n === 1 ? "roba una carta Especial" : `roba ${n} cartas Especiales`),
    discard: (n) => (n === 1 ? "descarta una carta" : `descarta ${n} cartas`),
    goes: (who, place) => `${who} va a ${place}`,
    joins: (who, place) => `${who} llega a ${place}`,
    leaves: (who) => `${who} deja la historia`,
    track: (counter, by) => `${counter} ${by}`,
    choreDone: "una tarea vuelve a la lista",
    retired: (hazard) => `${hazard}: ya no hay peligro`,
    heal: "cura una herida",
    squadsHome: "las Brigadas vuelven a casa",
    shoo: (place) => `Echar a la Brigada de ${place}`,
    unlock: (place) => `Abrir: ${place}`,
  },
});
