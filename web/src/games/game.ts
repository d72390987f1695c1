// What a game brings to the page: a folder in games/ with card.ts and board.ts. Nothing else knows it.
import type { Level } from "../lib/chairs";
import type { Component } from "svelte";
import type { Face } from "../lib/faces";
import type { Language } from "../lib/language.svelte";
import type { Backer, ChairView, Finale } from "../lib/protocol";
import type { Names, Who } from "../lib/who";

/** What the home page shows; card.ts exports it as `card`. It is loaded at once, so it is small. */
export interface Card {
  /** As its owners call it, in every language. */
  title: string;
  /** A drawing, square, that works from 64 px up. It takes no properties and is hidden from readers. */
  Picture: Component;
  minutes: readonly [number, number];
  /** One line of invitation. */
  line: Record<Language, string>;
  /** What is set up otherwise than usual for one person who plays at once. */
  alone?: Readonly<Record<string, number>>;
}

interface Told {
  type: string;
}

/** A sentence for each kind of a union: leaving one out is a type error. `printed` is what lies
    printed on the table. */
export type Sentences<Kind extends Told, Printed = unknown> = {
  [Type in Kind["type"]]: (
    what: Extract<Kind, { type: Type }>,
    names: Names,
    ...printed: Facts<Printed>
  ) => string;
};

/** A sentence for each kind of highlight, which says "you" to whoever it is about. */
export type HighlightWords<Kind extends Told> = {
  [Type in Kind["type"]]: (what: Extract<Kind, { type: Type }>, names: Names) => string;
};

/** A phrase for each kind of move, which stands alone after "Better:": what to do, from what the seat
    saw before it, in English as an imperative, in French and Spanish as an infinitive. It begins small
    and has no full stop. Chance's moves have none. */
export type MoveWords<Kind extends Told, View, Printed = unknown> = {
  [Type in Kind["type"]]: (
    move: Extract<Kind, { type: Type }>,
    view: View,
    names: Names,
    ...printed: Facts<Printed>
  ) => string;
};

/** A decision that the coach has judged: what was done, what it would do, and what the seat saw. */
export interface Judged<Kind, View, Printed = unknown> {
  move: Kind;
  favourite: Kind;
  view: View;
  names: Names;
  printed: Printed;
}

/** Why the one is better than the other, in whole sentences, by the figures that the coach has. */
export type ReasonWords<Why, Kind, View, Printed = unknown> = (
  why: Why,
  judged: Judged<Kind, View, Printed>,
) => string;

/** Games with nothing printed are told of nothing. */
type Facts<Printed> = unknown extends Printed ? [printed?: unknown] : [printed: Printed];

export interface OptionWords {
  label: string;
  help: string;
  /** For an option with named choices: what each is called. Of one that names a seat, what 0 is. */
  choices?: Record<string, string>;
  /** What the lobby says of it in a few words, even where it is the usual, or no form can show it;
      "" for nothing. */
  said?: (value: any) => string;
}

/** A game's words in one language. `names` are the seats' names, and whose page it is: its reader is
    spoken to, everyone else is spoken of. */
export interface GameWords<
  Setup = never,
  News extends Told = never,
  Refusal extends Told = never,
  Ending extends Told = never,
  Printed = unknown,
> {
  options: { [Option in Exclude<keyof Setup, "seats">]: OptionWords };
  /** For the history and for screen readers; "" for news that needs no telling. */
  news: Sentences<News, Printed>;
  refusals: Sentences<Refusal, Printed>;
  endings: Sentences<Ending, Printed>;
  /** What the button says that opens the next table, where that goes on and is no other game. */
  onward?: { [Type in Ending["type"]]?: (ending: Extract<Ending, { type: Type }>) => string };
  /** Of a game with a clock of its own, which then is the table's: the options it goes by, set to so
      many seconds with one choice; 0 is no limit. */
  time?: {
    label: string;
    help: string;
    options: readonly string[];
    seconds: readonly number[];
    /** The news that somebody is done, which is no news where it was the clock: then it is this. */
    done: string;
    ranOut: (who: Who) => string;
  };
  /** A seat's score at the end, with its unit: "3 dice"; or what that came to, by how it ended. */
  score: (score: number, ending: Ending) => string;
}

