// Music made here: soft for a room that is filling up, and one that quickens while time runs out.

const AHEAD = 0.4; // seconds that are written down before they are heard
const LOUD = 0.075;
// Semitones from A: a minor seventh and its neighbours, which never want to end.
const CHORDS = [
  [0, 3, 7, 10],
  [5, 8, 12, 15],
  [-4, 0, 3, 7],
  [-2, 2, 5, 9],
];
const TUNE = [0, 2, 1, 3, 2, 3, 1, 2]; // which note of the chord is plucked on each beat

/** As [pitch, seconds, loudness, shape]. */
type Note = [number, number, number, OscillatorType];

export interface Score {
  /** Seconds that a beat takes now. */
  beat: () => number;
  /** Which notes begin on this one. */
  notesOf: (beat: number) => Note[];
}

const pitch = (semitone: number, octave: number) => 220 * 2 ** (semitone / 12 + octave);

const BEAT = 0.52; // seconds
const BEATS = 8; // a chord

/** Four chords, a bass and a few plucked notes. */
export const lounge: Score = {
  beat: () => BEAT,
  notesOf(beat) {
    const chord = CHORDS[Math.floor(beat / BEATS) % CHORDS.length]!;
    const within = beat % BEATS;
    const plucked = chord[TUNE[(within + Math.floor(beat / 32) * 3) % TUNE.length]!]!;
    const notes: Note[] = [];
    if (within === 0)
      for (const note of chord) notes.push([pitch(note, 0), BEAT * BEATS, 0.16, "sine"]);
    if (within % 4 === 0) notes.push([pitch(chord[0]!, -1), BEAT * 3, 0.5, "sine"]);
    if (within % 4 !== 3) notes.push([pitch(plucked, 1), BEAT * 1.6, 0.3, "triangle"]);
    return notes;
  },
};

const SLOW = 0.3; // seconds a beat, as time begins
const QUICK = 0.17; // and as it ends
const HALF = 0.5;
const NEARLY = 0.75;

/** `gone`: how much of the time, from 0 to 1. A bass that walks; from half of the time on something is
    plucked above it, and near the end it climbs. */
export function thinking(gone: () => number): Score {
  const now = () => Math.min(1, Math.max(0, gone()));
  return {
    beat: () => SLOW + (QUICK - SLOW) * now() ** 2,
    notesOf(beat) {
      const chord = CHORDS[Math.floor(beat / BEATS) % 2]!;
      const past = now();
      const climbs = past > NEARLY ? Math.floor((12 * (past - NEARLY)) / (1 - NEARLY)) : 0;
      const notes: Note[] = [];
      if (beat % 2 === 0)
        notes.push([pitch(chord[(beat / 2) % 4 === 3 ? 2 : 0]!, -1), 0.3, 0.6, "sine"]);
      if (past > HALF || beat % 4 === 2)
        notes.push([pitch(chord[TUNE[beat % BEATS]!]! + climbs, 1), 0.16, 0.28, "triangle"]);
      return notes;
    },
  };
}

/** Plays until it is told to stop; gives what stops it. Browsers let nothing be heard before somebody
    has pressed something. */
export function playMusic({ beat: beatOf, notesOf }: Score): () => void {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive)
    return () => {};
  const sky = new AudioContext();
  const all = sky.createGain();
  const soft = sky.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = 1400;
  all.gain.setValueAtTime(0, sky.currentTime);
  all.gain.linearRampToValueAtTime(LOUD, sky.currentTime + 2);
  all.connect(soft).connect(sky.destination);
  let beat = 0;
  let next = sky.currentTime + 0.1;
  const timer = setInterval(() => {
    for (; next < sky.currentTime + AHEAD; next += beatOf(), beat += 1)
      for (const [frequency, seconds, loud, shape] of notesOf(beat)) {
        const note = sky.createOscillator();
        const body = sky.createGain();
        note.type = shape;
        note.frequency.value = frequency;
        body.gain.setValueAtTime(0, next);
        body.gain.linearRampToValueAtTime(loud, next + (shape === "sine" ? 0.12 : 0.015));
        body.gain.exponentialRampToValueAtTime(0.001, next + seconds);
        note.connect(body).connect(all);
        note.start(next);
        note.stop(next + seconds);
      }
  }, 100);
  return () => {
    clearInterval(timer);
    all.gain.cancelScheduledValues(sky.currentTime);
    all.gain.setTargetAtTime(0, sky.currentTime, 0.3);
    setTimeout(() => void sky.close(), 1500);
  };
}
