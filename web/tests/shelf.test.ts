import { expect, test } from "vitest";
import type { Shelved, TableListing } from "../src/lib/protocol";
import { leaves, shelf } from "../src/lib/shelf";

const campaign = (chapter: number) => ({ chapter, miracles: 1, replayed: true, specials: [] });

function told(id: string, story: Partial<Shelved> | null): TableListing {
  const shelved: Shelved | null = story && {
    book: "house",
    stage: "bookmarked",
    begun: 1,
    chapter: 2,
    chapters: 6,
    title: { en: "Escape by Sea", fr: "", es: "" },
    miracles: 1,
    specials: 0,
    replayed: [],
    since: null,
    setup: null,
    ...story,
  };
  return {
    id,
    code: "KMPTR",
    game: "adventure-book",
    started: true,
    over: true,
    stopped: false,
    people: ["Anne"],
    left: false,
    evening: null,
    story: shelved,
  };
}

test("a story that was read on from its bookmark is one book, with all that became of it", () => {
  const first = told("first", {
    begun: 2,
    chapter: 3,
    replayed: [2],
    setup: { seats: 1, campaign: campaign(3) },
  });
  const second = told("second", { stage: "lost", chapter: 4, since: campaign(3) });
  const books = shelf([second, told("dice", null), first]);
  expect(books.map(({ table }) => table.id)).toEqual(["second"]);
  expect(books[0]).toMatchObject({ begun: 2, replayed: [2], setup: { campaign: { chapter: 3 } } });
  expect(leaves(books[0]!)).toEqual(["blank", "told", "told", "lost", "blank", "blank"]);
});

test("a bookmark lies in the next chapter, and a book told to its end has no page left", () => {
  const marked = told("marked", { chapter: 2, setup: { seats: 1, campaign: campaign(2) } });
  const whole = told("whole", { stage: "told", chapter: 6 });
  const [one, other] = shelf([marked, whole]);
  expect(leaves(one!)).toEqual(["told", "here", "blank", "blank", "blank", "blank"]);
  expect(new Set(leaves(other!))).toEqual(new Set(["told"]));
});
