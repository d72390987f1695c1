"""Whole evenings in real browsers: from the home page to the replay."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from evening import (
    button,
    comes_back,
    follows_the_link,
    is_at_a_table,
    moves_by_keyboard,
    opens_a_table,
    play,
    plays_again,
    presses,
    reads_the_code,
    seats_a_bot,
    see_the_end,
    starts_the_game,
    tabs_to,
    types_the_code,
    walks_to,
)
from people import TELEVISION, Person

WINS = re.compile(r"\bwins?\b|You win!")


def assert_above(below: Locator, part: Locator) -> None:
    lower, upper = below.bounding_box(), part.bounding_box()
    assert lower
    assert upper
    assert upper["y"] + upper["height"] <= lower["y"]


@pytest.mark.parametrize("by_link", [(), pytest.param(("Ben",), marks=pytest.mark.soak)])
def test_an_evening_of_friends_and_a_bot(person: Any, by_link: tuple[str, ...]) -> None:
    """Two of them; three in the soak: at other tables people come by the link too."""
    anne: Person = person("Anne")
    cleo: Person = person("Cleo", phone=True, theme="dark")
    television: Person = person("Television", size=TELEVISION)
    others = [person(name) for name in by_link]
    friends = [anne, cleo, *others]
    rng = Random(4)

    table = opens_a_table(anne, seats=len(friends) + 1, dice=1)
    code = reads_the_code(anne)
    television.goes_to(f"/screen/{table}")
    expect(television.page.get_by_text(code)).to_be_visible()
    for other in others:
        follows_the_link(other, table)
    types_the_code(cleo, code)
    seats_a_bot(anne, len(friends) + 1)
    for friend in friends:
        expect(television.page.get_by_text(friend.name, exact=True).first).to_be_visible()
    starts_the_game(anne)

    play(friends, rng, moves=1)
    comes_back(cleo)
    for friend in friends:
        expect(friend.page.get_by_role("region", name="Bid to beat")).to_be_visible()
    play(friends, rng)
    see_the_end([*friends, television])
    for watching in (*friends, television):
        expect(watching.page.get_by_role("heading", name=WINS)).to_be_visible()

    stranger: Person = person("Stranger", locale="fr-FR", phone=True)
    stranger.goes_to(f"/replay/{table}")
    stranger.page.get_by_role("button", name="À la fin").click()
    expect(stranger.page.locator("html")).to_have_attribute("lang", "fr")
    expect(stranger.page.get_by_text(re.compile("gagne")).first).to_be_visible()
    controls = stranger.page.get_by_role("group", name="Revoir la partie")
    told = controls.get_by_role("paragraph")  # what the step brought, beside its buttons
    expect(told).to_have_text(re.compile(r"\w.*[.!]$"))
    expect(told).to_be_in_viewport(ratio=1)
    stranger.page.set_viewport_size({"width": 320, "height": 568})  # the whole board above them
    expect(told).to_be_in_viewport(ratio=1)
    board = stranger.page.locator(".moment").bounding_box()
    below = controls.bounding_box()
    assert board
    assert below
    assert board["y"] + board["height"] <= below["y"]
    shown = stranger.page.locator(".moment .fit").bounding_box()
    assert shown
    assert shown["height"] <= board["height"] + 1
    stranger.page.set_viewport_size({"width": 1366, "height": 768})  # and at a desk the history too
    assert_above(controls, stranger.page.locator("aside li").last)
    assert_above(controls, stranger.page.locator(".moment .fit"))

    following = plays_again(friends)
    assert following != table
    expect(television.page).to_have_url(re.compile(f"/screen/{following}$"))
    starts_the_game(anne)
    # What they were told last may still be the end of the game before.
    assert play(friends, rng, moves=1, over=lambda _: False)


@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_the_connection_goes_and_comes_back_by_itself(person: Any, to_the_end: bool) -> None:
    anne: Person = person("Anne", new=True).hangs_by_a_wire()
    opens_a_table(anne, seats=2, dice=2)
    starts_the_game(anne)
    rng = Random(1)
    play([anne], rng, moves=1)
    with anne.without_network():
        expect(anne.page.get_by_role("region", name="Bid to beat")).to_be_visible()
    assert play([anne], rng, moves=1)
    if to_the_end:
        play([anne], rng)
        see_the_end([anne])


@pytest.mark.soak
def test_a_game_by_keyboard_alone(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.page
    anne.goes_to("/")
    presses(anne, page.get_by_role("link", name="With friends: Pirates Dice"))
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_be_enabled()
    tabs_to(anne, name)
    anne.press("Control+A", *"Anne")
    walks_to(anne, "Seats", "2")
    presses(anne, page.get_by_text("Options of the game"))
    walks_to(anne, "Dice", "1")
    presses(anne, button(page, "Open the table"))
    is_at_a_table(anne)
    presses(anne, button(page, re.compile("^Start")))

    play([anne], Random(1), lambda one, _: moves_by_keyboard(one))
    expect(page.get_by_role("heading", name=WINS)).to_be_visible()
    before = page.url
    presses(anne, button(page, "Play again"))
    page.wait_for_url(lambda url: url != before)
    # Among bots nobody waits for anybody.
    expect(page.get_by_role("region", name="History")).to_be_visible()
    expect(button(page, re.compile("^Start"))).to_have_count(0)
