// A picture is 1200 wide and 800 high, in layers; one that is wider says so.
import type { Part } from "./draw";

export interface Layer {
  /** How near it is: what is near moves more. */
  depth: number;
  /** How much of the air lies before it, in hundredths. */
  far?: number;
  parts: readonly Part[];
}
export interface Composition {
  /** Of which hour and place the light is. */
  light: string;
  /** How far down the sky reaches, from 0 to 1. */
  horizon?: number;
  width?: number;
  layers: readonly Layer[];
}
