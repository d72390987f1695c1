"""What pages say when whoever hosts the server has ended their table, or banned who sits there."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from at_table import Helper, become
from people import Person
from served import Server

PROGRAM = Path(sys.executable).with_name("witsend")
ENDED = {
    "en-GB": "Whoever hosts this server has ended this table.",
    "fr-FR": "La personne qui héberge ce serveur a mis fin à cette table.",
    "es-ES": "Quien aloja este servidor ha cerrado esta mesa.",
}
CLOSED = "Whoever hosts this server has closed it to you."


def command(house: Server, *arguments: str) -> None:
    subprocess.run([PROGRAM, *arguments, "--data", house.folder], check=True, capture_output=True)


def test_everyone_at_a_table_that_is_ended_reads_so_in_their_language(
    person: Any, friends: list[Helper], house: Server
) -> None:
    table = friends[0].open()
    for seat, each in enumerate(friends):
        each.ask(table, "sit", seat=seat)
    friends[0].ask(table, "start")
    pages = {locale: person("Cleo", locale=locale) for locale in ENDED}
    become(pages["en-GB"].page, friends[0])
    for cleo in pages.values():
        cleo.goes_to(f"/t/{table}")
        cleo.waits_for_update(0)
    command(house, "tables", "end", table)
    for locale, cleo in pages.items():
        expect(cleo.page.get_by_text(ENDED[locale])).to_be_visible()
    pages["en-GB"].page.reload()
    expect(pages["en-GB"].page.get_by_text(ENDED["en-GB"])).to_be_visible()


def test_a_browser_that_is_banned_reads_so_wherever_it_goes(
    person: Any, friends: list[Helper], house: Server
) -> None:
    table = friends[0].open()
    ben: Person = person("Ben")
    become(ben.page, friends[1])
    ben.goes_to(f"/t/{table}")
    ben.waits_for_update(0)
    ben.forgiving = True  # of what it is refused from now on
    command(house, "people", "ban", friends[1].id)
    expect(ben.page.get_by_role("heading", name=CLOSED)).to_be_visible()
    for path in ("/", "/new/pirates-dice"):
        ben.goes_to(path)
        expect(ben.page.get_by_role("alert").get_by_text(CLOSED)).to_be_visible()
