"""Commands that need no table."""

import csv
from io import StringIO

import pytest
from click.testing import CliRunner

from witsend import __version__
from witsend.cli import main, read_setup, rules_page
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDice, PiratesDiceSetup


def output(*arguments: str) -> str:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return str(result.stdout)


def test_games_lists_every_game_with_its_options() -> None:
    listed = output("games")
    for game in GAMES.values():
        assert game.title in listed
    assert "dice=5" in listed
    assert "unofficial fan project" in listed


@pytest.mark.parametrize("game", GAMES)
def test_rules_prints_the_rules_page(game: str) -> None:
    assert GAMES[game].title in output("rules", game)
    assert rules_page(game).is_file()


def test_bots_lists_the_bots() -> None:
    assert output("bots", "pirates-dice").splitlines()[:4] == ["uniform", "easy", "middle", "hard"]


def test_help_and_version() -> None:
    assert "arena" in output("--help")
    assert "unofficial fan project" in output("-h")
    assert __version__ in output("--version")


def test_arena_prints_a_table_with_intervals_and_ratings() -> None:
    table = output("arena", "pirates-dice", "hard", "uniform", "--games", "20")
    assert "20 games, seats rotated, 95 % intervals" in table
    assert "OpenSkill" in table
    assert "100.0%" in table


def test_arena_as_csv() -> None:
    text = output("arena", "pirates-dice", "hard", "uniform", "--games", "20", "--csv")
    rows = list(csv.DictReader(StringIO(text)))
    assert [row["bot"] for row in rows] == ["hard", "uniform"]
    assert [float(row["wins"]) for row in rows] == [20, 0]
    assert 0.8 < float(rows[0]["low"]) < float(rows[0]["high"]) <= 1


def test_options_are_read_by_the_games_own_types() -> None:
    options = ["dice=3", "bid_cap=false", "eliminated_starter=winner"]
    assert read_setup(PiratesDice, 3, options) == PiratesDiceSetup(
        seats=3, dice=3, bid_cap=False, eliminated_starter="winner"
    )
