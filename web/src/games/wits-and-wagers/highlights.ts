import { of } from "../../lib/french";
import type { Language } from "../../lib/language.svelte";
import { capital, listed } from "../../lib/sentences";
import { agreed, named, speak, whoIs } from "../../lib/who";
import type { HighlightWords } from "../game";
import { change, dollars, inLanguage, spelled } from "./numbers";
import type { BestBet, Highlight } from "./types";

type Words = HighlightWords<Highlight>;

const isOwn = ({ seat, on }: BestBet) => on.length === 1 && on[0] === seat;

const times = (count: number, once: string, twice: string, many: string) =>
  count === 1 ? once : count === 2 ? twice : `${count} ${many}`;

/** What of it there was; that money came and went by bets is said once. */
function deeds(
  language: Language,
  { guesses, won, lost, bets }: Record<"guesses" | "won" | "lost", string | 0> & { bets: string },
): string {
  const money = [won, lost].filter((said) => said !== 0);
  const told = money.map((said, first) => (first === 0 ? `${said} ${bets}` : said));
  return listed(language, guesses === 0 ? told : [guesses, ...told]);
}

const en: Words = {
  "best-bet": (bet, names) => {
    const mine = names.me === bet.seat;
    const what = isOwn(bet)
      ? `${mine ? "your" : "their"} own guess`
      : bet.on.length
        ? `the guess of ${named("en", names, bet.on)}`
        : "all guesses being too high";
    return `${speak.en.does(whoIs(names, bet.seat), "bet", "bet")} ${dollars(bet.stake, "en")} on ${what} at ${bet.odds}:1 and won ${dollars(bet.won, "en")}.`;
  },
  bullseye: ({ seats, question, answer, display }, names) => {
    const who = seats.map((seat) => (names.me === seat ? "you" : whoIs(names, seat).name));
    const said = listed("en", who);
    return `${inLanguage(question, "en")} ${capital(said)} guessed ${spelled(answer, display, "en")}, which is exact.`;
  },
  "worst-bet": ({ seat, lost }, names) =>
    `${speak.en.does(whoIs(names, seat), "lost", "lost")} ${dollars(lost, "en")} on one question.`,
  "came-back": ({ seat, behind }, names) =>
    `${speak.en.does(whoIs(names, seat), "was", "were")} ${dollars(behind, "en")} behind, and won.`,
  "knew-best": ({ seat, guesses }, names) =>
    `${speak.en.does(whoIs(names, seat), "knew", "knew")} best: ${guesses} guesses won.`,
  "best-nose": ({ seat, won }, names) =>
    `${speak.en.does(whoIs(names, seat), "won", "won")} ${dollars(won, "en")} on the guesses of others.`,
  "boldest-bet": ({ seat, risked, bank, won }, names) => {
    const what =
      risked === bank
        ? `all of ${dollars(risked, "en")}`
        : `${dollars(risked, "en")} of ${dollars(bank, "en")}`;
    const came = won ? `and won ${dollars(won, "en")}` : "and won nothing";
    return `${speak.en.does(whoIs(names, seat), "put", "put")} ${what} on one question ${came}.`;
  },
  streak: ({ seat, questions }, names) =>
    `${speak.en.does(whoIs(names, seat), "guessed", "guessed")} best ${questions} times in a row.`,
  unluckiest: ({ seat, times: count }, names) =>
    `${speak.en.does(whoIs(names, seat), "was", "were")} nearest of all ${times(count, "once", "twice", "times")}, and too high.`,
  "money-made": ({ seat, guesses, won, lost }, names) => {
    const did = deeds("en", {
      guesses: guesses && `guessed best ${times(guesses, "once", "twice", "times")}`,
      won: won && `won ${dollars(won, "en")}`,
      lost: lost && `lost ${dollars(lost, "en")}`,
      bets: "with bets",
    });
    return `${speak.en.does(whoIs(names, seat), did, did)}.`;
  },
};

