// The page's own verifier: the vectors of the specification, records with a proof, and forged ones.
// With WITSEND_RECORDS, the records in that folder, and what the other verifier said of each.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { grown, GROWTH, hunchOf } from "../src/fairness/hunch";
import {
  bytesToHex,
  checkOf,
  commitment,
  Draw,
  hexToBytes,
  sampled,
  seedOf,
  shareCommitment,
  shuffled,
  weighted,
} from "../src/fairness/stream";
import { isOtherwise, isProblem, verify } from "../src/fairness/verify";

const VECTORS = readFileSync("../docs/fairness-vectors.txt", "utf8").split("\n");
const RECORDS = "../tests/records/proved";
const read = (name: string) => readFileSync(join(RECORDS, name), "utf8");

const lines = VECTORS.filter((line) => line && !line.startsWith("#"));
const seed = hexToBytes(
  lines.find((line) => line.startsWith("seed ") && line.split(" ").length > 6)!.split("= ")[1]!,
);
const numbers = (list: string) => (list ? list.split(",").map(Number) : []);
const range = (length: number) => Array.from({ length }, (_, at) => at);

function worked(given: string): string {
  const [name, ...parts] = given.split(" ") as [string, ...string[]];
  const bytes = parts.slice(1).map((part) => (name === "draw" ? new Uint8Array() : hex(part)));
  if (name === "commitment") return bytesToHex(commitment(parts[0]!, bytes[0]!));
  if (name === "share") return bytesToHex(shareCommitment(parts[0]!, bytes[0]!));
  if (name === "seed") return bytesToHex(seedOf(parts[0]!, bytes[0]!, bytes.slice(1)));
  if (name === "check") return checkOf(parts.length > 1 ? parts[0]! : "", parts.at(-1)!);
  if (name === "growth") return String(GROWTH[Number(parts[0])]);
  if (name === "grown") return String(grown(BigInt(parts[0]!), BigInt(parts[1]!)));
  const draw = new Draw(seed, Number(parts[0]));
  const pick = (n: number) => Number(draw.pick(n));
  const [, kind, first = "", second = ""] = parts;
  switch (kind) {
    case "picks":
      return first
        .split(",")
        .map((n) => draw.pick(BigInt(n)))
        .join();
    case "shuffle":
      return shuffled(pick, range(Number(first))).join();
    case "sample":
      return sampled(pick, range(Number(first)), Number(second)).join();
    case "weighted":
      return String(weighted(pick, numbers(first)));
    case "hunch": {
      const [answer, low, high, display, sign, category, level, seat] = parts.slice(2) as string[];
      const negative = sign === "negative";
      const shown = { display: display!, category: category! };
      const question = { answer: answer!, low: low!, high: high!, ...shown, negative };
      return hunchOf(question, level!, Number(seat), pick);
    }
    default:
      throw new Error(given);
  }
}

const hex = (text: string) => (/^([0-9a-f]{2})+$/.test(text) ? hexToBytes(text) : new Uint8Array());

test.each(lines.filter((line) => !/^(from|name) | (roll|goblets|glasses) /.test(line)))(
  "%s",
  (line) => {
    const [given, expected] = line.split(" = ") as [string, string | undefined];
    const wanted = given.includes("hunch") ? String(Number(expected)) : (expected ?? "");
    expect(worked(given.replace(/ =$/, ""))).toBe(wanted);
  },
);

test.each(readdirSync(RECORDS))("the chance of %s follows from its proof", (name) => {
  const told = verify(read(name));
  expect(isProblem(told)).toBe(false);
  if (isProblem(told)) return;
  expect(told.draws.length).toBeGreaterThan(0);
  const whole = told.draws.filter((draw) => draw.whole).length;
  if (!/^(adventure|wits)/.test(name)) expect(whole).toBe(told.draws.length);
  if (name.startsWith("wits")) expect(whole).toBeGreaterThan(0); // hunches
});

