"""How a game is put in numbers: by a list of every move there can be, or by place."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from witsend.adapters.forms.field import Field
from witsend.adapters.forms.wait import Wait
from witsend.game import Move, Setup, View

Moves = Sequence[Move]
WAIT = Wait()
MOST_LISTED = 400  # moves that a seat may have at once, where they go by their places


class Form(NamedTuple):
    size: Callable[[Any], int]  # of a setup: how many numbers there are
    allowed: Callable[[Any, Moves], list[int]]  # of a view and the moves its seat has, in order
    move: Callable[[Any, Moves, int], Move]  # that a number stands for there
    fields: Callable[[Any], Iterable[Field]]  # of a view
    waits: Callable[[Any], bool]  # of a setup: whether a seat may ever act out of turn
    every: Callable[[Any], tuple[Move, ...]] | None = None  # of a setup, where they can be listed
    final: tuple[type[Move], ...] = ()  # moves by which a seat is done, where it could think again


def by_list(
    moves: Callable[[Any], Iterable[Move]], fields: Callable[[Any], Iterable[Field]]
) -> Form:
    """A move's number is its place among all that there can be."""

    @cache
    def every(setup: Setup) -> tuple[Move, ...]:
        return tuple(moves(setup))

    @cache
    def numbers(setup: Setup) -> dict[Move, int]:
        return {move: number for number, move in enumerate(every(setup))}

    def allowed(view: View, moves: Moves) -> list[int]:
        known = numbers(view.setup)
        return sorted([known[move] for move in moves])

    def move(view: View, moves: Moves, number: int) -> Move:
        del moves
        return every(view.setup)[number]

    return Form(
        size=lambda setup: len(every(setup)),
        allowed=allowed,
        move=move,
        fields=fields,
        waits=lambda setup: WAIT in numbers(setup),
        every=every,
    )


def by_place(fields: Callable[[Any], Iterable[Field]]) -> Form:
    """A move's number is its place among those that the seat has now; the last is to wait.

    For games whose moves are too many to list, and for those of other packages.
    """

    def allowed(view: View, moves: Moves) -> list[int]:
        del view
        waits = bool(moves) and moves[-1] == WAIT
        listed = list(range(min(len(moves) - waits, MOST_LISTED)))
        return [*listed, MOST_LISTED] if waits else listed

    def move(view: View, moves: Moves, number: int) -> Move:
        del view
        return WAIT if number == MOST_LISTED else moves[number]

    return Form(
        size=lambda setup: MOST_LISTED + 1,  # noqa: ARG005 (the same for all)
        allowed=allowed,
        move=move,
        fields=fields,
        waits=lambda setup: True,  # noqa: ARG005 (nobody has said that none can)
    )
