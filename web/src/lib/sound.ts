// Sounds from a few numbers each. Browsers keep quiet until the first click, and so do we.
import { zzfx } from "zzfx";
import { taste } from "./taste.svelte";

// [volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ...]
const SOUNDS = {
  tap: [0.4, 0.05, 420, 0, 0.01, 0.03, 1, 1.6],
  turn: [0.7, 0.02, 523, 0.01, 0.08, 0.18, 0, 1.2, 0, 0, 262, 0.08],
  roll: [0.7, 0.3, 90, 0.01, 0.12, 0.22, 4, 2.2, 0, 0, 0, 0, 0.06, 3, 0, 0.1],
  arrive: [0.8, 0, 330, 0.01, 0.12, 0.35, 0, 1.1, 0, 0, 165, 0.08],
  place: [0.6, 0.1, 180, 0, 0.02, 0.08, 2, 2],
  lift: [0.5, 0.1, 260, 0.02, 0.05, 0.1, 0, 1.4, 4],
  tick: [0.5, 0, 880, 0, 0.01, 0.04, 2, 2],
  tock: [0.5, 0, 660, 0, 0.01, 0.04, 2, 2],
  burst: [0.9, 0, 392, 0.01, 0.2, 0.45, 1, 1.4, 0, 0, 196, 0.09, 0, 0.1, 0, 0, 0.05, 0.8, 0.05],
  coins: [0.6, 0.05, 1175, 0, 0.05, 0.25, 0, 1.2, 0, 0, 392, 0.05, 0.09],
  count: [0.5, 0.02, 660, 0, 0.03, 0.07, 0, 1.3],
  win: [0.8, 0, 523, 0.02, 0.25, 0.4, 0, 1.2, 0, 0, 262, 0.12, 0, 0, 0, 0, 0, 0.8, 0.1],
  lose: [0.8, 0.02, 180, 0.02, 0.18, 0.4, 2, 1.5, -1.5, 0, 0, 0, 0, 0.4],
} satisfies Record<string, number[]>;

export type Sound = keyof typeof SOUNDS;
let awake = false;
for (const event of ["pointerdown", "keydown"])
  addEventListener(event, () => (awake = true), { once: true, capture: true });

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];

/** In semitones: of people who come one after the other, each is a note higher. */
export const risen = (before: number) => SCALE[before % SCALE.length]!;

const PITCH = 2; // where a sound's frequency stands among its numbers

/** `higher`: by so many semitones. */
export function play(sound: Sound, higher = 0) {
  if (!awake || !taste.sound) return;
  const numbers: number[] = [...SOUNDS[sound]];
  numbers[PITCH]! *= 2 ** (higher / 12);
  zzfx(...numbers);
}
