"""Draws what has to be a PNG, from the page's own art: previews of links, and icons."""

import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from people import launch
from served import Server
from witsend.games import GAMES
from witsend.server.preview import SIZE

PUBLIC = Path(__file__).parents[2] / "web" / "public"
HOUSE = "Wits' End"
SETTLED = 200  # milliseconds
ICON = (PUBLIC / "icon.svg").read_text()
# The art of a game, or the house's sign, at the left; what it is called at the right.
POSTER = """([title, house, icon]) => {
  const wall = getComputedStyle(document.documentElement);
  const picture = document.querySelector(".game .picture") ?? document.createElement("span");
  if (icon) picture.innerHTML = icon;
  const words = document.createElement("div");
  for (const [text, size] of [[title, "104px"], [title === house ? "" : house, "44px"]]) {
    const line = words.appendChild(document.createElement("p"));
    line.textContent = text;
    Object.assign(line.style, { fontFamily: "var(--title)", fontSize: size, lineHeight: 1.15 });
  }
  words.lastChild.style.opacity = 0.75;
  words.lastChild.style.marginTop = "20px";
  document.body.replaceChildren(picture, words);
  Object.assign(picture.style, { width: "min(440px, 40vw)", flex: "none" });
  Object.assign(document.body.style, {
    display: "flex", flexDirection: "row", alignItems: "center", gap: "72px", height: "100vh",
    padding: "0 72px", background: wall.getPropertyValue("--wall"), color: "var(--ink)",
  });
}"""


def draw_previews(browser: Browser, house: str) -> None:
    (PUBLIC / "preview").mkdir(exist_ok=True)
    for name, title, path in [
        ("house", HOUSE, "/about"),
        *((name, game.title, f"/new/{name}") for name, game in GAMES.items()),
    ]:
        page = browser.new_page(
            viewport={"width": SIZE[0], "height": SIZE[1]},
            color_scheme="dark",
            reduced_motion="reduce",
            bypass_csp=True,
        )
        page.goto(f"{house}{path}")
        page.wait_for_load_state("networkidle")
        page.evaluate(POSTER, [title, HOUSE, ICON if name == "house" else ""])
        page.evaluate("document.fonts.ready")
        for width in (SIZE[0] - 100, SIZE[0]):  # what is measured by its frame is measured anew
            page.set_viewport_size({"width": width, "height": SIZE[1]})
            page.wait_for_timeout(SETTLED)
        keep(page.screenshot(), PUBLIC / "preview" / f"{name}.png")
        page.close()


def draw_icons(browser: Browser) -> None:
    """One that may be cut to any shape has its ground up to the edge, and its signs well within."""
    (PUBLIC / "icons").mkdir(exist_ok=True)
    ground, _, signs = ICON.partition('rx="14" fill="#14202b" />')
    within = f"<g transform='translate(4.8 4.8) scale(.85)'>{signs.replace('</svg>', '</g></svg>')}"
    bleed = f'{ground} fill="#14202b" />{within}'
    for name, size, drawing in (("192", 192, ICON), ("512", 512, ICON), ("maskable", 512, bleed)):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{drawing}")
        picture = page.screenshot(omit_background=True)
        keep(picture, PUBLIC / "icons" / f"{name}.png")
        page.close()


def keep(picture: bytes, path: Path) -> None:
    path.write_bytes(picture)
    sys.stdout.write(f"{path.name} {len(picture) // 1000} kB\n")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as doors:
        server = Server(Path(folder) / "tables")
        doors.callback(server.end)
        asyncio.run(server.start())
        browser = launch(doors.enter_context(sync_playwright()))
        doors.callback(browser.close)
        draw_previews(browser, server.url)
        draw_icons(browser)


if __name__ == "__main__":
    main()
