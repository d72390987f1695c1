import type { Card } from "../game";
import Picture from "./Picture.svelte";

export const card: Card = {
  title: "Adventure Book",
  Picture,
  minutes: [15, 90],
  alone: { seats: 4 }, // chairs stay empty until somebody is wanted there
  line: {
    en: "Tell six chapters together: farm boy, giant, swordsman, and true love.",
    fr: "Racontez six chapitres ensemble\u202f: valet, géant, bretteur et grand amour.",
    es: "Contad juntos seis capítulos: mozo, gigante, espadachín y amor verdadero.",
  },
};
