// What happened, for a screen reader: said in the page's one live region.
let said = $state.raw<readonly { key: number; sentence: string }[]>([]);
let key = 0;

export const announcer = {
  get said() {
    return said;
  },
};

/** What was said belongs to a table, and to a language: elsewhere nobody is to come upon it. */
export function hush() {
  said = [];
}

export function announce(sentence: string) {
  said = [...said, { key: ++key, sentence }].slice(-6);
}
