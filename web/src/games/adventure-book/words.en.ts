import { either, speak } from "../../lib/who";
import type { Phrases } from "./words.shared";

const { does, doing, label, name } = speak.en;

const there = (miracles: number) =>
  miracles === 1 ? "there is one now" : `there are ${miracles} now`;

export const en: Phrases = {
  options: {
    difficulty: {
      label: "Difficulty",
      help: "Gentle, as the chapters are meant; brave for those who know the story.",
      choices: { gentle: "Gentle", brave: "Brave" },
    },
    replays: {
      label: "Reading again",
      help: "How often an interrupted chapter is read again before the story is lost.",
      choices: {
        "one-per-game": "Once in the game",
        "one-per-evening": "Once, and once more after a bookmark",
        "one-per-chapter": "Once in each chapter",
      },
    },
    chapter: { label: "Chapter to start with", help: "A new story begins with the first." },
    first: {
      label: "Who goes first",
      help: "Each chapter asks the table; or the same seat begins them all.",
      choices: { 0: "the chapter asks" },
    },
    book: { label: "Book", help: "The book that is read.", choices: { house: "The house's own" } },
    campaign: {
      label: "Bookmark",
      help: "Where the story goes on.",
      said: ({ chapter }) => (chapter > 1 ? `The story goes on at chapter ${chapter}` : ""),
    },
  },
  score: (chapters) => (chapters === 1 ? "1 chapter told" : `${chapters} chapters told`),
  nothing: "nothing",
  card: (count) => (count === 1 ? "any card" : `any ${count} cards`),
  or: " or ",
  firstAnswered: (question, by, first) =>
    `${question} ${does(by, "answers", "answer")}: ${first ? name(first) : "by lot"}.`,
  opened: (chapter, title, again, by) =>
    `Chapter ${chapter}${again ? ", read again" : ""}: ${title}. ${does(by, "goes", "go")} first.`,
  next: (by) => `${does(by, "is", "are")} next.`,
  planned: (by, challenge, why, along, theirs) => {
    if (along && theirs)
      return `${does(by, "prepares", "prepare")} “${challenge}” for ${name(along)}.`;
    const company = along ? `, along with ${name(along)}` : "";
    return `${does(by, "aims", "aim")} for “${challenge}”${company}${why}.`;
  },
  why: { near: ": it takes the least", danger: ": it cannot wait" },
  proposed: (by, challenge) => `${does(by, "asks", "ask")} whether to complete “${challenge}”.`,
  approved: (by) => `${does(by, "says", "say")}: go ahead.`,
  claimed: (by, challenge) => `${does(by, "wants", "want")} to complete “${challenge}”.`,
  satOut: (by) => `${does(by, "tells", "tell")} no more for now.`,
  joinedIn: (by) => `${does(by, "tells", "tell")} along.`,
  undone: (by) => `${does(by, "takes", "take")} that back.`,
  stepped: (by, who, to) => `${does(by, "moves", "move")} ${who} to ${to}.`,
  steppedFor: (by, who, to, cards) =>
    either(
      by,
      `You discard ${cards} and move ${who} to ${to}.`,
      (other) => `${other} discards ${cards} and moves ${who} to ${to}.`,
    ),
  miracleFound: (who, miracles) => `${who} finds a Miracle: ${there(miracles)}.`,
  miracleUsed: (by, deck) =>
    `${does(by, "uses", "use")} a Miracle to draw ${deck === "story" ? "Story cards" : "a Special card"}.`,
  miracleGained: (miracles) => `A Miracle comes from the supply: ${there(miracles)}.`,
  offered: (by, to, give, take) =>
    `${does(by, "offers", "offer")} ${name(to)} ${give} for ${take}.`,
  traded: (by, give, take) => `${does(by, "agrees", "agree")}: ${give} for ${take}.`,
  declined: (by) => `${does(by, "would", "would")} rather not trade.`,
  completed: (by, challenge, cards, story) =>
    `${does(by, "completes", "complete")} “${challenge}” with ${cards}. ${story}`,
  acted: (by, action, cards) => `${label(by)}: “${action}”, with ${cards}.`,
  shooed: (by, space, cards) =>
    `${does(by, "drives", "drive")} the Brute Squad off ${space} with ${cards}.`,
  broke: (by, space, cards) => `${does(by, "opens", "open")} the lock at ${space} with ${cards}.`,
  played: (by, card) => `${does(by, "plays", "play")} “${card}”.`,
  drew: (by, cards) => `${does(by, "draws", "draw")} ${cards}.`,
  reshuffled: (cards) => `The discard pile is shuffled: ${cards} cards make a new Story deck.`,
  discarded: (by, cards) => `${does(by, "discards", "discard")} ${cards}.`,
  recovered: (by, card) => `${does(by, "takes", "take")} ${card} from the discard pile.`,
  gave: (by, to, card) => `${does(by, "gives", "give")} ${name(to)} ${card}.`,
  keptAll: (by) => `${does(by, "gives", "give")} nothing.`,
  looked: (by, cards) => `${does(by, "reads", "read")} on: the next Plot cards are ${cards}.`,
  putUnder: (cards) => `Under the Plot deck: ${cards}.`,
  plotTurned: (card, title, text) => `Plot card ${card}, “${title}”: ${text}`,
  plotCancelled: (card) => `Plot card ${card} comes to nothing.`,
  plotLetBe: (by) => `${does(by, "lets", "let")} it be.`,
  moved: (who, many, to) => `${who} ${many ? "go" : "goes"} to ${to}.`,
  broughtIn: (who, to) => `${who} joins the story at ${to}.`,
  takenOff: (who) => `${who} leaves the story.`,
  trackMoved: (counter, label) => `${counter}: ${label}.`,
  trackOf: (at, end) => `${at} of ${end}`,
  trackLeft: (left, end) => `${left === 1 ? "1 space" : `${left} spaces`} from ${end}`,
  trackEnd: (end) => `at ${end}`,
  chorePlaced: (space, left) => `A Chore lies on ${space}; ${left} left on the list.`,
  choreReturned: (space, left) => `The Chore on ${space} is done; ${left} on the list.`,
  hazardLaid: (hazard, space) => `${hazard} on ${space}!`,
  hazardFlared: (hazard, space) => `${hazard} on ${space} flares up!`,
  danger: (icon) => `Danger! A card of ${icon} wards it off.`,
  struck: (hazard, who, icon) => `${hazard} strikes ${who}! A card of ${icon} wards it off.`,
  dodged: (by, card) => `${does(by, "wards", "ward")} it off with ${card}.`,
  wounded: (wounds) => `A wound: that makes ${wounds}.`,
  healed: (wounds) => `A wound is healed: ${wounds} left.`,
  hazardRetired: (hazard) => `${hazard}: no danger any more in this chapter.`,
  squadMoved: (squad, to) => `Brute Squad ${squad} marches to ${to}.`,
  squadStood: (who, by, card) => `${who} stands firm: ${doing(by, "discards", "discard")} ${card}.`,
  delayed: (by, who) => `${by} keeps ${who} where he is.`,
  doorLocked: (space) => `${space} is locked.`,
  doorOpened: (space) => `${space} is open.`,
  chapterTold: (chapter, title) => `Chapter ${chapter} is told: ${title}.`,
  interrupted: (why, again) =>
    `The Grandson interrupts. ${why} ${again ? "Grandpa reads the chapter again." : "He stops listening."}`,
  wantsOn: (by) => `${does(by, "wants", "want")} to hear more.`,
  bookmarkPut: (by) => `${does(by, "puts", "put")} in the bookmark: enough for today.`,
  noPlotLeft: "No Plot card is left.",
  notInHand: "Not all of these cards are in your hand.",
  wrongPayment: (prices) => `The cards do not fit: it takes ${prices}.`,
  notMoved: "You cannot move that character now.",
  noWay: "There is no way there in so few steps.",
  gateClosed: "That way is closed until a challenge is completed.",
  spaceBlocked: "Nobody can enter that space now.",
  keptApart: "These two may not be brought together.",
  nobodyRides: "There is nobody to take along.",
  noMoreSteps: "There are no steps left for that character.",
  stillMoving: "That comes when the story is told: end the moves first.",
  plannedAlready: "You have said what you aim for in this turn already.",
  proposedAlready: "You have asked about that challenge in this turn already.",
  nothingToUndo: "There is nothing that you could take back now.",
  lastToTell: "Somebody has to tell the story.",
  tradedAlready: "You have traded in this turn already.",
  offeredAlready: "That trade was declined in this turn.",
  noSuchTrade: "A trade is one of your cards for one of another seat's.",
  notInTheirHand: "That card is not in the other seat's hand.",
  likeForLike: "A card is not traded for its like: nothing would change.",
  answerFirst: "A trade is offered to you: agree or decline first.",
  completedAlready: "That challenge is completed already.",
  comesLater: "That challenge comes after others.",
  notMet: "What it requires is not met yet.",
  oncePerTurn: "That can be done once a turn, and it was.",
  notPlayable: "That card cannot be played now.",
  noMiracle: "There is no Miracle to use now.",
  notADeal: "That deal does not fit the decks and the seats.",
  notOnTop: "That cannot be the next card of the deck.",
  bookTold: (chapters) =>
    `The ${chapters === 1 ? "chapter" : "book"} is told to the end: true love prevails!`,
  storyLost: (chapter, why) => `The story breaks off in chapter ${chapter}. ${why}`,
  bookmarked: (chapter) => `The bookmark is at chapter ${chapter}.`,
  fromBookmark: "Read on from the bookmark",
  chapterAgain: (chapter) => `Try chapter ${chapter} again`,
};
