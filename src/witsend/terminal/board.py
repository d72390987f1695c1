"""How the terminal draws a game and understands what is typed; a game may bring its own board."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from witsend.adapters.text import fields_told
from witsend.game import Move, News, Result
from witsend.games.english import LETTERS

Pause = Callable[[float], None]  # waits so many beats; a beat is nothing where nobody watches
COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")


class Board(Protocol):
    greeting: str  # what someone needs to know who never saw the game

    def show(self, views: Sequence[Any], names: Sequence[str]) -> RenderableType:
        """The table as these seats together see it."""

    def tell(
        self, news: News, view: Any, names: Sequence[str], console: Console, pause: Pause
    ) -> None:
        """What happened, to the one whose view it is."""

    def prompt(self, moves: Sequence[Move]) -> str: ...

    def answer(self, typed: str, view: Any, moves: Sequence[Move]) -> Move | RenderableType:
        """The move that was typed, or what to show instead."""


@runtime_checkable
class OffersOutOfTurn(Protocol):
    """A board of a game in which a seat may move while others are to act."""

    def offer(self, moves: Sequence[Move]) -> str:
        """What such moves are and how they are typed."""


class AnyBoard:
    """Serves every game that has no board of its own: fields to read, moves by number."""

    greeting = "Your moves are numbered: type l to see them."

    def show(self, views: Sequence[Any], names: Sequence[str]) -> RenderableType:
        table = Table(show_header=False, box=None)
        for view in views:
            who = "onlooker" if view.seat is None else names[view.seat]
            table.add_row(Text(who, "bold"), "")
            for field, said in fields_told(view, names):
                table.add_row(field, coloured(said, names))
        return table

    def tell(
        self, news: News, view: Any, names: Sequence[str], console: Console, pause: Pause
    ) -> None:
        del view
        console.print(coloured(news.sentence(names), names))
        pause(1)

    def prompt(self, moves: Sequence[Move]) -> str:
        return f"The number of your move, 1 to {len(moves)} (l lists them, q leaves)"

    def answer(self, typed: str, view: Any, moves: Sequence[Move]) -> Move | RenderableType:
        del view
        if typed.isdecimal() and 0 < int(typed) <= len(moves):
            return moves[int(typed) - 1]
        if typed == "l":
            return Columns(f"{number} {move}" for number, move in enumerate(moves, start=1))
        return f"Type a number from 1 to {len(moves)}, or l to list the moves."


def coloured(sentence: str, names: Sequence[str]) -> Text:
    """The sentence with every name in its seat's colour."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        text.highlight_words([name], f"bold {colour(seat)}")
    return text


def last_word(result: Result, names: Sequence[str]) -> RenderableType:
    return Panel(coloured(result.ending.sentence(names), names))


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def place(typed: str) -> int:
    """Which goblet or glass a letter names."""
    return LETTERS.index(typed.upper())
