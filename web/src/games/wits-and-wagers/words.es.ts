import { isTeam } from "../../lib/names";
import { capital } from "../../lib/sentences";
import { either, speak, whoAre, whoIs, type Names } from "../../lib/who";
import { CATEGORIES } from "./categories";
import { dollars, inLanguage, spelled, withUnit } from "./numbers";
import { betsSaid, payoutsSaid, remarkSaid, TIMES, type Words, win, without } from "./words.shared";

const money = (amount: number) => dollars(amount, "es");
const { all, does } = speak.es;
const WIN: Parameters<typeof win>[3] = {
  one: ["gana", "ganas", "ganan", "ganáis"],
  several: [
    "comparte la victoria",
    "compartes la victoria",
    "comparten la victoria",
    "compartís la victoria",
  ],
};

/** "gana Anne", "comparten la victoria Anne y Ben": the verb first, unless the reader is among them. */
function won(seats: readonly number[], names: Names): string {
  const who = whoAre(names, seats);
  if (who.some(({ me }) => me)) return win("es", seats, names, WIN, "doing");
  const [one, , several] = seats.length > 1 ? WIN.several : WIN.one;
  const single = who.length === 1 && who.every(({ name }) => !isTeam(name));
  return `${single ? one : several} ${all(who)}`;
}

