// A table as this page has it: one socket, whole updates, and asks that are sent until answered.
import { api } from "./api";
import type {
  Ask,
  Line,
  Message,
  MoveGroup,
  Refusal,
  Refused,
  SeatView,
  TableView,
  Update as Sent,
} from "./protocol";

// Codes the server closes a socket with when there is no use in coming back.
const NO_TABLE = 4404;
const SENT_AWAY = 4403;
const FIRST_WAIT = 300; // milliseconds before connecting again; doubled each time
const LONGEST_WAIT = 5000;
const ANSWER_WAIT = 6000; // without an answer for so long, the connection is taken for dead
const QUIET = 20000; // after so long in a pocket, a socket is not trusted any more
const FOLLOW_WAIT = 2000; // then the next table's page connects by itself
const HANDED_OVER_FOR = 5000; // milliseconds in which the page of the next table takes the socket

/** With the table, whether or not it came again, and moves one by one. */
export type Update = Sent & { table: TableView };
export type Link = "joining" | "live" | "lost" | "no-table" | "sent-away";
type Unnumbered<Kind> = Kind extends unknown ? Omit<Kind, "id"> : never;
export type Asking = Unnumbered<Ask>;
export interface Reaction {
  key: number;
  person: string;
  face: string;
}

/** Null when done. */
type Answer = Pick<Refused, "why" | "clause"> | null;
interface Pending {
  ask: Ask;
  answer: (answer: Answer) => void;
}

/** A socket on its way to the page of the next table, with what came over it meanwhile. */
interface HandedOver {
  table: string;
  watch: boolean;
  socket: WebSocket;
  messages: Message[];
}
let handedOver: HandedOver | null = null;

export class LiveTable {
  link = $state<Link>("joining");
  update = $state.raw<Update | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  reactions = $state.raw<readonly Reaction[]>([]);
  /** Why the server has closed the table to this page. */
  farewell = $state.raw<Refusal | null>(null);
  /** Milliseconds this device's clock is behind the server's. */
  offset = $state(0);

  readonly id: string;
  readonly watch: boolean;
  private readonly onupdate: (update: Update) => void;
  private readonly onseen: (made: number) => void;
  private readonly onnudge: () => void;
  private socket: WebSocket | null = null;
  /** How often it was connected: whoever sees another number has been away. */
  connections = 0;
  private readonly pending = new Map<number, Pending>();
  private number = Math.floor(Math.random() * 2 ** 40); // other pages of the same person have others
  private wait = FIRST_WAIT;
  private heard = 0; // when something came last
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private closed = false;
  private following: { ask: number; table: string } | null = null;

