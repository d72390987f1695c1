// What the board reads out of a view. Nothing here decides anything: the server has done that.
import type { GlassOpened, SeenDose, SeenGlass, Shown, View } from "./types";

export const FULL = 4; // cards in a full glass

export const isPoison = (card: number) => card < 0;

/** The other seats as they sit around the table, from the left; all of them for an onlooker. */
export function around(me: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  return me === null ? all : all.slice(1).map((i) => (me + i) % seats);
}

/** The highest card of the round, by how many sit at the table. */
export function highest(view: View): number {
  return { 2: 6, 3: 6, 4: 8 }[view.setup.seats] ?? 10;
}

export interface Counted {
  card: number;
  /** `here`: known where it lies. `somewhere`: seen, and now one of a few. `unseen`: not yet. */
  state: "here" | "somewhere" | "unseen";
}

/** The cards of the round, and which of them this view has seen. */
export function tally(view: View): { antidotes: Counted[]; poisons: Counted[] } {
  const doses = view.glasses.flatMap(({ cards }) => cards);
  const here = new Set([...view.hand, ...doses.flatMap(({ card }) => card ?? [])]);
  const somewhere = new Set([...view.passed, ...doses.map(({ among }) => among)].flat());
  const counted = (card: number): Counted => ({
    card,
    state: here.has(card) ? "here" : somewhere.has(card) ? "somewhere" : "unseen",
  });
  const values = Array.from({ length: highest(view) }, (_, i) => i + 1);
  return { antidotes: values.map(counted), poisons: values.map((value) => counted(-value)) };
}

export interface Sums {
  antidote: number;
  poison: number;
}

export function sums(cards: readonly (SeenDose | Shown)[]): Sums {
  const known = cards.flatMap(({ card }) => card ?? []);
  return {
    antidote: known.reduce((sum, card) => sum + Math.max(card, 0), 0),
    poison: known.reduce((sum, card) => sum + Math.max(-card, 0), 0),
  };
}

/** Wesley's half antidotes for a glass: one for each seat. */
export function halvesOf(view: View, { taker }: SeenGlass): number {
  return taker !== null && taker === view.wesley ? view.setup.seats : 0;
}

/** Antidote over poison, in halves so that it is exact. */
export function balance(opened: Pick<GlassOpened, "antidote" | "halves" | "poison">): number {
  return 2 * (opened.antidote - opened.poison) + opened.halves;
}

/** Cards that nobody has seen yet are told by what was shown when their round was over. */
export function hindsight(steps: readonly View[]): (views: readonly View[]) => readonly View[] {
  const shown = new Map<string, number>();
  let round = 0; // news are of the round before them
  for (const view of steps) {
    for (const item of view.news) {
      const glasses =
        item.type === "opened" ? [item] : item.type === "round-over" ? item.unopened : [];
      for (const { id, card } of glasses.flatMap(({ cards }) => cards))
        shown.set(`${round} ${id}`, card);
    }
    round = view.round;
  }
  const told = (view: View): View => ({
    ...view,
    glasses: view.glasses.map((glass) => ({
      ...glass,
      cards: glass.cards.map((dose) => ({
        ...dose,
        card: dose.card ?? shown.get(`${view.round} ${dose.id}`) ?? null,
      })),
    })),
  });
  // Whoever knows a card tells it, and how they do: only after all of them what came later.
  return (views) => views.map((view, seat) => (seat === views.length - 1 ? told(view) : view));
}

/** Glasses as several pairs of eyes together see them: in an open replay, everyone's. */
export function seenTogether(views: readonly View[]): SeenGlass[] {
  const [first, ...others] = views;
  if (!first) return [];
  return first.glasses.map((glass, g) => ({
    ...glass,
    cards: glass.cards.map((dose, i) => {
      if (dose.card !== null) return dose;
      const known = others.map(({ glasses }) => glasses[g]?.cards[i]);
      return known.find((other) => (other?.card ?? null) !== null) ?? dose;
    }),
  }));
}
