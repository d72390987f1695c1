// Written by script/types from the Python types. Change those.

export type Move =
  Guess | Bet | Lock | TimeUp | Unlock | Next | Wonder | Ask | Hunch | Skip | Close;

export type News =
  | Asked
  | Guessed
  | HadHunch
  | LockedIn
  | Unlocked
  | Sorted
  | Voided
  | Skipped
  | Closing
  | Placed
  | Answered
  | PaidOut
  | WentOn;

export type Refusal =
  | NotANumber
  | NothingToSkip
  | ClosesAlready
  | TooLong
  | BelowZero
  | TooManyBets
  | NoSuchSlot
  | NotChips
  | OverBank
  | GuessesAreIn
  | GuessesFirst
  | BetsAreClosed
  | WholeTime
  | LockedAlready
  | NotLocked
  | HasHunch
  | NotAnAsk
  | NotAHunch;

export type Ending = MostMoney | NobodyGuesses;

export type Highlight =
  | BestBet
  | Bullseye
  | WorstBet
  | CameBack
  | KnewBest
  | BestNose
  | BoldestBet
  | Streak
  | Unluckiest
  | MoneyMade;

export interface WitsAndWagersSetup {
  /**
   * How many sit at the table.
   */
  seats: number;
  /**
   * Questions in a game.
   */
  questions: number;
  /**
   * What is asked about; none named: everything.
   */
  categories: (
    | "animals"
    | "body"
    | "brands"
    | "everyday"
    | "food"
    | "geography"
    | "history"
    | "internet"
    | "inventions"
    | "language"
    | "music"
    | "numbers"
    | "science"
    | "screen"
    | "space"
    | "sport"
    | "stage"
  )[];
  /**
   * How difficult questions are; none named: all.
   */
  difficulties: ("easy" | "hard" | "medium")[];
  /**
   * Seconds to guess; 0: no limit; teams are advised 45.
   */
  guess_time: number;
  /**
   * Seconds to bet; 0: no limit; teams are advised 45.
   */
  bet_time: number;
  /**
   * Seconds that are allowed beyond the time shown.
   */
  grace_seconds: number;
  /**
   * Go on as soon as everyone is done, before the time is up.
   */
  end_early: boolean;
  /**
   * Bets are shown with the answer only.
   */
  secret_bets: boolean;
  /**
   * Wager chips not placed: not bet, or bet on one's own guess.
   */
  auto_place: "none" | "own-guess";
  /**
   * A tie goes to the seat with the youngest player, or is shared.
   */
  tiebreak: "shared" | "youngest";
  /**
   * Seats, from 1, by age; those not named are older than all that are.
   */
  youngest_first: number[];
  /**
   * The question packs, by name.
   */
  packs: string[];
  /**
   * Questions of the games before, as pack/id.
   */
  asked: string[];
  /**
   * Questions, as pack/id, whose difficulty guesses have shown to be this.
   */
  measured?: [string, "easy" | "hard" | "medium"][];
}

export interface Guess {
  type: "guess";
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  number: string;
}

export interface Bet {
  type: "bet";
  bets: Wager[];
}

export interface Wager {
  /**
   * 0 is smaller than all guesses; 1 is the smallest guess, and so on.
   */
  slot: number;
  chips: number;
}

export interface Lock {
  type: "lock";
}

export interface TimeUp {
  type: "time-up";
}

export interface Unlock {
  type: "unlock";
}

export interface Next {
  type: "next";
}

export interface Wonder {
  type: "wonder";
  level: "easy" | "hard" | "middle";
}

export interface Ask {
  type: "ask";
  pack: string;
  question: Question;
  left: number;
}

export interface Question {
  id: string;
  text: Text;
  answer: string;
  unit: Text;
  display: "number" | "year";
  category:
    | "animals"
    | "body"
    | "brands"
    | "everyday"
    | "food"
    | "geography"
    | "history"
    | "internet"
    | "inventions"
    | "language"
    | "music"
    | "numbers"
    | "science"
    | "screen"
    | "space"
    | "sport"
    | "stage";
  kind: "as_of" | "historical" | "timeless";
  as_of: string;
  source: string;
  low: string;
  high: string;
  negative: boolean;
  remark: Text;
  difficulty?: "easy" | "hard" | "medium";
  exact?: string;
}

export interface Text {
  en: string;
  fr: string;
  es: string;
}

export interface Hunch {
  type: "hunch";
  seat: number;
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  number: string;
}

export interface Skip {
  type: "skip";
  asked: number;
}

export interface Close {
  type: "close";
}

export interface WitsAndWagersView {
  seat: number | null;
  setup: WitsAndWagersSetup;
  news: (
    | Asked
    | Guessed
    | HadHunch
    | LockedIn
    | Unlocked
    | Sorted
    | Voided
    | Skipped
    | Closing
    | Placed
    | Answered
    | PaidOut
    | WentOn
  )[];
  phase: "asking" | "betting" | "guessing" | "over" | "shown";
  round: number;
  voids: number;
  asked: number;
  last: boolean;
  questions: number;
  card: QuestionCard | null;
  wondering: number | null;
  hunch: string | null;
  guess: string | null;
  locked: boolean[];
  mat: Slot[];
  bets: Wager[][];
  banks: number[];
  outcome: Outcome | null;
  history: number[][];
}

