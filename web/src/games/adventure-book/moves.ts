// What one might do, as a phrase: for the coach after a chapter, and for advice in it.
import type { Language } from "../../lib/language.svelte";
import { capital } from "../../lib/sentences";
import type { Names } from "../../lib/who";
import type { MoveWords } from "../game";
import { PHRASES } from "./movePhrases";
import { read, type Reading } from "./reading";
import type {
  Book,
  Deal,
  Draw,
  DrawHazard,
  JoinIn,
  Look,
  Move,
  SitOut,
  TurnPlot,
  View,
} from "./types";

type SeatMove = Exclude<Move, Deal | Draw | TurnPlot | Look | DrawHazard | SitOut | JoinIn>;
type Words = MoveWords<SeatMove, View, Book>;

function wordsIn(language: Language): Words {
  const say = PHRASES[language];
  const reading = ({ chapter }: View, book: Book) => read(book, chapter, language);
  const card = (view: View, book: Book, id: string) => reading(view, book).card(id);
  const paid = ({ cards }: Reading, phrase: string, spent: readonly string[]) =>
    spent.length > 0 ? say.paying(phrase, cards(spent)) : phrase;
  const place = ({ chapter, space }: Reading, id: string) => {
    const named = chapter.board.spaces.some((each) => each.id === id && each.name);
    return named ? say.place(space(id)) : space(id);
  };
  const asked = ({ due }: View) => due[0]?.effect;

  return {
    step: ({ who, to, cards, riding }, view, _, book) => {
      const chapter = reading(view, book);
      const step = say.step(chapter.figure(who), place(chapter, to));
      const going = riding ? say.riding(step) : step;
      return cards.length > 0 ? say.discarding(going, chapter.cards(cards)) : going;
    },
    stride: ({ who, via, to, riding }, view, _, book) => {
      const chapter = reading(view, book);
      const going = say.by(say.step(chapter.figure(who), place(chapter, to)), place(chapter, via));
      return riding ? say.riding(going) : going;
    },
    "end-moving": (_, view, __, book) => {
      const due = asked(view);
      return due?.do === "walk" && due.leaving
        ? say.stay(reading(view, book).figure(due.leaving.who))
        : say.endMoving;
    },
    plan: ({ challenge }, view, _, book) => say.plan(reading(view, book).challenge(challenge)),
    propose: ({ challenge }, view, _, book) =>
      say.propose(reading(view, book).challenge(challenge)),
    "go-ahead": () => say.goAhead,
    "leave-it": () => say.leaveIt,
    undo: () => say.undo,
    trade: ({ seat, give, take }, view, names, book) => {
      const name = names[seat];
      const to = name === undefined ? say.toSeat(seat + 1) : say.to(name);
      return say.offer(card(view, book, give), to, card(view, book, take));
    },
    agree: () => say.agree,
    decline: () => say.decline,
    complete: ({ challenge, cards }, view, _, book) => {
      const chapter = reading(view, book);
      return paid(chapter, say.complete(chapter.challenge(challenge)), cards);
    },
    act: ({ action, target, cards }, view, _, book) => {
      const chapter = reading(view, book);
      const named = chapter.action(action);
      const open = action === "shoo" ? say.shoo : say.unlock;
      return paid(chapter, named ? say.act(named) : open(place(chapter, target)), cards);
    },
    "play-special": (move, view, _, book) => say.play(card(view, book, move.card)),
    "use-miracle": ({ deck }) => say.miracle[deck],
    "end-story": () => say.endStory,
    discard: (move, view, _, book) => {
      const discard = asked(view)?.do === "beset" ? say.standFirm : say.discard;
      return discard(card(view, book, move.card));
    },
    dodge: (move, view, _, book) => say.dodge(card(view, book, move.card)),
    suffer: (_, view, __, book) => {
      const due = asked(view);
      if (due?.do === "strike") return say.takeWound;
      return due?.do === "beset" ? say.drivenBack(reading(view, book).figure(due.who)) : say.suffer;
    },
    "let-be": () => say.letBe,
    take: (move, view, _, book) => say.take(card(view, book, move.card)),
    enough: () => say.enough,
    arrange: ({ cards }) => say.arrange(cards.join(", ")),
    give: (move, view, _, book) => say.give(card(view, book, move.card)),
    keep: () => say.keep,
    "go-on": () => say.goOn,
    bookmark: () => say.bookmark,
    "goes-first": ({ seat }, _, names) =>
      names.me === seat ? say.goFirst : say.goesFirst(names[seat] ?? say.seat(seat + 1)),
    "by-lot": () => say.byLot,
    whoever: () => say.whoever,
  };
}

export const moveWords: Record<Language, Words> = {
  en: wordsIn("en"),
  fr: wordsIn("fr"),
  es: wordsIn("es"),
};

type Said = (move: Move, view: View, names: Names, book: Book) => string;

/** As a line of its own; "" for chance's. */
export function moveLine(
  language: Language,
  move: Move,
  view: View,
  names: Names,
  book: Book,
): string {
  const words = moveWords[language] as Partial<Record<Move["type"], unknown>>;
  const say = words[move.type] as Said | undefined;
  return capital(say?.(move, view, names, book) ?? "");
}
