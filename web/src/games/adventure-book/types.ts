// Written by script/types from the Python types. Change those.

export type Move =
  | Step
  | Stride
  | EndMoving
  | Plan
  | Propose
  | GoAhead
  | LeaveIt
  | Trade
  | Agree
  | Decline
  | Complete
  | Act
  | PlaySpecial
  | UseMiracle
  | EndStory
  | Discard
  | Dodge
  | Suffer
  | LetBe
  | Take
  | Enough
  | Arrange
  | Give
  | Keep
  | Undo
  | GoOn
  | Bookmark
  | GoesFirst
  | ByLot
  | Whoever
  | SitOut
  | JoinIn
  | Deal
  | Draw
  | TurnPlot
  | Look
  | DrawHazard;

export type News =
  | MiracleFound
  | MiracleGained
  | Reshuffled
  | PutUnder
  | PlotTurned
  | PlotCancelled
  | Moved
  | BroughtIn
  | TakenOff
  | TrackMoved
  | ChorePlaced
  | ChoreReturned
  | HazardLaid
  | HazardFlared
  | HazardStruck
  | Wounded
  | Healed
  | HazardRetired
  | SquadMoved
  | PrinceDelayed
  | DoorLocked
  | DoorOpened
  | ChapterTold
  | Interrupted
  | FirstAnswered
  | ChapterOpened
  | TurnPassed
  | Planned
  | Proposed
  | Approved
  | Claimed
  | SatOut
  | JoinedIn
  | Undone
  | Stepped
  | MiracleUsed
  | Offered
  | Traded
  | Declined
  | Completed
  | Acted
  | Played
  | Drew
  | Discarded
  | Recovered
  | Gave
  | KeptAll
  | Looked
  | PlotLetBe
  | Dodged
  | SquadStood
  | WantsOn
  | BookmarkPut;

export type Refusal =
  | NotInHand
  | WrongPayment
  | NotMoved
  | NoWay
  | GateClosed
  | SpaceBlocked
  | KeptApart
  | NobodyRides
  | NoMoreSteps
  | PlannedAlready
  | ProposedAlready
  | TradedAlready
  | OfferedAlready
  | NoSuchTrade
  | NotInTheirHand
  | LikeForLike
  | AnswerFirst
  | CompletedAlready
  | ComesLater
  | NotMet
  | OncePerTurn
  | StillMoving
  | NotPlayable
  | NoMiracle
  | NothingToUndo
  | LastToTell
  | NotADeal
  | NotOnTop;

export type Ending = BookTold | StoryLost | Bookmarked;

export type Highlight = MostCompleted | MostDodged | MostGiven | ChallengesMet;

export interface AdventureBookSetup {
  /**
   * How many sit at the table.
   */
  seats: number;
  /**
   * How hard the chapters are: as they are meant, or harder.
   */
  difficulty: "brave" | "gentle";
  /**
   * How often an interrupted chapter is read again.
   */
  replays: "one-per-chapter" | "one-per-evening" | "one-per-game";
  /**
   * The chapter the story starts with, from 1.
   */
  chapter: number;
  /**
   * The seat that begins each chapter, from 1; 0 asks the table.
   */
  first: number;
  /**
   * The book that is read.
   */
  book: "house";
  campaign: Campaign;
}

export interface Campaign {
  chapter: number;
  miracles: number;
  replayed: boolean;
  specials: string[];
}

export interface Step {
  type: "step";
  who: string;
  to: string;
  cards: string[];
  riding: boolean;
}

export interface Stride {
  type: "stride";
  who: string;
  via: string;
  to: string;
  riding: boolean;
}

export interface EndMoving {
  type: "end-moving";
}

export interface Plan {
  type: "plan";
  challenge: string;
  why: "" | "danger" | "near" | "prepares";
}

export interface Propose {
  type: "propose";
  challenge: string;
}

export interface GoAhead {
  type: "go-ahead";
}

export interface LeaveIt {
  type: "leave-it";
}

export interface Trade {
  type: "trade";
  seat: number;
  give: string;
  take: string;
}

export interface Agree {
  type: "agree";
}

export interface Decline {
  type: "decline";
}

export interface Complete {
  type: "complete";
  challenge: string;
  cards: string[];
}

