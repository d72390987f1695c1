"""The same few loops over the rows of a batch, compiled for each game when they are first used.

What is compiled is kept for the process alone: Numba's cache on the disk would not notice that the
rules in another file have changed.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from witsend.batch.draws import pick
from witsend.batch.kinds import Flags, Numbers, Row, Rows, Rules, Vector, called, compiled


class Loops(NamedTuple):
    start: Callable[[Rows, Rules, Flags, Flags], None]
    step: Callable[[Rows, Rules, Any, Flags], int]
    draw: Callable[[Rows, Rules, Flags], Numbers]
    play_out: Callable[[Rows, Rules, Flags, int], int]
    encode: Callable[[Rows, Rules, Any, Vector], None]
    score: Callable[[Rows, Rules, Flags, Numbers], None]


@cache
def loops_of(rules_file: Any) -> Loops:
    """Of a game's file, which has `start`, `legal` (writes the numbers of whoever is asked, and
    says how many), `apply`, `encode` (as a seat sees it) and `score`, for one row each.
    """
    begin, legal, apply = rules_file.start, rules_file.legal, rules_file.apply
    view, tell = rules_file.encode, rules_file.score

    @compiled
    def allow(row: Row, rules: Rules, moves: Numbers, mask: Flags) -> None:
        mask[:] = False
        for place in range(legal(row, rules, moves)):
            mask[moves[place]] = True

    @called
    def start(rows: Rows, rules: Rules, which: Flags, mask: Flags) -> None:
        moves = np.zeros(mask.shape[1], np.int16)
        for game in range(len(rows)):
            if which[game]:
                begin(rows[game], rules)
                allow(rows[game], rules, moves, mask[game])

    @called
    def step(rows: Rows, rules: Rules, numbers: Numbers, mask: Flags) -> int:
        """-1, or the first game that does not allow its number; then nothing has changed."""
        for game in range(len(rows)):
            if rows[game].asked >= 0:
                number = numbers[game]
                if number < 0 or number >= mask.shape[1] or not mask[game, number]:
                    return game
        moves = np.zeros(mask.shape[1], np.int16)
        for game in range(len(rows)):
            if rows[game].asked >= 0:
                apply(rows[game], rules, numbers[game])
                allow(rows[game], rules, moves, mask[game])
        return -1

    @called
    def draw(rows: Rows, rules: Rules, mask: Flags) -> Numbers:
        """Evenly among what is allowed; 0 where nothing is."""
        moves, numbers = np.zeros(mask.shape[1], np.int16), np.zeros(len(rows), np.int16)
        for game in range(len(rows)):
            allowed = legal(rows[game], rules, moves)
            if allowed:
                numbers[game] = moves[pick(rows[game], allowed)]
        return numbers

    @called
    def play_out(rows: Rows, rules: Rules, mask: Flags, most: int) -> int:
        """At most so many moves in each game; 0 is to the end."""
        moves = np.zeros(mask.shape[1], np.int16)
        made = 0
        for game in range(len(rows)):
            row = rows[game]
            here = 0
            while row.asked >= 0 and (most == 0 or here < most):
                apply(row, rules, moves[pick(row, legal(row, rules, moves))])
                here += 1
            allow(row, rules, moves, mask[game])
            made += here
        return made

    @called
    def encode(rows: Rows, rules: Rules, seats: Vector, vectors: Vector) -> None:
        for game in range(len(rows)):
            view(rows[game], rules, seats[game], vectors[game])

    @called
    def score(rows: Rows, rules: Rules, winners: Flags, scores: Numbers) -> None:
        for game in range(len(rows)):
            tell(rows[game], rules, winners[game], scores[game])

    return Loops(start, step, draw, play_out, encode, score)
