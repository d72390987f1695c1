// What the page says of this game: its options, news, refusals and endings.
import type { Language } from "../../lib/language.svelte";
import { either, speak, whoIs, type Names } from "../../lib/who";
import type { GameWords } from "../game";
import { SKULL } from "./dice";
import { bidSaid, diceSaid } from "./numbers";
import type { Ending, News, Refusal, Revealed, RolledToStart, Setup } from "./types";

type Words = GameWords<Setup, News, Refusal, Ending>;

/** "Anne 5, Bertrand a skull": the dice of a roll for the first bid. */
function startDice(language: Language, news: RolledToStart, names: Names, skull: string): string {
  return news.hands
    .flatMap(([die], seat) =>
      die === undefined
        ? []
        : [`${speak[language].name(whoIs(names, seat))} ${die === SKULL ? skull : die}`],
    )
    .join(", ");
}

/** The two halves of a challenge, as the scene shows them too. */
export interface ChallengeWords {
  call: (news: Revealed, names: Names) => string;
  count: (news: Revealed) => string;
  verdict: (news: Revealed) => string;
  loss: (news: Revealed, names: Names) => string;
}

export const holds = (news: Revealed) => news.count >= news.bid.count;

export const challengeWords: Record<Language, ChallengeWords> = {
  en: {
    call: (news, names) => {
      const bidder = speak.en.name(whoIs(names, news.bidder));
      return `${speak.en.does(whoIs(names, news.challenger), "challenges", "challenge")} ${bidder}: never trust a pirate!`;
    },
    count: ({ count, bid }) =>
      `There ${count === 1 ? "is" : "are"} ${bidSaid("en", { count, face: bid.face })}`,
    verdict: (news) => (holds(news) ? "the bid holds" : "the bid fails"),
    loss: (news, names) => {
      const loser = whoIs(names, news.loser);
      const out = news.left ? "" : either(loser, " and are out", () => " and is out");
      return `${speak.en.does(loser, "loses", "lose")} a die${out}.`;
    },
  },
  fr: {
    call: (news, names) => {
      const challenger = whoIs(names, news.challenger);
      const challenge = either(
        whoIs(names, news.bidder),
        `${challenger.name} te défie`,
        (bidder) => `${speak.fr.does(challenger, "défie", "défies")} ${bidder}`,
      );
      return `${challenge}\u202f: ne jamais se fier à un pirate\u202f!`;
    },
    count: ({ count, bid }) =>
      `Il ${count === 0 ? "n'y a" : "y a"} ${bidSaid("fr", { count, face: bid.face })}`,
    verdict: (news) => (holds(news) ? "l'annonce tient" : "l'annonce tombe"),
    loss: (news, names) =>
      news.left
        ? `${speak.fr.does(whoIs(names, news.loser), "perd", "perds")} un dé.`
        : either(
            whoIs(names, news.loser),
            "Tu perds ton dernier dé et quittes la partie.",
            (name) => `${name} perd son dernier dé et quitte la partie.`,
          ),
  },
  es: {
    call: (news, names) => {
      const challenger = whoIs(names, news.challenger);
      const challenge = either(
        whoIs(names, news.bidder),
        `${challenger.name} te desafía`,
        (bidder) => `${speak.es.does(challenger, "desafía", "desafías")} a ${bidder}`,
      );
      return `${challenge}: ¡nunca te fíes de un pirata!`;
    },
    count: ({ count, bid }) =>
      `${count === 0 ? "No hay" : "Hay"} ${bidSaid("es", { count, face: bid.face })}`,
    verdict: (news) => (holds(news) ? "la apuesta se cumple" : "la apuesta falla"),
    loss: (news, names) =>
      news.left
        ? `${speak.es.does(whoIs(names, news.loser), "pierde", "pierdes")} un dado.`
        : either(
            whoIs(names, news.loser),
            "Pierdes tu último dado y quedas fuera.",
            (name) => `${name} pierde su último dado y queda fuera.`,
          ),
  },
};

