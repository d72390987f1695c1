import type { Card } from "../game";
import Picture from "./Picture.svelte";

export const card: Card = {
  title: "Pirates Dice",
  Picture,
  minutes: [10, 20],
  line: {
    en: "Roll in secret, bid on everyone's dice, and call the liar.",
    fr: "Lance en secret, annonce sur les dés de tous et démasque le menteur.",
    es: "Tira en secreto, apuesta por los dados de todos y destapa la mentira.",
  },
};
