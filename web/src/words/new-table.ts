// A space that does not break is written \u00a0, to be seen.
import { inLanguages } from "../lib/language.svelte";

export const newTableWords = inLanguages({
  en: {
    readsOn: (chapter: number) => `The story goes on from its bookmark, at chapter ${chapter}.`,
    title: (game: string) => `New table: ${game}`,
    seats: "Seats",
    seatsHelp: "Bots take the seats that stay free.",
    who: "Who can join",
    withLink: "With the link",
    everyone: "Anyone",
    clock: "Time for a move",
    noClock: "No\u00a0limit",
    all: "All",
    seconds: (seconds: number) =>
      seconds < 120 ? `${seconds}\u00a0s` : `${seconds / 60}\u00a0min`,
    options: "Options of the game",
    open: "Open the table",
    opening: "One moment …",
  },
  fr: {
    readsOn: (chapter: number) => `L'histoire reprend à son marque-page, au chapitre ${chapter}.`,
    title: (game: string) => `Nouvelle table\u202f: ${game}`,
    seats: "Places",
    seatsHelp: "Des robots prennent les places restées libres.",
    who: "Qui peut venir",
    withLink: "Avec le lien",
    everyone: "Tout le monde",
    clock: "Temps par coup",
    noClock: "Sans\u00a0limite",
    all: "Tout",
    seconds: (seconds: number) =>
      seconds < 120 ? `${seconds}\u00a0s` : `${seconds / 60}\u00a0min`,
    options: "Options du jeu",
    open: "Ouvrir la table",
    opening: "Un instant…",
  },
  es: {
    readsOn: (chapter: number) =>
      `La historia sigue desde su marcapáginas, en el capítulo ${chapter}.`,
    title: (game: string) => `Mesa nueva: ${game}`,
    seats: "Asientos",
    seatsHelp: "Los robots ocupan los asientos que queden libres.",
    who: "Quién puede entrar",
    withLink: "Con el enlace",
    everyone: "Cualquiera",
    clock: "Tiempo por jugada",
    noClock: "Sin\u00a0límite",
    all: "Todo",
    seconds: (seconds: number) =>
      seconds < 120 ? `${seconds}\u00a0s` : `${seconds / 60}\u00a0min`,
    options: "Opciones del juego",
    open: "Abrir la mesa",
    opening: "Un momento…",
  },
});