function revealedSaid(language: Language) {
  const words = challengeWords[language];
  const colon = language === "fr" ? "\u202f:" : ":";
  return (news: Revealed, names: Names) =>
    `${words.call(news, names)} ${words.count(news)}${colon} ${words.verdict(news)}. ${words.loss(news, names)}`;
}

const en: Words = {
  options: {
    dice: { label: "Dice", help: "Dice under each cup at the start. Fewer make a shorter game." },
    eliminated_starter: {
      label: "After someone is out",
      help: "Who opens the next round when a seat has lost its last die.",
      choices: {
        left: "the next seat to the left opens",
        winner: "whoever won the challenge opens",
      },
    },
    bid_cap: {
      label: "Bids stay within the dice in play",
      help: "When off, a bid may name more dice than there are on the table.",
    },
  },
  news: {
    "rolled-to-start": (news, names) => {
      const dice = `Roll for the first bid: ${startDice("en", news, names, "a skull")}.`;
      return news.first === null
        ? `${dice} The highest are tied and roll again.`
        : `${dice} ${either(
            whoIs(names, news.first),
            "You are highest and bid first.",
            (name) => `${name} is highest and bids first.`,
          )}`;
    },
    rolled: (news, names) =>
      `Everyone rolls in secret. ${speak.en.does(whoIs(names, news.starter), "opens", "open")}.`,
    said: (news, names) =>
      `${speak.en.does(whoIs(names, news.seat), "bids", "bid")} ${bidSaid("en", news.bid)}.`,
    revealed: revealedSaid("en"),
  },
  refusals: {
    "not-a-face": () => "Bid on a face from 2 to 6; skulls are wild and cannot be bid.",
    "too-few": () => "Bid at least one die.",
    "too-many": ({ most }) => `A bid can name ${diceSaid("en", most)} at most now.`,
    "too-low": ({ standing }) =>
      `The bid is ${bidSaid("en", standing)}. Bid more dice, or the same number of a higher face.`,
    "no-bid-yet": () => "There is no bid to challenge yet: make the first one.",
    "not-a-roll": () => "That roll does not fit the dice in play, each hand lowest first.",
  },
  endings: {
    "last-with-dice": (ending, names) =>
      `${either(
        whoIs(names, ending.winner),
        "You are the last pirate with dice and win",
        (name) => `${name} is the last pirate with dice and wins`,
      )}, ${diceSaid("en", ending.dice)} to spare.`,
  },
  score: (score) => diceSaid("en", score),
};

const fr: Words = {
  options: {
    dice: {
      label: "Dés",
      help: "Dés sous chaque gobelet au départ. Moins il y en a, plus la partie est courte.",
    },
    eliminated_starter: {
      label: "Après une élimination",
      help: "Qui ouvre la manche suivante quand une place a perdu son dernier dé.",
      choices: {
        left: "la place suivante à gauche ouvre",
        winner: "la place qui a gagné le défi ouvre",
      },
    },
    bid_cap: {
      label: "Annonces limitées aux dés en jeu",
      help: "Sans cette limite, une annonce peut dépasser le nombre de dés sur la table.",
    },
  },
  news: {
    "rolled-to-start": (news, names) => {
      const dice = `Jet pour la première annonce\u202f: ${startDice("fr", news, names, "un crâne")}.`;
      return news.first === null
        ? `${dice} Égalité au plus haut\u202f: on relance.`
        : `${dice} ${either(
            whoIs(names, news.first),
            "Le plus haut est à toi\u202f: tu annonces en premier.",
            (name) => `Le plus haut est à ${name}, qui annonce en premier.`,
          )}`;
    },
    rolled: (news, names) =>
      `Tout le monde lance ses dés en secret. ${speak.fr.does(whoIs(names, news.starter), "ouvre", "ouvres")}.`,
    said: (news, names) =>
      `${speak.fr.does(whoIs(names, news.seat), "annonce", "annonces")} ${bidSaid("fr", news.bid)}.`,
    revealed: revealedSaid("fr"),
  },
  refusals: {
    "not-a-face": () =>
      "Annonce une face de 2 à 6\u202f; les crânes sont des jokers et ne s'annoncent pas.",
    "too-few": () => "Annonce au moins un dé.",
    "too-many": ({ most }) =>
      `Une annonce ne peut pas dépasser ${diceSaid("fr", most)} maintenant.`,
    "too-low": ({ standing }) =>
      `L'annonce est de ${bidSaid("fr", standing)}. Annonce plus de dés, ou autant d'une face plus haute.`,
    "no-bid-yet": () => "Il n'y a encore rien à défier\u202f: fais la première annonce.",
    "not-a-roll": () => "Ce jet ne correspond pas aux dés en jeu, chaque main dans l'ordre.",
  },
  endings: {
    "last-with-dice": (ending, names) =>
      `${either(
        whoIs(names, ending.winner),
        "Aucun autre pirate n'a plus de dés\u202f: tu gagnes",
        (name) => `${name} est le dernier pirate à avoir des dés et gagne`,
      )}, avec ${diceSaid("fr", ending.dice)} de reste.`,
  },
  score: (score) => diceSaid("fr", score),
};

