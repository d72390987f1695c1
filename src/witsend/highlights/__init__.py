"""What a finished game is remembered for: places, what came of each seat, two or three highlights.

All of it is worked out from the states that a table showed, once there is nothing secret in them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from witsend.game import State
from witsend.highlights import (
    adventure_book,
    battle_of_wits,
    pirates_dice,
    poisoned_glass,
    wits_and_wagers,
)
from witsend.highlights.finale import Finale, Place, finale, ranked, result_of

TELLERS: dict[str, Callable[[Any], Finale]] = {
    "pirates-dice": pirates_dice.tell,
    "battle-of-wits": battle_of_wits.tell,
    "poisoned-glass": poisoned_glass.tell,
    "wits-and-wagers": wits_and_wagers.tell,
    "adventure-book": adventure_book.tell,
}

__all__ = ["Finale", "Place", "finale_of"]


def finale_of(shown: Sequence[State]) -> Finale:
    """Of all the states that a table showed, to the end."""
    last = shown[-1]
    if teller := TELLERS.get(last.name):
        return teller(shown)
    places = () if last.together else ranked(result_of(shown))
    return finale(places, (), [None] * last.setup.seats)
