"""Effects of cards: to draw, to discard, to take back, to give, and what Miracles bring."""

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeVar

from msgspec.structs import replace

from witsend.content.books.vocabulary import (
    DrawSpecial,
    DrawStory,
    GainMiracle,
    GatherCards,
    MustDiscard,
    RecoverDiscard,
)
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book.cards import Hand, added, without
from witsend.games.adventure_book.due import Due, Gather, StopPlot
from witsend.games.adventure_book.effects.rule import Rule
from witsend.games.adventure_book.moves import Discard, Draw, Enough, Give, Keep, Take
from witsend.games.adventure_book.news import (
    Discarded,
    Drew,
    Gave,
    KeptAll,
    MiracleGained,
    Recovered,
    Reshuffled,
)
from witsend.games.adventure_book.tale import Tale


def one_less(tale: Tale, effect: DrawStory | DrawSpecial | MustDiscard | RecoverDiscard) -> Tale:
    """With one card less to draw, to discard or to take."""
    return tale.instead(replace(effect, n=effect.n - 1)) if effect.n > 1 else tale.done()


Draws = TypeVar("Draws", DrawStory, DrawSpecial)


class DrawRule(Rule[Draws]):
    """The top card of a deck, one at a time; from an empty deck nothing is drawn."""

    deck: ClassVar[Literal["story", "special"]]

    @property
    def cards(self) -> Hand:
        return self.tale.decks.story if self.deck == "story" else self.tale.decks.special

    def awaited(self) -> tuple[Seat, ...]:
        return (CHANCE,) if self.cards else ()

    def draws(self) -> list[Draw]:
        return [Draw(card) for card in self.cards]

    def answered(self, seat: Seat, move: Draw) -> Tale:
        del seat
        decks = replace(self.tale.decks, **{self.deck: without(self.cards, move.card)})
        tale = replace(one_less(self.tale, self.effect), decks=decks)
        return drawn(tale, self.seat, self.deck, move.card)


class DrawStoryRule(DrawRule[DrawStory]):
    deck = "story"

    def happens(self) -> Tale:
        """Clause 6: the discard pile becomes the deck, if there is one."""
        discard = self.tale.decks.discard
        if not discard:
            return self.tale.done()
        decks = replace(self.tale.decks, story=discard, discard=())
        return replace(self.tale, decks=decks).tell(Reshuffled(len(discard)))


class DrawSpecialRule(DrawRule[DrawSpecial]):
    deck = "special"


def drawn(tale: Tale, seat: Seat, deck: Literal["story", "special"], card: str) -> Tale:
    """With the card in the seat's hand; cards drawn one after the other are one piece of news."""
    before = tale.news
    tale = tale.dealt(seat, added(tale.hands[seat], card))
    if tale.stops_plot(card):
        tale = also_asked(tale, seat)
    last = before[-1] if before else None
    if isinstance(last, Drew) and (last.seat, last.deck) == (seat, deck):
        more = replace(last, cards=(*last.cards, card))
        return replace(tale, news=(*before[:-1], more))
    return tale.tell(Drew(seat, deck, (card,)))


def also_asked(tale: Tale, seat: Seat) -> Tale:
    """Ruling AB-7: who draws a card that stops the plot may play it on a card just turned."""
    due = tuple(
        Due(each.seat, StopPlot(tuple(sorted({*each.effect.waiting, seat}))))
        if isinstance(each.effect, StopPlot)
        else each
        for each in tale.due
    )
    return replace(tale, due=due)


class DiscardRule(Rule[MustDiscard]):
    """A hand that is no larger than what it loses is discarded whole, without asking, unless a
    Miracle may bring other cards to discard.
    """

    def awaited(self) -> tuple[Seat, ...]:
        held = len(self.tale.hands[self.seat])
        asked = held > self.effect.n or (held and self.tale.within_reach)
        return (self.seat,) if asked else ()

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield from map(Discard, sorted(set(self.tale.hands[seat])))

    def answered(self, seat: Seat, move: Discard) -> Tale:
        tale = one_less(self.tale.spend(seat, (move.card,)), self.effect)
        return tale.tell(Discarded(seat, (move.card,)))

    def happens(self) -> Tale:
        tale, hand = self.tale.done(), self.tale.hands[self.seat]
        return tale.spend(self.seat, hand).tell(Discarded(self.seat, hand)) if hand else tale


class RecoverRule(Rule[RecoverDiscard]):
    """Cards from the discard pile, but not the one that is played."""

    def awaited(self) -> tuple[Seat, ...]:
        there = any(card != self.effect.but for card in self.tale.decks.discard)
        return (self.seat,) if there else ()

    def choices(self, seat: Seat) -> Iterator[Move]:
        del seat
        yield Enough()
        for card in sorted(set(self.tale.decks.discard)):
            if card != self.effect.but:
                yield Take(card)

    def answered(self, seat: Seat, move: Take | Enough) -> Tale:
        if isinstance(move, Enough):
            return self.tale.done()
        decks = replace(self.tale.decks, discard=without(self.tale.decks.discard, move.card))
        tale = one_less(replace(self.tale, decks=decks), self.effect)
        return tale.dealt(seat, added(tale.hands[seat], move.card)).tell(Recovered(seat, move.card))


class GatherCardsRule(Rule[GatherCards]):
    """A card of everyone else's choice; a lone player draws instead."""

    def happens(self) -> Tale:
        hands = self.tale.hands
        if len(self.tale.present) == 1:
            return self.tale.instead(DrawStory(self.effect.solo_draw_story))
        others = [other for other, hand in enumerate(hands) if hand and other != self.seat]
        return self.tale.instead(Gather(tuple(others)))


class GatherRule(Rule[Gather]):
    def awaited(self) -> tuple[Seat, ...]:
        return self.effect.waiting

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield Keep()
        yield from map(Give, sorted(set(self.tale.hands[seat])))

    def answered(self, seat: Seat, move: Give | Keep) -> Tale:
        left = tuple(other for other in self.effect.waiting if other != seat)
        tale, to = self.tale.instead(Gather(left)), self.seat
        if isinstance(move, Keep):
            return tale.tell(KeptAll(seat))
        tale = tale.dealt(seat, without(tale.hands[seat], move.card))
        return tale.dealt(to, added(tale.hands[to], move.card)).tell(Gave(seat, to, move.card))


class GainMiracleRule(Rule[GainMiracle]):
    """A Miracle, or cards if the supply has none."""

    def happens(self) -> Tale:
        if not self.tale.supply:
            return self.tale.instead(DrawStory(self.effect.else_draw_story))
        tale = replace(self.tale.done(), miracles=self.tale.miracles + 1)
        return tale.tell(MiracleGained(tale.miracles))
