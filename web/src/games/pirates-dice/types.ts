// Written by script/types from the Python types. Change those.

export type Move = Bid | Challenge | Roll;

export type News = RolledToStart | Rolled | Said | Revealed;

export type Refusal = NotAFace | TooFew | TooMany | TooLow | NoBidYet | NotARoll;

export type Highlight = BoldestBluff | WorstChallenge | ClosestCall | Comeback | WentOut;

export interface PiratesDiceSetup {
  /**
   * How many sit at the table.
   */
  seats: number;
  /**
   * Dice under each cup at the start.
   */
  dice: number;
  /**
   * Who opens after an elimination: the next to the left, or the winner.
   */
  eliminated_starter: "left" | "winner";
  /**
   * A bid may not name more dice than are in play.
   */
  bid_cap: boolean;
}

export interface Bid {
  type: "bid";
  count: number;
  face: number;
}

export interface Challenge {
  type: "challenge";
}

export interface Roll {
  type: "roll";
  hands: number[][];
}

export interface PiratesDiceView {
  seat: number | null;
  setup: PiratesDiceSetup;
  news: (RolledToStart | Rolled | Said | Revealed)[];
  left: number[];
  starter: number;
  turn: number | null;
  rolling: number[];
  dice: number[];
  bids: Said[];
}

export interface RolledToStart {
  type: "rolled-to-start";
  hands: number[][];
  tied: number[];
  first: number | null;
}

export interface Rolled {
  type: "rolled";
  starter: number;
}

export interface Said {
  type: "said";
  seat: number;
  bid: Bid;
}

export interface Revealed {
  type: "revealed";
  challenger: number;
  bidder: number;
  bid: Bid;
  hands: number[][];
  count: number;
  loser: number;
  left: number;
}

export interface NotAFace {
  type: "not-a-face";
}

export interface TooFew {
  type: "too-few";
}

export interface TooMany {
  type: "too-many";
  most: number;
}

export interface TooLow {
  type: "too-low";
  standing: Bid;
}

export interface NoBidYet {
  type: "no-bid-yet";
}

export interface NotARoll {
  type: "not-a-roll";
}

export interface LastWithDice {
  type: "last-with-dice";
  winner: number;
  dice: number;
}

export interface BoldestBluff {
  type: "boldest-bluff";
  seat: number;
  bid: Bid;
  count: number;
}

export interface WorstChallenge {
  type: "worst-challenge";
  seat: number;
  bid: Bid;
  count: number;
}

export interface ClosestCall {
  type: "closest-call";
  seat: number;
  bid: Bid;
}

export interface Comeback {
  type: "comeback";
  seat: number;
  left: number;
  most: number;
}

export interface WentOut {
  type: "went-out";
  seat: number;
  round: number;
}

export type Setup = PiratesDiceSetup;

export type View = PiratesDiceView;

export type Ending = LastWithDice;
