// Words for whoever writes an adventure book.
import { inLanguages } from "../lib/language.svelte";

export const bookWords = inLanguages({
  en: {
    book: (name: string) => `The book “${name}”`,
    help: "Its maps are drawn anew when a file of it is saved.",
    play: "Play this chapter",
    again: (time: string) => `Drawn anew at ${time}`,
  },
  fr: {
    book: (name) => `Le livre «\u202f${name}\u202f»`,
    help: "Ses cartes sont redessinées quand un de ses fichiers est enregistré.",
    play: "Jouer ce chapitre",
    again: (time) => `Redessiné à ${time}`,
  },
  es: {
    book: (name) => `El libro «${name}»`,
    help: "Sus mapas se dibujan de nuevo cuando se guarda uno de sus archivos.",
    play: "Jugar este capítulo",
    again: (time) => `Dibujado de nuevo a las ${time}`,
  },
});
