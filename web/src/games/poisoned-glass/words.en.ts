import { letter, listed, nameOf, seatsSaid } from "../../lib/sentences";
import type { GlassOpened } from "./types";
import { halved, isTie, type Words } from "./words.shared";

const card = (value: number) => (value > 0 ? `antidote ${value}` : `poison ${-value}`);
const pair = (cards: readonly (number | null)[]) =>
  cards.includes(null) ? "" : `: ${cards.map((value) => card(value ?? 0)).join(" and ")}`;
const tops = (told: { one: number; other: number }) =>
  `the top cards of ${letter(told.one)} and ${letter(told.other)}`;
const hearts = (count: number) =>
  count === 0 ? "no hearts" : count === 1 ? "1 heart" : `${count} hearts`;

function verdict(told: GlassOpened): string {
  const counts = told.more === "neither" ? "" : `, which counts as ${told.more}`;
  return isTie(told) ? `as much of both${counts}` : `more ${told.more}`;
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
    "lot-drawn": (told, names) =>
      `The lot falls on ${nameOf(names, told.wesley)} to be Wesley first.`,
    "round-dealt": (told, names) =>
      `Round ${told.round}: ${told.glasses} glasses with a card each, ${told.each} cards for everyone, antidotes and poisons 1 to ${told.highest}.${told.removed ? " One card is laid aside unseen." : ""} ${nameOf(names, told.wesley)} is Wesley, ${nameOf(names, told.vizzini)} is Vizzini.`,
    spied: (told, names) =>
      `${nameOf(names, told.seat)} looks at the card of glass ${letter(told.glass)}${told.card === null ? "" : `: ${card(told.card)}`}.`,
    poured: (told, names) =>
      `${nameOf(names, told.seat)} pours ${told.card === null ? "a card" : card(told.card)} into glass ${letter(told.glass)}.`,
    looked: (told, names) =>
      `${nameOf(names, told.seat)} looks at ${tops(told)}${pair(told.cards)}.`,
    exchanged: (told, names) =>
      `${nameOf(names, told.seat)} exchanges ${tops(told)}${pair(told.cards)}.`,
    "left-alone": (told, names) => `${nameOf(names, told.seat)} leaves the glasses as they are.`,
    "hands-passed": ({ cards }) =>
      `Everyone passes ${cards === 1 ? "their last card" : `their ${cards} cards`} to the left.`,
    "slipped-in": ({ glass }) =>
      `The card laid aside is slipped unseen into glass ${letter(glass)}.`,
    chose: (told, names) =>
      told.last
        ? `Glass ${letter(told.glass)} is left for ${nameOf(names, told.seat)}.`
        : `${nameOf(names, told.seat)} takes glass ${letter(told.glass)}.`,
    announced: (told, names) =>
      `${nameOf(names, told.seat)}: ${told.drinks ? "“I drink!”" : "“I do not drink.”"}`,
    opened: (told) =>
      `Glass ${letter(told.glass)}: antidote ${told.antidote}${told.halves ? ` and Wesley's ${halved("en", told.halves)}` : ""}, poison ${told.poison}, ${verdict(told)}.`,
    "hearts-lost": ({ losers }, names) => {
      if (losers.length === 0) return "Nobody loses a heart.";
      const loses = losers.length > 1 ? "lose a heart each" : "loses a heart";
      return `${seatsSaid("en", names, losers)} ${loses}.`;
    },
    "round-over": (told) => {
      const held = told.unopened.map(
        ({ glass, cards }) =>
          ` Glass ${letter(glass)} held ${listed(
            "en",
            cards.map((shown) => card(shown.card)),
          )}.`,
      );
      return `Round ${told.round} is over.${held.join("")}`;
    },
    "roles-passed": (told, names) =>
      `The roles go to the left: ${nameOf(names, told.wesley)} is Wesley now, ${nameOf(names, told.vizzini)} is Vizzini.`,
  },
  refusals: {
    "no-such-glass": ({ last }) => `The glasses are A to ${last}.`,
    "already-spied": ({ glass }) => `You have looked at the card of ${glass}: choose another one.`,
    "not-in-hand": () => "You do not hold that card.",
    "glass-full": ({ glass }) => `Glass ${glass} is full: it holds four cards.`,
    "not-vizzini": (told, names) =>
      `Only Vizzini may exchange cards, and that is ${nameOf(names, told.vizzini)}.`,
    "power-spent": () => "You have used Vizzini's power in this round.",
    "same-glass": () => "Name two different glasses.",
    "look-first": () => "Look at the two cards first, then decide.",
    "decide-first": ({ one, other }) =>
      `You are looking at the tops of ${one} and ${other}: exchange them, or leave them.`,
    "already-poured": () =>
      "You have poured: use Vizzini's power, or leave the glasses as they are.",
    "pour-first": () => "Pour a card first.",
    "glass-taken": ({ glass }) => `Glass ${glass} is taken: choose another one.`,
    "not-a-lot": () => "The lot names one of the seats.",
    "not-a-deal": () =>
      "That deal does not fit: every card of the round once, each hand lowest first.",
  },
  endings: {
    "most-hearts": (told, names) => {
      const have = told.broken.length > 1 ? "have" : "has";
      const broken = `${seatsSaid("en", names, told.broken)} ${have} no heart left`;
      if (told.hearts === 0) return `${broken}: all share the win.`;
      const winners = seatsSaid("en", names, told.winners);
      return told.winners.length > 1
        ? `${broken}. ${winners} share the win with ${hearts(told.hearts)} each.`
        : `${broken}. ${winners} wins with ${hearts(told.hearts)}.`;
    },
  },
  score: hearts,
};
