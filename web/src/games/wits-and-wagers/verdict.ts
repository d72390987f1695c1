// After each question a line or two worth saying: how far off everyone was, who knew, what nobody dared.
import type { Language } from "../../lib/language.svelte";
import { of } from "../../lib/french";
import { isTeam } from "../../lib/names";
import { listed } from "../../lib/sentences";
import type { Names } from "../../lib/who";
import { spelled, withUnit } from "./numbers";
import type { QuestionCard, Slot, View } from "./types";

/** What there was to know. `off` is how far, as a plain number. */
type Knowing =
  | { type: "exact"; seats: readonly number[] }
  | { type: "nearer"; seat: number; over: number } // than the guess that wins, but over
  | { type: "all-over"; seats: readonly number[]; over: number } // the nearest of them
  | { type: "only-over"; seats: readonly number[]; over: number } // there is no other guess
  | { type: "close"; seats: readonly number[]; off: number }
  | { type: "far"; times: number } // the best guess is so many times too small
  | { type: "nearest"; seats: readonly number[]; off: number };

/** And what was made of it. */
type Daring =
  | { type: "nobody"; slot: Slot }
  | { type: "only"; seat: number; slot: Slot }
  | { type: "own"; seat: number } // trusted by whoever wrote it, and by nobody else
  | { type: "everyone" };

const CLOSE = 0.05; // of the answer
const FAR = 3; // times
const HOPELESS = 10; // also where somebody else was too high

export function knowing({ card, mat, outcome }: View): Knowing | null {
  if (!outcome) return null;
  const answer = Number(outcome.answer);
  const best = mat[outcome.slot];
  const over = mat.slice(outcome.slot + 1)[0]; // the least that is too high
  if (!best) return null;
  const tooHigh = over?.number ? Number(over.number) - answer : null;
  if (best.number === null)
    return over && tooHigh !== null
      ? { type: mat.length > 2 ? "all-over" : "only-over", seats: over.seats, over: tooHigh }
      : null;
  const guess = Number(best.number);
  const off = answer - guess;
  if (off === 0) return { type: "exact", seats: best.seats };
  const [nearer] = over?.seats ?? [];
  if (nearer !== undefined && tooHigh !== null && tooHigh * 2 < off)
    return { type: "nearer", seat: nearer, over: tooHigh };
  if (off <= Math.abs(answer) * CLOSE) return { type: "close", seats: best.seats, off };
  const times = guess > 0 && card?.display !== "year" ? Math.floor(answer / guess) : 0;
  if (times >= (over ? HOPELESS : FAR)) return { type: "far", times };
  return { type: "nearest", seats: best.seats, off };
}

export function daring({ mat, outcome, bets }: View): Daring | null {
  const slot = outcome && mat[outcome.slot];
  if (!slot || bets.every((placed) => placed.length === 0)) return null;
  const backers = bets.flatMap((placed, seat) =>
    placed.some((bet) => bet.slot === outcome.slot) ? [seat] : [],
  );
  const [first, ...more] = backers;
  if (first === undefined) return { type: "nobody", slot };
  if (backers.length === bets.length) return { type: "everyone" };
  if (more.length > 0) return null;
  return slot.seats.includes(first)
    ? { type: "own", seat: first }
    : { type: "only", seat: first, slot };
}

interface Said {
  years: (count: string) => string;
  exact: (who: string, several: boolean) => string;
  nearer: (who: string, several: boolean, far: string) => string;
  allOver: (who: string, far: string) => string;
  onlyOver: (who: string, several: boolean, far: string) => string;
  close: (who: string, several: boolean, far: string) => string;
  far: (times: string) => string;
  nearest: (who: string, several: boolean, far: string) => string;
  nobody: (whose: string) => string;
  nobodyBelow: string;
  only: (who: string, whose: string) => string;
  onlyBelow: (who: string) => string;
  own: (who: string) => string;
  everyone: string;
}

