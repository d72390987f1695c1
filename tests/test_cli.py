"""Commands that need no table."""

import csv
import shutil
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner

from served import free_port
from witsend import __version__
from witsend.cli import main
from witsend.cli.options import read_setup
from witsend.cli.records import _command
from witsend.cli.serve import EVERYWHERE, addresses
from witsend.content.books import shelf
from witsend.games import GAMES
from witsend.games.adventure_book import AdventureBookSetup
from witsend.games.adventure_book.setup import Campaign
from witsend.games.pirates_dice import PiratesDice, PiratesDiceSetup
from witsend.server.serve import Serving
from witsend.server.sqlite import Sqlite

WIDE = {"COLUMNS": "300"}  # so that no sentence is broken


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
    titles = {output("rules", game, "--language", language)[:2000] for language in ("fr", "es")}
    assert len(titles) == 2


def test_bots_lists_the_bots() -> None:
    assert output("bots", "pirates-dice").splitlines()[:4] == ["uniform", "easy", "middle", "hard"]


def test_help_and_version() -> None:
    assert "arena" in output("--help")
    assert "unofficial fan project" in output("-h")
    assert __version__ in output("--version")


def test_python_can_be_asked_for_it_where_the_command_is_not_found() -> None:
    asked = [sys.executable, "-m", "witsend", "--version"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True)
    assert __version__ in said.stdout


def test_without_a_command_it_serves_and_opens_the_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: list[Serving] = []
    opened: list[str] = []

    async def serve(serving: Serving, ready: Callable[[], object]) -> None:
        served.append(serving)
        ready()

    port = free_port()
    monkeypatch.setattr("witsend.server.serve.serve", serve)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("witsend.server.serve.log_as_json", lambda: None)
    monkeypatch.setenv("WITSEND_DATA", str(tmp_path))
    monkeypatch.setenv("WITSEND_PORT", str(port))
    result = CliRunner().invoke(main, [])
    assert result.exit_code == 0, result.output
    (serving,) = served
    assert (serving.host, serving.port, serving.database) == (
        *(EVERYWHERE[0], port, Sqlite(tmp_path)),
    )
    assert opened == [f"http://127.0.0.1:{port}"]
    assert "keeps its tables in" in result.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("started", "on_path", "hint"),
    [
        ("/usr/bin/witsend", "/usr/bin/witsend", "witsend"),
        ("witsend", None, "witsend"),
        ("C:/Scripts/witsend", "C:/Scripts/witsend.EXE", "witsend"),
        ("/site/witsend/__main__.py", "/usr/bin/witsend", "python3 -m witsend"),
        ("venv of mine/bin/witsend", "/usr/bin/witsend", "'venv of mine/bin/witsend'"),
    ],
)
def test_a_hint_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: str, on_path: str | None, hint: str
) -> None:
    """A Mac keeps a person's data in a folder with a space in its name."""
    monkeypatch.setattr("sys.argv", [started])
    monkeypatch.setattr("witsend.cli.records.which", lambda name: on_path)
    monkeypatch.delenv("WITSEND_SCRIPT", raising=False)
    game = tmp_path / "Application Support" / "game.jsonl"
    game.parent.mkdir()
    played = "play", "pirates-dice", "--bot", "easy", "--bot", "easy", "--record", str(game)
    assert f"See it again: {hint} replay '{game}'" in output(*played)


def test_a_hint_names_a_command_on_another_drive(monkeypatch: pytest.MonkeyPatch) -> None:
    def relpath(path: Path) -> str:
        raise ValueError("path is on mount 'C:', start on mount 'D:'")

    monkeypatch.setattr("sys.argv", ["/c/witsend"])
    monkeypatch.setattr("os.path.relpath", relpath)
    monkeypatch.delenv("WITSEND_SCRIPT", raising=False)
    assert _command() == ["/c/witsend"]


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


def test_arena_keeps_records_in_a_folder_that_it_makes(tmp_path: Path) -> None:
    folder = tmp_path / "all" / "games"
    told = ("arena", "pirates-dice", "easy", "uniform", "--games", "3", "--records", str(folder))
    output(*told)
    assert len(list(folder.glob("*.jsonl"))) == 3


def test_options_are_read_by_the_games_own_types() -> None:
    options = ["dice=3", "bid_cap=false", "eliminated_starter=winner"]
    assert read_setup(PiratesDice, 3, options) == PiratesDiceSetup(
        seats=3, dice=3, bid_cap=False, eliminated_starter="winner"
    )


