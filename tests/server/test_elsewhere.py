"""What the page is told of games from other packages."""

from typing import Any

from sketches import Wagers
from witsend.games import HOUSE
from witsend.server.elsewhere import from_elsewhere


def test_the_page_knows_the_houses_own_games() -> None:
    assert not any(map(from_elsewhere, HOUSE.values()))


def test_of_others_it_is_told_what_views_and_moves_are_made_of() -> None:
    told = from_elsewhere(Wagers)
    assert told is not None
    assert told.own_fields == ("own", "seat")
    assert told.minutes is None
    assert str(told.line) == "", "a single file has no rules beside it"
    fields: dict[str, Any] = told.view["$defs"]["WagersView"]["properties"]
    seat = {"type": "integer", "format": "seat-from-0"}
    assert fields["bets"]["items"]["anyOf"] == [seat, {"type": "null"}]
    assert fields["answer"]["anyOf"] == [{"type": "integer"}, {"type": "null"}]
    assert told.moves["$defs"]["Bet"]["properties"]["on"] == seat
