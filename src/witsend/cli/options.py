"""What several commands take: a game, its options, a book, a folder; and errors in a sentence."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import platformdirs
import rich_click as click
from click import get_current_context
from click.core import ParameterSource
from msgspec.structs import fields

from witsend.bots import BotFailed, UnknownBot
from witsend.content.books.files import BadBook
from witsend.content.books.shelf import add_book
from witsend.game import Setup, State
from witsend.games import GAMES
from witsend.record import BadRecord
from witsend.server.database import Database, StoreError

Command = TypeVar("Command", bound=Callable[..., Any])

game_argument = click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game's setup, such as dice=3. May be given several times.",
)


def _add_books(
    context: click.Context, parameter: click.Parameter, folders: tuple[Path, ...]
) -> None:
    del context, parameter
    for folder in folders:
        try:
            add_book(folder)
        except BadBook as error:
            raise click.ClickException(f"{error}") from None


book_option = click.option(
    "--book",
    multiple=True,
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    callback=_add_books,
    expose_value=False,
    envvar="WITSEND_BOOK",
    show_envvar=True,
    help="A folder with an adventure book of your own; the option book=NAME chooses it. "
    "May be given several times.",
)

data_option = click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    envvar="WITSEND_DATA",
    show_envvar=True,
    help="The folder that holds the tables.  [default: the usual place]",
)


COMMANDLINE = ParameterSource.COMMANDLINE
NO_POSTGRES = "Postgres needs the package psycopg: pip install 'witsend[postgres]'"

database_url_option = click.option(
    "--database",
    "url",
    metavar="URL",
    envvar="WITSEND_DATABASE",
    show_envvar=True,
    help="A Postgres database that holds the tables instead, such as postgresql://host/witsend.",
)


def database_option(command: Command) -> Command:
    """Where the tables are, as `database`: a folder, or Postgres."""

    @wraps(command)
    def chosen(*args: Any, data: Path | None, url: str | None, **kwargs: Any) -> Any:
        return command(*args, database=_database_at(data, url), **kwargs)

    return data_option(database_url_option(cast("Command", chosen)))


def _database_at(data: Path | None, url: str | None) -> Database:
    """What is typed counts before what the environment says."""
    from witsend.server.sqlite import Sqlite

    context = get_current_context()
    typed = [name for name in ("data", "url") if context.get_parameter_source(name) is COMMANDLINE]
    if len(typed) > 1:
        raise click.UsageError("Tables are in a folder or in Postgres: --data or --database.")
    if url is None or typed == ["data"]:
        return Sqlite(data or data_folder())
    return postgres_at(url)


def named_database(named: str) -> Database:
    from witsend.server.sqlite import Sqlite

    return postgres_at(named) if "://" in named else Sqlite(Path(named))


def postgres_at(url: str) -> Database:
    try:
        from witsend.server.postgres import Postgres

        return Postgres(url)
    except ImportError:
        raise click.ClickException(NO_POSTGRES) from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None


def data_folder() -> Path:
    data = os.environ.get("WITSEND_DATA")
    return Path(data) if data else platformdirs.user_data_path("witsend")


@contextmanager
def explained() -> Iterator[None]:
    """What a person can put right is said in a sentence, without a traceback."""
    try:
        yield
    except (UnknownBot, BadRecord, BotFailed, ValueError) as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.strerror}: {error.filename or 'output'}") from None


def read_setup(game: type[State], seats: int, options: Sequence[str]) -> Setup:
    """The setup that NAME=VALUE options describe, or ValueError naming the wrong one."""
    if seats not in game.seats:
        raise ValueError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    known = {field.name: field for field in fields(game.options) if field.name != "seats"}
    values: dict[str, Any] = {}
    for option in options:
        name, _, value = option.partition("=")
        if name not in known:
            raise ValueError(f"{game.title} has no option {name!r}; it has {', '.join(known)}.")
        value = {"on": "true", "yes": "true", "off": "false", "no": "false"}.get(value, value)
        several = isinstance(known[name].default, tuple)
        try:
            given = value.split(",") if several else value
            values[name] = (
                msgspec.json.decode(value, type=known[name].type)
                if isinstance(known[name].default, msgspec.Struct)
                else msgspec.convert(given, known[name].type, strict=False)
            )
        except msgspec.DecodeError:
            raise ValueError(game.options.wrong_option({name: value})) from None
    setup = game.options(seats=seats, **values)
    if objection := setup.objection():
        raise ValueError(objection)
    return setup
