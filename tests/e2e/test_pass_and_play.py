"""Two people share one device: a curtain falls between them."""

import re
from typing import Any

from playwright.sync_api import expect

from evening import (
    BID,
    CHALLENGE,
    button,
    opens_a_table,
    ready,
    sees_the_end,
    skips_the_scene,
    starts_the_game,
)
from people import Person

READY = re.compile("^I am ")


def test_a_curtain_hides_the_dice_before_every_turn_and_after_every_challenge(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.page
    opens_a_table(anne, seats=2, dice=2)
    button(page, "Add someone here").click()
    page.get_by_role("textbox", name="Name of the person beside you").fill("Rosa")
    button(page, "Add").last.click()
    expect(button(page, "Stand up")).to_have_count(2)
    starts_the_game(anne)

    dice = page.get_by_role("img", name=re.compile("^Your dice"))
    challenges = 0
    while not sees_the_end(anne):
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