export interface Act {
  type: "act";
  action: string;
  cards: string[];
  target: string;
}

export interface PlaySpecial {
  type: "play-special";
  card: string;
}

export interface UseMiracle {
  type: "use-miracle";
  deck: "special" | "story";
}

export interface EndStory {
  type: "end-story";
}

export interface Discard {
  type: "discard";
  card: string;
}

export interface Dodge {
  type: "dodge";
  card: string;
}

export interface Suffer {
  type: "suffer";
}

export interface LetBe {
  type: "let-be";
}

export interface Take {
  type: "take";
  card: string;
}

export interface Enough {
  type: "enough";
}

export interface Arrange {
  type: "arrange";
  cards: number[];
}

export interface Give {
  type: "give";
  card: string;
}

export interface Keep {
  type: "keep";
}

export interface Undo {
  type: "undo";
}

export interface GoOn {
  type: "go-on";
}

export interface Bookmark {
  type: "bookmark";
}

export interface GoesFirst {
  type: "goes-first";
  seat: number;
}

export interface ByLot {
  type: "by-lot";
}

export interface Whoever {
  type: "whoever";
}

export interface SitOut {
  type: "sit-out";
  seat: number;
}

export interface JoinIn {
  type: "join-in";
  seat: number;
}

export interface Deal {
  type: "deal";
  first: number;
  hands: string[][];
  hazards: string[];
}

export interface Draw {
  type: "draw";
  card: string;
}

export interface TurnPlot {
  type: "turn-plot";
  card: number;
}

export interface Look {
  type: "look";
  card: number;
}

export interface DrawHazard {
  type: "draw-hazard";
  kind: string;
}

export interface AdventureBookView {
  seat: number | null;
  setup: AdventureBookSetup;
  news: (
    | FirstAnswered
    | ChapterOpened
    | TurnPassed
    | Planned
    | Proposed
    | Approved
    | Claimed
    | SatOut
    | JoinedIn
    | Undone
    | Stepped
    | MiracleFound
    | MiracleUsed
    | MiracleGained
    | Offered
    | Traded
    | Declined
    | Completed
    | Acted
    | Played
    | Drew
    | Reshuffled
    | Discarded
    | Recovered
    | Gave
    | KeptAll
    | Looked
    | PutUnder
    | PlotTurned
    | PlotCancelled
    | PlotLetBe
    | Moved
    | BroughtIn
    | TakenOff
    | TrackMoved
    | ChorePlaced
    | ChoreReturned
    | HazardLaid
    | HazardFlared
    | HazardStruck
    | Dodged
    | Wounded
    | Healed
    | HazardRetired
    | SquadMoved
    | SquadStood
    | PrinceDelayed
    | DoorLocked
    | DoorOpened
    | ChapterTold
    | Interrupted
    | WantsOn
    | BookmarkPut
  )[];
  moment: "interrupted" | "over" | "telling" | "told";
  chapter: number;
  again: boolean;
  campaign: Campaign;
  first: number | null;
  turn: number;
  phase: "deal" | "discard" | "draw" | "first" | "move" | "plot" | "story";
  steps_left: number;
  board: Board;
  hands: string[][];
  away: number[];
  changing: number[];
  served: number[];
  decks: Decks;
  miracles: number;
  plot: number;
  due: Due[];
  offer: Offer | null;
  declined: Offer[];
  traded: boolean;
  plans: string[];
  acted: string[];
  asked: string[];
  agreed: string[];
  claims: Claim[];
  outcome: string;
  ready: number[];
  bookmarked: boolean;
  loose: LooseSeen | null;
  challenges: ChallengeSeen[];
  actions: ActionSeen[];
}

export interface FirstAnswered {
  type: "first-answered";
  seat: number;
  first: number | null;
  book: string;
  chapter: number;
}

export interface ChapterOpened {
  type: "chapter-opened";
  first: number;
  again: boolean;
  book: string;
  chapter: number;
}

export interface TurnPassed {
  type: "turn-passed";
  seat: number;
  book: string;
  chapter: number;
}

export interface Planned {
  type: "planned";
  seat: number;
  challenge: string;
  why: "" | "danger" | "near" | "prepares";
  along: number | null;
  book: string;
  chapter: number;
}

export interface Proposed {
  type: "proposed";
  seat: number;
  challenge: string;
  book: string;
  chapter: number;
}

