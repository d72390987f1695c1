// What happens at a table beside the game: who comes, goes, is away or late.
import { of } from "../lib/french";
import { inLanguages } from "../lib/language.svelte";
import type { Notice } from "../lib/protocol";

type NoticeKind = Notice["kind"];

const en = {
  away: (name: string) => `${name} is away from the table.`,
  backHere: (name: string) => `${name} is at the table again.`,
  youWereLate: "Your time was up: a bot has moved for you.",
  youPlayAgain: "A bot has played for you. You play again.",
  notices: {
    came: (name: string) => `${name} sits down in a bot's place.`,
    "came-along": (name: string) => `${name} sits down at the table.`,
    joined: (name: string) => `${name} joins a team.`,
    back: (name: string) => `${name} is back.`,
    left: (name: string) => `${name} leaves, and a bot plays on.`,
    "left-team": (name: string) => `${name} leaves the team.`,
    "sent-away": (name: string) => `${name} was asked to leave.`,
    host: (name: string) => `${name} is the host now.`,
    "bot-plays": (name: string) => `A bot plays for ${name}.`,
    "plays-again": (name: string) => `${name} plays again.`,
    late: (name: string) => `Time was up for ${name}: a bot has moved.`,
  } satisfies Record<NoticeKind, (name: string) => string>,
};

const fr: typeof en = {
  away: (name) => `${name} n'est pas à la table pour le moment.`,
  backHere: (name) => `${name} est de nouveau à la table.`,
  youWereLate: "Ton temps était écoulé\u202f: un robot a joué pour toi.",
  youPlayAgain: "Un robot a joué pour toi. Tu joues de nouveau.",
  notices: {
    came: (name) => `${name} prend la place d'un robot.`,
    "came-along": (name) => `${name} s'assied à la table.`,
    joined: (name) => `${name} rejoint une équipe.`,
    back: (name) => `${name} est de retour.`,
    left: (name) => `${name} s'en va, un robot continue.`,
    "left-team": (name) => `${name} quitte l'équipe.`,
    "sent-away": (name) => `${name} a été prié de partir.`,
    host: (name) => `L'hôte est maintenant ${name}.`,
    "bot-plays": (name) => `Un robot joue pour ${name}.`,
    "plays-again": (name) => `${name} joue de nouveau.`,
    late: (name) => `Le temps ${of(name)} était écoulé\u202f: un robot a joué.`,
  },
};

const es: typeof en = {
  away: (name) => `${name} no está en la mesa por ahora.`,
  backHere: (name) => `${name} vuelve a estar en la mesa.`,
  youWereLate: "Se te acabó el tiempo: un robot ha jugado por ti.",
  youPlayAgain: "Un robot ha jugado por ti. Vuelves a jugar tú.",
  notices: {
    came: (name) => `${name} ocupa el lugar de un robot.`,
    "came-along": (name) => `${name} se sienta a la mesa.`,
    joined: (name) => `${name} se une a un equipo.`,
    back: (name) => `${name} ha vuelto.`,
    left: (name) => `${name} se va y sigue un robot.`,
    "left-team": (name) => `${name} deja el equipo.`,
    "sent-away": (name) => `Se ha pedido a ${name} que se vaya.`,
    host: (name) => `Ahora el anfitrión es ${name}.`,
    "bot-plays": (name) => `Un robot juega por ${name}.`,
    "plays-again": (name) => `${name} vuelve a jugar.`,
    late: (name) => `A ${name} se le acabó el tiempo: ha jugado un robot.`,
  },
};

export const noticeWords = inLanguages({ en, fr, es });
