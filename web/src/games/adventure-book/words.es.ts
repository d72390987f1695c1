import { either, speak } from "../../lib/who";
import type { Phrases } from "./words.shared";

const { does, doing, label, name } = speak.es;

const there = (miracles: number) => (miracles === 1 ? "ahora hay uno" : `ahora hay ${miracles}`);

export const es: Phrases = {
  options: {
    difficulty: {
      label: "Dificultad",
      help: "Suave, como están pensados los capítulos; valiente para quien conoce la historia.",
      choices: { gentle: "Suave", brave: "Valiente" },
    },
    replays: {
      label: "Relecturas",
      help: "Cuántas veces se relee un capítulo interrumpido antes de perder la historia.",
      choices: {
        "one-per-game": "Una vez por partida",
        "one-per-evening": "Una vez, y otra después de un marcapáginas",
        "one-per-chapter": "Una vez por capítulo",
      },
    },
    chapter: { label: "Primer capítulo", help: "Una historia nueva empieza por el primero." },
    first: {
      label: "Quién empieza",
      help: "Cada capítulo lo pregunta a la mesa; o el mismo asiento los empieza todos.",
      choices: { 0: "el capítulo pregunta" },
    },
    book: { label: "Libro", help: "El libro que se lee.", choices: { house: "El de la casa" } },
    campaign: {
      label: "Marcapáginas",
      help: "Donde sigue la historia.",
      said: ({ chapter }) => (chapter > 1 ? `La historia sigue en el capítulo ${chapter}` : ""),
    },
  },
  score: (chapters) => (chapters === 1 ? "1 capítulo contado" : `${chapters} capítulos contados`),
  nothing: "nada",
  card: (count) => (count === 1 ? "una carta cualquiera" : `${count} cartas cualesquiera`),
  or: " o ",
  firstAnswered: (question, by, first) =>
    `${question} ${does(by, "responde", "respondes")}: ${first ? name(first) : "por sorteo"}.`,
  opened: (chapter, title, again, by) =>
    `Capítulo ${chapter}${again ? ", releído" : ""}: ${title}. ${either(by, "Empiezas tú", (other) => `Empieza ${other}`)}.`,
  next: (by) => either(by, "Te toca.", (other) => `Turno de ${other}.`),
  planned: (by, challenge, why, along, theirs) => {
    if (along && theirs)
      return `${does(by, "prepara", "preparas")} «${challenge}» para ${name(along)}.`;
    const company = along ? `, con ${name(along)}` : "";
    return `${does(by, "va", "vas")} a por «${challenge}»${company}${why}.`;
  },
  why: { near: ": es lo que menos cuesta", danger: ": no puede esperar" },
  proposed: (by, challenge) => `${does(by, "pregunta", "preguntas")} si superar «${challenge}».`,
  approved: (by) => `${does(by, "dice", "dices")}: adelante.`,
  claimed: (by, challenge) => `${does(by, "quiere", "quieres")} superar «${challenge}».`,
  satOut: (by) =>
    either(by, "Ya no cuentas por ahora.", (other) => `${other} ya no cuenta por ahora.`),
  joinedIn: (by) => either(by, "Te unes al relato.", (other) => `${other} se une al relato.`),
  undone: (by) => either(by, "Deshaces eso.", (other) => `${other} deshace eso.`),
  stepped: (by, who, to) => `${does(by, "mueve", "mueves")} a ${who} a ${to}.`,
  steppedFor: (by, who, to, cards) =>
    either(
      by,
      `Descartas ${cards} y mueves a ${who} a ${to}.`,
      (other) => `${other} descarta ${cards} y mueve a ${who} a ${to}.`,
    ),
  miracleFound: (who, miracles) => `${who} encuentra un Milagro: ${there(miracles)}.`,
  miracleUsed: (by, deck) =>
    `${does(by, "usa", "usas")} un Milagro para robar ${deck === "story" ? "cartas de Historia" : "una carta Especial"}.`,
  miracleGained: (miracles) => `Llega un Milagro de la reserva: ${there(miracles)}.`,
  offered: (by, to, give, take) =>
    either(
      to,
      `${by.name} te ofrece ${give} por ${take}.`,
      (other) => `${does(by, "ofrece", "ofreces")} a ${other} ${give} por ${take}.`,
    ),
  traded: (by, give, take) => `${does(by, "acepta", "aceptas")}: ${give} por ${take}.`,
  declined: (by) => `${does(by, "prefiere", "prefieres")} no cambiar.`,
  completed: (by, challenge, cards, story) =>
    `${does(by, "supera", "superas")} «${challenge}» con ${cards}. ${story}`,
  acted: (by, action, cards) => `${label(by)}: «${action}», con ${cards}.`,
  shooed: (by, space, cards) =>
    `${does(by, "echa", "echas")} a la Brigada de brutos de ${space} con ${cards}.`,
  broke: (by, space, cards) =>
    `${does(by, "abre", "abres")} la cerradura de ${space} con ${cards}.`,
  played: (by, card) => `${does(by, "juega", "juegas")} «${card}».`,
  drew: (by, cards) => `${does(by, "roba", "robas")} ${cards}.`,
  reshuffled: (cards) => `Se baraja el descarte: ${cards} cartas forman un nuevo mazo de Historia.`,
  discarded: (by, cards) => `${does(by, "descarta", "descartas")} ${cards}.`,
  recovered: (by, card) => `${does(by, "recupera", "recuperas")} ${card} del descarte.`,
  gave: (by, to, card) =>
    either(
      to,
      `${by.name} te da ${card}.`,
      (other) => `${does(by, "da", "das")} ${card} a ${other}.`,
    ),
  keptAll: (by) => `${does(by, "no da", "no das")} nada.`,
  looked: (by, cards) =>
    `${does(by, "sigue", "sigues")} leyendo: las próximas cartas de Trama son ${cards}.`,
  putUnder: (cards) => `Debajo del mazo de Trama: ${cards}.`,
  plotTurned: (card, title, text) => `Carta de Trama ${card}, «${title}»: ${text}`,
  plotCancelled: (card) => `La carta de Trama ${card} queda sin efecto.`,
  plotLetBe: (by) => `${does(by, "la deja", "la dejas")} pasar.`,
  moved: (who, many, to) => `${who} ${many ? "van" : "va"} a ${to}.`,
  broughtIn: (who, to) => `${who} entra en la historia en ${to}.`,
  takenOff: (who) => `${who} deja la historia.`,
  trackMoved: (counter, label) => `${counter}: ${label}.`,
  trackOf: (at, end) => `${at} de ${end}`,
  trackLeft: (left, end) =>
    `${left === 1 ? "falta 1 casilla" : `faltan ${left} casillas`} para el final (${end})`,
  trackEnd: (end) => `en el final (${end})`,
  chorePlaced: (space, left) => `Una tarea en ${space}; quedan ${left} en la lista.`,
  choreReturned: (space, left) => `Tarea hecha en ${space}; hay ${left} en la lista.`,
  hazardLaid: (hazard, space) => `¡${hazard} en ${space}!`,
  hazardFlared: (hazard, space) => `¡${hazard} se aviva en ${space}!`,
  danger: (icon) => `¡Peligro! Una carta de ${icon} lo evita.`,
  struck: (hazard, who, icon) => `¡${hazard} contra ${who}! Una carta de ${icon} lo evita.`,
  dodged: (by, card) => `${does(by, "lo evita", "lo evitas")} con ${card}.`,
  wounded: (wounds) => `Una herida: ya son ${wounds}.`,
  healed: (wounds) => `Se cura una herida: quedan ${wounds}.`,
  hazardRetired: (hazard) => `${hazard}: ya no hay peligro en este capítulo.`,
  squadMoved: (squad, to) => `La Brigada de brutos ${squad} marcha a ${to}.`,
  squadStood: (who, by, card) =>
    `${who} se mantiene firme: ${doing(by, "descarta", "descartas")} ${card}.`,
  delayed: (by, who) => `${by} entretiene a ${who}.`,
  doorLocked: (space) => `Cerrada con llave: ${space}.`,
  doorOpened: (space) => `Abierta: ${space}.`,
  chapterTold: (chapter, title) => `El capítulo ${chapter} está contado: ${title}.`,
  interrupted: (why, again) =>
    `El nieto interrumpe. ${why} ${again ? "El abuelo relee el capítulo." : "Ya no escucha."}`,
  wantsOn: (by) => `${does(by, "quiere", "quieres")} oír más.`,
  bookmarkPut: (by) => `${does(by, "pone", "pones")} el marcapáginas: basta por hoy.`,
  noPlotLeft: "No queda ninguna carta de Trama.",
  notInHand: "No tienes todas esas cartas en la mano.",
  wrongPayment: (prices) => `Esas cartas no sirven: hacen falta ${prices}.`,
  notMoved: "Ahora no puedes mover a ese personaje.",
  noWay: "Ningún camino lleva allí en tan pocos pasos.",
  gateClosed: "Ese paso está cerrado hasta superar un reto.",
  spaceBlocked: "Ahora nadie puede entrar en esa casilla.",
  keptApart: "No puedes juntar a esos dos.",
  nobodyRides: "No hay nadie a quien llevar.",
  noMoreSteps: "A ese personaje no le quedan pasos.",
  stillMoving: "Eso viene al contar la historia: termina antes de mover.",
  plannedAlready: "Ya has dicho en este turno a por qué vas.",
  proposedAlready: "Ya has preguntado por ese reto en este turno.",
  nothingToUndo: "Ahora no hay nada que puedas deshacer.",
  lastToTell: "Alguien tiene que contar la historia.",
  tradedAlready: "Ya has cambiado en este turno.",
  offeredAlready: "Ese cambio se rechazó en este turno.",
  noSuchTrade: "Un cambio es una de tus cartas por una de otro asiento.",
  notInTheirHand: "Esa carta no está en la mano del otro asiento.",
  likeForLike: "Una carta no se cambia por otra igual: nada cambiaría.",
  answerFirst: "Te ofrecen un cambio: antes acéptalo o recházalo.",
  completedAlready: "Ese reto ya está superado.",
  comesLater: "Ese reto viene después de otros.",
  notMet: "Todavía no se cumple lo que pide.",
  oncePerTurn: "Eso se puede una vez por turno, y ya se ha hecho.",
  notPlayable: "Esa carta no se puede jugar ahora.",
  noMiracle: "Ahora no hay ningún Milagro que usar.",
  notADeal: "Ese reparto no encaja.",
  notOnTop: "Esa no puede ser la próxima carta del mazo.",
  bookTold: (chapters) =>
    `El ${chapters === 1 ? "capítulo" : "libro"} está contado hasta el final: ¡vence el amor verdadero!`,
  storyLost: (chapter, why) => `La historia se corta en el capítulo ${chapter}. ${why}`,
  bookmarked: (chapter) => `El marcapáginas está en el capítulo ${chapter}.`,
  fromBookmark: "Seguir desde el marcapáginas",
  chapterAgain: (chapter) => `Empezar de nuevo el capítulo ${chapter}`,
};
