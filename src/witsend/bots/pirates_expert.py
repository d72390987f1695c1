"""A captain of Pirates Dice, by tables: against one rival solved ones, among more a learned one.

Between two, a round is solved, and whoever knows the captain's every thought wins little by it.
Among more, a crew has learned to give little away. Where neither has been, and for the coach, the
captain believes: it keeps how likely each hand of every rival is, by what a pirate with that hand
would have bid, mixed with some distrust, as people are no pirates. From that follows how likely a
bid holds, and how likely the next seat believes it.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from random import Random
from typing import Self

from msgspec import Struct

from witsend.bots.judging import HouseBot, Judged, own_seat
from witsend.bots.pirates_dice import (
    READINGS,
    Pirate,
    Reading,
    Stakes,
    at_least,
    counted,
    hands,
)
from witsend.game import Move, Seat
from witsend.games.pirates_dice import HIGHEST, LOWEST, Bid, PiratesDiceView, Said, after
from witsend.solve.crew_table import Sight, sight_of
from witsend.solve.tables import lookup

FACES = range(LOWEST, HIGHEST + 1)

Left = tuple[int, ...]
Bids = tuple[Said, ...]


class Captain(Struct, HouseBot, frozen=True, kw_only=True):
    among_more: "Believer"

    @classmethod
    def expert(cls) -> Self:
        return cls(among_more=Believer(trust=1.0, temper=0.03))

    def judge(
        self, view: PiratesDiceView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        seat = own_seat(view)
        # The tables are for bids that the dice in play could make true.
        judged = by_crew(view, seat, moves) if view.setup.bid_cap else None
        if judged:
            return judged
        by_belief = self.among_more.judge(view, moves, rng, seconds)
        rivals = [dice for other, dice in enumerate(view.left) if dice and other != seat]
        if len(rivals) > 1 or not view.setup.bid_cap:
            return by_belief
        left = view.left[seat], rivals[0]
        choices = lookup(view.dice, left, [said.bid for said in view.bids])
        best = max(choice.worth for choice in choices)
        known = {choice.move: choice for choice in choices}
        # What the tables do not weigh falls as far short of their best as by belief.
        believed = max(each.worth for each in by_belief if each.move in known)
        return [
            Judged(each.move, known[each.move].worth, known[each.move].share)
            if each.move in known
            else Judged(each.move, max(best - max(believed - each.worth, 0.0), 0.0), 0.0)
            for each in by_belief
        ]


def by_crew(view: PiratesDiceView, seat: Seat, moves: Sequence[Move]) -> list[Judged] | None:
    """As the crew's table says, among more than one rival; what it does not weigh is worth what a
    pirate thinks of it, and never more than what it does. None where it has never been."""
    if sum(dice > 0 for dice in view.left) == 2:  # noqa: PLR2004 - of two
        return None
    sight = sight_of(view.left, seat, view.bids)
    choices = sight.choices(view.dice)
    if not choices:
        return None
    stakes = Stakes.of(view.left, seat)
    gain = stakes.kept - stakes.lost
    known: dict[Move, Judged] = {
        choice.move: Judged(choice.move, stakes.lost + choice.safe * gain, choice.share)
        for choice in choices
    }
    best = max([choice.safe for choice in choices])
    own = counted(view.dice)
    rest = [by_looks(sight, face, own[face], best, stakes) for face in FACES]
    judged = []
    for move in moves:
        if move in known:
            judged.append(known[move])
        elif isinstance(move, Bid):
            judged.append(rest[move.face - LOWEST][move.count])
    return judged


@lru_cache(READINGS)
def by_looks(sight: Sight, face: int, own: int, best: float, stakes: Stakes) -> list[Judged]:
    """Bids of none, one, two ... of a face, as a pirate thinks of them who has so many dice for it:
    never made, and worth no more than what is."""
    judged, gain = [], stakes.kept - stakes.lost
    for count in range(sight.in_play + 1):
        doubted = doubt_of(count, sight.in_play)
        holds = sight.holds(count, face - LOWEST, own)
        safe = min(doubted * holds + (1 - doubted) * stakes.borne, best)
        judged.append(Judged(Bid(count, face), stakes.lost + safe * gain, 0.0))
    return judged


@cache
def doubt_of(count: int, in_play: int) -> float:
    """How likely a bid is challenged, by how it looks to whoever sees no dice."""
    looks = at_least(count, ((in_play, 1 / 3),))
    return 1 / (1 + exp(Pirate.hard().doubt * (looks - 0.5)))


class Believer(Pirate, frozen=True, kw_only=True):
    """A pirate that reads the others' bids as bids of this rival."""

    rival: Pirate = Pirate.hard()
    rivals_temper: float = 0.05
    distrust: float = 0.3  # the share of bids that are thought to tell nothing

    def reading(self, left: Left, seat: Seat, bids: Bids) -> Reading:
        return believe(self, left, seat, bids)


