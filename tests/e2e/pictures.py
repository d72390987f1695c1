"""Writes the pictures of the documents: an evening of four, looked at from desk, phone and sofa,
and every game in its middle."""

import asyncio
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import Page, sync_playwright

from at_table import GAME, Helper, become, play_to_the_end
from film import film
from people import DESK, PHONE, TELEVISION, Theme, launch, served_to_the_network
from served import Server

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Anne", "Ben", "Cleo", "Dan")
SCALES = {DESK: 1, PHONE: 2, TELEVISION: 2 / 3}  # so that no picture is larger than it is useful
QUALITY = 72  # of JPEG: words stay sharp, and a page of documents loads in a blink
SETTLED = 400  # milliseconds until what came last has come to rest
CINEMA = (800, 500)
FILM_SECONDS = 7.0
SOME_STEPS = 4
SCENE_WITHOUT_MOTION = 4000  # milliseconds
PATIENCE = 120.0  # seconds until bots have brought a game to its middle

# Each game with its setup, and the moment of it that is shown, when Anne is to move.
MIDDLES: dict[str, tuple[dict[str, Any], Callable[[Any], bool]]] = {
    "pirates-dice": ({"seats": 4}, lambda view: len(view["bids"]) >= 2),
    "battle-of-wits": ({"seats": 5}, lambda view: view["rows"] and len(view["hand"]) <= 2),
    "poisoned-glass": (
        {"seats": 4},
        lambda view: sum(len(glass["cards"]) for glass in view["glasses"]) >= 10,
    ),
    "wits-and-wagers": (
        {"seats": 6, "guess_time": 0, "bet_time": 0},
        lambda view: view["phase"] == "betting" and view["round"] == 3,
    ),
    "adventure-book": ({"seats": 3}, lambda _: True),
}
MOVES_FIRST = {"adventure-book": 12}  # whose middle no single fact of a view tells


class Photographer:
    def __init__(self, browser: Any, house: str, into: Path, doors: ExitStack) -> None:
        self.browser = browser
        self.house = house
        self.into = into
        self.doors = doors

    def page(
        self,
        path: str,
        who: Helper | None = None,
        *,
        size: tuple[int, int] = DESK,
        theme: Theme = "light",
        moves: bool = False,
    ) -> Page:
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=SCALES.get(size, 1),
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            locale="en-GB",
            color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce",
        )
        self.doors.callback(context.close)
        page: Page = context.new_page()
        served_to_the_network(page)
        if who:
            become(page, who)
        page.goto(f"{self.house}{path}")
        page.wait_for_load_state("networkidle")
        return page

    def take(self, name: str, page: Page) -> None:
        page.evaluate("document.fonts.ready")
        file = self.into / f"{name}.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
        sys.stdout.write(f"{file} {file.stat().st_size // 1000} kB\n")

    def film(self, name: str, page: Page, seconds: float) -> None:
        file = self.into / f"{name}.webp"
        file.write_bytes(film(page, seconds))
        sys.stdout.write(f"{file} {file.stat().st_size // 1000} kB\n")

    def look(self, name: str, path: str, who: Helper | None = None, **how: Any) -> None:
        self.take(name, self.page(path, who, **how))


def lobby(people: list[Helper]) -> str:
    """Three have come, a bot has been seated."""
    anne, ben, cleo, _ = people
    table = anne.open(seats=4, dice=5)
    for seat, person in enumerate((anne, ben, cleo)):
        person.stays_at(table)
        person.ask(table, "sit", seat=seat)
    anne.ask(table, "seat-bot", seat=3, level="hard")
    return table


def game(people: list[Helper], *, dice: int) -> str:
    table = people[0].open(seats=len(people), dice=dice)
    for seat, person in enumerate(people):
        person.stays_at(table)
        person.ask(table, "sit", seat=seat)
    people[0].ask(table, "start")
    return table


def bid_until(table: str, people: list[Helper], whose: int, least: int) -> None:
    """Everyone bids in turn until so many bids stand and it is that seat's turn."""
    while True:
        view = people[0].show(table)["seats"][0]["view"]
        turn = view["turn"]
        if turn == whose and len(view["bids"]) >= least:
            return
        (seat,) = people[turn].show(table)["seats"]
        move = seat["moves"][2]
        people[turn].ask(table, "play", seat=turn, number=seat["number"], move=move)


def middle_of(anne: Helper, name: str) -> str:
    """A table where Anne has played with bots so far."""
    setup, is_it = MIDDLES[name]
    table = anne.open_game(name, setup)
    anne.stays_at(table)
    anne.ask(table, "sit", seat=0)
    anne.ask(table, "start")
    rng, until = Random(name), monotonic() + PATIENCE
    made = 0
    while True:
        assert monotonic() < until, f"{name} does not come to its middle"
        shown = anne.show(table)
        assert not shown["table"]["over"], f"{name} is over before its middle"
        (seat,) = shown["seats"]
        if seat["moves"] and made >= MOVES_FIRST.get(name, 0) and is_it(seat["view"]):
            return table
        if move := sensible(seat["view"], seat["moves"], rng):
            anne.ask(table, "play", seat=0, number=seat["number"], move=move)
            made += 1
        else:
            sleep(0.1)


