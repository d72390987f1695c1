// The news, refusals and endings of a game, named from its book; each language brings its phrases.
import type { Language } from "../../lib/language.svelte";
import type { GameWords } from "../game";
import { ANY, read, type Reading } from "./reading";
import type { Book, Ending, News, Refusal, Setup } from "./types";

export type Words = GameWords<Setup, News, Refusal, Ending, Book>;
type Text1 = (one: string) => string;
type Text2 = (one: string, two: string) => string;
type Text3 = (one: string, two: string, three: string) => string;

/** Sentences; what they are given is named already. */
export interface Phrases {
  options: Words["options"];
  score: Words["score"];
  nothing: string;
  card: (count: number) => string;
  or: string;
  // news
  opened: (chapter: number, title: string, again: boolean, name: string) => string;
  next: Text1;
  planned: Text2;
  stepped: Text3;
  steppedFor: (name: string, who: string, to: string, cards: string) => string;
  miracleFound: (who: string, miracles: number) => string;
  miracleUsed: (name: string, deck: "special" | "story") => string;
  miracleGained: (miracles: number) => string;
  offered: (name: string, to: string, give: string, take: string) => string;
  traded: Text3;
  declined: Text1;
  completed: (name: string, challenge: string, cards: string, story: string) => string;
  acted: Text3;
  shooed: Text3;
  broke: Text3;
  played: Text2;
  drew: Text2;
  reshuffled: (cards: number) => string;
  discarded: Text2;
  recovered: Text2;
  gave: Text3;
  keptAll: Text1;
  looked: Text2;
  putUnder: Text1;
  plotTurned: (card: number, title: string, text: string) => string;
  plotCancelled: (card: number) => string;
  plotLetBe: Text1;
  moved: (who: string, many: boolean, to: string) => string;
  broughtIn: Text2;
  takenOff: Text1;
  trackMoved: Text2;
  chorePlaced: (space: string, left: number) => string;
  choreReturned: (space: string, left: number) => string;
  hazardLaid: Text2;
  hazardFlared: Text2;
  danger: Text1;
  struck: Text3;
  dodged: Text2;
  wounded: (wounds: number) => string;
  healed: (wounds: number) => string;
  hazardRetired: Text1;
  squadMoved: Text2;
  squadStood: Text3;
  delayed: Text2;
  doorLocked: Text1;
  doorOpened: Text1;
  told: (chapter: number, title: string) => string;
  interrupted: (why: string, again: boolean) => string;
  wantsOn: Text1;
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
  stillMoving: string;
  tradedAlready: string;
  offeredAlready: string;
  noSuchTrade: string;
  completedAlready: string;
  comesLater: string;
  notMet: string;
  oncePerTurn: string;
  notPlayable: Text1;
  noMiracle: string;
  notADeal: string;
  notOnTop: string;
  // endings
  bookTold: (chapters: number) => string;
  storyLost: (chapter: number, why: string) => string;
  bookmarked: (chapter: number) => string;
  fromBookmark: string;
}

