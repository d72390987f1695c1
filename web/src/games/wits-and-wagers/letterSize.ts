// How large a question can be written on a television.

interface Room {
  /** In hundredths of the screen's width. */
  width: number;
  height: number;
  most: number;
}

const WIDE = 0.5; // of its height, that a letter of the titles takes on the whole
const HIGH = 1.14; // a line, of its letters
const SPARE = 0.9; // of its lines that words fill, which are not cut

/** The size of letters with which all of it has room, in the same measure; never so small that it
    could not be read across a room. */
export function letterSize(text: string, { width, height, most }: Room): number {
  const letters = Math.max(1, [...text].length);
  for (let size = most; size > 2.1; size -= 0.1) {
    const lines = Math.ceil((letters * WIDE * size) / (width * SPARE));
    if (lines * HIGH * size <= height) return Math.round(size * 10) / 10;
  }
  return 2.1;
}
