"""Games in numbers, for programs that learn: every move has a number, every view is a vector.

Both depend on the setup alone, and so do their sizes. Where a game's moves can be listed, a move's
number is its place in `moves_of(setup)`. A vector is `encode(view)`, and `layout(setup)` says what
stands where in it. Two views of a table that differ have vectors that differ, but for the news: a
view tells of the last move by its news, which has no bounds, and a vector by what has come of it.
"""

from functools import cache
from typing import NamedTuple

from witsend.adapters.forms import battle_of_wits, pirates_dice, poisoned_glass, wits_and_wagers
from witsend.adapters.forms.any_game import any_fields
from witsend.adapters.forms.form import Form, by_list, by_place
from witsend.game import Move, Setup, State, View
from witsend.games import GAMES

FORMS = {
    "pirates-dice": by_list(pirates_dice.moves, pirates_dice.fields),
    "battle-of-wits": by_list(battle_of_wits.moves, battle_of_wits.fields),
    "poisoned-glass": by_list(poisoned_glass.moves, poisoned_glass.fields),
    "wits-and-wagers": wits_and_wagers.FORM,
}
ANY = by_place(any_fields)  # Adventure Book, and games of other packages


class Run(NamedTuple):
    """Where a field stands in a vector."""

    name: str
    start: int
    size: int
    says: str


def form_of(setup: Setup) -> Form:
    return FORMS.get(game_of(setup).name, ANY)


@cache
def game_of_options(options: type[Setup]) -> type[State]:
    for game in GAMES.values():
        if game.options is options:
            return game
    raise ValueError(f"No game is set up by {options.__name__}.")


def game_of(setup: Setup) -> type[State]:
    return game_of_options(type(setup))


def moves_of(setup: Setup) -> tuple[Move, ...]:
    """Every move that a seat may ever make at such a table; its number is its place here."""
    every = form_of(setup).every
    if every is None:
        raise ValueError(f"The moves of {game_of(setup).name} are too many to list.")
    return every(setup)


@cache
def numbers_of(setup: Setup) -> dict[Move, int]:
    return {move: number for number, move in enumerate(moves_of(setup))}


def size_of(setup: Setup) -> int:
    """How many numbers there are."""
    return form_of(setup).size(setup)


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
