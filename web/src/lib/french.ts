/** French with its spaces: a sign does not begin a line, what is between « and » stays there, and
    "y a-t-il" is not parted.
    For texts that come as they were typed: books, questions, the rules. */
export const unbroken = (french: string) =>
  french
    .replace(/[ \u00a0]([;:!?»])/g, "\u202f$1")
    .replace(/«[ \u00a0]/g, "«\u202f")
    .replace(/-(t-)?(?=(ils?|elles?|on|ce)(?!\p{Letter}))/gu, (hyphens) =>
      hyphens.replaceAll("-", "\u2011"),
    );

/** Whether a small word before it loses its vowel: "Anne", "Yves", "Hélène", but not "Yann". Whether an
    h is breathed one cannot know for certain: names like Hélène, Henri, Honoré and Hubert have a mute
    one, those like Hassan, Harry and Hugo do not. */
const isElided = (name: string) =>
  /^([aeiouœæ]|y(?![aeiou])|h(?=[eiy]|o[nr]|ub))/i.test(
    name.normalize("NFD").replace(/\p{Mark}/gu, ""),
  );

/** "d'Íñigo", but "de Marta". */
export const of = (name: string) => (isElided(name) ? `d'${name}` : `de ${name}`);

/** "qu'Íñigo", but "que Marta". */
export const that = (name: string) => (isElided(name) ? `qu'${name}` : `que ${name}`);
