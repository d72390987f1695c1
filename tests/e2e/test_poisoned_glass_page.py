"""Poisoned Glass in real browsers: spied, poured, passed on, chosen, drunk or not."""

import re
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
    one_of,
    play,
    plays_again,
    press,
    presses,
    ready,
    says_a_name,
    seats_a_bot,
    see_the_end,
    skip_the_scenes,
    skips_the_scene,
    starts_the_game,
)
from people import Person

GAME = "poisoned-glass"
LONGEST_GAME = 90.0  # seconds
NEARBY = 9  # controls to step back over before going on
SPY = re.compile("^Look into glass [A-E]$")
POUR = re.compile("^Pour (antidote|poison) .* into glass [A-E]$")
TAKE = re.compile("^Take glass [A-E]$")
FIRST_OF_TWO = re.compile("^Exchange: glass [A-E]$")
SECOND_OF_TWO = re.compile("^(Exchange|Look at) the tops of [A-E] and [A-E]$")
CARDS = ".hand button[aria-disabled=false]"
KNOWN = re.compile(r"(antidote|poison) (\d+), (?:you |opened|nothing)")


def views(person: Person) -> list[dict[str, Any]]:
    """All that the table ever sent to someone's page."""
    seats = (seat for update in person.updates for seat in update["seats"])
    return [seat["view"] for seat in seats if seat["view"] is not None]


# Clause 11, as the others at the table would check it


def has_held(view: dict[str, Any], hand: int | None) -> bool:
    """Whether this seat has held the hand that was dealt to that one."""
    seats, seat = view["setup"]["seats"], view["seat"]
    return hand is not None and any(
        (hand + passed) % seats == seat for passed in range(view["passes"] + 1)
    )


def may_know(view: dict[str, Any], dose: dict[str, Any], *, opened: bool) -> bool:
    seat = view["seat"]
    if opened or seat is None:
        return opened
    seen_by_power = dose["looked"] and seat == view["vizzini"]
    saw = dose["seat"] == seat or seat in dose["spies"] or seen_by_power
    return saw or dose["how"] == "counted" or has_held(view, dose["hand"])


def keeps_secrets(view: dict[str, Any]) -> None:
    seat = view["seat"]
    assert len(view["hand"]) == (0 if seat is None else view["left"][seat])
    assert seat is not None or not any(view["passed"])
    known = set()
    for glass in view["glasses"]:
        for dose in glass["cards"]:
            if dose["card"] is not None or dose["among"]:
                assert may_know(view, dose, opened=glass["opened"]), (seat, dose)
            if dose["card"] is not None:
                known.add(dose["id"])
    for told in view["news"]:
        if told["type"] in {"spied", "poured"} and told["card"] is not None:
            assert told["id"] in known
        if told["type"] in {"looked", "exchanged"} and told["cards"] != [None, None]:
            assert known.intersection(told["ids"])


def cards_in_glasses(page: Page) -> list[int]:
    """Every card whose value the page tells or shows, glass by glass."""
    listed = page.get_by_role("list", name="Glasses").get_by_role("listitem")
    told = [
        int(value) * (1 if kind == "antidote" else -1)
        for text in listed.all_inner_texts()
        for kind, value in KNOWN.findall(text)
    ]
    drawn: list[int] = page.locator("[data-card]").evaluate_all(
        "all => all.map(one => Number(one.dataset.card))"
    )
    assert sorted(told) == sorted(drawn)
    return drawn


def shows_only_what_it_knows(person: Person) -> None:
    seen: list[int] = []
    for _ in range(20):  # until the page has drawn the last view
        known = [
            dose["card"]
            for glass in views(person)[-1]["glasses"]
            for dose in glass["cards"]
            if dose["card"] is not None
        ]
        seen = cards_in_glasses(person.page)
        if seen == known:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{person.name} is shown {seen}")


def does_anything(person: Person, rng: Random) -> bool:
    """Whatever there is to do, at random. Whether it did."""
    page, kinds = person.page, person.kinds
    skips_the_scene(person)
    if kinds & {"spy", "choose"}:
        return one_of(button(page, SPY if "spy" in kinds else TAKE), rng)
    if "drink" in kinds:
        # Anne always drinks: every glass that is drunk costs a heart, so the game ends soon.
        answer = "Drink" if person.name == "Anne" else rng.choice(("Drink", "Don't drink"))
        return press(page.get_by_role("button", name=answer, exact=True))
    if "exchange" in kinds and rng.random() < 0.5:
        return (
            press(page.get_by_role("button", name="Exchange", exact=True))
            and one_of(button(page, FIRST_OF_TWO), rng)
            and one_of(button(page, SECOND_OF_TWO), rng)
        )
    if "leave" in kinds:
        return press(button(page, "Not now"))
    return one_of(page.locator(CARDS), rng) and one_of(button(page, POUR), rng)


