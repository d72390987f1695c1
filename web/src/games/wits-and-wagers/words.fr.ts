import { either, speak, whoAre, whoIs } from "../../lib/who";
import { CATEGORIES } from "./categories";
import { dollars, inLanguage, spelled, withUnit } from "./numbers";
import { betsSaid, payoutsSaid, remarkSaid, TIMES, type Words, win, without } from "./words.shared";

const money = (amount: number) => dollars(amount, "fr");
const { all, does } = speak.fr;
const WIN: Parameters<typeof win>[3] = {
  one: ["gagne", "gagnes", "gagnent", "gagnez"],
  several: [
    "partage la victoire",
    "partages la victoire",
    "partagent la victoire",
    "partagez la victoire",
  ],
};

export const fr: Words = {
  options: {
    questions: { label: "Questions", help: "Combien on en pose dans une partie." },
    guess_time: {
      label: "Secondes pour estimer",
      help: "0\u202f: autant de temps qu'il en faut.",
      said: (seconds: number) =>
        seconds ? `${seconds} secondes pour estimer` : "sans limite pour estimer",
    },
    bet_time: {
      label: "Secondes pour miser",
      help: "0\u202f: autant de temps qu'il en faut.",
      said: (seconds: number) =>
        seconds ? `${seconds} secondes pour miser` : "sans limite pour miser",
    },
    grace_seconds: {
      label: "Délai de grâce",
      help: "Secondes encore permises quand le temps affiché est écoulé.",
    },
    end_early: {
      label: "Continuer dès que tout le monde a fini",
      help: "Sinon, chacun a toujours tout son temps.",
    },
    secret_bets: {
      label: "Mises secrètes",
      help: "Les mises ne sont montrées qu'avec la réponse.",
    },
    auto_place: {
      label: "Jetons de mise non posés",
      help: "Tes deux jetons de mise ne coûtent rien\u202f: les miser sur toi ne peut pas nuire.",
      choices: { none: "ne sont pas misés", "own-guess": "vont sur ton estimation" },
    },
    tiebreak: {
      label: "Égalités",
      help: "Ce qui se passe quand plusieurs ont le plus d'argent. Qui est plus jeune se dit avant le début de la partie.",
      choices: { youngest: "le plus jeune gagne", shared: "victoire partagée" },
    },
    youngest_first: { label: "Par âge", help: "Les places, à partir du plus jeune." },
    packs: {
      label: "Questions tirées de",
      help: "Un paquet ou plusieurs. Un petit fait une partie courte.",
    },
    categories: { label: "Sujets", help: "Sans choix, tous.", choices: CATEGORIES.fr },
    difficulties: {
      label: "Difficulté",
      help: "À quel point la plupart des estimations seront loin.",
      choices: { easy: "Facile", medium: "Moyenne", hard: "Difficile" },
    },
    asked: { label: "À ne pas poser", help: "Questions déjà posées lors de parties précédentes." },
    measured: { label: "Mesuré", help: "Difficultés que les réponses des joueurs ont montrées." },
  },
  news: {
    asked: ({ round, card }) => `Question ${round}\u202f: ${inLanguage(card.text, "fr")}`,
    guessed: () => "",
    "had-hunch": () => "",
    "locked-in": ({ seat }, names) => `${does(whoIs(names, seat), "a", "as", "ont", "avez")} fini.`,
    unlocked: ({ seat }, names) =>
      `${does(whoIs(names, seat), "réfléchit", "réfléchis", "réfléchissent", "réfléchissez")} encore.`,
    sorted: ({ mat, display }, names) => {
      const guesses = mat.flatMap(({ number, odds, seats }) =>
        number === null
          ? []
          : [`${spelled(number, display, "fr")} (${all(whoAre(names, seats))}) à ${odds} contre 1`],
      );
      const none = without(mat, names);
      const silent = none.length > 0 ? ` Sans estimation\u202f: ${all(none)}.` : "";
      return `Les estimations\u202f: ${guesses.join("\u202f; ")}.${silent} Plus petit que toutes paie ${mat[0]?.odds} contre 1.`;
    },
    voided: () => "Personne n'a rien écrit\u202f: cette question ne compte pas.",
    skipped: () => "L'hôte passe cette question\u202f: elle ne compte pas.",
    closing: () => "L'hôte termine la partie avec cette question.",
    placed: (news, names) =>
      news.bets.length > 0
        ? `${does(whoIs(names, news.seat), "mise", "mises", "misent", "misez")} ${betsSaid("fr", news, "sur", "plus petit que toutes")}.`
        : `${does(whoIs(names, news.seat), "reprend toutes ses", "reprends toutes tes", "reprennent toutes leurs", "reprenez toutes vos")} mises.`,
    answered: ({ card, answer, slot, remark }, names) =>
      `La réponse est ${withUnit(answer, card, "fr")}. ${remarkSaid(remark, "fr")}` +
      (slot.number === null
        ? `Toutes les estimations étaient trop hautes\u202f: «\u202fplus petit que toutes\u202f» gagne à ${slot.odds} contre 1.`
        : `${spelled(slot.number, card.display, "fr")} (${all(whoAre(names, slot.seats))}) s'en approche le plus sans la dépasser et gagne à ${slot.odds} contre 1.`),
    "paid-out": ({ payouts }, names) =>
      `La banque paie\u202f: ${payoutsSaid("fr", payouts, names) || "personne"}.`,
    "went-on": () => "",
  },
  refusals: {
    "not-a-number": () => "Écris un nombre simple, en chiffres, comme 42 ou 3,5.",
    "nothing-to-skip": () => "Il n'y a pas de question ouverte à passer.",
    "closes-already": () => "La partie se termine déjà avec cette question.",
    "too-long": ({ whole, places }) =>
      `Une estimation a ${whole} chiffres au plus, et ${places} de plus après la virgule.`,
    "below-zero": () => "Cette réponse ne peut pas être négative.",
    "too-many-bets": ({ most }) => `Tu as ${most} jetons de mise, donc ${most} mises au plus.`,
    "no-such-slot": () => "Cette case n'est pas sur le tapis.",
    "not-chips": ({ chip }) => `Les gains se misent par tranches de ${money(chip)}.`,
    "over-bank": ({ bank }) => `C'est plus que les ${money(bank)} que tu as gagnés.`,
    "guesses-are-in": () =>
      "Un instant trop tard\u202f: les estimations sont sur le tapis, et la tienne reste telle quelle.",
    "guesses-first": () =>
      "Il n'y a rien sur quoi miser tant que les estimations ne sont pas sur le tapis.",
    "bets-are-closed": () =>
      "Un instant trop tard\u202f: la réponse est connue, et tes mises restent où elles étaient.",
    "whole-time": () => "Ici, chacun a tout son temps\u202f: ce qui est là à la fin compte.",
    "locked-already": () => "C'est déjà validé.",
    "not-locked": () => "Rien n'est encore validé.",
    "has-hunch": () => "Une intuition par question suffit.",
    "not-an-ask": () => "Ce n'est pas une question dont la réponse est un nombre.",
    "not-a-hunch": () => "Personne n'a demandé cette intuition.",
  },
  endings: {
    "most-money": ({ seats, money: most, youngest }, names) => {
      const each =
        seats.length > 1 ? " chacun" : youngest ? "\u202f: à égalité, le plus jeune gagne" : "";
      return `${win("fr", seats, names, WIN, "does")} avec ${money(most)}${each}.`;
    },
    "nobody-guesses": ({ seats, money: most, youngest }, names) =>
      `Plus personne n'écrit rien\u202f: la partie finit là, et ${win("fr", seats, names, WIN, "doing")} avec ${money(most)}.${youngest ? " À égalité, le plus jeune gagne." : ""}`,
  },
  time: {
    ...TIMES,
    label: "Temps pour estimer, puis pour miser",
    help: "30 secondes, comme dans la boîte\u202f; les équipes, qui se concertent, en prennent 45.",
    ranOut: (who) =>
      either(who, "Ton temps est écoulé.", (name) => `Le temps est écoulé pour ${name}.`),
  },
  score: money,
};
