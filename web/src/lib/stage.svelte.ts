// What a board shows: every moment of the game in order, each for as long as its scene takes.
import type { SeatView } from "./protocol";

export interface Moment {
  made: number; // moves so far
  seats: readonly SeatView[];
  to_act: readonly number[]; // whom the game waits for
}

const MOST_BEHIND = 6; // moments that may wait for a scene; further behind, the newest is shown at once
const CATCH_UP = 1500; // milliseconds that a scene has left when the next one has begun elsewhere

export class Stage {
  shown = $state.raw<Moment | null>(null);
  /** The shown moment's news is being played. */
  scene = $state(false);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endsAt = 0; // the scene that is played

  /** `onshown`: another moment is shown, or its scene is over. `keepsUp`: nobody can skip a scene here
      and those who play can: where they are at the next one, this one ends soon. */
  constructor(
    private readonly sceneTime: (moment: Moment) => number,
    private readonly onshown: () => void = () => {},
    private readonly keepsUp = false,
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
      if (this.keepsUp && this.sceneTime(moment) > 0) {
        this.waiting = [];
        this.endWithin(CATCH_UP);
      }
      this.waiting.push(moment);
      if (this.waiting.length > MOST_BEHIND) this.skip();
    }
  }

  /** On to the newest moment, without the scenes before it. */
  skip = () => {
    const newest = this.waiting.at(-1);
    this.waiting = [];
    if (newest) this.show(newest, true);
    else this.end();
  };

  /** Everyone who plays is through with what so many moves have brought, unless more has come since. */
  leave(made: number) {
    const newest = this.waiting.at(-1) ?? this.shown;
    if (!newest || newest.made > made) return;
    if (newest !== this.shown) this.show(newest, false);
    else if (this.scene) this.end();
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
    this.onshown();
    this.endsAt = Date.now() + time;
    if (time > 0) this.endWithin(time);
    else this.next();
  }

  private endWithin(time: number) {
    clearTimeout(this.timer);
    this.endsAt = Math.min(this.endsAt, Date.now() + time);
    this.timer = setTimeout(() => this.end(), this.endsAt - Date.now());
  }

  private end() {
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
