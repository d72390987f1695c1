// What lies and stands on a chapter's map, from the book and the view.
import { said } from "../text";
import type { Board, Chapter, View } from "../types";
import { MOODS, type Figure, type Mood, type Token } from "./map";

/** Only the house's book has its chapters painted. */
export function moodOf(book: string, chapter: number): Mood | null {
  return book === "house" ? (MOODS[chapter - 1] ?? null) : null;
}

/** Before the story has a Man in Black, Westley is a farm boy. */
export function portraitOf(book: string, { chapter }: Chapter, who: string): string {
  return book === "house" && chapter.number === 1 && who === "westley" ? "farmboy" : who;
}

export function figureName(chapter: Chapter, who: string): string {
  const name = chapter.characters[who]?.name;
  return name ? said(name) : who.slice(0, 1).toUpperCase() + who.slice(1);
}

/** Those on the board; one who waits on a challenge or has left the story stands nowhere. */
export function figuresOf(
  book: string,
  chapter: Chapter,
  board: Board,
  pickable: (who: string) => boolean,
): Figure[] {
  const spaces = new Set(chapter.board.spaces.map(({ id }) => id));
  return board.places
    .filter(([, space]) => spaces.has(space))
    .map(([who, space]) => ({
      who,
      portrait: portraitOf(book, chapter, who),
      name: figureName(chapter, who),
      space,
      pickable: pickable(who),
    }));
}

export function tokensOf(chapter: Chapter, board: Board): Token[] {
  const plain = (kind: string, space: string, count = 1) => ({ kind, space, count, name: null });
  const piled = (kind: string, spaces: readonly string[]) =>
    [...new Set(spaces)].map((space) =>
      plain(kind, space, spaces.filter((other) => other === space).length),
    );
  return [
    ...(board.star ? [plain("star", chapter.chapter.miracle_space)] : []),
    ...piled("chore", board.chores),
    ...piled("squad", board.squads),
    ...board.doors.map((space) => plain("door", space)),
    ...board.hazards.map(([space, kind]) => {
      const name = chapter.hazards?.names[kind];
      return { kind, space, count: 1, name: name ? said(name) : null };
    }),
  ];
}

/** Where the challenges that can be worked on want somebody, and what they are called. */
export function aimsOf(
  chapter: Chapter,
  challenges: View["challenges"],
): ReadonlyMap<string, readonly string[]> {
  const aims = new Map<string, string[]>();
  for (const { id, requires, name } of chapter.challenge) {
    if (!challenges.some((seen) => seen.id === id && seen.opened && !seen.done)) continue;
    const wanted = chapter.board.spaces.filter(({ id: space, tags }) =>
      requires.some(
        (each) =>
          (each.is === "at" && each.space === space) ||
          (each.is === "at_tag" && tags.includes(each.tag)),
      ),
    );
    for (const { id: space } of wanted) aims.set(space, [...(aims.get(space) ?? []), said(name)]);
  }
  return aims;
}

export function trailsOf(chapter: Chapter): string[][] {
  return Object.values(chapter.paths);
}

/** Tracks with a counter on them; the others have not begun. */
export function tracksOf(chapter: Chapter, board: Board) {
  return Object.entries(chapter.tracks)
    .map(([id, track]) => ({
      id,
      track,
      counters: board.tracks.filter(([counter]) => counter in track.counters),
    }))
    .filter(({ counters }) => counters.some(([, at]) => at >= 0));
}
