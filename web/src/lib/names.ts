// Names offered to whoever has not said one: invented, friendly, and long enough to be told apart.
import type { Language } from "./language.svelte";

export const LONGEST_NAME = 24;

/** Whether it is the name of a seat that several people share. */
export const isTeam = (name: string) => name.includes(" & ");

/** Where there is no room for a long name in one line it is parted with a hyphen, and no letter stands
    alone. */
export const parting = (name: string) => name.replace(/(\p{L}{3})(?=\p{L}{3})/gu, "$1\u00ad");

/** How many letters a line has to hold so that no word of it is parted: it may break after a hyphen. */
export const longestWord = (name: string) =>
  Math.max(1, ...(name.match(/[^\s-]+-?/g) ?? []).map((word) => [...word].length));

/** Two ways to make a name: a title before it, or what people say of its bearer after it. */
interface Crew {
  titles: readonly string[];
  names: readonly string[];
  said: readonly string[];
}

const list = (words: string) => words.split(", ");

// French and Spanish bend the words to whoever is named, so every language has its crews apart.
const CREWS: Record<Language, readonly Crew[]> = {
  en: [
    {
      titles: list("Captain, Skipper, Admiral, Bosun, Gunner, Lucky, Doctor"),
      names: list("Marlow, Rosa, Fenn, Tilly, Barnaby, Odette, Quill, Maggie, Hobb, Wren"),
      said: list("the Bold, the Sly, the Calm, Two-Coats, Half-Moon, Longshanks, of the Tides"),
    },
  ],
  fr: [
    {
      titles: list("Capitaine, Amiral, Maître, Sire, Docteur"),
      names: list("Gaspard, Marlou, Basile, Firmin, Anselme, Tonin, Balthazar"),
      said: list("le Rusé, le Hardi, Beau-Temps, Belle-Main, Sans-Souci, le Veinard"),
    },
    {
      titles: list("Capitaine, Amirale, Dame, Docteure"),
      names: list("Rosalie, Margot, Clémence, Perrine, Odile, Suzon, Zélie"),
      said: list("la Rusée, la Hardie, Fine-Lame, Belle-Brise, Sans-Souci, la Veinarde"),
    },
  ],
  es: [
    {
      titles: list("Capitán, Almirante, Don, Maese, Doctor"),
      names: list("Curro, Baltasar, Marlo, Ginés, Nicanor, Fermín, Tadeo"),
      said: list("el Audaz, el Astuto, Buenviento, Manolarga, el Sereno, Medialuna"),
    },
    {
      titles: list("Capitana, Almirante, Doña, Doctora"),
      names: list("Rosa, Lola, Jacinta, Marina, Remedios, Paloma, Inés"),
      said: list("la Audaz, la Astuta, Buenviento, Brisaclara, la Serena, la Sagaz"),
    },
  ],
};

export function allNames(language: Language): string[] {
  return CREWS[language].flatMap(({ titles, names, said }) =>
    names.flatMap((name) => [
      ...titles.map((title) => `${title} ${name}`),
      ...said.map((word) => `${name} ${word}`),
    ]),
  );
}

/** A name to offer, another than the last one. */
export function inventName(language: Language, last = "", random = Math.random): string {
  const others = allNames(language).filter((name) => name !== last);
  return others[Math.floor(random() * others.length)] ?? "";
}
