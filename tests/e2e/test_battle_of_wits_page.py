"""Battle of Wits in real browsers: laid, opened, drunk."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from accessible import assert_accessible, overlapping, sideways_scrolling
from at_table import Helper, become
from evening import (
    button,
    choose,
    follows_the_link,
    is_at_a_table,
    one_of,
    play,
    ready,
    says_a_name,
    seats_a_bot,
    see_the_end,
    skip_the_scenes,
    skips_the_scene,
    starts_the_game,
)
from people import Person

GAME = "battle-of-wits"
SOAK = pytest.mark.soak
PLACES = re.compile("^(Pour|Bid) .* goblet [A-J]$")
GOBLETS = re.compile("^Take goblet [A-J]$")


def cards_to_lay(page: Page) -> Locator:
    return page.locator(".hand button[aria-disabled=false]")


def lays_or_takes(person: Person, rng: Random) -> bool:
    """A card from the hand to some goblet, or a goblet to drink from. Whether it did."""
    page = person.page
    skips_the_scene(person)
    if "whoever" in person.kinds:
        return one_of(button(page, "I do not mind who"), rng)
    if "take" in person.kinds:
        return one_of(button(page, GOBLETS), rng)
    return one_of(cards_to_lay(page), rng) and one_of(button(page, PLACES), rng)


def sees_how_it_ended(person: Person, goblets: int) -> None:
    """Every goblet tells who drank it and whether they live."""
    see_the_end([person])
    shown = person.page.get_by_role("list", name="Goblets").get_by_role("listitem")
    expect(shown).to_have_count(goblets)
    for goblet in shown.all():
        expect(goblet).to_contain_text(
            re.compile(r"drank wine \d+, poison \d+ and (lives?|is dead|are dead)")
        )


def begin_with_a_bot(person: Any, rng: Random) -> list[Person]:
    """Two friends, from the home page to the middle of their first round."""
    anne: Person = person("Anne")
    cleo: Person = person("Cleo", phone=True, theme="dark")
    friends = [anne, cleo]
    anne.goes_to("/")
    anne.page.get_by_role("link", name="With friends: Battle of Wits").click()
    says_a_name(anne)
    choose(anne.page, "Seats", "3")
    button(anne.page, "Open the table").click()
    table = is_at_a_table(anne)
    follows_the_link(cleo, table)
    seats_a_bot(anne, 3)
    may_choose = "choose your character"
    for friend in friends:
        expect(friend.page.get_by_text(may_choose)).to_be_visible()
    starts_the_game(anne)
    button(cleo.page, "Fezzik").click()
    chosen = cleo.page.locator(".seat", has_text="Cleo")
    tick = chosen.locator(".ready")
    expect(tick).to_be_visible()
    assert not overlapping([tick.bounding_box(), chosen.locator(".name").bounding_box()])
    assert_accessible(anne.page)
    button(anne.page, "I do not mind who").click()

    assert play(friends, rng, lays_or_takes, moves=5)
    expect(anne.page.get_by_text(re.compile("^Day breaks")).first).to_be_visible()
    time_card = cleo.page.get_by_role("img", name=re.compile("^(Day|Night)$"))
    expect(time_card).to_be_visible()
    skip_the_scenes(friends)
    for friend in friends:
        assert_accessible(friend.page)
        assert not sideways_scrolling(friend.page)
    return friends


def test_two_friends_and_a_bot_begin_a_game(person: Any) -> None:
    begin_with_a_bot(person, Random(7))


@pytest.mark.soak
def test_two_friends_and_a_bot_play_a_whole_game(person: Any) -> None:
    rng = Random(7)
    friends = begin_with_a_bot(person, rng)
    play(friends, rng, lays_or_takes)
    for friend in friends:
        sees_how_it_ended(friend, 3)
        assert_accessible(friend.page)


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
        assert play([anne], rng, lays_or_takes, moves=2)
        assert_accessible(anne.page)
        assert not sideways_scrolling(anne.page)
        button(anne.page, "How it goes, in short").click()
        summary = anne.page.get_by_role("dialog")
        expect(summary.get_by_text("More poison: you die.")).to_be_visible()
        assert_accessible(anne.page)
        anne.press("Escape")
        play([anne], rng, lays_or_takes)
        sees_how_it_ended(anne, 10)
        assert_accessible(anne.page)
    finally:
        helper.close()


@pytest.mark.parametrize("round_table", [False, pytest.param(True, marks=SOAK)])
def test_a_card_is_laid_by_keyboard_alone_or_dragged(
    person: Any, house: Any, round_table: bool
) -> None:
    anne: Person = person("Anne")
    helper = Helper(house.url, "Anne")
    try:
        setup = {"seats": 2, "dealer": 2, "luckless": True, "characters": "seated"}
        setup["round_table"] = round_table
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
        expect(goblet).to_contain_text("You: wine 6, face down")
        before = goblet.get_by_text(re.compile("^before "))
        expect(before).to_have_count(int(round_table))

        card = cards_to_lay(page).filter(has_text="poison 7")
        expect(card).to_be_visible()
        card.hover()
        page.mouse.down()
        page.mouse.move(300, 300)
        button(page, "Bid poison 7 on goblet A").hover()
        page.mouse.up()
        first = page.get_by_role("list", name="Goblets").get_by_role("listitem").first
        expect(first).to_contain_text("You: poison 7, face down")

        card = cards_to_lay(page).filter(has_text="wine 4")
        expect(card).to_be_visible()
        card.focus()
        anne.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
    finally:
        helper.close()


@pytest.mark.parametrize("seats", [pytest.param(2, marks=SOAK), 5, pytest.param(10, marks=SOAK)])
def test_at_the_round_table_every_goblet_stands_before_its_seat(
    person: Any, house: Any, seats: int
) -> None:
    """Clause 19 of Battle of Wits. The print: "one goblet in front of each player"."""
    helper = Helper(house.url, "Anne")
    try:
        setup = {"seats": seats, "dealer": seats, "characters": "seated", "round_table": True}
        table = helper.open_game(GAME, setup)
        helper.ask(table, "sit", seat=0)
        helper.ask(table, "start")
        for phone in (False, True):
            anne: Person = person("Anne", phone=phone, theme="dark" if phone else "light")
            become(anne.page, helper)
            anne.goes_to(f"/t/{table}")
            goblets = anne.page.get_by_role("list", name="Goblets").get_by_role("listitem")
            expect(goblets).to_have_count(seats)
            chairs = helper.show(table)["table"]["chairs"]
            names = ["you", *(chair["name"] for chair in chairs[1:])]
            for goblet, name in zip(goblets.all(), names, strict=True):
                expect(goblet).to_contain_text(f"before {name}")
            boxes = [goblet.bounding_box() for goblet in goblets.all()]
            own, *others = [box["y"] + box["height"] for box in boxes if box]
            assert all(own >= other - 1 for other in others), "one's own is at the foot"
            assert_accessible(anne.page)
            assert not sideways_scrolling(anne.page)
    finally:
        helper.close()


def test_a_scene_takes_the_room_of_the_guide_too(person: Any, house: Any) -> None:
    people = [Helper(house.url, name) for name in ("Anne", "Ben")]
    try:
        table = people[0].open_game(GAME, {"seats": 2, "dealer": 1, "characters": "seated"})
        for seat, helper in enumerate(people):
            helper.ask(table, "sit", seat=seat)
        people[0].ask(table, "start")
        anne: Person = person("Anne")
        become(anne.page, people[0])
        anne.goes_to(f"/t/{table}")
        expect(anne.page.get_by_role("complementary", name="What to do")).to_be_visible()
        stage = anne.page.locator(".stage")
        while not stage.count():  # until day breaks
            before = len(anne.updates)
            assert any(helper.play_if_to_act(table) for helper in people)
            anne.waits_for_update(before)
        hidden = anne.page.locator("aside.hushed").bounding_box()
        covers = stage.bounding_box()
        assert hidden
        assert covers
        assert covers["y"] <= hidden["y"]
    finally:
        for helper in people:
            helper.close()


SMALLEST = (320, 568)
LEAST_TARGET = 32  # pixels that a place for a card is high at least; a thumb may miss by a few


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 10])
def test_a_full_round_table_on_the_smallest_phone(person: Any, house: Any, seats: int) -> None:
    """Nothing lies over anything else, long names end in dots, and a thumb finds every place."""
    names = ["Anne", *(f"Maximilian of {where}" for where in "BCDEFGHIJ")][:seats]
    people = [Helper(house.url, name) for name in names]
    try:
        setup = {"seats": seats, "dealer": seats, "characters": "seated", "round_table": True}
        table = people[0].open_game(GAME, setup)
        for seat, helper in enumerate(people):
            helper.ask(table, "sit", seat=seat)
        people[0].ask(table, "start")
        for helper in (*people, *people, *people, *people):  # all bid for the second goblet
            (seat_shown,) = helper.show(table)["seats"]
            bid = next(m for m in seat_shown["moves"] if m["type"] == "bid" and m["goblet"] == 1)
            helper.ask(
                table, "play", seat=seat_shown["seat"], number=seat_shown["number"], move=bid
            )
        anne: Person = person("Anne", phone=True, size=SMALLEST)
        become(anne.page, people[0])
        anne.goes_to(f"/t/{table}")
        page = anne.page
        goblets = page.get_by_role("list", name="Goblets").get_by_role("listitem")
        expect(goblets).to_have_count(seats)
        expect(goblets.nth(1).locator(".bids .more")).to_have_text(re.compile(r"^\+\d+$"))
        parts = goblets.locator(".seat, .contents, .bids, .stand > svg").all()
        boxes = [part.bounding_box() for part in parts]
        assert len(boxes) == 4 * seats
        assert not overlapping(boxes)
        cards = goblets.nth(1).locator(".bids .mini").last.bounding_box()
        lane = goblets.nth(1).locator(".bids").bounding_box()
        assert cards
        assert lane
        assert cards["x"] + cards["width"] <= lane["x"] + lane["width"] + 1
        cards_to_lay(page).first.click()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")  # the hand covers what lies below
        places = [place.bounding_box() for place in button(page, PLACES).all()]
        assert len(places) == 2 * seats
        assert min(box["height"] for box in places if box) >= LEAST_TARGET
        assert_accessible(page)
        assert not sideways_scrolling(page)
    finally:
        for helper in people:
            helper.close()


def test_teams_are_seen_at_the_table_and_on_the_television(person: Any, house: Any) -> None:
    """Clause 20 of Battle of Wits. Characters that go with the seats are of the teams by turns."""
    helper = Helper(house.url, "Anne")
    try:
        setup = {"seats": 4, "dealer": 4, "characters": "seated", "winner": "teams"}
        table = helper.open_game(GAME, setup)
        helper.ask(table, "sit", seat=0)
        helper.ask(table, "start")
        mate = helper.show(table)["table"]["chairs"][2]["name"]
        anne: Person = person("Anne", phone=True)
        become(anne.page, helper)
        anne.goes_to(f"/t/{table}")
        screen: Person = person("Screen")
        screen.goes_to(f"/screen/{table}")
        ours = ("your side", "the other side")
        theirs = ("the Man in Black's team", "the Prince's team")
        for watching, sides in ((anne, ours), (screen, theirs)):
            seats = watching.page.get_by_role("list", name="Seats").get_by_role("listitem")
            expect(seats).to_have_count(4)
            for number, seat in enumerate(seats.all()):
                expect(seat).to_contain_text(sides[number % 2])
            assert_accessible(watching.page)
            assert not sideways_scrolling(watching.page)
        guide = anne.page.get_by_role("complementary", name="What to do")
        expect(guide).to_contain_text(f"Your side is you and {mate}")
    finally:
        helper.close()
