import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Stage, type Moment } from "../src/lib/stage.svelte";

const SCENE = 5000;
const moment = (made: number, view: unknown = null): Moment => ({
  made,
  seats: [{ seat: 0, number: made, view, moves: [] }],
  to_act: [0],
});

describe("a stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const everyThirdIsAScene = () => new Stage(({ made }) => (made % 3 === 0 ? SCENE : 0));

  test("whoever comes in sees the table as it stands, without a scene", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(3), true);
    expect(stage.shown?.made).toBe(3);
    expect(stage.scene).toBe(false);
  });

  test("what comes during a scene waits for its end", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    stage.follow(moment(3));
    stage.follow(moment(4));
    expect([stage.shown?.made, stage.scene]).toEqual([3, true]);
    vi.advanceTimersByTime(SCENE);
    expect([stage.shown?.made, stage.scene]).toEqual([4, false]);
  });

  test("the same moment told again, as when someone comes in, does not start its scene again", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    stage.follow(moment(3, "first"));
    vi.advanceTimersByTime(SCENE - 1);
    stage.follow(moment(3, "again"));
    expect(stage.shown?.seats[0]?.view).toBe("again");
    vi.advanceTimersByTime(1);
    expect(stage.scene).toBe(false);
  });

  test("skipping ends a scene, and the next one that waits is played", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    for (const made of [3, 4, 6, 7]) stage.follow(moment(made));
    stage.skip();
    expect([stage.shown?.made, stage.scene]).toEqual([6, true]);
    stage.skip();
    expect([stage.shown?.made, stage.scene]).toEqual([7, false]);
  });

  test("whoever skips all of it is at the newest moment", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    for (const made of [3, 4, 6, 7]) stage.follow(moment(made));
    stage.skipAll();
    expect([stage.shown?.made, stage.scene]).toEqual([7, false]);
  });

  describe("where a scene has pages", () => {
    const inPages = (keepsUp = false) => {
      const stage = new Stage(
        ({ made }) => (made % 3 === 0 ? SCENE : 0),
        () => {},
        keepsUp,
        () => [2000, 4000, SCENE],
      );
      stage.follow(moment(2), true);
      stage.follow(moment(3));
      return stage;
    };

    test("skipping passes the page that is shown, and no more", () => {
      const stage = inPages();
      vi.advanceTimersByTime(500);
      stage.skip();
      expect([stage.scene, stage.from]).toEqual([true, 2000]);
      vi.advanceTimersByTime(2100); // the third page has come by itself
      stage.skip();
      expect(stage.scene).toBe(false);
    });

    test("each is skipped by itself, and the rest takes its time", () => {
      const stage = inPages();
      stage.skip();
      stage.skip();
      expect([stage.scene, stage.from]).toEqual([true, 4000]);
      vi.advanceTimersByTime(SCENE - 4000 - 1);
      expect(stage.scene).toBe(true);
      vi.advanceTimersByTime(1);
      expect(stage.scene).toBe(false);
    });

    test("a television shows the last of every page when everyone else is through", () => {
      const television = inPages(true);
      vi.advanceTimersByTime(500);
      television.leave(3);
      expect([television.scene, television.from]).toEqual([true, 1000]);
      vi.advanceTimersByTime(1000);
      expect([television.scene, television.from]).toEqual([true, 3000]);
      vi.advanceTimersByTime(1000);
      expect([television.scene, television.from]).toEqual([true, 4000]);
      vi.advanceTimersByTime(1000);
      expect(television.scene).toBe(false);
    });

    test("and leaves it soon when somebody has moved", () => {
      const television = inPages(true);
      television.leave(3);
      television.follow(moment(4));
      vi.advanceTimersByTime(1500);
      expect([television.shown?.made, television.scene]).toEqual([4, false]);
    });

    test("a television that is at the last page leaves at once", () => {
      const television = inPages(true);
      vi.advanceTimersByTime(4100);
      television.leave(3);
      expect(television.scene).toBe(false);
    });
  });

  test("skipping goes on to a moment that waits", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    stage.follow(moment(3));
    stage.follow(moment(4));
    stage.skip();
    expect([stage.shown?.made, stage.scene]).toEqual([4, false]);
  });

  test("a television leaves what everyone has seen, and stays with what has come since", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    stage.follow(moment(3));
    stage.leave(2);
    expect([stage.shown?.made, stage.scene]).toEqual([3, true]);
    stage.leave(3);
    expect([stage.shown?.made, stage.scene]).toEqual([3, false]);
    stage.follow(moment(6));
    stage.follow(moment(7));
    stage.leave(7);
    expect([stage.shown?.made, stage.scene]).toEqual([7, false]);
    stage.leave(7);
    expect([stage.shown?.made, stage.scene]).toEqual([7, false]);
  });

  test("a television ends a scene soon when the players are at the next one", () => {
    const television = new Stage(
      ({ made }) => (made % 3 === 0 ? SCENE : 0),
      () => {},
      true,
    );
    television.follow(moment(2), true);
    television.follow(moment(3));
    vi.advanceTimersByTime(1000);
    television.follow(moment(4)); // somebody has moved: others may still look
    vi.advanceTimersByTime(1000);
    expect([television.shown?.made, television.scene]).toEqual([3, true]);
    television.follow(moment(6));
    television.follow(moment(9));
    television.follow(moment(10));
    vi.advanceTimersByTime(1500);
    expect([television.shown?.made, television.scene]).toEqual([9, true]);
    vi.advanceTimersByTime(SCENE);
    expect([television.shown?.made, television.scene]).toEqual([10, false]);
  });

  test("a scene that is nearly over on a television takes no longer for that", () => {
    const television = new Stage(
      () => SCENE,
      () => {},
      true,
    );
    television.follow(moment(2), true);
    television.follow(moment(3));
    vi.advanceTimersByTime(SCENE - 100);
    television.follow(moment(6));
    vi.advanceTimersByTime(100);
    expect([television.shown?.made, television.scene]).toEqual([6, true]);
  });

  test("however much happens during a scene, it is played to its end", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    for (const made of [3, 4, 5, 7, 8, 10, 11, 13, 14, 16]) stage.follow(moment(made));
    expect([stage.shown?.made, stage.scene]).toEqual([3, true]);
    vi.advanceTimersByTime(SCENE);
    expect([stage.shown?.made, stage.scene]).toEqual([16, false]);
  });

  test("whoever is many scenes behind is shown the newest at once", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    for (const made of [3, 6, 9, 12, 15, 18, 21, 25]) stage.follow(moment(made));
    expect([stage.shown?.made, stage.scene]).toEqual([25, false]);
  });

  test("a page nobody looks at plays no scenes", () => {
    const stage = everyThirdIsAScene();
    stage.follow(moment(2), true);
    vi.stubGlobal("document", { hidden: true });
    stage.follow(moment(3));
    expect([stage.shown?.made, stage.scene]).toEqual([3, false]);
  });

  test("of a scene with many pages all can be skipped at once", () => {
    const pages = ({ made }: Moment) => [1000, 2000, 3000, 4000, SCENE].slice(0, made);
    const stage = new Stage(
      ({ made }) => (made > 1 ? SCENE : 0),
      () => {},
      false,
      pages,
    );
    stage.follow(moment(1), true);
    stage.follow(moment(4));
    expect([stage.scene, stage.isLong]).toEqual([true, false]);
    stage.skipAll();
    stage.follow(moment(5));
    expect([stage.scene, stage.isLong]).toEqual([true, true]);
    stage.skipAll();
    expect([stage.scene, stage.shown?.made]).toEqual([false, 5]);
  });

  test("what a move brought has been shown when its scene is over, in the order of moves", () => {
    const told: number[] = [];
    const stage = new Stage(
      ({ made }) => (made % 3 === 0 ? SCENE : 0),
      () => told.push(...[2, 3, 4].filter((made) => stage.hasShown(made) && !told.includes(made))),
    );
    stage.follow(moment(2), true);
    stage.follow(moment(3));
    stage.follow(moment(4));
    expect(told).toEqual([2]);
    vi.advanceTimersByTime(SCENE);
    expect(told).toEqual([2, 3, 4]);
  });
});
