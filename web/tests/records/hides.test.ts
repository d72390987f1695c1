// Where a seat's view is said to hide nothing, so that a shared device shows it without a curtain, it
// is the onlooker's in every golden record.
import { expect, test } from "vitest";
import { loadBoard } from "../../src/games";
import { NAMES, read } from "./records";

// A guess lies on the mat by then, a hunch is a bot's, and the history is told as to an onlooker.
const TOLD_BY_THEN = { seat: null, guess: null, hunch: null, news: null };

test.each(NAMES)("%s", async (name) => {
  const record = read(name);
  const { hides } = await loadBoard(record.game);
  if (!hides) return;
  let open = 0;
  for (const views of record.steps) {
    const onlooker = views.find(({ seat }) => seat === null)?.view;
    for (const { seat, view } of views) {
      if (seat === null || hides(view)) continue;
      open += 1;
      expect({ ...view, ...TOLD_BY_THEN }).toEqual({ ...onlooker, ...TOLD_BY_THEN });
    }
  }
  expect(open).toBeGreaterThan(0);
});
