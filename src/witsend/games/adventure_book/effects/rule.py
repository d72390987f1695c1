"""What every effect has: whom it waits for, what may be chosen or drawn, what comes of it."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from witsend.content.books.vocabulary import BringIn, BruteSweep, Effect, MoveTo, PlaceChore, Stir
from witsend.game import Move, NotAMove, Refusal, Seat
from witsend.games.adventure_book.moves import Discard, Dodge, Give, NotInHand
from witsend.games.adventure_book.tale import Tale

E = TypeVar("E", bound=Effect)


class Rule(Generic[E]):
    """The rule of the first thing due in a tale; there is one class for each kind of effect."""

    def __init__(self, tale: Tale, seat: Seat, effect: E) -> None:
        self.tale, self.seat, self.effect = tale, seat, effect

    def leads_nowhere(self) -> bool:
        """Whether it is about a place that is not on the board, so that nothing happens."""
        return False

    def awaited(self) -> tuple[Seat, ...]:
        """Whom it waits for, CHANCE or seats; () where it happens by itself."""
        return ()

    def choices(self, seat: Seat) -> Iterable[Move]:
        """What a seat it waits for may choose; the first is made for a seat whose time is up."""
        del seat
        return ()

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if move in self.choices(seat):
            return None
        if isinstance(move, Discard | Dodge | Give) and move.card not in self.tale.hands[seat]:
            return NotInHand((move.card,))
        return NotAMove()

    def draws(self) -> Sequence[Move]:
        """What chance may draw, each as often as it lies there."""
        return ()

    def answered(self, seat: Seat, move: Any) -> Tale:
        """After a choice of that seat, or a draw of CHANCE."""
        raise TypeError(f"seat {seat}: {move}")

    def happens(self) -> Tale:
        """When nobody is waited for, or when whoever was lets it happen."""
        return self.tale.done()


Placed = TypeVar("Placed", MoveTo, BringIn, PlaceChore, Stir, BruteSweep)


class PlaceRule(Rule[Placed]):
    """Of an effect that happens in a space."""

    @property
    def space(self) -> str:
        return self.tale.chapter.space(self.tale.board, self.effect.to, self.tale.plot)

    def leads_nowhere(self) -> bool:
        # Ruling AB-10: nothing happens in the space of someone who is off the board.
        return self.space not in self.tale.chapter.spaces
