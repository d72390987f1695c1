import { letter, listed } from "../../lib/sentences";
import { either, speak, whoAre, whoIs } from "../../lib/who";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const { does, doing, label, name: named } = speak.en;

const card = (value: number) => (value > 0 ? `antidote ${value}` : `poison ${-value}`);
const pair = (cards: readonly (number | null)[]) =>
  cards.includes(null) ? "" : `: ${cards.map((value) => card(value ?? 0)).join(" and ")}`;
const tops = (news: { one: number; other: number }) =>
  `the top cards of ${letter(news.one)} and ${letter(news.other)}`;
const hearts = (count: number) =>
  count === 0 ? "no hearts" : count === 1 ? "1 heart" : `${count} hearts`;

function verdict(news: GlassOpened): string {
  const counts = news.more === "neither" ? "" : `, which counts as ${news.more}`;
  return isTie(news) ? `as much of both${counts}` : `more ${news.more}`;
}

export const en: Words = {
  options: {
    starting_hearts: {
      label: "Hearts",
      help: "What each seat starts with. With 2, four or five seats may be done in one round.",
    },
    tie: {
      label: "As much antidote as poison",
      help: "What a glass with equal sums does.",
      choices: {
        nothing: "nothing happens",
        poison: "it counts as poison",
        antidote: "it counts as antidote",
      },
    },
    choose_order: {
      label: "Order of choosing",
      help: "Vizzini always takes a glass first.",
      choices: {
        reverse: "then to the right, Wesley last",
        clockwise: "then Wesley, and on to the left",
      },
    },
    vizzini_peek: {
      label: "Vizzini's look",
      help: "Whether Vizzini may look at two cards and then not exchange them.",
      choices: {
        committed: "the cards are exchanged",
        "look-then-decide": "first a look, then a decision",
      },
    },
    vizzini_when: {
      label: "Vizzini's moment",
      help: "When the power may be used, while cards are poured.",
      choices: { "own-turn": "in his own turns", "any-time": "at any time" },
    },
    end_check: {
      label: "When it ends",
      help: "Someone has no heart left: who has not drunk yet may still drink, or not.",
      choices: { immediate: "at once", "round-end": "at the end of the round" },
    },
    two_player_last_card: {
      label: "The last card of two seats",
      help: "Only matters when two play: one glass has only three cards.",
      choices: { removed: "stays aside", "fills-glass": "goes unseen into that glass" },
    },
  },
  news: {
    "lot-drawn": (news, names) =>
      `The lot falls on ${named(whoIs(names, news.wesley))} to be Wesley first.`,
    "round-dealt": (news, names) =>
      `Round ${news.round}: ${news.glasses} glasses with a card each, ${news.each} cards for everyone, antidotes and poisons 1 to ${news.highest}.${news.removed ? " One card is laid aside unseen." : ""} ${does(whoIs(names, news.wesley), "is", "are")} Wesley, ${doing(whoIs(names, news.vizzini), "is", "are")} Vizzini.`,
    spied: (news, names) =>
      `${does(whoIs(names, news.seat), "looks", "look")} at the card of glass ${letter(news.glass)}${news.card === null ? "" : `: ${card(news.card)}`}.`,
    poured: (news, names) =>
      `${does(whoIs(names, news.seat), "pours", "pour")} ${news.card === null ? "a card" : card(news.card)} into glass ${letter(news.glass)}.`,
    looked: (news, names) =>
      `${does(whoIs(names, news.seat), "looks", "look")} at ${tops(news)}${pair(news.cards)}.`,
    exchanged: (news, names) =>
      `${does(whoIs(names, news.seat), "exchanges", "exchange")} ${tops(news)}${pair(news.cards)}.`,
    "left-alone": (news, names) =>
      `${does(whoIs(names, news.seat), "leaves", "leave")} the glasses as they are.`,
    "hands-passed": ({ cards }) =>
      `Everyone passes ${cards === 1 ? "their last card" : `their ${cards} cards`} to the left.`,
    "slipped-in": ({ glass }) =>
      `The card laid aside is slipped unseen into glass ${letter(glass)}.`,
    chose: (news, names) =>
      news.last
        ? `Glass ${letter(news.glass)} is left for ${named(whoIs(names, news.seat))}.`
        : `${does(whoIs(names, news.seat), "takes", "take")} glass ${letter(news.glass)}.`,
    announced: (news, names) =>
      `${label(whoIs(names, news.seat))}: ${news.drinks ? "“I drink!”" : "“I do not drink.”"}`,
    opened: (news, names) => {
      const more = halved("en", news.halves);
      const wesley = either(
        whoIs(names, news.seat),
        ` and your ${more} as Wesley`,
        () => ` and Wesley's ${more}`,
      );
      return `Glass ${letter(news.glass)}: antidote ${news.antidote}${news.halves ? wesley : ""}, poison ${news.poison}, ${verdict(news)}.`;
    },
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Nobody loses a heart.";
      const each = "lose a heart each";
      return `${does(whoAre(names, losers), "loses a heart", "lose a heart", each, each)}.`;
    },
    "round-over": (news) => {
      const held = news.unopened.map(
        ({ glass, cards }) =>
          ` Glass ${letter(glass)} held ${listed(
            "en",
            cards.map((shown) => card(shown.card)),
          )}.`,
      );
      return `Round ${news.round} is over.${held.join("")}`;
    },
    "roles-passed": (news, names) =>
      `The roles go to the left: ${doing(whoIs(names, news.wesley), "is", "are")} Wesley now, ${doing(whoIs(names, news.vizzini), "is", "are")} Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `The glasses are A to ${last}.`,
    "already-spied": ({ glass }) => `You have looked at the card of ${glass}: choose another one.`,
    "not-in-hand": () => "You do not hold that card.",
    "glass-full": ({ glass }) => `Glass ${glass} is full: it holds four cards.`,
    "not-vizzini": () => "Only Vizzini may exchange cards.",
    "power-spent": () => "You have used Vizzini's power in this round.",
    "same-glass": () => "Name two different glasses.",
    "look-first": () => "Look at the two cards first, then decide.",
    "decide-first": ({ one, other }) =>
      `You are looking at the tops of ${one} and ${other}: exchange them, or leave them.`,
    "tops-changed": () => "The cards on top have changed meanwhile: choose again.",
    "vizzini-looks": ({ one, other }) =>
      `Vizzini is looking at the tops of ${one} and ${other}: wait for his decision.`,
    "already-poured": () =>
      "You have poured: use Vizzini's power, or leave the glasses as they are.",
    "pour-first": () => "Pour a card first.",
    "glass-taken": ({ glass }) => `Glass ${glass} is taken: choose another one.`,
    "not-a-lot": () => "The lot names one of the seats.",
    "not-a-deal": () =>
      "That deal does not fit: every card of the round once, each hand lowest first.",
  },
  endings: {
    "most-hearts": (ending, names) => {
      const broken = `${does(whoAre(names, ending.broken), "has", "have")} no heart left`;
      if (ending.hearts === 0) return `${broken}: all share the win.`;
      const winners = whoAre(names, ending.winners);
      return ending.winners.length > 1
        ? `${broken}. ${does(winners, "shares", "share")} the win with ${hearts(ending.hearts)} each.`
        : `${broken}. ${does(winners, "wins", "win")} with ${hearts(ending.hearts)}.`;
    },
  },
  score: hearts,
};
