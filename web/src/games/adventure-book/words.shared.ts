// The news, refusals and endings of a game, named from its book; each language brings its phrases.
import type { Language } from "../../lib/language.svelte";
import { whoIs, type Who } from "../../lib/who";
import type { GameWords } from "../game";
import { ANY, read, type Reading } from "./reading";
import type { Book, Ending, News, Refusal, Setup } from "./types";

export type Words = GameWords<Setup, News, Refusal, Ending, Book>;
type Text1 = (one: string) => string;
type Text2 = (one: string, two: string) => string;
type Text3 = (one: string, two: string, three: string) => string;
type By1 = (by: Who, one: string) => string;
type By2 = (by: Who, one: string, two: string) => string;

/** Sentences; what they are given is named already. */
export interface Phrases {
  options: Words["options"];
  score: Words["score"];
  nothing: string;
  card: (count: number) => string;
  or: string;
  // news
  /** Null: by lot. */
  firstAnswered: (question: string, by: Who, first: Who | null) => string;
  opened: (chapter: number, title: string, again: boolean, by: Who) => string;
  next: (by: Who) => string;
  /** The last: who wants it too, and whether it is prepared for them alone. */
  planned: (by: Who, challenge: string, why: string, along: Who | null, theirs: boolean) => string;
  /** Why a challenge is aimed for, after the sentence that says so. */
  why: Record<"near" | "danger", string>;
  proposed: By1;
  approved: (by: Who) => string;
  claimed: By1;
  satOut: (by: Who) => string;
  joinedIn: (by: Who) => string;
  undone: (by: Who) => string;
  stepped: By2;
  steppedFor: (by: Who, who: string, to: string, cards: string) => string;
  miracleFound: (who: string, miracles: number) => string;
  miracleUsed: (by: Who, deck: "special" | "story") => string;
  miracleGained: (miracles: number) => string;
  offered: (by: Who, to: Who, give: string, take: string) => string;
  traded: By2;
  declined: (by: Who) => string;
  completed: (by: Who, challenge: string, cards: string, story: string) => string;
  acted: By2;
  shooed: By2;
  broke: By2;
  played: By1;
  drew: By1;
  reshuffled: (cards: number) => string;
  discarded: By1;
  recovered: By1;
  gave: (by: Who, to: Who, card: string) => string;
  keptAll: (by: Who) => string;
  looked: By1;
  putUnder: Text1;
  plotTurned: (card: number, title: string, text: string) => string;
  plotCancelled: (card: number) => string;
  plotLetBe: (by: Who) => string;
  moved: (who: string, many: boolean, to: string) => string;
  broughtIn: Text2;
  takenOff: Text1;
  trackMoved: Text2;
  trackOf: Text2;
  trackLeft: (left: number, end: string) => string;
  trackEnd: Text1;
  chorePlaced: (space: string, left: number) => string;
  choreReturned: (space: string, left: number) => string;
  hazardLaid: Text2;
  hazardFlared: Text2;
  danger: Text1;
  struck: Text3;
  dodged: By1;
  wounded: (wounds: number) => string;
  healed: (wounds: number) => string;
  hazardRetired: Text1;
  squadMoved: Text2;
  squadStood: (who: string, by: Who, card: string) => string;
  delayed: Text2;
  doorLocked: Text1;
  doorOpened: Text1;
  chapterTold: (chapter: number, title: string) => string;
  interrupted: (why: string, again: boolean) => string;
  wantsOn: (by: Who) => string;
  bookmarkPut: (by: Who) => string;
  noPlotLeft: string;
  // refusals
  notInHand: string;
  wrongPayment: Text1;
  notMoved: string;
  noWay: string;
  gateClosed: string;
  spaceBlocked: string;
  keptApart: string;
  nobodyRides: string;
  noMoreSteps: string;
  plannedAlready: string;
  proposedAlready: string;
  nothingToUndo: string;
  lastToTell: string;
  stillMoving: string;
  tradedAlready: string;
  offeredAlready: string;
  noSuchTrade: string;
  notInTheirHand: string;
  likeForLike: string;
  answerFirst: string;
  completedAlready: string;
  comesLater: string;
  notMet: string;
  oncePerTurn: string;
  notPlayable: string;
  noMiracle: string;
  notADeal: string;
  notOnTop: string;
  // endings
  bookTold: (chapters: number) => string;
  storyLost: (chapter: number, why: string) => string;
  bookmarked: (chapter: number) => string;
  fromBookmark: string;
  chapterAgain: (chapter: number) => string;
}

