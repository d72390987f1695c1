// What is read aloud of a map.
import { inLanguages } from "../../../lib/language.svelte";

/** By what the house calls it, or by its own name in the book. */
const named =
  (names: Record<string, string>) =>
  (kind: string, count = 1, name: string | null = null) =>
    (count > 1 ? `${count} × ` : "") + (name ?? names[kind] ?? kind.replaceAll("_", " "));

export const mapWords = inLanguages({
  en: {
    map: (chapter: string) => `Map: ${chapter}`,
    space: (number: number) => `Space ${number}`,
    here: (things: string) => `here: ${things}`,
    leads: (places: string) => `leads to ${places}`,
    larger: "Larger map",
    whole: "Whole map",
    pick: (who: string, place: string) => `Take ${who}, now at ${place}`,
    go: (who: string, place: string) => `Move ${who} to ${place}`,
    goTo: (place: string) => `Move somebody to ${place}`,
    aim: (challenge: string) => `Challenge: ${challenge}`,
    shut: (from: string, to: string) => `Closed way from ${from} to ${to}`,
    token: named({
      star: "Miracle",
      chore: "Chore",
      squad: "Brute Squad",
      door: "Locked Door",
    }),
    track: named({ map: "Map Track", confidence: "Confidence" }),
    at: (counter: string, label: string) => `${counter}: ${label}`,
    beside: (counter: string) => `${counter}: beside the board`,
  },
  fr: {
    map: (chapter) => `Carte\u202f: ${chapter}`,
    space: (number) => `Case ${number}`,
    here: (things) => `ici\u202f: ${things}`,
    leads: (places) => `mène à ${places}`,
    larger: "Agrandir la carte",
    whole: "Toute la carte",
    pick: (who, place) => `Prendre ${who}, en ce moment\u202f: ${place}`,
    go: (who, place) => `Déplacer ${who}\u202f: ${place}`,
    goTo: (place) => `Déplacer quelqu'un\u202f: ${place}`,
    aim: (challenge) => `Épreuve\u202f: ${challenge}`,
    shut: (from, to) => `Passage fermé de ${from} à ${to}`,
    token: named({
      star: "Miracle",
      chore: "corvée",
      squad: "Brigade de brutes",
      door: "Porte verrouillée",
    }),
    track: named({ map: "Carte marine", confidence: "Assurance" }),
    at: (counter, label) => `${counter}\u202f: ${label}`,
    beside: (counter) => `${counter}\u202f: à côté du plateau`,
  },
  es: {
    map: (chapter) => `Mapa: ${chapter}`,
    space: (number) => `Casilla ${number}`,
    here: (things) => `aquí: ${things}`,
    leads: (places) => `lleva a ${places}`,
    larger: "Ampliar el mapa",
    whole: "Todo el mapa",
    pick: (who, place) => `Tomar a ${who}, ahora en ${place}`,
    go: (who, place) => `Mover a ${who} a ${place}`,
    goTo: (place) => `Mover a alguien a ${place}`,
    aim: (challenge) => `Reto: ${challenge}`,
    shut: (from, to) => `Paso cerrado de ${from} a ${to}`,
    token: named({
      star: "Milagro",
      chore: "tarea",
      squad: "Brigada de brutos",
      door: "Puerta cerrada",
    }),
    track: named({ map: "Carta de navegación", confidence: "Confianza" }),
    at: (counter, label) => `${counter}: ${label}`,
    beside: (counter) => `${counter}: junto al tablero`,
  },
});
