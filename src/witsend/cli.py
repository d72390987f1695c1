"""The command line: one function a command."""

import csv
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from io import TextIOWrapper
from itertools import chain, count
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryFile
from typing import Any

import msgspec
import platformdirs
import rich_click as click
from msgspec.structs import fields
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from witsend import __version__
from witsend.bots import BOT_NAMES, BOTS, BotFailed, UnknownBot, find_bot
from witsend.content.books.files import BadBook, check, load
from witsend.content.books.shelf import add_book
from witsend.content.packs import house, register
from witsend.content.packs import read_pack as read_questions
from witsend.game import CHANCE, Setup, State
from witsend.games import GAMES
from witsend.record import BadRecord, GameRecord, Sitter, read
from witsend.terminal.adventure_book import AdventureBookBoard
from witsend.terminal.battle_of_wits import BattleOfWitsBoard
from witsend.terminal.board import AnyBoard, Board
from witsend.terminal.pirates_dice import PiratesDiceBoard
from witsend.terminal.poisoned_glass import PoisonedGlassBoard
from witsend.terminal.replay import Replay
from witsend.terminal.table import LeftTable, TerminalTable
from witsend.terminal.wits_and_wagers import WitsAndWagersBoard

FAN_PROJECT = (
    "Wits' End is an unofficial fan project; the titles of the games belong to their owners."
)
BOARDS: Mapping[str, Board] = {
    "pirates-dice": PiratesDiceBoard(),
    "battle-of-wits": BattleOfWitsBoard(),
    "poisoned-glass": PoisonedGlassBoard(),
    "wits-and-wagers": WitsAndWagersBoard(),
    "adventure-book": AdventureBookBoard(),
}
USUAL_SEATS = 4
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only where a host asks for the whole network
BEAT_SECONDS = 0.7

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
    help="A folder with an adventure book of your own; the option book=NAME chooses it. "
    "May be given several times.",
)


data_option = click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="The folder that holds the tables.  [default: $WITSEND_DATA, or the usual place]",
)