export interface Approved {
  type: "approved";
  seat: number;
  book: string;
  chapter: number;
}

export interface Claimed {
  type: "claimed";
  seat: number;
  challenge: string;
  book: string;
  chapter: number;
}

export interface SatOut {
  type: "sat-out";
  seat: number;
  cards: string[];
  book: string;
  chapter: number;
}

export interface JoinedIn {
  type: "joined-in";
  seat: number;
  book: string;
  chapter: number;
}

export interface Undone {
  type: "undone";
  seat: number;
  book: string;
  chapter: number;
}

export interface Stepped {
  type: "stepped";
  seat: number;
  who: string[];
  to: string;
  cards: string[];
  book: string;
  chapter: number;
}

export interface MiracleFound {
  type: "miracle-found";
  who: string;
  miracles: number;
  book: string;
  chapter: number;
}

export interface MiracleUsed {
  type: "miracle-used";
  seat: number;
  deck: "special" | "story";
  book: string;
  chapter: number;
}

export interface MiracleGained {
  type: "miracle-gained";
  miracles: number;
  book: string;
  chapter: number;
}

export interface Offered {
  type: "offered";
  seat: number;
  to: number;
  give: string;
  take: string;
  book: string;
  chapter: number;
}

export interface Traded {
  type: "traded";
  seat: number;
  to: number;
  give: string;
  take: string;
  book: string;
  chapter: number;
}

export interface Declined {
  type: "declined";
  seat: number;
  book: string;
  chapter: number;
}

export interface Completed {
  type: "completed";
  seat: number;
  challenge: string;
  cards: string[];
  book: string;
  chapter: number;
}

export interface Acted {
  type: "acted";
  seat: number;
  action: string;
  cards: string[];
  target: string;
  book: string;
  chapter: number;
}

export interface Played {
  type: "played";
  seat: number;
  card: string;
  book: string;
  chapter: number;
}

export interface Drew {
  type: "drew";
  seat: number;
  deck: "special" | "story";
  cards: string[];
  book: string;
  chapter: number;
}

export interface Reshuffled {
  type: "reshuffled";
  cards: number;
  book: string;
  chapter: number;
}

export interface Discarded {
  type: "discarded";
  seat: number;
  cards: string[];
  book: string;
  chapter: number;
}

export interface Recovered {
  type: "recovered";
  seat: number;
  card: string;
  book: string;
  chapter: number;
}

export interface Gave {
  type: "gave";
  seat: number;
  to: number;
  card: string;
  book: string;
  chapter: number;
}

export interface KeptAll {
  type: "kept-all";
  seat: number;
  book: string;
  chapter: number;
}

export interface Looked {
  type: "looked";
  seat: number;
  cards: number[];
  book: string;
  chapter: number;
}

export interface PutUnder {
  type: "put-under";
  cards: number[];
  book: string;
  chapter: number;
}

export interface PlotTurned {
  type: "plot-turned";
  card: number;
  book: string;
  chapter: number;
}

export interface PlotCancelled {
  type: "plot-cancelled";
  card: number;
  book: string;
  chapter: number;
}

export interface PlotLetBe {
  type: "plot-let-be";
  seat: number;
  book: string;
  chapter: number;
}

export interface Moved {
  type: "moved";
  who: string[];
  to: string;
  book: string;
  chapter: number;
}

export interface BroughtIn {
  type: "brought-in";
  who: string;
  to: string;
  book: string;
  chapter: number;
}

export interface TakenOff {
  type: "taken-off";
  who: string;
  book: string;
  chapter: number;
}

export interface TrackMoved {
  type: "track-moved";
  counter: string;
  at: number;
  book: string;
  chapter: number;
}

export interface ChorePlaced {
  type: "chore-placed";
  space: string;
  left: number;
  book: string;
  chapter: number;
}

export interface ChoreReturned {
  type: "chore-returned";
  space: string;
  left: number;
  book: string;
  chapter: number;
}

export interface HazardLaid {
  type: "hazard-laid";
  space: string;
  kind: string;
  book: string;
  chapter: number;
}

export interface HazardFlared {
  type: "hazard-flared";
  space: string;
  kind: string;
  book: string;
  chapter: number;
}

