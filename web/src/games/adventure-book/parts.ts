// What the parts of the board share: buttons, and what they are given.
import type { Names } from "../../lib/who";
import type { Reading } from "./reading";
import type { Move, View } from "./types";

/** A button of the bar. */
export interface Door {
  label: string;
  /** In sight, with a sign before it; the label is still read aloud. */
  short?: string;
  kind?: "main" | "plain" | "quiet";
  disabled?: boolean;
  act: () => void;
}

/** What a part of the board is given that shows the game and lets one move. */
export interface PartProps {
  view: View;
  reading: Reading;
  names: Names;
  moves: readonly Move[];
  make: (move: Move) => void;
}
