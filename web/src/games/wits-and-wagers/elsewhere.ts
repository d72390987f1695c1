// What a phone leaves to the television before it.
import type { View } from "./types";

interface Looking {
  /** A television shows this table too. */
  screened: boolean;
  /** The seat that is played here; null for whoever only looks on. */
  me: number | null;
  view: Pick<View, "phase" | "locked" | "outcome">;
  /** What has happened is being told. */
  scene: boolean;
}

/** There is nothing more to do here: one looks at the television, and one line here says so. */
export function looksElsewhere({ screened, me, view, scene }: Looking): boolean {
  if (!screened) return false;
  if (view.outcome && scene) return true;
  if (me === null) return false;
  const asked = view.phase === "guessing" || view.phase === "betting";
  return view.phase === "shown" || (asked && view.locked[me] === true);
}

/** The television has not told all of the answer yet: neither it, nor what it has brought, is known
    here. */
export const isHushed = (screened: boolean, view: Pick<View, "outcome">, paid: boolean): boolean =>
  screened && view.outcome !== null && !paid;
