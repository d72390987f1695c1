// The stream of chance, read from docs/fairness.md: commitments, the seed, picks, and what is made of
// picks. The server has a reading of its own; both are held to the vectors beside that page.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { bytesToHex, hexToBytes };

const WORDS = 1n << 64n;

const hashed = (head: string, ...parts: Uint8Array[]) =>
  sha256(concatBytes(utf8ToBytes(head), ...parts));

export const commitment = (table: string, secret: Uint8Array) =>
  hashed(`witsend/1/secret\n${table}\n`, secret);

export const shareCommitment = (table: string, share: Uint8Array) =>
  hashed(`witsend/1/share\n${table}\n`, share);

export const seedOf = (table: string, secret: Uint8Array, shares: readonly Uint8Array[]) =>
  hashed(`witsend/1/seed\n${table}\n`, secret, ...shares);

export const checkOf = (before: string, body: string) =>
  bytesToHex(sha256(utf8ToBytes(before + body))).slice(0, 8);

/** One draw: its picks, from the first. */
export class Draw {
  private block = 0;
  private left: bigint[] = [];

  constructor(
    private readonly seed: Uint8Array,
    private readonly number: number,
  ) {}

  pick(n: number | bigint): bigint {
    const among = BigInt(n);
    const beyond = WORDS - (WORDS % among);
    let word = this.word();
    while (word >= beyond) word = this.word();
    return word % among;
  }

  private word(): bigint {
    if (this.left.length === 0) {
      const counters = new DataView(new ArrayBuffer(12));
      counters.setBigUint64(0, BigInt(this.number));
      counters.setUint32(8, this.block++);
      const message = concatBytes(utf8ToBytes("witsend/1/draw\n"), new Uint8Array(counters.buffer));
      const block = new DataView(hmac(sha256, this.seed, message).slice().buffer);
      this.left = [0, 8, 16, 24].map((at) => block.getBigUint64(at));
    }
    return this.left.shift()!;
  }
}

/** Where a pick comes from: a draw, or picks that were recomputed before. */
export type Pick = (n: number) => number;

export function shuffled<Item>(pick: Pick, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) exchange(mixed, last, pick(last + 1));
  return mixed;
}

export function sampled<Item>(pick: Pick, items: readonly Item[], k: number): Item[] {
  const mixed = [...items];
  for (let place = 0; place < k; place++)
    exchange(mixed, place, place + pick(mixed.length - place));
  return mixed.slice(0, k);
}

export function weighted(pick: Pick, weights: readonly number[]): number {
  const picked = pick(weights.reduce((sum, weight) => sum + weight, 0));
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) > picked);
}

function exchange<Item>(items: Item[], one: number, other: number) {
  [items[one], items[other]] = [items[other]!, items[one]!];
}
