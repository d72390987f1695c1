// Words of the host's remote.
import { inLanguages } from "../lib/language.svelte";

export const remoteWords = inLanguages({
  en: {
    remote: "Remote",
    pause: "Pause the clock",
    goOn: "Let the clock run on",
    everybodyIn: "Everybody in?",
    missing: (names: string) => `Not in yet: ${names}`,
    asked: "They have been asked.",
    nudged: "Everybody waits for you.",
    more: "15 seconds more",
    bad: "This question is bad",
    noted: "Noted for whoever hosts this server.",
    paused: "Paused",
  },
  fr: {
    remote: "Télécommande",
    pause: "Arrêter le temps",
    goOn: "Relancer le temps",
    everybodyIn: "Tout le monde y est\u202f?",
    missing: (names: string) => `Pas encore\u202f: ${names}`,
    asked: "On le leur a demandé.",
    nudged: "Tout le monde t'attend.",
    more: "15 secondes de plus",
    bad: "Cette question est mauvaise",
    noted: "C'est noté pour qui héberge ce serveur.",
    paused: "Pause",
  },
  es: {
    remote: "Mando",
    pause: "Parar el tiempo",
    goOn: "Reanudar el tiempo",
    everybodyIn: "¿Están todos?",
    missing: (names: string) => `Aún no: ${names}`,
    asked: "Ya se les ha preguntado.",
    nudged: "Todos te esperan.",
    more: "15 segundos más",
    bad: "Esta pregunta es mala",
    noted: "Queda anotado para quien aloja este servidor.",
    paused: "Pausa",
  },
});
