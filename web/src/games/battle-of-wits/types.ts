// Written by script/types from the Python types. Change those.

export type Move = Become | Whoever | Pour | Bid | Immunity | Switch | Take | Ready | Lot | Deal;

export type News =
  | Poured
  | BidLaid
  | MadeImmune
  | Switched
  | DayBroke
  | BidsOpened
  | Kept
  | HandedOn
  | Took
  | Drank
  | Began
  | Settled
  | Became
  | LeftOpen
  | LotDrawn
  | SeriesStands
  | SaidReady;

export type Refusal =
  | CharacterTaken
  | TeamFull
  | NotInHand
  | SicilianBid
  | NoSuchGoblet
  | SameGoblet
  | NoPower
  | CardsFirst
  | ChooseNow
  | NotALot
  | NotADeal;

export type Ending = Survivors | HighestTotal | TeamsCounted | SeriesWon | LastStanding;

export type Highlight = LuckiestGoblet | DearestDeath | DeadliestHand | GobletDrunk;

export interface BattleOfWitsSetup {
  /**
   * How many sit at the table.
   */
  seats: number;
  /**
   * One game; most wins in three or five; or survivors play on until one is left, while with mostly-dead those who are out play a game of their own.
   */
  series: "best-of-five" | "best-of-three" | "last-standing" | "mostly-dead" | "one-game";
  /**
   * Who wins a game: all who live; who lives with the most wine over poison; or the team of characters with the most survivors.
   */
  winner: "highest-total" | "survivors" | "teams";
  /**
   * What a highest total subtracts: all poison in the goblet, or only what Immunity did not make harmless.
   */
  total: "all-poison" | "harmful-poison";
  /**
   * Several lead at the end: they share the win, or play on until one does.
   */
  tie: "play-off" | "shared";
  /**
   * What teams compare: survivors, their share of the team, or the dead.
   */
  team_score: "fewest-dead" | "share" | "survivors";
  /**
   * No Sicilian cards.
   */
  luckless: boolean;
  /**
   * Odorless and tasteless: no dealer's reveals.
   */
  odorless: boolean;
  /**
   * A goblet stands before each seat.
   */
  round_table: boolean;
  /**
   * Everyone may choose a character before play, or they go with the seats.
   */
  characters: "chosen" | "seated";
  /**
   * The seat that deals first, from 1; 0 draws lots.
   */
  dealer: number;
  /**
   * Hands with six seats: the cards 3 to 7, or all seven.
   */
  six_hand: "full" | "short";
  /**
   * The Sicilian card that is Immunity; the other one is Switch.
   */
  immunity_card: "eight" | "nine";
  /**
   * Nobody may look again at cards they have laid face-down.
   */
  memory: boolean;
}

export interface Become {
  type: "become";
  character:
    | "Albino"
    | "Buttercup"
    | "Count Rugen"
    | "Fezzik"
    | "Grandfather"
    | "Grandson"
    | "Inigo Montoya"
    | "Man in Black"
    | "Miracle Max"
    | "Prince Humperdinck"
    | "Vizzini"
    | "Yellin";
}

export interface Whoever {
  type: "whoever";
}

export interface Pour {
  type: "pour";
  card: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  sicilian: boolean;
}

export interface Bid {
  type: "bid";
  card: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
}

export interface Immunity {
  type: "immunity";
}

export interface Switch {
  type: "switch";
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  one: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  other: number;
}

export interface Take {
  type: "take";
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
}

export interface Ready {
  type: "ready";
}

export interface Lot {
  type: "lot";
  dealer: number;
}

export interface Deal {
  type: "deal";
  cards: number[];
}

export interface BattleOfWitsView {
  seat: number | null;
  setup: BattleOfWitsSetup;
  news: (
    | Became
    | LeftOpen
    | LotDrawn
    | Began
    | Poured
    | BidLaid
    | MadeImmune
    | Switched
    | DayBroke
    | BidsOpened
    | Kept
    | HandedOn
    | Took
    | Drank
    | Settled
    | SeriesStands
    | SaidReady
  )[];
  characters: (
    | "Albino"
    | "Buttercup"
    | "Count Rugen"
    | "Fezzik"
    | "Grandfather"
    | "Grandson"
    | "Inigo Montoya"
    | "Man in Black"
    | "Miracle Max"
    | "Prince Humperdinck"
    | "Vizzini"
    | "Yellin"
  )[];
  wishes: (
    | (
        | "Albino"
        | "Buttercup"
        | "Count Rugen"
        | "Fezzik"
        | "Grandfather"
        | "Grandson"
        | "Inigo Montoya"
        | "Man in Black"
        | "Miracle Max"
        | "Prince Humperdinck"
        | "Vizzini"
        | "Yellin"
      )
    | null
  )[];
  series: Series;
  rows: SeenRow[];
  hand: number[];
  sicilian: number;
  ready: number[];
}

