// Written by script/types from the Python types. Change those.

export type Ask =
  | Sit
  | Stand
  | SeatBot
  | Clear
  | Shift
  | OrderByAge
  | HandOver
  | Remove
  | Start
  | Commit
  | Reveal
  | StandIn
  | Play
  | Say
  | React
  | Mute
  | Watch
  | Pace
  | Lead
  | Direct
  | Hold
  | Extend
  | Flag
  | Back
  | Nudge
  | FormTeams
  | Hurry
  | Follow
  | Again;

export type Message = Update | Talk | Reacted | Nudged | SceneOver | Done | Refused;

export type TableRefusal =
  | GameOver
  | NotYourTurn
  | NotAMove
  | NotUnderstood
  | AnotherSite
  | NotCalledThat
  | Broken
  | NoSuchTable
  | NoSuchSeat
  | NoSuchPerson
  | SeatTaken
  | NothingToBring
  | NothingToBack
  | PlaysAlready
  | KeepsNoQuestions
  | NoSuchLevel
  | JustTaken
  | NameTaken
  | BotAtIt
  | NoAdvice
  | NothingToDecide
  | NoCoach
  | NoOpinion
  | NotThatShare
  | NotYourSeat
  | HostOnly
  | AlreadyStarted
  | NothingToFlag
  | NoClock
  | NotStarted
  | OlderRules
  | RulesNotHere
  | OtherEdition
  | ContentGone
  | TableEnded
  | LaidAnew
  | SomebodyPlays
  | NotOver
  | NoNextTable
  | OnlyASocket
  | NoSuchGame
  | NobodySits
  | NoAges
  | SentAway
  | Banned
  | TooLate
  | NotForPeople
  | TooSoon
  | TooFast
  | ManyLookBack
  | TooManyGuesses
  | NoCodeFree
  | TooManyListed
  | Full
  | NotKept
  | NoTeam
  | Unprintable
  | NoName
  | BadSetup
  | BadNameGiven
  | NotFound
  | TooLarge;

export interface Sit {
  type: "sit";
  id?: number;
  seat: number;
  called?: string;
  alone?: boolean;
}

export interface Stand {
  type: "stand";
  id?: number;
  seat: number;
}

export interface SeatBot {
  type: "seat-bot";
  id?: number;
  seat: number;
  level: "easy" | "expert" | "hard" | "middle";
}

export interface Clear {
  type: "clear";
  id?: number;
  seat: number;
}

export interface Shift {
  type: "shift";
  id?: number;
  seat: number;
  to: number;
  person?: string | null;
}

export interface OrderByAge {
  type: "order-by-age";
  id?: number;
  youngest_first: number[];
}

export interface HandOver {
  type: "hand-over";
  id?: number;
  person: string;
}

export interface Remove {
  type: "remove";
  id?: number;
  person: string;
}

export interface Start {
  type: "start";
  id?: number;
}

export interface Commit {
  type: "commit";
  id?: number;
  commitment: string;
}

export interface Reveal {
  type: "reveal";
  id?: number;
  share: string;
}

export interface StandIn {
  type: "stand-in";
  id?: number;
  seat: number;
  on: boolean;
}

export interface Play {
  type: "play";
  id?: number;
  seat: number;
  number: number;
  move: unknown;
}

export interface Say {
  type: "say";
  id?: number;
  text: string;
  whisper?: boolean;
}

export interface React {
  type: "react";
  id?: number;
  face: "❤️" | "🏴‍☠️" | "👍" | "👏" | "💀" | "😂" | "😡" | "😮";
}

export interface Mute {
  type: "mute";
  id?: number;
  person: string;
  on: boolean;
}

export interface Watch {
  type: "watch";
  id?: number;
  on: boolean;
  made?: number | null;
}

export interface Pace {
  type: "pace";
  id?: number;
  pace: "brisk" | "slow" | "usual";
}

export interface Lead {
  type: "lead";
  id?: number;
  on: boolean;
}

export interface Direct {
  type: "direct";
  id?: number;
  move: unknown;
}

export interface Hold {
  type: "hold";
  id?: number;
  on: boolean;
}

export interface Extend {
  type: "extend";
  id?: number;
}

export interface Flag {
  type: "flag";
  id?: number;
}

export interface Back {
  type: "back";
  id?: number;
  on: number;
}

export interface Nudge {
  type: "nudge";
  id?: number;
}

export interface FormTeams {
  type: "form-teams";
  id?: number;
}

export interface Hurry {
  type: "hurry";
  id?: number;
}

export interface Follow {
  type: "follow";
  id?: number;
}

export interface Again {
  type: "again";
  id?: number;
  game?: string | null;
}