export function gameWords(language: Language, say: Phrases): Words {
  const page = (told: { chapter: number }, book: Book) => read(book, told.chapter, language);
  const spent = (reading: Reading, cards: readonly string[]) =>
    cards.length ? reading.cards(cards) : say.nothing;
  const price = (book: Book, parts: readonly [string, number][]) => {
    const reading = read(book, 1, language);
    return reading.list(
      parts.map(([icon, n]) => (icon === ANY ? say.card(n) : `${n} × ${reading.card(icon)}`)),
    );
  };
  const why = (reading: Reading, defeat: string) => reading.defeat(defeat) ?? say.noPlotLeft;

  return {
    options: say.options,
    score: say.score,
    news: {
      "chapter-opened": (told, names, book) =>
        say.opened(
          told.chapter,
          page(told, book).say(page(told, book).chapter.chapter.title),
          told.again,
          names[told.first] ?? "",
        ),
      "turn-passed": ({ seat }, names) => (names.length > 1 ? say.next(names[seat] ?? "") : ""),
      planned: (told, names, book) =>
        say.planned(names[told.seat] ?? "", page(told, book).challenge(told.challenge)),
      stepped: (told, names, book) => {
        const { figures, space, cards } = page(told, book);
        const name = names[told.seat] ?? "";
        return told.cards.length
          ? say.steppedFor(name, figures(told.who), space(told.to), cards(told.cards))
          : say.stepped(name, figures(told.who), space(told.to));
      },
      "miracle-found": (told, _, book) =>
        say.miracleFound(page(told, book).figure(told.who), told.miracles),
      "miracle-used": ({ seat, deck }, names) => say.miracleUsed(names[seat] ?? "", deck),
      "miracle-gained": ({ miracles }) => say.miracleGained(miracles),
      offered: (told, names, book) => {
        const { card } = page(told, book);
        const [name, to] = [names[told.seat] ?? "", names[told.to] ?? ""];
        return say.offered(name, to, card(told.give), card(told.take));
      },
      traded: (told, names, book) => {
        const { card } = page(told, book);
        return say.traded(names[told.to] ?? "", card(told.give), card(told.take));
      },
      declined: ({ seat }, names) => say.declined(names[seat] ?? ""),
      completed: (told, names, book) => {
        const reading = page(told, book);
        const challenge = reading.chapter.challenge.find(({ id }) => id === told.challenge);
        return say.completed(
          names[told.seat] ?? "",
          reading.challenge(told.challenge),
          spent(reading, told.cards),
          reading.say(challenge?.story),
        );
      },
      acted: (told, names, book) => {
        const reading = page(told, book);
        const [name, cards] = [names[told.seat] ?? "", spent(reading, told.cards)];
        const action = reading.action(told.action);
        if (action) return say.acted(name, action, cards);
        const tell = told.action === "shoo" ? say.shooed : say.broke;
        return tell(name, reading.space(told.target), cards);
      },
      played: (told, names, book) =>
        say.played(names[told.seat] ?? "", page(told, book).card(told.card)),
      drew: (told, names, book) =>
        say.drew(names[told.seat] ?? "", page(told, book).cards(told.cards)),
      reshuffled: ({ cards }) => say.reshuffled(cards),
      discarded: (told, names, book) =>
        say.discarded(names[told.seat] ?? "", page(told, book).cards(told.cards)),
      recovered: (told, names, book) =>
        say.recovered(names[told.seat] ?? "", page(told, book).card(told.card)),
      gave: (told, names, book) =>
        say.gave(names[told.seat] ?? "", names[told.to] ?? "", page(told, book).card(told.card)),
      "kept-all": ({ seat }, names) => say.keptAll(names[seat] ?? ""),
      looked: ({ seat, cards }, names) => say.looked(names[seat] ?? "", cards.join(", ")),
      "put-under": (told, _, book) =>
        say.putUnder(page(told, book).list(told.cards.map(String)) || say.nothing),
      "plot-turned": (told, _, book) => {
        const { plot, say: words } = page(told, book);
        const entry = plot(told.card);
        return say.plotTurned(told.card, words(entry?.title), words(entry?.text));
      },
      "plot-cancelled": ({ card }) => say.plotCancelled(card),
      "plot-let-be": ({ seat }, names) =>
        names.length > 1 ? say.plotLetBe(names[seat] ?? "") : "",
      moved: (told, _, book) => {
        const { figures, space } = page(told, book);
        return say.moved(figures(told.who), told.who.length > 1, space(told.to));
      },
      "brought-in": (told, _, book) =>
        say.broughtIn(page(told, book).figure(told.who), page(told, book).space(told.to)),
      "taken-off": (told, _, book) => say.takenOff(page(told, book).figure(told.who)),
      "track-moved": (told, _, book) => {
        const { counter, label } = page(told, book);
        return say.trackMoved(counter(told.counter), label(told.counter, told.at));
      },
      "chore-placed": (told, _, book) =>
        say.chorePlaced(page(told, book).space(told.space), told.left),
      "chore-returned": (told, _, book) =>
        say.choreReturned(page(told, book).space(told.space), told.left),
      "hazard-laid": (told, _, book) =>
        say.hazardLaid(page(told, book).hazard(told.kind), page(told, book).space(told.space)),
      "hazard-flared": (told, _, book) =>
        say.hazardFlared(page(told, book).hazard(told.kind), page(told, book).space(told.space)),
      "hazard-struck": (told, _, book) => {
        const { hazard, figures, card } = page(told, book);
        if (told.who.length === 0) return say.danger(card(told.icon));
        return say.struck(hazard(told.kind), figures(told.who), card(told.icon));
      },
      dodged: (told, names, book) =>
        say.dodged(names[told.seat] ?? "", page(told, book).card(told.card)),
      wounded: ({ wounds }) => say.wounded(wounds),
      healed: ({ wounds }) => say.healed(wounds),
      "hazard-retired": (told, _, book) => say.hazardRetired(page(told, book).hazard(told.kind)),
      "squad-moved": (told, _, book) =>
        say.squadMoved("AB"[told.squad % 2] ?? "A", page(told, book).space(told.to)),
      "squad-stood": (told, names, book) => {
        const { figure, card } = page(told, book);
        return say.squadStood(figure(told.who), names[told.seat] ?? "", card(told.card));
      },
      "prince-delayed": (told, _, book) =>
        say.delayed(page(told, book).figure(told.by), page(told, book).figure(told.who)),
      "door-locked": (told, _, book) => say.doorLocked(page(told, book).space(told.space)),
      "door-opened": (told, _, book) => say.doorOpened(page(told, book).space(told.space)),
      "chapter-told": (told, _, book) =>
        say.told(told.chapter, page(told, book).say(page(told, book).chapter.chapter.title)),
      interrupted: (told, _, book) =>
        say.interrupted(why(page(told, book), told.defeat), told.again),
      "wants-on": ({ seat }, names) => (names.length > 1 ? say.wantsOn(names[seat] ?? "") : ""),
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
      "still-moving": () => say.stillMoving,
      "traded-already": () => say.tradedAlready,
      "offered-already": () => say.offeredAlready,
      "no-such-trade": () => say.noSuchTrade,
      "completed-already": () => say.completedAlready,
      "comes-later": () => say.comesLater,
      "not-met": () => say.notMet,
      "once-per-turn": () => say.oncePerTurn,
      "not-playable": ({ card }, _, book) => say.notPlayable(read(book, 1, language).card(card)),
      "no-miracle": () => say.noMiracle,
      "not-a-deal": () => say.notADeal,
      "not-on-top": () => say.notOnTop,
    },
    endings: {
      "book-told": ({ chapters }) => say.bookTold(chapters),
      "story-lost": (told, _, book) =>
        say.storyLost(told.chapter, why(page(told, book), told.defeat)),
      bookmarked: ({ campaign }) => say.bookmarked(campaign.chapter),
    },
    onward: { bookmarked: say.fromBookmark },
  };
}
