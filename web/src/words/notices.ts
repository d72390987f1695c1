// What happens at a table beside the game: who comes, goes, is away or late.
import { of } from "../lib/french";
import { inLanguages } from "../lib/language.svelte";
import type { Notice } from "../lib/protocol";

type NoticeKind = Notice["kind"];
/** Of a bot, and never of whoever reads. */
export type OfBots = Extract<NoticeKind, `now-${string}`>;
/** Of whom, and which bot had the seat before them or has it after them; "" where that is unknown. */
type Told = (name: string, bot: string) => string;

const en = {
  away: (name: string) => `${name} is away from the table.`,
  backHere: (name: string) => `${name} is at the table again.`,
  youWereLate: "Your time was up: a bot has moved for you.",
  youPlayAgain: "A bot has played for you. You play again.",
  notices: {
    came: (name: string, bot: string) => `${name} takes over from ${bot || "a bot"}.`,
    "came-along": (name: string) => `${name} sits down at the table.`,
    joined: (name: string) => `${name} joins a team.`,
    back: (name: string) => `${name} is back.`,
    left: (name: string, bot: string) => `${name} leaves, and ${bot || "a bot"} plays on.`,
    "left-team": (name: string) => `${name} leaves the team.`,
    "sent-away": (name: string) => `${name} was asked to leave.`,
    host: (name: string) => `${name} is the host now.`,
    "bot-plays": (name: string) => `A bot plays for ${name}.`,
    "plays-again": (name: string) => `${name} plays again.`,
    late: (name: string) => `Time was up for ${name}: a bot has moved.`,
    "now-easy": (name: string) => `${name} plays as an easy bot now.`,
    "now-middle": (name: string) => `${name} plays as a middling bot now.`,
    "now-hard": (name: string) => `${name} plays as a hard bot now.`,
    "now-expert": (name: string) => `${name} plays as an expert bot now.`,
  } satisfies Record<NoticeKind, Told>,
  /** Of several bots at once. */
  ofBots: {
    "now-easy": (names: string) => `${names} play as easy bots now.`,
    "now-middle": (names: string) => `${names} play as middling bots now.`,
    "now-hard": (names: string) => `${names} play as hard bots now.`,
    "now-expert": (names: string) => `${names} play as expert bots now.`,
  } satisfies Record<OfBots, (names: string) => string>,
  /** The same to whoever did it. */
  yours: {
    came: (bot: string) => `You take over from ${bot || "a bot"}.`,
    "came-along": () => "You sit down at the table.",
    joined: () => "You join a team.",
    back: () => "You are back.",
    left: (bot: string) => `You leave, and ${bot || "a bot"} plays on.`,
    "left-team": () => "You leave the team.",
    "sent-away": () => "You were asked to leave.",
    host: () => "You are the host now.",
    "bot-plays": () => "A bot plays for you.",
    "plays-again": () => "You play again.",
    late: () => "Your time was up: a bot has moved.",
  } satisfies Record<Exclude<NoticeKind, OfBots>, (bot: string) => string>,
};

