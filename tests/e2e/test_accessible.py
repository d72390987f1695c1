"""Every page, in light and dark, on a phone and at a desk: nothing keeps anyone out."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from accessible import assert_accessible, grave_findings, sideways_scrolling
from at_table import GAME, Helper, become, play_to_the_end
from people import DESK, PHONE, Person, Theme
from served import Server

SIZES = (PHONE, DESK)
TWO_FRAMES = "() => new Promise(on => requestAnimationFrame(() => requestAnimationFrame(on)))"
THEMES: tuple[Theme, ...] = ("light", "dark")
Look = tuple[Theme, tuple[int, int]]


class Places:
    """Where the pages are, made on the way there."""

    def __init__(self, house: str) -> None:
        self.anne, self.ben = Helper(house, "Anne"), Helper(house, "Ben")
        self.waiting = self.anne.open(seats=3)
        self.anne.ask(self.waiting, "sit", seat=0)
        self.playing = self.started()
        self.over = self.started()
        play_to_the_end(self.over, [self.anne, self.ben])

    def started(self) -> str:
        table = self.anne.open()
        self.anne.ask(table, "sit", seat=0)
        self.ben.ask(table, "sit", seat=1)
        self.anne.ask(table, "start")
        self.ben.play_if_to_act(table)
        return table

    def close(self) -> None:
        self.anne.close()
        self.ben.close()


@pytest.fixture(scope="module")
def places(house: Server) -> Iterator[Places]:
    made = Places(house.url)
    yield made
    made.close()


PAGES: dict[str, Callable[[Places], str]] = {
    "home": lambda _: "/",
    "new table": lambda _: f"/new/{GAME}",
    "about": lambda _: "/about",
    "rules": lambda _: f"/rules/{GAME}",
    "parts": lambda _: "/parts",
    "lost": lambda _: "/nowhere/at/all",
    "table before": lambda places: f"/t/{places.waiting}",
    "table during": lambda places: f"/t/{places.playing}",
    "table after": lambda places: f"/t/{places.over}",
    "television": lambda places: f"/screen/{places.playing}",
    "replay": lambda places: f"/replay/{places.over}",
}


LOOKS = tuple((theme, size) for theme in THEMES for size in SIZES)


def can_use(anne: Person, name: str, places: Places, looks: Sequence[Look]) -> None:
    page = anne.page
    become(page, places.anne)
    anne.goes_to(PAGES[name](places))
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    problems = []
    for theme, (width, height) in looks:
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        found = [*grave_findings(page), *sideways_scrolling(page)]
        problems += [f"{theme}, {width} px: {problem}" for problem in found]
    assert not problems, "\n".join([name, *problems])


def test_everyone_can_use_every_page(person: Any, places: Places) -> None:
    """In one look each, all looks in turn; the soak has every page in every look."""
    anne: Person = person()
    for number, name in enumerate(PAGES):
        can_use(anne, name, places, [LOOKS[number % len(LOOKS)]])


@pytest.mark.soak
@pytest.mark.parametrize("name", PAGES)
def test_everyone_can_use_the_page_in_every_look(name: str, person: Any, places: Places) -> None:
    can_use(person(), name, places, LOOKS)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_the_page_speaks_the_language_of_the_browser(locale: str, person: Any) -> None:
    anne: Person = person(locale=locale)
    anne.goes_to("/")
    anne.page.get_by_role("heading", level=1).first.wait_for()
    assert anne.page.locator("html").get_attribute("lang") == locale[:2]


def test_axe_would_find_a_button_without_a_name_and_grey_on_grey(person: Any) -> None:
    anne: Person = person()
    anne.goes_to("/about")
    anne.page.wait_for_load_state("networkidle")
    anne.page.evaluate("""() => {
        const button = document.createElement("button");
        const faint = document.createElement("p");
        faint.textContent = "Can you read this?";
        faint.style.color = "#777";
        faint.style.background = "#888";
        document.querySelector("main").append(button, faint);
    }""")
    found = "".join(grave_findings(anne.page))
    assert "button-name" in found
    assert "color-contrast" in found
    with pytest.raises(AssertionError, match="button-name"):
        assert_accessible(anne.page)
