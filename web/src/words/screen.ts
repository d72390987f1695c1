// Words of a television that are not of a table.
import { inLanguages } from "../lib/language.svelte";

export const screenWords = inLanguages({
  en: {
    begin: "Start the show",
    raise: "Sound and full screen",
    go: "Go!",
    howItWorks: "How it works",
    here: (come: number, free: number) =>
      `${come} ${come === 1 ? "is" : "are"} here, ${free} ${free === 1 ? "seat is" : "seats are"} free`,
    wave: "Tap the smiley on your phone and wave to the room",
  },
  fr: {
    begin: "Que le spectacle commence",
    raise: "Son et plein écran",
    go: "C'est parti\u202f!",
    howItWorks: "Comment ça marche",
    here: (come: number, free: number) =>
      `${come} ${come === 1 ? "est là" : "sont là"}, ${free} ${free === 1 ? "place libre" : "places libres"}`,
    wave: "Touche le sourire sur ton téléphone et salue la salle",
  },
  es: {
    begin: "Que empiece el espectáculo",
    raise: "Sonido y pantalla completa",
    go: "¡Ya!",
    howItWorks: "Cómo funciona",
    here: (come: number, free: number) =>
      `${come === 1 ? "Ya está" : "Ya están"} ${come}, ${free === 1 ? "queda" : "quedan"} ${free} ${free === 1 ? "sitio" : "sitios"}`,
    wave: "Toca la carita en tu teléfono y saluda a la sala",
  },
});
