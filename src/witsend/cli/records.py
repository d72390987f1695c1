"""Where the games that are played in the terminal are kept, one file a game."""

import os
import sys
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from shutil import which
from tempfile import TemporaryFile

from rich.console import Console
from rich.text import Text

from witsend.cli.options import data_folder
from witsend.game import CHANCE
from witsend.platforms import PYTHON, as_typed
from witsend.record import BadRecord, GameRecord


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
