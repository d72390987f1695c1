// What is said of a level of bots: one sentence, with what was measured.
import { inLanguages } from "../lib/language.svelte";
import type { Level } from "../lib/chairs";
import type { Measured, MeasuredTogether } from "../lib/measured";
import { capital } from "../lib/sentences";
import { seatWords } from "./house";

const parts = inLanguages({
  en: {
    one: {
      uniform: "one that plays at random",
      easy: "an easy bot",
      middle: "a middling bot",
      hard: "a hard bot",
      expert: "an expert bot",
    },
    several: {
      uniform: (n: number) => `${n} that play at random`,
      easy: (n: number) => `${n} easy bots`,
      middle: (n: number) => `${n} middling bots`,
      hard: (n: number) => `${n} hard bots`,
      expert: (n: number) => `${n} expert bots`,
    },
    wins: (bot: string, wins: number, rivals: string) =>
      `${bot}: wins ${wins} of 100 games against ${rivals}`,
    where: { "winner=highest-total": " where the highest total wins" },
    never: (most: number) =>
      `; between two, nobody wins more than ${most} of 100 against it, and that is proved`,
    told: (bot: string, told: number) =>
      `${bot}: two of the kind tell ${told} of 100 chapters to their end, at gentle difficulty`,
  },
  fr: {
    one: {
      uniform: "un robot qui joue au hasard",
      easy: "un robot facile",
      middle: "un robot moyen",
      hard: "un robot coriace",
      expert: "un robot expert",
    },
    several: {
      uniform: (n: number) => `${n} robots qui jouent au hasard`,
      easy: (n: number) => `${n} robots faciles`,
      middle: (n: number) => `${n} robots moyens`,
      hard: (n: number) => `${n} robots coriaces`,
      expert: (n: number) => `${n} robots experts`,
    },
    wins: (bot: string, wins: number, rivals: string) =>
      `${bot}\u202f: gagne ${wins} parties sur 100 contre ${rivals}`,
    where: { "winner=highest-total": " quand le total le plus élevé l'emporte" },
    never: (most: number) =>
      `\u202f; à deux, personne n'en gagne plus de ${most} sur 100 contre lui, c'est prouvé`,
    told: (bot: string, told: number) =>
      `${bot}\u202f: à deux de cette force, ils racontent jusqu'au bout ${told} chapitres sur 100, en difficulté douce`,
  },
  es: {
    one: {
      uniform: "un robot que juega al azar",
      easy: "un robot fácil",
      middle: "un robot medio",
      hard: "un robot difícil",
      expert: "un robot experto",
    },
    several: {
      uniform: (n: number) => `${n} robots que juegan al azar`,
      easy: (n: number) => `${n} robots fáciles`,
      middle: (n: number) => `${n} robots medios`,
      hard: (n: number) => `${n} robots difíciles`,
      expert: (n: number) => `${n} robots expertos`,
    },
    wins: (bot: string, wins: number, rivals: string) =>
      `${bot}: gana ${wins} de cada 100 partidas contra ${rivals}`,
    where: { "winner=highest-total": " cuando gana el total más alto" },
    never: (most: number) =>
      `; entre dos, nadie le gana más de ${most} de cada 100, y está demostrado`,
    told: (bot: string, told: number) =>
      `${bot}: dos de este nivel cuentan hasta el final ${told} de cada 100 capítulos, en dificultad suave`,
  },
});

/** At a table of so many; what is proved is proved between two. */
export function levelSentence(
  level: Level,
  figure: Measured | MeasuredTogether,
  seats: number,
): string {
  const words = parts();
  const bot = capital(seatWords().levels[level]);
  if ("told" in figure) return `${words.told(bot, figure.told)}.`;
  const { wins, below, rivals, where, never_more } = figure;
  const against = rivals === 1 ? words.one[below] : words.several[below](rivals);
  const conditions: Record<string, string> = words.where;
  return [
    words.wins(bot, wins, against),
    where ? (conditions[where] ?? ` (${where})`) : "",
    never_more && seats === 2 ? words.never(never_more) : "",
    ".",
  ].join("");
}
