// The language of the page: the browser's own, until another is chosen.
import { kept } from "./kept.svelte";

export type Language = "en" | "fr" | "es";
export const LANGUAGES: readonly { language: Language; name: string }[] = [
  { language: "en", name: "English" },
  { language: "fr", name: "Français" },
  { language: "es", name: "Español" },
];

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  const known = LANGUAGES.map(({ language }) => language);
  return (
    known.find((language) => language === wanted.find((tag) => known.includes(tag as Language))) ??
    "en"
  );
}

const chosen = kept<Language>("language", spoken());

export const language = {
  get current(): Language {
    return chosen.value;
  },
  choose(other: Language) {
    chosen.value = other;
  },
};

/** Words in all languages, as one call that gives those of the reader: `home().title`.
    English is the measure: another language that lacks one of its words is a type error. */
export function inLanguages<Words>(
  words: { en: Words } & Record<Exclude<Language, "en">, NoInfer<Words>>,
): () => Words {
  return () => words[language.current];
}
