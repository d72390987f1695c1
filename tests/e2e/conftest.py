"""A served house and people who come to it in real browsers, each with a browser's own memory.

Whatever a page complains about fails the test: errors in the console or in scripts, requests that
fail, breaches of the page's policy.
"""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import served
from at_table import Helper
from people import Browsers, Person, Room, launch
from served import Server

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "tests" / "e2e" / "failed"  # what pages looked like when a test failed
outcome = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[outcome] = True
    return report


@pytest.fixture(scope="session")
def usual_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served.house(tmp_path_factory.mktemp("house") / "tables") as server:
        yield server


@pytest.fixture(scope="module")
def house(usual_house: Server) -> Server:
    """Where everyone comes to; a module may have one of its own."""
    return usual_house


@pytest.fixture
def friends(house: Server, request: pytest.FixtureRequest) -> Iterator[list[Helper]]:
    """Anne and Ben, or the module's FRIENDS, who play over HTTP."""
    names = getattr(request.module, "FRIENDS", ("Anne", "Ben"))
    with ExitStack() as doors:
        yield [doors.enter_context(closing(Helper(house.url, name))) for name in names]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


@pytest.fixture
def room(browsers: Browsers, house: Server, request: pytest.FixtureRequest) -> Iterator[Room]:
    room = Room(browsers, house.url)
    yield room
    failed = request.node.stash.get(outcome, False)
    troubles = room.troubles()
    if failed or troubles:
        keep_pictures(room, request.node.name)
    room.is_left(in_order=not failed)
    assert failed or not troubles, "\n".join(troubles)


def keep_pictures(room: Room, test: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    for person in room.people:
        if not person.page.is_closed():
            name = re.sub(r"\W+", "-", f"{test}-{person.name}")
            person.page.screenshot(path=PICTURES / f"{name}.png")


@pytest.fixture
def person(room: Room) -> Callable[..., Person]:
    """`person("Anne", phone=True)`: someone new, in a browser of their own."""
    return room.person
