/** French with its spaces: a sign does not begin a line, and what is between « and » stays there.
    For texts that come as they were typed: books, questions, the rules. */
export const unbroken = (french: string) =>
  french.replace(/[ \u00a0]([;:!?»])/g, "\u202f$1").replace(/«[ \u00a0]/g, "«\u202f");

/** "d'Íñigo", but "de Marta". An h is left alone: one cannot know whether it is breathed. */
export const of = (name: string) =>
  /^[aeiouyœæ]/i.test(name.normalize("NFD")) ? `d'${name}` : `de ${name}`;
