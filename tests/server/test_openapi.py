"""How the API's description names what it describes."""

from pathlib import Path

import pytest
from msgspec import defstruct

from asking import house, in_a_loop
from witsend.games import GAMES
from witsend.server.openapi import schemas
from witsend.server.protocol import Line


@in_a_loop
async def test_kinds_are_named_by_their_game_and_never_by_their_file(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        document = (await (await here.asker()).get("/api/openapi.json")).json()
    names = set(document["components"]["schemas"])
    assert not [name for name in names if "witsend." in name or "_" in name]
    by_game = {name for name in names if "." in name}
    assert {"pirates-dice.Bid", "battle-of-wits.Bid", "poisoned-glass.Deal"} <= by_game
    assert {name.split(".")[0] for name in by_game} <= set(GAMES)
    assert not {name.split(".")[1] for name in by_game} & names, "it would stand for neither"


def test_two_kinds_of_the_house_may_not_share_a_name() -> None:
    with pytest.raises(ValueError, match=r"other\.Line shares its name|protocol\.Line shares"):
        schemas(Line, defstruct("Line", [], module="witsend.server.other"))
