import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable, ungrouped } from "../src/lib/live.svelte";
import type { Message, Update } from "../src/lib/protocol";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id: number; number?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(told: Message) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket;
const update = (n: number, now = Date.now() / 1000) =>
  ({ type: "update", n, now, table: { id: "T" }, seats: [] }) as unknown as Update;
const withoutTable = (n: number) =>
  ({ type: "update", n, now: Date.now() / 1000, seats: [] }) as unknown as Update;

describe("a live table", () => {
  const wakers = new Map<string, () => void>();
  const page = { visibilityState: "visible", hidden: false };
  let table: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "house" });
    const listeners = {
      addEventListener: (name: string, then: () => void) => wakers.set(name, then),
      removeEventListener: (name: string) => wakers.delete(name),
    };
    vi.stubGlobal("document", Object.assign(page, listeners));
    vi.stubGlobal("addEventListener", listeners.addEventListener);
    vi.stubGlobal("removeEventListener", listeners.removeEventListener);
    table = new LiveTable("T", {});
    newest().open();
    newest().tell(update(1));
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("it is live with the first update", () => {
    expect(newest().url).toBe("ws://house/api/tables/T/socket?grouped");
    expect(table.link).toBe("live");
    expect(table.update?.n).toBe(1);
  });

  test("a television asks as an onlooker", () => {
    const screen = new LiveTable("T", { watch: true });
    expect(newest().url).toMatch(/\/socket\?grouped&watch$/);
    screen.close();
  });

  test("a table that is not sent again is as it was", () => {
    newest().tell(withoutTable(2));
    expect(table.update?.n).toBe(2);
    expect(table.update?.table.id).toBe("T");
  });

  test("moves come in groups and are had one by one", () => {
    const groups = [
      { move: "bid", size: 2, fields: { count: [1, 2], face: [6, 2] } },
      { move: "challenge", size: 1, fields: {} },
    ];
    expect(ungrouped(groups)).toEqual([
      { type: "bid", count: 1, face: 6 },
      { type: "bid", count: 2, face: 2 },
      { type: "challenge" },
    ]);
    const seat = { seat: 0, number: 0, view: {}, moves: groups };
    newest().tell({ ...update(2), seats: [seat] });
    expect(table.update?.seats[0]?.moves).toHaveLength(3);
  });

  describe("another game", () => {
    const asked = () => newest().sent.at(-1) as { type: string; id: number };

    test("goes on over the same socket, and nothing that came meanwhile is lost", async () => {
      const socket = newest();
      const gone = table.follow("NEXT");
      expect(asked().type).toBe("follow");
      socket.tell({ type: "done", id: asked().id });
      socket.tell({ ...update(5), table: { id: "NEXT" } } as unknown as Update);
      await gone;
      expect(table.update?.n).toBe(1); // the old page shows its end
      table.close();
      const next = new LiveTable("NEXT", {});
      expect(newest()).toBe(socket);
      expect(socket.readyState).toBe(1);
      expect(next.update?.n).toBe(5);
      socket.tell(withoutTable(6));
      expect(next.update?.table.id).toBe("NEXT");
      socket.cut();
      vi.advanceTimersByTime(500);
      expect(newest().url).toMatch(/NEXT/);
      next.close();
    });

    test("where the server does not answer, the next page connects by itself", async () => {
      const gone = table.follow("NEXT");
      vi.advanceTimersByTime(2000);
      await gone;
      table.close();
      const next = new LiveTable("NEXT", {});
      expect(newest().url).toMatch(/NEXT/);
      next.close();
    });

    test("a socket that no page takes over is closed", async () => {
      const socket = newest();
      const gone = table.follow("NEXT");
      socket.tell({ type: "done", id: asked().id });
      await gone;
      vi.advanceTimersByTime(5000);
      expect(socket.readyState).toBe(3);
    });

    test("a lost socket is not taken over", async () => {
      const socket = newest();
      const gone = table.follow("NEXT");
      socket.tell({ type: "done", id: asked().id });
      await gone;
      socket.readyState = 3;
      const next = new LiveTable("NEXT", {});
      expect(newest()).not.toBe(socket);
      next.close();
    });
  });

  test("an ask is answered once, with nothing or with the reason", async () => {
    const sat = table.ask({ type: "sit", seat: 0 });
    const started = table.ask({ type: "start" });
    const [sit, start] = newest().sent;
    newest().tell({
      type: "refused",
      id: start?.id ?? 0,
      why: { type: "host-only" },
      sentence: "",
      clause: "4",
    });
    newest().tell({ type: "done", id: sit?.id ?? 0 });
    expect(await sat).toBeNull();
    expect(await started).toMatchObject({ why: { type: "host-only" }, clause: "4" });
  });

  test("what was not answered is sent again, the same, after a reconnect", async () => {
    const played = table.ask({ type: "play", seat: 0, number: 3, move: { type: "challenge" } });
    const [first] = newest().sent;
    newest().cut();
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    newest().open();
    expect(newest().sent).toEqual([first]);
    newest().tell(update(2));
    newest().tell({ type: "done", id: first?.id ?? 0 });
    expect(await played).toBeNull();
    expect(table.link).toBe("live");
  });

  test("a connection that does not answer is taken for dead", () => {
    void table.ask({ type: "start" });
    vi.advanceTimersByTime(7000);
    expect(FakeSocket.all.length).toBe(2);
    expect(table.link).toBe("lost");
  });

  test("a page that lay in a pocket for an hour connects anew when it is looked at", () => {
    vi.advanceTimersByTime(3_600_000);
    wakers.get("visibilitychange")?.();
    expect(FakeSocket.all.length).toBe(2);
    newest().open();
    newest().tell(update(9));
    expect(table.update?.n).toBe(9);
  });

  test("a table that is not there is not asked again", () => {
    newest().cut(4404);
    vi.advanceTimersByTime(60_000);
    expect(table.link).toBe("no-table");
    expect(FakeSocket.all.length).toBe(1);
  });

  test("someone who was sent away does not come back by themselves", () => {
    newest().cut(4403);
    wakers.get("online")?.();
    vi.advanceTimersByTime(60_000);
    expect(table.link).toBe("sent-away");
    expect(FakeSocket.all.length).toBe(1);
  });

  test("how far this device's clock is off is known from every update", () => {
    newest().tell(update(2, Date.now() / 1000 + 90));
    expect(Math.round(table.offset / 1000)).toBe(90);
  });

  test("talk is added to, or begun anew", () => {
    const line = { person: "p", name: "Anne", text: "Ahoy", whisper: false };
    newest().tell({ type: "talk", lines: [line], fresh: true });
    newest().tell({ type: "talk", lines: [line], fresh: false });
    expect(table.lines.length).toBe(2);
    newest().tell({ type: "talk", lines: [], fresh: true });
    expect(table.lines.length).toBe(0);
  });

  test("a reaction fades", () => {
    newest().tell({ type: "reacted", person: "p", face: "👍" });
    expect(table.reactions.length).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(table.reactions.length).toBe(0);
  });
});
