"""What may be due while a chapter is told: effects of the book, and parts of a turn."""

from typing import Literal

from witsend.content.books.vocabulary import (
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
from witsend.games.adventure_book.moves import Step

Phase = Literal["first", "deal", "move", "story", "draw", "plot", "discard"]
TOLD = "told"  # the outcome of a chapter whose challenges are all completed


# What else may be due: parts of effects that ask someone, and the steps of a turn


class Walk(Effect, frozen=True):
    """A special card's steps: characters that may still start, and who is on the way."""

    characters: int
    spaces: int
    who: str = ""
    left: int = 0  # spaces that `who` may still go
    walked: tuple[str, ...] = ()
    leaving: Step | None = None  # another seat's step, for the active seat to pay for or to refuse


class Strike(Effect, frozen=True):
    """A card of this icon is discarded, or a wound taken."""

    icon: str
    kind: str = ""  # the hazard that strikes, and whom
    who: tuple[str, ...] = ()


class Beset(Effect, frozen=True):
    """A card is discarded, or this hero goes back to the start."""

    who: str


class Proposal(Effect, frozen=True):
    """These seats have not yet said whether the challenge may be completed."""

    challenge: str
    waiting: tuple[Seat, ...]


class StopPlot(Effect, frozen=True):
    """These seats have not yet let the plot card be that was turned."""

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
    | Proposal
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