export const es: Words = {
  options: {
    questions: { label: "Preguntas", help: "Cuántas se hacen en una partida." },
    guess_time: {
      label: "Segundos para estimar",
      help: "0: sin límite.",
      said: (seconds: number) =>
        seconds ? `${seconds} segundos para estimar` : "sin límite para estimar",
    },
    bet_time: {
      label: "Segundos para apostar",
      help: "0: sin límite.",
      said: (seconds: number) =>
        seconds ? `${seconds} segundos para apostar` : "sin límite para apostar",
    },
    grace_seconds: {
      label: "Margen",
      help: "Segundos que aún valen cuando se acaba el tiempo mostrado.",
    },
    end_early: {
      label: "Seguir cuando todos han acabado",
      help: "Si no, cada cual tiene siempre todo el tiempo.",
    },
    secret_bets: { label: "Apuestas secretas", help: "Se muestran solo con la respuesta." },
    auto_place: {
      label: "Fichas de apuesta sin poner",
      help: "Tus dos fichas de apuesta no cuestan nada: apostarlas por ti no hace daño.",
      choices: { none: "no se apuestan", "own-guess": "van a tu estimación" },
    },
    tiebreak: {
      label: "Empates",
      help: "Qué pasa cuando varios tienen más dinero que nadie. Quién es más joven se dice antes de empezar.",
      choices: { youngest: "gana el más joven", shared: "se comparten" },
    },
    youngest_first: { label: "Por edad", help: "Los asientos, desde el más joven." },
    packs: {
      label: "Preguntas de",
      help: "Un paquete o varios. Uno pequeño da una partida corta.",
    },
    categories: { label: "Temas", help: "Sin elegir ninguno, todos.", choices: CATEGORIES.es },
    difficulties: {
      label: "Dificultad",
      help: "Cuánto se alejará la mayoría de las estimaciones.",
      choices: { easy: "Fácil", medium: "Media", hard: "Difícil" },
    },
    asked: { label: "No preguntar", help: "Preguntas que ya salieron en partidas anteriores." },
    measured: {
      label: "Medido",
      help: "Dificultades que han mostrado las respuestas de la gente.",
    },
  },
  news: {
    asked: ({ round, card }) => `Pregunta ${round}: ${inLanguage(card.text, "es")}`,
    guessed: () => "",
    "had-hunch": () => "",
    "locked-in": ({ seat }, names) =>
      `${does(whoIs(names, seat), "ha", "has", "han", "habéis")} acabado.`,
    unlocked: ({ seat }, names) =>
      `${does(whoIs(names, seat), "se lo piensa", "te lo piensas", "se lo piensan", "os lo pensáis")} mejor.`,
    sorted: ({ mat, display }, names) => {
      const guesses = mat.flatMap(({ number, odds, seats }) =>
        number === null
          ? []
          : [`${spelled(number, display, "es")} (${all(whoAre(names, seats))}) a ${odds}:1`],
      );
      const none = without(mat, names);
      const silent = none.length > 0 ? ` Sin estimación: ${all(none)}.` : "";
      return `Las estimaciones: ${guesses.join("; ")}.${silent} Menor que todas paga ${mat[0]?.odds}:1.`;
    },
    voided: () => "Nadie ha escrito nada: esta pregunta no cuenta.",
    skipped: () => "El anfitrión salta esta pregunta: no cuenta.",
    closing: () => "El anfitrión termina la partida con esta pregunta.",
    placed: (news, names) =>
      news.bets.length > 0
        ? `${does(whoIs(names, news.seat), "apuesta", "apuestas", "apuestan", "apostáis")} ${betsSaid("es", news, "a", "menor que todas")}.`
        : `${does(whoIs(names, news.seat), "retira todas sus", "retiras todas tus", "retiran todas sus", "retiráis todas vuestras")} apuestas.`,
    answered: ({ card, answer, slot, remark }, names) =>
      `La respuesta es ${withUnit(answer, card, "es")}. ${remarkSaid(remark, "es")}` +
      (slot.number === null
        ? `Todas las estimaciones eran demasiado altas: gana «menor que todas», a ${slot.odds}:1.`
        : `${spelled(slot.number, card.display, "es")} (${all(whoAre(names, slot.seats))}) es la que más se acerca sin pasarse y gana a ${slot.odds}:1.`),
    "paid-out": ({ payouts }, names) =>
      `La banca paga: ${payoutsSaid("es", payouts, names) || "a nadie"}.`,
    "went-on": () => "",
  },
  refusals: {
    "not-a-number": () => "Escribe un número sencillo, en cifras, como 42 o 3,5.",
    "nothing-to-skip": () => "No hay ninguna pregunta abierta que saltar.",
    "closes-already": () => "La partida ya termina con esta pregunta.",
    "too-long": ({ whole, places }) =>
      `Una estimación tiene ${whole} cifras como mucho, y ${places} más tras la coma.`,
    "below-zero": () => "Esta respuesta no puede ser negativa.",
    "too-many-bets": ({ most }) =>
      `Tienes ${most} fichas de apuesta, así que ${most} apuestas como mucho.`,
    "no-such-slot": () => "Esa casilla no está en el tapete.",
    "not-chips": ({ chip }) => `Lo ganado se apuesta de ${money(chip)} en ${money(chip)}.`,
    "over-bank": ({ bank }) => `Es más que los ${money(bank)} que has ganado.`,
    "guesses-are-in": () =>
      "Un instante tarde: las estimaciones están en el tapete, y la tuya queda como estaba.",
    "guesses-first": () =>
      "No hay nada por lo que apostar hasta que las estimaciones estén en el tapete.",
    "bets-are-closed": () =>
      "Un instante tarde: la respuesta ya se sabe, y tus apuestas quedan como estaban.",
    "whole-time": () => "Aquí todos tienen todo el tiempo: cuenta lo que haya al final.",
    "locked-already": () => "Eso ya está fijado.",
    "not-locked": () => "Todavía no hay nada fijado.",
    "has-hunch": () => "Con una corazonada por pregunta basta.",
    "not-an-ask": () => "Esa no es una pregunta cuya respuesta sea un número.",
    "not-a-hunch": () => "Nadie ha pedido esa corazonada.",
  },
  endings: {
    "most-money": ({ seats, money: most, youngest }, names) => {
      const each =
        seats.length > 1 ? " cada uno" : youngest ? ": los empates son para el más joven" : "";
      return `${capital(won(seats, names))} con ${money(most)}${each}.`;
    },
    "nobody-guesses": ({ seats, money: most, youngest }, names) =>
      `Ya nadie escribe nada, así que la partida acaba como está: ${won(seats, names)} con ${money(most)}.${youngest ? " Los empates son para el más joven." : ""}`,
  },
  time: {
    ...TIMES,
    label: "Tiempo para estimar, y para apostar",
    help: "30 segundos, como en la caja; a los equipos, que lo hablan, les van bien 45.",
    ranOut: (who) =>
      either(who, "Se te acaba el tiempo.", (name) => `A ${name} se le acaba el tiempo.`),
  },
  score: money,
};
