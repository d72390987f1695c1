"""What the page is sent of games from other packages, whose words it does not have: what views and
moves are made of, and every piece of news, and how it ended, with its sentence in English. Seats
stand in it as {0}, {1} and so on, so it follows from the view alone, and the page puts in what they
are called.
"""

from functools import cache
from typing import Any

from msgspec import json, to_builtins
from msgspec.structs import replace

from witsend.content.text import Text
from witsend.game import Ending, News, Result, Seat, State, View
from witsend.games import HOUSE
from witsend.games.packages import line_of_package
from witsend.server.protocol import FromElsewhere


@cache
def from_elsewhere(game: type[State]) -> FromElsewhere | None:
    if game.name in HOUSE:
        return None
    view = type(game.start(game.options(seats=game.seats[0])).view(None))
    return FromElsewhere(
        line=Text(*[line_of_package(game, language) for language in ("en", "fr", "es")]),
        minutes=game.minutes,
        own_fields=tuple(sorted(view.own_fields)),
        seat_fields=tuple(sorted(view.seat_fields)),
        view=json.schema(view),
        moves=json.schema(game.kinds),
    )


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
