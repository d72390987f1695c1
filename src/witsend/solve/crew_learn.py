"""What a crew of three or four learns, by sampled CFR, and how it is packed.

Lesson by lesson all seats play matches against each other by what they have learned so far. After
each, older lessons count for less: regrets are discounted, and so are what was played (its average
is the policy), what lay behind bids of each sign (so they are read in the next lesson) and who lost
dice (so a seat's chance to win the match follows, from the smallest tables up; between two by the
solved rounds).
"""

import lzma
from itertools import product

import numpy as np
from numpy.typing import NDArray

from witsend.solve.crew import OPTIONS, PLACES, SIGNS
from witsend.solve.crew_kernels import MEAN, play, sow
from witsend.solve.crew_round import spread
from witsend.solve.crew_table import PARTS
from witsend.solve.match import MOST
from witsend.solve.tables import odds

SEED = 1
LESSONS = 60  # of the table that comes with the house
MATCHES = 3000  # in a lesson
HARDS = 0.35  # the share of rounds that are played among `hard`, as nobody knows who the others are
TREMBLE = 0.03  # the share of moves that are any bid, so that an answer to it is learned
DOUBTED = 40.0  # rounds that are thought to have been seen, with everyone as likely to lose
RARE = 0.02  # shares below are dropped, unless there are only such
FEW = 1.0  # of what was played: below, a place is hardly known

Floats = NDArray[np.float64]
Left = tuple[int, ...]  # dice of all four, from the opener on; 0 for who is out


class CrewLearner:
    def __init__(self, seed: int = SEED, hards: float = HARDS) -> None:
        self.lessons, self.hards = 0, hards
        self.regret = np.zeros((PLACES, OPTIONS))
        self.total = np.zeros_like(self.regret)  # what was played, summed up
        self.worth = np.zeros((PLACES, OPTIONS, 2))  # what came of it, summed up, and how often
        self.seen = np.zeros((SIGNS, 2, MOST + 1))  # dice behind a bid: of its face, of others
        self.lost = np.zeros(((MOST + 1) ** 4, 4))  # dice, by who opens first
        self.values = match_values(self.lost)
        sow(seed)

    def learn(self, matches: int = MATCHES) -> None:
        learned = self.regret, self.total, self.worth, self.seen, self.lost
        play(matches, self.hards, TREMBLE, self.values, readings(self.seen), *learned)
        self.lessons += 1
        n = self.lessons
        self.regret *= np.where(self.regret > 0, n**1.5 / (n**1.5 + 1), 0.5)
        for summed in learned[1:]:
            np.multiply(summed, (n / (n + 1)) ** 2, out=summed)
        self.values = match_values(self.lost)

    def opening_values(self) -> list[float]:
        """How likely each of four seats wins the match with all dice, from who opens on."""
        return [float(value) for value in self.values[spot_of((MOST,) * 4)]]

    def pack(self) -> bytes:
        """Readings; then the places that are known, and of each the shares and worths of options:
        all in parts of a byte."""
        known = np.flatnonzero(self.total.sum(axis=1) >= FEW)
        total = self.total[known]
        total /= total.sum(axis=1, keepdims=True)
        total[total < np.minimum(RARE, total.max(axis=1, keepdims=True))] = 0
        shares = np.rint(PARTS * total / total.sum(axis=1, keepdims=True))
        sums, often = self.worth[known].transpose(2, 0, 1)
        worths = np.divide(sums, often, out=np.zeros_like(sums), where=often > 0).clip(0, 1)
        pieces = (
            np.rint(PARTS * readings(self.seen)[:SIGNS, :, :MEAN]).astype(np.uint8),
            np.array([len(known)], "<u4"),
            np.diff(known, prepend=0).astype("<u4"),
            shares.astype(np.uint8),
            np.rint(PARTS * worths).astype(np.uint8),
        )
        return lzma.compress(b"".join(piece.tobytes() for piece in pieces), preset=9)


def readings(seen: Floats) -> Floats:
    """By sign and whether it is the face that was bid: how likely so many dice count, and their
    mean; after the signs, of seats that have bid nothing, by their dice."""
    plain = spread(1 / 3)
    read = np.zeros((SIGNS + MOST + 1, 2, MEAN + 1))
    dice = np.arange(SIGNS) // 45 % 6
    read[:SIGNS, :, :MEAN] = seen + DOUBTED * plain[dice][:, None]
    read[SIGNS:, :, :MEAN] = plain[:, None]
    read[:, :, :MEAN] /= read[:, :, :MEAN].sum(axis=2, keepdims=True)
    read[:, :, MEAN] = read[:, :, :MEAN] @ np.arange(MEAN)
    return read


def match_values(lost: Floats) -> Floats:
    """How likely each seat wins the match, by the dice of all, the opener first."""
    values = np.zeros_like(lost)
    for left in sorted(product(range(MOST + 1), repeat=4), key=sum):
        alive = [seat for seat in range(4) if left[seat]]
        where = spot_of(left)
        if not left[0]:
            continue
        if len(alive) == 1:
            values[where, 0] = 1
        elif len(alive) == 2:  # noqa: PLR2004 - solved
            values[where, 0] = odds()[left[0], left[alive[1]]]
            values[where, alive[1]] = 1 - values[where, 0]
        else:
            often = lost[where, alive] + DOUBTED / len(alive)
            for loser, chance in zip(alive, often / often.sum(), strict=True):
                opener, after = after_loss(left, loser)
                values[where] += chance * np.roll(values[spot_of(after)], opener)
    return values


def after_loss(left: Left, loser: int) -> tuple[int, Left]:
    """Who opens next, and the dice from there on."""
    dice = [*left]
    dice[loser] -= 1
    opener = next(seat % 4 for seat in range(loser, loser + 4) if dice[seat % 4])
    return opener, (*dice[opener:], *dice[:opener])


def spot_of(left: Left) -> int:
    found = 0
    for dice in left:
        found = found * (MOST + 1) + dice
    return found
