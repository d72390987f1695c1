"""Where the games that are played in the terminal are kept, one file a game; and `records`."""

import os
import sys
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from shutil import which
from tempfile import TemporaryFile

import rich_click as click
from rich.console import Console
from rich.text import Text

from witsend.cli.options import book_option, data_folder, explained
from witsend.game import CHANCE
from witsend.games.english import number_of
from witsend.platforms import PYTHON, as_typed
from witsend.record import BadRecord, GameRecord, read


def records_folder() -> Path:
    return data_folder() / "records"


def new_record_path(game: str) -> Path:
    now = datetime.now().astimezone()
    return records_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S}.jsonl"


def last_record() -> Path:
    files = (path for path in records_folder().glob("*.jsonl") if path.is_file())
    records = sorted(files, key=lambda path: path.stat().st_mtime)
    if not records:
        raise BadRecord("No game has been recorded here yet: witsend play")
    return records[-1]


def free_path(path: Path) -> Path:
    """That name, or the first numbered one that is free."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain([path], numbered) if not os.path.lexists(name))


def check_place(path: Path) -> None:
    """Before the game, so that none is lost for want of a place."""
    if not path.name or path.is_dir():
        raise ValueError(f"{path} is not the name of a file.")
    if os.path.lexists(path):
        raise ValueError(f"{path} exists already; it is not written over.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise ValueError(f"{path} cannot be written: {error.strerror}.") from None


def keep(record: GameRecord, path: Path, console: Console) -> None:
    if not any(event.seat != CHANCE for event in record.events):
        return  # nothing was played
    record.write(path)
    again = as_typed([*_command(), "replay", str(path)])
    for line in (f"The game is kept in {path}", f"See it again: {again}"):
        console.print(Text(line), soft_wrap=True)


def _command() -> list[str]:
    """How this program was started, for hints that can be typed."""
    if script := os.environ.get("WITSEND_SCRIPT"):
        return [script]
    started, found = Path(sys.argv[0]), which("witsend")
    if started.name == "__main__.py":
        return [PYTHON, "-m", "witsend"]
    if found and Path(found).with_suffix("") == started.with_suffix(""):  # Windows has witsend.exe
        return ["witsend"]
    try:
        return [os.path.relpath(started) if os.sep in sys.argv[0] else "witsend"]
    except ValueError:  # it is on another drive
        return [str(started)]


@click.group()
def records() -> None:
    """What can be done with many recorded games at once."""


@records.command("to-parquet")
@click.argument("asked", nargs=-1, metavar="[FILE|FOLDER]...", type=click.Path(path_type=Path))
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="The folder to write to.  [default: this one]",
)
@book_option
def to_parquet(asked: tuple[Path, ...], into: Path) -> None:
    """Write records as two Parquet files, to be studied with Polars, pandas or DuckDB.

    moves.parquet has a row for each move, seats.parquet one for each seat of each game. Of a folder
    all its records are read; without FILE, those of the games that were played here.
    """
    try:
        from witsend.adapters.parquet import write
    except ImportError:
        raise click.ClickException(
            "This needs one more package: pip install 'witsend[study]'"
        ) from None
    with explained():
        games = _read_all(_files(asked or (records_folder(),)))
        for name in ("moves.parquet", "seats.parquet"):
            check_place(into / name)
        write(games, into)
    click.echo(
        f"{number_of(len(games), 'game is', 'games are')} in "
        f"{into / 'moves.parquet'} and {into / 'seats.parquet'}"
    )


def _files(asked: tuple[Path, ...]) -> list[Path]:
    """Those files, and the records of those folders, by name."""
    found = [sorted(path.glob("*.jsonl")) if path.is_dir() else [path] for path in asked]
    return list(dict.fromkeys(chain.from_iterable(found)))


def _read_all(paths: list[Path]) -> dict[str, GameRecord]:
    """By the file's name; one that cannot be read is left out, and said to be."""
    games: dict[str, GameRecord] = {}
    for path in paths:
        try:
            record = read(path)
        except BadRecord as error:
            click.echo(f"Left out: {error}", err=True)
            continue
        if path.stem in games:
            raise ValueError(f"Two records are called {path.stem}: {path} is one of them.")
        games[path.stem] = record
    if not games:
        raise BadRecord("There is no record to write: witsend play, or witsend tables export")
    return games