def _origins(
    context: click.Context, parameter: click.Parameter, urls: tuple[str, ...]
) -> tuple[str, ...]:
    del context, parameter
    for url in urls:
        if not re.fullmatch(r"https?://[^/\s]+/?", url):
            raise click.BadParameter(f"{url!r} is no site such as https://play.example.org")
    return tuple(url.rstrip("/").lower() for url in urls)


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, epilog=FAN_PROJECT)
@click.version_option(__version__)
def main() -> None:
    """Wits' End: table games of bluff, wager and nerve."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without skulls can still play


@main.command()
def games() -> None:
    """List the games, their seats and their options."""
    console = Console()
    table = Table("game", "seats", "options (and their usual values)")
    for game in GAMES.values():
        own = (field for field in fields(game.options) if field.name not in {"seats", "campaign"})
        lines = (f"{field.name}={_spelled(field.default)}: {_help(field.type)}" for field in own)
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        table.add_row(f"{game.title}\n[dim]{game.name}[/]", seats, "\n".join(lines))
    console.print(table)
    console.print(f"witsend play {next(iter(GAMES))}\n", highlight=False)
    console.print(FAN_PROJECT, style="dim")


@main.command()
@game_argument
def rules(game: str) -> None:
    """Print the rules of a game."""
    Console().print(Markdown(rules_page(game).read_text(encoding="utf-8")))


@main.command()
@game_argument
def bots(game: str) -> None:
    """List the bots that play a game."""
    for name in BOTS[game]:
        click.echo(name)
    click.echo("or your own: FILE.py:CLASS")


@main.group()
def book() -> None:
    """Adventure books of your own: docs/book.md says how to write one."""


@book.command("check")
@click.argument("folder", type=click.Path(path_type=Path))
def check_book(folder: Path) -> None:
    """Name every problem of the adventure book in FOLDER."""
    if problems := check(folder):
        for problem in problems:
            click.echo(problem)
        raise click.ClickException(f"{len(problems)} to be put right.")
    chapters = load(folder).chapters
    titles = ", ".join(str(chapter.chapter.title) for chapter in chapters)
    click.echo(f"The book can be played: {titles}.")


@main.command()
@click.argument("game", type=click.Choice(list(GAMES)), metavar="[GAME]", required=False)
@click.option(
    "--person",
    "people",
    multiple=True,
    metavar="NAME",
    help="Somebody who plays. May be given several times.",
)
@click.option(
    "--bot",
    "bot_specs",
    multiple=True,
    metavar="BOT",
    help="A bot that plays: a level or FILE.py:CLASS. May be given several times.",
)
@option_option
@book_option
@click.option("--seed", type=int, help="Fix all chance, to play the same dice again.")
@click.option(
    "--beat",
    type=click.FloatRange(0, 10),
    help="Seconds a piece of news stays alone on the screen.  [default: 0.7; 0 if piped]",
)
@click.option("--record", "path", type=click.Path(path_type=Path), help="Where to keep the game.")
def play(
    game: str | None,
    people: tuple[str, ...],
    bot_specs: tuple[str, ...],
    options: tuple[str, ...],
    seed: int | None,
    beat: float | None,
    path: Path | None,
) -> None:
    """Play with people and bots around one terminal. Without GAME it asks, or plays the first."""
    console = Console(highlight=False)
    with explained():
        named = people or bot_specs
        chosen = GAMES[game or (next(iter(GAMES)) if named else _ask_game(console))]
        if not named:
            people, bot_specs = _ask_sitters(console, chosen)
        elif not bot_specs:
            bot_specs = ("middle",) * max(chosen.seats[0] - len(people), 0)
        setup = read_setup(chosen, len(people) + len(bot_specs), options)
        sitters = _sitters(people, bot_specs)
        makers = [
            None if sitter.bot is None else find_bot(chosen.name, sitter.bot) for sitter in sitters
        ]
        path = path or free_path(new_record_path(chosen.name))
        _check_place(path)
        rng = SystemRandom() if seed is None else Random(seed)
        board = BOARDS.get(chosen.name, AnyBoard())
        while True:
            table = TerminalTable(
                GameRecord.start(chosen, setup, sitters),
                [make() if make else None for make in makers],
                board,
                console,
                rng,
                _beat(beat),
            )
            try:
                table.play()
            except (LeftTable, KeyboardInterrupt):
                console.print("\nThe table is left.")
            finally:
                _keep(table.record, free_path(path), console)
            if not (people and table.record.result and _another(console, table.record, board)):
                return
            setup = table.record.state.rematch()


def _another(console: Console, record: GameRecord, board: Board) -> bool:
    """Whether the same people want the same game again."""
    while _at_terminal():
        typed = console.input("\nEnter: play again   r: step through this game   q: leave > ")
        if typed.strip().lower() != "r":
            return not typed.strip()
        Replay(record, board, console, None, BEAT_SECONDS).run(stepping=True)
    return False


@main.command()
@book_option
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--seat", type=int, help="Show only what this seat saw (1 is the first).")
@click.option("--all", "at_once", is_flag=True, help="Do not wait between the steps.")
def replay(file: Path | None, seat: int | None, at_once: bool) -> None:
    """Step through a recorded game; without FILE, the last one played here."""
    console = Console(highlight=False)
    with explained():
        record = read(file or _last_record())
        if seat is not None and not 1 <= seat <= len(record.sitters):
            raise click.ClickException(f"The seats are 1 to {len(record.sitters)}, not {seat}.")
        seated = None if seat is None else seat - 1
        board = BOARDS.get(record.state.name, AnyBoard())
        stepping = _at_terminal() and not at_once
        Replay(record, board, console, seated, BEAT_SECONDS if stepping else 0).run(
            stepping=stepping
        )


@main.command()
@game_argument
@click.argument("entrants", nargs=-1, required=True, metavar="BOT BOT...")
@click.option(
    "--games", "number", type=click.IntRange(1), default=1000, show_default=True, help="How many."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Fixes all chance.")
@option_option
@click.option("--csv", "as_csv", is_flag=True, help="Print the table as CSV.")
def arena(
    game: str,
    entrants: tuple[str, ...],
    number: int,
    seed: int,
    options: tuple[str, ...],
    as_csv: bool,
) -> None:
    """Let bots play many games, one bot to a seat, and print who wins how often."""
    from witsend.bots.arena import contest, standings

    with explained():
        setup = read_setup(GAMES[game], len(entrants), options)
        for entrant in entrants:
            find_bot(game, entrant)()
        shares: list[tuple[float, ...]] = []
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Playing", total=number)
            for batch in contest(game, setup, entrants, number, seed):
                shares += batch
                progress.advance(task, len(batch))
        _print_standings(standings(entrants, shares), as_csv=as_csv)


@main.group()
def questions() -> None:
    """Packs of questions for Wits & Wagers."""


@questions.command("check")
@click.argument("file", type=click.Path(path_type=Path))
def check_questions(file: Path) -> None:
    """Name every problem of a pack, TOML or CSV, by its line."""
    from witsend.content.packs.pack_file import BadPack, tally

    with explained():
        try:
            pack = read_questions(file)
        except BadPack as error:
            click.echo(str(error))
            sys.exit(1)
    click.echo(f"{pack.title} ({pack.name}): {tally(len(pack.questions))}")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    default=8000,
    show_default=True,
    help="The port to listen on.",
)
@data_option
@click.option("--lan", is_flag=True, help="Let phones in this network join: address and QR code.")
@click.option("--open", "opens", is_flag=True, help="Open the page in this machine's browser.")
@click.option("--metrics-port", type=click.IntRange(1, 65535), help="Prometheus, on this machine.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=_origins,
    help="Another site whose pages may connect. May be given several times.",
)
@click.option(
    "--questions",
    "packs",
    multiple=True,
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A pack of questions, TOML or CSV, that tables may choose. May be given several times.",
)
@book_option
@click.option("--behind-proxy", is_flag=True, help="Believe the X-Forwarded headers of a proxy.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    lan: bool,
    opens: bool,
    metrics_port: int | None,
    origins: tuple[str, ...],
    packs: tuple[Path, ...],
    behind_proxy: bool,
) -> None:
    """Serve tables: they are kept in a folder and lose nothing."""
    import uvloop

    from witsend.server.serve import CannotServe, Serving, log_as_json
    from witsend.server.serve import serve as run

    host = EVERYWHERE[0] if lan else host
    here, address = addresses(host, port)
    if opens and _is_ours(here):
        _open_page(here)
        return
    with explained():
        for pack in packs:
            register(read_questions(pack))
        house()  # read now, so that no table waits for it
    serving = Serving(
        folder=data or data_folder(),
        address=address,
        host=host,
        port=port,
        metrics_port=metrics_port,
        origins=origins,
        behind_proxy=behind_proxy,
    )
    log_as_json()

    def ready() -> None:
        console = Console(stderr=True, highlight=False)
        console.print(f"Wits' End is at {address} and keeps its tables in {serving.folder}")
        if lan:
            import segno

            segno.make(address).terminal(sys.stderr, compact=True)
        console.print("Ctrl-C ends it; every table is there again at the next start.")
        if opens:
            _open_page(here)

    try:
        uvloop.run(run(serving, ready))
    except CannotServe as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        pass


def addresses(host: str, port: int) -> tuple[str, str]:
    """Where the page is for this machine, and for others."""
    from witsend.server.serve import lan_address

    if host in EVERYWHERE:
        return f"http://127.0.0.1:{port}", f"http://{lan_address()}:{port}"
    here = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return here, here


def _is_ours(url: str) -> bool:
    """Whether Wits' End is served there already."""
    from urllib.request import urlopen

    try:
        with urlopen(f"{url}/health", timeout=1) as answer:  # noqa: S310 - our own http address
            return b'"version"' in answer.read(200)
    except (OSError, ValueError):
        return False


