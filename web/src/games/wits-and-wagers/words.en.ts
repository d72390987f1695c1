import { speak, whoAre, whoIs } from "../../lib/who";
import { CATEGORIES } from "./categories";
import { dollars, inLanguage, spelled, withUnit } from "./numbers";
import { betsSaid, payoutsSaid, remarkSaid, TIMES, type Words, win, without } from "./words.shared";

const money = (amount: number) => dollars(amount, "en");
const { all, does } = speak.en;
const WIN: Parameters<typeof win>[3] = {
  one: ["wins", "win"],
  several: ["shares the win", "share the win"],
};

export const en: Words = {
  options: {
    questions: { label: "Questions", help: "How many are asked in a game." },
    guess_time: {
      label: "Seconds to guess",
      help: "0: as long as it takes.",
      said: (seconds: number) => (seconds ? `${seconds} seconds to guess` : "no limit to guess"),
    },
    bet_time: {
      label: "Seconds to bet",
      help: "0: as long as it takes.",
      said: (seconds: number) => (seconds ? `${seconds} seconds to bet` : "no limit to bet"),
    },
    grace_seconds: {
      label: "Grace",
      help: "Seconds that are still allowed when the time shown is up.",
    },
    end_early: {
      label: "Go on when all are done",
      help: "Off: everyone always has the whole time.",
    },
    secret_bets: { label: "Secret bets", help: "Bets are shown with the answer only." },
    auto_place: {
      label: "Wager chips not placed",
      help: "Your two wager chips cost nothing, so backing yourself with them cannot hurt.",
      choices: { none: "are not bet", "own-guess": "back your own guess" },
    },
    tiebreak: {
      label: "Ties",
      help: "What happens when several have the most money. Who is younger is said before the game starts.",
      choices: { youngest: "the youngest wins", shared: "are shared" },
    },
    youngest_first: { label: "By age", help: "Seats from the youngest on." },
    packs: {
      label: "Questions from",
      help: "One pack or several. A small one makes a short game.",
    },
    categories: {
      label: "Asked about",
      help: "With none chosen, everything.",
      choices: CATEGORIES.en,
    },
    difficulties: {
      label: "Difficulty",
      help: "How far off most guesses will be.",
      choices: { easy: "Easy", medium: "Medium", hard: "Hard" },
    },
    asked: { label: "Not asked", help: "Questions that were asked in earlier games." },
    measured: { label: "Measured", help: "Difficulties that people's guesses have shown." },
  },
  news: {
    asked: ({ round, card }) => `Question ${round}: ${inLanguage(card.text, "en")}`,
    guessed: () => "",
    "had-hunch": () => "",
    "locked-in": ({ seat }, names) => `${does(whoIs(names, seat), "is", "are")} done.`,
    unlocked: ({ seat }, names) => `${does(whoIs(names, seat), "thinks", "think")} again.`,
    sorted: ({ mat, display }, names) => {
      const guesses = mat.flatMap(({ number, odds, seats }) =>
        number === null
          ? []
          : [`${spelled(number, display, "en")} by ${all(whoAre(names, seats))} at ${odds}:1`],
      );
      const none = without(mat, names);
      const silent = none.length > 0 ? ` No guess by ${all(none)}.` : "";
      return `The guesses: ${guesses.join("; ")}.${silent} Smaller than all pays ${mat[0]?.odds}:1.`;
    },
    voided: () => "Nobody has guessed: this question does not count.",
    skipped: () => "The host skips this question: it does not count.",
    closing: () => "The host ends the game with this question.",
    placed: (news, names) =>
      news.bets.length > 0
        ? `${does(whoIs(names, news.seat), "bets", "bet")} ${betsSaid("en", news, "on", "smaller than all")}.`
        : `${does(whoIs(names, news.seat), "takes", "take")} all bets back.`,
    answered: ({ card, answer, slot, remark }, names) =>
      `The answer is ${withUnit(answer, card, "en")}. ${remarkSaid(remark, "en")}` +
      (slot.number === null
        ? `All guesses were too high: smaller than all wins at ${slot.odds}:1.`
        : `${spelled(slot.number, card.display, "en")} by ${all(whoAre(names, slot.seats))} is nearest without going over and wins at ${slot.odds}:1.`),
    "paid-out": ({ payouts }, names) =>
      `The bank pays: ${payoutsSaid("en", payouts, names) || "nobody"}.`,
    "went-on": () => "",
  },
  refusals: {
    "not-a-number": () => "Write a plain number in figures, such as 42 or 3.5.",
    "nothing-to-skip": () => "There is no open question to skip.",
    "closes-already": () => "The game ends with this question already.",
    "too-long": ({ whole, places }) =>
      `A guess has ${whole} figures at most, and ${places} more after the point.`,
    "below-zero": () => "This answer cannot be below zero.",
    "too-many-bets": ({ most }) => `You have ${most} wager chips, so ${most} bets at most.`,
    "no-such-slot": () => "That place is not on the mat.",
    "not-chips": ({ chip }) => `Won chips are bet in whole ${money(chip)}s.`,
    "over-bank": ({ bank }) => `That is more than the ${money(bank)} you have won.`,
    "guesses-are-in": () =>
      "A moment too late: the guesses are on the mat, and yours stays as it was.",
    "guesses-first": () => "There is nothing to bet on before the guesses are on the mat.",
    "bets-are-closed": () =>
      "A moment too late: the answer is out, and your bets stay as they lay.",
    "whole-time": () => "Everyone has the whole time here: what stands at its end counts.",
    "locked-already": () => "That is locked in already.",
    "not-locked": () => "Nothing is locked in yet.",
    "has-hunch": () => "One hunch a question is enough.",
    "not-an-ask": () => "That is no question with a number as its answer.",
    "not-a-hunch": () => "Nobody has asked for that hunch.",
  },
  endings: {
    "most-money": ({ seats, money: most, youngest }, names) => {
      const each = seats.length > 1 ? " each" : youngest ? ": ties go to the youngest" : "";
      return `${win("en", seats, names, WIN, "does")} with ${money(most)}${each}.`;
    },
    "nobody-guesses": ({ seats, money: most, youngest }, names) =>
      `Nobody guesses any more, so the game ends as it stands: ${win("en", seats, names, WIN, "doing")} with ${money(most)}.${youngest ? " Ties go to the youngest." : ""}`,
  },
  time: {
    ...TIMES,
    label: "Time to guess, and to bet",
    help: "30 seconds, as in the box; teams, who talk it over, do well with 45.",
    ranOut: (who) => `${does(who, "runs", "run")} out of time.`,
  },
  score: money,
};