def sensible(view: Any, moves: list[Any], rng: Random) -> Any:
    """Anne makes low bids, and says she is done as soon as she has guessed or bet."""
    kinds = {move["type"]: move for move in moves}
    if not moves or "unlock" in kinds:
        return None
    if "bids" in view:
        return moves[0]
    if "lock" in kinds and (view["guess"] if view["phase"] == "guessing" else view["bets"][0]):
        return kinds["lock"]
    return rng.choice([move for move in moves if move["type"] != "lock"])


def challenge(camera: Photographer, people: list[Helper], name: str) -> None:
    """The cups are lifted, the dice are counted, someone has lost one."""
    anne, _, cleo, _ = people
    table = game(people, dice=5)
    bid_until(table, people, whose=2, least=3)
    page = camera.page(f"/t/{table}", anne)
    cleo.play_if_to_act(table)
    page.locator(".loss.lost").wait_for()
    page.wait_for_timeout(SETTLED)
    camera.take(name, page)


def films(camera: Photographer, people: list[Helper]) -> None:
    """A challenge, a drink, and the television when it is over."""
    anne, _, cleo, _ = people
    table = game(people, dice=5)
    bid_until(table, people, whose=2, least=3)
    page = camera.page(f"/t/{table}", anne, size=CINEMA, moves=True)
    cleo.play_if_to_act(table)
    camera.film("challenge", page, FILM_SECONDS)

    table = anne.open_game("poisoned-glass", {"seats": 3})
    anne.stays_at(table)
    anne.ask(table, "sit", seat=0)
    anne.ask(table, "start")
    page = camera.page(f"/t/{table}", anne, size=CINEMA, moves=True)
    rng, until = Random(1), monotonic() + PATIENCE
    while not page.locator(".vessel").count():
        assert monotonic() < until, "nobody drinks"
        (seat,) = anne.show(table)["seats"]
        if move := sensible(seat["view"], seat["moves"], rng):
            anne.ask(table, "play", seat=0, number=seat["number"], move=move)
        page.wait_for_timeout(100)
    camera.film("drink", page, FILM_SECONDS)

    table = game(people[:2], dice=1)
    page = camera.page(f"/screen/{table}", size=CINEMA, theme="dark", moves=True)
    play_to_the_end(table, people[:2])
    camera.film("finale", page, 1.6 * FILM_SECONDS)


def pictures(camera: Photographer, people: list[Helper]) -> None:
    anne, _, cleo, _ = people
    for name in MIDDLES:
        camera.look(name, f"/t/{middle_of(anne, name)}", anne)
    camera.look("home", "/")
    camera.look("new-table", f"/new/{GAME}", anne)
    waiting = lobby(people)
    camera.look("table-waiting", f"/t/{waiting}", anne)
    television = camera.page(f"/screen/{waiting}", size=TELEVISION, theme="dark")
    television.get_by_role("button", name="Start the show").click()
    camera.take("television-waiting", television)

    table = game(people, dice=5)
    bid_until(table, people, whose=2, least=3)
    camera.look("table", f"/t/{table}", anne)
    camera.look("phone", f"/t/{table}", cleo, size=PHONE)
    camera.look("phone-dark", f"/t/{table}", cleo, size=PHONE, theme="dark")
    camera.look("television", f"/screen/{table}", size=TELEVISION, theme="dark")

    challenge(camera, people, "challenge")

    over = game(people, dice=2)
    play_to_the_end(over, people)
    camera.look("end", f"/t/{over}", anne)
    again = camera.page(f"/replay/{over}", theme="dark")
    for _ in range(SOME_STEPS):
        again.get_by_role("button", name="One step on").click()
    again.wait_for_timeout(SCENE_WITHOUT_MOTION)
    camera.take("replay", again)


def main() -> None:
    folders = [Path(each) for each in sys.argv[1:] if not each.startswith("-")]
    into = folders[0] if folders else PICTURES
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as doors:
        server = Server(Path(folder) / "tables")
        doors.callback(server.end)
        asyncio.run(server.start())
        people = [Helper(server.url, name) for name in NAMES]
        for person in people:
            doors.callback(person.close)
        browser = launch(doors.enter_context(sync_playwright()))
        doors.callback(browser.close)
        camera = Photographer(browser, server.url, into, doors)
        films(camera, people)
        if "--films" not in sys.argv:
            pictures(camera, people)


if __name__ == "__main__":
    main()
