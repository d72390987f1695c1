"""A game of another package with a board of its own, which the page loads under its own policy."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

import served
from at_table import Helper, become
from evening import button
from people import ROOT, Person
from served import Server
from witsend.cli import main

BOARD = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("#hunt button { font-size: 2rem }");
document.adoptedStyleSheets.push(sheet);

export function mount(element, shown) {
  const place = document.createElement("div");
  place.id = "hunt";
  element.append(place);
  function update({ view, moves, names, seat, play, language, big }) {
    const told = document.createElement("p");
    told.textContent = `${names[seat]} holds ${view.card}, ${language}, ${big ? "big" : "small"}; `
      + `said: ${view.said.length}`;
    const buttons = moves.map((move) => {
      const button = document.createElement("button");
      button.textContent = `I ${move.type}!`;
      button.style.padding = "1rem";
      button.onclick = () => play(move);
      return button;
    });
    place.replaceChildren(told, ...buttons);
  }
  update(shown);
  function destroy() {
    place.remove();
    document.body.dataset.hunt = "is over";
  }
  return { update, destroy };
}
"""
BREAKS = """
export function mount(element) {
  return { update() { throw new Error("a planted fault"); }, destroy() {} };
}
"""


def example() -> str:
    """The board in docs/add-a-game.md."""
    page = (ROOT / "docs" / "add-a-game.md").read_text()
    (board,) = re.findall(r"^```js\n(.*?)^```$", page, flags=re.DOTALL | re.MULTILINE)
    return str(board)


def installed(folder: Path, game: str, board: str | None) -> Path:
    """Written by `new-game`, and as if it were installed."""
    written = CliRunner().invoke(main, ["new-game", game, "--folder", str(folder)])
    assert written.exit_code == 0, written.output
    words = game.split("-")
    module, cls = f"witsend_{'_'.join(words)}", "".join(map(str.capitalize, words))
    source = folder / "src"
    about = source / f"{module}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\n")
    (about / "entry_points.txt").write_text(f"[witsend.games]\n{game} = {module}.game:{cls}\n")
    if board is not None:
        (source / module / "board.js").write_text(board)
    return source


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With games of other packages."""
    packages = tmp_path_factory.mktemp("packages")
    boards = {
        "treasure-hunt": BOARD,
        "told-hunt": example(),
        "plain-hunt": None,
        "broken-hunt": BREAKS,
    }
    found = [str(installed(packages / game, game, board)) for game, board in boards.items()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*found, *sys.path])  # which the server's process is given
        with served.house(packages / "tables") as server:
            yield server


def started(game: str, anne: Helper, ben: Helper) -> str:
    table = anne.open_game(game, {"seats": 2})
    for seat, each in enumerate((anne, ben)):
        each.ask(table, "sit", seat=seat)
    anne.ask(table, "start")
    return table


def test_a_game_is_played_with_the_board_that_its_package_brings(
    person: Any, friends: list[Helper]
) -> None:
    table = started("treasure-hunt", *friends)
    card = friends[0].show(table)["seats"][0]["view"]["card"]
    anne: Person = person("Anne")
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    board = anne.page.locator("#hunt")
    expect(board).to_contain_text(f"Anne holds {card}, en, small; said: 0")
    stay = board.get_by_role("button", name="I stay!")
    expect(stay).to_have_css("font-size", "32px")
    expect(stay).to_have_css("padding", "16px")
    stay.click()
    expect(board).to_contain_text("said: 1")
    expect(board.get_by_role("button")).to_have_count(0)
    friends[1].plays(table, "leave")
    expect(board).to_contain_text("said: 2")
    expect(anne.page.get_by_text("You win!").first).to_be_visible()
    assert "/boards/treasure-hunt.js" in anne.loaded

    anne.page.get_by_role("link", name="Watch the replay").click()
    anne.page.wait_for_url(f"**/replay/{table}**")
    expect(anne.page.locator("body")).to_have_attribute("data-hunt", "is over")
    expect(board).to_be_visible()
    expect(board.get_by_role("button")).to_have_count(0)


def test_the_board_in_the_documents_plays(person: Any, friends: list[Helper]) -> None:
    table = started("told-hunt", *friends)
    anne: Person = person("Anne", phone=True)
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    card = friends[0].show(table)["seats"][0]["view"]["card"]
    expect(anne.page.get_by_text(f"Your card: {card}")).to_be_visible()
    anne.page.get_by_role("button", name="leave", exact=True).click()
    expect(anne.page.get_by_role("button", name="leave", exact=True)).to_have_count(0)
    expect(anne.page.locator(".news")).to_have_text("Anne leaves.")  # no history is in sight
    assert friends[0].show(table)["seats"][0]["view"]["said"] == [False]


def test_a_game_without_one_is_played_with_the_board_that_needs_no_code(
    person: Any, friends: list[Helper]
) -> None:
    table = started("plain-hunt", *friends)
    anne: Person = person("Anne")
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    card = friends[0].show(table)["seats"][0]["view"]["card"]
    own = anne.page.get_by_role("region", name="Yours alone")
    expect(own).to_have_text(re.compile(rf"card\s*{card}$"))
    button(anne.page, "Stay").click()
    expect(anne.page.locator(".news")).to_have_text("Anne stays in.")

    anne.goes_to("/rules/plain-hunt")
    expect(anne.page.get_by_role("heading", name="Plain Hunt", level=1)).to_be_visible()
    clause = anne.page.locator("[data-clause='2']")
    expect(clause).to_contain_text("whether they stay in or leave")
    anne.goes_to("/rules/no-hunt")
    expect(anne.page.get_by_text("not on our map")).to_be_visible()


def test_a_board_that_breaks_down_gives_way_to_the_one_that_needs_no_code(
    person: Any, friends: list[Helper]
) -> None:
    table = started("broken-hunt", *friends)
    anne: Person = person("Anne")
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    expect(anne.page.locator(".board").first).to_be_visible()
    expect(anne.page.locator("dt")).to_have_count(0)
    anne.forgiving = True  # the fault is told in the console
    friends[0].plays(table, "stay")
    expect(anne.page.locator("dt", has_text="card")).to_be_visible()
