"""What the page is sent of games from other packages, whose words it does not have: every piece of
news, and how it ended, with its sentence in English. Seats stand in it as {0}, {1} and so on, so it
follows from the view alone, and the page puts in what they are called.
"""

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from witsend.game import Ending, News, Result, Seat, State, View
from witsend.games import HOUSE


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat is shown: here, and nowhere else, a view is put on the wire."""
    view = state.view(seat)
    if state.name in HOUSE:
        return view
    return replace(view, news=tuple([said(item, state.setup.seats) for item in view.news]))


def result_of(state: State) -> Result | None:
    result = state.result()
    if result is None or state.name in HOUSE:
        return result
    return replace(result, ending=said(result.ending, state.setup.seats))


def said(item: News | Ending, seats: int) -> dict[str, Any]:
    names = [f"{{{seat}}}" for seat in range(seats)]
    return {**to_builtins(item), "sentence": item.sentence(names)}
