import { anyOf, letter } from "../../lib/sentences";
import { either, speak, whoAre, whoIs, type Who } from "../../lib/who";
import { isTied, tally, totalsSaid, type Words } from "./words.shared";
import type { DayBroke, Drank } from "./types";

const { all, does, doing } = speak.en;

const TEAM_NAMES = ["the Man in Black's team", "the Prince's team"];

/** Of two games at the table, the second is the mostly dead's. */
const at = (row: number, sentence: string) =>
  row === 0 ? sentence : `Among the mostly dead: ${sentence}`;

function card(number: number | null, sicilian = false): string {
  const kind = sicilian ? "Sicilian " : "";
  return number === null ? `a ${kind}card` : `the ${kind}${number}`;
}

function turnedUp({ cards }: DayBroke): string {
  const shown = cards.flatMap((laid, goblet) =>
    laid ? [`${letter(goblet)} ${laid.card % 2 ? "poison" : "wine"} ${laid.card}`] : [],
  );
  return shown.join(", ") || "there is nothing to show";
}

function inGoblet(news: Drank, own: string): string {
  const goblet = `Goblet ${letter(news.goblet)}`;
  if (news.contents.length === 0) return `${goblet} is empty`;
  const harmless = news.ignored ? ` (and ${news.ignored} of ${own} own, harmless)` : "";
  const reasons: Record<Drank["by"], string> = {
    more: "",
    nearest: `, and the nearest card is ${news.lives ? "wine" : "poison"}`,
    nothing: ", so there is nothing to die of",
  };
  return `${goblet}: wine ${news.wine}, poison ${news.poison}${harmless}${reasons[news.by]}`;
}

/** "Anne alone lives", "You alone live", "Anne and Ben live". */
const living = (who: readonly Who[]) => does(who, "alone lives", "alone live", "live", "live");