export interface HazardStruck {
  type: "hazard-struck";
  who: string[];
  kind: string;
  icon: string;
  book: string;
  chapter: number;
}

export interface Dodged {
  type: "dodged";
  seat: number;
  card: string;
  book: string;
  chapter: number;
}

export interface Wounded {
  type: "wounded";
  wounds: number;
  book: string;
  chapter: number;
}

export interface Healed {
  type: "healed";
  wounds: number;
  book: string;
  chapter: number;
}

export interface HazardRetired {
  type: "hazard-retired";
  kind: string;
  book: string;
  chapter: number;
}

export interface SquadMoved {
  type: "squad-moved";
  squad: number;
  to: string;
  book: string;
  chapter: number;
}

export interface SquadStood {
  type: "squad-stood";
  seat: number;
  who: string;
  card: string;
  book: string;
  chapter: number;
}

export interface PrinceDelayed {
  type: "prince-delayed";
  who: string;
  by: string;
  book: string;
  chapter: number;
}

export interface DoorLocked {
  type: "door-locked";
  space: string;
  book: string;
  chapter: number;
}

export interface DoorOpened {
  type: "door-opened";
  space: string;
  book: string;
  chapter: number;
}

export interface ChapterTold {
  type: "chapter-told";
  book: string;
  chapter: number;
}

export interface Interrupted {
  type: "interrupted";
  defeat: string;
  again: boolean;
  book: string;
  chapter: number;
}

export interface WantsOn {
  type: "wants-on";
  seat: number;
  book: string;
  chapter: number;
}

export interface BookmarkPut {
  type: "bookmark-put";
  seat: number;
  book: string;
  chapter: number;
}

export interface Board {
  places: [string, string][];
  star: boolean;
  done: string[];
  tracks: [string, number][];
  chores: string[];
  hazards: [string, string][];
  retired: string[];
  wounds: number;
  squads: string[];
  doors: string[];
}

export interface Decks {
  story: string[];
  discard: string[];
  special: string[];
  plots: number[];
  plot_top: number[];
  plot_bottom: number[];
  plot_discard: number[];
}

export interface Due {
  seat: number;
  effect:
    | DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
    | SpecialMove
    | RecoverDiscard
    | PeekPlot
    | PlotDiscardToBottom
    | GatherCards
    | GainMiracle
    | CancelPlot
    | Walk
    | Strike
    | Beset
    | Proposal
    | StopPlot
    | Resolve
    | Gather
    | HandLimit
    | NextTurn
    | TurnPage;
}

export interface DrawStory {
  do: "draw_story";
  n: number;
}

export interface DrawSpecial {
  do: "draw_special";
  n: number;
}

export interface MustDiscard {
  do: "discard";
  n: number;
  who: "current";
}

export interface MoveTo {
  do: "move";
  who: string;
  to: string;
}

export interface BringIn {
  do: "place";
  who: string;
  to: string;
}

export interface TakeOff {
  do: "remove";
  who: string;
}

export interface Advance {
  do: "track";
  counter: string;
  by: number;
}

export interface March {
  do: "march";
  who: string;
  path: string;
  by: number;
}

export interface PlaceChore {
  do: "place_chore";
  to: string;
}

export interface ReturnChore {
  do: "return_chore";
  from: string;
}

export interface Stir {
  do: "hazard";
  to: string;
}

export interface Threat {
  do: "threat";
  icon: string;
}

export interface RetireHazard {
  do: "retire_hazard";
  kind: string;
}

export interface Heal {
  do: "heal";
  n: number;
}

export interface BruteSweep {
  do: "brute_sweep";
  to: string;
}

export interface BrutesHome {
  do: "brutes_home";
}

export interface PrinceWalks {
  do: "prince_walks";
}

export interface WeddingStep {
  do: "wedding_step";
}

export interface LockDoor {
  do: "lock_door";
}

export interface PlotAgain {
  do: "plot_again";
}

export interface If {
  do: "if";
  cond: (
    | At
    | AtTag
    | Together
    | Apart
    | OnBoard
    | IsDone
    | NotDone
    | TrackAtLeast
    | TrackLess
    | TrackGeCounter
    | OnTrack
    | PathAtLeast
    | NotBehind
    | ChoreAt
    | WoundsAtLeast
  )[];
  then: (
    | DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
  )[];
  else: (
    | DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
  )[];
}

