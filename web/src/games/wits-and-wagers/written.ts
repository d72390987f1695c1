// How large a guess, and who wrote it, stand in their place on a television. Names give way to bets:
// they become smaller, and where that is not enough their marks stand for them.

/** All sizes in hundredths of the screen's width. */
interface Room {
  width: number;
  height: number;
}

export interface Written {
  letters: number;
  /** That a name takes at most. */
  lines: number;
  bars: boolean;
  marks: boolean;
}

const FIGURE = 0.66; // of its height, that a figure takes: in both fonts it is less
const SIGN = 0.36; // the same of what parts them
const MARGIN = 0.88; // of the width, that a number fills
const LETTER = 0.52; // a name's, on the whole
const PARTED = 2; // letters that a line loses where a word is parted
const LINE = 1.1;
const BELOW = 0.1; // for what hangs below a line
const BAR = 0.3; // the colour above a name
const GAP = 0.15; // and what is between them
const MARK = 1.6; // a line of marks, with what is around it
const READ = 2;
const LEAST = 1.5;
const MOST_LINES = 3;
const STEP = 0.1;

/** How wide a number is, in heights of its letters. */
export const breadth = (number: string) =>
  [...number].reduce((sum, sign) => sum + (/\d/.test(sign) ? FIGURE : SIGN), 0);

/** The size of a number that leaves a margin in its place. */
export const numberSize = (number: string, width: number, most: number): number =>
  Math.min(most, (width * MARGIN) / Math.max(FIGURE, breadth(number)));

function linesOf(name: string, letters: number, width: number): number {
  const room = width / (LETTER * letters);
  if (name.length <= room) return 1;
  return Math.ceil(name.length / Math.max(1, room - PARTED));
}

/** `most` is the size of letters where there is room for all; `bars`: with the colour above each. */
export function written(
  names: readonly string[],
  room: Room,
  most: number,
  bars: boolean,
): Written {
  for (const barred of bars ? [true, false] : [false]) {
    for (let letters = most; letters > (barred ? READ : LEAST) - STEP / 2; letters -= STEP) {
      const lines = names.map((name) => linesOf(name, letters, room.width));
      const around = barred ? BELOW + BAR : BELOW;
      const high = lines.reduce(
        (sum, each) => sum + (each * LINE + around) * letters + (barred ? GAP : 0),
        0,
      );
      if (Math.max(...lines) <= MOST_LINES && high <= room.height)
        return { letters, lines: Math.max(...lines), bars: barred, marks: false };
    }
  }
  const letters = Math.min(most, Math.max(LEAST, room.height / MARK));
  return { letters, lines: 1, bars: false, marks: true };
}
