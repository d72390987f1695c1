// Who stands where on the podium: the winners in the middle, whoever came after them at their sides.
import type { Step } from "./steps";

export interface Stand extends Step {
  /** From the left, of 1. */
  column: number;
  /** The one in the middle, in the light. */
  lit: boolean;
}

export interface Stands {
  stands: Stand[];
  /** How wide each column is; one at the side may be empty, so that the middle stays the middle. */
  widths: number[];
}

const PEOPLE = 5; // so many have a stand each on two places; on three, no more than three
const WIDEST = 1.6;
const width = ({ place, who }: Step) =>
  Math.min(WIDEST, (place === 1 ? 1.2 : 1) + 0.3 * (who.length - 1));

/** Narrow stands for many people on three places would part their names. */
function haveOneEach(steps: readonly Step[]): boolean {
  const people = steps.reduce((sum, { who }) => sum + who.length, 0);
  return people <= (steps.length > 2 ? 3 : PEOPLE);
}

export function standsOf(steps: readonly Step[]): Stands {
  const each = haveOneEach(steps)
    ? steps.flatMap((step) => step.who.map((one) => ({ ...step, who: [one] })))
    : [...steps];
  const winners = each.filter(({ place }) => place === 1);
  const others = each.filter(({ place }) => place > 1);
  const side = Math.ceil(others.length / 2);
  const sides = Array.from({ length: side }, () => Math.max(1, ...others.map(width)));
  return {
    stands: [
      ...winners.map((stand, at) => ({
        ...stand,
        column: side + at + 1,
        lit: at === Math.floor((winners.length - 1) / 2),
      })),
      ...others.map((stand, at) => {
        const away = Math.floor(at / 2);
        const column = at % 2 === 0 ? side - away : side + winners.length + away + 1;
        return { ...stand, column, lit: false };
      }),
    ],
    widths: [...sides, ...winners.map(width), ...sides],
  };
}
