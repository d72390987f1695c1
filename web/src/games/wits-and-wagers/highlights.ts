import { did, nameOf, seatsSaid, verb } from "../../lib/doing";
import type { Language } from "../../lib/language.svelte";
import { listed } from "../../lib/sentences";
import type { HighlightWords } from "../game";
import { dollars, inLanguage, spelled } from "./numbers";
import type { BestBet, Highlight } from "./types";

type Words = HighlightWords<Highlight>;

const isOwn = ({ seat, on }: BestBet) => on.length === 1 && on[0] === seat;

const times = (count: number, once: string, twice: string, many: string) =>
  count === 1 ? once : count === 2 ? twice : `${count} ${many}`;

const en: Words = {
  "best-bet": (bet, names, me) => {
    const mine = bet.seat === me;
    const what = isOwn(bet)
      ? `${mine ? "your" : "their"} own guess`
      : bet.on.length
        ? `the guess of ${seatsSaid("en", names, bet.on)}`
        : "all guesses being too high";
    return `${did(names, me, bet.seat, ["You bet", "bet"])} ${dollars(bet.stake, "en")} on ${what} at ${bet.odds}:1 and won ${dollars(bet.won, "en")}.`;
  },
  bullseye: ({ seats, question, answer, display }, names, me) => {
    const who = seats.map((seat) => (seat === me ? "you" : nameOf(names, seat)));
    const said = listed("en", who);
    return `${said[0]?.toUpperCase()}${said.slice(1)} guessed ${spelled(answer, display, "en")}, which is exact. ${inLanguage(question, "en")}`;
  },
  "worst-bet": ({ seat, lost }, names, me) =>
    `${did(names, me, seat, ["You lost", "lost"])} ${dollars(lost, "en")} on one question.`,
  "came-back": ({ seat, behind }, names, me) =>
    `${did(names, me, seat, ["You were", "was"])} ${dollars(behind, "en")} behind, and won.`,
  "money-made": ({ seat, guesses, won, lost }, names, me) => {
    const best = `best ${times(guesses, "once", "twice", "times")}, won`;
    const forms = guesses
      ? ([`You guessed ${best}`, `guessed ${best}`] as const)
      : (["You won", "won"] as const);
    return `${did(names, me, seat, forms)} ${dollars(won, "en")} with bets and lost ${dollars(lost, "en")}.`;
  },
};

const fr: Words = {
  "best-bet": (bet, names, me) => {
    const what = isOwn(bet)
      ? `${bet.seat === me ? "ta" : "sa"} propre estimation`
      : bet.on.length
        ? `l'estimation de ${seatsSaid("fr", names, bet.on)}`
        : "«\u202fplus petit que tout\u202f»";
    return `${did(names, me, bet.seat, ["Tu as", "a", "ont"])} misé ${dollars(bet.stake, "fr")} sur ${what} à ${bet.odds}:1 et gagné ${dollars(bet.won, "fr")}.`;
  },
  bullseye: ({ seats, question, answer, display }, names, me) => {
    const mine = me !== null && seats.includes(me);
    const who = mine && seats.length === 1 ? "toi" : seatsSaid("fr", names, seats);
    return `${inLanguage(question, "fr")} ${spelled(answer, display, "fr")}, la réponse exacte venait de ${who}.`;
  },
  "worst-bet": ({ seat, lost }, names, me) =>
    `${did(names, me, seat, ["Tu as", "a", "ont"])} perdu ${dollars(lost, "fr")} sur une seule question.`,
  "came-back": ({ seat, behind }, names, me) =>
    `${did(names, me, seat, ["Tu avais", "avait", "avaient"])} ${dollars(behind, "fr")} de retard, et ${verb(names, me, seat, ["tu gagnes", "gagne", "gagnent"])}.`,
  "money-made": ({ seat, guesses, won, lost }, names, me) => {
    const best = guesses
      ? `eu la meilleure estimation ${times(guesses, "une fois", "deux fois", "fois")}, `
      : "";
    return `${did(names, me, seat, ["Tu as", "a", "ont"])} ${best}gagné ${dollars(won, "fr")} aux paris et perdu ${dollars(lost, "fr")}.`;
  },
};

const es: Words = {
  "best-bet": (bet, names, me) => {
    const what = isOwn(bet)
      ? `${bet.seat === me ? "tu" : "su"} propia estimación`
      : bet.on.length
        ? `la estimación de ${seatsSaid("es", names, bet.on)}`
        : "«menor que todas»";
    const won = verb(names, me, bet.seat, ["ganaste", "ganó", "ganaron"]);
    return `${did(names, me, bet.seat, ["Apostaste", "apostó", "apostaron"])} ${dollars(bet.stake, "es")} a ${what} a ${bet.odds}:1 y ${won} ${dollars(bet.won, "es")}.`;
  },
  bullseye: ({ seats, question, answer, display }, names, me) => {
    const mine = me !== null && seats.includes(me);
    const who = mine && seats.length === 1 ? "tuya" : `de ${seatsSaid("es", names, seats)}`;
    return `${inLanguage(question, "es")} ${spelled(answer, display, "es")}, respuesta exacta ${who}.`;
  },
  "worst-bet": ({ seat, lost }, names, me) =>
    `${did(names, me, seat, ["Perdiste", "perdió", "perdieron"])} ${dollars(lost, "es")} en una sola pregunta.`,
  "came-back": ({ seat, behind }, names, me) =>
    `${did(names, me, seat, ["Llegaste", "llegó", "llegaron"])} a ir ${dollars(behind, "es")} por detrás, y ${verb(names, me, seat, ["ganaste", "ganó", "ganaron"])}.`,
  "money-made": ({ seat, guesses, won, lost }, names, me) => {
    const best = guesses
      ? `${verb(names, me, seat, ["acertaste", "acertó", "acertaron"])} mejor que nadie ${times(guesses, "una vez", "dos veces", "veces")}, `
      : "";
    const bets = verb(names, me, seat, ["ganaste", "ganó", "ganaron"]);
    const lose = verb(names, me, seat, ["perdiste", "perdió", "perdieron"]);
    const said = `${best}${bets} ${dollars(won, "es")} en apuestas y ${lose} ${dollars(lost, "es")}.`;
    return seat === me
      ? `${said[0]?.toUpperCase() ?? ""}${said.slice(1)}`
      : `${nameOf(names, seat)} ${said}`;
  },
};

export const highlights: Record<Language, Words> = { en, fr, es };
