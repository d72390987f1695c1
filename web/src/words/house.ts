// Words of the house that any page may use.
import { inLanguages } from "../lib/language.svelte";
import { of } from "../lib/french";

export const house = inLanguages({
  en: {
    close: "Close",
    home: "Home",
    name: "Wits' End",
    titled: (page: string) => `${page} · Wits' End`,
    again: "Try again",
    loading: "Loading …",
    lost: "This page is not on our map",
    lostText: "The address may be mistyped, or the table it led to is long cleared.",
    wayHome: "Back to the games",
    noRules: "The rules of this game cannot be shown just now.",
    rules: "Rules",
  },
  fr: {
    close: "Fermer",
    home: "Accueil",
    name: "Wits' End",
    titled: (page: string) => `${page} · Wits' End`,
    again: "Réessayer",
    loading: "Chargement…",
    lost: "Cette page n'est pas sur notre carte",
    lostText: "L'adresse est peut-être mal écrite, ou la table a été débarrassée depuis longtemps.",
    wayHome: "Retour aux jeux",
    noRules: "Les règles de ce jeu ne peuvent pas être affichées pour l'instant.",
    rules: "Règles",
  },
  es: {
    close: "Cerrar",
    home: "Inicio",
    name: "Wits' End",
    titled: (page: string) => `${page} · Wits' End`,
    again: "Intentar otra vez",
    loading: "Cargando…",
    lost: "Esta página no está en nuestro mapa",
    lostText: "Puede que la dirección esté mal escrita o que la mesa se recogiera hace tiempo.",
    wayHome: "Volver a los juegos",
    noRules: "Las reglas de este juego no se pueden mostrar ahora mismo.",
    rules: "Reglas",
  },
});

export const seatWords = inLanguages({
  en: {
    you: "(you)",
    away: "away",
    standIn: "a bot plays",
    levelOf: (name: string) => `How well ${name} plays`,
    levels: { easy: "easy bot", middle: "middling bot", hard: "hard bot", expert: "expert bot" },
    bots: (level: string) => `Bots: ${level}`,
    botsPlay: "How well the bots play",
    all: { easy: "easy", middle: "middling", hard: "hard", expert: "expert", mixed: "mixed" },
  },
  fr: {
    you: "(toi)",
    away: "absent",
    standIn: "un robot joue",
    levelOf: (name) => `Niveau ${of(name)}`,
    levels: {
      easy: "robot facile",
      middle: "robot moyen",
      hard: "robot coriace",
      expert: "robot expert",
    },
    bots: (level) => `Robots\u202f: ${level}`,
    botsPlay: "Niveau des robots",
    all: {
      easy: "faciles",
      middle: "moyens",
      hard: "coriaces",
      expert: "experts",
      mixed: "mélangés",
    },
  },
  es: {
    you: "(tú)",
    away: "ausente",
    standIn: "juega un robot",
    levelOf: (name) => `Nivel de ${name}`,
    levels: {
      easy: "robot fácil",
      middle: "robot medio",
      hard: "robot difícil",
      expert: "robot experto",
    },
    bots: (level) => `Robots: ${level}`,
    botsPlay: "Nivel de los robots",
    all: {
      easy: "fáciles",
      middle: "medios",
      hard: "difíciles",
      expert: "expertos",
      mixed: "variados",
    },
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
