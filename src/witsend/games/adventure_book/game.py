"""Adventure Book: six chapters told together, for 1 to 4 seats. Rules: docs/rules/adventure-book.md

Everyone plays on one side, with open hands. In turn, a seat moves characters, then tells: trades,
discards cards to move on, completes challenges where the right characters stand, plays special
cards. Then it draws, and a plot card brings trouble. All challenges done, the chapter is told; a
chapter that is interrupted is read again, once. After the last chapter everyone has won.

The book is data (witsend.content.books). `tale` is a chapter as it is told, `turns` and `steps` are
what a seat may do in it, `effects` what rewards, cards and plot do. The file is long
because the whole order of a game stands here, from the set-up to the last page.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Self

from msgspec.structs import replace

from witsend.chance import weighted
from witsend.content.books.book import MOST_SEATS, Book
from witsend.content.books.shelf import edition, volume
from witsend.content.books.vocabulary import DrawStory, PlotAgain
from witsend.game import (
    CHANCE,
    HOUSE,
    Ending,
    JoinIn,
    Move,
    NotAMove,
    NotYourTurn,
    Refusal,
    Result,
    Seat,
    SitOut,
)
from witsend.games.adventure_book.cards import Decks
from witsend.games.adventure_book.chapter import printed_chapter
from witsend.games.adventure_book.deal import (
    answer_who_first,
    answers_who_first,
    fits,
    is_asked,
    some_deal,
)
from witsend.games.adventure_book.due import TOLD, HandLimit, NextTurn
from witsend.games.adventure_book.effects import answered, first_due, run, unaverted
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    AnyMove,
    Bookmark,
    ByLot,
    Complete,
    Deal,
    Decline,
    EndStory,
    GoesFirst,
    GoOn,
    NoMiracle,
    NotADeal,
    NothingToUndo,
    NotInHand,
    NotOnTop,
    NotPlayable,
    Plan,
    PlaySpecial,
    Propose,
    Step,
    Stride,
    Trade,
    Undo,
    UseMiracle,
    Whoever,
)
from witsend.games.adventure_book.news import (
    Bookmarked,
    BookmarkPut,
    BookTold,
    ChapterOpened,
    ChapterTold,
    Interrupted,
    StoryLost,
    WantsOn,
)
from witsend.games.adventure_book.setup import UNMARKED, AdventureBookSetup, Campaign
from witsend.games.adventure_book.sitting_out import (
    change,
    changes,
    rule_against_change,
    seats_changed,
)
from witsend.games.adventure_book.steps import take_step
from witsend.games.adventure_book.tale import Tale
from witsend.games.adventure_book.turns import (
    act,
    aims,
    answer_trade,
    complete,
    moves_in_turn,
    moves_of_anyone,
    offer_trade,
    play_special,
    propose,
    rule_against_miracle,
    rule_in_turn,
    say_plan,
    use_miracle,
)
from witsend.games.adventure_book.undo import loosened, may_undo, undone
from witsend.games.adventure_book.view import SAME, AdventureBookView, loose_again, seen


class AdventureBook(Tale, frozen=True, kw_only=True):
    name = "adventure-book"
    title = "Adventure Book"
    seats = range(1, MOST_SEATS + 1)
    together = True
    version = 3
    # Under 2 the move step ended with its last step; now what is told next ends it.
    reads = frozenset({2})
    may_sit_out = True
    options = AdventureBookSetup
    kinds = AnyMove

    # Setup

    @classmethod
    def start(cls, setup: AdventureBookSetup) -> Self:
        return cls.laid_out(setup, setup.start)

    @classmethod
    def printed(cls, setup: AdventureBookSetup) -> Book:
        return volume(setup.volume)

    @classmethod
    def played_with(cls, setup: AdventureBookSetup) -> dict[str, str]:
        return {f"book {setup.book}": edition(setup.volume)}

    @classmethod
    def laid_out(
        cls,
        setup: AdventureBookSetup,
        kept: Campaign,
        *,
        again: bool = False,
        away: tuple[Seat, ...] = (),
    ) -> Self:
        """A chapter before the deal, with all collected cards in the story deck."""
        chapter = printed_chapter(setup.volume, kept.chapter)
        plots = chapter.cards.plot
        first = setup.first - 1 if setup.first else None
        state = cls(
            setup=setup,
            book=setup.volume,
            number=kept.chapter,
            again=again,
            first=None if first in away else first,
            # Ruling AB-18: a Miracle is put on the star if the supply has one.
            board=chapter.set_up(star=kept.miracles < chapter.rules.miracle_supply, hazards=()),
            hands=((),) * setup.seats,
            plans=("",) * setup.seats,
            away=away,
            decks=Decks(
                story=chapter.deck(kept.specials),
                special=chapter.special_deck(kept.specials),
                plots=tuple(range(plots.first, plots.last + 1)),
            ),
            miracles=kept.miracles,
            campaign=kept,
        )
        return replace(state, phase="first" if is_asked(state) else "deal")

    def deal(self, deal: Deal) -> Self:
        """Clause 3."""
        left = Counter(self.decks.story)
        for hand in deal.hands:
            left -= Counter(hand)
        return replace(
            self,
            ready=(),
            turn=deal.first,
            phase="move",
            steps_left=self.chapter.rules.free_moves,
            board=self.chapter.set_up(star=self.board.star, hazards=deal.hazards),
            hands=deal.hands,
            served=self.present,
            decks=replace(self.decks, story=tuple(sorted(left.elements()))),
        ).tell(ChapterOpened(deal.first, self.again))

    # On your turn: whom the game waits for, and what may be done

    def to_act(self) -> tuple[Seat, ...]:
        if self.moment == "over":
            return ()
        if self.moment != "telling" or self.phase == "first":
            return tuple([seat for seat in self.present if seat not in self.ready])
        if self.phase == "deal":
            return (CHANCE,)
        if self.due:
            return first_due(self).awaited()
        return (self.offer.to,) if self.offer else (self.turn,)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        to_act = self.to_act()
        if to_act and seat == HOUSE:
            return tuple(changes(self))
        if not to_act or CHANCE in to_act or seat not in self.present:
            return ()
        if self.moment != "telling":
            go_on = (GoOn(),) if seat in to_act else ()
            return (*go_on, Bookmark()) if self.moment == "told" else go_on
        if self.phase == "first":
            return tuple(answers_who_first(self, seat))
        asked = self.answers(seat) if seat in to_act else ()
        undo = (Undo(),) if may_undo(self, seat) else ()
        return (*asked, *moves_of_anyone(self, seat, to_act), *undo)

    def sayings(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.to_act() or seat != self.turn or self.due or self.offer:
            return ()
        return tuple(aims(self)) if self.may_tell or self.moving else ()

    def answers(self, seat: Seat) -> Iterable[Move]:
        """What a seat that the game waits for may do."""
        return first_due(self).choices(seat) if self.due else moves_in_turn(self, seat)

    def why_not(self, seat: Seat, move: Move, *, decoded: bool = False) -> Refusal | None:
        refusal = super().why_not(seat, move, decoded=decoded)
        if not isinstance(move, UseMiracle) or refusal != NotYourTurn():
            return refusal
        # Clause 12: any seat may, whenever somebody is waited for; then its turn is not the reason.
        waits = self.moment == "telling" and CHANCE not in self.to_act()
        return NoMiracle() if waits and seat in self.present else refusal

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == HOUSE:
            return rule_against_change(self, move)
        if seat == CHANCE:
            return self.rule_against_draw(move)
        if self.moment != "telling" or self.phase == "first":
            return None if move in self.moves(seat) else NotAMove()
        to_act = self.to_act()
        match move:
            case Undo():
                return None if may_undo(self, seat) else NothingToUndo()
            case UseMiracle(deck):
                return rule_against_miracle(self, deck, to_act)
            case PlaySpecial(card):
                if card not in self.hands[seat]:
                    return NotInHand((card,))
                return None if move in self.moves(seat) else NotPlayable(card)
        if seat not in to_act:
            return NotAMove()
        if self.due:
            return first_due(self).rule_against(seat, move)
        return rule_in_turn(self, seat, move)

    def rule_against_draw(self, move: Move) -> Refusal | None:
        if self.phase == "deal":
            return None if isinstance(move, Deal) and fits(self, move) else NotADeal()
        return None if move in self.draws() else NotOnTop()

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:
            case Undo():
                return undone(self, seat)
            case SitOut() | JoinIn():
                return self.change(move.seat)
        return loosened(self, self.applied(seat, move), seat, move)

    def applied(self, seat: Seat, move: Move) -> Self:
        state = self if seat == CHANCE else replace(self, news=())
        match move:
            case Deal():
                return state.deal(move)
            case GoOn():
                return state.go_on(seat)
            case Bookmark():
                return replace(state, moment="over", bookmarked=True).tell(BookmarkPut(seat))
            case GoesFirst() | ByLot() | Whoever():
                return answer_who_first(state, seat, move)
        state = state.play(seat, move).run()
        return seats_changed(state).settle() if state.outcome else state

    def change(self, seat: Seat) -> Self:
        """Ruling AB-28. If all others want to go on, the story does."""
        state = change(replace(self, news=()), seat).run()
        everyone = state.moment != "telling" and state.ready == state.present
        return state.gone_on() if everyone else state

    def run(self) -> Self:
        return run(self)

    def unaverted(self) -> Self:
        return unaverted(self)

    def play(self, seat: Seat, move: Move) -> Self:
        """The five steps of a turn; what a step brings about waits in `due`."""
        if isinstance(move, UseMiracle):  # at any time
            return use_miracle(self, seat, move)
        if self.due:
            return answered(self, seat, move)
        if self.may_tell and not isinstance(move, Plan):
            return replace(self, phase="story").tell_on(seat, move)
        match move:
            # 1. Move
            case Step():
                return take_step(self.one_step_less(), seat, move)
            case Stride(who, via, to, riding):
                halfway = take_step(self.one_step_less(), seat, Step(who, via, riding=riding))
                return take_step(halfway.one_step_less(), seat, Step(who, to, riding=riding))
            case Plan():
                return say_plan(self, seat, move)
        return replace(self, phase="story")  # EndMoving

    def tell_on(self, seat: Seat, move: Move) -> Self:
        """From the second step on."""
        match move:
            # 2. Storytelling; and steps again, for cards
            case Step():
                return take_step(self, seat, move)
            case Trade():
                return offer_trade(self, seat, move)
            case Agree() | Decline() if self.offer:
                return answer_trade(self, self.offer, agreed=isinstance(move, Agree))
            case Propose(challenge):
                return propose(self, seat, challenge)
            case Complete():
                return complete(self, seat, move)
            case Act():
                return act(self, seat, move)
            case PlaySpecial(card):
                return play_special(self, seat, card)
            # 3. Draw, 4. Plot, 5. Discard
            case EndStory():
                draw = DrawStory(self.chapter.rules.draw_per_turn)
                ending = (draw, PlotAgain(), HandLimit(), NextTurn())
                return replace(self, phase="draw").then(seat, *ending)
        raise TypeError(move)

    def one_step_less(self) -> Self:
        """With a step counted among the free ones; after the last one the step goes on until
        something is told, so that whoever moved may still think better of it.
        """
        return replace(self, steps_left=self.steps_left - 1)

    # Completing chapters, interruptions and replaying chapters, bookmarking, the end

    def settle(self) -> Self:
        """Clauses 13 to 15: the chapter is told, or interrupted."""
        chapter, replayed = self.campaign.chapter, self.campaign.replayed
        collected = Counter(self.chapter.special_deck(())) - Counter(self.decks.special)
        kept = Campaign(chapter, self.miracles, replayed, tuple(sorted(collected.elements())))
        if self.outcome == TOLD:
            last = chapter == len(self.printed(self.setup).chapters)
            fresh = self.setup.replays == "one-per-chapter"
            kept = replace(kept, chapter=chapter + 1, replayed=replayed and not fresh)
            state = replace(self, campaign=kept, moment="over" if last else "told")
            return state.tell(ChapterTold())
        state = self.tell(Interrupted(self.outcome, not replayed))
        if replayed:
            return replace(state, campaign=kept, moment="over")
        return replace(state, campaign=replace(kept, replayed=True), moment="interrupted")

    def go_on(self, seat: Seat) -> Self:
        """When everyone wants to, on to the next chapter or to the same one again."""
        state = replace(self, ready=tuple(sorted((*self.ready, seat)))).tell(WantsOn(seat))
        return state.gone_on() if state.ready == state.present else state

    def gone_on(self) -> Self:
        again = self.moment == "interrupted"
        state = self.laid_out(self.setup, self.campaign, again=again, away=self.away)
        return replace(state, news=self.news)

    def result(self) -> Result | None:
        if self.moment != "over":
            return None
        seats, campaign = self.setup.seats, self.campaign
        chapters = len(self.printed(self.setup).chapters)
        won = campaign.chapter > chapters
        ending: Ending = StoryLost(self.setup.volume, campaign.chapter, self.outcome)
        if won:
            ending = BookTold(chapters)
        elif self.bookmarked:
            ending = Bookmarked(campaign)
        return Result(
            winners=self.present if won else (),
            # The last chapter that is told: where a story began late, those before it count too.
            scores=(campaign.chapter - 1,) * seats,
            ending=ending,
        )

    def rematch(self) -> AdventureBookSetup:
        """A bookmarked story goes on; one that broke off is begun anew in that chapter, and one
        that was told where it began."""
        if self.bookmarked:
            return replace(self.setup, chapter=1, campaign=self.campaign)
        told = self.campaign.chapter > len(self.printed(self.setup).chapters)
        chapter = self.setup.chapter if told else self.campaign.chapter
        return replace(self.setup, chapter=chapter, campaign=UNMARKED)

    # Chance, views, and a seat whose time is up

    def draws(self) -> Counter[Move]:
        """What chance may draw now, and how often among all it may draw."""
        return Counter(first_due(self).draws())

    def draw(self, rng: Random) -> Move:
        if self.phase == "deal":
            return some_deal(self, rng)
        draws = self.draws()
        return list(draws)[weighted(rng, list(draws.values()))]

    def odds(self) -> list[tuple[Move, float]]:
        if self.to_act() != (CHANCE,) or self.phase == "deal":
            return []
        draws = self.draws()
        every = draws.total()
        return [(move, n / every) for move, n in draws.items()]

    def sits_out(self, seat: Seat) -> bool:
        return seat in self.away and seat not in self.changing

    def default_move(self, seat: Seat) -> Move:
        return self.moves(seat)[0]  # which is to move no further, to end, to decline, to let be

    def view(self, seat: Seat | None) -> AdventureBookView:
        self.check_seat(seat)
        return seen(self, seat)

    @classmethod
    def imagined(cls, view: AdventureBookView, rng: Random) -> Self:
        del rng  # chance draws what is hidden when it is turned
        same = {name: getattr(view, name) for name in SAME}
        state = cls(book=view.setup.volume, number=view.chapter, **same)
        return replace(state, loose=loose_again(state, view.loose)) if view.loose else state


AdventureBookView.game = AdventureBook