def _open_page(url: str) -> None:
    import webbrowser

    if not webbrowser.open(url):
        click.echo(f"Open {url} in a browser.", err=True)


@main.command()
@click.argument("target", type=click.Path(path_type=Path), metavar="FILE")
@data_option
def backup(target: Path, data: Path | None) -> None:
    """Copy all tables to FILE, safely while a server runs."""
    from witsend.server.store import StoreError
    from witsend.server.store import backup as copy

    try:
        copy(data or data_folder(), target)
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"All tables are in {target}. To serve them, name it tables.db in a folder.")


def _print_standings(table: Sequence[Any], *, as_csv: bool) -> None:
    if as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        named = ("wins", "rate", "low", "high", "skill", "doubt", "won")
        writer.writerow(["bot", "games", *named])
        for each in table:
            figures = (getattr(each, name) for name in named)
            writer.writerow([each.bot, each.games, *(f"{figure:.6g}" for figure in figures)])
        return
    shown = Table("bot", title=f"{table[0].games} games, seats rotated, 95 % intervals")
    headings = ["wins", "rate", "interval", "OpenSkill mu ± sigma"]
    shared = any(standing.won != standing.wins for standing in table)
    if shared:  # a win that several share counts in parts; this column counts it in full
        headings.append("among the winners")
    for heading in headings:
        shown.add_column(heading, justify="right")
    for standing in table:
        low, high = standing.won_between
        among = f"{standing.won / standing.games:.1%} ({low:.1%} .. {high:.1%})"
        shown.add_row(
            Text(standing.bot),
            f"{standing.wins:.6g}",
            f"{standing.rate:.1%}",
            f"{standing.low:.1%} .. {standing.high:.1%}",
            f"{standing.skill:.1f} ± {standing.doubt:.1f}",
            *([among] if shared else []),
        )
    Console().print(shown)


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