def begin_with_a_bot(person: Any, rng: Random) -> list[Person]:
    """Two people and an onlooker, from the home page until something is known and poured."""
    anne: Person = person("Anne")
    ben: Person = person("Ben", phone=True)
    onlooker: Person = person("Dora", phone=True, theme="dark")
    friends, everyone = [anne, ben], [anne, ben, onlooker]
    anne.goes_to("/")
    anne.page.get_by_role("link", name="With friends: Poisoned Glass").click()
    says_a_name(anne)
    choose(anne.page, "Seats", "3")
    anne.page.get_by_text("Options of the game").click()
    choose(anne.page, "Hearts", "2")
    button(anne.page, "Open the table").click()
    table = is_at_a_table(anne)
    follows_the_link(ben, table)
    seats_a_bot(anne, 3)
    starts_the_game(anne)
    onlooker.goes_to(f"/t/{table}")
    for one in everyone:
        expect(one.page.get_by_role("list", name="Glasses")).to_be_visible()

    play(friends, rng, does_anything, moves=6)  # all have spied, some have poured
    skip_the_scenes(everyone)
    for one in everyone:
        shows_only_what_it_knows(one)
        assert_accessible(one.page)
        assert not sideways_scrolling(one.page)
    assert views(onlooker)[-1]["seat"] is None
    expect(onlooker.page.get_by_role("list", name="Phases of the round")).to_be_visible()
    for one in everyone:
        for view in views(one):
            keeps_secrets(view)
    return everyone


def test_two_people_and_a_bot_begin_a_game(person: Any) -> None:
    begin_with_a_bot(person, Random(5))


@pytest.mark.soak
def test_two_people_and_a_bot_play_a_whole_game(person: Any) -> None:
    rng = Random(5)
    everyone = begin_with_a_bot(person, rng)
    anne, ben, _ = everyone
    friends = [anne, ben]
    table = is_at_a_table(anne)
    play(friends, rng, does_anything)
    see_the_end(everyone)
    for one in everyone:
        expect(one.page.get_by_text(re.compile("no heart left")).first).to_be_visible()
        shows_only_what_it_knows(one)
    assert_accessible(ben.page)
    for one in everyone:
        seen = views(one)
        assert {"fill", "choose", "drink", "over"} <= {view["phase"] for view in seen}
        assert len(seen) > 20
        for view in seen:
            keeps_secrets(view)

    again = plays_again(friends)
    assert again != table


@pytest.mark.soak
def test_every_move_by_keyboard_alone(person: Any, house: Any) -> None:
    anne: Person = person("Anne")
    hers, other = Helper(house.url, "Anne"), Helper(house.url, "Ben")
    try:
        setup = {"seats": 2, "starting_hearts": 6, "vizzini_peek": "look-then-decide"}
        opened = hers.http.post("/api/tables", json={"game": GAME, "setup": setup})
        table = str(opened.json()["id"])
        hers.ask(table, "sit", seat=0)
        other.ask(table, "sit", seat=1)
        other.stays_at(table)
        become(anne.page, hers)
        anne.goes_to(f"/t/{table}")
        starts_the_game(anne)
        made: set[str] = set()
        until = monotonic() + LONGEST_GAME
        while made < {"spy", "pour", "look", "exchange", "leave", "choose", "drink", "refuse"}:
            assert monotonic() < until, made
            if anne.kinds:
                moves_by_keyboard(anne, made)
            else:
                other.play_if_to_act(table)
                anne.page.wait_for_timeout(30)
    finally:
        hers.close()
        other.close()


def moves_by_keyboard(person: Person, made: set[str]) -> None:
    """Of several things to do the one not done before; but the power is first kept for later."""
    page = person.page
    skip = ready(page, "Skip")
    if skip.count():
        skip.focus()
        person.press("Enter")
        return
    steps: dict[str, list[Locator]] = {
        "spy": [button(page, SPY)],
        "choose": [button(page, TAKE)],
        "exchange": [button(page, re.compile("^Exchange the tops"))],
        "leave": [button(page, re.compile("^(Leave them|Not now)$"))],
        "refuse": [button(page, "Don't drink")],
        "drink": [page.get_by_role("button", name="Drink", exact=True)],
        "look": [
            page.get_by_role("button", name="Exchange", exact=True),
            button(page, FIRST_OF_TWO),
            button(page, SECOND_OF_TWO),
        ],
        "pour": [page.locator(CARDS), button(page, POUR)],
    }
    open_now = [kind for kind in steps if kind in person.kinds]
    if "leave" not in made and "pour" in open_now:
        open_now = ["pour"]
    kind = next((kind for kind in open_now if kind not in made), open_now[-1])
    before = len(person.updates)
    for control in steps[kind]:
        presses_nearby(person, control.first)
    made.add(kind)
    person.waits_for_update(before)
    assert len(person.updates) > before, f"nothing came of {kind}"


def presses_nearby(person: Person, control: Locator) -> None:
    """Back from the cards to the glasses, where that is the shorter way."""
    expect(control).to_be_visible()
    for _ in range(NEARBY):
        if control.evaluate("one => one === document.activeElement"):
            break
        person.press("Shift+Tab")
    presses(person, control)
