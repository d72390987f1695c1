"""Battle of Wits in real browsers: laid, opened, drunk."""

import re
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from accessible import assert_accessible, sideways_scrolling
from at_table import Helper, become
from evening import (
    button,
    choose,
    follows_the_link,
    is_at_a_table,
    press,
    ready,
    says_a_name,
    sees_the_end,
    skips_the_scene,
    starts_the_game,
)
from people import Person

GAME = "battle-of-wits"
LONGEST_GAME = 60.0  # seconds
PLACES = re.compile("^(Pour|Bid) .* goblet [A-J]$")
GOBLETS = re.compile("^Take goblet [A-J]$")


def cards_to_lay(page: Page) -> Locator:
    return page.locator(".hand button[aria-disabled=false]")


def moves_if_asked(person: Person, rng: Random) -> bool:
    """A card from the hand to some goblet, or a goblet to drink from. Whether it did."""
    page = person.page
    skips_the_scene(person)
    goblets = button(page, GOBLETS)
    if count := goblets.count():
        return press(goblets.nth(rng.randrange(count)))
    cards = cards_to_lay(page)
    if not (count := cards.count()):
        return False
    if not press(cards.nth(rng.randrange(count))):
        return False
    places = button(page, PLACES)
    return bool(count := places.count()) and press(places.nth(rng.randrange(count)))


def play(people: Sequence[Person], rng: Random, *, moves: int | None = None) -> int:
    made, until = 0, monotonic() + LONGEST_GAME
    while moves is None or made < moves:
        if all(sees_the_end(person) for person in people):
            break
        assert monotonic() < until, "the game does not come to its end"
        moved = sum(moves_if_asked(person, rng) for person in people)
        made += moved
        if not moved:
            people[0].page.wait_for_timeout(40)
    return made


def sees_how_it_ended(person: Person, goblets: int) -> None:
    """Every goblet tells who drank it and whether they live."""
    expect(person.page.get_by_role("list", name="At the end")).to_be_visible()
    shown = person.page.get_by_role("list", name="Goblets").get_by_role("listitem")
    expect(shown).to_have_count(goblets)
    for goblet in shown.all():
        expect(goblet).to_contain_text(
            re.compile(r"drank wine \d+, poison \d+ and (lives|is dead)")
        )


def test_four_friends_play_a_whole_game(person: Any) -> None:
    anne: Person = person("Anne")
    friends = [anne, person("Ben", theme="dark"), person("Cleo", phone=True), person("Dora")]
    anne.goes_to("/")
    anne.page.get_by_role("link", name="Play now: Battle of Wits").click()
    says_a_name(anne)
    choose(anne.page, "Seats", "4")
    button(anne.page, "Open the table").click()
    table = is_at_a_table(anne)
    for friend in friends[1:]:
        follows_the_link(friend, table)
    starts_the_game(anne)

    rng = Random(7)
    assert play(friends, rng, moves=9)
    expect(anne.page.get_by_text(re.compile("^Day breaks")).first).to_be_visible()
    time_card = friends[2].page.get_by_role("img", name=re.compile("^(Day|Night)$"))
    expect(time_card).to_be_visible()
    for friend in friends:
        skips_the_scene(friend)
        expect(button(friend.page, "Skip")).to_have_count(0)
        assert_accessible(friend.page)
        assert not sideways_scrolling(friend.page)
    play(friends, rng)
    for friend in friends:
        sees_how_it_ended(friend, 4)
    assert_accessible(friends[2].page)


@pytest.mark.soak
def test_one_person_and_nine_bots_at_ten_goblets(person: Any, house: Any) -> None:
    anne: Person = person("Anne", phone=True, theme="dark")
    helper = Helper(house.url, "Anne")
    try:
        opened = helper.http.post("/api/tables", json={"game": GAME, "setup": {"seats": 10}})
        table = str(opened.json()["id"])
        helper.ask(table, "sit", seat=0)
        for seat in range(1, 10):
            helper.ask(table, "seat-bot", seat=seat, level="easy")
        become(anne.page, helper)
        anne.goes_to(f"/t/{table}")
        starts_the_game(anne)
        rng = Random(3)
        assert play([anne], rng, moves=2)
        assert_accessible(anne.page)
        assert not sideways_scrolling(anne.page)
        button(anne.page, "How it goes, in short").click()
        summary = anne.page.get_by_role("dialog")
        expect(summary.get_by_text("More poison: you die.")).to_be_visible()
        assert_accessible(anne.page)
        anne.press("Escape")
        play([anne], rng)
        sees_how_it_ended(anne, 10)
        assert_accessible(anne.page)
    finally:
        helper.close()


def test_a_card_is_laid_by_keyboard_alone_or_dragged(person: Any, house: Any) -> None:
    anne: Person = person("Anne")
    helper = Helper(house.url, "Anne")
    try:
        setup = {"seats": 2, "dealer": 2, "luckless": True}
        opened = helper.http.post("/api/tables", json={"game": GAME, "setup": setup})
        table = str(opened.json()["id"])
        helper.ask(table, "sit", seat=0)
        helper.ask(table, "seat-bot", seat=1, level="easy")
        become(anne.page, helper)
        anne.goes_to(f"/t/{table}")
        starts_the_game(anne)
        page = anne.page
        ready(page, "wine 6").focus()
        anne.press("Enter")
        button(page, "Pour wine 6 into goblet B").focus()
        anne.press("Enter")
        goblet = page.get_by_role("list", name="Goblets").get_by_role("listitem").nth(1)
        expect(goblet).to_contain_text("Anne: wine 6, face down")

        card = cards_to_lay(page).filter(has_text="poison 7")
        expect(card).to_be_visible()
        card.hover()
        page.mouse.down()
        page.mouse.move(300, 300)
        button(page, "Bid poison 7 on goblet A").hover()
        page.mouse.up()
        first = page.get_by_role("list", name="Goblets").get_by_role("listitem").first
        expect(first).to_contain_text("Anne: poison 7, face down")

        card = cards_to_lay(page).filter(has_text="wine 4")
        expect(card).to_be_visible()
        card.focus()
        anne.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
    finally:
        helper.close()
