import { letter, listed } from "../../lib/sentences";
import { either, speak, whoAre, whoIs } from "../../lib/who";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const { does, doing, label, name: named } = speak.fr;

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
      either(
        whoIs(names, news.wesley),
        "Le sort te désigne\u202f: tu es Wesley en premier.",
        (name) => `Le sort désigne ${name}\u202f: c'est le premier Wesley.`,
      ),
    "round-dealt": (news, names) =>
      `Manche ${news.round}\u202f: ${news.glasses} verres avec une carte chacun, ${news.each} cartes par place, antidotes et poisons de 1 à ${news.highest}.${news.removed ? " Une carte est mise à l'écart sans être vue." : ""} ${does(whoIs(names, news.wesley), "est", "es")} Wesley, ${doing(whoIs(names, news.vizzini), "est", "es")} Vizzini.`,
    spied: (news, names) =>
      `${does(whoIs(names, news.seat), "regarde", "regardes")} la carte du verre ${letter(news.glass)}${news.card === null ? "" : `\u202f: ${card(news.card)}`}.`,
    poured: (news, names) =>
      `${does(whoIs(names, news.seat), "verse", "verses")} ${news.card === null ? "une carte" : theCard(news.card)} dans le verre ${letter(news.glass)}.`,
    looked: (news, names) =>
      `${does(whoIs(names, news.seat), "regarde", "regardes")} ${tops(news)}${pair(news.cards)}.`,
    exchanged: (news, names) =>
      `${does(whoIs(names, news.seat), "échange", "échanges")} ${tops(news)}${pair(news.cards)}.`,
    "left-alone": (news, names) =>
      `${does(whoIs(names, news.seat), "laisse", "laisses")} les verres comme ils sont.`,
    "hands-passed": ({ cards }) =>
      `Tout le monde passe ${cards === 1 ? "sa dernière carte" : `ses ${cards} cartes`} à gauche.`,
    "slipped-in": ({ glass }) =>
      `La carte mise à l'écart est glissée dans le verre ${letter(glass)} sans être vue.`,
    chose: (news, names) =>
      news.last
        ? `Il reste le verre ${letter(news.glass)} pour ${named(whoIs(names, news.seat))}.`
        : `${does(whoIs(names, news.seat), "prend", "prends")} le verre ${letter(news.glass)}.`,
    announced: (news, names) =>
      `${label(whoIs(names, news.seat))}\u202f: «\u202f${news.drinks ? "Je bois\u202f!" : "Je ne bois pas."}\u202f»`,
    opened: (news, names) => {
      const more = halved("fr", news.halves);
      const wesley = either(
        whoIs(names, news.seat),
        ` et tes ${more} de Wesley`,
        () => ` et ${more} de Wesley`,
      );
      return `Verre ${letter(news.glass)}\u202f: antidote ${news.antidote}${news.halves ? wesley : ""}, poison ${news.poison}, ${verdict(news)}.`;
    },
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Personne ne perd de cœur.";
      return `${does(
        whoAre(names, losers),
        "perd un cœur",
        "perds un cœur",
        "perdent chacun un cœur",
        "perdez chacun un cœur",
      )}.`;
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
      `Les rôles passent à gauche\u202f: ${doing(whoIs(names, news.wesley), "est", "es")} Wesley à présent, ${doing(whoIs(names, news.vizzini), "est", "es")} Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `Les verres vont de A à ${last}.`,
    "already-spied": ({ glass }) =>
      `Tu as déjà regardé la carte du verre ${glass}\u202f: choisis-en une autre.`,
    "not-in-hand": () => "Tu n'as pas cette carte en main.",
    "glass-full": ({ glass }) => `Le verre ${glass} est plein\u202f: il contient quatre cartes.`,
    "not-vizzini": () => "Seul Vizzini peut échanger des cartes.",
    "power-spent": () => "Tu as déjà utilisé le pouvoir de Vizzini dans cette manche.",
    "same-glass": () => "Nomme deux verres différents.",
    "look-first": () => "Regarde d'abord les deux cartes, puis décide.",
    "decide-first": ({ one, other }) =>
      `Tu regardes les cartes du dessus de ${one} et de ${other}\u202f: échange-les, ou laisse-les.`,
    "tops-changed": () => "Les cartes du dessus ont changé entre-temps\u202f: choisis de nouveau.",
    "vizzini-looks": ({ one, other }) =>
      `Vizzini regarde les cartes du dessus de ${one} et de ${other}\u202f: attends sa décision.`,
    "already-poured": () =>
      "Tu as versé\u202f: utilise le pouvoir de Vizzini, ou laisse les verres comme ils sont.",
    "pour-first": () => "Verse d'abord une carte.",
    "glass-taken": ({ glass }) => `Le verre ${glass} est pris\u202f: choisis-en un autre.`,
    "not-a-lot": () => "Le sort désigne une des places.",
    "not-a-deal": () =>
      "Cette donne ne convient pas\u202f: chaque carte de la manche une fois, chaque main dans l'ordre.",
  },
  endings: {
    "most-hearts": (ending, names) => {
      const broken = `${does(whoAre(names, ending.broken), "n'a", "n'as", "n'ont", "n'avez")} plus de cœur`;
      if (ending.hearts === 0) return `${broken}\u202f: la victoire est à tout le monde.`;
      const winners = whoAre(names, ending.winners);
      return ending.winners.length > 1
        ? `${broken}. ${does(winners, "partage", "partages", "partagent", "partagez")} la victoire avec ${hearts(ending.hearts)} chacun.`
        : `${broken}. ${does(winners, "gagne", "gagnes")} avec ${hearts(ending.hearts)}.`;
    },
  },
  score: hearts,
};
