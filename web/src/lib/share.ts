// What this browser adds to what a game's chance follows from (docs/fairness.md): it commits itself to
// a share before the game, and reveals it when the game is to start. What all were committed to by
// then is remembered: nobody can put another share, secret or setup in its place afterwards.
import { bytesToHex, hexToBytes, shareCommitment } from "../fairness/stream";
import type { LiveTable } from "./live.svelte";
import type { Sealed, TableView } from "./protocol";

export interface OwnShare {
  share: string;
  sealed: Sealed; // what the server had committed itself to by then
  /** Before it was revealed: everyone's commitments, in their order, and what was to be played. */
  before?: { commitments: string[]; setup: unknown };
}

const MOST = 200; // tables whose shares are remembered
const KEY = "witsend.shares";
const here = new Map<string, OwnShare>(Object.entries(stored())); // by table
const committed = new Set<string>(); // tables at which this page has asked for it

export const shareAt = (table: string): OwnShare | null => here.get(table) ?? null;

export function addShare(live: LiveTable, table: TableView, person: string | undefined) {
  const { id, sealed, starting, started } = table;
  const sits = table.chairs.some(({ people }) => people.some((other) => other.id === person));
  if (!sealed || started || !sits) return;
  const own = here.get(id) ?? remembered(id, { share: newShare(), sealed });
  const { share } = own;
  const commitment = bytesToHex(shareCommitment(sealed.table, hexToBytes(share)));
  const mine = table.shares.find((other) => other.person === person);
  if (!starting && mine?.commitment !== commitment && !committed.has(id)) {
    committed.add(id);
    void live.ask({ type: "commit", commitment });
  }
  if (starting && mine?.commitment === commitment && !mine.share) {
    const commitments = table.shares.map((other) => other.commitment);
    remembered(id, { ...own, before: own.before ?? { commitments, setup: table.setup } });
    void live.ask({ type: "reveal", share });
  }
}

const newShare = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

function remembered(table: string, own: OwnShare): OwnShare {
  here.set(table, own);
  while (here.size > MOST) here.delete(here.keys().next().value!);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(here)));
  } catch {
    // private windows and full disks: it is kept for this page only
  }
  return own;
}

function stored(): Record<string, OwnShare> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, OwnShare>;
  } catch {
    return {};
  }
}
