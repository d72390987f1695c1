"""What the best of all rivals wins against a table, found a second way: straight from the rules, in
NumPy alone, from the packed table itself. Slow, and so for small rounds, or for a rival that may
use only some bids: what such a one wins is no more than the best of all.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from witsend.games.pirates_dice import LOWEST, SKULL, Challenge
from witsend.solve.plan import FACES, hands
from witsend.solve.tables import Policy

Vector = NDArray[np.float64]
Bids = tuple[int, ...]


def anything(bids: Bids, bid: int) -> bool:
    del bids, bid
    return True


class Proof:
    def __init__(self, policy: Policy, may_bid: Callable[[Bids, int], bool] = anything) -> None:
        """`may_bid` says which bids the rival may add to those so far."""
        self._policy, self._plan = policy, policy.plan
        self._may_bid = may_bid
        own, rival = (_counts(dice) for dice in (self._plan.own, self._plan.rival))
        needed = np.arange(1, self._plan.dice + 1)[:, None, None, None]
        # By bid, the policy's hand and the rival's.
        holds = (own[:, :, None] + rival[:, None, :] >= needed).reshape(self._plan.bids, -1)
        self._holds = holds.reshape(self._plan.bids, own.shape[1], rival.shape[1]).astype(float)

    def best(self) -> float:
        """How often that rival wins the round."""
        start = _chances(self._plan.own)
        worth = self._own((), start) if self._plan.opens else self._rival((), start)
        return float(worth @ _chances(self._plan.rival))

    def _own(self, bids: Bids, reach: Vector) -> Vector:
        moves = self._policy.moves(bids)
        shares = np.zeros((len(moves), len(reach)))
        for at, hand in enumerate(hands(self._plan.own)):
            if reach[at]:
                row = self._policy.row(hand, bids) if len(moves) > 1 else [(1.0, 0.0)]
                assert row, f"{hand} gets to {bids} and finds no row"  # noqa: S101 - part of the proof
                shares[:, at] = [share for share, _ in row]
        worth = np.zeros(self._holds.shape[2])
        for move, share in zip(moves, shares * reach, strict=True):
            if not share.any():
                continue
            if isinstance(move, Challenge):
                worth += share @ self._holds[bids[-1]]
            else:
                bid = (move.count - 1) * FACES + move.face - LOWEST
                worth += self._rival((*bids, bid), share)
        return worth

    def _rival(self, bids: Bids, reach: Vector) -> Vector:
        standing = bids[-1] if bids else -1
        options = [
            self._own((*bids, bid), reach)
            for bid in range(standing + 1, self._plan.bids)
            if self._may_bid(bids, bid)
        ]
        if bids:
            options.append(reach @ (1 - self._holds[standing]))
        best: Vector = np.maximum.reduce(options)
        return best


def _counts(dice: int) -> NDArray[np.int64]:
    return np.array(
        [
            [sum(die in {face, SKULL} for die in hand) for hand in hands(dice)]
            for face in range(LOWEST, LOWEST + FACES)
        ]
    )


def _chances(dice: int) -> Vector:
    """Every throw in turn, each as likely as the next."""
    index = {hand: at for at, hand in enumerate(hands(dice))}
    throws = np.stack(np.meshgrid(*[np.arange(1, 7)] * dice), axis=-1).reshape(-1, dice)
    found = [index[tuple(sorted(throw))] for throw in throws.tolist()]
    ways: Vector = np.bincount(found, minlength=len(index)) / 6**dice
    return ways
