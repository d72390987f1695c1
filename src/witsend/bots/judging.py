"""What a bot thinks of its moves: the one door into its head, for hints, coaches and exploiters."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple, Protocol

from witsend.game import Move, Seat, View


class Judged(NamedTuple):
    move: Move
    worth: float  # the share of the win that this seat expects after it, from 0 to 1
    weight: float  # how often the bot plays it; together they are 1


class Judge(Protocol):
    """A bot that says what it thinks, by the view alone."""

    def judge(
        self, view: Any, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Sequence[Judged]:
        """Every one of `moves` is judged; where input is free, the bot's own idea among them."""

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, seconds: float) -> Move: ...


class HouseBot:
    """A bot that plays as it judges."""

    __slots__ = ()

    def judge(
        self, view: Any, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Sequence[Judged]:
        raise NotImplementedError

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, seconds: float) -> Move:
        if len(moves) == 1:
            return moves[0]
        judged = self.judge(view, moves, rng, seconds)
        return rng.choices([each.move for each in judged], [each.weight for each in judged])[0]


def own_seat(view: View) -> Seat:
    """Whose view it is."""
    if view.seat is None:
        raise ValueError("An onlooker has nothing to win.")
    return view.seat


def weighed(
    moves: Sequence[Move], worths: Sequence[float], temper: float, likings: Sequence[float] = ()
) -> list[Judged]:
    """The better a move is liked, the more often it is played: how much so, the temper says. Where
    a bot has likings beyond the win, they decide, and the worth is said beside them.
    """
    likings = likings or worths
    best = max(likings)
    raw = [exp((liking - best) / temper) if temper else float(liking == best) for liking in likings]
    total = sum(raw)
    return [
        Judged(move, min(max(worth, 0.0), 1.0), weight / total)
        for move, worth, weight in zip(moves, worths, raw, strict=True)
    ]


def settled(moves: Sequence[Move], chosen: Move, worth: float) -> list[Judged]:
    """Nothing is to be weighed: it always plays this one, and the others are worth the same."""
    rest = [Judged(move, worth, 0.0) for move in moves if move != chosen]
    return [Judged(chosen, worth, 1.0), *rest]
