// Every chapter of the house's book begins, ends and is interrupted with a picture of its own.
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import { boardWords } from "../../src/games/adventure-book/boardWords";
import { board } from "../../src/games/adventure-book/board";
import Interlude from "../../src/games/adventure-book/Interlude.svelte";
import { figuresOf, portraitOf } from "../../src/games/adventure-book/map/pieces";
import type { Composition } from "../../src/games/adventure-book/pictures/composition";
import type { Part } from "../../src/games/adventure-book/pictures/draw";
import {
  challengePicture,
  pictureOf,
  type Moment,
} from "../../src/games/adventure-book/pictures/gallery";
import { read as open, toldSince } from "../../src/games/adventure-book/reading";
import { cameo, voiceOf } from "../../src/games/adventure-book/pictures/cameos";
import type { Book, Plot, View } from "../../src/games/adventure-book/types";
import { language, LANGUAGES } from "../../src/lib/language.svelte";
import { read } from "./records";

const printed = read("adventure-book-chapter-1").printed as Book;
const chapters = printed.chapters.map((chapter, i) => ({ chapter, number: i + 1 }));
const MOMENTS: readonly Moment[] = ["opening", "ending", "interrupted"];
/** Westley, whatever he wears. */
const WHO: Record<string, string> = { farmboy: "westley", unmasked: "westley" };

function drawnIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    "parts" in part ? [...(part.who ? [part.who] : []), ...drawnIn(part.parts)] : [],
  );
}
const dressed = ({ layers }: Composition) => layers.flatMap(({ parts }) => drawnIn(parts));
const people = (picture: Composition) => dressed(picture).map((who) => WHO[who] ?? who);
const shown = (number: number, moment: Moment) => pictureOf("house", number, moment)!;

describe.each(chapters)("chapter $number", ({ chapter, number }) => {
  test("begins with everyone who is in it", () => {
    const { picture } = shown(number, "opening");
    expect(people(picture)).toEqual(expect.arrayContaining(Object.keys(chapter.characters)));
  });

  test("ends with people of the story", () => {
    const heroes = Object.keys(chapter.characters);
    const seen = people(shown(number, "ending").picture);
    expect(seen.filter((who) => heroes.includes(who)).length).toBeGreaterThanOrEqual(2);
  });

  test("is interrupted by the Grandson while Grandfather reads", () => {
    expect(people(shown(number, "interrupted").picture)).toEqual(
      expect.arrayContaining(["grandson", "grandfather"]),
    );
  });

  test.each(LANGUAGES.map((each) => each.language))("has its pictures told in %s", (spoken) => {
    language.choose(spoken);
    const reading = open(printed, number, spoken);
    for (const moment of MOMENTS) {
      const { picture, label } = shown(number, moment);
      const named = people(picture).filter((who) => who in chapter.characters);
      for (const who of named.filter((who) => who !== "westley"))
        expect(label).toContain(reading.figure(who));
    }
    language.choose("en");
  });
});

test("in chapter 1 Westley wears no mask, on the map either; later he does", () => {
  for (const moment of ["opening", "ending"] as const)
    expect(dressed(shown(1, moment).picture)).toContain("farmboy");
  expect(dressed(shown(3, "opening").picture)).toContain("westley");
  expect(printed.chapters.map((chapter) => portraitOf("house", chapter, "westley"))).toEqual([
    "farmboy",
    ...Array.from({ length: 5 }, () => "westley"),
  ]);
  expect(portraitOf("mine", printed.chapters[0]!, "westley")).toBe("westley");
  const board = { places: [["westley", "barn"]] } as unknown as View["board"];
  expect(figuresOf("house", printed.chapters[0]!, board, () => false)[0]?.portrait).toBe("farmboy");
});

test("the last picture is larger than others, and everyone is in it", () => {
  const { picture } = shown(6, "ending");
  expect(picture.width).toBeGreaterThan(1200);
  const everyone = chapters.flatMap(({ chapter }) => Object.keys(chapter.characters));
  expect(people(picture)).toEqual(
    expect.arrayContaining([...everyone, "max", "valerie", "grandfather", "grandson"]),
  );
});

test("books of one's own have no pictures of people", () => {
  expect(pictureOf("mine", 1, "opening")).toBeNull();
  expect(pictureOf("house", 7, "opening")).toBeNull();
});

function interlude(record: string, headed = false): { view: View; body: string } {
  const { steps, names, printed } = read(record);
  const view = steps.at(-1)![0]!.view as unknown as View;
  const reading = open(printed as Book, view.chapter, "en");
  const props = {
    view,
    reading,
    names: names.map((name) => ({ name, mine: false })),
    moves: [],
    make: () => {},
    goOn: null,
    headed,
  };
  return { view, body: render(Interlude, { props: props as never }).body };
}

