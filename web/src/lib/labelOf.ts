import { language } from "./language.svelte";
import { speak, whoIs, type Names } from "./who";

/** A seat's name by itself, as on a label; "You" for the reader's own. */
export const labelOf = (names: Names, seat: number) =>
  speak[language.current].label(whoIs(names, seat));
