"""The bot that plays any listed move with equal probability: the floor every other bot beats."""

from collections.abc import Sequence
from random import Random

from witsend.bots.judging import HouseBot, Judged, weighed
from witsend.game import Move, View


class Uniform(HouseBot):
    def judge(self, view: View, moves: Sequence[Move], rng: Random, seconds: float) -> list[Judged]:
        """It has no idea of what is at stake."""
        del rng, seconds
        return weighed(moves, [1 / view.setup.seats] * len(moves), 0)
