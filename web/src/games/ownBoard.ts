// A board that a game of another package brings: a module that the server has under /boards/, and that the
// page loads under its own policy. docs/add-a-game.md tells whoever writes one what is here.
import type { Language } from "../lib/language.svelte";

/** What the board shows, whole at every change. */
export interface Shown {
  /** What the seat may know, as the game's own view has it. */
  view: any;
  /** What the seat may do now; empty while it has nothing to decide. */
  moves: readonly any[];
  /** One per seat, in order. */
  names: readonly string[];
  /** Whose view it is; null for an onlooker. */
  seat: number | null;
  /** Makes one of the moves; null where nothing can be played: in a replay, on a television. */
  play: ((move: any) => void) | null;
  language: Language;
  /** On a television: large, for people across the room. */
  big: boolean;
}

export interface Mounted {
  update(shown: Shown): void;
  destroy(): void;
}

export interface OwnBoard {
  mount(element: HTMLElement, shown: Shown): Mounted;
}

/** Null where the game has none, or where it cannot be loaded. */
export async function loadOwn(game: string): Promise<OwnBoard | null> {
  try {
    const module: Partial<OwnBoard> = await import(/* @vite-ignore */ `/boards/${game}.js`);
    return typeof module.mount === "function" ? (module as OwnBoard) : null;
  } catch {
    return null; // it is played with the board that needs no code
  }
}
