"""A round as arrays: hands, their chances, and the public tree of a plan."""

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from witsend.games.pirates_dice import LOWEST, matching, throws
from witsend.solve.kernels import LAST, OWN, RIVAL, Tree
from witsend.solve.match import MOST
from witsend.solve.plan import FACES, NONE, Plan, hands, memory, raises

FAINT = 1e-9  # reach of all hands that is not followed in learning; a proof follows all


def chances(dice: int) -> NDArray[np.float64]:
    """How likely each hand is rolled."""
    every = throws(dice)
    likely: NDArray[np.float64] = np.array([*Counter(every).values()]) / len(every)
    return likely


def counts(dice: int) -> NDArray[np.int64]:
    """By face and hand: the dice that count for a bid on it."""
    return np.array(
        [[matching(hand, face) for hand in hands(dice)] for face in range(LOWEST, LOWEST + FACES)]
    )


def has(dice: int) -> NDArray[np.float64]:
    """By face, number and hand: 1 where so many dice or more count for the face."""
    return np.array([[row >= n for n in range(MOST + 1)] for row in counts(dice)]).astype(float)


class Planted:
    """The tree of a plan. Nodes that the policy cannot tell apart share their rows."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rows = [0, 0, 0]  # by kind
        self.memories: dict[bytes, int] = {}  # first row of each of the policy's decisions
        self.widths: dict[bytes, int] = {}  # and how many it has
        self._kind: list[int] = []
        self._standing: list[int] = []
        self._row: list[int] = []
        self._edges: list[list[tuple[int, int]]] = []
        if plan.opens:
            self._own((), 0)
        else:
            self._rival((), 0)
        self.tree = self._as_arrays()

    def _node(self, kind: int, standing: int, row: int) -> int:
        self._kind.append(kind)
        self._standing.append(standing)
        self._row.append(row)
        self._edges.append([])
        return len(self._kind) - 1

    def _take(self, kind: int, rows: int) -> int:
        self.rows[kind] += rows
        return self.rows[kind] - rows

    def _own(self, bids: tuple[int, ...], made: int) -> int:
        standing = bids[-1] if bids else NONE
        options = raises(self.plan, made, standing)
        if not options:
            return -1
        key = memory(self.plan, bids)
        if key not in self.memories:
            self.widths[key] = len(options) + (standing != NONE)
            self.memories[key] = self._take(OWN, self.widths[key])
        node = self._node(OWN, standing, self.memories[key])
        self._edges[node] = [(bid, self._rival((*bids, bid), made + 1)) for bid in options]
        return node

    def _rival(self, bids: tuple[int, ...], made: int) -> int:
        standing, top = bids[-1] if bids else NONE, self.plan.bids
        if made == len(self.plan.reaches) or standing == top - 1:
            return self._node(LAST, standing, self._take(LAST, 1))
        rows = top - 1 - standing + (standing != NONE)
        node = self._node(RIVAL, standing, self._take(RIVAL, rows))
        further = range(standing + 1, top)
        self._edges[node] = [(bid, self._own((*bids, bid), made)) for bid in further]
        return node

    def _as_arrays(self) -> Tree:
        first = np.zeros(len(self._kind) + 1, np.int32)
        first[1:] = np.cumsum([len(edges) for edges in self._edges])
        flat = np.array([edge for edges in self._edges for edge in edges], np.int32)
        lists: Any = (self._kind, self._standing, self._row)
        kind, standing, row = (np.array(each, np.int32) for each in lists)
        bid, child = np.ascontiguousarray(flat.T)
        wide = int(np.diff(first).max()) + 1
        del self._kind, self._standing, self._row, self._edges
        return Tree(kind, standing, first, bid, child, row, self.plan.dice, FACES, wide, FAINT)
