"""The solved rounds that come with the house, for whoever plays by them; plain Python.

They are for two seats and the default setup: no bid names more dice than are in play. `lookup`
says what to do, how often, and what it is worth.
"""

import lzma
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import comb
from typing import NamedTuple

import msgspec

from witsend.games.pirates_dice import Bid, Challenge, Hand, matching
from witsend.solve.match import after_round, match_odds
from witsend.solve.plan import NONE, Plan, bid_of, hands, memory, number_of, raises

WORTH_PARTS = 100  # a decision's worth is kept in such parts
LOSSES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.35)  # and what a move falls short of it
ODDS = 1 / 3  # that a die nobody has seen counts for a face


class Choice(NamedTuple):
    move: Bid | Challenge
    share: float  # how often to make it; all of a list come to 1
    worth: float  # the chance to win the match with it


class Solved(msgspec.Struct, frozen=True):
    """One side of a round: its plan, and what is proved of the policy that was packed."""

    plan: Plan
    walks: int  # of CFR+
    fine: int  # parts of a share; below 256 a byte, else two
    best: float  # how often the best of all rivals wins the round against it


class Round(msgspec.Struct, frozen=True):
    opener: Solved
    responder: Solved

    @property
    def low(self) -> float:
        """The opener, by its policy, wins the round at least so often, whoever responds."""
        return 1 - self.opener.best

    @property
    def high(self) -> float:
        """No opener wins the round more often against the responder's policy."""
        return self.responder.best

    @property
    def exploitability(self) -> float:
        """What the best of all rivals gains beyond the round's worth, on average over the sides."""
        return (self.high - self.low) / 2


class Policy:
    """One side's rows, unpacked."""

    def __init__(self, solved: Solved, packed: bytes) -> None:
        self.plan, self._fine = solved.plan, solved.fine
        self._bytes = 1 if solved.fine < 256 else 2  # noqa: PLR2004 - what a byte holds
        raw = lzma.decompress(packed)
        self._hands = {hand: at for at, hand in enumerate(hands(self.plan.own))}
        many, at = int.from_bytes(raw[:4], "little"), 4
        self._places: dict[bytes, tuple[int, int]] = {}  # which decision, and its first row
        row = 0
        for number in range(many):
            length, wide = raw[at], raw[at + 1]
            self._places[raw[at + 2 : at + 2 + length]] = (number, row)
            at, row = at + 2 + length, row + wide
        shares = at + row * len(self._hands) * self._bytes
        worths = shares + many * len(self._hands)
        view = memoryview(raw)
        self._shares, self._worths = view[at:shares], view[shares:worths]
        self._losses = view[worths:]

    def moves(self, bids: tuple[int, ...]) -> tuple[Bid | Challenge, ...]:
        """What the policy chooses from; the challenge first, where a bid stands."""
        made = len(bids) // 2
        options = raises(self.plan, made, bids[-1] if bids else NONE)
        return (*([Challenge()] if bids else []), *map(bid_of, options))

    def is_through(self, bids: tuple[int, ...]) -> bool:
        """Whether it has made all the bids that it ever makes in a round, and only such."""
        own = range(len(bids) % 2, len(bids), 2)
        made = all(bid_of(bids[at]) in self.moves(bids[:at]) for at in own)
        return made and len(self.moves(bids)) == 1

    def row(self, hand: Hand, bids: tuple[int, ...]) -> list[tuple[float, float]] | None:
        """Share and worth in the round of each of `moves`; None if a hand never gets there."""
        place = self._places.get(memory(self.plan, bids))
        if place is None:
            return None
        number, first = place
        wide, at = len(self._hands), self._hands[hand]
        worth = self._worths[number * wide + at] / WORTH_PARTS
        cells = range(first * wide + at, (first + len(self.moves(bids))) * wide, wide)
        row = [(self._share(cell), max(worth - LOSSES[self._losses[cell]], 0.0)) for cell in cells]
        return row if any(share for share, _ in row) else None

    def _share(self, cell: int) -> float:
        at = cell * self._bytes
        return int.from_bytes(self._shares[at : at + self._bytes], "little") / self._fine


def lookup(dice: Hand, left: tuple[int, int], bids: Sequence[Bid]) -> list[Choice]:
    """What to do with these dice, lowest first; `left` counts them and the rival's, `bids` are all
    of the round so far, and it is this side's turn.

    Only moves that the tables weigh are listed; others are no better. Where the tables would never
    have got to (the bids were someone else's), the standing bid is taken for an opening.
    """
    own, rival = left
    numbers = tuple(map(number_of, bids))
    for told in (numbers, numbers[-1:]):
        opens = len(told) % 2 == 0
        policy = load(*((own, rival) if opens else (rival, own)), opens=opens)
        row = policy.row(dice, told)
        if row is not None:
            return [
                Choice(move, share, in_match(worth, own, rival))
                for move, (share, worth) in zip(policy.moves(told), row, strict=True)
            ]
        if policy.is_through(told):
            break
    return [Choice(Challenge(), 1.0, in_match(1 - _plain_odds(dice, rival, bids[-1]), own, rival))]


def in_match(chance: float, own: int, rival: int) -> float:
    """The chance to win the match, from the chance to win this round."""
    won, lost = after_round(odds(), own, rival)
    return chance * won + (1 - chance) * lost


def _plain_odds(dice: Hand, rival: int, bid: Bid) -> float:
    """That the bid holds, by the own dice alone."""
    needed = bid.count - matching(dice, bid.face)
    return sum(
        comb(rival, hits) * ODDS**hits * (1 - ODDS) ** (rival - hits)
        for hits in range(max(needed, 0), rival + 1)
    )


@cache
def rounds() -> dict[tuple[int, int], Round]:
    """All solved rounds, by the opener's dice and the other's."""
    index = files(__package__).joinpath("data", "rounds.json").read_bytes()
    named = msgspec.json.decode(index, type=dict[str, Round])
    return {(int(name[0]), int(name[2])): each for name, each in named.items()}


@cache
def odds() -> dict[tuple[int, int], float]:
    """How often the opener wins the match, by the opener's dice and the other's."""
    return match_odds({dice: (each.low + each.high) / 2 for dice, each in rounds().items()})


@cache
def load(opener: int, other: int, *, opens: bool) -> Policy:
    solved = rounds()[opener, other]
    side = "opener" if opens else "responder"
    name = f"{opener}-{other}-{side}.xz"
    packed = files(__package__).joinpath("data", name).read_bytes()
    return Policy(getattr(solved, side), packed)
