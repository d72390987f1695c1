// What is being changed here: shown at once, sent a moment after the last change. What a team-mate
// has changed meanwhile is shown as soon as nothing of one's own is on its way.
import { onDestroy } from "svelte";

const PAUSE = 350; // milliseconds without a change before it is sent
const MARGIN = 600; // before the time is up whatever there is is sent at once

export class Draft<Value> {
  private own = $state.raw<Value | null>(null);
  private unsent = $state(false);
  /** To be sent as soon as it can be. */
  due = $state(false);
  private last: Value | null = null; // the server's, when one's own was handed over
  private known = $state.raw<Value | null>(null); // what stood here first, or was handed over here
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly now: {
      theirs: () => Value; // as the server has it
      free: () => boolean; // nothing is on its way
      same: (one: Value, other: Value) => boolean;
      blank: (value: Value) => boolean; // nothing that could be sent
      send: (value: Value) => void;
      deadline: () => number | null;
    },
  ) {
    this.known = now.theirs();
    onDestroy(() => clearTimeout(this.timer));
    $effect(() => {
      if (!now.free()) return;
      if (this.due) this.hand();
      else if (!this.unsent && this.own !== null && !this.stands(this.own)) this.own = null;
    });
  }

  get value(): Value {
    return this.own ?? this.now.theirs();
  }

  /** Changed here and not yet known to the server. */
  get pending(): boolean {
    return this.unsent;
  }

  /** What stands is not from here: somebody who shares the seat has changed it. */
  get fromMate(): boolean {
    const theirs = this.now.theirs();
    if (this.own !== null || this.known === null || this.now.blank(theirs)) return false;
    return !this.now.same(this.known, theirs);
  }

  /** Another question: whatever stands now was changed by nobody. */
  begin() {
    this.known = this.now.theirs();
  }

  edit(value: Value, { atOnce = false } = {}) {
    this.own = value;
    this.unsent = true;
    this.due = false;
    clearTimeout(this.timer);
    const deadline = this.now.deadline();
    const left = deadline === null ? PAUSE : deadline - MARGIN - Date.now();
    const pause = atOnce ? 0 : Math.min(PAUSE, left);
    if (pause <= 0) this.due = true;
    else this.timer = setTimeout(() => this.flush(), pause);
  }

  flush() {
    clearTimeout(this.timer);
    this.due = this.unsent;
  }

  private hand() {
    this.due = this.unsent = false;
    this.last = this.now.theirs();
    if (this.own === null || this.now.blank(this.own)) return;
    this.known = this.own;
    if (!this.now.same(this.own, this.last)) this.now.send(this.own);
  }

  /** Not so if it was refused, or a team-mate has changed it. */
  private stands(own: Value): boolean {
    const theirs = this.now.theirs();
    return this.now.blank(own) ? theirs === this.last : this.now.same(own, theirs);
  }
}
