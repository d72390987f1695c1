import type { Level } from "./chairs";
// Written by bench/levels.py, with the tables of docs/bots.md.
import levels from "./levels.json";

/** How strong a bot is. */
export interface Measured {
  wins: number; // of 100 games, a shared win being its share
  below: "uniform" | Level; // who sat against it
  rivals: number; // how many of them
  where?: string; // the option with which it was measured
  never_more?: number; // of 100 games between two: nobody wins more against it, and that is proved
}

/** Undefined where nobody has measured it. */
export function measured(game: string, level: Level): Measured | undefined {
  const ofGame = (levels as Record<string, Partial<Record<Level, Measured>>>)[game];
  return ofGame?.[level];
}
