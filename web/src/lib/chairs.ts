import type { ChairView, TableView } from "./protocol";

export type Level = NonNullable<ChairView["bot"]>;

/** Whoever has the table, if they sit at it. */
export const hostOf = ({ chairs, host }: TableView) =>
  chairs.flatMap(({ people }) => people).find(({ id }) => id === host);

export const isFree = ({ people, bot }: ChairView) => people.length === 0 && bot === null;

/** Of the chairs that somebody holds, for others at their device too: the one they sit in themselves. */
export function ownChair(chairs: readonly ChairView[], person: string | null | undefined): number {
  const held = chairs.flatMap(({ people, name }, seat) => {
    const sitter = people.find(({ id }) => id === person);
    return sitter ? [{ seat, own: name === sitter.name }] : [];
  });
  return (held.find(({ own }) => own) ?? held[0])?.seat ?? -1;
}
