// Words of a television that are not of a table.
import { inLanguages } from "../lib/language.svelte";

export const screenWords = inLanguages({
  en: {
    begin: "Start the show",
    raise: "Sound and full screen",
    go: "Go!",
    howItWorks: "How it works",
    here: (come: number, all: number) => `${come} of ${all} are here`,
    wave: "Tap the smiley on your phone and wave to the room",
  },
  fr: {
    begin: "Que le spectacle commence",
    raise: "Son et plein écran",
    go: "C'est parti\u202f!",
    howItWorks: "Comment ça marche",
    here: (come: number, all: number) => `${come} sur ${all} sont là`,
    wave: "Touche le sourire sur ton téléphone et salue la salle",
  },
  es: {
    begin: "Que empiece el espectáculo",
    raise: "Sonido y pantalla completa",
    go: "¡Ya!",
    howItWorks: "Cómo funciona",
    here: (come: number, all: number) => `Ya están ${come} de ${all}`,
    wave: "Toca la carita en tu teléfono y saluda a la sala",
  },
});
