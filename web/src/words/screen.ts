// Words of a television that are not of a table.
import { inLanguages } from "../lib/language.svelte";

export const screenWords = inLanguages({
  en: {
    raise: "Sound and full screen",
    howItWorks: "How it works",
  },
  fr: {
    raise: "Son et plein écran",
    howItWorks: "Comment ça marche",
  },
  es: {
    raise: "Sonido y pantalla completa",
    howItWorks: "Cómo funciona",
  },
});
