// The HTTP API, as calls. What it refuses is thrown as `Refused`.
import type {
  Advice,
  BookShown,
  Ask,
  Coached,
  Done,
  Finale,
  Found,
  GameListing,
  Invitation,
  KeptStory,
  Me,
  NewTable,
  OpenedTable,
  PackListing,
  Refusal,
  Replay,
  Sheet,
  SheetRead,
  TableListing,
  TryAgain,
  Update,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly why: Refusal,
    sentence: string,
  ) {
    super(sentence);
  }
}

const TIMES = 5; // that a question is asked again, where the server says when

async function call<Answer>(path: string, body?: unknown, times = TIMES): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new Refused({ type: "no-connection" }, "The server cannot be reached.");
  }
  const wait = Number(response.headers.get("retry-after"));
  if (response.status === 503 && wait && body === undefined && times) {
    const apart = 1 + Math.random(); // or all who were refused would come back at once
    await new Promise((over) => setTimeout(over, wait * apart * 1000));
    return call(path, body, times - 1);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { why, sentence } = (answer ?? {}) as { why?: Refusal; sentence?: string };
  throw new Refused(why ?? { type: "broken" }, sentence ?? "Something went wrong.");
}

const at = (table: string, what = "") => `tables/${encodeURIComponent(table)}${what}`;

export const api = {
  me: () => call<Me | null>("people/me"),
  name: (name: string) => call<Me>("people", { name }),
  games: () => call<GameListing[]>("games"),
  book: (name: string) => call<BookShown>(`books/${encodeURIComponent(name)}`),
  packs: () => call<PackListing[]>("packs"),
  checkSheet: (sheet: Sheet) => call<SheetRead>("packs/check", sheet),
  keepPack: (sheet: Sheet) => call<SheetRead>("packs", sheet),
  ownPack: (table: string) => call<Sheet | null>(at(table, "/pack")),
  bring: (table: string, sheet: Sheet) => call<SheetRead>(at(table, "/pack"), sheet),
  openTables: () => call<TableListing[]>("tables"),
  myTables: () => call<TableListing[]>("tables?which=mine"),
  open: (table: NewTable) => call<OpenedTable>("tables", table),
  show: (table: string) => call<Update>(at(table)),
  ask: (table: string, ask: Ask) => call<Done>(at(table, "/asks"), ask),
  find: (code: string) => call<Found>(`codes/${encodeURIComponent(code)}`),
  invitation: (table: string) => call<Invitation>(at(table, "/invitation")),
  story: (table: string, seat: number | null, watch: boolean, since: number) =>
    call<unknown[][]>(
      at(
        table,
        `/story?since=${since}${seat === null ? "" : `&seat=${seat}`}${watch ? "&watch" : ""}`,
      ),
    ),
  printed: (table: string) => call<unknown>(at(table, "/printed")),
  advice: (table: string, seat: number) => call<Advice>(at(table, `/advice?seat=${seat}`)),
  replay: (table: string, seat: number | null) =>
    call<Replay>(at(table, `/replay${seat === null ? "" : `?seat=${seat}`}`)),
  kept: (table: string, seat: number | null) =>
    call<KeptStory | null>(at(table, `/kept${seat === null ? "" : `?seat=${seat}`}`)),
  /** Without `begin`, only what it has worked out already. */
  coach: (table: string, { begin = true } = {}) =>
    call<Coached>(at(table, `/coach${begin ? "" : "?begin=false"}`)),
  practice: (table: string, from: TryAgain) => call<OpenedTable>(at(table, "/practice"), from),
  finale: (table: string) => call<Finale>(at(table, "/finale")),
  recordLink: (table: string) => `/api/${at(table, "/record")}`,
};
