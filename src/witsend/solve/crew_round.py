"""A round of three or four as one row of numbers, and how `hard` plays it; compiled.

One row, as a walk that calls itself is slowed down by whatever it is handed.
"""
# ruff: noqa: PLR2004 - see `crew`

import math

import numpy as np
from numba import njit
from numpy.typing import NDArray

from witsend.solve import crew

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Where it stands in a table's row: by seat its dice, the next with dice, the face it has bid last
# and that bid's sign; by seat and face the dice that count, and all of them; and of the round.
NEXT, LAST, SIGN, OWN, ALL, IN_PLAY, SEATS, LEARNER, AMONG_HARD, WIDE = (
    *(4, 8, 12, 16, 36, 41, 42, 43, 44, 45),
)

TRUST, TEMPER, DOUBT = 1.8, 0.02, 10.0  # of `hard`


def spread(match: float) -> Floats:
    """By dice under a cup, how likely so many of them count, if each does so likely."""
    found = np.zeros((6, 6))
    for dice in range(6):
        for hits in range(dice + 1):
            ways = math.comb(dice, hits)
            found[dice, hits] = ways * match**hits * (1 - match) ** (dice - hits)
    return found


# As `hard` reads them: of a seat that has bid nothing, the face, another face.
CUPS = np.array([spread(odds / (odds + 2)) for odds in (1.0, TRUST, TRUST**-0.5)])


@njit(fastmath=True)
def deal(table: Ints) -> None:
    table[OWN:IN_PLAY] = 0
    table[IN_PLAY] = table[SEATS] = 0
    for seat in range(4):
        table[LAST + seat] = -1
        table[SIGN + seat] = crew.SIGNS + table[seat]
        table[IN_PLAY] += table[seat]
        table[SEATS] += table[seat] > 0
        for _ in range(table[seat]):
            die = np.random.randint(6)  # noqa: NPY002 - all that Numba has
            for face in range(5):
                if die == 5 or die == face:  # noqa: PLR1714 - compiled, it is quicker so
                    table[OWN + 5 * seat + face] += 1
                    table[ALL + face] += 1
        following = (seat + 1) & 3
        while table[following] == 0:
            following = (following + 1) & 3
        table[NEXT + seat] = following


@njit()
def spot(table: Ints, opener: int) -> int:
    """Who has which dice, from the opener on."""
    found = 0
    for turn in range(4):
        found = found * 6 + table[(opener + turn) & 3]
    return found


@njit()
def opens_after(table: Ints, loser: int) -> int:
    """Takes the die away."""
    table[loser] -= 1
    opener = loser
    while table[opener] == 0:
        opener = (opener + 1) & 3
    return opener


@njit(fastmath=True)
def hards_move(table: Ints, seat: int, count: int, face: int) -> tuple[int, int]:  # noqa: C901, PLR0912
    """As the house's `hard` plays; a challenge is 0 dice."""
    in_play, borne = table[IN_PLAY], 1 - 1 / table[SEATS]
    weights, total, doubt = np.zeros((22, 5)), 0.0, 0.0
    others, everyone = np.zeros(24), np.zeros(24)
    for to in range(5):
        everyone[:] = 0
        everyone[0], most = 1.0, 0
        for turn in range(1, 5):  # the seat itself is the last
            other = (seat + turn) & 3
            dice = table[other]
            if other == seat:
                others[:] = everyone
            last = table[LAST + other]
            row = CUPS[0 if last < 0 else 1 if last == to else 2, dice]
            for have in range(most + dice, -1, -1):
                chance = 0.0
                for more in range(max(0, have - most), min(dice, have) + 1):
                    chance += everyone[have - more] * row[more]
                everyone[have] = chance
            most += dice
        for have in range(most - 1, -1, -1):
            others[have] += others[have + 1]
            everyone[have] += everyone[have + 1]
        own = table[OWN + 5 * seat + to]
        if count > 0 and to == face:
            doubt = math.exp(-others[max(count - own, 0)] / TEMPER)
            total += doubt
        for bid in range(1 if count == 0 else count if to > face else count + 1, in_play + 1):
            likely = others[max(bid - own, 0)]
            challenged = 1 / (1 + math.exp(DOUBT * (everyone[bid] - 0.5)))
            safe = challenged * likely + (1 - challenged) * borne
            weights[bid, to] = math.exp((safe - 1) / TEMPER)
            total += weights[bid, to]
            if likely < 0.02 and challenged > 0.98:
                break  # and nothing above is ever bid
    left = np.random.random() * total - doubt  # noqa: NPY002
    drawn = (0, 0)
    if left < 0 and count > 0:
        return drawn
    for bid in range(max(count, 1), in_play + 1):
        for to in range(5):
            if weights[bid, to] > 0:
                drawn = (bid, to)
                left -= weights[bid, to]
                if left < 0:
                    return drawn
    return drawn
