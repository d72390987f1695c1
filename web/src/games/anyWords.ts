import type { Language } from "../lib/language.svelte";

interface Words {
  rules: string;
  none: string;
  empty: string;
  chance: string;
  yes: string;
  no: string;
  own: string;
  yours: string;
}

export const anyWords: Record<Language, Words> = {
  en: {
    rules: "<p>This game came in a package of its own, without its rules.</p>",
    none: "none",
    empty: "empty",
    chance: "chance",
    yes: "yes",
    no: "no",
    own: "Yours alone",
    yours: "Your moves",
  },
  fr: {
    rules: "<p>Ce jeu vient d’un paquet à part, sans ses règles.</p>",
    none: "aucun",
    empty: "vide",
    chance: "le hasard",
    yes: "oui",
    no: "non",
    own: "À toi seul",
    yours: "Tes coups",
  },
  es: {
    rules: "<p>Este juego viene en un paquete propio, sin sus reglas.</p>",
    none: "ninguno",
    empty: "vacío",
    chance: "el azar",
    yes: "sí",
    no: "no",
    own: "Solo tuyo",
    yours: "Tus jugadas",
  },
};
