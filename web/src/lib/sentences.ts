// The pieces that the sentences of several games are made of. Who is spoken of is in who.ts.
import type { Language } from "./language.svelte";

/** British, because its lists have no comma before "and". */
export const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", es: "es" };

/** A goblet's or a glass's: 0 is A. */
export const letter = (number: number) => "ABCDEFGHIJ"[number] ?? String(number + 1);

/** A share of the whole. */
const SPACES: Record<Language, string> = { en: "", fr: "\u202f", es: "\u00a0" };

export const percent = (language: Language, share: number) =>
  `${Math.round(100 * share)}${SPACES[language]}%`;

/** With its sign, of which a difference of nothing has none. */
export const signed = (language: Language, share: number) => {
  const hundredths = Math.round(100 * share);
  const sign = hundredths > 0 ? "+" : hundredths < 0 ? "−" : "";
  return `${sign}${Math.abs(hundredths)}${SPACES[language]}%`;
};

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Anne, Bertrand and Calypso". */
export const listed = (language: Language, words: readonly string[]) =>
  joined(language, words, "conjunction");

/** "A, B or C". */
export const anyOf = (language: Language, words: readonly string[]) =>
  joined(language, words, "disjunction");

function joined(language: Language, words: readonly string[], type: "conjunction" | "disjunction") {
  const list = new Intl.ListFormat(LOCALES[language], { type });
  if (language !== "es") return list.format(words);
  // Browsers know "e Inés" and "u Olga", and not that an accent changes nothing: "e Íñigo", "u Óscar".
  const last = words.at(-1) ?? "";
  const plain = last.replace(/^(h?)[íÍ]/i, "$1i").replace(/^(h?)[óÓ]/i, "$1o");
  const said = list.format([...words.slice(0, -1), plain]);
  return said.slice(0, said.length - plain.length) + last;
}

/** The newest of these, whole, as far as they take no more letters than that; the last in any case. */
export function newestWhole(sentences: readonly string[], letters: number): string {
  const fits = sentences.findIndex((_, from) => sentences.slice(from).join(" ").length <= letters);
  return sentences.slice(fits < 0 ? -1 : fits).join(" ");
}

/** A heading that says who wins, and what is said below: the sentence that begins with the same words
    goes on from them. */
export function headed(heading: string, sentences: string): [heading: string, below: string] {
  const [, mark = "", said = "", shout = ""] = /^(¡?)(.*?)(\s*!)?$/.exec(heading) ?? [];
  const all = sentences.split(/(?<=[.!?…]) /);
  const same = all.find((each) => each.startsWith(said));
  const on = same?.slice(said.length) ?? "";
  const below = (rest: string) =>
    all
      .map((each) => (each === same ? rest : each))
      .join(" ")
      .trim();
  if (/^ \S/.test(on)) return [`${mark}${said}${on.replace(/\.$/, "")}${shout}`, below("")];
  const rest = /^[,:\s]+(\S.*)$/.exec(on)?.[1];
  if (rest) return [heading, below(capital(rest))];
  return [heading, on === "." ? below("") : sentences.replace(WINS_TOO, "")];
}

/** "Anne is the last with dice and wins": below a heading that says so, once is enough. */
const WINS_TOO = /( and wins?| et gagne|\u202f: tu gagnes)(?=[,. ])/u;

/** The first sentence, for a heading, and the others. */
export function parted(sentences: string): [first: string, others: string] {
  const end = /[.!?…](?=\s)/.exec(sentences);
  const at = end ? end.index + 1 : sentences.length;
  return [sentences.slice(0, at), sentences.slice(at).trim()];
}
