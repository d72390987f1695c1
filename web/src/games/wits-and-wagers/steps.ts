// Who stands where at the end: whoever is level has one stand, or one row, together.
import type { Language } from "../../lib/language.svelte";
import type { Finale } from "../../lib/protocol";
import { named, type Names } from "../../lib/who";

export interface Step {
  place: number;
  score: number;
  /** Milliseconds until it is told. */
  at: number;
  who: { seat: number; name: string }[];
}

/** `times`: of each place of the finale, in its order. */
export function stepsOf(
  places: Finale["places"],
  times: readonly number[],
  names: Names,
  language: Language,
): Step[] {
  return [...new Set(places.map(({ place }) => place))].map((place) => {
    const level = places.filter((each) => each.place === place);
    return {
      place,
      score: level[0]?.score ?? 0,
      at: times[places.findIndex((each) => each.place === place)] ?? 0,
      who: level.map(({ seats }) => ({
        seat: seats[0] ?? 0,
        name: named(language, names, seats),
      })),
    };
  });
}