export interface At {
  is: "at";
  who: string;
  space: string;
}

export interface AtTag {
  is: "at_tag";
  who: string;
  tag: string;
}

export interface Together {
  is: "together";
  who: string[];
}

export interface Apart {
  is: "apart";
  who: string[];
}

export interface OnBoard {
  is: "on_board";
  who: string;
}

export interface IsDone {
  is: "done";
  challenge: string;
}

export interface NotDone {
  is: "not_done";
  challenge: string;
}

export interface TrackAtLeast {
  is: "track_at_least";
  counter: string;
  n: number;
}

export interface TrackLess {
  is: "track_less";
  counter: string;
  n: number;
}

export interface TrackGeCounter {
  is: "track_ge_counter";
  counter: string;
  other: string;
}

export interface OnTrack {
  is: "on_track";
  counter: string;
}

export interface PathAtLeast {
  is: "path_at_least";
  who: string;
  path: string;
  n: number;
}

export interface NotBehind {
  is: "not_behind";
  who: string;
  path: string;
  other: string;
}

export interface ChoreAt {
  is: "chore_at";
  space: string;
}

export interface WoundsAtLeast {
  is: "wounds_at_least";
  n: number;
}

export interface Lose {
  do: "lose";
  id: string;
}

export interface SpecialMove {
  do: "special_move";
  characters: number;
  spaces: number;
}

export interface RecoverDiscard {
  do: "recover_discard";
  n: number;
  except: string | null;
}

export interface PeekPlot {
  do: "peek_plot";
  n: number;
}

export interface PlotDiscardToBottom {
  do: "plot_discard_to_bottom";
  n: number;
}

export interface GatherCards {
  do: "gather_cards";
  solo_draw_story: number;
}

export interface GainMiracle {
  do: "gain_miracle";
  else_draw_story: number;
}

export interface CancelPlot {
  do: "cancel_plot";
}

export interface Walk {
  do: "walk";
  characters: number;
  spaces: number;
  who: string;
  left: number;
  walked: string[];
  leaving: Step | null;
}

export interface Strike {
  do: "strike";
  icon: string;
  kind: string;
  who: string[];
}

export interface Beset {
  do: "beset";
  who: string;
}

export interface Proposal {
  do: "proposal";
  challenge: string;
  waiting: number[];
}

export interface StopPlot {
  do: "stop_plot";
  waiting: number[];
}

export interface Resolve {
  do: "resolve";
  card: number;
}

export interface Gather {
  do: "gather";
  waiting: number[];
}

export interface HandLimit {
  do: "hand_limit";
}

export interface NextTurn {
  do: "next_turn";
}

export interface TurnPage {
  do: "turn_page";
}

export interface Offer {
  to: number;
  give: string;
  take: string;
}

export interface Claim {
  challenge: string;
  seat: number;
}

export interface LooseSeen {
  seat: number;
  moves: (
    | Step
    | Stride
    | EndMoving
    | Plan
    | Propose
    | GoAhead
    | LeaveIt
    | Trade
    | Agree
    | Decline
    | Complete
    | Act
    | PlaySpecial
    | UseMiracle
    | EndStory
    | Discard
    | Dodge
    | Suffer
    | LetBe
    | Take
    | Enough
    | Arrange
    | Give
    | Keep
    | Undo
    | GoOn
    | Bookmark
    | GoesFirst
    | ByLot
    | Whoever
  )[];
  phase: "deal" | "discard" | "draw" | "first" | "move" | "plot" | "story";
  steps_left: number;
  miracles: number;
  offer: Offer | null;
  declined: Offer[];
  traded: boolean;
  plans: string[];
  acted: string[];
  asked: string[];
  agreed: string[];
  claims: Claim[];
  board: Board | null;
  hands: string[][] | null;
  decks: Decks | null;
  due: Due[] | null;
}

export interface ChallengeSeen {
  id: string;
  done: boolean;
  opened: boolean;
  met: boolean[];
  payable: boolean;
}

export interface ActionSeen {
  id: string;
  target: string;
  payable: boolean;
}

export interface NotInHand {
  type: "not-in-hand";
  cards: string[];
}

