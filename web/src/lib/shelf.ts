// Stories of the Adventure Book as books on a shelf: one for each story, however many tables it was
// told at.
import type { Shelved, TableListing } from "./protocol";
import type { Kept } from "./readOn";

export interface Volume {
  table: TableListing;
  story: Shelved;
  /** The chapter that it was begun with, at the first of its tables that is still known. */
  begun: number;
  /** Chapters that were interrupted and read again. */
  replayed: readonly number[];
  /** From its last bookmark, where there is one. */
  setup: Kept | null;
}

type Leaf = "told" | "here" | "lost" | "blank";

const isStory = (table: TableListing): table is TableListing & { story: Shelved } =>
  table.story !== null;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Newest first, as tables are. A bookmark that was read on from is in the newer book. */
export function shelf(tables: readonly TableListing[]): Volume[] {
  const stories = tables.filter(isStory);
  const before = ({ book, since }: Shelved) =>
    since
      ? stories.find(({ story }) => story.book === book && same(keptIn(story)?.campaign, since))
      : null;
  const opened = (table: (typeof stories)[number]): Volume => {
    const { story } = table;
    const older = before(story);
    const first = older ? opened(older) : null;
    return {
      table,
      story,
      begun: first?.begun ?? story.begun,
      replayed: [...(first?.replayed ?? []), ...story.replayed],
      setup: keptIn(story) ?? first?.setup ?? null,
    };
  };
  const readOn = new Set(stories.map(({ story }) => before(story)?.id));
  return stories.filter(({ id }) => !readOn.has(id)).map(opened);
}

const keptIn = ({ setup }: Shelved) => setup as Kept | null;

/** What became of each chapter. */
export function leaves({ story, begun }: Volume): Leaf[] {
  const { chapter, chapters, stage } = story;
  return Array.from({ length: chapters }, (_, i) => {
    if (i + 1 === chapter && stage !== "told") return stage === "lost" ? "lost" : "here";
    return i + 1 >= begun && i + 1 <= chapter ? "told" : "blank";
  });
}
