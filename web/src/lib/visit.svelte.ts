// This page at a table: what it shows, whose seats it holds, what it may ask.
import type { Board, Companions, SeatLook } from "../games/game";
import { loadBoard, tell, tellMove } from "../games";
import { sentence } from "../words/refusals";
import { api, Refused } from "./api";
import { announce } from "./announce.svelte";
import { coachWords } from "../words/coach";
import { content } from "../words/content";
import { noticeWords } from "../words/notices";
import { remoteWords } from "../words/remote";
import { tableWords } from "../words/table";
import { isFree, type Level } from "./chairs";
import { marks } from "./marks";
import { me } from "./me.svelte";
import { language } from "./language.svelte";
import { isToBeDealt, rivalsPlay } from "./playNow";
import { LiveTable, Story, type Asking, type Update } from "./live.svelte";
import type { Advice, Finale, Notice, Result, SeatView, TableView } from "./protocol";
import { isAway, matesIn, Notices, noticesAt, noticesSaid } from "./notices.svelte";
import { rankedBy } from "./ranking";
import { addShare } from "./share";
import { seatsLeft } from "./seatsLeft.svelte";
import { Stage, type Moment } from "./stage.svelte";
import { toast } from "./toast.svelte";
import { namesFor, namesThen, whoAre, type Names } from "./who";

const FINALE_WAIT = 3000; // milliseconds

export class Visit {
  readonly live: LiveTable;
  readonly stage: Stage;
  board = $state.raw<Board | null>(null);
  /** What lies printed on the table; null until it is there, and where nothing does. */
  printed = $state.raw<unknown>(null);
  /** What the game is remembered for: there a moment after its end. */
  finale = $state.raw<Finale | null>(null);
  /** The game was seen to end, and not found so. */
  sawEnd = $state(false);
  private sawPlay = false;
  private remembered = false;
  /** Nobody else is waited for: bots take the free seats, and the game begins. */
  dealing = $state(false);
  private asking = $state(false);
  private hurrying = false; // on to the end of a game that only bots are left in
  private watching = false; // the server knows that a scene is played here
  private made = $state.raw<{ seat: number; number: number } | null>(null); // the last move here
  /** The seats a bot has taken over from this person, who may sit down there again. */
  private readonly given;
  private readonly stories = new Map<number | null, Story>();
  private host: string | null | undefined; // undefined until the first update
  private heard = -1; // moves whose sentences wait for a screen reader, or have been said
  private unsaid: { made: number; sentence: string }[] = []; // while what they tell of is not shown
  private laid: Promise<void> | undefined;
  private readonly notices = new Notices(
    (seat) => this.mine.includes(seat),
    () => this.words?.time !== undefined,
    () => this.called,
  );
  /** What this person is called at this table, also when they have left their seat. */
  private called: string | null = null;
  private connection = 0; // which one the last update came by
  private returning = false; // their seats are being asked back
  private sawChairs = false; // before the game: then its beginning is played too

  /** The clause that stood against the last ask; "" where none did. */
  refusedBy = $state("");
  private readonly readRules: (clause: string) => void;

  constructor(
    id: string,
    { watch = false, readRules = () => {} }: { watch?: boolean; readRules?(at: string): void },
  ) {
    this.readRules = readRules;
    this.given = seatsLeft(id);
    this.dealing = isToBeDealt(id);
    this.stage = new Stage(
      (moment) => this.sceneTime(moment),
      () => {
        this.say();
        queueMicrotask(() => this.tellScene()); // a scene may follow the one before at once
      },
      watch,
      ({ seats: [first] }) => (first && this.board?.pageEnds?.(first.view)) ?? [],
    );
    document.addEventListener("visibilitychange", this.comeBack);
    const onseen = (made: number) => watch && this.stage.leave(made);
    const onnudge = () => {
      toast(remoteWords().nudged);
      void import("./sound").then(({ play }) => play("turn"));
      navigator.vibrate?.([120, 80, 120]);
    };
    const onupdate = (update: Update) => void this.take(update);
    this.live = new LiveTable(id, { watch, onupdate, onseen, onnudge });
  }

  close() {
    this.notices.close();
    document.removeEventListener("visibilitychange", this.comeBack);
    this.live.close();
    this.stage.close();
  }

  /** A move is on its way, or is made and not yet seen: its seat's next one would be too late. */
  get busy(): boolean {
    const made = this.made;
    const seats = this.stage.shown?.seats ?? [];
    return (
      this.asking ||
      (made !== null &&
        seats.some(({ seat, number }) => seat === made.seat && number <= made.number))
    );
  }

