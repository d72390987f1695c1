import { letter, listed, nameOf, seatsSaid } from "../../lib/sentences";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const card = (value: number) => (value > 0 ? `antídoto ${value}` : `veneno ${-value}`);
const pair = (cards: readonly (number | null)[]) =>
  cards.includes(null) ? "" : `: ${cards.map((value) => card(value ?? 0)).join(" y ")}`;
const tops = (told: { one: number; other: number }) =>
  `las cartas de encima de ${letter(told.one)} y ${letter(told.other)}`;
const hearts = (count: number) =>
  count === 0 ? "ningún corazón" : count === 1 ? "1 corazón" : `${count} corazones`;
const MORE = { antidote: "antídoto", poison: "veneno", neither: "" };

function verdict(told: GlassOpened): string {
  const counts = told.more === "neither" ? "" : `, lo que cuenta como ${MORE[told.more]}`;
  return isTie(told) ? `tanto de uno como de otro${counts}` : `más ${MORE[told.more]}`;
}

export const es: Words = {
  options: {
    starting_hearts: {
      label: "Corazones",
      help: "Para cada asiento al empezar. Con cuatro o cinco, 2 corazones pueden durar una sola ronda.",
    },
    tie: {
      label: "Tanto antídoto como veneno",
      help: "Qué hace un vaso con sumas iguales.",
      choices: {
        nothing: "no pasa nada",
        poison: "cuenta como veneno",
        antidote: "cuenta como antídoto",
      },
    },
    choose_order: {
      label: "Orden de elección",
      help: "Vizzini siempre toma un vaso primero.",
      choices: {
        reverse: "luego hacia la derecha, Wesley al final",
        clockwise: "luego Wesley, y así hacia la izquierda",
      },
    },
    vizzini_peek: {
      label: "La mirada de Vizzini",
      help: "Si Vizzini puede mirar dos cartas y no intercambiarlas.",
      choices: {
        committed: "las cartas se intercambian",
        "look-then-decide": "primero mira y luego decide",
      },
    },
    end_check: {
      label: "Cuándo termina",
      help: "Alguien se queda sin corazones: quien aún no ha bebido puede beber todavía, o no.",
      choices: { immediate: "al momento", "round-end": "al final de la ronda" },
    },
    two_player_last_card: {
      label: "La última carta de dos asientos",
      help: "Solo importa cuando juegan dos: un vaso tiene solo tres cartas.",
      choices: { removed: "queda apartada", "fills-glass": "va a ese vaso sin que nadie la vea" },
    },
  },
  news: {
    "lot-drawn": (told, names) =>
      `La suerte decide: ${nameOf(names, told.wesley)} es Wesley primero.`,
    "round-dealt": (told, names) =>
      `Ronda ${told.round}: ${told.glasses} vasos con una carta cada uno, ${told.each} cartas para cada asiento, antídotos y venenos del 1 al ${told.highest}.${told.removed ? " Una carta se aparta sin que nadie la vea." : ""} ${nameOf(names, told.wesley)} es Wesley, ${nameOf(names, told.vizzini)} es Vizzini.`,
    spied: (told, names) =>
      `${nameOf(names, told.seat)} mira la carta del vaso ${letter(told.glass)}${told.card === null ? "" : `: ${card(told.card)}`}.`,
    poured: (told, names) =>
      `${nameOf(names, told.seat)} vierte ${told.card === null ? "una carta" : `el ${card(told.card)}`} en el vaso ${letter(told.glass)}.`,
    looked: (told, names) => `${nameOf(names, told.seat)} mira ${tops(told)}${pair(told.cards)}.`,
    exchanged: (told, names) =>
      `${nameOf(names, told.seat)} intercambia ${tops(told)}${pair(told.cards)}.`,
    "left-alone": (told, names) => `${nameOf(names, told.seat)} deja los vasos como están.`,
    "hands-passed": ({ cards }) =>
      `Cada cual pasa ${cards === 1 ? "su última carta" : `sus ${cards} cartas`} a la izquierda.`,
    "slipped-in": ({ glass }) =>
      `La carta apartada se desliza en el vaso ${letter(glass)} sin que nadie la vea.`,
    chose: (told, names) =>
      told.last
        ? `Queda el vaso ${letter(told.glass)} para ${nameOf(names, told.seat)}.`
        : `${nameOf(names, told.seat)} toma el vaso ${letter(told.glass)}.`,
    announced: (told, names) =>
      `${nameOf(names, told.seat)}: «${told.drinks ? "¡Bebo!" : "No bebo."}»`,
    opened: (told) =>
      `Vaso ${letter(told.glass)}: antídoto ${told.antidote}${told.halves ? ` y ${halved("es", told.halves)} de Wesley` : ""}, veneno ${told.poison}, ${verdict(told)}.`,
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Nadie pierde un corazón.";
      const loses = losers.length > 1 ? "pierden un corazón cada cual" : "pierde un corazón";
      return `${seatsSaid("es", names, losers)} ${loses}.`;
    },
    "round-over": (told) => {
      const held = told.unopened.map(
        ({ glass, cards }) =>
          ` En el vaso ${letter(glass)} había ${listed(
            "es",
            cards.map((shown) => card(shown.card)),
          )}.`,
      );
      return `La ronda ${told.round} ha terminado.${held.join("")}`;
    },
    "roles-passed": (told, names) =>
      `Los papeles pasan a la izquierda: ahora ${nameOf(names, told.wesley)} es Wesley y ${nameOf(names, told.vizzini)} es Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `Los vasos van de la A a la ${last}.`,
    "already-spied": ({ glass }) => `Ya has mirado la carta del vaso ${glass}: elige otra.`,
    "not-in-hand": () => "No tienes esa carta en la mano.",
    "glass-full": ({ glass }) => `El vaso ${glass} está lleno: tiene cuatro cartas.`,
    "not-vizzini": (told, names) =>
      `Solo Vizzini puede intercambiar cartas, y es ${nameOf(names, told.vizzini)}.`,
    "power-spent": () => "Ya has usado el poder de Vizzini en esta ronda.",
    "same-glass": () => "Nombra dos vasos distintos.",
    "look-first": () => "Mira primero las dos cartas y luego decide.",
    "decide-first": ({ one, other }) =>
      `Estás mirando las cartas de encima de ${one} y ${other}: intercámbialas o déjalas.`,
    "already-poured": () => "Ya has vertido: usa el poder de Vizzini o deja los vasos como están.",
    "pour-first": () => "Vierte primero una carta.",
    "glass-taken": ({ glass }) => `El vaso ${glass} ya tiene dueño: elige otro.`,
    "not-a-lot": () => "La suerte nombra uno de los asientos.",
    "not-a-deal": () =>
      "Ese reparto no encaja: cada carta de la ronda una vez y cada mano en orden.",
  },
  endings: {
    "most-hearts": (told, names) => {
      const broken = `${seatsSaid("es", names, told.broken)} ya no ${told.broken.length > 1 ? "tienen" : "tiene"} corazones`;
      if (told.hearts === 0) return `${broken}: todos comparten la victoria.`;
      const winners = seatsSaid("es", names, told.winners);
      return told.winners.length > 1
        ? `${broken}. ${winners} comparten la victoria con ${hearts(told.hearts)} cada cual.`
        : `${broken}. Gana ${winners} con ${hearts(told.hearts)}.`;
    },
  },
  score: hearts,
};
