"""Whoever looks elsewhere is called to their turn, by a notification only if they asked for one."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from at_table import Helper, become
from evening import button
from people import Person

# The browser without windows shows no notifications: what would be shown is written down.
NOTIFICATIONS = """
  window.called = [], window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { asked++; return (this.permission = window.answer); }
    constructor(title, { body }) { called.push(`${title}: ${body}`); }
  };
  navigator.serviceWorker.getRegistration = async () => undefined;
"""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def icon(page: Page) -> Any:
    return expect(page.locator('link[rel="icon"]'))


def waits_at_the_table(anne: Person, friends: list[Helper], *, answer: str) -> str:
    """Ben is to bid, and Anne's page is hidden."""
    table = friends[0].open(dice=2)
    for seat, friend in enumerate(friends):
        friend.ask(table, "sit", seat=seat)
    friends[0].ask(table, "start")
    if friends[0].show(table)["seats"][0]["moves"]:
        friends[0].play_if_to_act(table)
    become(anne.page, friends[0])
    anne.page.add_init_script(f"window.answer = '{answer}'; {NOTIFICATIONS}")
    anne.goes_to(f"/t/{table}")
    expect(anne.page.locator(".board").first).to_be_visible()
    icon(anne.page).to_have_attribute("href", "/icon.svg")
    assert anne.page.evaluate("asked") == 0, "nobody is asked unasked"
    return table


def asks_to_be_called(anne: Person) -> None:
    button(anne.page, "Table").click()
    button(anne.page, "Settings").click()
    anne.page.get_by_role("switch", name="Call me to my turn").click()


@pytest.mark.parametrize("answer", ["granted", pytest.param("denied", marks=pytest.mark.soak)])
def test_who_asked_is_called(person: Any, friends: list[Helper], answer: str) -> None:
    anne: Person = person("Anne", new=True)
    table = waits_at_the_table(anne, friends, answer=answer)
    asks_to_be_called(anne)
    wish = anne.page.get_by_role("switch", name="Call me to my turn")
    expect(wish).to_be_checked(checked=answer == "granted")
    assert anne.page.evaluate("asked") == 1
    anne.page.evaluate(HIDE)
    friends[1].plays(table, "bid", count=3, face=6)
    icon(anne.page).to_have_attribute("href", "/icon-turn.svg")
    expect(anne.page).to_have_title(re.compile("^● Your turn"))
    called = ["Pirates Dice: Your turn."] if answer == "granted" else []
    assert anne.page.evaluate("called") == called
