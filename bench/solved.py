"""Whole matches between two of Pirates Dice by the tables, beside the house's levels. Run:
script/bench bench/solved.py

A low bound is no promise to win: it says what the best rival can take, not what the tables take
from others. So both are printed: how much of matches no rival can win more of, and how often the
tables win against each level, seats by turns, with 95 % intervals.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random

from rich.console import Console
from rich.table import Table

from witsend.bots import find_bot
from witsend.bots.arena import play_bots, wilson
from witsend.game import Move
from witsend.games.pirates_dice import PiratesDice, PiratesDiceSetup, PiratesDiceView
from witsend.solve.match import played_both_ways
from witsend.solve.tables import lookup, rounds


class ByTheTables:
    def choose(
        self, view: PiratesDiceView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Move:
        del moves, seconds
        own, rival = view.left[view.seat or 0], view.left[1 - (view.seat or 0)]
        choices = lookup(view.dice, (own, rival), [said.bid for said in view.bids])
        return rng.choices([each.move for each in choices], [each.share for each in choices])[0]


def won(level: str, dice: int, games: int, seed: int) -> int:
    """Of so many matches, those that the tables won."""
    start = PiratesDice.start(PiratesDiceSetup(seats=2, dice=dice))
    wins = 0
    for game in range(games):
        mine = game % 2
        bots = [find_bot("pirates-dice", level)(), ByTheTables()]
        result = play_bots(start, bots if mine else bots[::-1], f"{seed} {game}")
        wins += mine in result.winners
    return wins


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", nargs="+", default=["easy", "middle", "hard"])
    asked = parser.parse_args()
    solved = rounds()
    low = {dice: each.low for dice, each in solved.items()}
    high = {dice: each.high for dice, each in solved.items()}
    bounds = played_both_ways(low, high)
    table = Table("dice each", "no rival wins more than", *[f"won of {x}" for x in asked.levels])
    for dice, bound in bounds.items():
        cells = []
        for level in asked.levels:
            wins = won(level, dice, asked.games, asked.seed)
            least, most = wilson(wins, asked.games)
            cells.append(f"{wins / asked.games:.1%} ({least:.1%} .. {most:.1%})")
        table.add_row(str(dice), f"{bound:.2%}", *cells)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