export interface Update {
  type: "update";
  n: number;
  made: number;
  now: number;
  deadline: number | null;
  to_act: number[];
  table?: TableView;
  seats: SeatView[];
  result?: Result;
}

export interface TableView {
  id: string;
  code: string;
  game: string;
  version: number;
  open: boolean;
  setup: unknown;
  move_seconds: number | null;
  host: string | null;
  chairs: ChairView[];
  brought: Brought | null;
  youngest_first: number[];
  people: number;
  may_sit_out: boolean;
  pace: "brisk" | "slow" | "usual";
  lead: boolean;
  levels: ("easy" | "expert" | "hard" | "middle")[];
  onlookers: number;
  screen: boolean;
  backers: Backer[];
  notices: Notice[];
  called: Called[];
  sealed: Sealed | null;
  shares: SharedBy[];
  starting: boolean;
  started: boolean;
  held: boolean;
  over: boolean;
  next: string | null;
  next_game: string | null;
  evening: Evening;
  practice: Practice | null;
  stopped: Refusal | null;
  changed: string[];
}

export interface ChairView {
  people: Person[];
  bot: ("easy" | "expert" | "hard" | "middle") | null;
  stand_in: boolean;
  name: string;
  room: boolean;
  until_back: boolean;
}

export interface Person {
  id: string;
  name: string;
  here: boolean;
}

export interface Brought {
  person: string;
  title: string;
  questions: number;
  alone: boolean;
}

export interface Backer {
  person: string;
  name: string;
  won: number;
  on: number | null;
}

export interface Notice {
  made: number;
  kind:
    | "back"
    | "bot-plays"
    | "came"
    | "came-along"
    | "host"
    | "joined"
    | "late"
    | "left"
    | "left-team"
    | "now-easy"
    | "now-expert"
    | "now-hard"
    | "now-middle"
    | "plays-again"
    | "sent-away";
  name: string;
  seat: number | null;
}

export interface Called {
  made: number;
  seat: number;
  name: string;
}
/**
 * What the server has committed itself to before it knew anyone's share (docs/fairness.md).
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Sealed".
 */
export interface Sealed {
  table: string;
  commitment: string;
}

export interface SharedBy {
  person: string;
  commitment: string;
  share: string;
}

export interface Evening {
  games: number;
  scores: Score[];
}

export interface Score {
  person: string;
  name: string;
  wins: number;
  called: string;
}

export interface Practice {
  table: string;
  seat: number;
  step: number;
}

export interface Refusal {
  type: string;
}

export interface SeatView {
  seat: number | null;
  number: number;
  view: unknown;
  moves: unknown[];
}

export interface Result {
  winners: number[];
  scores: number[];
  ending: Ending;
}

export interface Ending {
  type: string;
}

export interface Talk {
  type: "talk";
  lines: Line[];
  fresh: boolean;
}

export interface Line {
  person: string;
  name: string;
  text: string;
  whisper: boolean;
}

export interface Reacted {
  type: "reacted";
  person: string;
  face: string;
}

export interface Nudged {
  type: "nudged";
}

export interface SceneOver {
  type: "scene-over";
  made: number;
}

export interface Done {
  type: "done";
  id: number;
}

export interface Refused {
  type: "refused";
  id: number;
  why: Refusal;
  sentence: string;
  clause: string;
}

export interface GameOver {
  type: "game-over";
}

export interface NotYourTurn {
  type: "not-your-turn";
}

export interface NotAMove {
  type: "not-a-move";
}

export interface NotUnderstood {
  type: "not-understood";
  problem: string;
}

export interface AnotherSite {
  type: "another-site";
}

export interface NotCalledThat {
  type: "not-called-that";
  name: string;
}

export interface Broken {
  type: "broken";
}

export interface NoSuchTable {
  type: "no-such-table";
}

export interface NoSuchSeat {
  type: "no-such-seat";
}

export interface NoSuchPerson {
  type: "no-such-person";
}

export interface SeatTaken {
  type: "seat-taken";
}

export interface NothingToBring {
  type: "nothing-to-bring";
}

export interface NothingToBack {
  type: "nothing-to-back";
}

export interface PlaysAlready {
  type: "plays-already";
}

export interface KeepsNoQuestions {
  type: "keeps-no-questions";
}

export interface NoSuchLevel {
  type: "no-such-level";
}

export interface JustTaken {
  type: "just-taken";
  name: string;
}

export interface NameTaken {
  type: "name-taken";
}

export interface BotAtIt {
  type: "bot-at-it";
}

export interface NoAdvice {
  type: "no-advice";
}

export interface NothingToDecide {
  type: "nothing-to-decide";
}

export interface NoCoach {
  type: "no-coach";
}

export interface NoOpinion {
  type: "no-opinion";
}

export interface NotThatShare {
  type: "not-that-share";
}

export interface NotYourSeat {
  type: "not-your-seat";
}