export const en: Words = {
  options: {
    series: {
      label: "Length",
      help: "One game, a series for the most wins, or survivors play on until one is left.",
      choices: {
        "one-game": "one game",
        "best-of-three": "best of three games",
        "best-of-five": "best of five games",
        "last-standing": "until one is left standing",
        "mostly-dead": "until one is left; the mostly dead play too",
      },
    },
    winner: {
      label: "Who wins a game",
      help: "When survivors play on until one is left, it can only be all who live.",
      choices: {
        survivors: "all who live",
        "highest-total": "who lives with the most wine over poison",
        teams: "the team of characters with the most survivors",
      },
    },
    total: {
      label: "A highest total subtracts",
      help: "Matters for a survivor who played Immunity.",
      choices: {
        "all-poison": "all poison in the goblet",
        "harmful-poison": "only poison that Immunity did not make harmless",
      },
    },
    tie: {
      label: "Several lead at the end",
      help: "They share the win, or they alone play on until one leads.",
      choices: { shared: "they share the win", "play-off": "they play on" },
    },
    team_score: {
      label: "What teams compare",
      help: "Matters when one team has a seat more than the other.",
      choices: {
        survivors: "their survivors",
        share: "the share of them that lives",
        "fewest-dead": "their dead: the fewer, the better",
      },
    },
    luckless: {
      label: "Luckless",
      help: "No Sicilian cards: all hands are alike, and there are no powers.",
    },
    odorless: {
      label: "Odorless and tasteless",
      help: "No card is turned up before everyone drinks.",
    },
    round_table: {
      label: "Round table",
      help: "A goblet stands before each seat, instead of all in a row.",
    },
    characters: {
      label: "Characters",
      help: "Everyone may choose one as play begins, or they go with the seats.",
      choices: { chosen: "everyone may choose", seated: "go with the seats" },
      said: (value) => (value === "chosen" ? "choose your character" : ""),
    },
    dealer: {
      label: "First dealer",
      help: "The seat that deals first.",
      choices: { 0: "by lot" },
    },
    six_hand: {
      label: "Hands with six seats",
      help: "Only matters when exactly six play. The short hand makes a shorter game.",
      choices: { short: "the cards 3 to 7", full: "all seven cards" },
    },
    immunity_card: {
      label: "Immunity is on",
      help: "The other of the two Sicilian cards is Switch.",
      choices: { eight: "the Sicilian 8", nine: "the Sicilian 9" },
    },
    memory: {
      label: "From memory",
      help: "Nobody may look again at cards they have laid face-down.",
    },
  },
  news: {
    became: (news, names) => `${does(whoIs(names, news.seat), "is", "are")} ${news.character}.`,
    "left-open": (news, names) =>
      `${does(whoIs(names, news.seat), "leaves", "leave")} open who to be.`,
    "lot-drawn": (news, names) =>
      either(
        whoIs(names, news.dealer),
        "The lot falls on you: you deal first.",
        (name) => `The lot falls on ${name}, who deals first.`,
      ),
    began: (news, names) => {
      const who = all(whoAre(names, news.seats));
      const start = news.row ? `The mostly dead play too, ${who}` : `Game ${news.game}, ${who}`;
      const hand = `the cards ${news.hand[0]} to ${news.hand.at(-1)}`;
      const sicilian = news.sicilian ? " and a Sicilian card" : "";
      return `${start}: ${doing(whoIs(names, news.dealer), "deals", "deal")}, ${doing(whoIs(names, news.first), "begins", "begin")}. Everyone holds ${hand}${sicilian}.`;
    },
    poured: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "pours", "pour")} ${card(news.card, news.sicilian)} into goblet ${letter(news.goblet)}.`,
      ),
    "bid-laid": (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "bids", "bid")} ${card(news.card)} on goblet ${letter(news.goblet)}.`,
      ),
    "made-immune": (news, names) =>
      at(
        news.row,
        either(
          whoIs(names, news.seat),
          "You play Immunity: your own poison will do you no harm.",
          (name) => `${name} plays Immunity: their own poison will do them no harm.`,
        ),
      ),
    switched: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "plays Switch:", "play Switch:")} the bids on ${letter(news.one)} and ${letter(news.other)} change places.`,
      ),
    "day-broke": (news, names) =>
      at(
        news.row,
        `Day breaks, and ${doing(whoIs(names, news.dealer), "turns", "turn")} up: ${turnedUp(news)}.`,
      ),
    "bids-opened": (news, names) => {
      const goblet = `Bids on goblet ${letter(news.goblet)}:`;
      if (news.winner === null) return at(news.row, `${goblet} none.`);
      const winner = whoIs(names, news.winner);
      const how = isTied(news.totals)
        ? does(winner, "has the nearest card and wins it", "have the nearest card and win it")
        : does(winner, "wins it", "win it");
      return at(news.row, `${goblet} ${totalsSaid("en", news.totals, names)}. ${how}.`);
    },
    kept: (news, names) =>
      at(
        news.row,
        `${does(whoIs(names, news.seat), "keeps", "keep")} goblet ${letter(news.goblet)}.`,
      ),
    "handed-on": (news, names) =>
      at(
        news.row,
        news.seat === null
          ? `Goblet ${letter(news.goblet)} is free: nobody else who bid on it lacks one.`
          : either(
              whoIs(names, news.seat),
              `Goblet ${letter(news.goblet)} goes to you: you bid ${news.total}.`,
              (name) => `Goblet ${letter(news.goblet)} goes to ${name}, who bid ${news.total}.`,
            ),
      ),
    took: (news, names) =>
      at(
        news.row,
        news.last
          ? `Goblet ${letter(news.goblet)} is left for ${speak.en.name(whoIs(names, news.seat))}.`
          : `${does(whoIs(names, news.seat), "takes", "take")} goblet ${letter(news.goblet)}.`,
      ),
    drank: (news, names) =>
      at(
        news.row,
        either(
          whoIs(names, news.seat),
          `${inGoblet(news, "your")}. You drink and ${news.lives ? "live" : "die"}.`,
          (name) =>
            `${inGoblet(news, "their")}. ${name} drinks and ${news.lives ? "lives" : "dies"}.`,
        ),
      ),
    settled: (news, names) =>
      at(
        news.row,
        news.survivors.length ? `${living(whoAre(names, news.survivors))}.` : "All are poisoned.",
      ),
    "series-stands": (news, names) => {
      const next =
        news.playing.length === names.length
          ? "Everyone plays the next one."
          : `The next one is for ${all(whoAre(names, news.playing))}.`;
      return `Games won: ${tally("en", names, news.wins)}. ${next}`;
    },
    "said-ready": (news, names) =>
      `${does(whoIs(names, news.seat), "is", "are")} ready for the next game.`,
  },
  refusals: {
    "not-in-hand": () => "You do not hold that card.",
    "sicilian-bid": ({ card }) =>
      `The ${card} you hold is a Sicilian card, and those are never bids.`,
    "no-such-goblet": ({ last }) => `The goblets are A to ${letter(last)}.`,
    "same-goblet": () => "Switch takes two different goblets.",
    "no-power": ({ power }) =>
      power === "immunity"
        ? "You do not hold Immunity."
        : power === "switch"
          ? "You do not hold Switch."
          : "You hold no card with a power.",
    "cards-first": () => "Goblets are chosen when all cards are laid: pour or bid.",
    "choose-now": (refusal) =>
      `All cards are laid. Choose your goblet: ${anyOf("en", refusal.goblets.map(letter))}.`,
    "character-taken": ({ character }) => `${character} is taken: choose someone else.`,
    "team-full": ({ team }) =>
      `There is no place left in ${TEAM_NAMES[team]}: choose someone from the other one.`,
    "not-a-lot": () => "The lot names one of the seats.",
    "not-a-deal": () =>
      "That deal does not fit: one Sicilian card of the twelve for each seat that plays.",
  },
  endings: {
    survivors: ({ seats }, names) => {
      if (seats.length === 0) return "All are poisoned, and nobody wins.";
      const who = living(whoAre(names, seats));
      return seats.length === 1 ? `${who}: no one to be trifled with!` : `${who}.`;
    },
    "highest-total": ({ seats, total }, names) => {
      if (seats.length === 0) return "All are poisoned, and nobody wins.";
      const [more, less] = total < 0 ? ["poison", "wine"] : ["wine", "poison"];
      const held = total
        ? `${Math.abs(total)} more ${more} than ${less}`
        : "as much wine as poison";
      return `${does(whoAre(names, seats), "wins", "win")}, with ${held}.`;
    },
    "teams-counted": ({ team, living }, { side }) => {
      if (side === 0 || side === 1) {
        const other = living[side === 0 ? 1 : 0];
        const won = team === side ? "Your side wins!" : "The other side wins.";
        return `Alive on your side: ${living[side]}; on the other: ${other}. ${team === null ? "Neither wins." : won}`;
      }
      return `Alive in ${TEAM_NAMES[0]}: ${living[0]}; in ${TEAM_NAMES[1]}: ${living[1]}. ${team === null ? "Neither wins." : `The win goes to ${TEAM_NAMES[team]}.`}`;
    },
    "series-won": (ending, names) => {
      const who = ending.seats.length
        ? does(whoAre(names, ending.seats), "wins", "win")
        : "No one wins";
      return `${who} the series. Games won out of ${ending.games}: ${tally("en", names, ending.wins)}.`;
    },
    "last-standing": (ending, names) => {
      const games = ending.games === 1 ? "one game" : `${ending.games} games`;
      const who = whoAre(names, ending.seats);
      return ending.seats.length === 1
        ? `After ${games} ${doing(who, "is", "are")} the last one standing: no one to be trifled with!`
        : `After ${games} ${all(who)} were the last, fell together and share the win.`;
    },
  },
  score: (score, ending) => {
    if (ending.type === "survivors") return score > 0 ? "alive" : "dead";
    return score === 0 ? "no wins" : score === 1 ? "1 win" : `${score} wins`;
  },
};
