// What a person has chosen for this browser: theme, sound, hints, odds, guide, motion.
import { kept } from "./kept.svelte";

export type Theme = "system" | "light" | "dark";

const theme = kept<Theme>("theme", "system");
const sound = kept("sound", true);
const hints = kept("hints", false);
const odds = kept("odds", false);
const calm = kept("calm", false);
const guided = kept<Record<string, boolean>>("guided", {});
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
let dark = $state(systemDark.matches);
let still = $state(lessMotion.matches);
systemDark.addEventListener("change", () => (dark = systemDark.matches));
lessMotion.addEventListener("change", () => (still = lessMotion.matches));

export const taste = {
  get theme(): Theme {
    return theme.value;
  },
  set theme(chosen: Theme) {
    theme.value = chosen;
  },
  /** The theme that is shown. */
  get shown(): "light" | "dark" {
    return theme.value === "system" ? (dark ? "dark" : "light") : theme.value;
  },
  get sound(): boolean {
    return sound.value;
  },
  set sound(on: boolean) {
    sound.value = on;
  },
  /** Alone against bots, the coach may be asked before a move. */
  get hints(): boolean {
    return hints.value;
  },
  set hints(on: boolean) {
    hints.value = on;
  },
  /** How likely bids hold, beside the table. */
  get odds(): boolean {
    return odds.value;
  },
  set odds(on: boolean) {
    odds.value = on;
  },
  /** Less motion, here alone. */
  get calm(): boolean {
    return calm.value;
  },
  set calm(on: boolean) {
    calm.value = on;
  },
  /** Whether the person asked for less motion, here or of their system. */
  get still(): boolean {
    return still || calm.value;
  },
  /** Whether the first-game guide of a game is still wanted. */
  wantsGuide(game: string): boolean {
    return guided.value[game] !== true;
  },
  guide(game: string, wanted: boolean) {
    guided.value = { ...guided.value, [game]: !wanted };
  },
};