export interface HostOnly {
  type: "host-only";
}

export interface AlreadyStarted {
  type: "already-started";
}

export interface NothingToFlag {
  type: "nothing-to-flag";
}

export interface NoClock {
  type: "no-clock";
}

export interface NotStarted {
  type: "not-started";
}

export interface OlderRules {
  type: "older-rules";
  began: number;
  now: number;
}

export interface RulesNotHere {
  type: "rules-not-here";
}

export interface OtherEdition {
  type: "other-edition";
  content: string;
  began: string;
  now: string;
}

export interface ContentGone {
  type: "content-gone";
  problem: string;
}

export interface TableEnded {
  type: "table-ended";
}

export interface LaidAnew {
  type: "laid-anew";
}

export interface SomebodyPlays {
  type: "somebody-plays";
}

export interface NotOver {
  type: "not-over";
}

export interface NoNextTable {
  type: "no-next-table";
}

export interface OnlyASocket {
  type: "only-a-socket";
}

export interface NoSuchGame {
  type: "no-such-game";
}

export interface NobodySits {
  type: "nobody-sits";
}

export interface NoAges {
  type: "no-ages";
}

export interface SentAway {
  type: "sent-away";
}

export interface Banned {
  type: "banned";
}

export interface TooLate {
  type: "too-late";
}

export interface NotForPeople {
  type: "not-for-people";
}

export interface TooSoon {
  type: "too-soon";
}

export interface TooFast {
  type: "too-fast";
}

export interface ManyLookBack {
  type: "many-look-back";
}

export interface TooManyGuesses {
  type: "too-many-guesses";
}

export interface NoCodeFree {
  type: "no-code-free";
}

export interface TooManyListed {
  type: "too-many-listed";
  most: number;
}

export interface Full {
  type: "full";
}

export interface NotKept {
  type: "not-kept";
}

export interface NoTeam {
  type: "no-team";
}

export interface Unprintable {
  type: "unprintable";
}

export interface NoName {
  type: "no-name";
}

export interface BadSetup {
  type: "bad-setup";
  problem: string;
}

export interface BadNameGiven {
  type: "bad-name-given";
  problem: string;
}

export interface NotFound {
  type: "not-found";
}

export interface TooLarge {
  type: "too-large";
  most: number;
}

export interface MoveGroup {
  move: string;
  size: number;
  fields: {
    [k: string]: unknown[];
  };
}

export interface Advice {
  move: unknown;
  worth: number | null;
  chance:
    (StandingBidHolds | OwnBidHolds | GobletIsSafe | GlassIsGood | BetPays | ChapterIsTold) | null;
  saying: unknown;
}

export interface StandingBidHolds {
  type: "standing-bid-holds";
  chance: number;
  bid: Bid;
  by_dice: number | null;
}

export interface Bid {
  type: "bid";
  count: number;
  face: number;
}

export interface OwnBidHolds {
  type: "own-bid-holds";
  chance: number;
  bid: Bid;
  by_dice: number | null;
}

export interface GobletIsSafe {
  type: "goblet-is-safe";
  chance: number;
  goblet: number;
}

export interface GlassIsGood {
  type: "glass-is-good";
  chance: number;
  glass: number;
}

export interface BetPays {
  type: "bet-pays";
  chance: number;
  slots: number[];
}

export interface ChapterIsTold {
  type: "chapter-is-told";
  chance: number;
  chapter: number;
}

export interface Coached {
  done: number;
  of: number;
  report: Report | null;
}

export interface Report {
  version: number;
  game: string;
  rules: number;
  reference: Reference;
  seats: SeatReport[];
}

export interface Reference {
  bot: string;
  limits: (
    | "characters"
    | "guesses"
    | "hurried"
    | "model"
    | "moved-for"
    | "parts"
    | "powers"
    | "practice"
    | "seats"
    | "shared"
    | "solved"
    | "survival"
    | "unfinished"
  )[];
}

export interface SeatReport {
  seat: number;
  decisions: Decision[];
  parts: Part[];
  balance: Balance | null;
  accuracy: number | null;
  moments: Moment[];
}

export interface Decision {
  seat: number;
  event: number;
  step: number;
  move: unknown;
  favourite: unknown;
  weight: number;
  worth: number;
  reference: number;
  error: number;
  cost: number;
  at_stake: number;
  verdict: "best" | "blunder" | "fine" | "slip";
  unsure: boolean;
  chance:
    (StandingBidHolds | OwnBidHolds | GobletIsSafe | GlassIsGood | BetPays | ChapterIsTold) | null;
  mover: ("bot" | "clock") | null;
  why: (DiceReason | GobletReason | GlassReason | WagerReason | BookReason) | null;
  blur: number;
}

