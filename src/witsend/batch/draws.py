"""Chance for many games at once: every game has a stream of its own, so that the others, their
number and their order change nothing in it. SplitMix64, and picks that are exactly even.

Quick, and not to be proved: `witsend.chance` is for games among people.
"""

from typing import Any

import numpy as np

from witsend.batch.kinds import Row, compiled

GAMMA = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
SHIFTS = np.uint64(30), np.uint64(27), np.uint64(31)
HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


@compiled
def word(row: Row) -> int:
    """The next 32 random bits of this game."""
    row.chance += GAMMA
    mixed = row.chance
    mixed = (mixed ^ (mixed >> SHIFTS[0])) * FIRST
    mixed = (mixed ^ (mixed >> SHIFTS[1])) * SECOND
    return (mixed ^ (mixed >> SHIFTS[2])) >> HALF


@compiled
def pick(row: Row, n: int) -> int:
    """From 0 to n-1, all equally likely."""
    among = np.uint64(n)
    product = word(row) * among
    if (product & LOW) < among:  # rare: the few words that would favour some are drawn again
        beyond = (LOW - among + np.uint64(1)) % among
        while (product & LOW) < beyond:
            product = word(row) * among
    picked: Any = np.int64(product >> HALF)  # or Numba would go on with unsigned ones
    return picked
