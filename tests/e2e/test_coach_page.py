"""The coach after a game: told to whoever sat there, with the way to what it speaks of."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from at_table import Helper, become
from evening import button
from people import Person


def step_of(told: Locator) -> str:
    """The slider's value at the step that is named."""
    number = re.search(r"Step (\d+)", told.inner_text())
    assert number
    return str(int(number[1]) - 1)


def test_after_a_game_the_coach_says_what_it_was_worth(person: Any, friends: list[Helper]) -> None:
    table = friends[0].open(dice=1)
    for seat, friend in enumerate(friends):
        friend.ask(table, "sit", seat=seat)
    friends[0].ask(table, "start")
    while not friends[0].is_over(table):
        friends[0].play_if_to_act(table, boldly=True)  # so that there is something to say of it
        friends[1].play_if_to_act(table)

    anne: Person = person("Anne", size=(320, 568))
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    anne.page.get_by_role("link", name="Ask the coach").click()
    coach = anne.page.get_by_role("region", name="Coach")
    expect(coach).to_be_in_viewport()
    expect(coach.get_by_text("Where the result came from")).to_be_visible(timeout=60_000)
    slider = anne.page.get_by_role("slider")
    costliest = coach.get_by_role("listitem").filter(has_text="Costliest mistake").first
    expect(slider).to_have_value(step_of(costliest))  # the board shows it already
    coach.get_by_text("All decisions").click()
    decision = coach.get_by_role("listitem").filter(has_text=re.compile("You chose to")).first
    decision.get_by_role("button").first.click()
    expect(slider).to_have_value(step_of(decision))
    expect(slider).to_be_in_viewport()
    judged = anne.page.get_by_role("group", name="Coach")  # beside the board it is about
    expect(judged).to_contain_text("You chose to")
    button(judged, "Back to the coach").click()
    expect(coach.get_by_role("heading", name="Coach")).to_be_in_viewport()

    button(decision, "Try again from here").click()
    expect(anne.page.get_by_role("heading", level=1)).to_have_text("Pirates Dice · Practice")
    expect(anne.page.get_by_text("Nothing counts").first).to_be_visible()
    button(anne.page, "Odds").click()
    expect(button(anne.page, "Hint")).to_have_count(0)  # odds are no hints
    anne.page.evaluate("localStorage.setItem('witsend.hints', 'true')")
    anne.page.reload()
    button(anne.page, "Hint").click()
    expect(anne.page.get_by_text("The coach would")).to_be_visible()
    anne.page.get_by_role("button", name="Table", exact=True).click()
    anne.page.get_by_role("link", name="Back to the coach").click()
    expect(coach).to_be_visible()

    anne.goes_to(f"/t/{table}")
    own = anne.page.get_by_role("region", name="By the coach, for you alone")
    expect(own.get_by_text(re.compile("Best|Costliest|Luckiest")).first).to_be_visible()

    stranger: Person = person("Stranger")
    stranger.goes_to(f"/replay/{table}")
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    expect(button(stranger.page, "Ask the coach")).to_have_count(0)
    stranger.forgiving = True  # the server refuses, and the page says why
    stranger.goes_to(f"/replay/{table}#coach")
    stranger.page.reload()
    expect(stranger.page.get_by_text("of their own decisions")).to_be_visible()
