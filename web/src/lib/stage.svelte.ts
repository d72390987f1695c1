// What a board shows: every moment of the game in order, each for as long as its scene takes.
import type { SeatView } from "./protocol";

export interface Moment {
  made: number; // moves so far
  seats: readonly SeatView[];
  to_act: readonly number[]; // whom the game waits for
}

const MOST_BEHIND = 6; // moments that may wait for a scene; further behind, the newest is shown at once
const CATCH_UP = 1500; // milliseconds that a scene has left when the next one has begun elsewhere
const MANY_PAGES = 4;
const GLANCE = 1000; // milliseconds of every page that are shown where everyone else is through with it

export class Stage {
  shown = $state.raw<Moment | null>(null);
  /** The shown moment's news is being played. */
  scene = $state(false);
  /** Where the scene goes on, in milliseconds from its start: pages before that were skipped. */
  from = $state(0);
  /** It has so many pages that one may want to skip all of them at once. */
  isLong = $state(false);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endsAt = 0; // the scene that is played
  private began = 0; // the same, had nothing of it been skipped
  private ends: readonly number[] = []; // of its pages
  private glancing = false; // only the last of each page is shown

  /** `onshown`: another moment is shown, or its scene is over. `keepsUp`: nobody can skip a scene here
      and those who play can: where they are at the next one, this one ends soon. `pageEnds`: of a
      scene that is told page by page, when each is over. */
  constructor(
    private readonly sceneTime: (moment: Moment) => number,
    private readonly onshown: () => void = () => {},
    private readonly keepsUp = false,
    private readonly pageEnds: (moment: Moment) => readonly number[] = () => [],
  ) {}

  /** Whether what the move brought has been shown by now. */
  hasShown(made: number): boolean {
    const last = this.shown?.made ?? -1;
    return made < last || (made === last && !this.scene);
  }

  /** `fresh`: whoever comes in is shown the table as it stands, not how it came about. */
  follow(moment: Moment, fresh = false) {
    const last = this.waiting.at(-1) ?? this.shown;
    if (fresh || document.hidden) this.show(moment, false);
    else if (last?.made === moment.made) this.replace(moment);
    else if (!this.scene && this.waiting.length === 0) this.show(moment, true);
    else {
      // One without a scene would be over the moment it is shown: the next takes its place.
      const before = this.waiting.at(-1);
      if (before && this.sceneTime(before) === 0) this.waiting.pop();
      if (this.keepsUp && (this.glancing || this.sceneTime(moment) > 0)) {
        this.waiting = [];
        this.endWithin(CATCH_UP);
      }
      this.waiting.push(moment);
      if (this.waiting.length > MOST_BEHIND) this.skipAll();
    }
  }

  /** On to the next page of the scene; from its last one, to what comes after it. */
  skip = () => {
    const next = this.pageEnd;
    if (next < this.end) this.goOn(next);
    else this.over();
  };

  /** On to the newest moment, without the scenes before it. */
  skipAll() {
    const newest = this.waiting.at(-1);
    this.waiting = [];
    if (newest) this.show(newest, true);
    else this.over();
  }

  /** Everyone who plays is through with what so many moves have brought, unless more has come since:
      what is left to tell is told at a glance. */
  leave(made: number) {
    const newest = this.waiting.at(-1) ?? this.shown;
    if (!newest || newest.made > made) return;
    if (newest !== this.shown) this.show(newest, false);
    else if (this.scene) this.glance();
  }

  close() {
    clearTimeout(this.timer);
  }

  private replace(moment: Moment) {
    if (this.waiting.length) this.waiting[this.waiting.length - 1] = moment;
    else this.shown = moment;
  }

  private show(moment: Moment, played: boolean) {
    clearTimeout(this.timer);
    if (!played) this.waiting = [];
    const time = played ? this.sceneTime(moment) : 0;
    this.shown = moment;
    this.scene = time > 0;
    this.from = 0;
    this.glancing = false;
    this.began = Date.now();
    this.ends = time > 0 ? this.pageEnds(moment) : [];
    this.isLong = this.ends.length > MANY_PAGES;
    this.onshown();
    this.endsAt = this.began + time;
    if (time > 0) this.endWithin(time);
    else this.next();
  }

  private endWithin(time: number) {
    clearTimeout(this.timer);
    this.endsAt = Math.min(this.endsAt, Date.now() + time);
    this.timer = setTimeout(() => this.over(), this.endsAt - Date.now());
  }

  private get end(): number {
    return this.endsAt - this.began;
  }

  /** When the page that is shown is over. */
  private get pageEnd(): number {
    const at = Date.now() - this.began;
    return this.ends.find((end) => end > at) ?? this.end;
  }

  private goOn(from: number) {
    const left = this.end - from;
    this.from = from;
    this.began = Date.now() - from;
    this.endsAt = Date.now() + left;
    this.endWithin(left);
  }

  private glance() {
    const end = this.pageEnd;
    if (end >= this.end) this.over();
    else this.hurry(end);
  }

  /** The last of the page that ends then, and so of every page after it. */
  private hurry(end: number) {
    this.glancing = true;
    this.goOn(Math.max(Date.now() - this.began, end - GLANCE));
    const next = this.ends.find((later) => later > end);
    if (next === undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hurry(next), end - this.from);
  }

  private over() {
    clearTimeout(this.timer);
    this.scene = false;
    this.onshown();
    this.next();
  }

  private next() {
    const following = this.waiting.shift();
    if (following) this.show(following, true);
  }
}