class Believing(Reading):
    """What a table's bids tell a believer."""

    def __init__(self, believer: Believer, left: Left, seat: Seat, bids: Bids) -> None:
        self.believer = believer
        self.left, self.seat, self.bids = left, seat, bids
        self.next = after(seat, left)
        self.tails: dict[int, list[float]] = {}  # by face
        self.doubts: dict[Bid, float] = {}

    def holds(self, bid: Bid, own: int) -> float:
        needed = bid.count - own
        if needed <= 0:
            return 1.0
        if bid.face not in self.tails:
            self.tails[bid.face] = self.tail(bid.face)
        tail = self.tails[bid.face]
        return tail[needed] if needed < len(tail) else 0.0

    def tail(self, face: int) -> list[float]:
        """The chance that the others have at least none, one, two ... dice for the face."""
        spread = [1.0]
        for other, dice in enumerate(self.left):
            if dice and other != self.seat:
                counts = [0.0] * (dice + 1)
                likely = self.belief(other)
                for chance, counted in zip(likely, counted_hands(dice), strict=True):
                    counts[counted[face]] += chance
                wider = [0.0] * (len(spread) + dice)
                for have, so_far in enumerate(spread):
                    for more, chance in enumerate(counts):
                        wider[have + more] += so_far * chance
                spread = wider
        return [sum(spread[least:]) for least in range(len(spread))]

    def challenged(self, bid: Bid) -> float:
        """By the next seat, over all it may hold."""
        if bid not in self.doubts:
            bids = (*self.bids, Said(self.seat, bid))
            habit = habit_of(self.believer, self.left, self.next, bids)
            self.doubts[bid] = sum(
                chance * habit.challenges(counted)
                for chance, counted in zip(self.belief(self.next), habit.hands, strict=True)
            )
        return self.doubts[bid]

    def belief(self, seat: Seat) -> list[float]:
        return belief_of(self.believer, self.left, seat, self.bids)


@lru_cache(READINGS)
def believe(believer: Believer, left: Left, seat: Seat, bids: Bids) -> Believing:
    return Believing(believer, left, seat, bids)


@lru_cache(READINGS)
def belief_of(believer: Believer, left: Left, seat: Seat, bids: Bids) -> list[float]:
    """How likely each of `hands` is under the seat's cup, by what it has bid."""
    belief = [chance for _, chance in hands(left[seat])]
    for number, said in enumerate(bids):
        if said.seat == seat:
            habit = habit_of(believer, left, seat, bids[:number])
            often = [habit.bids(counted, said.bid) for counted in habit.hands]
            usual = sum(map(float.__mul__, belief, often))
            if not usual:  # A bid of more dice than are in play, where that is allowed.
                continue
            distrust = believer.distrust
            belief = [
                chance * ((1 - distrust) * each + distrust * usual) / usual
                for chance, each in zip(belief, often, strict=True)
            ]
    return belief


class Habit:
    """How a rival plays there, with every hand: its bids weigh as much as they are safe for it."""

    def __init__(self, believer: Believer, left: Left, seat: Seat, bids: Bids) -> None:
        reading, borne = believer.rival.reading(left, seat, bids), Stakes.of(left, seat).borne
        self.standing = bids[-1].bid if bids else None
        self.hands = counted_hands(left[seat])
        self.weights: list[list[dict[int, float]]] = [[] for _ in range(HIGHEST + 1)]
        self.totals: list[list[float]] = [[] for _ in range(HIGHEST + 1)]
        self.doubts: list[float] = []  # by the dice that count for the standing bid
        for own in range(left[seat] + 1):
            for face in FACES:
                weights = {}
                for count in self.counts(face, sum(left)):
                    bid = Bid(count, face)
                    challenged = reading.challenged(bid)
                    safe = challenged * reading.holds(bid, own) + (1 - challenged) * borne
                    weights[count] = exp((safe - 1) / believer.rivals_temper)
                self.weights[face].append(weights)
                self.totals[face].append(sum(weights.values()))
            if self.standing:
                self.doubts.append(exp(-reading.holds(self.standing, own) / believer.rivals_temper))

    def counts(self, face: int, most: int) -> range:
        """That may be bid of this face."""
        if not self.standing:
            return range(1, most + 1)
        return range(self.standing.count + (face <= self.standing.face), most + 1)

    def total(self, counted: Sequence[int]) -> float:
        total = sum([self.totals[face][counted[face]] for face in FACES])
        return total + self.doubts[counted[self.standing.face]] if self.standing else total

    def bids(self, counted: Sequence[int], bid: Bid) -> float:
        """How often it makes the bid with a hand of which so many count for each face."""
        return self.weights[bid.face][counted[bid.face]].get(bid.count, 0.0) / self.total(counted)

    def challenges(self, counted: Sequence[int]) -> float:
        if not self.standing:
            return 0.0
        return self.doubts[counted[self.standing.face]] / self.total(counted)


@lru_cache(READINGS)
def habit_of(believer: Believer, left: Left, seat: Seat, bids: Bids) -> Habit:
    return Habit(believer, left, seat, bids)


@lru_cache(8)
def counted_hands(dice: int) -> list[tuple[int, ...]]:
    """Of each of `hands`, the dice that count for every face."""
    return [counted(hand) for hand, _ in hands(dice)]
