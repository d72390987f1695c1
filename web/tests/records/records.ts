import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Result } from "../../src/lib/protocol";

export interface Seen {
  seat: number | null;
  view: { news: { type: string }[] };
  moves: unknown[];
  to_act: number[];
  /** The news in the library's English. */
  sentences: string[];
}

/** A golden record, as Python exports it. */
export interface GoldenRecord {
  game: string;
  names: string[];
  printed: unknown;
  /** What everyone sees at each moment: every seat, and last the onlooker. */
  steps: Seen[][];
  /** What was done at each of them, but for the last. */
  made: { seat: number; move: { type: string } }[];
  refusals: { why: { type: string }; sentence: string }[];
  result: Result;
  ending: string;
  /** What is told at the end, of the game and of each seat, with the library's English. */
  highlights: { highlight: { type: string }; sentence: string }[];
}

export const NAMES: readonly string[] = readdirSync(inject("records"))
  .map((file) => file.replace(".json", ""))
  .sort();

/** Whether all is looked at, at length: script/soak. Other tests take some of what is alike. */
export const SOAK = "WITSEND_SOAK" in process.env;

const opened = new Map<string, GoldenRecord>();

/** The same one for every test: none may change it. */
export function read(name: string): GoldenRecord {
  const file = join(inject("records"), `${name}.json`);
  let record = opened.get(name);
  if (!record) {
    record = JSON.parse(readFileSync(file, "utf8")) as GoldenRecord;
    opened.set(name, record);
  }
  return record;
}
