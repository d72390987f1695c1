"""How a companion of Adventure Book answers what it is asked besides its turn, and what it expects
of the others and of chance.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random

from msgspec.structs import replace

from witsend.bots.adventure_book.outlook import tour
from witsend.bots.adventure_book.worth import keeping, worth
from witsend.content.books.vocabulary import MustDiscard, PeekPlot
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.cards import Hand
from witsend.games.adventure_book.due import (
    Beset,
    Due,
    HandLimit,
    Proposal,
    Resolve,
    StopPlot,
    Strike,
)
from witsend.games.adventure_book.moves import (
    Agree,
    Arrange,
    Decline,
    Discard,
    Dodge,
    GoAhead,
    LetBe,
    PlaySpecial,
    Suffer,
    UseMiracle,
)

HARM = 3.0  # what a plot card must do to be stopped


class Answers:
    """What a seat says in one moment of a chapter."""

    def __init__(self, state: AdventureBook, seat: Seat, rng: Random) -> None:
        self.state, self.seat, self.rng = state, seat, rng
        self.chapter = state.chapter

    @cached_property
    def order(self) -> dict[str, dict[str, str]]:
        """Challenges in the order they are gone for, and who has to go where."""
        return tour(self.state)[1]

    @cached_property
    def wanted(self) -> dict[str, float]:
        return keeping(self.state, self.order)

    def reply(self) -> Move:
        """To a trade: agrees when the story is not worse off."""
        before = replace(self.state, offer=None)
        after = self.state.apply(self.seat, Agree())
        return Agree() if worth(after) >= worth(before) - 0.2 else Decline()

    def answer(self, moves: Sequence[Move]) -> Move:
        effect = self.state.due[0].effect
        dodges = [move for move in moves if isinstance(move, Dodge)]
        match effect:
            case StopPlot():
                stop = next((move for move in moves if isinstance(move, PlaySpecial)), None)
                if stop and self.harms():
                    return stop
                return LetBe() if self.may_be_forgiven() else self.miracle(self.state.stops_plot)
            case Proposal():
                return GoAhead()
            case PeekPlot():
                orders = [move for move in moves if isinstance(move, Arrange)]
                return max(orders, key=self.order_worth)
            case Strike() if dodges:
                return min(dodges, key=lambda move: self.wanted[move.card])
            case Strike(icon):
                struck = self.state.apply(self.seat, Suffer())
                if struck.outcome in self.lost:
                    return self.miracle(lambda card: self.state.wards_off(card, icon))
                return Suffer()
        own = [move for move in moves if not isinstance(move, UseMiracle | PlaySpecial)]
        return max(own, key=lambda move: worth(self.state.apply(self.seat, move)))

    def may_be_forgiven(self) -> bool:
        """Whether the plot card that was turned may go on: it is not the end, others stop it, or
        what it brings can still be averted.
        """
        held = any(map(self.state.stops_plot, (card for hand in self.state.hands for card in hand)))
        after = replace(self.state, due=self.state.due[1:]).run()
        return held or not self.state.campaign.replayed or not after.outcome

    def miracle(self, helps: Callable[[str], bool]) -> UseMiracle:
        """From the deck that is more likely to bring a card that helps."""
        decks, rules = self.state.decks, self.chapter.rules

        def odds(cards: Hand, drawn: int) -> float:
            return 1 - (sum(not helps(card) for card in cards) / max(len(cards), 1)) ** drawn

        story = odds(decks.story or decks.discard, rules.miracle_draw_story)
        special = odds(decks.special, rules.miracle_draw_special) if decks.special else 0.0
        return UseMiracle("special" if special > story else "story")

    @property
    def lost(self) -> set[str]:
        return {defeat.id for defeat in self.chapter.printed.defeats}

    def harms(self) -> bool:
        """Whether the plot card that was turned is better stopped."""
        after = self.settled(replace(self.state, due=self.state.due[1:]).run())
        return worth(self.state) - worth(after) > HARM

    def order_worth(self, move: Arrange) -> float:
        """The mildest plot card first."""
        worths = []
        for card in move.cards:
            due = (Due(self.seat, Resolve(card)),)
            worths.append(worth(self.settled(replace(self.state, due=due).run())))
        return sum(each * 0.5**number for number, each in enumerate(worths))

    def settled(self, state: AdventureBook) -> AdventureBook:
        """With everything due resolved: chance is drawn, questions get quick answers."""
        while state.due and not state.outcome:
            (seat, *_) = state.to_act()
            chance = seat == CHANCE
            move = self.drawn(state) if chance else self.quick(state, seat)
            state = state.apply(seat, move)
        return state

    def drawn(self, state: AdventureBook) -> Move:
        draws = state.draws()
        return self.rng.choices(list(draws), list(draws.values()))[0]

    def quick(self, state: AdventureBook, seat: Seat) -> Move:
        """A fair answer without much thought."""
        asked = list(state.answers(seat))
        match state.due[0].effect:
            case Strike(icon):
                dodges = state.dodges(seat, icon)
                return Dodge(icon if icon in dodges else dodges[0]) if dodges else Suffer()
            case MustDiscard() | HandLimit() | Beset():
                story = [m for m in asked if isinstance(m, Discard) and m.card in self.icons]
                return story[0] if story else asked[0]
        return asked[0]

    @property
    def icons(self) -> dict[str, int]:
        return self.chapter.cards.story
