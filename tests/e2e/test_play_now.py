"""One tap on the home page: a table that is dealt already, with bots, and a first move at once."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from evening import button, play, skips_the_scene
from people import Person
from witsend.games import GAMES

ALONE = {"adventure-book"}  # which is told together, and needs nobody else
TITLES = {name: game.title for name, game in GAMES.items()}


@pytest.mark.parametrize(
    "game",
    [
        "pirates-dice",
        pytest.param("adventure-book", marks=pytest.mark.soak),
        pytest.param("battle-of-wits", marks=pytest.mark.soak),
        pytest.param("poisoned-glass", marks=pytest.mark.soak),
        pytest.param("wits-and-wagers", marks=pytest.mark.soak),
    ],
)
def test_one_tap_deals_a_table_with_bots(person: Any, game: str) -> None:
    anne: Person = person("Anne", phone=True)
    anne.goes_to("/")
    button(anne.page, f"Play now: {TITLES[game]}").click()
    anne.page.wait_for_url(re.compile("/t/"))
    expect(anne.page.locator(".board").first).to_be_visible()
    table = anne.updates[-1]["table"]
    assert table["game"] == game
    assert table["started"]
    assert not table["open"]
    people = table["chairs"][0]["people"]
    assert len(people) == 1, "whoever is new has a name that was made up"
    assert levels_of_rivals(anne) == [None if game in ALONE else "middle"] * 3
    skips_the_scene(anne)

    # How well the bots play stands below the title, and can be changed at once.
    if game not in ALONE:
        button(anne.page, "Bots: middling").click()
        anne.page.get_by_role("radio", name="hard").check()
        expect(button(anne.page, "Bots: hard")).to_be_attached()
        assert levels_of_rivals(anne) == ["hard"] * 3
    else:
        button(anne.page, "Table").click()

    # Friends are called from there: a bot makes room for them, or a chair is free.
    invitation = anne.page.get_by_role("heading", name="Bring friends")
    expect(invitation).to_be_visible()
    anne.page.get_by_role("link", name="New table, other options").click()
    anne.page.wait_for_url(f"**/new/{game}")

    if game == "pirates-dice":  # the next table is dealt with the level that was chosen last
        anne.goes_to("/")
        button(anne.page, f"Play now: {TITLES[game]}").click()
        expect(button(anne.page, "Bots: hard")).to_be_visible()


def levels_of_rivals(person: Person) -> list[str | None]:
    return [chair["bot"] for chair in person.updates[-1]["table"]["chairs"][1:]]


def test_the_beginning_is_seen_and_the_first_move_is_the_second_tap(person: Any) -> None:
    anne: Person = person("Anne", still=False)
    anne.goes_to("/")
    button(anne.page, "Play now: Pirates Dice").click()
    anne.page.get_by_text("Who bids first?").wait_for()
    assert play([anne], Random(1), moves=1) == 1


def test_the_link_is_sent_by_the_sheet_of_the_device_where_there_is_one(person: Any) -> None:
    anne: Person = person("Anne", phone=True, new=True)
    anne.page.add_init_script("navigator.share = async (what) => void (window.sent = what)")
    anne.goes_to("/")
    button(anne.page, "Play now: Poisoned Glass").click()
    button(anne.page, "Table").click()
    button(anne.page, "Send the link").click()
    sent = anne.page.evaluate("sent")
    assert sent["title"] == "Poisoned Glass"
    assert sent["text"] == "Come and play Poisoned Glass with me."
    assert sent["url"] == anne.page.url
