// Grandfather's voice: what a page tells, read by the browser where it can speak, if one wants that.
import { kept } from "../../lib/kept.svelte";
import type { Language } from "../../lib/language.svelte";

const wanted = kept("aloud", false);
const voice = typeof speechSynthesis === "undefined" ? null : speechSynthesis;

export const aloud = {
  /** Whether this browser has a voice. */
  possible: voice !== null,
  get on(): boolean {
    return wanted.value && voice !== null;
  },
  set on(on: boolean) {
    wanted.value = on;
    if (!on) voice?.cancel();
  },
  /** What is still being said makes way for it. */
  say(text: string, language: Language) {
    if (!this.on || !text) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    spoken.rate = 0.95;
    voice?.cancel();
    voice?.speak(spoken);
  },
  hush() {
    voice?.cancel();
  },
};
