// One calm sentence for whoever was refused something: shown for a while, and said to screen readers.
import { announce } from "./announce.svelte";

const SHORTEST = 5000; // milliseconds
const PER_LETTER = 70; // long sentences stay for as long as they take to read

/** What can be done about it, for whoever wants to. */
interface Offer {
  label: string;
  act: () => void;
}

let current = $state.raw<{ key: number; sentence: string; offer: Offer | null } | null>(null);
let key = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const toaster = {
  get current() {
    return current;
  },
  take(offer: Offer) {
    current = null;
    offer.act();
  },
  clear() {
    current = null;
  },
};

export function toast(sentence: string, offer: Offer | null = null) {
  announce(sentence);
  current = { key: ++key, sentence, offer };
  clearTimeout(timer);
  timer = setTimeout(() => (current = null), Math.max(SHORTEST, sentence.length * PER_LETTER));
}
