"""Random play-outs per second of Battle of Wits, and where the time goes. Run:

    script/bench bench/wits.py

Whole games of the rulebook's kind at several numbers of seats, all moves drawn uniformly among the
legal ones, chance's moves played too. The last table is by a profiler that makes Python calls look
dearer than they are.
"""

from functools import partial
from random import Random
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

from random_games import own_times, random_game
from witsend.games.battle_of_wits import BattleOfWits, BattleOfWitsSetup

SEATS = (2, 4, 6, 10)
SLICE = 0.3  # seconds of this process's own time
REPEATS = 9


def speed(start: BattleOfWits, rng: Random) -> tuple[float, float]:
    """Games and moves per second of CPU time."""
    games = moves = 0
    began = process_time()
    while (taken := process_time() - began) < SLICE:
        moves += random_game(start, rng)
        games += 1
    return games / taken, moves / taken


def speeds(rng: Random) -> Table:
    table = Table("seats", "games per second", "min .. max", "moves per second")
    for column in table.columns:
        column.justify = "right"
    for seats in SEATS:
        start = BattleOfWits.start(BattleOfWitsSetup(seats=seats, characters="seated"))
        speed(start, rng)  # warms up, uncounted
        runs = [speed(start, rng) for _ in range(REPEATS)]
        games, moves = zip(*runs, strict=True)
        spread = f"{min(games):,.0f} .. {max(games):,.0f}"
        table.add_row(str(seats), f"{median(games):,.0f}", spread, f"{median(moves):,.0f}")
    return table


def main() -> None:
    console = Console()
    rng = Random()
    console.print(speeds(rng))
    console.print(f"Medians of {REPEATS} repeats of {SLICE} s each, in CPU time of one core.")
    four = BattleOfWits.start(BattleOfWitsSetup(seats=4, characters="seated"))
    console.print(own_times(partial(random_game, four, rng), 1_000, "a four-seat game"))


if __name__ == "__main__":
    main()
