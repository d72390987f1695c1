"""What a browser has to load: little before the first game, a board only with its game."""

from typing import Any

from playwright.sync_api import expect

from at_table import Helper
from people import Person
from served import Server
from witsend.server.client import HASHED, Client

MOST_BYTES = 150_000  # packed: scripts, styles and fonts of the home page
FILES = Client().files


def weight(paths: list[str]) -> int:
    return sum(len(FILES[path].gzipped or FILES[path].content) for path in paths)


def assets(person: Person) -> list[str]:
    """Files of the page that its browser has asked for."""
    person.page.wait_for_load_state("networkidle")
    return sorted({path for path in person.loaded if path.startswith(HASHED)})


def is_board(path: str) -> bool:
    return path.startswith(f"{HASHED}board-")


def test_the_home_page_is_light_and_brings_no_board(person: Any) -> None:
    anne: Person = person(new=True)
    anne.goes_to("/")
    loaded = assets(anne)
    assert any(path.endswith(".js") for path in loaded)
    assert any(path.endswith(".woff2") for path in loaded)
    listed = "\n".join(f"{weight([path]):7} {path}" for path in loaded)
    assert weight(loaded) < MOST_BYTES, listed
    anne.goes_to("/about")
    assert not [path for path in assets(anne) if is_board(path)]


def test_the_board_comes_with_the_table(person: Any, house: Server) -> None:
    anne: Person = person(new=True)
    host = Helper(house.url, "Anne")
    table = host.open()
    host.ask(table, "sit", seat=0)
    host.ask(table, "start")
    host.close()
    anne.goes_to(f"/t/{table}")
    expect(anne.page.locator(".board").first).to_be_visible()
    assert [path for path in assets(anne) if is_board(path)]