  /** With `watch` as an onlooker, whoever is asking: for the television. */
  constructor(
    id: string,
    {
      watch = false,
      onupdate = () => {},
      onseen = () => {},
      onnudge = () => {},
    }: {
      watch?: boolean;
      onupdate?: (update: Update) => void;
      onseen?: (made: number) => void;
      onnudge?: () => void;
    },
  ) {
    this.id = id;
    this.watch = watch;
    this.onupdate = onupdate;
    this.onseen = onseen;
    this.onnudge = onnudge;
    if (!this.takeOver()) this.connect();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    addEventListener("offline", this.offline);
  }

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    removeEventListener("offline", this.offline);
    for (const timer of this.timers) clearTimeout(timer);
    this.drop();
  }

  /** Asks until it is answered: null when done, else why not. */
  ask(asking: Asking): Promise<Answer> {
    const ask = { ...asking, id: ++this.number } as Ask;
    return new Promise((answer) => {
      this.pending.set(this.number, { ask, answer });
      this.send(ask);
    });
  }

  /** To the table of the next game, on the same socket where that can be: its page takes it over. */
  async follow(table: string) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.following = { ask: this.number + 1, table };
    const late = new Promise((resolve) => this.later(FOLLOW_WAIT, () => resolve(null)));
    await Promise.race([this.ask({ type: "follow" }), late]);
  }

  private connect() {
    this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const watch = this.watch ? "&watch" : "";
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket?grouped${watch}`;
    this.listen(new WebSocket(`${scheme}://${location.host}${path}`));
  }

  private listen(socket: WebSocket) {
    this.socket = socket;
    this.connections++;
    this.heard = Date.now();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as Message);
    socket.onclose = ({ code }) => this.lose(code);
    socket.onopen = () => {
      for (const { ask } of this.pending.values()) this.send(ask);
    };
  }

  private handOver(table: string) {
    const { socket, watch } = this;
    if (!socket) return;
    this.socket = socket.onclose = socket.onopen = null;
    const messages: Message[] = [];
    socket.onmessage = ({ data }) => messages.push(JSON.parse(data as string) as Message);
    const handing = (handedOver = { table, watch, socket, messages });
    setTimeout(() => {
      if (handedOver !== handing) return;
      handedOver = null; // nobody went there
      socket.close();
    }, HANDED_OVER_FOR);
  }

  private takeOver(): boolean {
    const handed = handedOver;
    if (handed?.table !== this.id || handed.watch !== this.watch) return false;
    handedOver = null;
    if (handed.socket.readyState !== WebSocket.OPEN) return false;
    this.listen(handed.socket);
    for (const message of handed.messages) this.receive(message);
    return true;
  }

  private drop() {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.socket = null;
  }

  private lose(code: number) {
    this.socket = null;
    if (code === NO_TABLE || code === SENT_AWAY) {
      this.link = code === NO_TABLE ? "no-table" : "sent-away";
      for (const { answer } of this.pending.values())
        answer({ why: { type: "no-such-table" }, clause: "" });
      this.pending.clear();
      return;
    }
    if (this.link === "live") this.link = "lost";
    this.later(this.wait * (0.5 + Math.random()), () => this.connect()); // not all at once
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Someone looks at the page again, or the network is back: what lay still is not trusted. */
  private readonly wake = () => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.link === "no-table" || this.link === "sent-away") return;
    if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard < QUIET) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /** The device says it has no network: the socket may not notice for a long time. */
  private readonly offline = () => {
    if (this.link === "live") this.link = "lost";
    this.heard = 0;
  };

  private send(ask: Ask) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const socket = this.socket;
    socket.send(JSON.stringify(ask));
    this.later(ANSWER_WAIT, () => {
      if (this.socket === socket && this.pending.has(ask.id ?? 0)) this.reconnect();
    });
  }

  /** Comes back at once: as the person one has become, or over a connection that works. */
  reconnect() {
    if (this.link === "live") this.link = "lost";
    this.connect();
  }

  private receive(message: Message) {
    this.heard = Date.now();
    switch (message.type) {
      case "update":
        this.link = "live";
        this.wait = FIRST_WAIT;
        this.offset = message.now * 1000 - Date.now();
        this.update = this.whole(message);
        this.onupdate(this.update);
        return;
      case "talk":
        this.lines = message.fresh ? message.lines : [...this.lines, ...message.lines];
        return;
      case "scene-over":
        this.onseen(message.made);
        return;
      case "nudged":
        this.onnudge();
        return;
      case "reacted":
        this.react(message.person, message.face);
        return;
      case "done":
      case "refused": {
        if (message.type === "refused" && message.id === 0) this.farewell = message.why;
        const pending = this.pending.get(message.id);
        if (this.following?.ask === message.id && message.type === "done")
          this.handOver(this.following.table);
        this.pending.delete(message.id);
        pending?.answer(message.type === "done" ? null : message);
      }
    }
  }

  private whole(update: Sent): Update {
    const table = update.table ?? this.update?.table;
    if (!table) throw new Error("the first update has the table");
    const seats = update.seats.map((seat): SeatView => ({ ...seat, moves: ungrouped(seat.moves) }));
    return { ...update, table, seats };
  }

  private react(person: string, face: string) {
    const key = ++this.number;
    this.reactions = [...this.reactions, { key, person, face }].slice(-12);
    this.later(4000, () => {
      this.reactions = this.reactions.filter((reaction) => reaction.key !== key);
    });
  }

  private later(milliseconds: number, then: () => void) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.closed) then();
    }, milliseconds);
    this.timers.add(timer);
  }
}

/** Moves one by one, as boards want them. */
export function ungrouped(groups: readonly unknown[]): unknown[] {
  return (groups as readonly MoveGroup[]).flatMap(({ move, size, fields }) =>
    Array.from({ length: size }, (_, n) => {
      const values = Object.entries(fields).map(([name, column]) => [name, column[n]]);
      return { type: move, ...Object.fromEntries(values) };
    }),
  );
}

/** What one seat has seen happen, one list per move; kept whole even when updates were missed. */
export class Story {
  news = $state.raw<readonly unknown[][]>([]);
  private asking = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly watch: boolean,
  ) {}

  /** After every update, with how many moves have been made and the news of the last. */
  follow(made: number, news: readonly unknown[]) {
    const known = this.news.length - 1;
    if (made === known) return;
    if (made === known + 1 && known >= 0) this.news = [...this.news, [...news]];
    else if (!this.asking) void this.fetch(made < known ? 0 : this.news.length);
  }

  /** The rest, after as much as is known. */
  private async fetch(since: number) {
    this.asking = true;
    try {
      const rest = await api.story(this.table, this.seat, this.watch, since);
      this.news = [...this.news.slice(0, since), ...rest];
    } catch {
      // the next update asks again
    } finally {
      this.asking = false;
    }
  }
}
