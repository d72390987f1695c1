"""A pirate who knows the odds, reads the bids and lies when it pays.

For every bid the pirate asks two things: how likely is it to hold, given the dice under the own
cup and what the others' bids betray; and how likely is it to be believed by someone who sees none
of these dice. A raise is good for what it earns when challenged and when not, a challenge for
the chance that the bid fails. The choice is drawn among the best with a little noise, so that no
one can read the pirate's dice off its bids.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, exp
from random import Random
from typing import NamedTuple, Self

from msgspec import Struct

from witsend.bots.judging import HouseBot, Judged, own_seat, weighed
from witsend.game import Move, Seat, put
from witsend.games.pirates_dice import HIGHEST, Bid, Hand, PiratesDiceView, Said, matching, throws

READINGS = 2_000  # of tables that are kept at hand; more make garbage collection too long


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
        seat = own_seat(view)
        reading = self.reading(view.left, seat, view.bids)
        own = counted(view.dice)
        stakes = Stakes.of(view.left, seat)
        safe, worths = [], []
        for move in moves:
            if isinstance(move, Bid):
                holds = reading.holds(move, own[move.face])
                challenged = reading.challenged(move)
                each = challenged * holds + (1 - challenged) * stakes.borne
                worths.append(each * stakes.kept + (1 - each) * stakes.lost)
            else:
                bidder, bid = view.bids[-1].seat, view.bids[-1].bid
                each = 1 - reading.holds(bid, own[bid.face])
                won = share_after(view.left, bidder, seat)
                worths.append(each * won + (1 - each) * stakes.lost)
            safe.append(each)
        return weighed(moves, worths, self.temper, safe)

    def reading(self, left: tuple[int, ...], seat: Seat, bids: tuple[Said, ...]) -> "Reading":
        """All that does not depend on the own dice: the same for every hand."""
        return read(self, left, seat, bids)

    def cups(
        self, left: tuple[int, ...], seat: Seat | None, bids: tuple[Said, ...], face: int
    ) -> tuple[tuple[int, float], ...]:
        """Everyone's dice but that seat's, and how likely each of them counts for the face."""
        return tuple(
            sorted(
                (dice, self.match(bids, other, face))
                for other, dice in enumerate(left)
                if other != seat
            )
        )

    def match(self, bids: tuple[Said, ...], seat: Seat, face: int) -> float:
        """The chance that one of the seat's dice counts for the face, after what it has bid."""
        if self.trust == 1:
            return 1 / 3
        last = next((said.bid.face for said in reversed(bids) if said.seat == seat), None)
        if last is None:
            return 1 / 3
        ratio = self.trust if face == last else 1 / self.trust**0.5
        return ratio / (ratio + 2)


class Reading:
    """What a table's bids tell a pirate, whatever lies under its own cup."""

    def __init__(
        self, pirate: Pirate, left: tuple[int, ...], seat: Seat, bids: tuple[Said, ...]
    ) -> None:
        faces = range(HIGHEST + 1)
        self.pirate = pirate
        self.others = [pirate.cups(left, seat, bids, face) for face in faces]
        self.everyone = [pirate.cups(left, None, bids, face) for face in faces]

    def holds(self, bid: Bid, own: int) -> float:
        """The chance of the bid, with so many dice of one's own that count."""
        return at_least(bid.count - own, self.others[bid.face])

    def challenged(self, bid: Bid) -> float:
        """How likely the next seat does not believe it: by how it looks to whoever sees no dice."""
        looks = at_least(bid.count, self.everyone[bid.face])
        return 1 / (1 + exp(self.pirate.doubt * (looks - 0.5)))


@lru_cache(READINGS)
def read(pirate: Pirate, left: tuple[int, ...], seat: Seat, bids: tuple[Said, ...]) -> Reading:
    return Reading(pirate, left, seat, bids)


class Stakes(NamedTuple):
    """Shares of the win after this round, for one seat."""

    kept: float  # another has lost a die, whoever it is
    lost: float  # the seat itself
    borne: float  # the chance to keep one's dice where the round goes on

    @classmethod
    @lru_cache(READINGS)
    def of(cls, left: tuple[int, ...], seat: Seat) -> Self:
        rivals = [other for other, dice in enumerate(left) if dice and other != seat]
        kept = sum(share_after(left, rival, seat) for rival in rivals) / len(rivals)
        return cls(kept, share_after(left, seat, seat), len(rivals) / (len(rivals) + 1))


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


@cache
def hands(dice: int) -> tuple[tuple[Hand, float], ...]:
    """All that may lie under a cup, and how likely."""
    every = throws(dice)
    return tuple((hand, ways / len(every)) for hand, ways in Counter(every).items())


@cache
def counted(hand: Hand) -> tuple[int, ...]:
    """By face, the dice that count for it."""
    return tuple(matching(hand, face) for face in range(HIGHEST + 1))


def chance_to_hold(view: PiratesDiceView, bid: Bid) -> float:
    """The plain odds of a bid for a seat that knows its own dice and nothing of the others'."""
    others = tuple((dice, 1 / 3) for seat, dice in enumerate(view.left) if seat != view.seat)
    return at_least(bid.count - matching(view.dice, bid.face), others)


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
