// Portraits: whom a Plot card comes from, and how they look when it comes.
import type { Plot } from "../types";
import type { Composition } from "./composition";
import { COSTUMES } from "./costumes";
import { put } from "./draw";
import type { Look } from "./heads";
import { openBook } from "./held";
import { person } from "./people";

const CROWN = 168; // from their feet to the middle of their head
const CLOSE = 11; // how large they are seen
const MIDDLE: readonly [x: number, y: number] = [580, 430];

const LOOKS: Record<string, Look> = {
  buttercup: { brows: "high", mouth: "smirk" },
  vizzini: { brows: "cross", mouth: "open" },
  humperdinck: { brows: "cross" },
  rugen: { brows: "cross", mouth: "smirk" },
  inigo: { brows: "high" },
  fezzik: { brows: "worried" },
};

export function cameo(who: string, light: string): Composition {
  const { scale, large = 1 } = COSTUMES[who]!;
  const size = CLOSE / scale / large;
  const [x, y] = MIDDLE;
  const reads =
    who === "grandfather" ? { near: [20, -104] as const, holds: { near: openBook() } } : {};
  const drawn = person(who, { half: true, look: LOOKS[who] ?? {}, ...reads });
  return {
    light,
    layers: [{ depth: 0.4, parts: [put(x, y + (CROWN * CLOSE) / large, size, ...drawn)] }],
  };
}

/** Who makes trouble in a chapter, where its card names nobody. */
const TROUBLE = [
  "buttercup",
  "vizzini",
  "humperdinck",
  "grandfather",
  "humperdinck",
  "humperdinck",
];

/** Whom a Plot card comes from; null in books of one's own, whose people we do not know. */
export function voiceOf(book: string, chapter: number, plot: Plot | undefined): string | null {
  const usual = TROUBLE[chapter - 1];
  if (book !== "house" || !usual) return null;
  const named = /"who":"(\w+)"/.exec(JSON.stringify(plot?.effect ?? []))?.[1];
  const who = named ?? usual;
  return chapter === 1 && who === "westley" ? "farmboy" : who in COSTUMES ? who : usual;
}
