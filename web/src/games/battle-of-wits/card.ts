import type { Card } from "../game";
import Picture from "./Picture.svelte";

export const card: Card = {
  title: "Battle of Wits",
  Picture,
  minutes: [15, 30],
  line: {
    en: "Pour wine or poison unseen, bid for a goblet, and live to tell.",
    fr: "Verse vin ou poison en secret, mise sur une coupe et survis.",
    es: "Vierte vino o veneno a escondidas, puja por una copa y sobrevive.",
  },
};