test("a story that is lost ends on a page of its own, which tells how far it came", () => {
  const { view, body } = interlude("adventure-book-lost");
  expect(body).toContain('data-who="grandson"');
  expect(body).toContain(
    shown(view.chapter, "interrupted").label.replace(/'/g, "&#39;").slice(0, 20),
  );
  const { chapters: told, from } = toldSince(view);
  expect(body).toContain(boardWords().tellsFrom(told, from));
});

test("how many chapters were told counts from where the table began", () => {
  const since = (chapter: number, marked: number, next: number) =>
    toldSince({
      setup: { chapter, campaign: { chapter: marked } },
      campaign: { chapter: next },
    } as unknown as View);
  expect(since(1, 1, 7)).toEqual({ from: 1, chapters: 6 });
  expect(since(1, 4, 5)).toEqual({ from: 4, chapters: 1 });
  expect(since(3, 1, 3)).toEqual({ from: 3, chapters: 0 });
});

test("the end of a book that began with a later chapter counts none that was not told", () => {
  const { steps } = read("adventure-book-chapter-6");
  const { view } = steps.at(-1)![0]!;
  expect(board.cameTo?.(view)).toBe("Begun with chapter 6, 1 chapter told.");
});

test("below the end with its picture the page shows that picture no second time", () => {
  expect(interlude("adventure-book-lost", true).body).not.toContain('data-who="grandson"');
});

describe("reading aloud", () => {
  test("is not offered where the browser has no voice", () => {
    expect(interlude("adventure-book-lost").body).not.toContain(boardWords().aloud);
  });

  test("is off until it is wanted, and then speaks the page's language", async () => {
    const spoken: { text: string; lang: string }[] = [];
    vi.stubGlobal("speechSynthesis", {
      cancel: () => {},
      speak: (said: { text: string; lang: string }) => spoken.push(said),
    });
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        lang = "";
        rate = 1;
        constructor(public text: string) {}
      },
    );
    vi.resetModules();
    const { aloud } = await import("../../src/games/adventure-book/aloud.svelte");
    expect(aloud.possible).toBe(true);
    expect(aloud.on).toBe(false);
    aloud.say("Once upon a time", "en");
    expect(spoken).toEqual([]);
    aloud.on = true;
    aloud.say("Il était une fois", "fr");
    expect(spoken).toMatchObject([{ text: "Il était une fois", lang: "fr" }]);
    vi.unstubAllGlobals();
  });
});

const TAKES = new Set(["at", "at_tag", "together"]);

test.each(chapters)(
  "chapter $number: a completed challenge shows whom it takes",
  ({ chapter, number }) => {
    for (const { id, requires } of chapter.challenge) {
      const picture = challengePicture("house", number, id);
      const taken = JSON.stringify(requires.filter((each) => TAKES.has(each.is)));
      const named = Object.keys(chapter.characters).filter((who) => taken.includes(`"${who}"`));
      expect(named.length).toBeGreaterThan(0);
      expect(people(picture!)).toEqual(expect.arrayContaining(named));
    }
    expect(challengePicture("my-book", number, chapter.challenge[0]!.id)).toBeNull();
  },
);

const hasPeople = (part: Part): boolean =>
  "parts" in part && (!!part.who || part.parts.some(hasPeople));
/** All that is not somebody, nor a shadow. */
const things = ({ layers }: Composition) =>
  layers.flatMap(({ parts }) =>
    parts
      .filter((part) => !hasPeople(part) && ("parts" in part || part.paint !== "night"))
      .map((part) => JSON.stringify(part)),
  );

test.each(chapters)(
  "chapter $number: a completed challenge shows what it is about, which no other picture has",
  ({ chapter, number }) => {
    const pictures = chapter.challenge.map(({ id }) => challengePicture("house", number, id)!);
    const others = (own: Composition) =>
      new Set(
        [shown(number, "opening").picture, ...pictures]
          .filter((picture) => picture !== own)
          .flatMap(things),
      );
    for (const picture of pictures) {
      const known = others(picture);
      expect(things(picture).some((thing) => !known.has(thing))).toBe(true);
    }
  },
);

test.each(chapters)(
  "chapter $number: every Plot card comes from somebody",
  ({ chapter, number }) => {
    for (const plot of chapter.plot) {
      const who = voiceOf("house", number, plot)!;
      expect(people(cameo(who, "morning"))).toEqual([WHO[who] ?? who]);
      expect([...Object.keys(chapter.characters), "grandfather"]).toContain(WHO[who] ?? who);
      expect(voiceOf("mine", number, plot)).toBeNull();
    }
  },
);

test("a Plot card that names somebody comes from them", () => {
  const moved = { effect: [{ do: "move", who: "inigo", to: "#" }] } as unknown as Plot;
  expect(voiceOf("house", 2, moved)).toBe("inigo");
  expect(voiceOf("house", 1, { effect: [] } as unknown as Plot)).toBe("buttercup");
});

test("a chapter that is told is celebrated by whoever may read on, and in no replay", () => {
  const { steps, names, printed } = read("adventure-book-chapter-1");
  const views = steps.map(([seen]) => seen!.view as unknown as View);
  const view = views.find(({ moment, outcome }) => moment === "told" && outcome === "told")!;
  const celebrated = (moves: readonly { type: string }[]) =>
    render(Interlude, {
      props: {
        view,
        reading: open(printed as Book, view.chapter, "en"),
        names: names.map((name) => ({ name, mine: false })),
        moves,
        make: () => {},
        goOn: null,
        headed: false,
      } as never,
    }).body.includes("<canvas");
  expect(celebrated([{ type: "go-on" }])).toBe(true);
  expect(celebrated([])).toBe(false);
});
