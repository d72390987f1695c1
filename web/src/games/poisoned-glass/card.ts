import type { Card } from "../game";
import Picture from "./Picture.svelte";

export const card: Card = {
  title: "Poisoned Glass",
  Picture,
  minutes: [15, 30],
  line: {
    en: "Spy, pour unseen, pass your hand on: then drink, or dare not to.",
    fr: "Espionne, verse en secret, passe ta main, puis bois… ou non.",
    es: "Espía, vierte a escondidas, pasa tu mano y luego bebe… o no.",
  },
};
