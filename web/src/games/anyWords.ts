import type { Language } from "../lib/language.svelte";

interface Words {
  rules: string;
  nobody: string;
  nothing: string;
  yes: string;
  no: string;
  yours: string;
}

export const anyWords: Record<Language, Words> = {
  en: {
    rules: "<p>This game came with a package of its own, and its rules with it.</p>",
    nobody: "nobody",
    nothing: "nothing",
    yes: "yes",
    no: "no",
    yours: "Your moves",
  },
  fr: {
    rules: "<p>Ce jeu vient d’un paquet à part, avec ses règles.</p>",
    nobody: "personne",
    nothing: "rien",
    yes: "oui",
    no: "non",
    yours: "Vos coups",
  },
  es: {
    rules: "<p>Este juego viene en un paquete propio, con sus reglas.</p>",
    nobody: "nadie",
    nothing: "nada",
    yes: "sí",
    no: "no",
    yours: "Tus jugadas",
  },
};
