// When a television tells each thing of an ending: places from the last to the first, those who are
// level at once; then, where a game has them, its awards one by one.

export const PODIUM = 3; // the last place that has a stand on it
const SLOW = 1500; // milliseconds between those on the podium
const QUICK = 900; // and between those before
const SUSPENSE = 1200; // more before the winner
const CHEER = 3400; // for the winner, before the awards
export const AWARD = 3800; // from one to the next

interface Placed {
  place: number;
}

/** By its position in the list of places, the first being the winner's. */
export function shownAt(places: readonly Placed[]): number[] {
  const steps = [...new Set(places.map(({ place }) => place))];
  const below = steps.filter((place) => place > PODIUM).length;
  const onPodium = steps.length - below;
  const at = (step: number) =>
    step >= onPodium
      ? (steps.length - 1 - step) * QUICK
      : below * QUICK + (onPodium - 1 - step) * SLOW + (step === 0 && steps[1] ? SUSPENSE : 0);
  return places.map(({ place }) => at(steps.indexOf(place)));
}

/** Milliseconds until the winner is shown. */
export const winnerAt = (places: readonly Placed[]): number => shownAt(places)[0] ?? 0;

/** And until an award is given, by its position. */
export const awardAt = (places: readonly Placed[], award: number): number =>
  winnerAt(places) + CHEER + award * AWARD;