const SAID: Record<Language, Said> = {
  en: {
    years: (count) => (count === "1" ? "1 year" : `${count} years`),
    exact: (who) => `${who} knew it to the dot!`,
    nearer: (who, several, far) => `${who} ${several ? "were" : "was"} nearer, but ${far} over.`,
    allOver: (who, far) => `All too high, ${who} the least: by ${far}.`,
    onlyOver: (who, several, far) => `${who} ${several ? "were" : "was"} too high by ${far}.`,
    close: (who, several, far) => `${who} ${several ? "were" : "was"} only ${far} off.`,
    far: (times) => `Nobody came near: it is ${times} times the best guess.`,
    nearest: (who, several, far) => `${who} ${several ? "come" : "comes"} nearest: ${far} off.`,
    nobody: (whose) => `And nobody dared to bet on ${whose}.`,
    nobodyBelow: "And nobody dared to bet on it.",
    only: (who, whose) => `Only ${who} trusted ${whose}.`,
    onlyBelow: (who) => `Only ${who} saw it coming.`,
    own: (who) => `Nobody but ${who} believed it.`,
    everyone: "And everyone had money on it!",
  },
  fr: {
    years: (count) => (count === "1" ? "1 an" : `${count} ans`),
    exact: (who, several) => `${who} ${several ? "tombent" : "tombe"} pile\u202f!`,
    nearer: (who, _, far) => `Plus près, mais trop haut\u202f: ${who}, de ${far}.`,
    allOver: (who, far) => `Tous trop haut\u202f; au plus près\u202f: ${who}, de ${far}.`,
    onlyOver: (who, _, far) => `Trop haut\u202f: ${who}, de ${far}.`,
    close: (who, several, far) => `${who} n'${several ? "étaient" : "était"} qu'à ${far} près.`,
    far: (times) => `Tout le monde est loin\u202f: c'est ${times} fois la meilleure estimation.`,
    nearest: (who, _, far) => `Au plus près\u202f: ${who}, à ${far}.`,
    nobody: (whose) => `Et personne n'a osé miser sur l'estimation ${of(whose)}.`,
    nobodyBelow: "Et personne n'a osé miser dessus.",
    only: (who, whose) =>
      `Une seule confiance en l'estimation ${of(whose)}\u202f: celle ${of(who)}.`,
    onlyBelow: (who) => `Une seule mise au bon endroit\u202f: celle ${of(who)}.`,
    own: (who) => `À part ${who}, personne n'y croyait.`,
    everyone: "Et tout le monde avait misé dessus\u202f!",
  },
  es: {
    years: (count) => (count === "1" ? "1 año" : `${count} años`),
    exact: (who, several) => `¡${who} lo ${several ? "sabían" : "sabía"} con exactitud!`,
    nearer: (who, _, far) => `Más cerca, pero por encima: ${who}, por ${far}.`,
    allOver: (who, far) => `Todas demasiado altas; la más cercana, la de ${who}: por ${far}.`,
    onlyOver: (who, _, far) => `Demasiado alta: la de ${who}, por ${far}.`,
    close: (who, several, far) => `${who} ${several ? "se quedaron" : "se quedó"} a solo ${far}.`,
    far: (times) => `Nadie se acercó: es ${times} veces la mejor estimación.`,
    nearest: (who, _, far) => `Lo más cerca: ${who}, a ${far}.`,
    nobody: (whose) => `Y nadie se atrevió a apostar por ${whose}.`,
    nobodyBelow: "Y nadie se atrevió a apostar por ello.",
    only: (who, whose) => `Solo ${who} confió en ${whose}.`,
    onlyBelow: (who) => `Solo ${who} lo vio venir.`,
    own: (who) => `Nadie más que ${who} se lo creía.`,
    everyone: "¡Y todos habían apostado por ella!",
  },
};

/** Written without what a computer adds to the difference of two decimals. */
function distance(off: number, card: QuestionCard, language: Language): string {
  const plain = String(Number(off.toPrecision(12)));
  const number = /e/.test(plain) ? BigInt(Math.round(off)).toString() : plain;
  if (card.display === "year") return SAID[language].years(spelled(number, "number", language));
  return withUnit(number, card, language);
}

export function verdicts(view: View, names: Names, language: Language): string[] {
  const { card } = view;
  if (!card) return [];
  const said = SAID[language];
  const name = (seat: number) => names[seat] ?? String(seat + 1);
  const all = (seats: readonly number[]) => listed(language, seats.map(name));
  const several = (seats: readonly number[]) =>
    seats.length > 1 || seats.some((seat) => isTeam(name(seat)));
  const far = (off: number) => distance(off, card, language);
  const lines: string[] = [];
  const knew = knowing(view);
  switch (knew?.type) {
    case "exact":
      lines.push(said.exact(all(knew.seats), several(knew.seats)));
      break;
    case "nearer":
      lines.push(said.nearer(name(knew.seat), several([knew.seat]), far(knew.over)));
      break;
    case "all-over":
      lines.push(said.allOver(all(knew.seats), far(knew.over)));
      break;
    case "only-over":
      lines.push(said.onlyOver(all(knew.seats), several(knew.seats), far(knew.over)));
      break;
    case "close":
      lines.push(said.close(all(knew.seats), several(knew.seats), far(knew.off)));
      break;
    case "far":
      lines.push(said.far(spelled(String(knew.times), "number", language)));
      break;
    case "nearest":
      lines.push(said.nearest(all(knew.seats), several(knew.seats), far(knew.off)));
  }
  const dared = daring(view);
  switch (dared?.type) {
    case "nobody":
      lines.push(dared.slot.seats.length ? said.nobody(all(dared.slot.seats)) : said.nobodyBelow);
      break;
    case "only":
      lines.push(
        dared.slot.seats.length
          ? said.only(name(dared.seat), all(dared.slot.seats))
          : said.onlyBelow(name(dared.seat)),
      );
      break;
    case "own":
      lines.push(said.own(name(dared.seat)));
      break;
    case "everyone":
      lines.push(said.everyone);
  }
  return lines;
}
