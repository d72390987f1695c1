// What a bot of Wits & Wagers believes of a question, in whole numbers (docs/fairness.md).
import type { Pick } from "./stream";

export interface Asked {
  answer: string;
  low: string;
  high: string;
  display?: string;
  category?: string;
  negative?: boolean;
}

const BILLION = 1_000_000_000n;
const FACTOR = 1_000_000_000_000n;
const DOUBT: Record<string, bigint> = { easy: 1000n, middle: 700n, hard: 450n };
const TENTHS = [5n, 10n, 10n, 16n];
const STRANGER = 16n;
export const GROWTH = [
  1001000500167n,
  1002002001334n,
  1004008010677n,
  1008032085504n,
  1016128685406n,
  1032517505305n,
  1066092398762n,
  1136553002697n,
  1291752727940n,
  1668625110140n,
  2784309758189n,
  7752380829544n,
  60099408526287n,
  3611938905209500n,
];

/** As it stands in a record. */
export function hunchOf(question: Asked, level: string, seat: number, pick: Pick): string {
  const [t, l, h] = [question.answer, question.low, question.high].map(billionths) as [
    bigint,
    bigint,
    bigint,
  ];
  const category = question.category ?? "numbers";
  const tenths = TENTHS[crc32(`${seat}/${category}`) % 4]!;
  const doubt = ((DOUBT[level] ?? 0n) * tenths) / 10n;
  let z = -6000n;
  for (let nth = 0; nth < 12; nth++) z += BigInt(pick(1001));
  const off = floored(z * doubt, 1000n);
  const isYear = question.display === "year";
  const byFactor = !isYear && !question.negative && t > 0n;
  let thought: bigint;
  if (tenths === STRANGER && pick(4) === 0)
    thought = byFactor
      ? grown(h, -BigInt(pick(6908)))
      : l + floored((h - l) * BigInt(pick(1001)), 1000n);
  else if (byFactor) thought = grown(t, off);
  else thought = t + floored((isYear ? 50n * BILLION : floored(h - l, 4n)) * off, 1000n);
  if (thought < l) thought = l;
  if (thought > h) thought = h;
  if (isYear) return written(rounded(thought, BILLION), question.negative);
  const figures = (thought < 0n ? -thought : thought).toString().length;
  const two = rounded(thought, 10n ** BigInt(Math.max(figures - 2, 0)));
  return written(rounded(two, t % BILLION === 0n ? BILLION : 1000n), question.negative);
}

export function grown(x: bigint, e: bigint): bigint {
  let f = FACTOR;
  const bits = e < 0n ? -e : e;
  GROWTH.forEach((growth, k) => {
    if ((bits >> BigInt(k)) & 1n) f = (f * growth) / FACTOR;
  });
  return e > 0n ? floored(x * f, FACTOR) : floored(x * FACTOR, f);
}

function billionths(number: string): bigint {
  const [, sign = "", whole = "", parts = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(number) ?? [];
  const value = BigInt(whole + parts.padEnd(9, "0").slice(0, 9));
  return sign ? -value : value;
}

const floored = (value: bigint, by: bigint) => {
  const whole = value / by;
  return value % by !== 0n && value < 0n !== by < 0n ? whole - 1n : whole;
};

/** To a multiple of the unit, half to even. */
function rounded(value: bigint, unit: bigint): bigint {
  const down = floored(value, unit);
  const twice = 2n * (value - down * unit);
  const up = twice > unit || (twice === unit && down % 2n !== 0n);
  return (up ? down + 1n : down) * unit;
}

function written(value: bigint, negative = false): string {
  if (value < 0n && !negative) return "0";
  const digits = (value < 0n ? -value : value).toString().padStart(10, "0");
  const parts = digits.slice(-9).replace(/0+$/, "");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -9)}${parts ? `.${parts}` : ""}`;
}

function crc32(text: string): number {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
