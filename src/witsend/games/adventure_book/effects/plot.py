"""Effects of the plot deck."""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from witsend.content.books.vocabulary import (
    CancelPlot,
    If,
    Lose,
    PeekPlot,
    PlotAgain,
    PlotDiscardToBottom,
)
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book.due import (
    Resolve,
    StopPlot,
)
from witsend.games.adventure_book.effects.rule import Rule
from witsend.games.adventure_book.moves import (
    Arrange,
    LetBe,
    Look,
    PlaySpecial,
    TurnPlot,
)
from witsend.games.adventure_book.news import (
    NO_PLOT_LEFT,
    Looked,
    PlotCancelled,
    PlotLetBe,
    PlotTurned,
    PutUnder,
)
from witsend.games.adventure_book.tale import Tale
from witsend.games.adventure_book.turns import play_special


class PlotRule(Rule[PlotAgain]):
    """Clause 7. Who holds a card that stops the plot is asked before it is resolved; everyone is
    where it interrupts the chapter unless something is averted and a Miracle may bring such a card.
    """

    def awaited(self) -> tuple[Seat, ...]:
        return (CHANCE,) if self.tale.decks.next_plots() else ()

    def draws(self) -> list[TurnPlot]:
        return [TurnPlot(card) for card in self.tale.decks.next_plots()]

    def answered(self, seat: Seat, move: TurnPlot) -> Tale:
        del seat
        decks = self.tale.decks.turned(move.card)
        tale = replace(self.tale.done(), decks=decks, plot=move.card, phase="plot")
        hands = tale.hands
        asked = tuple([seat for seat in tale.present if any(map(tale.stops_plot, hands[seat]))])
        tale = tale.then(self.seat, Resolve(move.card))
        if any(map(tale.stops_plot, tale.within_reach)) and tale.unaverted().outcome:
            asked = tale.present
        window = (StopPlot(asked),) if asked else ()
        return tale.then(self.seat, *window).tell(PlotTurned(move.card))

    def happens(self) -> Tale:
        """Rulings AB-5 and AB-14: a card has to be turned and none is left."""
        return self.tale.interrupted(NO_PLOT_LEFT)


class StopPlotRule(Rule[StopPlot]):
    """One card stops the plot, and nobody else is asked any more.

    A seat without such a card waits for as long as a Miracle may bring one.
    """

    def awaited(self) -> tuple[Seat, ...]:
        stops, hands = self.tale.stops_plot, self.tale.hands
        hope = any(map(stops, self.tale.within_reach))
        return tuple([s for s in self.effect.waiting if hope or any(map(stops, hands[s]))])

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield LetBe()
        for card in sorted(set(self.tale.hands[seat])):
            if self.tale.stops_plot(card):
                yield PlaySpecial(card)

    def answered(self, seat: Seat, move: PlaySpecial | LetBe) -> Tale:
        if isinstance(move, LetBe):
            left = tuple(other for other in self.effect.waiting if other != seat)
            return self.tale.instead(StopPlot(left)).tell(PlotLetBe(seat))
        return play_special(self.tale.done(), seat, move.card)


class CancelPlotRule(Rule[CancelPlot]):
    """What is due behind it is the plot card that was turned."""

    def happens(self) -> Tale:
        return self.tale.done().done().tell(PlotCancelled(self.tale.plot))


class ResolveRule(Rule[Resolve]):
    def happens(self) -> Tale:
        card = self.effect.card
        tale = replace(self.tale.done(), plot=card)
        return tale.then(self.seat, *tale.chapter.plots[card].effect)


class IfRule(Rule[If]):
    def happens(self) -> Tale:
        tale, effect = self.tale.done(), self.effect
        holds = tale.chapter.all_hold(tale.board, effect.cond, tale.plot)
        return tale.then(self.seat, *(effect.then if holds else effect.otherwise))


class LoseRule(Rule[Lose]):
    def happens(self) -> Tale:
        return self.tale.interrupted(self.effect.id)


class PeekRule(Rule[PeekPlot]):
    """The next plot cards are looked at, one by one, and put back in any order."""

    def awaited(self) -> tuple[Seat, ...]:
        decks = self.tale.decks
        if len(decks.plot_top) < self.effect.n and decks.hidden_plots():
            return (CHANCE,)
        return (self.seat,) if decks.plot_top else ()

    def draws(self) -> list[Look]:
        return [Look(card) for card in self.tale.decks.hidden_plots()]

    def choices(self, seat: Seat) -> Iterator[Move]:
        del seat
        top, n = self.tale.decks.plot_top, self.effect.n
        yield from (Arrange((*cards, *top[n:])) for cards in permutations(top[:n]))

    def answered(self, seat: Seat, move: Look | Arrange) -> Tale:
        if isinstance(move, Look):
            decks = self.tale.decks.without_hidden(move.card)
            return replace(self.tale, decks=replace(decks, plot_top=(*decks.plot_top, move.card)))
        decks = replace(self.tale.decks, plot_top=move.cards)
        return replace(self.tale.done(), decks=decks).tell(Looked(seat, move.cards))


class PutUnderRule(Rule[PlotDiscardToBottom]):
    def happens(self) -> Tale:
        decks, n = self.tale.decks, self.effect.n
        kept, cards = decks.plot_discard[:-n], decks.plot_discard[-n:]
        under = replace(decks, plot_discard=kept, plot_bottom=(*decks.plot_bottom, *cards))
        return replace(self.tale.done(), decks=under).tell(PutUnder(cards))
