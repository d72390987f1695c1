// Words of a television that are not of a table.
import { inLanguages } from "../lib/language.svelte";

export const screenWords = inLanguages({
  en: {
    raise: "Sound and full screen",
    howItWorks: "How it works",
    here: (come: number, all: number) => `${come} of ${all} are here`,
    wave: "Tap the smiley on your phone and wave to the room",
  },
  fr: {
    raise: "Son et plein écran",
    howItWorks: "Comment ça marche",
    here: (come: number, all: number) => `${come} sur ${all} sont là`,
    wave: "Touche le sourire sur ton téléphone et salue la salle",
  },
  es: {
    raise: "Sonido y pantalla completa",
    howItWorks: "Cómo funciona",
    here: (come: number, all: number) => `Ya están ${come} de ${all}`,
    wave: "Toca la carita en tu teléfono y saluda a la sala",
  },
});
