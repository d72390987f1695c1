// Where things lie in the chart of everyone's money.

/** Round amounts from nothing up to at least `most`, four or five of them. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(most, 100) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough)!;
  return Array.from({ length: Math.ceil(Math.max(most, 100) / step) + 1 }, (_, i) => i * step);
}

/** Heights for labels that want to be at these, at least `gap` apart and none below `lowest`. */
export function labelled(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let free = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, free);
    free = placed[i] + gap;
  }
  let below = lowest;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, below);
    below = placed[i] - gap;
  }
  return placed;
}

/** At most so many letters, the last of them "…" where some are missing. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** In one line, or in two that are about as long; each at most so many letters. */
export function inTwo(name: string, most: number): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length === 1) return [shortened(name, most)];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)]);
  const lines = ways.map((way) => way.map((part) => part.join(" ")));
  const longest = (way: string[]) => Math.max(...way.map((line) => line.length));
  const even = lines.reduce((best, way) => (longest(way) < longest(best) ? way : best));
  return even.map((line) => shortened(line, most));
}

const LETTER = 8.6; // a wide one in bold, in the chart's units

/** Room for the longest of these names, and for a sum below it. */
export function widest(names: readonly string[]): number {
  return LETTER * Math.max(7, ...names.map((name) => [...name].length));
}
