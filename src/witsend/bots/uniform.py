"""The bot that plays any listed move with equal probability: the floor every other bot beats."""

from collections.abc import Sequence
from random import Random

from witsend.game import Move, View


class Uniform:
    def choose(self, view: View, moves: Sequence[Move], rng: Random, seconds: float) -> Move:
        del view, seconds
        return rng.choice(moves)