/** Some cards end with a mark of their own, and need no other. */
const ended = (sentence: string) => sentence.replace(/([.!?])\.$/, "$1");

export function gameWords(language: Language, say: Phrases): Words {
  const readingOf = (item: { chapter: number }, book: Book) => read(book, item.chapter, language);
  const spent = (reading: Reading, cards: readonly string[]) =>
    cards.length ? reading.cards(cards) : say.nothing;
  const price = (book: Book, parts: readonly [string, number][]) => {
    const reading = read(book, 1, language);
    const cards = parts.map(([icon, n]) =>
      icon === ANY ? say.card(n) : reading.cards(Array<string>(n).fill(icon)),
    );
    return reading.list(cards) || say.nothing;
  };
  const why = (reading: Reading, defeat: string) => reading.defeat(defeat) ?? say.noPlotLeft;

  return {
    options: say.options,
    score: say.score,
    news: {
      "first-answered": (item, names, book) => {
        const { say: said, chapter } = readingOf(item, book);
        const first = item.first === null ? null : whoIs(names, item.first);
        return say.firstAnswered(
          said(chapter.chapter.first_player),
          whoIs(names, item.seat),
          first,
        );
      },
      "chapter-opened": (item, names, book) =>
        say.opened(
          item.chapter,
          readingOf(item, book).say(readingOf(item, book).chapter.chapter.title),
          item.again,
          whoIs(names, item.first),
        ),
      "turn-passed": ({ seat }, names) => (names.length > 1 ? say.next(whoIs(names, seat)) : ""),
      planned: (item, names, book) =>
        say.planned(
          whoIs(names, item.seat),
          readingOf(item, book).challenge(item.challenge),
          item.why === "near" || item.why === "danger" ? say.why[item.why] : "",
          item.along === null ? null : whoIs(names, item.along),
          item.why === "prepares",
        ),
      proposed: (item, names, book) =>
        say.proposed(whoIs(names, item.seat), readingOf(item, book).challenge(item.challenge)),
      approved: ({ seat }, names) => say.approved(whoIs(names, seat)),
      claimed: (item, names, book) =>
        say.claimed(whoIs(names, item.seat), readingOf(item, book).challenge(item.challenge)),
      "sat-out": ({ seat }, names) => say.satOut(whoIs(names, seat)),
      "joined-in": ({ seat }, names) => say.joinedIn(whoIs(names, seat)),
      undone: ({ seat }, names) => say.undone(whoIs(names, seat)),
      stepped: (item, names, book) => {
        const { figures, space, cards } = readingOf(item, book);
        const name = whoIs(names, item.seat);
        return item.cards.length
          ? say.steppedFor(name, figures(item.who), space(item.to), cards(item.cards))
          : say.stepped(name, figures(item.who), space(item.to));
      },
      "miracle-found": (item, _, book) =>
        say.miracleFound(readingOf(item, book).figure(item.who), item.miracles),
      "miracle-used": ({ seat, deck }, names) => say.miracleUsed(whoIs(names, seat), deck),
      "miracle-gained": ({ miracles }) => say.miracleGained(miracles),
      offered: (item, names, book) => {
        const { card } = readingOf(item, book);
        const [name, to] = [whoIs(names, item.seat), whoIs(names, item.to)];
        return say.offered(name, to, card(item.give), card(item.take));
      },
      traded: (item, names, book) => {
        const { card } = readingOf(item, book);
        return say.traded(whoIs(names, item.to), card(item.give), card(item.take));
      },
      declined: ({ seat }, names) => say.declined(whoIs(names, seat)),
      completed: (item, names, book) => {
        const reading = readingOf(item, book);
        const challenge = reading.chapter.challenge.find(({ id }) => id === item.challenge);
        return say.completed(
          whoIs(names, item.seat),
          reading.challenge(item.challenge),
          spent(reading, item.cards),
          reading.say(challenge?.story),
        );
      },
      acted: (item, names, book) => {
        const reading = readingOf(item, book);
        const [name, cards] = [whoIs(names, item.seat), spent(reading, item.cards)];
        const action = reading.action(item.action);
        if (action) return say.acted(name, action, cards);
        const tell = item.action === "shoo" ? say.shooed : say.broke;
        return tell(name, reading.space(item.target), cards);
      },
      played: (item, names, book) =>
        say.played(whoIs(names, item.seat), readingOf(item, book).card(item.card)),
      drew: (item, names, book) =>
        ended(say.drew(whoIs(names, item.seat), readingOf(item, book).cards(item.cards))),
      reshuffled: ({ cards }) => say.reshuffled(cards),
      discarded: (item, names, book) =>
        ended(say.discarded(whoIs(names, item.seat), readingOf(item, book).cards(item.cards))),
      recovered: (item, names, book) =>
        say.recovered(whoIs(names, item.seat), readingOf(item, book).card(item.card)),
      gave: (item, names, book) =>
        ended(
          say.gave(
            whoIs(names, item.seat),
            whoIs(names, item.to),
            readingOf(item, book).card(item.card),
          ),
        ),
      "kept-all": ({ seat }, names) => say.keptAll(whoIs(names, seat)),
      looked: ({ seat, cards }, names) => say.looked(whoIs(names, seat), cards.join(", ")),
      "put-under": (item, _, book) =>
        say.putUnder(readingOf(item, book).list(item.cards.map(String)) || say.nothing),
      "plot-turned": (item, _, book) => {
        const { plot, say: words } = readingOf(item, book);
        const entry = plot(item.card);
        return say.plotTurned(item.card, words(entry?.title), words(entry?.text));
      },
      "plot-cancelled": ({ card }) => say.plotCancelled(card),
      "plot-let-be": ({ seat }, names) =>
        names.length > 1 ? say.plotLetBe(whoIs(names, seat)) : "",
      moved: (item, _, book) => {
        const { figures, space } = readingOf(item, book);
        return say.moved(figures(item.who), item.who.length > 1, space(item.to));
      },
      "brought-in": (item, _, book) =>
        say.broughtIn(readingOf(item, book).figure(item.who), readingOf(item, book).space(item.to)),
      "taken-off": (item, _, book) => say.takenOff(readingOf(item, book).figure(item.who)),
      "track-moved": (item, _, book) => {
        const { counter, label, trackEnd } = readingOf(item, book);
        const last = trackEnd(item.counter);
        const end = label(item.counter, last);
        const at = label(item.counter, item.at);
        const where = /^\d+$/.test(end)
          ? say.trackOf(at, end)
          : item.at < last
            ? say.trackLeft(last - item.at, end)
            : say.trackEnd(end);
        return say.trackMoved(counter(item.counter), where);
      },
      "chore-placed": (item, _, book) =>
        say.chorePlaced(readingOf(item, book).space(item.space), item.left),
      "chore-returned": (item, _, book) =>
        say.choreReturned(readingOf(item, book).space(item.space), item.left),
      "hazard-laid": (item, _, book) =>
        say.hazardLaid(
          readingOf(item, book).hazard(item.kind),
          readingOf(item, book).space(item.space),
        ),
      "hazard-flared": (item, _, book) =>
        say.hazardFlared(
          readingOf(item, book).hazard(item.kind),
          readingOf(item, book).space(item.space),
        ),
      "hazard-struck": (item, _, book) => {
        const { hazard, figures, card } = readingOf(item, book);
        if (item.who.length === 0) return say.danger(card(item.icon));
        return say.struck(hazard(item.kind), figures(item.who), card(item.icon));
      },
      dodged: (item, names, book) =>
        ended(say.dodged(whoIs(names, item.seat), readingOf(item, book).card(item.card))),
      wounded: ({ wounds }) => say.wounded(wounds),
      healed: ({ wounds }) => say.healed(wounds),
      "hazard-retired": (item, _, book) =>
        say.hazardRetired(readingOf(item, book).hazard(item.kind)),
      "squad-moved": (item, _, book) =>
        say.squadMoved("AB"[item.squad % 2] ?? "A", readingOf(item, book).space(item.to)),
      "squad-stood": (item, names, book) => {
        const { figure, card } = readingOf(item, book);
        return ended(say.squadStood(figure(item.who), whoIs(names, item.seat), card(item.card)));
      },
      "prince-delayed": (item, _, book) =>
        say.delayed(readingOf(item, book).figure(item.by), readingOf(item, book).figure(item.who)),
      "door-locked": (item, _, book) => say.doorLocked(readingOf(item, book).space(item.space)),
      "door-opened": (item, _, book) => say.doorOpened(readingOf(item, book).space(item.space)),
      "chapter-told": (item, _, book) =>
        ended(
          say.chapterTold(
            item.chapter,
            readingOf(item, book).say(readingOf(item, book).chapter.chapter.title),
          ),
        ),
      interrupted: (item, _, book) =>
        say.interrupted(why(readingOf(item, book), item.defeat), item.again),
      "bookmark-put": ({ seat }, names) => say.bookmarkPut(whoIs(names, seat)),
      "wants-on": ({ seat }, names) => (names.length > 1 ? say.wantsOn(whoIs(names, seat)) : ""),
    },
    refusals: {
      "not-in-hand": () => say.notInHand,
      "wrong-payment": ({ prices }, _, book) =>
        say.wrongPayment(prices.map((each) => price(book, each)).join(say.or)),
      "not-moved": () => say.notMoved,
      "no-way": () => say.noWay,
      "gate-closed": () => say.gateClosed,
      "space-blocked": () => say.spaceBlocked,
      "kept-apart": () => say.keptApart,
      "nobody-rides": () => say.nobodyRides,
      "no-more-steps": () => say.noMoreSteps,
      "planned-already": () => say.plannedAlready,
      "proposed-already": () => say.proposedAlready,
      "nothing-to-undo": () => say.nothingToUndo,
      "last-to-tell": () => say.lastToTell,
      "still-moving": () => say.stillMoving,
      "traded-already": () => say.tradedAlready,
      "offered-already": () => say.offeredAlready,
      "no-such-trade": () => say.noSuchTrade,
      "not-in-their-hand": () => say.notInTheirHand,
      "like-for-like": () => say.likeForLike,
      "answer-first": () => say.answerFirst,
      "completed-already": () => say.completedAlready,
      "comes-later": () => say.comesLater,
      "not-met": () => say.notMet,
      "once-per-turn": () => say.oncePerTurn,
      "not-playable": () => say.notPlayable,
      "no-miracle": () => say.noMiracle,
      "not-a-deal": () => say.notADeal,
      "not-on-top": () => say.notOnTop,
    },
    endings: {
      "book-told": ({ chapters }) => say.bookTold(chapters),
      "story-lost": (item, _, book) =>
        say.storyLost(item.chapter, why(readingOf(item, book), item.defeat)),
      bookmarked: ({ campaign }) => say.bookmarked(campaign.chapter),
    },
    onward: {
      bookmarked: () => say.fromBookmark,
      "story-lost": ({ chapter }) => say.chapterAgain(chapter),
    },
  };
}
