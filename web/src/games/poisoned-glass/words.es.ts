import { letter, listed } from "../../lib/sentences";
import { either, speak, whoAre, whoIs, type Who } from "../../lib/who";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const { does, doing, label } = speak.es;
/** Beside another's name the reader is named too: "Ana es Wesley, tú eres Vizzini". */
const is = (who: Who) => either(who, "tú eres", (name) => `${name} es`);

const card = (value: number) => (value > 0 ? `antídoto ${value}` : `veneno ${-value}`);
const pair = (cards: readonly (number | null)[]) =>
  cards.includes(null) ? "" : `: ${cards.map((value) => card(value ?? 0)).join(" y ")}`;
const tops = (news: { one: number; other: number }) =>
  `las cartas de encima de ${letter(news.one)} y ${letter(news.other)}`;
const hearts = (count: number) =>
  count === 0 ? "ningún corazón" : count === 1 ? "1 corazón" : `${count} corazones`;
const MORE = { antidote: "antídoto", poison: "veneno", neither: "" };

function verdict(news: GlassOpened): string {
  const counts = news.more === "neither" ? "" : `, lo que cuenta como ${MORE[news.more]}`;
  return isTie(news) ? `tanto de uno como de otro${counts}` : `más ${MORE[news.more]}`;
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
    vizzini_when: {
      label: "El momento de Vizzini",
      help: "Cuándo se puede usar el poder, mientras se vierte.",
      choices: { "own-turn": "en sus propios turnos", "any-time": "en cualquier momento" },
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
    "lot-drawn": (news, names) =>
      `La suerte decide: ${is(whoIs(names, news.wesley))} Wesley primero.`,
    "round-dealt": (news, names) =>
      `Ronda ${news.round}: ${news.glasses} vasos con una carta cada uno, ${news.each} cartas para cada asiento, antídotos y venenos del 1 al ${news.highest}.${news.removed ? " Una carta se aparta sin que nadie la vea." : ""} ${does(whoIs(names, news.wesley), "es", "eres")} Wesley, ${is(whoIs(names, news.vizzini))} Vizzini.`,
    spied: (news, names) =>
      `${does(whoIs(names, news.seat), "mira", "miras")} la carta del vaso ${letter(news.glass)}${news.card === null ? "" : `: ${card(news.card)}`}.`,
    poured: (news, names) =>
      `${does(whoIs(names, news.seat), "vierte", "viertes")} ${news.card === null ? "una carta" : `el ${card(news.card)}`} en el vaso ${letter(news.glass)}.`,
    looked: (news, names) =>
      `${does(whoIs(names, news.seat), "mira", "miras")} ${tops(news)}${pair(news.cards)}.`,
    exchanged: (news, names) =>
      `${does(whoIs(names, news.seat), "intercambia", "intercambias")} ${tops(news)}${pair(news.cards)}.`,
    "left-alone": (news, names) =>
      `${does(whoIs(names, news.seat), "deja", "dejas")} los vasos como están.`,
    "hands-passed": ({ cards }) =>
      `Cada cual pasa ${cards === 1 ? "su última carta" : `sus ${cards} cartas`} a la izquierda.`,
    "slipped-in": ({ glass }) =>
      `La carta apartada se desliza en el vaso ${letter(glass)} sin que nadie la vea.`,
    chose: (news, names) =>
      news.last
        ? `Queda el vaso ${letter(news.glass)} para ${either(whoIs(names, news.seat), "ti", (name) => name)}.`
        : `${does(whoIs(names, news.seat), "toma", "tomas")} el vaso ${letter(news.glass)}.`,
    announced: (news, names) =>
      `${label(whoIs(names, news.seat))}: «${news.drinks ? "¡Bebo!" : "No bebo."}»`,
    opened: (news, names) => {
      const more = halved("es", news.halves);
      const wesley = either(
        whoIs(names, news.seat),
        ` y tus ${more} de Wesley`,
        () => ` y ${more} de Wesley`,
      );
      return `Vaso ${letter(news.glass)}: antídoto ${news.antidote}${news.halves ? wesley : ""}, veneno ${news.poison}, ${verdict(news)}.`;
    },
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Nadie pierde un corazón.";
      return `${does(
        whoAre(names, losers),
        "pierde un corazón",
        "pierdes un corazón",
        "pierden un corazón cada cual",
        "perdéis un corazón cada cual",
      )}.`;
    },
    "round-over": (news) => {
      const held = news.unopened.map(
        ({ glass, cards }) =>
          ` En el vaso ${letter(glass)} había ${listed(
            "es",
            cards.map((shown) => card(shown.card)),
          )}.`,
      );
      return `La ronda ${news.round} ha terminado.${held.join("")}`;
    },
    "roles-passed": (news, names) =>
      `Los papeles pasan a la izquierda: ahora ${doing(whoIs(names, news.wesley), "es", "eres")} Wesley y ${is(whoIs(names, news.vizzini))} Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `Los vasos van de la A a la ${last}.`,
    "already-spied": ({ glass }) => `Ya has mirado la carta del vaso ${glass}: elige otra.`,
    "not-in-hand": () => "No tienes esa carta en la mano.",
    "glass-full": ({ glass }) => `El vaso ${glass} está lleno: tiene cuatro cartas.`,
    "not-vizzini": () => "Solo Vizzini puede intercambiar cartas.",
    "power-spent": () => "Ya has usado el poder de Vizzini en esta ronda.",
    "same-glass": () => "Nombra dos vasos distintos.",
    "look-first": () => "Mira primero las dos cartas y luego decide.",
    "decide-first": ({ one, other }) =>
      `Estás mirando las cartas de encima de ${one} y ${other}: intercámbialas o déjalas.`,
    "tops-changed": () => "Las cartas de encima han cambiado entretanto: elige otra vez.",
    "vizzini-looks": ({ one, other }) =>
      `Vizzini está mirando las cartas de encima de ${one} y ${other}: espera su decisión.`,
    "already-poured": () => "Ya has vertido: usa el poder de Vizzini o deja los vasos como están.",
    "pour-first": () => "Vierte primero una carta.",
    "glass-taken": ({ glass }) => `El vaso ${glass} ya tiene dueño: elige otro.`,
    "not-a-lot": () => "La suerte nombra uno de los asientos.",
    "not-a-deal": () =>
      "Ese reparto no encaja: cada carta de la ronda una vez y cada mano en orden.",
  },
  endings: {
    "most-hearts": (ending, names) => {
      const broken = `${does(
        whoAre(names, ending.broken),
        "ya no tiene",
        "ya no tienes",
        "ya no tienen",
        "ya no tenéis",
      )} corazones`;
      if (ending.hearts === 0) return `${broken}: todos comparten la victoria.`;
      const winners = whoAre(names, ending.winners);
      return ending.winners.length > 1
        ? `${broken}. ${does(winners, "comparte", "compartes", "comparten", "compartís")} la victoria con ${hearts(ending.hearts)} cada cual.`
        : `${broken}. ${winners[0]?.me ? "Ganas" : `Gana ${speak.es.all(winners)}`} con ${hearts(ending.hearts)}.`;
    },
  },
  score: hearts,
};
