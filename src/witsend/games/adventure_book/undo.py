"""Ruling AB-26: a seat takes back what it did last, while nothing hidden was shown since and nobody
else has acted. What is taken back to is played again, so it is what it was.
"""

from typing import cast

from msgspec.structs import replace

from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book.due import Gather, Proposal, StopPlot
from witsend.games.adventure_book.news import TurnPassed, Undone
from witsend.games.adventure_book.tale import AnyTale, Loose, Tale


def may_undo(tale: Tale, seat: Seat) -> bool:
    return tale.loose is not None and tale.loose.seat == seat


def undone(tale: AnyTale, seat: Seat) -> AnyTale:
    """Without the seat's last move."""
    loose = cast("Loose", tale.loose)
    *kept, _ = loose.moves
    before = cast("AnyTale", loose.before)
    for move in kept:
        before = before.apply(seat, move)
    return replace(before, news=()).tell(Undone(seat))


def loosened(before: Tale, after: AnyTale, seat: Seat, move: Move) -> AnyTale:
    """With the move among those that can be taken back, or with none of them."""
    if is_firm(before, after, seat):
        return after if after.loose is None else replace(after, loose=None)
    loose = before.loose
    if loose is None or loose.seat != seat:
        loose = Loose(seat, replace(before, news=(), loose=None), ())
    return replace(after, loose=Loose(seat, loose.before, (*loose.moves, move)))


def is_firm(before: Tale, after: Tale, seat: Seat) -> bool:
    """Whether the move stands for good: chance showed something, a turn or a chapter is over, or
    several were asked at once and others may have answered already.
    """
    if seat == CHANCE or before.phase in {"first", "deal"}:
        return True
    if before.moment != "telling" or after.moment != "telling":
        return True
    if before.due and isinstance(before.due[0].effect, Gather | StopPlot | Proposal):
        return True
    return bool(after.news) and isinstance(after.news[-1], TurnPassed)
