"""Games in numbers, for programs that learn: every move has a number, every view is a vector.

Both depend on the setup alone, and so do their sizes. A number is a place in `moves_of(setup)`; a
vector is `encode(view)`, and `layout(setup)` says what stands where in it. Two views of a table
that differ have vectors that differ, but for the news: a view tells of the last move by its news,
which has no bounds, and a vector by what has come of it.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from witsend.adapters.forms import battle_of_wits, pirates_dice, poisoned_glass
from witsend.adapters.forms.field import Field
from witsend.game import Move, Setup, State, View
from witsend.games import GAMES


class Form(NamedTuple):
    """How one game is put in numbers."""

    moves: Callable[[Any], Iterable[Move]]  # of a setup: all that a seat may ever do
    fields: Callable[[Any], Iterable[Field]]  # of a view


FORMS = {
    "pirates-dice": Form(pirates_dice.moves, pirates_dice.fields),
    "battle-of-wits": Form(battle_of_wits.moves, battle_of_wits.fields),
    "poisoned-glass": Form(poisoned_glass.moves, poisoned_glass.fields),
}


class Run(NamedTuple):
    """Where a field stands in a vector."""

    name: str
    start: int
    size: int
    says: str


def form_of(setup: Setup) -> Form:
    return FORMS[game_of(setup).name]


@cache
def game_of(setup: Setup) -> type[State]:
    for game in GAMES.values():
        if game.options is type(setup):
            return game
    raise ValueError(f"No game is set up by {type(setup).__name__}.")


@cache
def moves_of(setup: Setup) -> tuple[Move, ...]:
    """Every move that a seat may ever make at such a table; its number is its place here."""
    return tuple(form_of(setup).moves(setup))


@cache
def numbers_of(setup: Setup) -> dict[Move, int]:
    return {move: number for number, move in enumerate(moves_of(setup))}


def encode(view: View) -> list[float]:
    """The view as a vector."""
    return [number for field in form_of(view.setup).fields(view) for number in field.values]


@cache
def layout(setup: Setup) -> tuple[Run, ...]:
    """What stands where in a vector."""
    runs: list[Run] = []
    start = 0
    for field in form_of(setup).fields(game_of(setup).start(setup).view(None)):
        runs.append(Run(field.name, start, len(field.values), field.says))
        start += len(field.values)
    return tuple(runs)


def width(setup: Setup) -> int:
    return sum(run.size for run in layout(setup))
