/** French with its spaces: a sign does not begin a line, and what is between « and » stays there.
    For texts that come as they were typed: books, questions, the rules. */
export const unbroken = (french: string) =>
  french.replace(/[ \u00a0]([;:!?»])/g, "\u202f$1").replace(/«[ \u00a0]/g, "«\u202f");
