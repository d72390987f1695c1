import { inLanguages } from "../lib/language.svelte";

export const settingsWords = inLanguages({
  en: {
    title: "Settings",
    language: "Language",
    theme: "Theme",
    themes: { system: "Auto", light: "Light", dark: "Dark" },
    sound: "Sounds",
    soundHelp: "Dice, chips and whose turn it is.",
    calls: "Call me to my turn",
    callsHelp: "A notification while the page is hidden. Your browser asks you once.",
    callsDenied:
      "Your browser allows this page no notifications. The tab shows your turn all the same.",
    calm: "Less motion",
    calmHelp:
      "Scenes show how they end, and little moves. If your device asks for less motion, this is already on.",
    hints: "Hints",
    hintsHelp: "Alone against bots, you can ask the coach before a move what it would do.",
    saveName: "Save",
    saved: "Saved.",
    skip: "Skip to the page",
  },
  fr: {
    title: "Réglages",
    language: "Langue",
    theme: "Thème",
    themes: { system: "Auto", light: "Clair", dark: "Sombre" },
    sound: "Sons",
    soundHelp: "Les dés, les jetons et le tour de chacun.",
    calls: "M'appeler à mon tour",
    callsHelp: "Une notification quand la page est cachée. Ton navigateur te le demande une fois.",
    callsDenied:
      "Ton navigateur ne permet pas de notifications à cette page. L'onglet montre quand même ton tour.",
    calm: "Moins de mouvement",
    calmHelp:
      "Les scènes montrent leur fin et presque rien ne bouge. Si ton système le demande, c'est déjà le cas.",
    hints: "Conseils",
    hintsHelp: "Seul contre des bots, tu peux demander au coach avant un coup ce qu'il ferait.",
    saveName: "Enregistrer",
    saved: "Enregistré.",
    skip: "Aller au contenu",
  },
  es: {
    title: "Ajustes",
    language: "Idioma",
    theme: "Tema",
    themes: { system: "Auto", light: "Claro", dark: "Oscuro" },
    sound: "Sonidos",
    soundHelp: "Los dados, las fichas y a quién le toca.",
    calls: "Avisarme cuando me toque",
    callsHelp:
      "Una notificación mientras la página está oculta. El navegador te lo pregunta una vez.",
    callsDenied:
      "El navegador no permite notificaciones a esta página. La pestaña muestra tu turno de todos modos.",
    calm: "Menos movimiento",
    calmHelp:
      "Las escenas muestran su final y casi nada se mueve. Si tu sistema lo pide, ya es así.",
    hints: "Pistas",
    hintsHelp: "A solas contra bots, puedes preguntar al entrenador antes de una jugada qué haría.",
    saveName: "Guardar",
    saved: "Guardado.",
    skip: "Saltar al contenido",
  },
});

export const nameWords = inLanguages({
  en: { label: "Your name", another: "Another name", change: "Change" },
  fr: { label: "Ton nom", another: "Un autre nom", change: "Changer" },
  es: { label: "Tu nombre", another: "Otro nombre", change: "Cambiar" },
});
