"""What may be due while a chapter is told, and the decks it is told with."""

from typing import Literal

from msgspec.structs import replace

from witsend.content.vocabulary import (
    AnyEffect,
    CancelPlot,
    Effect,
    GainMiracle,
    GatherCards,
    PeekPlot,
    PlotDiscardToBottom,
    RecoverDiscard,
    SpecialMove,
)
from witsend.game import Record, Seat
from witsend.games.adventure_book_moves import Hand, Step

Phase = Literal["deal", "move", "story", "draw", "plot", "discard"]
TOLD = "told"  # the outcome of a chapter whose challenges are all completed


# What else may be due: parts of effects that ask someone, and the steps of a turn


class Walk(Effect, frozen=True):
    """A special card's steps: characters that may still start, and who is on the way."""

    characters: int
    spaces: int
    who: str = ""
    left: int = 0  # spaces that `who` may still go
    walked: tuple[str, ...] = ()
    leaving: Step | None = None  # another seat's step, for the seat in turn to pay for or to refuse


class Strike(Effect, frozen=True):
    """A card of this icon is discarded, or a wound taken."""

    icon: str
    kind: str = ""  # the hazard that strikes, and whom
    who: tuple[str, ...] = ()


class Beset(Effect, frozen=True):
    """A card is discarded, or this hero goes back to the start."""

    who: str


class StopPlot(Effect, frozen=True):
    """These seats may still stop the plot card that was turned."""

    waiting: tuple[Seat, ...]


class Resolve(Effect, frozen=True):
    card: int


class Gather(Effect, frozen=True):
    """These seats may still give a card to whose card it is."""

    waiting: tuple[Seat, ...]


class HandLimit(Effect, frozen=True):
    pass


class NextTurn(Effect, frozen=True):
    pass


class TurnPage(Effect, frozen=True):
    """After the last challenge's reward."""


AnyDue = (
    AnyEffect
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
    | StopPlot
    | Resolve
    | Gather
    | HandLimit
    | NextTurn
    | TurnPage
)


class Due(Record, frozen=True):
    seat: Seat  # who draws, discards, chooses
    effect: AnyDue


class Decks(Record, frozen=True, kw_only=True):
    """Cards that lie in an order nobody knows are kept in alphabetical order."""

    story: Hand
    discard: Hand = ()
    special: Hand
    plots: tuple[int, ...]  # in the middle of the plot deck, in an order nobody knows
    plot_top: tuple[int, ...] = ()  # known to come next, the next one first
    plot_bottom: tuple[int, ...] = ()  # known to come last, the last one last
    plot_discard: tuple[int, ...] = ()  # the last one turned last

    def next_plots(self) -> tuple[int, ...]:
        """What the next plot card may be, one of these with equal chance."""
        return self.plot_top[:1] or self.plots or self.plot_bottom[:1]

    def hidden_plots(self) -> tuple[int, ...]:
        """The same for the card after those known to come next."""
        return self.plots or self.plot_bottom[:1]

    def without_hidden(self, card: int) -> "Decks":
        if self.plots:
            return replace(self, plots=tuple([each for each in self.plots if each != card]))
        return replace(self, plot_bottom=self.plot_bottom[1:])

    def turned(self, card: int) -> "Decks":
        rest = (
            replace(self, plot_top=self.plot_top[1:])
            if self.plot_top
            else self.without_hidden(card)
        )
        return replace(rest, plot_discard=(*self.plot_discard, card))


class Offer(Record, frozen=True):
    to: Seat
    give: str
    take: str
