"""For `script/soak browsers`: a short evening of each game in Chromium, Firefox and WebKit, and a
sheet that shows every board in all three, side by side.

Someone comes to the home page, opens a table, and presses whatever the board offers, in no order,
with bots for company; comes back after closing the page, and looks at the television, or at the
replay. What a page complains about, presses that lead nowhere or a board that is wider than its
screen fail.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from at_table import Helper
from engines import ENGINES, Window, installed, press, press_at, until, write
from people import launch
from pictures import MIDDLES, middle_of
from served import Server

SHEET = Path(__file__).parent / "sheet"
SIZES = ((320, 568), (844, 390), (1280, 800), (1920, 1080))
TELEVISION = SIZES[-1]
MOVES = 4  # of one's own, in each game and engine
LONGEST = 120.0  # seconds for them
TITLES = {
    "pirates-dice": "Pirates Dice",
    "battle-of-wits": "Battle of Wits",
    "poisoned-glass": "Poisoned Glass",
    "wits-and-wagers": "Wits & Wagers",
    "adventure-book": "Adventure Book",
}

# Where everything is that the board offers, a dialog's way out before all else.
OFFERED = """() => {
  const dialog = document.querySelector("dialog[open] header button")
  const all = dialog ? [dialog] : [...document.querySelectorAll(
    ".board :is(button, input, a):not([aria-pressed=true]), .skip button")]
  return all.filter((one) => !one.disabled && one.ariaDisabled !== "true"
      && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => {
      one.scrollIntoView({ block: "nearest", behavior: "instant" })
      const { left, top, width, height } = one.getBoundingClientRect()
      return [Math.round(left + width / 2), Math.round(top + height / 2)]
    }).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
}"""
BESIDE = "() => document.documentElement.scrollWidth - innerWidth"
SETTLED = """() => document.fonts.ready.then(() => new Promise((on) => setTimeout(on, 700)))"""


class Chromium:
    """The same window, by Playwright."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        page.on("console", self.hear)

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            self.heard.append(said.text)

    def goes_to(self, url: str) -> None:
        self.page.goto(url)

    def run(self, function: str, *args: Any) -> Any:
        return self.page.evaluate(f"(args) => ({function})(...args)", list(args))

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def act(self, actions: list[dict[str, Any]]) -> None:
        for each in (step for device in actions for step in device["actions"]):
            if each["type"] == "pointerMove":
                self.page.mouse.move(each["x"], each["y"])
            elif each["type"] == "pointerDown":
                self.page.mouse.down()
            elif each["type"] == "pointerUp":
                self.page.mouse.up()
            elif each["type"] == "keyDown":
                self.page.keyboard.down(each["value"])
            else:
                self.page.keyboard.up(each["value"])

    def remember(self, cookie: str, value: str, url: str) -> None:
        self.page.context.add_cookies([{"name": cookie, "value": value, "url": url}])

    def picture(self) -> bytes:
        return self.page.screenshot()

    def troubles(self) -> list[str]:
        return self.heard


@contextmanager
def chromium(_: str) -> Iterator[Window]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        yield Chromium(context.new_page())
        browser.close()


def evening(window: Window, house: str, game: str, rng: Random) -> str:
    """From the home page to the television or the replay; what came of it."""
    window.resize(*SIZES[0])
    window.goes_to(house)
    press(window, f"^With friends: {TITLES[game]}")
    press(window, "^Your name")
    write(window, "Anne")
    press(window, "^Open the table$")
    press(window, "^Start")
    table = until("table", lambda: window.run("() => location.pathname.split('/t/')[1]"))

    def shown() -> Any:
        return window.run(f"() => fetch('/api/tables/{table}').then((got) => got.json())")

    presses, latest = 0, monotonic() + LONGEST
    while (seat := shown()["seats"][0])["number"] < MOVES:
        assert monotonic() < latest, f"{game}: {presses} presses made {seat['number']} moves"
        if offered := window.run(OFFERED):
            press_at(window, *rng.choice(offered))
            presses += 1
        if shown()["table"]["over"]:
            break
    window.goes_to(f"{house}/t/{table}")  # as after closing the page
    until("board", lambda: window.run("() => document.querySelector('.board') !== null"))
    after = "replay" if shown()["table"]["over"] else "screen"  # a game that runs has no replay
    window.goes_to(f"{house}/{after}/{table}")
    until("page", lambda: window.run("() => document.querySelector('main') !== null"))
    return f"{game} {seat['number']} moves, {presses} presses"


def look(window: Window, engine: str, house: str, tables: dict[str, str], token: str) -> list[str]:
    """Pictures of every board in every size, and what is wrong with them."""
    wrong = []
    window.remember("witsend", token, house)
    for game, table in tables.items():
        for size in SIZES:
            window.resize(*size)
            window.goes_to(f"{house}/{'screen' if size == TELEVISION else 't'}/{table}")
            until(
                "board",
                lambda: window.run("() => document.querySelector('.board .table') !== null"),
            )
            window.run(SETTLED)
            if (beside := window.run(BESIDE)) > 0:
                wrong.append(f"{engine}: {game} is {beside} px wider than {size[0]}")
            (SHEET / f"{game}-{size[0]}-{engine}.png").write_bytes(window.picture())
    return wrong


def write_sheet(games: list[str], engines: list[str]) -> None:
    """A row for each board and size, a column for each engine."""
    rows = []
    for game in games:
        for width, height in SIZES:
            names = [f"{game}-{width}-{engine}.png" for engine in engines]
            pictures = "".join(f'<td><img src="{name}" alt="{name}"></td>' for name in names)
            rows.append(f"<tr><th>{game}<br>{width} x {height}</th>{pictures}</tr>")
    heads = "".join(f"<th>{engine}</th>" for engine in engines)
    style = "<style>img{max-width:30vw;max-height:90vh}td{vertical-align:top}</style>"
    text = f"<!doctype html><title>Every board</title>{style}<table><tr><th></th>{heads}</tr>"
    (SHEET / "index.html").write_text(text + "\n".join(rows) + "</table>\n")


def main() -> None:
    SHEET.mkdir(exist_ok=True)
    engines: dict[str, Any] = {"chromium": (chromium, "")}
    for engine, opens in ENGINES.items():
        path, why_not = installed(engine)
        if path is None:
            sys.exit(why_not)
        engines[engine] = (opens, path)
    wrong = []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as doors:
        server = Server(Path(folder) / "tables")
        doors.callback(server.end)
        asyncio.run(server.start())
        anne = Helper(server.url, "Admiral Barnaby")
        doors.callback(anne.close)
        tables = {game: middle_of(anne, game) for game in MIDDLES}
        for engine, (opens, path) in engines.items():
            for game in MIDDLES:
                with opens(path) as window:
                    said = evening(window, server.url, game, Random(game))
                    wrong += [f"{engine}, {game}: {each}" for each in window.troubles()]
                sys.stdout.write(f"{engine}: {said}\n")
                sys.stdout.flush()
            with opens(path) as window:
                wrong += look(window, engine, server.url, tables, anne.token)
                wrong += [f"{engine}: {each}" for each in window.troubles()]
    write_sheet(list(MIDDLES), list(engines))
    sys.stdout.write("".join(f"{each}\n" for each in wrong))
    played = f"{len(engines) * len(MIDDLES)} evenings"
    sys.stdout.write(f"{played}, {len(wrong)} troubles; pictures in tests/e2e/sheet/index.html\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
