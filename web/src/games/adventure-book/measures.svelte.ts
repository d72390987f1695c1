// How large the parts of the board are, as they stand on the screen, in pixels; and what room that
// leaves for the map.
import type { Attachment } from "svelte/attachments";
import {
  BAR_GROWS,
  DESK,
  isLow,
  isSideways,
  roomFor,
  scaleOf,
  WHOLE_LIST,
  WIDE_ENOUGH,
} from "./room";
import type { Chapter } from "./types";

interface Shown {
  chapter: Chapter;
  tracks: number;
  /** On a television. */
  big: boolean;
  /** At a table, and not in a replay. */
  played: boolean;
  /** Somebody's clock runs. */
  timed: boolean;
}

const PAGE_EDGE = 8; // that the page leaves below the board
const A_LINE = 12; // less than that is no line that one would miss

export class Measures {
  // bound to what is measured
  width = $state(0); // of the board
  head = $state(0); // how high, and everything below that is called so
  hands = $state(0);
  aside = $state(0);
  barNow = $state(0);
  private barMost = $state({ height: 0, shape: "" }); // on this screen
  long = $state(0); // the table
  screen = $state(0);
  screenWidth = $state(0);
  scrolled = $state(0);
  table = $state<HTMLElement>();

  private desk = $state(0); // the room that the page gives the board
  private upright = $state(0); // on a phone that is held upright, how high the table is at least
  private above = $state(0); // all that stands above the map, but for everyone's hands

  get bar(): number {
    return Math.min(this.barMost.height, this.barNow + BAR_GROWS);
  }
  /** A map would be drawn anew with each question that is a line longer: what it lost to the bar
      stays the bar's. */
  set bar(height: number) {
    const shape = `${this.screen} ${this.screenWidth} ${this.shown().chapter.chapter.number}`;
    const most = shape === this.barMost.shape ? Math.max(this.barMost.height, height) : height;
    this.barNow = height;
    this.barMost = { height: most, shape };
  }

  constructor(private readonly shown: () => Shown) {}

  get isWide(): boolean {
    return this.width >= WIDE_ENOUGH;
  }
  get isLow(): boolean {
    return isLow(this.width, this.screen, this.screenWidth);
  }
  get isSideways(): boolean {
    return isSideways(this.screen, this.screenWidth);
  }
  /** Here the page gives the board a room of its own, whatever it holds; elsewhere it scrolls. */
  get atDesk(): boolean {
    const { big, played } = this.shown();
    return !big && played && this.screenWidth >= DESK;
  }
  /** Of the table; 0 where it is as high as what it holds. */
  get leastHeight(): number {
    return this.atDesk ? this.desk : this.upright;
  }
  readonly room = $derived.by(() => {
    const { chapter, tracks, big, timed } = this.shown();
    const { width, screen, screenWidth, head, hands, aside, bar, above } = this;
    const desk = this.atDesk ? this.desk : 0;
    const shape = { width, screen, screenWidth, big, head, hands, tracks, bar, above, timed };
    return roomFor(chapter, { ...shape, row: aside, desk });
  });
  /** Beside the map challenges are told in short where all of them would not be in sight. */
  get inShort(): boolean {
    const whole = WHOLE_LIST * scaleOf(this.screenWidth);
    return this.room.beside && !this.shown().big && this.aside < whole;
  }
  /** On a phone the page scrolls on below the bar: a sign there says so. */
  get more(): boolean {
    void this.scrolled; // what follows is measured anew with it
    const { big, played } = this.shown();
    const bottom = (this.table?.getBoundingClientRect().top ?? 0) + this.long;
    return !big && played && !this.isWide && bottom > this.screen + A_LINE;
  }

  /** On what stands just around the map. */
  readonly belowOthers: Attachment<HTMLElement> = (ground) => {
    const measuring = new ResizeObserver(() => {
      const top = ground.getBoundingClientRect().top + window.scrollY;
      const taken = this.room.handsBelow || this.isSideways ? 0 : this.hands + 2;
      const onPhone = this.shown().played && (this.isSideways || !this.isWide);
      this.above = onPhone ? Math.round(top - taken) : 0;
      const from = (this.table?.getBoundingClientRect().top ?? 0) + window.scrollY;
      this.upright = onPhone && !this.isSideways ? Math.round(this.screen - from - PAGE_EDGE) : 0;
    });
    // whatever stands above it, its words as long as they are: one of these changes with it
    for (const around of ["main", ".board", ".table", ".head"]) {
      const found = ground.closest(around) ?? this.table?.querySelector(around);
      if (found) measuring.observe(found);
    }
    return () => {
      measuring.disconnect();
      this.upright = 0;
    };
  };

  /** On the board itself, whose room is what stands around it. */
  readonly inItsRoom: Attachment<HTMLElement> = ({ parentElement }) => {
    if (!parentElement) return;
    const measuring = new ResizeObserver(() => (this.desk = parentElement.clientHeight));
    measuring.observe(parentElement);
    return () => measuring.disconnect();
  };
}
