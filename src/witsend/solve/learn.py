"""CFR+ for one side of a round, and the proof of what it has learned.

The side whose policy is wanted keeps to its plan; the rival may bid anything, and learns too. What
counts is the average policy, and what the best of all rivals wins against it: that is computed by
a walk through the whole tree, in double precision.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from witsend.solve.kernels import ANSWER, JUDGE, LEARN, OWN, RIVAL, Side, settle, walk
from witsend.solve.plan import Plan, hands
from witsend.solve.rounds import Planted, chances, counts, has

TREMBLE = 0.02  # of the rival when worths are judged, so that no bid comes from nowhere
NOTHING = np.zeros((0, 0))

Matrix = NDArray[Any]


class Learner:
    def __init__(self, plan: Plan) -> None:
        self.planted = Planted(plan)
        self.walks = 0
        own, rival = len(hands(plan.own)), len(hands(plan.rival))
        rows = self.planted.rows
        shared = rows[OWN] if plan.forgets else 0
        self.own = _side(plan.own, rows[OWN], own, shared)
        self.rival = _side(plan.rival, rows[RIVAL], rival, 0)
        self.picks = np.zeros((rows[2], rival), np.uint8)
        self._starts = [chances(plan.own), chances(plan.rival)]

    def learn(self) -> None:
        """Both sides play once against each other, and regret."""
        self.walks += 1
        weight = self.walks**2 / 1e4  # later walks count more in the average
        tree, (own, rival) = self.planted.tree, (each.astype(np.float32) for each in self._starts)
        walk(tree, LEARN, RIVAL, self.own, self.rival, own, self.picks, weight)
        walk(tree, LEARN, OWN, self.rival, self.own, rival, self.picks, weight)
        if self.own.pending.shape[0]:
            settle(self.own.regret, self.own.pending)

    def average(self) -> NDArray[np.float64]:
        """The policy by row and hand."""
        return normal(self.planted, self.own.total.astype(np.float64))

    def rivals_best(self, policy: NDArray[np.float64]) -> float:
        """How often the best of all rivals wins the round against this policy."""
        plan = self.planted.plan
        own = _double(self.own, plan.own)._replace(total=policy)
        rival = _double(self.rival, plan.rival)
        start, other = self._starts
        worth = walk(self.planted.tree, ANSWER, RIVAL, own, rival, start, self.picks, 0.0)
        return float(worth @ other)

    def worths(self, policy: NDArray[np.float64]) -> NDArray[np.float64]:
        """By row and hand how often the round is won from there, against the rival's average."""
        self.rivals_best(policy)  # settles the rival's last choices
        plan = self.planted.plan
        sums, often = np.zeros_like(policy), np.zeros_like(policy)
        own = _double(self.own, plan.own)._replace(total=policy, pending=sums, regret=often)
        rival = _double(self.rival, plan.rival)
        rival = rival._replace(total=self.rival.total.astype(np.float64))
        walk(self.planted.tree, JUDGE, OWN, rival, own, self._starts[1], self.picks, TREMBLE)
        return np.divide(sums, often, out=np.zeros_like(sums), where=often > 0)

    def save(self, path: Path) -> None:
        arrays = {
            "own_regret": self.own.regret,
            "own_total": self.own.total,
            "rival_regret": self.rival.regret,
            "rival_total": self.rival.total,
            "picks": self.picks,
            "walks": np.array(self.walks),
        }
        half = path.with_name(f"{path.name}.part")
        with half.open("wb") as file:
            np.savez(file, allow_pickle=False, **arrays)
        half.replace(path)

    def load(self, path: Path) -> None:
        """Goes on from what `save` has kept of the same plan."""
        with np.load(path) as kept:
            self.own.regret[:], self.own.total[:] = kept["own_regret"], kept["own_total"]
            self.rival.regret[:], self.rival.total[:] = kept["rival_regret"], kept["rival_total"]
            self.picks[:] = kept["picks"]
            self.walks = int(kept["walks"])


def normal(planted: Planted, total: NDArray[np.float64]) -> NDArray[np.float64]:
    """Each decision's rows as shares of one; even where a hand never came."""
    policy = np.empty_like(total)
    for key, row in planted.memories.items():
        rows = slice(row, row + planted.widths[key])
        sums = total[rows].sum(axis=0)
        even = 1 / planted.widths[key]
        policy[rows] = np.divide(
            total[rows], sums, out=np.full_like(total[rows], even), where=sums > 0
        )
    return policy


def _side(dice: int, rows: int, wide: int, pending: int) -> Side:
    empty = [np.zeros((many, wide), np.float32) for many in (rows, pending, rows)]
    return Side(counts(dice), has(dice).astype(np.float32), *empty)


def _double(side: Side, dice: int) -> Side:
    return Side(side.counts, has(dice), NOTHING, NOTHING, NOTHING)
