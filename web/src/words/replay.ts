// Words of the replay.
import { inLanguages } from "../lib/language.svelte";

const en = {
  title: "Replay",
  loading: "Fetching the game …",
  toTable: "To the table",
  asSeenBy: "View",
  jumpTo: "Jump to",
  allOpen: "All open",
  onlooker: "An onlooker",
  first: "To the start",
  back: "One step back",
  play: "Play",
  pause: "Pause",
  on: "One step on",
  last: "To the end",
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  share: "Copy the link",
  record: "Download the record",
};

const fr: typeof en = {
  title: "Revoir la partie",
  loading: "On va chercher la partie …",
  toTable: "Vers la table",
  asSeenBy: "Vue",
  jumpTo: "Aller à",
  allOpen: "Tout ouvert",
  onlooker: "Un spectateur",
  first: "Au début",
  back: "Un pas en arrière",
  play: "Lecture",
  pause: "Pause",
  on: "Un pas en avant",
  last: "À la fin",
  step: (step, of) => `Étape ${step} sur ${of}`,
  share: "Copier le lien",
  record: "Télécharger la partie",
};

const es: typeof en = {
  title: "Repetición",
  loading: "Trayendo la partida …",
  toTable: "A la mesa",
  asSeenBy: "Vista",
  jumpTo: "Ir a",
  allOpen: "Todo abierto",
  onlooker: "Un espectador",
  first: "Al principio",
  back: "Un paso atrás",
  play: "Reproducir",
  pause: "Pausa",
  on: "Un paso adelante",
  last: "Al final",
  step: (step, of) => `Paso ${step} de ${of}`,
  share: "Copiar el enlace",
  record: "Descargar la partida",
};

export const replayWords = inLanguages({ en, fr, es });