export interface Companions {
  /** Whether they take the lead, and to have them do so or hold back; null where there are none. */
  lead: boolean | null;
  set: (lead: boolean) => void;
  /** Has one more come; null where there is no free chair, or somebody else is the host. */
  add: ((level: Level) => void) | null;
  levels: readonly Level[];
}

/** What a board is given. It draws one view, knows no socket and keeps nothing the view can tell. */
export interface BoardProps<View, Move, Printed = null> {
  view: View;
  /** What lies printed on the table and never changes, as a book does; null where nothing does. */
  printed: Printed;
  /** What the seat may do now; empty while it has nothing to decide or a move is on its way. */
  moves: readonly Move[];
  /** One per seat, in order. */
  seats: readonly SeatLook[];
  /** Null where nothing can be played: in a replay, on a television. */
  play: ((move: Move) => void) | null;
  /** Asks what a bot would do in this seat, and what it would say it aims for: answered where all
      win or lose together. */
  advise: (() => Promise<{ move: Move; saying: Move | null } | null>) | null;
  /** Where all win together: bots that play too. Null where nobody here may say anything to them. */
  companions: Companions | null;
  /** The view's news is being played as a scene; when it is over the board is given false. */
  scene: boolean;
  /** Where that goes on, in milliseconds from its start: the pages before were skipped. */
  from: number;
  /** On a television: large, for people across the room, nothing to press. */
  big: boolean;
  /** A television shows this table too: people look there. */
  screened?: boolean;
  /** The host has stopped the clock. */
  held?: boolean;
  /** Sends a face to everyone at the table; null for whoever has no seat there. */
  react?: ((face: Face) => void) | null;
  /** For whoever only looks on and may bet for fun: on what they do, and what a press does. */
  backing?: { on: number | null; back: (on: number) => void } | null;
  /** Onlookers who bet for fun, the best first. */
  backers?: readonly Backer[];
  /** In an open replay: every seat's view of this moment. */
  open: readonly View[] | null;
}

/** What a game's own finale is given. */
export interface FinaleProps {
  finale: Finale;
  names: Names;
  /** Who wins, and what else there is to say of how it ended. */
  heading: string;
  ending: string;
  score: (score: number) => string;
  tell: (highlight: Finale["highlights"][number]) => string;
  /** It was seen to end: then it is told one after another. */
  played: boolean;
}

export interface SeatLook {
  seat: number;
  name: string;
  /** One or two letters that no other seat of the table has. */
  mark: string;
  /** Of a bot its level. */
  bot: ChairView["bot"]; // its level
  /** A person of this device sits here. */
  mine: boolean;
  /** This page is this seat's alone, so that its reader is spoken to. */
  you: boolean;
  /** Of such a seat that several people share: the others' names. */
  mates: readonly string[];
  away: boolean;
  /** A bot plays for the people of this seat. */
  standIn: boolean;
  /** The game waits for this seat. */
  toAct: boolean;
  /** When this seat's clock ends, by this device's clock, in milliseconds; null while none runs. */
  deadline: number | null;
  /** The newest reaction of its people. */
  reaction: { key: number; face: string } | null;
}