/** As a forger would, with all checks made anew. */
function forged(name: string, change: (text: string) => string): string {
  let before = "";
  const old = read(name);
  const text = change(old);
  expect(text).not.toBe(old);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const body = line.replace(/,"check":"\w+"}$/, "}");
      before = checkOf(before, body);
      return `${body.slice(0, -1)},"check":"${before}"}\n`;
    })
    .join("");
}

test.each([
  ["secret", /"secret":"00/, '"secret":"01', { kind: "secret" }],
  ["seal", /"commitment":"\w\w/, '"commitment":"zz', { kind: "secret" }],
  ["share", /"share":"64/, '"share":"65', { kind: "share", name: "Anne" }],
  ["share left out", /,"share":"\w+"/, "", { kind: "draw", line: 2 }],
  ["specification", /"specification":1/, '"specification":2', { kind: "specification", number: 2 }],
  ["picks", /"picks":\[\[6,\d/, '"picks":[[6,9', { kind: "draw", line: 2 }],
  ["no picks", /,"picks":\[\[.*?\]\]/, "", { kind: "draw", line: 2 }],
  ["dice", /"hands":\[\[\d/, '"hands":[[9', { kind: "draw", line: 2 }],
  ["proof", /,"proof":\{.*?\]\}/, "", { kind: "no-proof" }],
])("a forged %s is found", (_, what, by, problem) => {
  expect(verify(forged("shared.jsonl", (text) => text.replace(what, by)))).toEqual(problem);
});

test.each([
  ["battle-of-wits-1-0.jsonl", /"cards":\[\d/, '"cards":[10'],
  ["poisoned-glass-1-0.jsonl", /"glasses":\[-?\d/, '"glasses":[11'],
  ["wits-and-wagers-1-0.jsonl", /"number":"\d/, '"number":"99'],
])("another draw of %s is found", (name, what, by) => {
  const told = verify(forged(name, (text) => text.replace(what, by)));
  expect(isProblem(told) && told.kind).toBe("draw");
});

test("what a browser saw before must be what the record says", () => {
  const told = verify(read("shared.jsonl"));
  if (isProblem(told)) throw new Error(told.kind);
  const { table, commitment: seal, shares = [] } = told.proof;
  const commitments = shares.map((share) => share.commitment);
  const sealed = { table, commitment: seal };
  const setup = { ...told.setup, youngest_first: [1] };
  expect(isOtherwise(told, { sealed })).toBe(false);
  expect(isOtherwise(told, { sealed, before: { commitments, setup } })).toBe(false);
  for (const other of [
    { sealed: { ...sealed, commitment: "00" } },
    { sealed: { ...sealed, table: "another" } },
    { sealed, before: { commitments: commitments.toReversed(), setup } },
    { sealed, before: { commitments: commitments.slice(1), setup } },
    { sealed, before: { commitments, setup: { ...setup, dice: 4 } } },
  ])
    expect(isOtherwise(told, other)).toBe(true);
});

test("a changed, torn or taken away line is found", () => {
  const text = read("shared.jsonl");
  expect(verify(text.replace('"face":', '"face": '))).toEqual({ kind: "changed", line: 5 });
  expect(verify(text.slice(0, -30))).toMatchObject({ kind: "changed" });
  expect(verify(text.split("\n").toSpliced(2, 1).join("\n"))).toEqual({ kind: "changed", line: 3 });
  for (const none of ["", "hello", "{}", '{"a":1,"check":"00000000"}'])
    expect(isProblem(verify(none))).toBe(true);
});

const folder = process.env.WITSEND_RECORDS;
if (folder)
  test("both verifiers agree on every record in the folder", () => {
    const said = JSON.parse(readFileSync(join(folder, "said.json"), "utf8")) as [string, boolean][];
    const disagreed = said.filter(
      ([name, fair]) => isProblem(verify(readFileSync(join(folder, name), "utf8"))) === fair,
    );
    expect(said.length).toBeGreaterThan(0);
    expect(disagreed).toEqual([]);
  }, 900_000);