export interface DiceReason {
  type: "dice-reason";
  standing: BidOdds | null;
  made: BidOdds | null;
  better: BidOdds | null;
}

export interface BidOdds {
  bid: Bid;
  holds: number;
  by_dice: number;
  doubted: number | null;
}

export interface GobletReason {
  type: "goblet-reason";
  made: Drinking;
  better: Drinking;
}

export interface Drinking {
  goblet: number;
  often: number;
  pays: number;
  plan: unknown[];
}

export interface GlassReason {
  type: "glass-reason";
  made: Tasting;
  better: Tasting;
}

export interface Tasting {
  glass: number;
  often: number;
  good: number;
  own: number;
  others: number;
  leads: number;
}

export interface WagerReason {
  type: "wager-reason";
  chances: number[];
  made: Betting;
  better: Betting;
}

export interface Betting {
  money: number;
}

export interface BookReason {
  type: "book-reason";
  made: Way;
  better: Way;
}

export interface Way {
  moves: unknown[];
  completes: string[];
  missing: number;
  lost: number;
  soon: number;
}

export interface Part {
  curve: Point[];
  turns: Turn[];
}

export interface Point {
  step: number;
  chance: number;
  error: number;
}

export interface Turn {
  step: number;
  change: number;
}

export interface Balance {
  result: number;
  own: number;
  others: number | null;
  luck: number;
}

export interface Moment {
  kind: "bluff" | "find" | "luck" | "mistake";
  event: number;
  step: number;
  amount: number;
}

export interface Finale {
  places: Place[];
  highlights: Highlight[];
  sentences: string[];
  fates: (Highlight | null)[];
}

export interface Place {
  place: number;
  seats: number[];
  score: number;
}

export interface Highlight {
  type: string;
}

export interface Found {
  id: string;
}

export interface BookShown {
  edition: string;
  printed: unknown;
  views: unknown[];
  problems: string[];
}

export interface GameListing {
  name: string;
  title: string;
  least: number;
  most: number;
  people: number;
  may_sit_out: boolean;
  options: {};
  elsewhere: FromElsewhere | null;
}

export interface FromElsewhere {
  line: Text;
  minutes: [number, number] | null;
  own_fields: string[];
  seat_fields: string[];
  view: {};
  moves: {};
}

export interface Text {
  en: string;
  fr: string;
  es: string;
}

export interface Invitation {
  link: string;
  qr: string;
}

export interface KeptStory {
  names: string[];
  steps: string[][];
  result: Result | null;
  ending: string;
}

export interface Me {
  id: string;
  name: string;
  token: string | null;
}

export interface Named {
  name: string;
}

export interface PackListing {
  name: string;
  title: Text;
  questions: number;
}

export interface NewTable {
  game: string;
  setup: {};
  open?: boolean;
  move_seconds?: number | null;
}

export interface OpenedTable {
  id: string;
  code: string;
}

export interface Sheet {
  text: string;
  title?: string;
  language?: "en" | "es" | "fr";
  alone?: boolean;
}

export interface SheetRead {
  questions: SheetQuestion[];
  problems: SheetProblem[];
  ignored: string[];
  may_keep: boolean;
}

export interface SheetQuestion {
  text: Text;
  answer: string;
  unit: Text;
  display: "number" | "year";
}

export interface SheetProblem {
  line: number;
  kind:
    | "boolean"
    | "brackets"
    | "cells"
    | "column-twice"
    | "day"
    | "empty"
    | "id-twice"
    | "low-high"
    | "missing"
    | "name"
    | "near"
    | "needs-day"
    | "needs-kind"
    | "no-question"
    | "no-text"
    | "not-csv"
    | "not-negative"
    | "not-toml"
    | "not-utf8"
    | "number"
    | "one-line"
    | "one-of"
    | "outside"
    | "quoted"
    | "rounded"
    | "too-long"
    | "too-many"
    | "top-near"
    | "top-text"
    | "top-unknown"
    | "twice"
    | "unknown"
    | "whole-year";
  about: string[];
  sentence: string;
}

export interface TryAgain {
  seat: number;
  step: number;
}

export interface Replay {
  game: string;
  setup: unknown;
  names: string[];
  called: Called[];
  steps: unknown[];
  to_act: number[][];
  result: Result | null;
}

export interface TableListing {
  id: string;
  code: string;
  game: string;
  started: boolean;
  over: boolean;
  stopped: boolean;
  people: string[];
  left: boolean;
  evening: Evening | null;
  story: Shelved | null;
}

export interface Shelved {
  book: string;
  stage: "bookmarked" | "lost" | "reading" | "told";
  begun: number;
  chapter: number;
  chapters: number;
  title: Text;
  miracles: number;
  specials: number;
  replayed: number[];
  since: unknown;
  setup: unknown;
}
