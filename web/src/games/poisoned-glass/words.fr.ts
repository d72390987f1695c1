import { letter, listed, nameOf, seatsSaid } from "../../lib/sentences";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const card = (value: number) => (value > 0 ? `antidote ${value}` : `poison ${-value}`);
const theCard = (value: number) => `${value > 0 ? "l'" : "le "}${card(value)}`;
const pair = (cards: readonly (number | null)[]) =>
  cards.includes(null) ? "" : `\u202f: ${cards.map((value) => card(value ?? 0)).join(" et ")}`;
const tops = (news: { one: number; other: number }) =>
  `les cartes du dessus de ${letter(news.one)} et de ${letter(news.other)}`;
const hearts = (count: number) =>
  count === 0 ? "aucun cœur" : count === 1 ? "1 cœur" : `${count} cœurs`;
const MORE = { antidote: "de l'antidote", poison: "du poison", neither: "" };

function verdict(news: GlassOpened): string {
  const counts = news.more === "neither" ? "" : `, ce qui compte comme ${MORE[news.more]}`;
  if (isTie(news)) return `autant des deux${counts}`;
  return news.more === "antidote" ? "plus d'antidote" : "plus de poison";
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
    vizzini_when: {
      label: "Le moment de Vizzini",
      help: "Quand le pouvoir peut servir, pendant que l'on verse.",
      choices: { "own-turn": "à ses propres tours", "any-time": "à tout moment" },
    },
    end_check: {
      label: "Quand la partie finit",
      help: "Quelqu'un n'a plus de cœur\u202f: ceux qui n'ont pas encore bu peuvent encore boire, ou non.",
      choices: { immediate: "aussitôt", "round-end": "à la fin de la manche" },
    },
    two_player_last_card: {
      label: "La dernière carte à deux",
      help: "Seulement à deux places\u202f: un verre n'a que trois cartes.",
      choices: { removed: "reste à l'écart", "fills-glass": "va dans ce verre sans être vue" },
    },
  },
  news: {
    "lot-drawn": (news, names) =>
      `Le sort désigne ${nameOf(names, news.wesley)}\u202f: c'est le premier Wesley.`,
    "round-dealt": (news, names) =>
      `Manche ${news.round}\u202f: ${news.glasses} verres avec une carte chacun, ${news.each} cartes par place, antidotes et poisons de 1 à ${news.highest}.${news.removed ? " Une carte est mise à l'écart sans être vue." : ""} ${nameOf(names, news.wesley)} est Wesley, ${nameOf(names, news.vizzini)} est Vizzini.`,
    spied: (news, names) =>
      `${nameOf(names, news.seat)} regarde la carte du verre ${letter(news.glass)}${news.card === null ? "" : `\u202f: ${card(news.card)}`}.`,
    poured: (news, names) =>
      `${nameOf(names, news.seat)} verse ${news.card === null ? "une carte" : theCard(news.card)} dans le verre ${letter(news.glass)}.`,
    looked: (news, names) =>
      `${nameOf(names, news.seat)} regarde ${tops(news)}${pair(news.cards)}.`,
    exchanged: (news, names) =>
      `${nameOf(names, news.seat)} échange ${tops(news)}${pair(news.cards)}.`,
    "left-alone": (news, names) => `${nameOf(names, news.seat)} laisse les verres comme ils sont.`,
    "hands-passed": ({ cards }) =>
      `Tout le monde passe ${cards === 1 ? "sa dernière carte" : `ses ${cards} cartes`} à gauche.`,
    "slipped-in": ({ glass }) =>
      `La carte mise à l'écart est glissée dans le verre ${letter(glass)} sans être vue.`,
    chose: (news, names) =>
      news.last
        ? `Il reste le verre ${letter(news.glass)} pour ${nameOf(names, news.seat)}.`
        : `${nameOf(names, news.seat)} prend le verre ${letter(news.glass)}.`,
    announced: (news, names) =>
      `${nameOf(names, news.seat)}\u202f: «\u202f${news.drinks ? "Je bois\u202f!" : "Je ne bois pas."}\u202f»`,
    opened: (news) =>
      `Verre ${letter(news.glass)}\u202f: antidote ${news.antidote}${news.halves ? ` et ${halved("fr", news.halves)} de Wesley` : ""}, poison ${news.poison}, ${verdict(news)}.`,
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Personne ne perd de cœur.";
      const loses = losers.length > 1 ? "perdent chacun un cœur" : "perd un cœur";
      return `${seatsSaid("fr", names, losers)} ${loses}.`;
    },
    "round-over": (news) => {
      const held = news.unopened.map(
        ({ glass, cards }) =>
          ` Dans le verre ${letter(glass)}, il y avait ${listed(
            "fr",
            cards.map((shown) => card(shown.card)),
          )}.`,
      );
      return `La manche ${news.round} est finie.${held.join("")}`;
    },
    "roles-passed": (news, names) =>
      `Les rôles passent à gauche\u202f: ${nameOf(names, news.wesley)} est Wesley à présent, ${nameOf(names, news.vizzini)} est Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `Les verres vont de A à ${last}.`,
    "already-spied": ({ glass }) =>
      `Vous avez déjà regardé la carte du verre ${glass}\u202f: choisissez-en une autre.`,
    "not-in-hand": () => "Vous n'avez pas cette carte en main.",
    "glass-full": ({ glass }) => `Le verre ${glass} est plein\u202f: il contient quatre cartes.`,
    "not-vizzini": () => "Seul Vizzini peut échanger des cartes.",
    "power-spent": () => "Vous avez déjà utilisé le pouvoir de Vizzini dans cette manche.",
    "same-glass": () => "Nommez deux verres différents.",
    "look-first": () => "Regardez d'abord les deux cartes, puis décidez.",
    "decide-first": ({ one, other }) =>
      `Vous regardez les cartes du dessus de ${one} et de ${other}\u202f: échangez-les, ou laissez-les.`,
    "tops-changed": () =>
      "Les cartes du dessus ont changé entre-temps\u202f: choisissez de nouveau.",
    "vizzini-looks": ({ one, other }) =>
      `Vizzini regarde les cartes du dessus de ${one} et de ${other}\u202f: attendez sa décision.`,
    "already-poured": () =>
      "Vous avez versé\u202f: utilisez le pouvoir de Vizzini, ou laissez les verres comme ils sont.",
    "pour-first": () => "Versez d'abord une carte.",
    "glass-taken": ({ glass }) => `Le verre ${glass} est pris\u202f: choisissez-en un autre.`,
    "not-a-lot": () => "Le sort désigne une des places.",
    "not-a-deal": () =>
      "Cette donne ne convient pas\u202f: chaque carte de la manche une fois, chaque main dans l'ordre.",
  },
  endings: {
    "most-hearts": (ending, names) => {
      const have = ending.broken.length > 1 ? "n'ont" : "n'a";
      const broken = `${seatsSaid("fr", names, ending.broken)} ${have} plus de cœur`;
      if (ending.hearts === 0) return `${broken}\u202f: la victoire est à tout le monde.`;
      const winners = seatsSaid("fr", names, ending.winners);
      return ending.winners.length > 1
        ? `${broken}. ${winners} partagent la victoire avec ${hearts(ending.hearts)} chacun.`
        : `${broken}. ${winners} gagne avec ${hearts(ending.hearts)}.`;
    },
  },
  score: hearts,
};
