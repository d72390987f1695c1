/** A sign of one or two letters for every name, so that cards can be told apart without colour. */
export function marks(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const [first = "?", ...rest] = [...name.replaceAll(/\s/g, "")];
    const start = first + (rest[0] ?? "");
    const isAlone = (mark: string) =>
      names.every((other, i) => i === seat || !other.replaceAll(/\s/g, "").startsWith(mark));
    const ends = rest.toReversed().map((last) => first + last);
    const mark =
      [first, start].find(isAlone) ?? ends.find((mark) => !taken.has(mark)) ?? String(seat + 1);
    taken.add(mark);
    return mark;
  });
}
