"""Around one terminal: `play`, and afterwards `replay` and `verify`."""

import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from secrets import token_bytes

import rich_click as click
from rich.console import Console
from rich.text import Text

from witsend.bots import BOT_NAMES, BOTS, find_bot
from witsend.chance import SIZE, sealed, secret_from
from witsend.cli.options import book_option, explained, option_option, read_setup
from witsend.cli.records import check_place, free_path, keep, last_record, new_record_path
from witsend.game import State
from witsend.games import GAMES
from witsend.record import GameRecord, Sitter, read
from witsend.terminal.board import Board
from witsend.terminal.boards import board_of
from witsend.terminal.replay import Replay
from witsend.terminal.table import LeftTable, TerminalTable
from witsend.verify import Unproved, in_words
from witsend.verify import verify as recomputed

USUAL_SEATS = 4
BEAT_SECONDS = 0.7


@click.command()
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
        check_place(path)
        rng = SystemRandom() if seed is None else Random(seed)
        board = board_of(chosen.name)
        for number in count():
            secret = token_bytes(SIZE) if seed is None else secret_from(f"{seed}/{number}")
            table = TerminalTable(
                GameRecord.start(chosen, setup, sitters, proof=sealed("terminal", secret)),
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
                keep(table.record, free_path(path), console)
            if not (people and table.record.result and _another(console, table.record, board)):
                return
            setup = table.record.state.rematch()


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
    usual_level = "middle" if "middle" in levels else levels[0]
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


def _another(console: Console, record: GameRecord, board: Board) -> bool:
    """Whether the same people want the same game again."""
    while _at_terminal():
        typed = console.input("\nEnter: play again   r: step through this game   q: leave > ")
        if typed.strip().lower() != "r":
            return not typed.strip()
        Replay(record, board, console, None, BEAT_SECONDS).run(stepping=True)
    return False


@click.command()
@book_option
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--seat", type=int, help="Show only what this seat saw (1 is the first).")
@click.option("--all", "at_once", is_flag=True, help="Do not wait between the steps.")
def replay(file: Path | None, seat: int | None, at_once: bool) -> None:
    """Step through a recorded game; without FILE, the last one played here."""
    console = Console(highlight=False)
    with explained():
        record = read(file or last_record())
        if seat is not None and not 1 <= seat <= len(record.sitters):
            raise click.ClickException(f"The seats are 1 to {len(record.sitters)}, not {seat}.")
        seated = None if seat is None else seat - 1
        board = board_of(record.state.name)
        stepping = _at_terminal() and not at_once
        Replay(record, board, console, seated, BEAT_SECONDS if stepping else 0).run(
            stepping=stepping
        )


@click.command()
@book_option
@click.argument("file", type=click.Path(path_type=Path), required=False)
def verify(file: Path | None) -> None:
    """Recompute all that chance did in a recorded game; without FILE, the last one played here."""
    console = Console(highlight=False)
    with explained():
        record = read(file or last_record())
        try:
            verified = recomputed(record)
        except Unproved as error:
            raise click.ClickException(f"Not proved: {error}.") from None
        for line in in_words(verified, record.names):
            console.print(Text(line), soft_wrap=True)


def _at_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _beat(asked: float | None) -> float:
    if asked is not None:
        return asked
    return BEAT_SECONDS if sys.stdout.isatty() and _at_terminal() else 0.0
