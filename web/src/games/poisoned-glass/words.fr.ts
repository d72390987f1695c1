import { letter, listed, nameOf, seatsSaid } from "../../lib/sentences";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const card = (value: number) => (value > 0 ? `antidote ${value}` : `poison ${-value}`);
const theCard = (value: number) => `${value > 0 ? "l'" : "le "}${card(value)}`;
const pair = (cards: readonly (number | null)[]) =>
  cards.includes(null) ? "" : `\u00a0: ${cards.map((value) => card(value ?? 0)).join(" et ")}`;
const tops = (told: { one: number; other: number }) =>
  `les cartes du dessus de ${letter(told.one)} et de ${letter(told.other)}`;
const hearts = (count: number) =>
  count === 0 ? "aucun cœur" : count === 1 ? "1 cœur" : `${count} cœurs`;
const MORE = { antidote: "de l'antidote", poison: "du poison", neither: "" };

function verdict(told: GlassOpened): string {
  const counts = told.more === "neither" ? "" : `, ce qui compte comme ${MORE[told.more]}`;
  if (isTie(told)) return `autant des deux${counts}`;
  return told.more === "antidote" ? "plus d'antidote" : "plus de poison";
}

export const fr: Words = {
  options: {
    starting_hearts: {
      label: "Cœurs",
      help: "Pour chaque place au début. À quatre ou cinq, 2 cœurs peuvent ne durer qu'une manche.",
    },
    tie: {
      label: "Autant d'antidote que de poison",
      help: "Ce que fait un verre aux sommes égales.",
      choices: {
        nothing: "il ne se passe rien",
        poison: "cela compte comme du poison",
        antidote: "cela compte comme de l'antidote",
      },
    },
    choose_order: {
      label: "Ordre du choix",
      help: "Vizzini prend toujours un verre en premier.",
      choices: {
        reverse: "puis vers la droite, Wesley en dernier",
        clockwise: "puis Wesley, et ainsi vers la gauche",
      },
    },
    vizzini_peek: {
      label: "Le regard de Vizzini",
      help: "Si Vizzini peut regarder deux cartes et ne pas les échanger.",
      choices: {
        committed: "les cartes sont échangées",
        "look-then-decide": "d'abord un regard, puis la décision",
      },
    },
    end_check: {
      label: "Quand la partie finit",
      help: "Quelqu'un n'a plus de cœur\u00a0: ceux qui n'ont pas encore bu peuvent encore boire, ou non.",
      choices: { immediate: "aussitôt", "round-end": "à la fin de la manche" },
    },
    two_player_last_card: {
      label: "La dernière carte à deux",
      help: "Seulement à deux places\u00a0: un verre n'a que trois cartes.",
      choices: { removed: "reste à l'écart", "fills-glass": "va dans ce verre sans être vue" },
    },
  },
  news: {
    "lot-drawn": (told, names) =>
      `Le sort désigne ${nameOf(names, told.wesley)}\u00a0: c'est le premier Wesley.`,
    "round-dealt": (told, names) =>
      `Manche ${told.round}\u00a0: ${told.glasses} verres avec une carte chacun, ${told.each} cartes par place, antidotes et poisons de 1 à ${told.highest}.${told.removed ? " Une carte est mise à l'écart sans être vue." : ""} ${nameOf(names, told.wesley)} est Wesley, ${nameOf(names, told.vizzini)} est Vizzini.`,
    spied: (told, names) =>
      `${nameOf(names, told.seat)} regarde la carte du verre ${letter(told.glass)}${told.card === null ? "" : `\u00a0: ${card(told.card)}`}.`,
    poured: (told, names) =>
      `${nameOf(names, told.seat)} verse ${told.card === null ? "une carte" : theCard(told.card)} dans le verre ${letter(told.glass)}.`,
    looked: (told, names) =>
      `${nameOf(names, told.seat)} regarde ${tops(told)}${pair(told.cards)}.`,
    exchanged: (told, names) =>
      `${nameOf(names, told.seat)} échange ${tops(told)}${pair(told.cards)}.`,
    "left-alone": (told, names) => `${nameOf(names, told.seat)} laisse les verres comme ils sont.`,
    "hands-passed": ({ cards }) =>
      `Tout le monde passe ${cards === 1 ? "sa dernière carte" : `ses ${cards} cartes`} à gauche.`,
    "slipped-in": ({ glass }) =>
      `La carte mise à l'écart est glissée dans le verre ${letter(glass)} sans être vue.`,
    chose: (told, names) =>
      told.last
        ? `Il reste le verre ${letter(told.glass)} pour ${nameOf(names, told.seat)}.`
        : `${nameOf(names, told.seat)} prend le verre ${letter(told.glass)}.`,
    announced: (told, names) =>
      `${nameOf(names, told.seat)}\u00a0: «\u00a0${told.drinks ? "Je bois\u00a0!" : "Je ne bois pas."}\u00a0»`,
    opened: (told) =>
      `Verre ${letter(told.glass)}\u00a0: antidote ${told.antidote}${told.halves ? ` et ${halved("fr", told.halves)} de Wesley` : ""}, poison ${told.poison}, ${verdict(told)}.`,
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Personne ne perd de cœur.";
      const loses = losers.length > 1 ? "perdent chacun un cœur" : "perd un cœur";
      return `${seatsSaid("fr", names, losers)} ${loses}.`;
    },
    "round-over": (told) => {
      const held = told.unopened.map(
        ({ glass, cards }) =>
          ` Dans le verre ${letter(glass)}, il y avait ${listed(
            "fr",
            cards.map((shown) => card(shown.card)),
          )}.`,
      );
      return `La manche ${told.round} est finie.${held.join("")}`;
    },
    "roles-passed": (told, names) =>
      `Les rôles passent à gauche\u00a0: ${nameOf(names, told.wesley)} est Wesley à présent, ${nameOf(names, told.vizzini)} est Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `Les verres vont de A à ${last}.`,
    "already-spied": ({ glass }) =>
      `Vous avez déjà regardé la carte du verre ${glass}\u00a0: choisissez-en une autre.`,
    "not-in-hand": () => "Vous n'avez pas cette carte en main.",
    "glass-full": ({ glass }) => `Le verre ${glass} est plein\u00a0: il contient quatre cartes.`,
    "not-vizzini": (told, names) =>
      `Seul Vizzini peut échanger des cartes, et c'est ${nameOf(names, told.vizzini)}.`,
    "power-spent": () => "Vous avez déjà utilisé le pouvoir de Vizzini dans cette manche.",
    "same-glass": () => "Nommez deux verres différents.",
    "look-first": () => "Regardez d'abord les deux cartes, puis décidez.",
    "decide-first": ({ one, other }) =>
      `Vous regardez les cartes du dessus de ${one} et de ${other}\u00a0: échangez-les, ou laissez-les.`,
    "already-poured": () =>
      "Vous avez versé\u00a0: utilisez le pouvoir de Vizzini, ou laissez les verres comme ils sont.",
    "pour-first": () => "Versez d'abord une carte.",
    "glass-taken": ({ glass }) => `Le verre ${glass} est pris\u00a0: choisissez-en un autre.`,
    "not-a-lot": () => "Le sort désigne une des places.",
    "not-a-deal": () =>
      "Cette donne ne convient pas\u00a0: chaque carte de la manche une fois, chaque main dans l'ordre.",
  },
  endings: {
    "most-hearts": (told, names) => {
      const have = told.broken.length > 1 ? "n'ont" : "n'a";
      const broken = `${seatsSaid("fr", names, told.broken)} ${have} plus de cœur`;
      if (told.hearts === 0) return `${broken}\u00a0: la victoire est à tout le monde.`;
      const winners = seatsSaid("fr", names, told.winners);
      return told.winners.length > 1
        ? `${broken}. ${winners} partagent la victoire avec ${hearts(told.hearts)} chacun.`
        : `${broken}. ${winners} gagne avec ${hearts(told.hearts)}.`;
    },
  },
  score: hearts,
};
