import { describe, expect, test, vi } from "vitest";
import { CROWDED, drawings } from "../src/games/adventure-book/map/drawing";
import { label, typeFor, type Crowds } from "../src/games/adventure-book/map/labels";
import {
  facesOf,
  bend,
  lay,
  rim,
  share,
  walk,
  waysOf,
  type Point,
} from "../src/games/adventure-book/map/map";
import {
  aimsOf,
  figuresOf,
  moodOf,
  tokensOf,
  tracksOf,
} from "../src/games/adventure-book/map/pieces";
import { roomFor } from "../src/games/adventure-book/room";
import type { Board, Chapter, View } from "../src/games/adventure-book/types";

// the language of the page asks the browser for its own
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["fr"] }));

/** A board of so many columns and rows, a space at each crossing. */
const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, i) => ({
    id: `${i}`,
    x: i % columns,
    y: Math.floor(i / columns),
  }));

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const));

describe("where spaces lie", () => {
  test("a wide screen shows the map as the book has it", () => {
    const { turned, at } = lay(grid(10, 5), 900, 500);
    expect(turned).toBe(false);
    expect(at.get("9")!.x).toBeGreaterThan(at.get("0")!.x);
    expect(Math.abs(at.get("9")!.y - at.get("0")!.y)).toBeLessThan(20); // about in a row
  });

  test("a narrow screen turns a long map: columns become rows", () => {
    const { turned, at } = lay(grid(10, 5), 354, 540);
    expect(turned).toBe(true);
    expect(at.get("9")!.y).toBeGreaterThan(at.get("0")!.y);
    expect(Math.abs(at.get("9")!.x - at.get("0")!.x)).toBeLessThan(20);
  });

  test("a map as high as wide is not turned: nothing would be won", () => {
    expect(lay(grid(5, 5), 300, 500).turned).toBe(false);
  });

  test.each([
    [10, 5, 320, 470],
    [10, 5, 354, 540],
    [8, 3, 354, 540],
    [7, 3, 800, 500],
    [9, 5, 1800, 900],
  ])("%i by %i on %i px: a thumb hits every space and no other", (columns, rows, width, room) => {
    const { at, disc, height } = lay(grid(columns, rows), width, room);
    expect(disc).toBeGreaterThanOrEqual(44);
    for (const [one, other] of pairs([...at.values()]))
      expect(apart(one, other)).toBeGreaterThanOrEqual(disc);
    for (const { x, y } of at.values()) {
      expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(disc / 2);
    }
  });

  test("rows and columns may begin below zero and lie between the lines", () => {
    const spaces = [
      { id: "low", x: -2.5, y: -2 },
      { id: "high", x: 4, y: 2.5 },
    ];
    const { at, height } = lay(spaces, 800, 500);
    expect(at.get("low")!.x).toBeGreaterThan(0);
    expect(at.get("high")!.y).toBeLessThan(height);
  });

  test("a map of one space is a map", () => {
    const { at } = lay([{ id: "only", x: 3, y: 3 }], 400, 400);
    expect(Number.isFinite(at.get("only")!.x)).toBe(true);
  });
});