export interface WrongPayment {
  type: "wrong-payment";
  prices: [string, number][][];
}

export interface NotMoved {
  type: "not-moved";
  who: string;
}

export interface NoWay {
  type: "no-way";
  who: string;
  to: string;
}

export interface GateClosed {
  type: "gate-closed";
  who: string;
  challenge: string;
}

export interface SpaceBlocked {
  type: "space-blocked";
  space: string;
}

export interface KeptApart {
  type: "kept-apart";
  who: string;
  other: string;
}

export interface NobodyRides {
  type: "nobody-rides";
  who: string;
}

export interface NoMoreSteps {
  type: "no-more-steps";
  who: string;
}

export interface PlannedAlready {
  type: "planned-already";
}

export interface ProposedAlready {
  type: "proposed-already";
  challenge: string;
}

export interface TradedAlready {
  type: "traded-already";
}

export interface OfferedAlready {
  type: "offered-already";
}

export interface NoSuchTrade {
  type: "no-such-trade";
}

export interface NotInTheirHand {
  type: "not-in-their-hand";
  seat: number;
  card: string;
}

export interface LikeForLike {
  type: "like-for-like";
  card: string;
}

export interface AnswerFirst {
  type: "answer-first";
}

export interface CompletedAlready {
  type: "completed-already";
  challenge: string;
}

export interface ComesLater {
  type: "comes-later";
  challenge: string;
  after: string[];
}

export interface NotMet {
  type: "not-met";
  what: string;
  missing: number[];
}

export interface OncePerTurn {
  type: "once-per-turn";
  action: string;
}

export interface StillMoving {
  type: "still-moving";
}

export interface NotPlayable {
  type: "not-playable";
  card: string;
}

export interface NoMiracle {
  type: "no-miracle";
}

export interface NothingToUndo {
  type: "nothing-to-undo";
}

export interface LastToTell {
  type: "last-to-tell";
}

export interface NotADeal {
  type: "not-a-deal";
}

export interface NotOnTop {
  type: "not-on-top";
}

export interface BookTold {
  type: "book-told";
  chapters: number;
}

export interface StoryLost {
  type: "story-lost";
  book: string;
  chapter: number;
  defeat: string;
}

export interface Bookmarked {
  type: "bookmarked";
  campaign: Campaign;
}

export interface MostCompleted {
  type: "most-completed";
  seat: number;
  count: number;
}

export interface MostDodged {
  type: "most-dodged";
  seat: number;
  count: number;
}

export interface MostGiven {
  type: "most-given";
  seat: number;
  count: number;
}

export interface ChallengesMet {
  type: "challenges-met";
  seat: number;
  count: number;
}

export interface Book {
  cards: Cards;
  chapters: Chapter[];
}

export interface Cards {
  schema: 1;
  story: {
    [k: string]: number;
  };
  names: {
    [k: string]: Text;
  };
  plot: Numbers;
  rules: Limits;
  special: Special[];
}

export interface Text {
  en: string;
  fr: string;
  es: string;
}

export interface Numbers {
  from: number;
  to: number;
}

export interface Limits {
  hand_limit: number;
  deal: number | number[];
  draw_per_turn: number;
  free_moves: number;
  miracle_draw_story: number;
  miracle_draw_special: number;
  miracle_supply: number;
  challenge_counters: number;
}

export interface Special {
  id: string;
  name: Text;
  copies: number;
  kind: "effect" | "wild";
  timing: "plot_revealed" | "storytelling";
  text: Text | null;
  effect: (
    | DrawStory
    | DrawSpecial
    | SpecialMove
    | RecoverDiscard
    | PeekPlot
    | PlotDiscardToBottom
    | GatherCards
    | GainMiracle
    | CancelPlot
  )[];
}

export interface Chapter {
  schema: 1;
  chapter: Heading;
  frame: Frame | null;
  board: BoardMap;
  characters: {
    [k: string]: Character;
  };
  chores: Chores | null;
  hazards: Hazards | null;
  wounds: Wounds | null;
  brutes: Brutes | null;
  doors: Doors | null;
  tracks: {
    [k: string]: Track;
  };
  paths: {
    [k: string]: string[];
  };
  prince: Prince | null;
  wedding: Wedding | null;
  rule: Rule[];
  action: Action[];
  challenge: Challenge[];
  plot: Plot[];
  defeat: Defeat[];
}