export interface Became {
  type: "became";
  seat: number;
  character:
    | "Albino"
    | "Buttercup"
    | "Count Rugen"
    | "Fezzik"
    | "Grandfather"
    | "Grandson"
    | "Inigo Montoya"
    | "Man in Black"
    | "Miracle Max"
    | "Prince Humperdinck"
    | "Vizzini"
    | "Yellin";
}

export interface LeftOpen {
  type: "left-open";
  seat: number;
}

export interface LotDrawn {
  type: "lot-drawn";
  dealer: number;
}

export interface Began {
  type: "began";
  game: number;
  seats: number[];
  dealer: number;
  first: number;
  hand: number[];
  sicilian: boolean;
  row: number;
}

export interface Poured {
  type: "poured";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  card: number | null;
  sicilian: boolean;
  row: number;
}

export interface BidLaid {
  type: "bid-laid";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  card: number | null;
  row: number;
}

export interface MadeImmune {
  type: "made-immune";
  seat: number;
  row: number;
}

export interface Switched {
  type: "switched";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  one: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  other: number;
  row: number;
}

export interface DayBroke {
  type: "day-broke";
  dealer: number;
  cards: (Laid | null)[];
  row: number;
}

export interface Laid {
  seat: number;
  card: number;
  sicilian: boolean;
}

export interface BidsOpened {
  type: "bids-opened";
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  bids: Laid[];
  totals: [number, number][];
  winner: number | null;
  row: number;
}

export interface Kept {
  type: "kept";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  row: number;
}

export interface HandedOn {
  type: "handed-on";
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  seat: number | null;
  total: number;
  row: number;
}

export interface Took {
  type: "took";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  last: boolean;
  row: number;
}

export interface Drank {
  type: "drank";
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  seat: number;
  contents: Laid[];
  wine: number;
  poison: number;
  ignored: number;
  lives: boolean;
  by: "more" | "nearest" | "nothing";
  row: number;
}

export interface Settled {
  type: "settled";
  survivors: number[];
  row: number;
}

export interface SeriesStands {
  type: "series-stands";
  game: number;
  won: number[];
  wins: number[];
  playing: number[];
}

export interface SaidReady {
  type: "said-ready";
  seat: number;
}

export interface Series {
  game: number;
  wins: number[];
  playing: number[];
  dealers: number[];
  winners: number[] | null;
}

export interface SeenRow {
  seats: number[];
  dealer: number;
  turn: number | null;
  number: number;
  night: boolean;
  left: number[];
  sicilians: boolean[];
  goblets: SeenGoblet[];
  immune: number | null;
  switched: number | null;
  holders: (number | null)[];
  survivors: number[] | null;
}

export interface SeenGoblet {
  contents: Seen[];
  bids: Seen[];
  shown: number;
}

export interface Seen {
  seat: number;
  card: number | null;
  sicilian: boolean;
}

export interface CharacterTaken {
  type: "character-taken";
  character:
    | "Albino"
    | "Buttercup"
    | "Count Rugen"
    | "Fezzik"
    | "Grandfather"
    | "Grandson"
    | "Inigo Montoya"
    | "Man in Black"
    | "Miracle Max"
    | "Prince Humperdinck"
    | "Vizzini"
    | "Yellin";
}

export interface TeamFull {
  type: "team-full";
  team: number;
}

export interface NotInHand {
  type: "not-in-hand";
}

export interface SicilianBid {
  type: "sicilian-bid";
  card: number;
}

export interface NoSuchGoblet {
  type: "no-such-goblet";
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  last: number;
}

export interface SameGoblet {
  type: "same-goblet";
}

export interface NoPower {
  type: "no-power";
  power: "" | "immunity" | "switch";
}

export interface CardsFirst {
  type: "cards-first";
}

export interface ChooseNow {
  type: "choose-now";
  /**
   * Items: 0 is goblet A, 1 is B, and so on.
   */
  goblets: number[];
}

export interface NotALot {
  type: "not-a-lot";
}

export interface NotADeal {
  type: "not-a-deal";
}

export interface Survivors {
  type: "survivors";
  seats: number[];
}

export interface HighestTotal {
  type: "highest-total";
  seats: number[];
  total: number;
}

export interface TeamsCounted {
  type: "teams-counted";
  team: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  living: [number, number];
}

export interface SeriesWon {
  type: "series-won";
  seats: number[];
  wins: number[];
  games: number;
}

export interface LastStanding {
  type: "last-standing";
  seats: number[];
  games: number;
}

export interface LuckiestGoblet {
  type: "luckiest-goblet";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  wine: number;
  poison: number;
  immune: boolean;
}

export interface DearestDeath {
  type: "dearest-death";
  seat: number;
  /**
   * 0 is goblet A, 1 is B, and so on.
   */
  goblet: number;
  bid: number;
}

export interface DeadliestHand {
  type: "deadliest-hand";
  seat: number;
  victims: number[];
  poison: number;
}

export interface GobletDrunk {
  type: "goblet-drunk";
  seat: number;
  wine: number;
  poison: number;
  lives: boolean;
}

export type Setup = BattleOfWitsSetup;

export type View = BattleOfWitsView;