const fr: Words = {
  "best-bet": (bet, names) => {
    const what = isOwn(bet)
      ? `${names.me === bet.seat ? "ta" : "sa"} propre estimation`
      : bet.on.length
        ? `l'estimation ${of(named("fr", names, bet.on))}`
        : "«\u202fplus petit que tout\u202f»";
    return `${speak.fr.does(whoIs(names, bet.seat), "a", "as", "ont", "avez")} misé ${dollars(bet.stake, "fr")} sur ${what} à ${bet.odds}:1 et gagné ${dollars(bet.won, "fr")}.`;
  },
  bullseye: ({ seats, question, answer, display }, names) => {
    const mine = seats.some((seat) => names.me === seat);
    const who = mine && seats.length === 1 ? "toi" : named("fr", names, seats);
    return `${inLanguage(question, "fr")} ${spelled(answer, display, "fr")}, la réponse exacte venait ${of(who)}.`;
  },
  "worst-bet": ({ seat, lost }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as", "ont", "avez")} perdu ${dollars(lost, "fr")} sur une seule question.`,
  "came-back": ({ seat, behind }, names) =>
    `${speak.fr.does(whoIs(names, seat), "avait", "avais", "avaient", "aviez")} ${dollars(behind, "fr")} de retard, et ${agreed(whoIs(names, seat), "gagne", "tu gagnes", "gagnent", "gagnez")}.`,
  "knew-best": ({ seat, guesses }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as", "ont", "avez")} eu la meilleure estimation ${guesses} fois, plus que les autres.`,
  "best-nose": ({ seat, won }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as", "ont", "avez")} gagné ${dollars(won, "fr")} sur les estimations des autres.`,
  "boldest-bet": ({ seat, risked, bank, won }, names) => {
    const what =
      risked === bank
        ? `la totalité de ${dollars(risked, "fr")}`
        : `${dollars(risked, "fr")} sur ${dollars(bank, "fr")}`;
    const came = won ? `et gagné ${dollars(won, "fr")}` : "sans rien gagner";
    return `${speak.fr.does(whoIs(names, seat), "a", "as", "ont", "avez")} misé ${what} en une question ${came}.`;
  },
  streak: ({ seat, questions }, names) =>
    `${speak.fr.does(whoIs(names, seat), "a", "as", "ont", "avez")} eu la meilleure estimation ${questions} fois de suite.`,
  unluckiest: ({ seat, times: count }, names) =>
    `${speak.fr.does(whoIs(names, seat), "était", "étais", "étaient", "étiez")} au plus près ${times(count, "une fois", "deux fois", "fois")}, mais trop haut.`,
  "money-made": ({ seat, guesses, won, lost }, names) => {
    const did = deeds("fr", {
      guesses:
        guesses && `eu la meilleure estimation ${times(guesses, "une fois", "deux fois", "fois")}`,
      won: won && `gagné ${dollars(won, "fr")}`,
      lost: lost && `perdu ${dollars(lost, "fr")}`,
      bets: "aux paris",
    });
    return `${speak.fr.does(whoIs(names, seat), "a", "as", "ont", "avez")} ${did}.`;
  },
};

const es: Words = {
  "best-bet": (bet, names) => {
    const what = isOwn(bet)
      ? `${names.me === bet.seat ? "tu" : "su"} propia estimación`
      : bet.on.length
        ? `la estimación de ${named("es", names, bet.on)}`
        : "«menor que todas»";
    const won = agreed(whoIs(names, bet.seat), "ganó", "ganaste", "ganaron", "ganasteis");
    return `${speak.es.does(whoIs(names, bet.seat), "apostó", "apostaste", "apostaron", "apostasteis")} ${dollars(bet.stake, "es")} a ${what} a ${bet.odds}:1 y ${won} ${dollars(bet.won, "es")}.`;
  },
  bullseye: ({ seats, question, answer, display }, names) => {
    const mine = seats.some((seat) => names.me === seat);
    const who = mine && seats.length === 1 ? "tuya" : `de ${named("es", names, seats)}`;
    return `${inLanguage(question, "es")} ${spelled(answer, display, "es")}, respuesta exacta ${who}.`;
  },
  "worst-bet": ({ seat, lost }, names) =>
    `${speak.es.does(whoIs(names, seat), "perdió", "perdiste", "perdieron", "perdisteis")} ${dollars(lost, "es")} en una sola pregunta.`,
  "came-back": ({ seat, behind }, names) =>
    `${speak.es.does(whoIs(names, seat), "llegó", "llegaste", "llegaron", "llegasteis")} a ir ${dollars(behind, "es")} por detrás, y ${agreed(whoIs(names, seat), "ganó", "ganaste", "ganaron", "ganasteis")}.`,
  "knew-best": ({ seat, guesses }, names) =>
    `${speak.es.does(whoIs(names, seat), "acertó", "acertaste", "acertaron", "acertasteis")} mejor que nadie: ganaron ${guesses} estimaciones.`,
  "best-nose": ({ seat, won }, names) =>
    `${speak.es.does(whoIs(names, seat), "ganó", "ganaste", "ganaron", "ganasteis")} ${dollars(won, "es")} con las estimaciones de los demás.`,
  "boldest-bet": ({ seat, risked, bank, won }, names) => {
    const who = whoIs(names, seat);
    const what =
      risked === bank
        ? `todos sus ${dollars(risked, "es")}`.replace("sus", who.me ? "tus" : "sus")
        : `${dollars(risked, "es")} de ${dollars(bank, "es")}`;
    const win = agreed(who, "ganó", "ganaste", "ganaron", "ganasteis");
    const came = won ? `y ${win} ${dollars(won, "es")}` : `y no ${win} nada`;
    return `${speak.es.does(who, "apostó", "apostaste", "apostaron", "apostasteis")} ${what} en una pregunta ${came}.`;
  },
  streak: ({ seat, questions }, names) =>
    `${speak.es.does(whoIs(names, seat), "acertó", "acertaste", "acertaron", "acertasteis")} mejor que nadie ${questions} veces seguidas.`,
  unluckiest: ({ seat, times: count }, names) =>
    `${speak.es.does(whoIs(names, seat), "estuvo", "estuviste", "estuvieron", "estuvisteis")} más cerca que nadie ${times(count, "una vez", "dos veces", "veces")}, pero por encima.`,
  "money-made": ({ seat, guesses, won, lost }, names) => {
    const who = whoIs(names, seat);
    const best = agreed(who, "acertó", "acertaste", "acertaron", "acertasteis");
    const win = agreed(who, "ganó", "ganaste", "ganaron", "ganasteis");
    const lose = agreed(who, "perdió", "perdiste", "perdieron", "perdisteis");
    const did = deeds("es", {
      guesses:
        guesses && `${best} mejor que nadie ${times(guesses, "una vez", "dos veces", "veces")}`,
      won: won && `${win} ${dollars(won, "es")}`,
      lost: lost && `${lose} ${dollars(lost, "es")}`,
      bets: "en apuestas",
    });
    const said = `${did}.`;
    return names.me === seat
      ? `${said[0]?.toUpperCase() ?? ""}${said.slice(1)}`
      : `${whoIs(names, seat).name} ${said}`;
  },
};

export const highlights: Record<Language, Words> = { en, fr, es };

/** Whose award it is. */
export const honoured = (highlight: Highlight): readonly number[] =>
  "seats" in highlight ? highlight.seats : [highlight.seat];

/** What it was given for, in one figure. */
export function figure(highlight: Highlight, language: Language): string {
  switch (highlight.type) {
    case "best-bet":
    case "best-nose":
      return change(highlight.won, language);
    case "bullseye":
      return spelled(highlight.answer, highlight.display, language);
    case "worst-bet":
      return change(-highlight.lost, language);
    case "came-back":
      return dollars(highlight.behind, language); // that were made up
    case "boldest-bet":
      return dollars(highlight.risked, language);
    case "knew-best":
      return `${highlight.guesses}\u00a0×`;
    case "streak":
      return `${highlight.questions}\u00a0×`;
    case "unluckiest":
      return `${highlight.times}\u00a0×`;
    case "money-made":
      return "";
  }
}

/** What each is an award for, as its card on a television is headed. */
export const awards: Record<Language, Record<Highlight["type"], string>> = {
  en: {
    "best-bet": "Best bet",
    bullseye: "To the dot",
    "worst-bet": "Dearest lesson",
    "came-back": "Great comeback",
    "knew-best": "Knew best",
    "best-nose": "Best nose",
    "boldest-bet": "Boldest bet",
    streak: "On a streak",
    unluckiest: "Out of luck",
    "money-made": "Money made",
  },
  fr: {
    "best-bet": "Meilleure mise",
    bullseye: "En plein dans le mille",
    "worst-bet": "Chère leçon",
    "came-back": "Belle remontée",
    "knew-best": "Le plus de savoir",
    "best-nose": "Meilleur flair",
    "boldest-bet": "Mise la plus osée",
    streak: "En série",
    unluckiest: "Pas de chance",
    "money-made": "Bilan",
  },
  es: {
    "best-bet": "Mejor apuesta",
    bullseye: "En el blanco",
    "worst-bet": "Lección cara",
    "came-back": "Gran remontada",
    "knew-best": "Más sabiduría",
    "best-nose": "Mejor olfato",
    "boldest-bet": "Apuesta más osada",
    streak: "En racha",
    unluckiest: "Mala suerte",
    "money-made": "Balance",
  },
};