export interface Heading {
  number: number;
  id: string;
  title: Text;
  first_player: Text;
  miracle_space: string;
}

export interface Frame {
  opening: Text;
  interruption: Text;
  again: Text;
  ending: Text;
}

export interface BoardMap {
  spaces: Space[];
  edges: [string, string][];
  gates: Gate[];
}

export interface Space {
  id: string;
  name: Text | null;
  number: number | null;
  x: number;
  y: number;
  tags: string[];
}

export interface Gate {
  who: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  edge: [string, string];
  opens: string;
}

export interface Character {
  control: "carried" | "players" | "plot";
  start: string;
  carrier: string | null;
  name: Text | null;
}

export interface Chores {
  total: number;
  placed: string[];
  worker: string;
}

export interface Hazards {
  counts: {
    [k: string]: number;
  };
  dodge: {
    [k: string]: string;
  };
  names: {
    [k: string]: Text;
  };
}

export interface Wounds {
  max: number;
}

export interface Brutes {
  squads: string[];
  home: string;
  back_to: string;
  shoo: Shoo;
  shoo_alt: {
    [k: string]: number;
  };
}

export interface Shoo {
  by: string[];
  cost: {
    [k: string]: number;
  };
}

export interface Doors {
  locked: string[];
  break_by: string;
  break_cost: {
    [k: string]: number;
  };
  pick_cost: {
    [k: string]: number;
  };
}

export interface Track {
  labels: Text[];
  counters: {
    [k: string]: number;
  };
  begin: Begin | null;
  names: {
    [k: string]: Text;
  };
}

export interface Begin {
  when: (
    | At
    | AtTag
    | Together
    | Apart
    | OnBoard
    | IsDone
    | NotDone
    | TrackAtLeast
    | TrackLess
    | TrackGeCounter
    | OnTrack
    | PathAtLeast
    | NotBehind
    | ChoreAt
    | WoundsAtLeast
  )[];
  set: {
    [k: string]: number;
  };
}

export interface Prince {
  who: string;
  delayed_by: string;
  before: Before;
  then_path: string;
}

export interface Before {
  until: string;
  path: string;
}

export interface Wedding {
  bride: string;
  groom: string;
  prince: string;
  until: string;
  bride_path: string;
  prince_path: string;
}

export interface Rule {
  id: string;
  text: Text;
  with: string | null;
  cost: {
    [k: string]: number;
  } | null;
  apart: string[];
}

export interface Action {
  id: string;
  name: Text;
  once_per_turn: boolean;
  when: (
    | At
    | AtTag
    | Together
    | Apart
    | OnBoard
    | IsDone
    | NotDone
    | TrackAtLeast
    | TrackLess
    | TrackGeCounter
    | OnTrack
    | PathAtLeast
    | NotBehind
    | ChoreAt
    | WoundsAtLeast
  )[];
  cost: {
    [k: string]: number;
  } | null;
  cost_any_of: {
    [k: string]: number;
  }[];
  effect: (
    | DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
  )[];
}

export interface Challenge {
  id: string;
  name: Text;
  story: Text;
  after: string[];
  requires: (
    | At
    | AtTag
    | Together
    | Apart
    | OnBoard
    | IsDone
    | NotDone
    | TrackAtLeast
    | TrackLess
    | TrackGeCounter
    | OnTrack
    | PathAtLeast
    | NotBehind
    | ChoreAt
    | WoundsAtLeast
  )[];
  cost: {
    [k: string]: number;
  };
  reward: (
    | DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
  )[];
}

export interface Plot {
  from: number;
  to: number;
  title: Text;
  text: Text;
  effect: (
    | DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
  )[];
}

export interface Defeat {
  id: string;
  text: Text;
  when: (
    | At
    | AtTag
    | Together
    | Apart
    | OnBoard
    | IsDone
    | NotDone
    | TrackAtLeast
    | TrackLess
    | TrackGeCounter
    | OnTrack
    | PathAtLeast
    | NotBehind
    | ChoreAt
    | WoundsAtLeast
  )[];
  on: "" | "effect" | "place_chore_with_empty_list";
}

export type Setup = AdventureBookSetup;

export type View = AdventureBookView;

export type Printed = Book;
