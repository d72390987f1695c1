// What a bot would do here, for whoever asks; and doing so, move by move, up to the next decision.
import { HAPPENINGS, isDecision } from "./advice";
import { aimOf, type Aim, type Asked } from "./asking";
import type { Move, View } from "./types";

/** Of the table, what is asked for and what goes on there. */
interface Table {
  view: View;
  me: number | null;
  ask: Asked;
  /** That can be made now. */
  moves: readonly Move[];
  /** Changes whenever the game goes on. */
  position: string;
  danger: boolean;
  advise: (() => Promise<{ move: Move; saying: Move | null } | null>) | null;
  make: (move: Move) => Promise<void>;
}

const A_MOMENT = 700; // between two moves that are made as advised: one sees each of them

export class Advising {
  /** What is advised, and what for. */
  move = $state.raw<Move | null>(null);
  aim = $state.raw<Aim | null>(null);
  /** On like this, since then. */
  private since = $state.raw<View | null>(null);
  private consulting = false; // a second press asks nothing more

  constructor(private readonly table: () => Table) {}

  get isGoingOn(): boolean {
    return this.since !== null;
  }

  /** Whether going on would do anything before the next decision. */
  get canGoOn(): boolean {
    const { ask, moves, danger } = this.table();
    const now = ask === "move" || ask === "story";
    return now && this.move !== null && !isDecision(this.move, moves, danger);
  }

  putDown() {
    this.move = null;
    this.aim = null;
  }

  stop() {
    this.since = null;
  }

  async consult() {
    if (this.consulting) return;
    const { position, advise } = this.table();
    this.consulting = true;
    const told = (await advise?.()) ?? null;
    this.consulting = false;
    if (this.table().position === position) this.show(told); // else the game went on meanwhile
  }

  private show(told: { move: Move; saying: Move | null } | null) {
    const { view, me } = this.table();
    this.move = told?.move ?? null;
    this.aim = aimOf(told?.saying ?? null, view, me);
  }

  async goOn() {
    const { move } = this;
    if (!move) return;
    this.since = this.table().view;
    await this.table().make(move);
  }

  /** For an effect: what is next, in a moment, while it goes on. */
  follow(): (() => void) | undefined {
    const { view, ask, moves } = this.table();
    if (!this.since || view === this.since) return; // what is advised is on its way
    if (ask === "wait" || view.news.some(({ type }) => HAPPENINGS.has(type))) {
      this.stop();
      return;
    }
    if (moves.length === 0) return; // the last move is on its way
    const soon = setTimeout(() => void this.next(), A_MOMENT);
    return () => clearTimeout(soon);
  }

  private async next() {
    const { position, advise } = this.table();
    const told = (await advise?.()) ?? null;
    const { moves, danger, make } = this.table();
    if (!this.since || this.table().position !== position) return;
    if (told && !isDecision(told.move, moves, danger)) return void (await make(told.move));
    this.stop();
    this.show(told);
  }
}
