"""Which bids a policy may make: few enough to be searched to the end, whatever the rival bids.

A policy that bids few times, from few bids, has a public tree that can be walked from end to end
even where the rival may bid anything at any time. So the best answer to it is known exactly, and
with it what it can lose. What it gives away by bidding less freely is in that figure too.

Bids are numbered from the lowest: one 2, one 3, ... one 6, two 2s and so on.
"""

from functools import cache
from typing import NamedTuple

from witsend.games.pirates_dice import HIGHEST, LOWEST, Bid, Hand, throws

FACES = HIGHEST - LOWEST + 1
NONE = -1  # no bid stands
EXACT = 4  # dice in play up to which a policy is free to bid as it likes


class Reach(NamedTuple):
    """What one of a policy's bids may be: of each face these counts, as far as they are a raise."""

    low: int  # not below
    top: int  # and up to
    more: int = 0  # or so many above the lowest that is allowed, where that is higher


class Plan(NamedTuple):
    """How one side of a round may bid; the other side is free."""

    own: int  # dice of the side whose policy it is
    rival: int
    opens: bool  # whether that side opens
    reaches: tuple[Reach, ...]  # of its first bid, its second, ...; after the last it challenges
    cap: int  # none of its bids names more dice
    forgets: bool  # of the bids so far only the last two and the face before them are remembered

    @property
    def dice(self) -> int:
        return self.own + self.rival

    @property
    def bids(self) -> int:
        return FACES * self.dice


def number_of(bid: Bid) -> int:
    return (bid.count - 1) * FACES + bid.face - LOWEST


def bid_of(number: int) -> Bid:
    return Bid(number // FACES + 1, number % FACES + LOWEST)


@cache
def hands(dice: int) -> tuple[Hand, ...]:
    return tuple(dict.fromkeys(throws(dice)))


@cache
def raises(plan: Plan, made: int, standing: int) -> tuple[int, ...]:
    """The bids that the policy may choose from, having made so many; if none, it challenges."""
    if made >= len(plan.reaches):  # more, where others bid in its place
        return ()
    reach = plan.reaches[made]
    allowed = []
    for face in range(FACES):
        least = 1 if standing == NONE else standing // FACES + (1 if face > standing % FACES else 2)
        low = max(least, reach.low)
        top = min(max(reach.top, low + reach.more), plan.cap)
        allowed += [(count - 1) * FACES + face for count in range(low, top + 1)]
    return tuple(sorted(allowed))


def memory(plan: Plan, bids: tuple[int, ...]) -> bytes:
    """What the policy goes by, beside its dice, when it is to move after these bids."""
    if not plan.forgets:
        return bytes(bids)
    made = len(bids) // 2
    earlier = bids[-3] % FACES + 1 if len(bids) > 2 else 0  # noqa: PLR2004 - own, rival's, before
    return bytes((made, earlier, *bids[-2:]))


def everything(own: int, rival: int, *, opens: bool) -> Plan:
    """Any bid at any time."""
    dice = own + rival
    return Plan(own, rival, opens, (Reach(1, dice),) * (FACES * dice), dice, forgets=False)


def shipped(own: int, rival: int, *, opens: bool) -> Plan:
    """The plans of the tables that come with the house; docs/solve.md says how they were found."""
    dice = own + rival
    cap = dice - (dice + 1) // 5 if dice > EXACT else dice
    return Plan(own, rival, opens, _REACHES[dice, opens], cap, forgets=dice > EXACT)


def walks_of(plan: Plan) -> int:
    """The walks of CFR+ after which it is good enough to ship."""
    if not plan.forgets:
        return 3000
    return 250 if plan.opens else 120


_REACHES = {
    (2, True): (Reach(1, 2),) * 3,
    (2, False): (Reach(1, 2),) * 3,
    (3, True): (Reach(1, 2, 1),) * 3,
    (3, False): (Reach(1, 2, 1),) * 3,
    (4, True): (Reach(1, 3, 1), Reach(1, 2, 1), Reach(1, 2, 1)),
    (4, False): (Reach(1, 2, 1),) * 3,
    (5, True): (Reach(1, 3), Reach(2, 3, 1), Reach(2, 3, 1)),
    (5, False): (Reach(1, 3, 1), Reach(2, 3, 1), Reach(2, 4)),
    (6, True): (Reach(1, 3), Reach(2, 4, 1), Reach(3, 5)),
    (6, False): (Reach(1, 3, 1), Reach(2, 4), Reach(3, 5)),
    (7, True): (Reach(2, 3), Reach(3, 4, 1), Reach(3, 5)),
    (7, False): (Reach(2, 3), Reach(3, 4), Reach(4, 5)),
    (8, True): (Reach(2, 4), Reach(3, 5), Reach(4, 5)),
    (8, False): (Reach(3, 3), Reach(4, 4), Reach(4, 5)),
    (9, True): (Reach(3, 4), Reach(4, 5), Reach(4, 6)),
    (9, False): (Reach(3, 4), Reach(4, 5), Reach(5, 5)),
    (10, True): (Reach(3, 5), Reach(4, 6), Reach(5, 6)),
    (10, False): (Reach(4, 4), Reach(5, 5), Reach(6, 6)),
}
