"""A game's end in real browsers: places, what became of me, another game, an evening's score."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from at_table import Helper, become, play_to_the_end
from people import TELEVISION, Person

MINE = re.compile("^(Second of two\\. You lost your last die in round 1\\.)$")


def asks_whether_it_was_fair(page: Page) -> None:
    """With what both phones have added, worked out by the page."""
    page.get_by_role("link", name="Was chance fair?").click()
    expect(page.get_by_role("heading", name="Yes. Nobody chose")).to_be_visible()
    expect(page.get_by_text(re.compile("(Anne and Ben|Ben and Anne) added"))).to_be_visible()
    expect(page.get_by_text("Your own number is in it")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Another game")).to_be_visible()


def test_an_ending_with_places_leads_to_another_game_and_the_score_goes_along(
    person: Any, friends: list[Helper]
) -> None:
    anne, _ = friends
    table = anne.open(dice=1)
    for seat, friend in enumerate(friends):
        friend.ask(table, "sit", seat=seat)
    phones: list[Person] = [person(friend.name, phone=True) for friend in friends]
    for phone, friend in zip(phones, friends, strict=True):
        become(phone.page, friend)
        phone.goes_to(f"/t/{table}")
    television: Person = person("Television", size=TELEVISION, still=False)
    television.goes_to(f"/screen/{table}")
    expect(television.page.get_by_text("Anne", exact=True).first).to_be_visible()
    anne.ask(table, "start")
    play_to_the_end(table, friends)
    (winner,) = anne.show(table)["result"]["winners"]
    won, lost = phones[winner].page, phones[1 - winner].page

    # Places for all, and a sentence for me; no confetti for whoever wants no motion.
    expect(won.get_by_role("heading", name="You win!")).to_be_visible()
    expect(lost.get_by_text(MINE)).to_be_visible()
    for page in (won, lost):
        rows = page.get_by_role("list", name="At the end").get_by_role("listitem")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text(f"1st {friends[winner].name}")
        expect(rows.last).to_contain_text(f"2nd {friends[1 - winner].name}")
        expect(page.locator("canvas")).to_have_count(0)

    # On the television it fills the screen, the last place comes first, and paper falls.
    screen = television.page
    finale = screen.get_by_role("region", name=f"{friends[winner].name} wins")
    expect(finale).to_be_visible()
    size = finale.evaluate("region => [region.offsetWidth, region.offsetHeight]")
    assert size == [*TELEVISION]
    delays = finale.get_by_role("listitem").evaluate_all(
        "rows => rows.slice(0, 2).map((row) => parseFloat(row.style.animationDelay))"
    )
    assert delays[0] > delays[1] == 0
    expect(screen.locator("canvas")).to_have_count(1)

    for page in (won, lost):
        asks_whether_it_was_fair(page)

    # Another game with the same people; where it needs more seats, that is said.
    lost.get_by_role("button", name="Another game").click()
    larger = lost.get_by_role("button", name=re.compile("^Wits & Wagers"))
    expect(larger).to_contain_text("One seat is free; a bot takes it.")
    won.get_by_role("button", name="Another game").click()
    expect(won.get_by_role("button", name="Adventure Book")).to_be_visible()
    lost.get_by_role("button", name="Poisoned Glass").click()
    lost.wait_for_url(lambda url: table not in url)
    # Whoever chooses after that comes along, and is told.
    expect(won.get_by_text("Come along: Poisoned Glass")).to_be_attached()
    won.get_by_role("button", name="Adventure Book").click()
    won.wait_for_url(lost.url)
    expect(won.get_by_text("Someone was quicker and chose Poisoned Glass").first).to_be_visible()
    expect(screen).to_have_url(re.compile(lost.url.rpartition("/")[2]))
    after = "This evening, after one game"
    for page, title, wins in (
        (won, after, "1 game won"),
        (lost, after, "1 game won"),
        (screen, "Games won this evening:", "1"),
    ):
        rows = page.get_by_role("region", name=title).get_by_role("listitem")
        expect(rows).to_have_text([re.compile(f"{friends[winner].name}.*{wins}$", re.DOTALL)])

    # At home it is told too.
    phones[winner].goes_to("/")
    said = f"{after} · {friends[winner].name} 1"
    expect(won.get_by_text(said)).to_be_visible()
