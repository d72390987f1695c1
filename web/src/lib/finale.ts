// When a television shows each place of an ending: from the last to the first.

export const PODIUM = 3;
const SLOW = 1500; // milliseconds between those on the podium
const QUICK = 900; // and between those before

/** By its position in the list of places, the first being the winner's. */
export const shownAt = (places: number): number[] =>
  Array.from({ length: places }, (_, at) =>
    at >= PODIUM
      ? (places - 1 - at) * QUICK
      : Math.max(0, places - PODIUM) * QUICK + (Math.min(PODIUM, places) - 1 - at) * SLOW,
  );

/** Milliseconds until the winner is shown. */
export const winnerAt = (places: number): number => shownAt(places)[0] ?? 0;
