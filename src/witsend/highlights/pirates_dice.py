"""Pirates Dice: the boldest bluff, the worst challenge, the closest call, the comeback.

A bluff counts if the dice were not there and nobody challenged; a challenge is bad if the bid held
with dice to spare; a call is close if the bid held to the very die.
"""

from collections.abc import Sequence
from itertools import pairwise

from witsend.game import Highlight, Seat
from witsend.games.pirates_dice import (
    SKULL,
    Bid,
    PiratesDice,
    Revealed,
    dice_said,
    number_said,
)
from witsend.highlights.finale import Finale, best, finale, news_of, ranked, result_of

CLOSE = 3  # dice of a bid, at least, that is worth telling where it held to the die
BEHIND = 2  # dice, at least, to catch up


class BoldestBluff(Highlight, frozen=True):
    seat: Seat
    bid: Bid
    count: int  # dice that there were

    def sentence(self, names: Sequence[str]) -> str:
        there = (
            "there were none" if not self.count else f"there were only {number_said(self.count)}"
        )
        if self.count == 1:
            there = "there was only one"
        return f"{names[self.seat]} bid {self.bid} where {there}, and nobody challenged."


class WorstChallenge(Highlight, frozen=True):
    seat: Seat
    bid: Bid
    count: int

    def sentence(self, names: Sequence[str]) -> str:
        there = number_said(self.count)
        return f"{names[self.seat]} challenged {self.bid}, and there were {there}."


class ClosestCall(Highlight, frozen=True):
    seat: Seat  # who bid
    bid: Bid

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} bid {self.bid}, was challenged, and had it to the very die."


class Comeback(Highlight, frozen=True):
    seat: Seat
    left: int  # dice, when it was furthest behind
    most: int  # dice of the one ahead then

    def sentence(self, names: Sequence[str]) -> str:
        had = dice_said(self.left)
        return f"{names[self.seat]} was down to {had} against {number_said(self.most)}, and won."


class WentOut(Highlight, frozen=True):
    seat: Seat
    round: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} lost the last die in round {self.round}."


def tell(shown: Sequence[PiratesDice]) -> Finale:
    result = result_of(shown)
    revealed = news_of(shown, Revealed)
    seats = range(len(result.scores))
    out = {each.loser: number for number, each in enumerate(revealed, 1) if not each.left}
    return finale(
        ranked(result, level=[out.get(seat, 0) for seat in seats]),
        (
            best(bluffs(shown), lambda bluff: (bluff.bid.count - bluff.count, bluff.bid.count)),
            worst_challenge(revealed),
            closest_call(revealed),
            comeback(shown, result.winners[0]),
        ),
        [WentOut(seat, out[seat]) if seat in out else None for seat in seats],
    )


def bluffs(shown: Sequence[PiratesDice]) -> list[BoldestBluff]:
    """Bids that were not true, and that the next seat raised."""
    found = []
    for state, following in pairwise(shown):
        if 0 < len(state.bids) < len(following.bids):
            said = state.bids[-1]
            dice = sum(state.hands, ())
            count = dice.count(said.bid.face) + dice.count(SKULL)
            if count < said.bid.count:
                found.append(BoldestBluff(said.seat, said.bid, count))
    return found


def worst_challenge(revealed: Sequence[Revealed]) -> WorstChallenge | None:
    wrong = [each for each in revealed if each.count > each.bid.count]
    worst = best(wrong, lambda each: each.count - each.bid.count)
    return WorstChallenge(worst.challenger, worst.bid, worst.count) if worst else None


def closest_call(revealed: Sequence[Revealed]) -> ClosestCall | None:
    close = [each for each in revealed if each.count == each.bid.count >= CLOSE]
    closest = best(close, lambda each: each.count)
    return ClosestCall(closest.bidder, closest.bid) if closest else None


def comeback(shown: Sequence[PiratesDice], winner: Seat) -> Comeback | None:
    behind = [Comeback(winner, state.left[winner], max(state.left)) for state in shown]
    furthest = best(behind, lambda each: each.most - each.left)
    return furthest if furthest and furthest.most - furthest.left >= BEHIND else None