def rules_page(game: str) -> Path:
    packed = Path(__file__).parent / "rules"
    in_a_clone = Path(__file__).parents[2] / "docs" / "rules"
    return (packed if packed.is_dir() else in_a_clone) / f"{game}.md"


def data_folder() -> Path:
    data = os.environ.get("WITSEND_DATA")
    return Path(data) if data else platformdirs.user_data_path("witsend")


def records_folder() -> Path:
    return data_folder() / "records"


def new_record_path(game: str) -> Path:
    now = datetime.now().astimezone()
    return records_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S}.jsonl"


def _last_record() -> Path:
    files = (path for path in records_folder().glob("*.jsonl") if path.is_file())
    records = sorted(files, key=lambda path: path.stat().st_mtime)
    if not records:
        raise BadRecord("No game has been recorded here yet: witsend play")
    return records[-1]


def free_path(path: Path) -> Path:
    """That name, or the first numbered one that is free."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain([path], numbered) if not os.path.lexists(name))


def _check_place(path: Path) -> None:
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


def _keep(record: GameRecord, path: Path, console: Console) -> None:
    if not any(event.seat != CHANCE for event in record.events):
        return  # nothing was played
    record.write(path)
    for line in (f"The game is kept in {path}", f"See it again: {_command()} replay {path}"):
        console.print(Text(line), soft_wrap=True)


def _command() -> str:
    """How this program was started, for hints that can be typed."""
    if script := os.environ.get("WITSEND_SCRIPT"):
        return script
    return os.path.relpath(sys.argv[0]) if os.sep in sys.argv[0] else "witsend"


def _at_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _beat(asked: float | None) -> float:
    if asked is not None:
        return asked
    return BEAT_SECONDS if sys.stdout.isatty() and _at_terminal() else 0.0


def _ask_game(console: Console) -> str:
    for number, game in enumerate(GAMES.values(), start=1):
        console.print(f"{number}  {game.title}")
    return list(GAMES)[
        click.prompt("Which game", type=click.IntRange(1, len(GAMES)), default=1) - 1
    ]


def _ask_sitters(console: Console, game: type[State]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    console.print(f"[bold]{game.title}[/], {game.seats[0]} to {game.seats[-1]} seats. ", end="")
    console.print("Press Enter three times and you are playing.\n")
    while True:
        typed = click.prompt("Who plays? (names, with commas between)", default="Captain")
        people = tuple(name.strip() for name in typed.split(",") if name.strip())
        if len(people) <= game.seats[-1]:
            break
        console.print(f"There are {game.seats[-1]} seats.")
    most = game.seats[-1] - len(people)
    if not most:
        return people, ()
    least = max(game.seats[0] - len(people), 0)
    usual = min(max(USUAL_SEATS - len(people), least), most)
    bots = click.prompt("How many bots?", type=click.IntRange(least, most), default=usual)
    if not bots:
        return people, ()
    levels = [name for name in BOTS[game.name] if name != "uniform"] or ["uniform"]
    usual_level = levels[len(levels) // 2]
    level = click.prompt("How strong?", type=click.Choice(levels), default=usual_level)
    return people, (level,) * bots


def _sitters(people: Sequence[str], bot_specs: Sequence[str]) -> tuple[Sitter, ...]:
    taken = [name.casefold() for name in people]
    if len(set(taken)) < len(taken):
        raise ValueError("Everyone needs a name of their own.")
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return (
        *(Sitter(name=name) for name in people),
        *(Sitter(name=name, bot=bot) for name, bot in zip(free, bot_specs, strict=False)),
    )


def _spelled(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _help(annotation: Any) -> str:
    """The line of help an option carries in its Meta, if it has one."""
    (meta,) = getattr(annotation, "__metadata__", (None,))
    return str(getattr(meta, "description", None) or "")
