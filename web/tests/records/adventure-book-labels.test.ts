// On every map of the house's book, on every screen and in every language, no name lies over another,
// and a number has its place for when a figure hides it.
import { describe, expect, test } from "vitest";
import { label, typeFor } from "../../src/games/adventure-book/map/labels";
import { lay } from "../../src/games/adventure-book/map/map";
import { roomFor } from "../../src/games/adventure-book/room";
import type { Book, Chapter } from "../../src/games/adventure-book/types";
import { LANGUAGES, type Language } from "../../src/lib/language.svelte";
import { read } from "./records";

const { chapters } = read("adventure-book-chapter-1").printed as Book;

interface Screen {
  screenWidth: number;
  screen: number;
  width: number; // of the board
}

function boxesOf(
  chapter: Chapter,
  language: Language,
  shape: Screen,
  hands: number,
  tracks: number,
) {
  const { room, close } = roomFor(chapter, {
    ...shape,
    big: false,
    head: 80,
    hands,
    tracks,
    row: 0,
    desk: 0,
    bar: 0,
  });
  const { spaces } = chapter.board;
  const layout = lay(spaces, shape.width, room, close);
  const names = spaces.map(({ id, name, number }) => ({
    id,
    name: name?.[language] ?? `${number}`,
  }));
  const labels = label(names, shape.width, layout, typeFor(layout, 16, close ?? false));
  return [...labels].map(([id, { x, y, width, height, lines }]) => {
    const at = layout.at.get(id)!;
    const [left, top] = [at.x + x, at.y + y];
    const inside = left >= 0 && top >= 0 && left + width <= shape.width;
    const name = lines.join(" ");
    return { name, left, top, width, height, inside: inside && top + height <= layout.height };
  });
}

describe.each([
  { screenWidth: 320, screen: 568, width: 304 },
  { screenWidth: 360, screen: 740, width: 344 },
  { screenWidth: 390, screen: 844, width: 374 },
  { screenWidth: 844, screen: 390, width: 500 },
  { screenWidth: 1280, screen: 800, width: 640 },
  { screenWidth: 1366, screen: 660, width: 740 },
  { screenWidth: 1920, screen: 1080, width: 1500 },
])("on a screen of $screenWidth by $screen", (screen) => {
  test.each(LANGUAGES.map((each) => each.language))("in %s", (language) => {
    const problems = chapters.flatMap((chapter, i) =>
      [
        [36, 0],
        [140, Object.keys(chapter.tracks).length],
      ].flatMap(([hands = 0, tracks = 0]) => {
        const boxes = boxesOf(chapter, language, screen, hands, tracks);
        return boxes.flatMap((one, j) => [
          ...(one.inside ? [] : [`${i + 1}: ${one.name} is not on the map`]),
          ...boxes
            .slice(j + 1)
            .filter(
              (other) =>
                one.left < other.left + other.width &&
                other.left < one.left + one.width &&
                one.top < other.top + other.height &&
                other.top < one.top + one.height,
            )
            .map(({ name }) => `${i + 1}: ${one.name} and ${name}`),
        ]);
      }),
    );
    expect(problems).toEqual([]);
  });
});