HOUSE_BOOK = Path(shelf.__file__).parent / "house"


def test_a_book_is_checked() -> None:
    said = output("book", "check", str(HOUSE_BOOK))
    assert said.startswith("The book can be played: As You Wish, Escape by Sea, ")


def test_a_new_book_can_be_played_and_is_the_one_that_the_page_about_it_shows(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "mine"
    assert "Two files" in output("book", "new", str(folder))
    assert output("book", "check", str(folder)) == "The book can be played: The Lost Key.\n"
    shown = (Path(__file__).parents[1] / "docs" / "book.md").read_text()
    files = {path.name: path.read_text() for path in folder.iterdir()}
    assert all(f"# {name}\n{text}```" in shown for name, text in files.items())
    assert sum(text.count("\n") for text in files.values()) <= 45
    result = CliRunner().invoke(main, ("book", "new", str(folder)))
    assert result.exit_code == 1
    assert "already" in result.output


def test_the_arena_tells_how_many_chapters_were_told_together() -> None:
    """All win or lose as one: half a win each would say nothing."""
    table = ("arena", "adventure-book", "uniform", "uniform", "--games", "2")
    told = output(*table, "--option", "chapter=6", "--csv")
    assert told.splitlines()[0] == "chapter,begun,told,low,high"
    assert told.splitlines()[1].startswith("6,2,")
    assert "2 stories told by uniform, uniform" in output(*table, "--option", "chapter=6")


def test_a_books_problems_are_named(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ("book", "check", str(tmp_path)))
    assert result.exit_code == 1
    assert "There is no ch1.toml." in result.output
    assert "2 to be put right." in result.output
    result = CliRunner().invoke(main, ("serve", "--book", str(tmp_path)))
    assert result.exit_code == 1
    assert "There is no ch1.toml." in result.output


def test_a_book_of_ones_own_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(shutil.copytree(HOUSE_BOOK, tmp_path / "mine"))
    monkeypatch.setattr(shelf, "_folders", dict(shelf._folders))
    monkeypatch.setattr(shelf, "_added", list(shelf._added))
    monkeypatch.setattr(shelf, "NAMES", names := list(shelf.NAMES))
    monkeypatch.setattr("witsend.games.adventure_book.setup.NAMES", names)
    monkeypatch.setenv(shelf.ADDED, "")
    kept = tmp_path / "game.jsonl"
    table = ("play", "adventure-book", "--bot", "uniform", "--seed", "1", "--record", str(kept))
    other = Path(shutil.copytree(HOUSE_BOOK, tmp_path / "other"))
    output(*table, "--book", str(folder), "--book", str(other), "--option", "book=mine")
    assert b'"book":"mine"' in kept.read_bytes()
    assert "Chapter 1: As You Wish." in output("replay", str(kept), "--all")


def test_a_place_to_listen_is_named_as_this_machine_and_others_find_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("witsend.server.serve.lan_address", lambda: "192.0.2.7")
    assert addresses("127.0.0.1", 80) == ("http://127.0.0.1:80",) * 2
    assert addresses("::1", 80) == ("http://[::1]:80",) * 2
    for everywhere in EVERYWHERE:
        assert addresses(everywhere, 80) == ("http://127.0.0.1:80", "http://192.0.2.7:80")


@pytest.mark.parametrize("origin", ["play.example", "https://", "https://a.example/page", "*"])
def test_an_origin_that_could_never_be_one_is_refused(origin: str) -> None:
    result = CliRunner().invoke(main, ("serve", "--origin", origin), env=WIDE)
    assert result.exit_code == 2
    assert "is no site such as" in result.output


@pytest.mark.parametrize("name", ["https://play.example", "play.example:8000", "pl ay", ""])
def test_a_name_of_the_server_is_a_name(name: str) -> None:
    result = CliRunner().invoke(main, ("serve", "--name", name), env=WIDE)
    assert result.exit_code == 2
    assert "is no name" in result.output


def test_a_bookmark_is_an_option() -> None:
    game = GAMES["adventure-book"]
    setup = read_setup(game, 2, ['campaign={"chapter": 3, "miracles": 1}'])
    assert setup == AdventureBookSetup(seats=2, campaign=Campaign(3, 1))
    with pytest.raises(ValueError, match="campaign cannot be '3': Expected `object`"):
        read_setup(game, 2, ["campaign=3"])
    with pytest.raises(ValueError, match="book cannot be 'xxx"):
        read_setup(game, 2, [f"book={'x' * 41}"])