  get table(): TableView | null {
    return this.live.update?.table ?? null;
  }

  /** Whoever holds one seat here is spoken to; of several seats on one device each has its name. */
  get names(): Names {
    const chairs = this.table?.chairs ?? [];
    const only = this.mine.length === 1 ? (this.mine[0] ?? null) : null;
    const mates = only === null ? [] : matesIn(chairs[only], me.current?.id);
    return namesFor(
      chairs.map((chair) => chair.name),
      only,
      mates,
    );
  }

  /** The seats of whoever holds this device. */
  get mine(): readonly number[] {
    const seats = this.live.update?.seats ?? [];
    return seats.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  /** Whom the game waits for in the moment that is shown. */
  get toAct(): readonly number[] {
    return this.stage.shown?.to_act ?? [];
  }

  get left(): readonly number[] {
    return this.given.all;
  }

  get words() {
    return this.board?.words[language.current];
  }

  looks(): SeatLook[] {
    const { update, offset, reactions } = this.live;
    if (!update) return [];
    const deadline = update.deadline === null ? null : update.deadline * 1000 - offset;
    const names = this.names;
    const signs = marks(names);
    return update.table.chairs.map((chair, seat) => ({
      seat,
      name: chair.name,
      mark: signs[seat] ?? "",
      bot: chair.bot,
      mine: this.mine.includes(seat),
      you: names.me === seat,
      mates: names.me === seat ? (names.mates ?? []) : [],
      away: isAway(chair),
      standIn: chair.stand_in,
      toAct: this.toAct.includes(seat),
      deadline,
      reaction:
        reactions.findLast(({ person }) => chair.people.some(({ id }) => id === person)) ?? null,
    }));
  }

  story(seat: number | null): Story {
    let story = this.stories.get(seat);
    if (!story) {
      story = new Story(this.live.id, seat, this.live.watch);
      this.stories.set(seat, story);
    }
    return story;
  }

  /** The sentences of some news, in the reader's language. */
  tell(news: readonly unknown[], names = this.names): string[] {
    return tell(this.words, news, names, this.printed);
  }

  /** The same, of the move that so many were made before. */
  private tellAt(made: number, news: readonly unknown[], names: Names): string[] {
    const late = noticesAt(this.table, made).find(({ kind }) => kind === "late")?.seat ?? null;
    return tellMove(this.words, news, names, this.printed, late);
  }

  /** What the seats were called when so many moves were made. What was done in one's seat before one
      came is somebody else's doing. */
  namesAt(made: number): Names {
    return namesThen(this.names, this.table?.called ?? [], made);
  }

  /** The history as this seat has seen it: a list of sentences per move, and what happened beside. */
  history(seat: number | null, upTo: number): string[][] {
    const { news: all } = this.story(seat);
    const moves = all.slice(0, upTo);
    const retold = this.board?.retold?.(moves as never);
    const { table } = this;
    const beside = (notices: readonly Notice[]) =>
      table ? noticesSaid(notices, table, this.words?.time !== undefined, this.called) : [];
    const told = moves.map((news, made) => [
      ...(retold?.has(made) ? [] : this.tellAt(made, news, this.namesAt(made))),
      ...beside(noticesAt(this.table, made)),
    ]);
    // Since the last move, if all are shown.
    const since = this.table?.notices.filter(({ made }) => made >= all.length) ?? [];
    return since.length > 0 && moves.length === all.length ? [...told, beside(since)] : told;
  }

  /** Why it ended, in the reader's language. */
  tellEnding({ ending }: Result): string {
    const said = this.words?.endings as
      Record<string, (ending: unknown, ...facts: unknown[]) => string> | undefined;
    const { names } = this;
    const own = this.stage.shown?.seats.find(({ seat }) => seat === names.me);
    const side = (own && this.board?.side?.(own.view)) ?? null;
    const told = namesFor(names, names.me ?? null, names.mates, side);
    return said?.[ending.type]?.(ending, told, this.printed) ?? "";
  }

  /** How far those got who win or lose as one; "" in other games. */
  cameTo({ scores: [score], ending }: Result, view: unknown): string {
    const told = this.board?.together && score ? this.words?.score(score, ending) : "";
    return this.board?.cameTo?.(view) ?? told ?? "";
  }

  /** The sentence of a highlight or of what came of a seat, to whoever sits at this device. */
  tellHighlight = (highlight: { type: string } | null | undefined): string => {
    const said = this.board?.highlights?.[language.current];
    return (highlight && said?.[highlight.type]?.(highlight, this.names)) ?? "";
  };

  /** Whether it was done; if not, the person is told why. */
  async ask(asking: Asking): Promise<boolean> {
    const refused = await this.live.ask(asking);
    const clause = (this.refusedBy = refused?.clause ?? "");
    if (refused)
      toast(
        sentence(refused.why, this.words, this.printed),
        clause ? { label: tableWords().why, act: () => this.readRules(clause) } : null,
      );
    else if (asking.type === "stand" && this.table?.started) this.given.add(asking.seat);
    else if (asking.type === "seat-bot" && !this.table?.may_sit_out)
      rivalsPlay.value = asking.level;
    return refused === null;
  }

  async play(shown: SeatView, move: unknown) {
    if (shown.seat === null || this.busy) return;
    this.asking = true;
    const { seat, number } = shown;
    try {
      const ask = { type: "play", seat, number, move: move as Record<string, unknown> } as const;
      if (await this.ask(ask)) this.made = { seat, number };
    } finally {
      this.asking = false;
    }
  }

  /** Only bots are left in the game: whether those who watch may have its end at once. */
  get mayHurry(): boolean {
    const { table, board } = this;
    const view = this.stage.shown?.seats[0]?.view;
    if (!table || table.over || !board?.isOut || !view || this.mine.length === 0) return false;
    return table.chairs.every(({ people }, seat) => !people.length || board.isOut?.(view, seat));
  }

  async hurry() {
    this.hurrying = await this.ask({ type: "hurry" });
    if (this.hurrying) this.stage.skipAll();
  }

  /** One's seats that a bot plays for. */
  get standIns(): readonly number[] {
    const { table } = this;
    if (!table?.started || table.over) return [];
    return this.mine.filter((seat) => table.chairs[seat]?.stand_in);
  }

  /** Seats that the game waits for while their people have been away for long, and no clock runs. */
  get waitedFor(): readonly number[] {
    const { live, toAct } = this;
    if (live.update?.deadline !== null) return [];
    return this.notices.gone.filter((seat) => toAct.includes(seat) && !this.mine.includes(seat));
  }

  /** What the host has asked for while one was away ends when one is back: that is, looks here. */
  private readonly comeBack = async () => {
    if (document.hidden || this.returning) return;
    const seats = this.standIns.filter((seat) => this.table?.chairs[seat]?.until_back);
    if (!seats.length) return;
    this.returning = true;
    const asks = seats.map((seat) => this.live.ask({ type: "stand-in", seat, on: false }));
    const refused = await Promise.all(asks);
    this.returning = false; // where it was refused, a button is there
    if (refused.includes(null)) toast(noticeWords().youPlayAgain);
  };

  /** Bots and televisions wait for whoever sits here to see what happens. */
  private tellScene() {
    const on = this.stage.scene && this.mine.length > 0 && this.isAwaited;
    if (on === this.watching || this.live.link !== "live") return;
    this.watching = on;
    void this.live.ask({ type: "watch", on, made: this.stage.shown?.made ?? null });
  }

  /** By bots, or by a television that nobody can skip a scene on. */
  private get isAwaited(): boolean {
    const { chairs = [], screen = false } = this.table ?? {};
    return screen || chairs.some(({ bot, stand_in }) => bot || stand_in);
  }

  /** Nobody but bots plays here, and whoever holds this device one seat. */
  get isAlone(): boolean {
    const [seat, ...others] = this.mine;
    const chairs = this.table?.chairs ?? [];
    if (seat === undefined || others.length > 0 || chairs[seat]?.people.length !== 1) return false;
    return chairs.every((chair, at) => at === seat || chair.people.length === 0);
  }

  /** What bots are told where all win together; null for onlookers. */
  get companions(): Companions | null {
    const { table } = this;
    if (!table || table.over || this.mine.length === 0) return null;
    const seat = table.chairs.findIndex(isFree);
    const brings = table.may_sit_out && table.host === me.current?.id && seat >= 0;
    return {
      lead: table.chairs.some(({ bot }) => bot) ? table.lead : null,
      set: (on) => void this.ask({ type: "lead", on }),
      add: brings ? (level) => void this.ask({ type: "seat-bot", seat, level }) : null,
      levels: table.levels,
    };
  }

  /** How well the bots play, if all do alike; null where there are none. */
  get botsPlay(): Level | "mixed" | null {
    const levels = new Set(this.table?.chairs.flatMap(({ bot }) => bot ?? []));
    const [level = null] = levels;
    return levels.size > 1 ? "mixed" : level;
  }

  haveBotsPlay(level: Level) {
    for (const [seat, { bot }] of this.table?.chairs.entries() ?? [])
      if (bot) void this.ask({ type: "seat-bot", seat, level });
  }

  /** What a bot would do in this seat; null, with the reason told, where it does not say. */
  async advice(shown: SeatView): Promise<Advice | null> {
    if (shown.seat === null) return null;
    try {
      return await api.advice(this.live.id, shown.seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      toast(sentence(error.why, this.words, this.printed));
      return null;
    }
  }

  /** Whoever has left a seat is still who they were; after a reload they have their own name. */
  private calledAt({ chairs }: TableView): string | null {
    const own = chairs.flatMap(({ people }) => people).find(({ id }) => id === me.current?.id);
    return own?.name ?? this.called ?? (this.left.length > 0 ? (me.current?.name ?? null) : null);
  }

  private async take(update: Update) {
    const { host } = update.table;
    const isBack = this.live.connections !== this.connection;
    this.connection = this.live.connections;
    this.called = this.calledAt(update.table);
    this.notices.tell(update.table);
    void this.comeBack();
    if (this.host !== undefined && host !== this.host && host === me.current?.id)
      toast(tableWords().youHost);
    if (this.host === undefined && update.table.changed.length)
      toast(tableWords().changed(update.table.changed.map(content)));
    const { practice } = update.table;
    if (this.host === undefined && practice && !update.table.over)
      toast(coachWords().practiceHelp(practice.step));
    this.host = host;
    if (update.table.stopped) return; // there is nothing to show of the game
    if (!this.live.watch) addShare(this.live, update.table, me.current?.id);
    this.laid ??= this.lay(update.table.game);
    await this.laid;
    if (!update.table.started) {
      if (this.dealing && !this.sawChairs)
        void this.ask({ type: "start" }).then((done) => (this.dealing = done));
      this.sawChairs = true;
      return;
    }
    this.dealing = false;
    if (!update.table.over) this.sawPlay = true;
    else if (update.result && !this.remembered) {
      this.remembered = true;
      this.sawEnd = this.sawPlay;
      void this.remember(update.result);
    }
    const fresh = this.stage.shown === null && !this.sawChairs;
    for (const { seat, view } of update.seats)
      this.story(seat).follow(update.made, (view as { news: unknown[] }).news);
    if (!fresh) this.hear(update);
    this.heard = update.made;
    // Whoever comes back while the game waits for them has no time for how it came about.
    const asked = isBack && update.to_act.some((seat) => this.mine.includes(seat));
    const missed = asked && update.made !== this.stage.shown?.made;
    const { made, seats, to_act } = update;
    this.stage.follow({ made, seats, to_act }, (fresh || missed) && !this.isBeingTold(update));
  }

  /** Where that takes long or fails, the result alone is shown. */
  private async remember(result: Result) {
    const plain = () => (this.finale ??= rankedBy(result, this.board?.together ?? false));
    const late = setTimeout(plain, FINALE_WAIT);
    try {
      this.finale = await api.finale(this.live.id);
    } catch {
      plain();
    } finally {
      clearTimeout(late);
    }
  }

  private hear({ made, seats: [first], result }: Update) {
    if (made === this.heard) return;
    const sentences = first
      ? this.tellAt(made, (first.view as { news: unknown[] }).news, this.names)
      : [];
    if (result)
      sentences.push(
        this.board?.together
          ? this.tellEnding(result)
          : tableWords().wins(whoAre(this.names, result.winners)),
      );
    this.unsaid.push(...sentences.map((sentence) => ({ made, sentence })));
  }

  /** A screen reader says nothing that eyes are not told yet. */
  private say() {
    const due = this.unsaid.filter(({ made }) => this.stage.hasShown(made));
    this.unsaid = this.unsaid.slice(due.length);
    for (const { sentence } of due) announce(sentence);
  }

  /** Once, whatever arrives meanwhile: updates are shown in their order. */
  private async lay(game: string) {
    try {
      const [board, printed] = await Promise.all([loadBoard(game), api.printed(this.live.id)]);
      this.printed = printed;
      this.board = board;
    } catch (error) {
      this.laid = undefined; // the next update tries again
      throw error;
    }
  }

  /** A television tells it, and this is none. */
  private get isScreened(): boolean {
    return !this.live.watch && (this.table?.screen ?? false);
  }

  /** There, just now perhaps: a page that is opened anew must not tell it first. */
  private isBeingTold({ seats: [first], table }: Update): boolean {
    return this.isScreened && !table.over && (this.board?.isToldFirst?.(first?.view) ?? false);
  }

  private sceneTime(moment: Moment): number {
    const [first] = moment.seats;
    return first && this.board && !this.hurrying
      ? this.board.sceneTime(first.view, this.isScreened)
      : 0;
  }
}