const es: Words = {
  options: {
    dice: {
      label: "Dados",
      help: "Dados bajo cada cubilete al empezar. Con menos, la partida es más corta.",
    },
    eliminated_starter: {
      label: "Tras una eliminación",
      help: "Quién abre la ronda siguiente cuando un asiento pierde su último dado.",
      choices: {
        left: "abre el siguiente asiento a la izquierda",
        winner: "abre quien ganó el desafío",
      },
    },
    bid_cap: {
      label: "Apuestas hasta los dados en juego",
      help: "Sin este límite, una apuesta puede nombrar más dados de los que hay en la mesa.",
    },
  },
  news: {
    "rolled-to-start": (news, names) => {
      const dice = `Tirada para la primera apuesta: ${startDice("es", news, names, "una calavera")}.`;
      return news.first === null
        ? `${dice} Hay empate en lo más alto: se vuelve a tirar.`
        : `${dice} ${either(
            whoIs(names, news.first),
            "Sacas lo más alto y apuestas primero.",
            (name) => `${name} saca lo más alto y apuesta primero.`,
          )}`;
    },
    rolled: (news, names) =>
      `Todos tiran en secreto. ${either(whoIs(names, news.starter), "Abres tú", (name) => `Abre ${name}`)}.`,
    said: (news, names) =>
      `${speak.es.does(whoIs(names, news.seat), "apuesta", "apuestas")} ${bidSaid("es", news.bid)}.`,
    revealed: revealedSaid("es"),
  },
  refusals: {
    "not-a-face": () =>
      "Apuesta por una cara del 2 al 6; las calaveras son comodines y no se apuestan.",
    "too-few": () => "Apuesta al menos un dado.",
    "too-many": ({ most }) => `Ahora una apuesta puede nombrar ${diceSaid("es", most)} como mucho.`,
    "too-low": ({ standing }) =>
      `La apuesta es ${bidSaid("es", standing)}. Apuesta más dados, o los mismos de una cara más alta.`,
    "no-bid-yet": () => "Aún no hay apuesta que desafiar: haz la primera.",
    "not-a-roll": () => "Esa tirada no encaja con los dados en juego, cada mano en orden.",
  },
  endings: {
    "last-with-dice": (ending, names) => {
      const left = `${ending.dice === 1 ? "queda" : "quedan"} ${diceSaid("es", ending.dice)}`;
      return either(
        whoIs(names, ending.winner),
        `Ganas: ningún otro pirata tiene ya dados y aún te ${left}.`,
        (name) => `Gana ${name}: es el último pirata con dados y aún le ${left}.`,
      );
    },
  },
  score: (score) => diceSaid("es", score),
};

export const words: Record<Language, Words> = { en, fr, es };
