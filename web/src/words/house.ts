// Words of the house that any page may use.
import { inLanguages } from "../lib/language.svelte";

export const house = inLanguages({
  en: { close: "Close", home: "Home", name: "Wits' End" },
  fr: { close: "Fermer", home: "Accueil", name: "Wits' End" },
  es: { close: "Cerrar", home: "Inicio", name: "Wits' End" },
});

export const seatWords = inLanguages({
  en: {
    you: "(you)",
    away: "away",
    standIn: "a bot plays",
    levels: { easy: "easy bot", middle: "middling bot", hard: "hard bot" },
  },
  fr: {
    you: "(vous)",
    away: "absent",
    standIn: "un robot joue",
    levels: { easy: "robot facile", middle: "robot moyen", hard: "robot coriace" },
  },
  es: {
    you: "(tú)",
    away: "ausente",
    standIn: "juega un robot",
    levels: { easy: "robot fácil", middle: "robot medio", hard: "robot difícil" },
  },
});

export const clockWords = inLanguages({
  en: { left: (seconds: number) => `${seconds} ${seconds === 1 ? "second" : "seconds"} left` },
  fr: { left: (seconds: number) => `encore ${seconds} ${seconds < 2 ? "seconde" : "secondes"}` },
  es: {
    left: (seconds: number) =>
      `${seconds === 1 ? "queda 1 segundo" : `quedan ${seconds} segundos`}`,
  },
});

export const settingsOn = inLanguages({
  en: { sound: "Sound" },
  fr: { sound: "Sons" },
  es: { sound: "Sonido" },
});
