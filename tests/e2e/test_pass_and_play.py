"""Two people share one device: a curtain falls between them."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from evening import (
    BID,
    CHALLENGE,
    button,
    choose,
    opens_a_table,
    ready,
    says_a_name,
    skips_the_scene,
    starts_the_game,
)
from people import Person

READY = re.compile("^I am ")


@pytest.mark.parametrize("until", [2, pytest.param(99, marks=pytest.mark.soak)])
def test_a_curtain_hides_the_dice_before_every_turn_and_after_every_challenge(
    person: Any, until: int
) -> None:
    """Until the second challenge; in the soak until the game is over."""
    anne: Person = person("Anne")
    page = anne.page
    opens_a_table(anne, seats=2, dice=2)
    adds(anne, "Rosa")
    starts_the_game(anne)

    dice = page.get_by_role("img", name=re.compile("^Your dice"))
    challenges = 0
    while challenges < until and not anne.game_is_over:
        skips_the_scene(anne)
        curtain = button(page, READY)
        expect(curtain.or_(page.get_by_role("list", name="At the end")).first).to_be_visible()
        if not curtain.count():
            break
        expect(dice).to_have_count(0)
        curtain.click()
        expect(dice).to_have_count(1)
        expect(page.locator("main")).to_be_focused()
        if ready(page, CHALLENGE).count():
            ready(page, CHALLENGE).click()
            challenges += 1
            expect(button(page, "Skip")).to_be_visible()
            expect(dice).to_have_count(0)
        else:
            ready(page, BID).click()
            expect(dice).to_have_count(0)
    assert challenges >= 2


def test_a_secret_is_looked_at_before_the_device_is_passed_on(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.page
    anne.goes_to("/new/poisoned-glass")
    says_a_name(anne)
    choose(page, "Seats", "2")
    button(page, "Open the table").click()
    adds(anne, "Rosa")
    starts_the_game(anne)

    skips_the_scene(anne)
    button(page, READY).click()
    button(page, "Look into glass A").click()
    seen = page.get_by_text(re.compile("you spied it"))
    expect(seen.first).to_be_attached()
    button(page, "Seen; pass the device on").click()
    expect(button(page, READY)).to_be_visible()
    expect(seen).to_have_count(0)


def adds(person: Person, name: str) -> None:
    """Somebody beside them, on the same device."""
    page = person.page
    button(page, "Add someone here").click()
    page.get_by_role("textbox", name="Name of the person beside you").fill(name)
    button(page, "Add").last.click()
    expect(button(page, "Stand up")).to_have_count(2)