describe("sharing a space", () => {
  test("alone, a figure stands in the middle", () => {
    expect(share(1).offsets).toEqual([{ x: 0, y: 0 }]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("%i things do not cover each other", (things) => {
    const { size, offsets } = share(things);
    expect(offsets).toHaveLength(things);
    for (const [one, other] of pairs(offsets))
      expect(apart(one, other)).toBeGreaterThanOrEqual(1.1 * size); // with their rings of light
  });

  test("of three nobody's chin is under the name of their space", () => {
    const [middle, disc] = [{ x: 200, y: 200 }, 60];
    const at = new Map([["start", middle]]);
    const layout = { turned: false, height: 400, disc, figure: disc, label: 100, at, crowd: 100 };
    const names = [{ id: "start", name: "Start" }];
    const covered = (crowds: Crowds) => {
      const { x, y, width, height } = label(
        names,
        400,
        layout,
        typeFor(layout, 16, false),
        [],
        crowds,
      ).get("start")!;
      return facesOf(3).filter((face) => {
        const [across, down] = [face.x * disc, face.y * disc];
        const aside = Math.max(x - across, 0, across - x - width);
        return Math.hypot(aside, Math.max(y - down, 0, down - y - height)) < face.far * disc;
      });
    };
    expect(covered(new Map())).not.toEqual([]);
    expect(covered(new Map([["start", facesOf(3)]]))).toEqual([]);
  });
});

describe("ways", () => {
  test("a way is bent, but always the same and never far from straight", () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const bends = ["12", "23", "barn1", "start5"].map((way) => bend(from, to, way));
    expect(new Set(bends).size).toBe(4);
    expect(bend(from, to, "12")).toBe(bends[0]);
    for (const way of bends) expect(Math.abs(Number(way.split(" ")[2]))).toBeLessThanOrEqual(15);
  });
});

describe("counters", () => {
  test("one alone lies in the middle; beside a figure all lie on the rim, none on another", () => {
    expect(rim(0, 0).offset).toEqual({ x: 0, y: 0 });
    const lying = [0, 1, 2, 3].map((counter) => rim(counter, 1));
    for (const [one, other] of pairs(lying))
      expect(apart(one.offset, other.offset)).toBeGreaterThanOrEqual(one.size);
    for (const { offset } of lying) expect(Math.abs(offset.x)).toBeGreaterThan(0.4);
  });
});

describe("walking", () => {
  const ways = [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
    ["a", "d"],
    ["x", "y"],
  ] as const;

  test("goes the shortest way, in either direction", () => {
    expect(walk(ways, "a", "c")).toEqual(["a", "b", "c"]);
    expect(walk(ways, "d", "a")).toEqual(["d", "a"]);
  });

  test("goes straight where no way leads", () => {
    expect(walk(ways, "a", "y")).toEqual(["a", "y"]);
  });

  test("a trail is ways between its neighbours", () => {
    expect(waysOf(["camp", "tracks", "ruins"])).toEqual([
      ["camp", "tracks"],
      ["tracks", "ruins"],
    ]);
  });
});

describe("what lies and stands on a map", () => {
  const sand = { en: "Lightning Sand", fr: "Sables éclair", es: "Arena relámpago" };
  const chapter = {
    chapter: { miracle_space: "hill" },
    board: { spaces: ["start", "hill", "camp"].map((id) => ({ id })) },
    characters: {
      westley: { start: "start", name: null },
      vizzini: { start: "camp", name: { en: "", fr: "", es: "Vicini" } },
      inigo: { start: "challenge:revive", name: null },
    },
    hazards: { names: { lightning_sand: sand } },
  } as unknown as Chapter;
  const board = (changes: Partial<Board>): Board => ({
    places: [],
    star: false,
    done: [],
    tracks: [],
    chores: [],
    hazards: [],
    retired: [],
    wounds: 0,
    squads: [],
    doors: [],
    ...changes,
  });

  test("figures stand on spaces; whoever waits or has left does not", () => {
    const places: Board["places"] = [
      ["westley", "hill"],
      ["vizzini", "camp"],
      ["inigo", "challenge:revive"],
    ];
    expect(figuresOf("house", chapter, board({ places }), (who) => who === "westley")).toEqual([
      { who: "westley", portrait: "westley", name: "Westley", space: "hill", pickable: true },
      { who: "vizzini", portrait: "vizzini", name: "Vicini", space: "camp", pickable: false },
    ]);
  });

  test("counters of one kind on one space are a pile", () => {
    expect(tokensOf(chapter, board({ star: true, chores: ["camp", "hill", "camp"] }))).toEqual([
      { kind: "star", space: "hill", count: 1, name: null },
      { kind: "chore", space: "camp", count: 2, name: null },
      { kind: "chore", space: "hill", count: 1, name: null },
    ]);
  });

  test("a hazard has its name from the book, in the reader's language", () => {
    const [token] = tokensOf(chapter, board({ hazards: [["hill", "lightning_sand"]] }));
    expect(token).toEqual({
      kind: "lightning_sand",
      space: "hill",
      count: 1,
      name: "Sables éclair",
    });
  });

  test("a flag stands where a challenge that is open wants somebody", () => {
    const challenge = (id: string, requires: object[]) => ({
      id,
      requires,
      name: { en: id, fr: `le ${id}`, es: id },
    });
    const printed = {
      board: {
        spaces: [
          { id: "well", tags: [] },
          { id: "sea", tags: ["water"] },
          { id: "barn", tags: [] },
        ],
      },
      challenge: [
        challenge("bucket", [{ is: "at", who: "westley", space: "well" }]),
        challenge("swim", [
          { is: "at_tag", who: "westley", tag: "water" },
          { is: "apart", who: ["westley", "inigo"] },
        ]),
        challenge("hay", [{ is: "at", who: "westley", space: "barn" }]),
        challenge("kiss", [{ is: "at", who: "westley", space: "barn" }]),
      ],
    } as unknown as Chapter;
    const seen = (id: string, done: boolean, opened: boolean) =>
      ({ id, done, opened }) as View["challenges"][number];
    const open = [
      seen("bucket", false, true),
      seen("swim", false, true),
      seen("hay", true, true),
      seen("kiss", false, false),
    ];
    expect([...aimsOf(printed, open)]).toEqual([
      ["well", ["le bucket"]],
      ["sea", ["le swim"]],
    ]);
  });

  test("only the house's book is painted", () => {
    expect(moodOf("house", 4)).toBe("swamp");
    expect(moodOf("house", 7)).toBeNull();
    expect(moodOf("my-book", 1)).toBeNull();
  });
});

describe("room for the map", () => {
  const chapter = (columns: number) =>
    ({ board: { spaces: grid(columns, 5) } }) as unknown as Chapter;
  const shape = {
    width: 1000,
    screen: 900,
    screenWidth: 1400,
    big: false,
    head: 80,
    hands: 0,
    tracks: 0,
    row: 0,
    desk: 0,
    bar: 0,
  };

  test("challenges stand beside a map that keeps room for its columns", () => {
    expect(roomFor(chapter(9), shape).beside).toBe(true);
    expect(roomFor(chapter(10), shape).beside).toBe(false);
    expect(roomFor(chapter(3), { ...shape, width: 767 }).beside).toBe(false);
  });

  test("the map gets what the rest leaves of the screen, and never too little", () => {
    const { room } = roomFor(chapter(9), shape);
    expect(roomFor(chapter(9), { ...shape, head: 116 }).room).toBe(room - 36);
    expect(roomFor(chapter(9), { ...shape, tracks: 1 }).room).toBeLessThan(room);
    expect(roomFor(chapter(9), { ...shape, screenWidth: 1900 }).room).toBeLessThan(room);
    expect(roomFor(chapter(9), { ...shape, screen: 500 }).room).toBe(260);
  });

  test("at a desk all of the map is above the bar, however many lines the names take", () => {
    for (const head of [80, 118, 156])
      for (const columns of [7, 9, 12]) {
        const desk = { ...shape, head, desk: 623, bar: 137, row: 150 };
        const { beside, room, close } = roomFor(chapter(columns), desk);
        const across = beside ? 760 : 1000;
        const { height } = lay(chapter(columns).board.spaces, across, room, close);
        const gaps = beside ? 16 : 24;
        expect(head + height + (beside ? 0 : 150) + 137 + gaps).toBeLessThanOrEqual(
          Math.max(623, head + 260 + (beside ? 0 : 150) + 137 + gaps),
        );
      }
  });

  test("on a television the map gives way to hands that take a second line", () => {
    const big = { ...shape, width: 1860, screen: 1080, screenWidth: 1920, big: true, head: 112 };
    const { room } = roomFor(chapter(9), big);
    expect(roomFor(chapter(9), { ...big, head: 176 }).room).toBe(room - 64);
  });

  test("on a phone all of the map is in sight, unless its spaces would lie too close", () => {
    const phone = { ...shape, width: 374, screenWidth: 390, screen: 844 };
    for (const [columns, hands] of [
      [7, 130],
      [7, 0],
      [9, 130],
      [9, 0],
    ] as const) {
      const { room, close, handsBelow } = roomFor(chapter(columns), { ...phone, hands });
      expect(room).toBe(844 - 410 - (handsBelow ? 0 : hands));
      const { height, crowd } = lay(chapter(columns).board.spaces, 374, room, close);
      expect(height).toBeLessThanOrEqual(room);
      expect(crowd).toBeGreaterThanOrEqual(CROWDED);
    }
    const { room, close } = roomFor(chapter(14), phone); // too close: it is drawn larger
    expect(lay(chapter(14).board.spaces, 374, room, close).crowd).toBeLessThan(CROWDED);
  });

  test("on a low screen the map is lower still, and on a phone's side the challenges go", () => {
    const small = { ...shape, width: 304, screenWidth: 320, screen: 568 };
    const below = { beside: false, handsBelow: true };
    expect(roomFor(chapter(3), small)).toMatchObject({ ...below, room: 288 });
    expect(roomFor(chapter(3), { ...small, tracks: 1 }).room).toBe(222);
    const sideways = { ...shape, width: 776, screenWidth: 844, screen: 390 };
    expect(roomFor(chapter(3), sideways)).toMatchObject({ room: 304, handsBelow: false });
  });

  test("on a phone's side all of a long map is in sight beside the bar", () => {
    const sideways = { ...shape, width: 776, screenWidth: 844, screen: 390, above: 38 };
    const { room, close, turned } = roomFor(chapter(11), sideways);
    const { height } = lay(chapter(11).board.spaces, 460, room, close, turned);
    expect(height).toBeLessThanOrEqual(room);
  });

  test("a map does not turn when bar, hands or title grow, nor becomes larger than the screen", () => {
    for (const [screenWidth, screen] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [430, 932],
      [844, 390],
      [768, 1024],
    ] as const)
      for (const columns of [5, 7, 9, 10, 11, 12]) {
        const { board } = chapter(columns);
        const ground = { spaces: board.spaces, names: [], ways: [] };
        const width = screenWidth - 16;
        const drawn = [180, 232, 290].flatMap((bar) =>
          [0, 40, 78].map((hands) => {
            const grown = { ...shape, screen, screenWidth, width, bar, hands, above: 190 };
            const room = roomFor(chapter(columns), { ...grown, head: 80 + hands });
            const low = screen < 640;
            const { whole, larger } = drawings(ground, {
              width,
              rem: 16,
              big: false,
              low,
              ...room,
            });
            return { larger, turned: whole.layout.turned };
          }),
        );
        expect(new Set(drawn.map((each) => JSON.stringify(each))).size).toBe(1);
      }
  });

  test("hands stand above the map on a phone where both are in sight, else below it", () => {
    const phone = { ...shape, width: 374, screenWidth: 390, screen: 844 };
    expect(roomFor(chapter(6), { ...phone, hands: 60 }).handsBelow).toBe(false);
    expect(roomFor(chapter(6), { ...phone, hands: 60, tracks: 3 }).handsBelow).toBe(true);
  });

  test("a low map holds its spaces close, and never too close for a finger", () => {
    const { height, crowd, figure } = lay(grid(7, 3), 304, 250);
    expect(height).toBeLessThanOrEqual(250);
    expect(crowd).toBeGreaterThanOrEqual(CROWDED);
    expect(figure).toBeGreaterThanOrEqual(32);
  });
});

test("a track is shown when a counter is on it", () => {
  const tracks = { sea: { counters: { ship: 0 } }, bluff: { counters: { courage: -1 } } };
  const board = { tracks: [["ship", 2] as const, ["courage", -1] as const] };
  const shown = tracksOf({ tracks } as unknown as Chapter, board as unknown as Board);
  expect(shown.map(({ id, counters }) => [id, counters])).toEqual([["sea", [["ship", 2]]]]);
});