/** What board.ts exports as `board`, loaded when its game is. */
export interface Board {
  Board: Component<BoardProps<any, any, any>>;
  /** What a television shows instead, where that is another: all of its screen is this one's. */
  Show?: Component<BoardProps<any, any, any>>;
  /** The game in three pictures, for a television whose table is filling up. */
  HowItWorks?: Component;
  words: Record<Language, GameWords<any, any, any, any, any>>;
  /** The rules as HTML. */
  rules: Record<Language, () => Promise<{ default: string }>>;
  /** Drawings for the rules, with the board's own pieces, by the name they have there. */
  figures?: Record<string, Component>;
  /** The clause that says what may be done now. */
  clause: (view: any) => string;
  /** Whether an option, or one of its choices, makes any difference with the rest of the setup; where
      this is not said, all do. What makes none is not offered. */
  applies?: (option: string, setup: any, choice?: unknown) => boolean;
  /** Whether a table with this setup asks who is younger. */
  asksAges?: (setup: any) => boolean;
  /** Where teams of seats play: which one the view is on; null for none. */
  side?: (view: any) => number | null;
  /** All win or lose as one: the ending ranks nobody. */
  together?: boolean;
  /** On a television its board says whose turn it is, in large letters. */
  saysTurn?: boolean;
  /** Whose turn it stays while another seat is asked; null where it is that seat's. */
  turn?: (view: any) => number | null;
  /** Places go by the score: then it says why one has one's own. */
  scoreRanks?: boolean;
  /** What it came to, where the score alone does not tell. */
  cameTo?: (view: any) => string;
  /** The picture with which it ends: above the words, where it is in sight at once. */
  EndPicture?: Component<{ view: any }>;
  /** What is shown beside the ending on a television. */
  Afterwards?: Component<{ view: any; names: Names; printed: any }>;
  /** What lies printed on the table, as `view` has it before the game: for whoever writes a book. */
  Printed?: Component<{ view: any; printed: any }>;
  /** Whether the view shows its seat anything that others at a shared device must not see; where this
      is not said, it does. */
  hides?: (view: any) => boolean;
  /** In an open replay, from all that an onlooker saw: every seat's view of a moment, with what nobody
      knew then and everyone saw later. */
  hindsight?: (steps: readonly any[]) => (views: readonly any[]) => readonly any[];
  /** Of the news of all moves so far: which moves a later one told again, and more of. */
  retold?: (moves: readonly (readonly any[])[]) => ReadonlySet<number>;
  /** The part of the game that a view is of, as a book has chapters: a replay jumps by them. */
  part?: (view: any, printed: any) => string;
  /** How it ends on a television, where that is a show of its own. */
  Finale?: Component<FinaleProps>;
  /** Whether the view's news shows its seat something secret, to be looked at before a shared device
      is passed on. */
  secret?: (view: any) => boolean;
  /** Whether it waits for more than a press to go on; where this is not said, it does. */
  awaits?: (view: any) => boolean;
  /** A television tells what this view's news has brought, and phones after it. */
  isToldFirst?: (view: any) => boolean;
  /** What whoever runs the table may do to the game, for their remote; null where it is so already.
      `said`: what they are told when it is done. */
  directs?: (view: any) => readonly {
    label: string;
    sign: "skip" | "end";
    move: unknown;
    said?: string;
  }[];
  /** Whether the seat has nothing more to do or to win in this game. */
  isOut?: (view: any, seat: number) => boolean;
  /** What a finished game is remembered for, where it has such kinds. */
  highlights?: Record<Language, HighlightWords<any>>;
  /** What one might have done, for the coach. */
  moveWords: Record<Language, MoveWords<any, any, never>>;
  /** Why that would have been better. */
  reasonWords: Record<Language, ReasonWords<any, any, any, any>>;
  /** How long a view's news is played as a scene, in milliseconds; 0 for none. */
  /** `screened`: a television tells it too, and nothing may be known here before it is told there. */
  sceneTime: (view: any, screened?: boolean) => number;
  /** Of a scene that is told page by page, and passed so: when each of them is over. */
  pageEnds?: (view: any) => readonly number[];
  /** For the first game: what to do now, in a sentence, for this view and these moves; or null. */
  guide: Record<
    Language,
    (
      view: any,
      moves: readonly any[],
      names: Names,
      printed: any,
      toAct: readonly number[],
    ) => string | null
  >;
}
