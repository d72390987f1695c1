// What happens at a table beside the game, told as it happens: who comes, goes, is away or late.
import { noticeWords, type OfBots } from "../words/notices";
import { language } from "./language.svelte";
import type { ChairView, Notice, TableView } from "./protocol";
import { listed } from "./sentences";
import { toast } from "./toast.svelte";

const AWAY_FOR = 5000; // milliseconds until it is said
const GONE_FOR = 20_000; // and until a bot is offered

interface Away {
  told: boolean;
  timers: ReturnType<typeof setTimeout>[];
}

export class Notices {
  private known: Set<string> | undefined; // notices that were told; undefined before the first
  private readonly away = new Map<number, Away>(); // by seat
  /** Seats whose people have been away for so long that a bot might play for them. */
  gone = $state.raw<readonly number[]>([]);

  constructor(
    private readonly isMine: (seat: number) => boolean,
    /** Where time is up for all at once, everyone sees it; and no bot has moved. */
    private readonly isEveryonesTime: () => boolean,
    /** What whoever reads is called at this table; null for those who only look on. */
    private readonly called: () => string | null = () => null,
  ) {}

  close() {
    for (const { timers } of this.away.values()) timers.forEach(clearTimeout);
  }

  /** Each is told once; oneself is told only what one has not done. */
  tell(table: TableView) {
    const words = noticeWords();
    const [before, now] = [this.known, table.notices.map((notice) => JSON.stringify(notice))];
    this.known = new Set(now);
    if (before)
      for (const [n, notice] of table.notices.entries()) {
        const { kind, name, seat } = notice;
        const mine = seat !== null && this.isMine(seat);
        if (before.has(now[n] ?? "") || (kind === "late" && this.isEveryonesTime())) continue;
        if (isOfBots(kind)) continue; // it stands below the table's title
        if (!mine) toast(noticeSaid(notice, table, name === this.called()));
        else if (kind === "late") toast(words.youWereLate);
      }
    for (const [seat, chair] of table.chairs.entries()) this.seeAway(seat, chair, table);
  }

  /** A page that is loaded anew is gone for a moment: that is not worth a word. */
  private seeAway(seat: number, chair: ChairView, { started, over }: TableView) {
    const away = isAway(chair) && started && !over && !chair.stand_in;
    const known = this.away.get(seat);
    if (away && !known) {
      const now: Away = { told: false, timers: [] };
      const tell = () => {
        now.told = true;
        toast(noticeWords().away(chair.name));
      };
      const give = () => (this.gone = [...this.gone, seat]);
      now.timers = [setTimeout(tell, AWAY_FOR), setTimeout(give, GONE_FOR)];
      this.away.set(seat, now);
    } else if (!away && known) {
      this.away.delete(seat);
      this.gone = this.gone.filter((other) => other !== seat);
      known.timers.forEach(clearTimeout);
      const isBack = !over && !chair.stand_in && !chair.bot; // and nobody else has their chair
      if (known.told && isBack) toast(noticeWords().backHere(chair.name));
    }
  }
}

/** Beside the move that so many were made before. */
export const noticesAt = (table: TableView | null, made: number): readonly Notice[] =>
  table?.notices.filter((notice) => notice.made === made) ?? [];

/** The bot that had the seat before them, or has it after them. */
function botOf({ made, kind, name, seat }: Notice, table: TableView): string {
  if (seat === null) return "";
  const changes = table.called.filter((was) => was.seat === seat);
  const known =
    kind === "came"
      ? changes.find((was) => was.made === made)?.name
      : (changes.find((was) => was.made > made)?.name ?? table.chairs[seat]?.name);
  return known === name ? "" : (known ?? "");
}

function noticeSaid(notice: Notice, table: TableView, you: boolean): string {
  const { notices, yours } = noticeWords();
  const bot = botOf(notice, table);
  const own: Partial<Record<Notice["kind"], (bot: string) => string>> = yours;
  return (you && own[notice.kind]?.(bot)) || notices[notice.kind](notice.name, bot);
}

const isOfBots = (kind: Notice["kind"]): kind is OfBots => kind.startsWith("now-");

/** For the history. Where the game's own clock runs, the game tells itself that time was up. */
export function noticesSaid(
  notices: readonly Notice[],
  table: TableView,
  ownClock: boolean,
  called: string | null,
): string[] {
  const said: string[] = [];
  for (const [n, notice] of notices.entries()) {
    const { kind, name } = notice;
    if (ownClock && kind === "late") continue;
    if (isOfBots(kind) && notices[n + 1]?.kind === kind) continue; // told with the last of them
    const first = notices.findLastIndex((other, at) => at < n && other.kind !== kind) + 1;
    if (isOfBots(kind) && first < n) {
      const names = notices.slice(first, n + 1).map((each) => each.name);
      said.push(noticeWords().ofBots[kind](listed(language.current, [...new Set(names)])));
    } else said.push(noticeSaid(notice, table, name === called));
  }
  return said;
}

export function isAway(chair: ChairView): boolean {
  return chair.people.length > 0 && !chair.people.some(({ here }) => here);
}

/** Who else sits in this person's chair. */
export function matesIn(chair: ChairView | undefined, own: string | undefined): string[] {
  const people = chair?.people ?? [];
  if (!people.some(({ id }) => id === own)) return []; // somebody else of this device sits there
  return people.filter(({ id }) => id !== own).map(({ name }) => name);
}
