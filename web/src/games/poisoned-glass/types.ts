// Written by script/types from the Python types. Change those.

export type Move = Spy | Pour | Look | Exchange | Leave | Choose | Drink | Refuse | Lot | Deal;

export type News =
  | LotDrawn
  | RoundDealt
  | Spied
  | Poured
  | Looked
  | Exchanged
  | LeftAlone
  | HandsPassed
  | SlippedIn
  | Chose
  | Announced
  | GlassOpened
  | HeartsLost
  | RoundOver
  | RolesPassed;

export type Refusal =
  | NoSuchGlass
  | AlreadySpied
  | NotInHand
  | GlassFull
  | NotVizzini
  | PowerSpent
  | SameGlass
  | LookFirst
  | DecideFirst
  | TopsChanged
  | VizziniLooks
  | AlreadyPoured
  | PourFirst
  | GlassTaken
  | NotALot
  | NotADeal;

export type Highlight = LuckiestSip | WorstSip | WisestRefusal | MissedCure | LastGlass | LastHeart;

export interface PoisonedGlassSetup {
  /**
   * How many sit at the table.
   */
  seats: number;
  /**
   * Hearts of each seat at the start.
   */
  starting_hearts: number;
  /**
   * As much antidote as poison: nothing happens, or it counts as one.
   */
  tie: "antidote" | "nothing" | "poison";
  /**
   * After Vizzini glasses are taken to the right, Wesley last; or to the left.
   */
  choose_order: "clockwise" | "reverse";
  /**
   * Whether Vizzini may look at two cards and then not exchange them.
   */
  vizzini_peek: "committed" | "look-then-decide";
  /**
   * Vizzini may use his power in his own turns, or while anyone pours.
   */
  vizzini_when: "any-time" | "own-turn";
  /**
   * The game ends as soon as a seat has no heart, or after that round.
   */
  end_check: "immediate" | "round-end";
  /**
   * With two seats: the card left over is out, or goes on the glass with 3.
   */
  two_player_last_card: "fills-glass" | "removed";
}

export interface Spy {
  type: "spy";
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
}

export interface Pour {
  type: "pour";
  /**
   * Above 0 an antidote of that value, below 0 a poison.
   */
  card: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
}

export interface Look {
  type: "look";
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  one: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  other: number;
  /**
   * Items: Follows a card on the table: first cards by glass, then as poured.
   */
  ids?: number[];
}

export interface Exchange {
  type: "exchange";
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  one: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  other: number;
  /**
   * Items: Follows a card on the table: first cards by glass, then as poured.
   */
  ids?: number[];
}

export interface Leave {
  type: "leave";
}

export interface Choose {
  type: "choose";
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
}

export interface Drink {
  type: "drink";
}

export interface Refuse {
  type: "refuse";
}

export interface Lot {
  type: "lot";
  wesley: number;
}

export interface Deal {
  type: "deal";
  /**
   * Items: Above 0 an antidote of that value, below 0 a poison.
   */
  glasses: number[];
  hands: number[][];
  /**
   * Above 0 an antidote of that value, below 0 a poison.
   */
  removed: number;
}

export interface PoisonedGlassView {
  seat: number | null;
  setup: PoisonedGlassSetup;
  news: (
    | LotDrawn
    | RoundDealt
    | Spied
    | Poured
    | Looked
    | Exchanged
    | LeftAlone
    | HandsPassed
    | SlippedIn
    | Chose
    | Announced
    | GlassOpened
    | HeartsLost
    | RoundOver
    | RolesPassed
  )[];
  round: number;
  phase: "choose" | "deal" | "drink" | "fill" | "over" | "spy";
  turn: number | null;
  wesley: number | null;
  vizzini: number | null;
  hearts: number[];
  /**
   * Items: Above 0 an antidote of that value, below 0 a poison.
   */
  hand: number[];
  left: number[];
  passed: number[][];
  passes: number;
  glasses: SeenGlass[];
  spyings: number;
  power: "looking" | "spent" | "unspent";
  /**
   * Items: 0 is glass A, 1 is B, and so on.
   */
  tops: number[];
  poured: boolean;
  removed: boolean;
  announced: (boolean | null)[];
}

export interface LotDrawn {
  type: "lot-drawn";
  wesley: number;
}

export interface RoundDealt {
  type: "round-dealt";
  round: number;
  wesley: number;
  vizzini: number;
  highest: number;
  glasses: number;
  each: number;
  removed: boolean;
}

export interface Spied {
  type: "spied";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  /**
   * Follows a card on the table: first cards by glass, then as poured.
   */
  id: number;
  card: number | null;
}

