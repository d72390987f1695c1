"""Firefox and WebKit: the home page, joining by the code, and a round. With them the tests would
take more than their five minutes, so they are of the soak."""

from collections.abc import Iterator
from typing import Any

import pytest

from at_table import Helper
from engines import ENGINES, Window, installed, press, sees, until, write
from served import Server

pytestmark = pytest.mark.soak


@pytest.fixture(params=ENGINES)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    path, why_not = installed(request.param)
    if path is None:
        pytest.fail(why_not)
    with ENGINES[request.param](path) as opened:
        yield opened
        assert not opened.troubles()


@pytest.fixture
def ben(house: Server) -> Iterator[Helper]:
    made = Helper(house.url, "Ben")
    yield made
    made.close()


def joins_by_the_code(window: Window, house: str, code: str) -> None:
    window.resize(320, 568)
    window.goes_to(house)
    press(window, "^Invited[?] Type the code")
    write(window, code)
    press(window, "^Join$")
    press(window, "^Your name")
    write(window, "Anne")
    press(window, "^Sit down$")
    sees(window, "Stand up")


def test_someone_joins_and_plays_a_round(window: Window, ben: Helper, house: Server) -> None:
    table = ben.open(dice=2)
    ben.ask(table, "sit", seat=1)
    joins_by_the_code(window, house.url, ben.show(table)["table"]["code"])
    ben.ask(table, "start")

    def shown() -> Any:
        return ben.show(table)["seats"][0]["view"]

    until("first bidder", lambda: shown()["turn"] is not None)
    if shown()["turn"] == 0:  # Anne bids, and Ben doubts it; else the other way round
        press(window, "^Bid ")
        until("bid", lambda: shown()["bids"])
        assert ben.play_if_to_act(table)
    else:
        assert ben.play_if_to_act(table)
        press(window, "^Challenge!")
    until("loss", lambda: sum(shown()["left"]) == 3)
    window.goes_to(f"{house.url}/t/{table}")
    sees(window, "What to do|Bid to beat|No bid yet")
