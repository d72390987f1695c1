"""Thousands of games at once, in lockstep: compiled rules for whoever learns by playing.

    batch = Batch(PiratesDiceSetup(seats=2), games=4096, seed=1)
    while (batch.asked >= 0).any():
        batch.step(batch.drawn())  # or your own numbers, one a game, where batch.mask allows
    batch.results().winners.mean(axis=0)

Moves go by the numbers and views by the vectors of `witsend.adapters.forms`, and seats are asked in
the order of `witsend.adapters.asking`. Chance follows every move at once. The rules that count are
those of `witsend.games`; these here are held to them, move for move.
"""

from witsend.batch.batch import BATCHED, Batch, NotAllowed, Results

__all__ = ["BATCHED", "Batch", "NotAllowed", "Results"]
