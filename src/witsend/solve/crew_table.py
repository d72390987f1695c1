"""The table of a crew that comes with the house, for whoever plays by it; plain Python.

It is for three and four seats, and for bids that name no more dice than are in play. `sight_of` is
all that a seat sees but its own dice, and its `choices` are what to do with them.
"""

import lzma
from functools import cache, lru_cache
from importlib.resources import files
from math import comb
from typing import NamedTuple

from witsend.games.pirates_dice import LOWEST, SKULL, Bid, Challenge, Hand, Said
from witsend.solve.crew import (
    CALL,
    FACES,
    OPTIONS,
    SIGNS,
    best_faces,
    count_of,
    faces_of,
    kind_of,
    opening_place,
    place_of,
    sign_of,
)

PARTS = 250  # of shares, worths and readings
CHANCES = 6  # in a reading: of 0 to 5 dice
ODDS = 1 / 3  # that a die nobody has told of counts for a face
KEPT = 20_000  # sights

Seat = int
Reading = tuple[list[float], float]  # how likely so many dice count, and their mean


class Choice(NamedTuple):
    move: Bid | Challenge
    share: float  # how often to make it; all of a list come to 1
    safe: float  # the chance to keep one's dice, as far as they count in the match


class Stand(NamedTuple):
    place: int
    best: int  # masks of the faces with most hope, and of the rest
    rest: int


class Table:
    def __init__(self, packed: bytes) -> None:
        raw = memoryview(lzma.decompress(packed))
        at = SIGNS * 2 * CHANCES
        rows = [raw[start : start + CHANCES] for start in range(0, at, CHANCES)]
        read = [_reading(list(row)) for row in rows]
        self.readings = list(zip(read[::2], read[1::2], strict=True))
        for dice in range(CHANCES):  # who has bid nothing
            plain = [comb(dice, n) * ODDS**n * (1 - ODDS) ** (dice - n) for n in range(CHANCES)]
            self.readings.append((_reading(plain), _reading(plain)))
        many = int.from_bytes(raw[at : at + 4], "little")
        at += 4
        self.rows: dict[int, int] = {}
        place = 0
        for number in range(many):
            place += int.from_bytes(raw[at : at + 4], "little")
            self.rows[place] = number * OPTIONS
            at += 4
        self.shares = raw[at : at + many * OPTIONS]
        self.worths = raw[at + many * OPTIONS :]


class Sight:
    """A round as one seat sees it, whatever lies under its own cup."""

    def __init__(self, left: tuple[int, ...], seat: Seat, bids: tuple[Said, ...]) -> None:
        self.in_play, self.own = sum(left), left[seat]
        self.seats = sum(dice > 0 for dice in left)
        self.count = self.face = self.kind = 0
        lasts, signs = [-1] * len(left), [SIGNS + dice for dice in left]
        for said in bids:
            count, face = said.bid.count, said.bid.face - LOWEST
            self.kind = kind_of(self.count, self.face, count, face, lasts[said.seat])
            signs[said.seat] = sign_of(self.in_play, left[said.seat], self.kind, count)
            self.count, self.face, lasts[said.seat] = count, face, face
        following = next(
            other % len(left)
            for other in range(seat + 1, seat + len(left) + 1)
            if left[other % len(left)]
        )
        self.last, self.following = lasts[seat], lasts[following]
        others = [other for other, dice in enumerate(left) if dice and other != seat]
        self.means, self.tails = [0.0] * FACES, []  # by face: of the others' dice that count
        for face in range(FACES):
            spread = [1.0]
            for other in others:
                chances, mean = table().readings[signs[other]][lasts[other] != face]
                self.means[face] += mean if bids else 0.0
                wider = [0.0] * (len(spread) + left[other])
                for have, so_far in enumerate(spread):
                    for more in range(left[other] + 1):
                        wider[have + more] += so_far * chances[more]
                spread = wider
            for have in range(len(spread) - 2, -1, -1):
                spread[have] += spread[have + 1]
            self.tails.append(spread)
        self.known: dict[Stand, list[Choice]] = {}  # choices, the same for many hands

    def holds(self, count: int, face: int, own: int) -> float:
        needed, tail = count - own, self.tails[face]
        return 1.0 if needed <= 0 else tail[needed] if needed < len(tail) else 0.0

    def stand(self, dice: Hand) -> Stand:
        count, face = self.count, self.face
        skulls = dice.count(SKULL)
        own = [dice.count(each + LOWEST) + skulls for each in range(FACES)]
        best, rest, first = best_faces(count, face, own, self.means)
        if not count:
            second = max([own[each] for each in range(FACES) if rest >> each & 1], default=0)
            place = opening_place(self.seats, self.in_play, self.own, own[first], second)
            return Stand(place, best, rest)
        least = count if first > face else count + 1
        place = place_of(
            self.seats,
            self.in_play,
            self.own,
            count,
            face,
            self.kind,
            self.holds(count, face, own[face]),
            self.holds(least, first, own[first]),
            self.last,
            self.following,
            best,
        )
        return Stand(place, best, rest)

    def choices(self, dice: Hand) -> list[Choice]:
        """Only moves that the table weighs are listed; none where it has never been."""
        stand = self.stand(dice)
        if stand not in self.known:
            self.known[stand] = self.choices_from(stand)
        return self.known[stand]

    def choices_from(self, stand: Stand) -> list[Choice]:
        count, face = self.count, self.face
        place, best, rest = stand
        row = table().rows.get(place)
        if row is None:
            return []
        shares, worths = table().shares, table().worths
        found: list[Choice] = []
        for option in range(OPTIONS):
            moves: list[Bid | Challenge] = [Challenge()]
            if not count or option != CALL:
                faces = faces_of(option, count, face, best, rest)
                moves = [
                    Bid(bid, to + LOWEST)
                    for to in range(FACES)
                    if faces >> to & 1 and (bid := count_of(option, count, face, to, self.in_play))
                ]
            if moves:
                share, safe = shares[row + option] / len(moves), worths[row + option] / PARTS
                found += [Choice(move, share, safe) for move in moves]
        total = sum(choice.share for choice in found)
        return [Choice(move, share / total, safe) for move, share, safe in found] if total else []


@lru_cache(KEPT)
def sight_of(left: tuple[int, ...], seat: Seat, bids: tuple[Said, ...]) -> Sight:
    return Sight(left, seat, bids)


@cache
def table() -> Table:
    return Table(files(__package__).joinpath("data", "crew.xz").read_bytes())


def _reading(parts: list[float]) -> Reading:
    total = sum(parts)
    chances = [part / total for part in parts]
    return chances, sum(dice * chance for dice, chance in enumerate(chances))