export interface Asked {
  type: "asked";
  round: number;
  card: QuestionCard;
}

export interface QuestionCard {
  text: Text;
  unit: Text;
  display: "number" | "year";
  category:
    | "animals"
    | "body"
    | "brands"
    | "everyday"
    | "food"
    | "geography"
    | "history"
    | "internet"
    | "inventions"
    | "language"
    | "music"
    | "numbers"
    | "science"
    | "screen"
    | "space"
    | "sport"
    | "stage";
  kind: "as_of" | "historical" | "timeless";
  as_of: string;
  negative: boolean;
}

export interface Guessed {
  type: "guessed";
  seat: number;
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  number: string;
}

export interface HadHunch {
  type: "had-hunch";
  seat: number;
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  number: string;
}

export interface LockedIn {
  type: "locked-in";
  seat: number;
}

export interface Unlocked {
  type: "unlocked";
  seat: number;
}

export interface Sorted {
  type: "sorted";
  mat: Slot[];
  display: "number" | "year";
}

export interface Slot {
  odds: number;
  number: string | null;
  seats: number[];
}

export interface Voided {
  type: "voided";
  round: number;
}

export interface Skipped {
  type: "skipped";
  round: number;
}

export interface Closing {
  type: "closing";
  round: number;
}

export interface Placed {
  type: "placed";
  seat: number;
  bets: Wager[];
  odds: number[];
  numbers: (string | null)[];
  display: "number" | "year";
}

export interface Answered {
  type: "answered";
  card: QuestionCard;
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  answer: string;
  slot: Slot;
  remark: Text;
  source: string;
}

export interface PaidOut {
  type: "paid-out";
  payouts: Payout[];
}

export interface Payout {
  won: number;
  lost: number;
  bonus: number;
  bank: number;
}

export interface WentOn {
  type: "went-on";
  seat: number;
}

export interface Outcome {
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  answer: string;
  /**
   * 0 is smaller than all guesses; 1 is the smallest guess, and so on.
   */
  slot: number;
  payouts: Payout[];
  remark: Text;
  source: string;
}

export interface NotANumber {
  type: "not-a-number";
}

export interface NothingToSkip {
  type: "nothing-to-skip";
}

export interface ClosesAlready {
  type: "closes-already";
}

export interface TooLong {
  type: "too-long";
  whole: number;
  places: number;
}

export interface BelowZero {
  type: "below-zero";
}

export interface TooManyBets {
  type: "too-many-bets";
  most: number;
}

export interface NoSuchSlot {
  type: "no-such-slot";
  last: number;
}

export interface NotChips {
  type: "not-chips";
  chip: number;
}

export interface OverBank {
  type: "over-bank";
  bank: number;
}

export interface GuessesAreIn {
  type: "guesses-are-in";
}

export interface GuessesFirst {
  type: "guesses-first";
}

export interface BetsAreClosed {
  type: "bets-are-closed";
}

export interface WholeTime {
  type: "whole-time";
}

export interface LockedAlready {
  type: "locked-already";
}

export interface NotLocked {
  type: "not-locked";
}

export interface HasHunch {
  type: "has-hunch";
}

export interface NotAnAsk {
  type: "not-an-ask";
}

export interface NotAHunch {
  type: "not-a-hunch";
}

export interface MostMoney {
  type: "most-money";
  seats: number[];
  money: number;
  youngest: boolean;
}

export interface NobodyGuesses {
  type: "nobody-guesses";
  seats: number[];
  money: number;
  youngest: boolean;
}

export interface BestBet {
  type: "best-bet";
  seat: number;
  stake: number;
  odds: number;
  won: number;
  on: number[];
}

export interface Bullseye {
  type: "bullseye";
  seats: number[];
  question: Text;
  /**
   * An exact decimal, such as 42, 3.5 or -7.
   */
  answer: string;
  display: "number" | "year";
}

export interface WorstBet {
  type: "worst-bet";
  seat: number;
  lost: number;
}

export interface CameBack {
  type: "came-back";
  seat: number;
  behind: number;
}

export interface KnewBest {
  type: "knew-best";
  seat: number;
  guesses: number;
}

export interface BestNose {
  type: "best-nose";
  seat: number;
  won: number;
}

export interface BoldestBet {
  type: "boldest-bet";
  seat: number;
  risked: number;
  bank: number;
  won: number;
}

export interface Streak {
  type: "streak";
  seat: number;
  questions: number;
}

export interface Unluckiest {
  type: "unluckiest";
  seat: number;
  times: number;
}

export interface MoneyMade {
  type: "money-made";
  seat: number;
  guesses: number;
  won: number;
  lost: number;
}

export type Setup = WitsAndWagersSetup;

export type View = WitsAndWagersView;
