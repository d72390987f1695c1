"""What a table tells those who come to it, and when."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from at_table import Helper, become, play_to_the_end
from evening import button
from people import Person
from served import Server


@pytest.fixture
def friends(house: Server) -> Iterator[list[Helper]]:
    made = [Helper(house.url, name) for name in ("Anne", "Ben")]
    yield made
    for each in made:
        each.close()


def started(friends: list[Helper], *, dice: int) -> str:
    table = friends[0].open(dice=dice)
    for seat, each in enumerate(friends):
        each.ask(table, "sit", seat=seat)
    friends[0].ask(table, "start")
    return table


def test_a_guest_reads_what_will_be_played(person: Any, friends: list[Helper]) -> None:
    cleo: Person = person("Cleo", phone=True)
    options = cleo.page.get_by_role("list", name="Options of the game")
    cleo.goes_to(f"/t/{friends[0].open(seats=3, dice=2)}")
    expect(options.get_by_role("listitem")).to_have_text(["Dice: 2"])
    cleo.goes_to(f"/t/{friends[0].open(seats=3, dice=5)}")
    expect(options.get_by_role("listitem")).to_have_text(["the usual rules"])


def test_a_form_offers_only_seats_that_the_table_has(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.goes_to("/new/wits-and-wagers").page
    page.get_by_text("Options of the game").click()
    youngest = page.get_by_role("group", name="Seat of the youngest").get_by_role("radio")
    expect(youngest).to_have_count(5)  # none, or one of four
    youngest.nth(4).check()
    page.get_by_role("group", name="Seats", exact=True).get_by_role("radio", name="3").check()
    expect(youngest).to_have_count(4)
    expect(youngest.first).to_be_checked()


def test_a_screen_reader_is_told_of_a_scene_when_it_is_over(
    person: Any, friends: list[Helper]
) -> None:
    table = started(friends, dice=2)
    anne: Person = person("Anne", still=False)
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    expect(anne.page.get_by_role("region", name="Bid to beat")).to_be_visible()
    said = anne.page.get_by_role("log").filter(has_text=re.compile("bids"))
    assert any(each.play_if_to_act(table) for each in friends)
    expect(said).to_be_attached()
    assert any(each.play_if_to_act(table) for each in friends)
    skip = button(anne.page, "Skip")
    expect(skip).to_be_visible()
    expect(said).not_to_contain_text("challenges")
    skip.click()
    expect(said).to_contain_text("challenges")


def test_the_history_of_a_phone_opens_at_its_newest_line(
    person: Any, friends: list[Helper]
) -> None:
    table = started(friends, dice=5)
    play_to_the_end(table, friends)
    anne: Person = person("Anne", phone=True)
    anne.goes_to(f"/t/{table}")
    button(anne.page, "History and talk").click()
    lines = anne.page.get_by_role("dialog").get_by_role("region", name="History")
    expect(lines.get_by_role("listitem").last).to_be_in_viewport()
    expect(lines.get_by_role("listitem").first).not_to_be_in_viewport()
