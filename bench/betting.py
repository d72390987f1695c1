"""What betting well is worth in Wits & Wagers. Run: script/bench bench/betting.py [--games 150]

One bettor of the house sits among rivals who have equally good hunches, write them down as they
are, and always back their own guess: with both wager chips, and with half of their money or none.
All hunches are a hard bot's, and the bettor too writes them as they are, so the bets are all the
difference. Games are won by the most money; intervals are of 95 %, those of means by resampling.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from statistics import mean, median

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from witsend.bots.arena import play_bots, seating, wilson
from witsend.bots.wits_and_wagers import Bettor, chips
from witsend.game import Move
from witsend.games.wits_and_wagers import (
    Bet,
    Guess,
    Wager,
    WitsAndWagers,
    WitsAndWagersSetup,
    WitsAndWagersView,
    Wonder,
)

BETTOR = replace(Bettor.hard(), lows=(0.0,))
RESAMPLED = 1000


class Loyal:
    """Always backs its own guess, with a share of its money; its hunches are a hard bot's."""

    def __init__(self, share: float) -> None:
        self.share = share  # of the money, under the first wager chip

    def choose(
        self, view: WitsAndWagersView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Move:
        del rng, seconds
        if view.phase == "guessing" and view.guess is None:
            return Wonder("hard") if view.hunch is None else Guess(view.hunch)
        if view.phase == "betting" and view.seat is not None and not view.bets[view.seat]:
            own = next(n for n, slot in enumerate(view.mat) if view.seat in slot.seats)
            return Bet((Wager(own, chips(view.banks[view.seat] * self.share)), Wager(own)))
        return moves[0]


def between(money: Sequence[int]) -> str:
    rng = Random(1)
    means = sorted(mean(rng.choices(money, k=len(money))) for _ in range(RESAMPLED))
    low, high = means[RESAMPLED // 40], means[-RESAMPLED // 40]
    return f"{mean(money):,.0f} ({low:,.0f} .. {high:,.0f}), median {median(money):,.0f}"


def row(seats: int, share: float, games: int) -> tuple[str, ...]:
    won, own, others = 0.0, list[int](), list[int]()
    for number in range(games):
        order = seating(seats, 1, number)
        bots = [BETTOR if who == 0 else Loyal(share) for who in order]
        start = WitsAndWagers.start(WitsAndWagersSetup(seats=seats))
        result = play_bots(start, bots, f"betting/{number}")
        bettor = order.index(0)
        won += (bettor in result.winners) / len(result.winners)
        own.append(result.scores[bettor])
        others += (money for seat, money in enumerate(result.scores) if seat != bettor)
    low, high = wilson(won, games)
    rate = f"{won / games:.1%} ({low:.1%} .. {high:.1%})"
    return str(seats), f"{share:.0%}", rate, between(own), between(others)


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--games", type=int, default=150)
    games = parser.parse_args().games
    columns = ("seats", "rivals lay", "the bettor wins", "its dollars", "a rival's")
    table = Table(*columns, title=f"{games} games each")
    for share in (0.5, 0.0):
        for seats in (3, 5, 7):
            table.add_row(*row(seats, share, games))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
