// On every map of the house's book, on every screen and in every language, no name lies over another, a
// face or a road, and a number has its place for when a figure hides it. Where spaces lie so close
// that a name has no such place, it may lie over the beginning of a road of its own; else it is folded
// away, and the larger map has it.
import { describe, expect, test } from "vitest";
import { drawings } from "../../src/games/adventure-book/map/drawing";
import { along, waysOf } from "../../src/games/adventure-book/map/map";
import { trailsOf } from "../../src/games/adventure-book/map/pieces";
import { isLow, roomFor } from "../../src/games/adventure-book/room";
import type { Book, Chapter } from "../../src/games/adventure-book/types";
import { LANGUAGES, type Language } from "../../src/lib/language.svelte";
import { read, SOAK } from "./records";

const { chapters } = read("adventure-book-chapter-1").printed as Book;

const FACE = 0.3; // of a disc: from the middle of a portrait to its chin

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
  larger?: boolean, // as it is shown until somebody chooses
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
  const names = spaces
    .filter(({ tags }) => !tags.includes("trail"))
    .map(({ id, name, number }) => ({
      id,
      name: name?.[language] ?? `${number}`,
      number: !name,
    }));
  const ways = [...chapter.board.edges, ...trailsOf(chapter).flatMap(waysOf)];
  const frame = {
    width: shape.width,
    room,
    close,
    rem: 16,
    big: false,
    low: isLow(shape.width, shape.screen, shape.screenWidth),
  };
  const { whole, near, ...shown } = drawings({ spaces, names, ways }, frame);
  const { layout, labels, folded } = ((larger ?? shown.larger) && near) || whole;
  const named = new Set(names.filter(({ number }) => !number).map(({ id }) => id));
  const missing = names.filter(({ id }) => !labels.has(id));
  const standing = [...labels].filter(([, each]) => !each.folded);
  const boxes = standing.map(([id, { x, y, width, height, lines }]) => {
    const at = layout.at.get(id)!;
    const [left, top] = [at.x + x, at.y + y];
    const nearest = (middle: { x: number; y: number }) =>
      Math.hypot(
        Math.max(left - middle.x, 0, middle.x - left - width),
        Math.max(top - middle.y, 0, middle.y - top - height),
      );
    const faces = [...layout.at.entries()]
      .filter(([, middle]) => nearest(middle) < layout.disc * FACE)
      .map(([space]) => space);
    const trodden = !named.has(id)
      ? []
      : ways.filter(([one, other]) => {
          const [from, to] = [layout.at.get(one), layout.at.get(other)];
          if (!from || !to) return false;
          return along(from, to, one + other).some(
            (point) =>
              nearest(point) === 0 &&
              [from, to].every(
                ({ x, y }) => Math.hypot(point.x - x, point.y - y) > layout.disc / 2,
              ),
          );
        });
    const roads = trodden.filter((way) => !way.includes(id));
    const inside = left >= 0 && top >= 0 && left + width <= shape.width;
    const name = lines.join(" ");
    return {
      ...{ name, left, top, width, height, faces, roads },
      ownRoads: trodden.length - roads.length,
      inside: inside && top + height <= layout.height,
    };
  });
  const onOwnRoads = boxes.filter((box) => box.ownRoads > 0).length;
  return { boxes, missing: missing.filter(({ number }) => !number), folded, onOwnRoads };
}

/** Most: of 18 maps as they are shown, 6 in 3 languages, so many names are folded away, and so many lie on a road of their own. Soak: others are like it. */
const EVERY_SCREEN: readonly (Screen & { most: number; onRoads: number; soak?: true })[] = [
  { screenWidth: 320, screen: 568, width: 304, most: 6, onRoads: 8 },
  { screenWidth: 360, screen: 740, width: 344, most: 0, onRoads: 4, soak: true },
  { screenWidth: 390, screen: 844, width: 374, most: 0, onRoads: 2 },
  { screenWidth: 844, screen: 390, width: 500, most: 0, onRoads: 1 }, // on low screens all of the map is in sight
  { screenWidth: 1280, screen: 800, width: 640, most: 0, onRoads: 0, soak: true },
  { screenWidth: 1366, screen: 660, width: 740, most: 0, onRoads: 0, soak: true },
  { screenWidth: 1920, screen: 1080, width: 1500, most: 0, onRoads: 0 },
];
const SCREENS = EVERY_SCREEN.filter(({ soak }) => SOAK || !soak);
describe.each(SCREENS)("on a screen of $screenWidth by $screen", (screen) => {
  test.each(LANGUAGES.map((each) => each.language))("in %s", (language) => {
    const problems = chapters.flatMap((chapter, i) =>
      (
        [
          [36, 0, false], // the whole map
          [36, 0, true], // the larger one
          [140, Object.keys(chapter.tracks).length, undefined], // as it is shown at a table
        ] as const
      ).flatMap(([hands, tracks, larger]) => {
        const { boxes, missing } = boxesOf(chapter, language, screen, hands, tracks, larger);
        expect(missing).toEqual([]);
        return boxes.flatMap((one, j) => [
          ...(one.inside ? [] : [`${i + 1}: ${one.name} is not on the map`]),
          ...one.faces.map((space) => `${i + 1}: ${one.name} on who stands on ${space}`),
          ...one.roads.map((way) => `${i + 1}: ${one.name} on the road ${way.join()}`),
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

test.each(SCREENS)(
  "few names are folded away or on a road of their own: $screenWidth by $screen",
  ({ most, onRoads, ...screen }) => {
    const drawn = LANGUAGES.flatMap(({ language }) =>
      chapters.map((chapter) => boxesOf(chapter, language, screen, 36, 0)),
    );
    const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
    expect(sum(drawn.map(({ folded }) => folded))).toBeLessThanOrEqual(most);
    expect(sum(drawn.map(({ onOwnRoads }) => onOwnRoads))).toBeLessThanOrEqual(onRoads);
  },
);
