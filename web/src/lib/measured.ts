import type { Level } from "./chairs";
// Written by bench/levels.py, with the tables of docs/bots.md.
import levels from "./levels.json";

/** How strong a bot is: against others, */
export interface Measured {
  wins: number; // of 100 games, a shared win being its share
  below: "uniform" | Level; // who sat against it
  rivals: number; // how many of them
  where?: string; // the option with which it was measured
  never_more?: number; // of 100 games between two: nobody wins more against it, and that is proved
}

/** or where all win or lose as one. */
export interface MeasuredTogether {
  told: number; // of 100 gentle chapters, by two of the kind
}

/** Undefined where nobody has measured it. */
export function measured(game: string, level: Level): Measured | MeasuredTogether | undefined {
  const ofGame = (levels as Record<string, Partial<Record<Level, Measured | MeasuredTogether>>>)[
    game
  ];
  return ofGame?.[level];
}
