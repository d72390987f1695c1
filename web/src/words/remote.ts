// Words of the host's remote.
import { inLanguages } from "../lib/language.svelte";

export const remoteWords = inLanguages({
  en: {
    remote: "Remote",
    pause: "Pause the clock",
    goOn: "Let the clock run on",
    more: "15 seconds more",
    bad: "This question is bad",
    noted: "Noted for whoever hosts this server.",
    paused: "Paused",
  },
  fr: {
    remote: "Télécommande",
    pause: "Arrêter le temps",
    goOn: "Relancer le temps",
    more: "15 secondes de plus",
    bad: "Cette question est mauvaise",
    noted: "C'est noté pour qui héberge ce serveur.",
    paused: "Pause",
  },
  es: {
    remote: "Mando",
    pause: "Parar el tiempo",
    goOn: "Reanudar el tiempo",
    more: "15 segundos más",
    bad: "Esta pregunta es mala",
    noted: "Queda anotado para quien aloja este servidor.",
    paused: "Pausa",
  },
});
