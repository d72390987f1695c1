import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toaster } from "../src/lib/toast.svelte";
import { Visit } from "../src/lib/visit.svelte";
import type { TableView, Update } from "../src/lib/protocol";

const board: { sceneTime: () => number; words: object; isToldFirst?: () => boolean } = {
  sceneTime: () => 3000,
  words: {},
};
vi.mock("../src/games", () => ({
  loadBoard: () => Promise.resolve(board),
  tell: () => [],
  tellMove: () => [],
}));
vi.mock("../src/lib/api", () => ({ api: { printed: () => Promise.resolve(null) } }));

interface Asked {
  type: string;
  id: number;
  seat?: number;
  on?: boolean;
}

/** A server that does all it is asked. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 1;
  asked: Asked[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    const ask = JSON.parse(text) as Asked;
    this.asked.push(ask);
    this.tell({ type: "done", id: ask.id });
  }
  close() {}
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const chair = (name: string, more: object = {}) => ({
  people: [{ id: name, name, here: true }],
  bot: null,
  stand_in: false,
  name,
  room: false,
  until_back: false,
  ...more,
});
const at = (chairs: object[], more: Partial<TableView> = {}) =>
  ({
    type: "update",
    n: 1,
    now: Date.now() / 1000,
    made: 3,
    deadline: null,
    to_act: [0],
    seats: [{ seat: 1, view: { news: [] }, moves: [], number: 0 }],
    table: {
      id: "T",
      game: "pirates-dice",
      started: true,
      over: false,
      stopped: null,
      host: "Anne",
      changed: [],
      notices: [],
      called: [],
      chairs,
      ...more,
    },
  }) as unknown as Update;

describe("a visit", () => {
  const listening = new Map<string, Set<() => void>>();
  const page = { visibilityState: "visible", hidden: false };
  let visit: Visit;
  const wire = () => Wire.all.at(-1) as Wire;
  const asked = (type: string) => wire().asked.filter((ask) => ask.type === type);
  const look = (hidden: boolean) => {
    page.hidden = hidden;
    for (const act of [...(listening.get("visibilitychange") ?? [])]) act();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    page.hidden = false;
    const listeners = {
      addEventListener: (name: string, act: () => void) =>
        listening.set(name, (listening.get(name) ?? new Set()).add(act)),
      removeEventListener: (name: string, act: () => void) => listening.get(name)?.delete(act),
    };
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("location", { protocol: "http:", host: "house" });
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    vi.stubGlobal("document", Object.assign(page, listeners));
    vi.stubGlobal("addEventListener", listeners.addEventListener);
    vi.stubGlobal("removeEventListener", listeners.removeEventListener);
    visit = new Visit("T", {});
    wire().onopen?.();
  });
  afterEach(() => {
    visit.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const byHost = [chair("Anne"), chair("Ben", { stand_in: true, until_back: true })];

  test("who comes back where the host let a bot play plays again, and is told", async () => {
    wire().tell(at(byHost));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("stand-in")).toMatchObject([{ seat: 1, on: false }]);
    expect(toaster.current?.sentence).toBe("A bot has played for you. You play again.");
  });

  test.each([
    [true, "an answer", true],
    [true, "", false], // nothing new: there is nothing to wait for
    [false, "an answer", false],
  ])(
    "a phone that is opened anew tells nothing before the television (screen %j, %j: %j)",
    async (screen, said, waits) => {
      board.isToldFirst = () => said !== "";
      wire().tell(at([chair("Anne"), chair("Ben")], { screen }));
      await vi.advanceTimersByTimeAsync(0);
      expect(visit.stage.scene).toBe(waits);
      await vi.advanceTimersByTimeAsync(3000);
      expect(visit.stage.scene).toBe(false);
      delete board.isToldFirst;
    },
  );

  test("a page that nobody looks at leaves the seat to the bot until somebody does", async () => {
    look(true);
    wire().tell(at(byHost));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("stand-in")).toEqual([]);
    look(false);
    expect(asked("stand-in")).toMatchObject([{ seat: 1, on: false }]);
  });

  test("a bot that one has asked for oneself plays on, and is known to", async () => {
    wire().tell(at([chair("Anne"), chair("Ben", { stand_in: true })]));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("stand-in")).toEqual([]);
    expect(visit.standIns).toEqual([1]);
  });

  test("a seat that one leaves twice is one seat to come back to, also after a reload", async () => {
    const memory = new Map([["witsend.given.U", "[1,1]"]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
    });
    wire().tell(at([chair("Anne"), chair("Ben")]));
    await vi.advanceTimersByTimeAsync(0);
    await visit.ask({ type: "stand", seat: 1 });
    await visit.ask({ type: "sit", seat: 1 });
    await visit.ask({ type: "stand", seat: 1 });
    expect(visit.left).toEqual([1]);
    for (const table of ["T", "U"]) {
      const again = new Visit(table, {});
      expect(again.left).toEqual([1]);
      again.close();
    }
  });

  test("who is away is not said to be back because a bot plays on", async () => {
    const gone = { people: [{ id: "Ben", name: "Ben", here: false }] };
    wire().tell(at([chair("Ben", gone), chair("Anne")]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(toaster.current?.sentence).toBe("Ben is away from the table.");
    wire().tell(at([chair("Ben", { ...gone, stand_in: true }), chair("Anne")]));
    expect(toaster.current?.sentence).toBe("Ben is away from the table.");
  });

  test("who is here again is said to be", async () => {
    const gone = { people: [{ id: "Ben", name: "Ben", here: false }] };
    wire().tell(at([chair("Ben", gone), chair("Anne")]));
    await vi.advanceTimersByTimeAsync(5000);
    wire().tell(at([chair("Ben"), chair("Anne")]));
    expect(toaster.current?.sentence).toBe("Ben is at the table again.");
  });

  test("what happens beside the game since the last move is in the history at once", async () => {
    const notices = [{ made: 3, kind: "came", name: "Cleo", seat: 0 }];
    const called = [{ made: 3, seat: 0, name: "Barnacle" }];
    wire().tell(at([chair("Cleo"), chair("Ben")], { notices, called } as Partial<TableView>));
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.history(1, 3).at(-1)).toEqual(["Cleo takes over from Barnacle."]);
  });

  test("others' seats, and games that are over, are left alone", async () => {
    wire().tell(at([...byHost].reverse()));
    wire().tell(at(byHost, { over: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("stand-in")).toEqual([]);
    expect(visit.standIns).toEqual([]);
  });

  const away = { people: [{ id: "Anne", name: "Anne", here: false }] };

  test("a seat the game waits for is known to be gone after twenty seconds", async () => {
    visit.stage.follow({ made: 3, seats: [], to_act: [0] }, true);
    wire().tell(at([chair("Anne", away), chair("Ben")]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(toaster.current?.sentence).toBe("Anne is away from the table.");
    await vi.advanceTimersByTimeAsync(14_000);
    expect(visit.waitedFor).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(visit.waitedFor).toEqual([0]);
    wire().tell(at([chair("Anne"), chair("Ben")]));
    expect(visit.waitedFor).toEqual([]);
    expect(toaster.current?.sentence).toBe("Anne is at the table again.");
  });

  test("nobody is waited for where a clock runs, a bot plays, or it is another's turn", async () => {
    visit.stage.follow({ made: 3, seats: [], to_act: [0] }, true);
    wire().tell({ ...at([chair("Anne", away), chair("Ben")]), deadline: Date.now() / 1000 + 60 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(visit.waitedFor).toEqual([]);
    wire().tell(at([chair("Anne", away), chair("Ben")]));
    expect(visit.waitedFor).toEqual([0]);
    visit.stage.follow({ made: 4, seats: [], to_act: [1] }, true);
    expect(visit.waitedFor).toEqual([]);
    visit.stage.follow({ made: 5, seats: [], to_act: [0] }, true);
    wire().tell(at([chair("Anne", { ...away, stand_in: true }), chair("Ben")]));
    expect(visit.waitedFor).toEqual([]);
  });

  const moved = (made: number, to_act: number[]) => ({
    ...at([chair("Anne"), chair("Ben")]),
    made,
    to_act,
  });
  const cut = async () => {
    wire().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2000); // it has connected again
    wire().onopen?.();
  };

  test("whoever comes back while the game waits for them sees the table, and no scene", async () => {
    wire().tell(moved(3, [0]));
    await vi.advanceTimersByTimeAsync(0);
    await cut();
    wire().tell(moved(7, [1]));
    await vi.advanceTimersByTimeAsync(0);
    expect([visit.stage.shown?.made, visit.stage.scene]).toEqual([7, false]);
    wire().tell(moved(8, [1]));
    await vi.advanceTimersByTimeAsync(0);
    expect([visit.stage.shown?.made, visit.stage.scene]).toEqual([8, true]);
  });

  test("whoever comes back to another's turn sees what has just happened", async () => {
    wire().tell(moved(3, [1]));
    await vi.advanceTimersByTimeAsync(0);
    await cut();
    wire().tell(moved(4, [0]));
    await vi.advanceTimersByTimeAsync(0);
    expect([visit.stage.shown?.made, visit.stage.scene]).toEqual([4, true]);
  });
});