export interface Poured {
  type: "poured";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  /**
   * Follows a card on the table: first cards by glass, then as poured.
   */
  id: number;
  card: number | null;
}

export interface Looked {
  type: "looked";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  one: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  other: number;
  /**
   * @minItems 2
   * @maxItems 2
   *
   * Items: Follows a card on the table: first cards by glass, then as poured.
   */
  ids: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number | null, number | null];
}

export interface Exchanged {
  type: "exchanged";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  one: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  other: number;
  /**
   * @minItems 2
   * @maxItems 2
   *
   * Items: Follows a card on the table: first cards by glass, then as poured.
   */
  ids: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number | null, number | null];
}

export interface LeftAlone {
  type: "left-alone";
  seat: number;
}

export interface HandsPassed {
  type: "hands-passed";
  cards: number;
}

export interface SlippedIn {
  type: "slipped-in";
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  /**
   * Follows a card on the table: first cards by glass, then as poured.
   */
  id: number;
}

export interface Chose {
  type: "chose";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  last: boolean;
}

export interface Announced {
  type: "announced";
  seat: number;
  drinks: boolean;
}

export interface GlassOpened {
  type: "opened";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  cards: Shown[];
  antidote: number;
  halves: number;
  poison: number;
  more: "antidote" | "neither" | "poison";
}

export interface Shown {
  /**
   * Follows a card on the table: first cards by glass, then as poured.
   */
  id: number;
  /**
   * Above 0 an antidote of that value, below 0 a poison.
   */
  card: number;
  seat: number | null;
}

export interface HeartsLost {
  type: "hearts-lost";
  seat: number;
  drank: boolean;
  losers: number[];
  hearts: number[];
}

export interface RoundOver {
  type: "round-over";
  round: number;
  unopened: Unopened[];
}

export interface Unopened {
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  cards: Shown[];
}

export interface RolesPassed {
  type: "roles-passed";
  wesley: number;
  vizzini: number;
}

export interface SeenGlass {
  cards: SeenDose[];
  taker: number | null;
  opened: boolean;
}

export interface SeenDose {
  /**
   * Follows a card on the table: first cards by glass, then as poured.
   */
  id: number;
  card: number | null;
  how: ("counted" | "exchanged" | "passed" | "poured" | "revealed" | "spied") | null;
  /**
   * Items: Above 0 an antidote of that value, below 0 a poison.
   */
  among: number[];
  seat: number | null;
  hand: number | null;
  spies: number[];
  looked: boolean;
}

export interface NoSuchGlass {
  type: "no-such-glass";
  last: string;
}

export interface AlreadySpied {
  type: "already-spied";
  glass: string;
}

export interface NotInHand {
  type: "not-in-hand";
}

export interface GlassFull {
  type: "glass-full";
  glass: string;
}

export interface NotVizzini {
  type: "not-vizzini";
  vizzini: number;
}

export interface PowerSpent {
  type: "power-spent";
}

export interface SameGlass {
  type: "same-glass";
}

export interface LookFirst {
  type: "look-first";
}

export interface DecideFirst {
  type: "decide-first";
  one: string;
  other: string;
}

export interface TopsChanged {
  type: "tops-changed";
}

export interface VizziniLooks {
  type: "vizzini-looks";
  one: string;
  other: string;
}

export interface AlreadyPoured {
  type: "already-poured";
}

export interface PourFirst {
  type: "pour-first";
}

export interface GlassTaken {
  type: "glass-taken";
  glass: string;
}

export interface NotALot {
  type: "not-a-lot";
}

export interface NotADeal {
  type: "not-a-deal";
}

export interface MostHearts {
  type: "most-hearts";
  winners: number[];
  hearts: number;
  broken: number[];
  rounds: number;
}

export interface LuckiestSip {
  type: "luckiest-sip";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  antidote: number;
  poison: number;
}

export interface WorstSip {
  type: "worst-sip";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  antidote: number;
  poison: number;
}

export interface WisestRefusal {
  type: "wisest-refusal";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  antidote: number;
  poison: number;
}

export interface MissedCure {
  type: "missed-cure";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  antidote: number;
  poison: number;
}

export interface LastGlass {
  type: "last-glass";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  antidote: number;
  poison: number;
  drank: boolean;
}

export interface LastHeart {
  type: "last-heart";
  seat: number;
  /**
   * 0 is glass A, 1 is B, and so on.
   */
  glass: number;
  antidote: number;
  poison: number;
  by: number;
}

export type Setup = PoisonedGlassSetup;

export type View = PoisonedGlassView;

export type Ending = MostHearts;
