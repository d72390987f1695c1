"""What the benches of play-outs share: a game played at random, and where its time goes."""

from collections.abc import Callable
from cProfile import Profile
from pathlib import Path
from random import Random
from types import CodeType

from rich.table import Table

from witsend.game import CHANCE, State

SHOWN = 10  # functions in the table


def random_game(start: State, rng: Random) -> int:
    """Plays one; the moves that seats made."""
    random, state, made = rng.random, start, 0
    while to_act := state.to_act():
        seat = to_act[0]
        if seat == CHANCE:
            state = state.apply(CHANCE, state.draw(rng))
        else:
            moves = state.moves(seat)
            state = state.apply(seat, moves[int(random() * len(moves))])
            made += 1
    return made


def function_name(code: CodeType | str) -> str:
    if isinstance(code, str):  # written in C
        return code.strip("<>")
    return f"{Path(code.co_filename).stem}: {code.co_qualname}"


def own_times(playout: Callable[[], int], number: int, what: str) -> Table:
    """By a profiler that makes Python calls look dearer than they are."""
    with Profile() as profile:
        for _ in range(number):
            playout()
    entries = sorted(profile.getstats(), key=lambda entry: entry.inlinetime, reverse=True)
    total = sum(entry.inlinetime for entry in entries)
    table = Table("function", "calls each", "own time", title=f"Where the time of {what} goes")
    for column in table.columns[1:]:
        column.justify = "right"
    for entry in entries[:SHOWN]:
        calls, share = entry.callcount / number, entry.inlinetime / total
        table.add_row(function_name(entry.code), f"{calls:.1f}", f"{share:.0%}")
    return table
