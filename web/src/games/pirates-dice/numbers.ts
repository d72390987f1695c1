// Numbers of dice and faces, in words, as they are said at a table.
import type { Language } from "../../lib/language.svelte";

const SMALL: Record<Language, string[]> = {
  en: "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  fr: "aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  ),
  es: "ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
};

export function number(language: Language, count: number): string {
  return SMALL[language][count] ?? String(count);
}

/** "four 5s", "quatre 5", "cuatro 5". */
export function bidSaid(language: Language, { count, face }: { count: number; face: number }) {
  const many = language === "en" && count !== 1 ? "s" : "";
  return `${number(language, count)} ${face}${many}`;
}

const ONE_DIE: Record<Language, [string, string]> = {
  en: ["die", "dice"],
  fr: ["dé", "dés"],
  es: ["dado", "dados"],
};

/** "three dice", "un dé", "ningún dado". */
export function diceSaid(language: Language, count: number): string {
  const few = count === 1 || (count === 0 && language !== "en");
  return `${number(language, count)} ${ONE_DIE[language][few ? 0 : 1]}`;
}
