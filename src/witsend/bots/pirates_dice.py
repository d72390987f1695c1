"""A pirate who knows the odds, reads the bids and lies when it pays.

For every bid the pirate asks two things: how likely is it to hold, given the dice under the own
cup and what the others' bids betray; and how likely is it to be believed by someone who sees none
of these dice. A raise is good for what it earns when challenged and when not, a challenge for
the chance that the bid fails. The choice is drawn among the best with a little noise, so that no
one can read the pirate's dice off its bids.
"""

from collections.abc import Sequence
from functools import cache
from math import comb, exp
from random import Random
from typing import Self

from msgspec import Struct

from witsend.bots.judging import HouseBot, Judged, weighed
from witsend.game import Move, Seat, put
from witsend.games.pirates_dice import SKULL, Bid, PiratesDiceView


class Pirate(Struct, HouseBot, frozen=True, kw_only=True):
    trust: float  # odds that a die matches a face its owner has bid, against one that was not
    temper: float  # how much worth the pirate gives away for surprise: 0 plays the best move only
    doubt: float = 10.0  # how sharply the next seat is thought to tell likely bids from unlikely

    @classmethod
    def easy(cls) -> Self:
        return cls(trust=1.0, temper=0.15, doubt=4.0)

    @classmethod
    def middle(cls) -> Self:
        return cls(trust=1.0, temper=0.05)

    @classmethod
    def hard(cls) -> Self:
        return cls(trust=1.8, temper=0.02)

    def judge(
        self, view: PiratesDiceView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        del rng, seconds
        safe = [self.safety(view, move) for move in moves]
        worths = [self.worth(view, move, each) for move, each in zip(moves, safe, strict=True)]
        return weighed(moves, worths, self.temper, safe)

    def worth(self, view: PiratesDiceView, move: Move, safe: float) -> float:
        """The share of the win, with this chance to keep the own dice."""
        if view.seat is None:
            raise ValueError("An onlooker has nothing to win.")
        rivals = [seat for seat, dice in enumerate(view.left) if dice and seat != view.seat]
        losers = rivals if isinstance(move, Bid) else [view.bids[-1].seat]
        kept = sum(share_after(view.left, loser, view.seat) for loser in losers) / len(losers)
        return safe * kept + (1 - safe) * share_after(view.left, view.seat, view.seat)

    def safety(self, view: PiratesDiceView, move: Move) -> float:
        """The chance to come through this round without losing a die."""
        if not isinstance(move, Bid):
            return 1 - self.holds(view, view.bids[-1].bid, view.seat)
        holds = self.holds(view, move, view.seat)
        looks = self.holds(view, move, None)
        challenged = 1 / (1 + exp(self.doubt * (looks - 0.5)))
        rivals = sum(map(bool, view.left)) - 1
        return challenged * holds + (1 - challenged) * rivals / (rivals + 1)

    def holds(self, view: PiratesDiceView, bid: Bid, seat: Seat | None) -> float:
        """How likely the bid holds in the eyes of that seat; None sees no dice at all."""
        own = 0 if seat is None else view.dice.count(bid.face) + view.dice.count(SKULL)
        cups = tuple(
            sorted(
                (dice, self.match(view, other, bid.face))
                for other, dice in enumerate(view.left)
                if other != seat
            )
        )
        return at_least(bid.count - own, cups)

    def match(self, view: PiratesDiceView, seat: Seat, face: int) -> float:
        """The chance that one of the seat's dice counts for the face, after what it has bid."""
        faces = [said.bid.face for said in view.bids if said.seat == seat]
        if not faces or self.trust == 1:
            return 1 / 3
        ratio = self.trust if face == faces[-1] else 1 / self.trust**0.5
        return ratio / (ratio + 2)


def share_after(left: tuple[int, ...], loser: Seat, seat: Seat) -> float:
    """The chance of a seat to win the game, once this one has lost a die."""
    after = put(left, loser, left[loser] - 1)
    return even_share(after[seat], tuple(sorted(after[:seat] + after[seat + 1 :])))


@cache
def even_share(own: int, others: tuple[int, ...]) -> float:
    """The chance to be the last with dice, were all as likely to lose the next one."""
    if not own:
        return 0.0
    losing = [place for place, dice in enumerate(others) if dice]
    if not losing:
        return 1.0
    after = [tuple(sorted(put(others, place, others[place] - 1))) for place in losing]
    total = even_share(own - 1, others) + sum(even_share(own, each) for each in after)
    return total / (len(losing) + 1)


def chance_to_hold(view: PiratesDiceView, bid: Bid) -> float:
    """The plain odds of a bid for a seat that knows its own dice and nothing of the others'."""
    return Pirate(trust=1, temper=0).holds(view, bid, view.seat)


@cache
def at_least(count: int, cups: tuple[tuple[int, float], ...]) -> float:
    """The chance of so many matching dice under cups of (dice, chance of each to match)."""
    if count <= 0:
        return 1.0
    if not cups:
        return 0.0
    (dice, match), rest = cups[0], cups[1:]
    return sum(
        comb(dice, hits) * match**hits * (1 - match) ** (dice - hits) * at_least(count - hits, rest)
        for hits in range(dice + 1)
    )
