import type { Card } from "../game";
import Picture from "./Picture.svelte";

export const card: Card = {
  title: "Wits & Wagers",
  Picture,
  minutes: [5, 10],
  alone: { guess_time: 0, bet_time: 0 }, // bots mind no waiting
  line: {
    en: "Nobody knows the answer. Guess, then bet on whoever comes closest.",
    fr: "Personne ne sait la réponse. Estime, puis mise sur qui s'en approche le plus.",
    es: "Nadie sabe la respuesta. Calcula a ojo y apuesta por quien más se acerque.",
  },
};
