"""Games of other packages: found by their entry points, or left out with a reason."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

from sketches import Wagers
from witsend.bots.uniform import Uniform
from witsend.cli import main
from witsend.game import State
from witsend.games import GAMES, HOUSE, packages
from witsend.games.packages import (
    LeftOut,
    board_of_package,
    bots_of_packages,
    games_of_packages,
    line_of_package,
    rules_of_package,
    wrong_game,
)

Naming = Callable[..., None]
BOTS = {"easy": Uniform}


@pytest.fixture
def naming(monkeypatch: pytest.MonkeyPatch) -> Naming:
    """What packages name as entry points."""

    def name(**values: str) -> None:
        entries = [EntryPoint(each.replace("_", "-"), to, "") for each, to in values.items()]
        monkeypatch.setattr(packages, "entry_points", lambda group: entries)

    return name


def test_a_game_of_another_package_is_found(naming: Naming) -> None:
    naming(sketch_wagers="sketches:Wagers")
    assert games_of_packages(HOUSE) == {"sketch-wagers": Wagers}


def test_bots_of_another_package_are_found(naming: Naming) -> None:
    naming(sketch_wagers="nowhere:BOTS", pirates_dice="test_packages:BOTS")
    with pytest.warns(LeftOut, match="sketch-wagers.*cannot be loaded"):
        assert bots_of_packages(GAMES) == {"pirates-dice": BOTS}


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        ("math:pi", "it is no witsend.game.State"),
        ("witsend.game:State", "it does not say its name"),
        ("sketches:Wagers", "it calls itself 'sketch-wagers'"),
        ("nowhere:Game", "it cannot be loaded"),
    ],
)
def test_what_is_no_game_is_left_out_with_the_reason(
    naming: Naming, game: str, problem: str
) -> None:
    naming(strange=game)
    with pytest.warns(LeftOut, match=problem):
        assert games_of_packages(HOUSE) == {}


def test_a_name_is_taken_once_and_plain() -> None:
    class Odd(Wagers, frozen=True, kw_only=True):
        name = "Odd one"

    assert wrong_game("sketch-wagers", Wagers, {"sketch-wagers"}) == (
        "there is a game of that name already."
    )
    assert "small letters" in str(wrong_game("Odd one", Odd, ()))


@pytest.mark.parametrize("minutes", [5, (5,), (10, 5), (0, 5), ("5", "10")])
def test_minutes_are_from_and_to(minutes: object) -> None:
    class Timed(Wagers, frozen=True, kw_only=True):
        pass

    Timed.minutes = (5, 5)
    assert wrong_game("sketch-wagers", Timed, ()) is None
    Timed.minutes = minutes  # type: ignore[assignment]  # as a package may say it
    assert "two whole numbers" in str(wrong_game("sketch-wagers", Timed, ()))


def test_bots_that_nobody_can_seat_are_left_out(naming: Naming) -> None:
    naming(chess="test_packages:BOTS")
    with pytest.warns(LeftOut, match="no such game"):
        assert bots_of_packages(GAMES) == {}
    naming(pirates_dice="math:pi")
    with pytest.warns(LeftOut, match="no mapping"):
        assert bots_of_packages(GAMES) == {}


TRIED = """
import sys, pytest
import witsend_treasure_hunt.bots  # before witsend, which looks for it
assert pytest.main(["-q", "-p", "no:cacheprovider", sys.argv[1]]) == 0
from random import Random
import pyspiel
from click.testing import CliRunner
from msgspec.structs import replace
from witsend.adapters import openspiel, pettingzoo
from witsend.adapters.forms import encode
from witsend.adapters.forms.any_game import PRINT
from witsend.adapters.text import prompt
from witsend.cli import main
from witsend.games import GAMES, packages
for command in ("rules treasure-hunt", "arena treasure-hunt easy uniform --games 20 --seed 1",
                "games", "bots treasure-hunt"):
    told = CliRunner().invoke(main, command.split())
    assert told.exit_code == 0, told.output
env = pettingzoo.env("treasure-hunt", seats=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, over, _, _ = env.last()
    env.step(None if over else int(observation["action_mask"].nonzero()[0][-1]))
seen = {}
for seed in range(30):
    state, rng = GAMES["treasure-hunt"].start(GAMES["treasure-hunt"].options(seats=3)), Random(seed)
    while seats := state.to_act():
        moves = [state.draw(rng)] if seats[0] < 0 else state.moves(seats[0])
        state = state.apply(seats[0], rng.choice(moves))
        for seat in (None, 0, 1, 2):
            view = replace(state.view(seat), news=())
            assert seen.setdefault(tuple(encode(state.view(seat))[:-PRINT]), view) == view
assert len(seen) > 100
pyspiel.random_sim_test(pyspiel.load_game("python_witsend_treasure_hunt"), 1, True, False)
assert packages.rules_of_package(GAMES["treasure-hunt"], "fr").name == "rules.md"
"""


def test_a_new_game_is_written_and_plays_everywhere_at_once(tmp_path: Path) -> None:
    """As if it were installed: found by the library, its own tests, arena, and both adapters."""
    folder = tmp_path / "hunt"
    write = ["new-game", "treasure-hunt", "--folder", str(folder)]
    assert CliRunner().invoke(main, write).exit_code == 0
    assert "is written over" in CliRunner().invoke(main, write).output
    for name, why in (("Hunt", "small letters"), ("pirates-dice", "already")):
        assert why in CliRunner().invoke(main, ["new-game", name]).output
    installed = folder / "src" / "witsend_treasure_hunt-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: witsend-treasure-hunt\n")
    (installed / "entry_points.txt").write_text(
        "[witsend.games]\ntreasure-hunt = witsend_treasure_hunt.game:TreasureHunt\n"
        "[witsend.bots]\ntreasure-hunt = witsend_treasure_hunt:BOTS\n"
    )
    told = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", TRIED, folder / "tests"],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "11 passed" in told.stdout


def test_rules_and_a_board_lie_beside_a_packages_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Packed(State, frozen=True, kw_only=True):
        __module__ = "packed_game.game"

    (tmp_path / "packed_game").mkdir()
    (tmp_path / "packed_game" / "__init__.py").touch()
    (tmp_path / "packed_game" / "rules.md").write_text("# Packed")
    monkeypatch.syspath_prepend(tmp_path)
    page = rules_of_package(Packed, "fr")
    assert page is not None
    assert page.read_text() == "# Packed"
    assert rules_of_package(Wagers, "en") is None, "a single file has none beside it"
    assert line_of_package(Packed, "en") == "", "a title is no invitation"
    (tmp_path / "packed_game" / "rules.md").write_text("# Packed\n\nWho\ndares?\n\n2 seats.\n")
    (tmp_path / "packed_game" / "rules.fr.md").write_text("# Packed\n\nQui ose ?\n")
    lines = [line_of_package(Packed, language) for language in ("en", "fr", "es")]
    assert lines == ["Who dares?", "Qui ose ?", ""]
    assert board_of_package(Packed) is None, "the page's own will do"
    (tmp_path / "packed_game" / "board.js").write_text("export function mount() {}")
    board = board_of_package(Packed)
    assert board is not None
    assert board.read_text() == "export function mount() {}"
