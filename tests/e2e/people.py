"""Someone before a browser of their own, on a phone or at a desk."""

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlparse

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    Route,
    WebSocketRoute,
    expect,
)

DESK = (1280, 800)
PHONE = (360, 740)
TELEVISION = (1920, 1080)
PATIENCE = 10_000  # milliseconds for what should take a moment
GLANCE = 30  # milliseconds between looks at what has come
Theme = Literal["light", "dark"]

ROOT = Path(__file__).parents[2]
CHROMIUM = (
    "--no-sandbox",  # only our own pages are opened, and root has no sandbox
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    found = subprocess.run(
        [ROOT / "script" / "browser"], check=False, capture_output=True, text=True
    )
    assert found.returncode == 0, found.stderr
    return playwright.chromium.launch(executable_path=found.stdout.strip(), args=list(CHROMIUM))


def served_to_the_network(page: Page) -> None:
    """The page is told the address that phones would use, as by a server started with --lan."""

    def tell(route: Route) -> None:
        invitation = route.fetch().json()
        link = urlparse(invitation["link"])._replace(netloc="192.168.1.20:8000").geturl()
        route.fulfill(json={**invitation, "link": link})

    page.route(re.compile("/invitation$"), tell)


class Person:
    def __init__(self, name: str, page: Page, house: str) -> None:
        self.name = name
        self.page = page
        self.house = house
        self.troubles: list[str] = []
        self.loaded: list[str] = []  # the paths of all that the server was asked for
        self.frames: list[str] = []  # all that tables have sent
        self.updates: list[dict[str, Any]] = []  # and what of it was an update
        self.wires: list[WebSocketRoute] = []
        self.forgiving = False  # while the network is away, failures are to be expected
        self.ears = {
            "console": self.hear,
            "pageerror": lambda error: self.trouble(f"a script failed: {error}"),
            "requestfailed": self.miss,
            "response": self.answered,
            "websocket": lambda socket: socket.on("framereceived", self.receive),
        }
        self.watch(page)

    def watch(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        for event, hear in self.ears.items():
            page.on(event, hear)  # type: ignore[call-overload]  # one for each event

    def leaves(self) -> None:
        """And nothing of them stays in the browser."""
        for event, hear in self.ears.items():
            self.page.remove_listener(event, hear)
        self.goes_to("/health")  # of the same site, so that the browser keeps its process
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.page.context.clear_cookies()

    def receive(self, frame: "str | bytes") -> None:
        self.frames.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "update":
            if "table" not in message:  # it is as it was
                message["table"] = self.updates[-1]["table"]
            self.updates.append(message)

    @property
    def kinds(self) -> set[str]:
        """Of the moves that they may make now, but for taking one back, which nobody waits for.
        Asking the page itself costs it a search.
        """
        seats = self.updates[-1]["seats"] if self.updates else []
        return {group["move"] for seat in seats for group in seat["moves"]} - {"undo"}

    @property
    def game_is_over(self) -> bool:
        return bool(self.updates) and bool(self.updates[-1]["table"]["over"])

    def trouble(self, what: str) -> None:
        if not self.forgiving:
            self.troubles.append(f"{self.name}: {what}")

    def hear(self, message: ConsoleMessage) -> None:
        # What the server answered is judged in `answered`; Chromium repeats it here.
        loading = message.text.startswith("Failed to load resource")
        if message.type in {"error", "warning"} and not loading:
            self.trouble(f"{message.type} in the console: {message.text}")

    def miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # of a page that was left
            self.trouble(f"{request.url} failed: {request.failure}")

    def answered(self, response: Response) -> None:
        request = response.request
        self.loaded.append(urlparse(response.url).path)
        if not response.url.startswith(self.house):
            self.trouble(f"{response.url} is of another site")
        if response.status >= 400:
            self.trouble(f"{response.status} {request.method} {urlparse(request.url).path}")

    def waits_for_update(self, after: int) -> None:
        """One more than so many; for want of one the page is looked at as it is."""
        for _ in range(PATIENCE // GLANCE):
            if len(self.updates) > after:
                return
            self.page.wait_for_timeout(GLANCE)

    def goes_to(self, path: str) -> "Person":
        self.page.goto(path if path.startswith("http") else f"{self.house}{path}")
        return self

    def hangs_by_a_wire(self) -> "Person":
        """From the next page on its sockets can be cut: going offline leaves open ones alone."""

        def connect(wire: WebSocketRoute) -> None:
            wire.connect_to_server()
            self.wires.append(wire)

        self.page.route_web_socket(re.compile("/socket"), connect)
        return self

    @contextmanager
    def without_network(self) -> Iterator[None]:
        """What fails meanwhile is no trouble; it ends when the page is connected again."""
        notice = self.page.get_by_text("The connection is gone")
        self.forgiving = True
        self.page.context.set_offline(True)
        while self.wires:
            self.wires.pop().close()
        expect(notice).to_be_visible()
        yield
        self.page.context.set_offline(False)
        expect(notice).to_be_hidden()
        self.forgiving = False

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


class Kind(NamedTuple):
    """What cannot be changed of a browser that is open."""

    phone: bool
    locale: str
    lenient: bool


class Browsers:
    """Whoever comes gets one that somebody has left: to open a new one takes twice as long."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.left: defaultdict[Kind, list[Page]] = defaultdict(list)

    def page(self, kind: Kind, *, new: bool) -> Page:
        if self.left[kind] and not new:
            return self.left[kind].pop()
        return self.chromium.new_context(
            has_touch=kind.phone,
            is_mobile=kind.phone,
            locale=kind.locale,
            bypass_csp=kind.lenient,
        ).new_page()


class Room:
    """Where everyone sits who takes part in a test."""

    def __init__(self, browsers: Browsers, house: str) -> None:
        self.browsers = browsers
        self.house = house
        self.people: list[Person] = []
        self.lent: dict[Person, Kind] = {}

    def person(
        self,
        name: str = "Anne",
        *,
        phone: bool = False,
        size: tuple[int, int] | None = None,
        locale: str = "en-GB",
        theme: Theme = "light",
        still: bool = True,
        lenient: bool = False,
        new: bool = False,
    ) -> Person:
        """Lenient: scripts of the test itself may be put into the page, against its policy.
        New: in a browser that nobody had before and nobody has afterwards.
        """
        kind = Kind(phone, locale, lenient)
        page = self.browsers.page(kind, new=new)
        width, height = size or (PHONE if phone else DESK)
        page.set_viewport_size({"width": width, "height": height})
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        page.emulate_media(color_scheme=theme, reduced_motion=motion)
        person = Person(name, page, self.house)
        self.people.append(person)
        if not new:
            self.lent[person] = kind
        return person

    def troubles(self) -> list[str]:
        return [trouble for person in self.people for trouble in person.troubles]

    def is_left(self, *, in_order: bool) -> None:
        """By everyone; where something went wrong, nobody takes over their browsers."""
        for person in self.people:
            kind = self.lent.get(person)
            if in_order and kind and person.page.context.pages == [person.page]:
                person.leaves()
                self.browsers.left[kind].append(person.page)
            else:
                person.page.context.close()