const fr: typeof en = {
  away: (name) => `${name} n'est pas à la table pour le moment.`,
  backHere: (name) => `${name} est de nouveau à la table.`,
  youWereLate: "Ton temps était écoulé\u202f: un robot a joué pour toi.",
  youPlayAgain: "Un robot a joué pour toi. Tu joues de nouveau.",
  notices: {
    came: (name, bot) => `${name} prend la place ${bot ? of(bot) : "d'un robot"}.`,
    "came-along": (name) => `${name} s'assied à la table.`,
    joined: (name) => `${name} rejoint une équipe.`,
    back: (name) => `${name} est de retour.`,
    left: (name, bot) => `${name} s'en va, ${bot || "un robot"} continue.`,
    "left-team": (name) => `${name} quitte l'équipe.`,
    "sent-away": (name) => `${name} a été prié de partir.`,
    host: (name) => `L'hôte est maintenant ${name}.`,
    "bot-plays": (name) => `Un robot joue pour ${name}.`,
    "plays-again": (name) => `${name} joue de nouveau.`,
    late: (name) => `Le temps ${of(name)} était écoulé\u202f: un robot a joué.`,
    "now-easy": (name) => `${name} joue maintenant en robot facile.`,
    "now-middle": (name) => `${name} joue maintenant en robot moyen.`,
    "now-hard": (name) => `${name} joue maintenant en robot coriace.`,
    "now-expert": (name) => `${name} joue maintenant en robot expert.`,
  },
  ofBots: {
    "now-easy": (names) => `${names} jouent maintenant en robots faciles.`,
    "now-middle": (names) => `${names} jouent maintenant en robots moyens.`,
    "now-hard": (names) => `${names} jouent maintenant en robots coriaces.`,
    "now-expert": (names) => `${names} jouent maintenant en robots experts.`,
  },
  yours: {
    came: (bot) => `Tu prends la place ${bot ? of(bot) : "d'un robot"}.`,
    "came-along": () => "Tu t'assieds à la table.",
    joined: () => "Tu rejoins une équipe.",
    back: () => "Te revoilà à ta place.",
    left: (bot) => `Tu t'en vas, ${bot || "un robot"} continue.`,
    "left-team": () => "Tu quittes l'équipe.",
    "sent-away": () => "On t'a demandé de partir.",
    host: () => "L'hôte, maintenant, c'est toi.",
    "bot-plays": () => "Un robot joue pour toi.",
    "plays-again": () => "Tu joues de nouveau.",
    late: () => "Ton temps était écoulé\u202f: un robot a joué.",
  },
};

const es: typeof en = {
  away: (name) => `${name} no está en la mesa por ahora.`,
  backHere: (name) => `${name} vuelve a estar en la mesa.`,
  youWereLate: "Se te acabó el tiempo: un robot ha jugado por ti.",
  youPlayAgain: "Un robot ha jugado por ti. Vuelves a jugar tú.",
  notices: {
    came: (name, bot) => `${name} ocupa el lugar de ${bot || "un robot"}.`,
    "came-along": (name) => `${name} se sienta a la mesa.`,
    joined: (name) => `${name} se une a un equipo.`,
    back: (name) => `${name} ha vuelto.`,
    left: (name, bot) => `${name} se va y sigue ${bot || "un robot"}.`,
    "left-team": (name) => `${name} deja el equipo.`,
    "sent-away": (name) => `Se ha pedido a ${name} que se vaya.`,
    host: (name) => `Ahora el anfitrión es ${name}.`,
    "bot-plays": (name) => `Un robot juega por ${name}.`,
    "plays-again": (name) => `${name} vuelve a jugar.`,
    late: (name) => `A ${name} se le acabó el tiempo: ha jugado un robot.`,
    "now-easy": (name) => `${name} juega ahora como robot fácil.`,
    "now-middle": (name) => `${name} juega ahora como robot medio.`,
    "now-hard": (name) => `${name} juega ahora como robot difícil.`,
    "now-expert": (name) => `${name} juega ahora como robot experto.`,
  },
  ofBots: {
    "now-easy": (names) => `${names} juegan ahora como robots fáciles.`,
    "now-middle": (names) => `${names} juegan ahora como robots medios.`,
    "now-hard": (names) => `${names} juegan ahora como robots difíciles.`,
    "now-expert": (names) => `${names} juegan ahora como robots expertos.`,
  },
  yours: {
    came: (bot) => `Ocupas el lugar de ${bot || "un robot"}.`,
    "came-along": () => "Te sientas a la mesa.",
    joined: () => "Te unes a un equipo.",
    back: () => "Has vuelto a tu sitio.",
    left: (bot) => `Te vas y sigue ${bot || "un robot"}.`,
    "left-team": () => "Dejas el equipo.",
    "sent-away": () => "Se te ha pedido que te vayas.",
    host: () => "Ahora la mesa es tuya.",
    "bot-plays": () => "Un robot juega por ti.",
    "plays-again": () => "Vuelves a jugar.",
    late: () => "Se te acabó el tiempo: ha jugado un robot.",
  },
};

export const noticeWords = inLanguages({ en, fr, es });
