// How a card comes to lie in a glass: poured from above, or exchanged from another glass.
import { cubicInOut, cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { taste } from "../../lib/taste.svelte";

const CROSSING = 900;
const POURING = 420;

export const [send, receive] = crossfade({
  duration: () => (taste.still ? 0 : CROSSING),
  easing: cubicInOut,
  fallback: (_, __, intro) => ({
    duration: intro && !taste.still ? POURING : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-120 * u}%) rotate(${-14 * u}deg); opacity: ${t}`,
  }),
});
