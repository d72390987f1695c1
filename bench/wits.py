"""Random play-outs per second of Battle of Wits, and where the time goes. Run:

    script/bench bench/wits.py

Whole games of the rulebook's kind at several numbers of seats, all moves drawn uniformly among the
legal ones, chance's moves played too. The last table is by a profiler that makes Python calls look
dearer than they are.
"""

from cProfile import Profile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from types import CodeType

from rich.console import Console
from rich.table import Table

from witsend.game import CHANCE
from witsend.games.battle_of_wits import BattleOfWits, BattleOfWitsSetup

SEATS = (2, 4, 6, 10)
SLICE = 0.3  # seconds of this process's own time
REPEATS = 9
PROFILED = 1_000  # games
SHOWN = 10  # functions in the last table


def game(start: BattleOfWits, rng: Random) -> int:
    """Plays one; the moves that seats made."""
    random, state, made = rng.random, start, 0
    while to_act := state.to_act():
        seat = to_act[0]
        if seat == CHANCE:
            state = state.apply(CHANCE, state.draw(rng))
        else:
            moves = state.moves(seat)
            state = state.apply(seat, moves[int(random() * len(moves))])
            made += 1
    return made


def speed(start: BattleOfWits, rng: Random) -> tuple[float, float]:
    """Games and moves per second of CPU time."""
    games = moves = 0
    began = process_time()
    while (taken := process_time() - began) < SLICE:
        moves += game(start, rng)
        games += 1
    return games / taken, moves / taken


def speeds(rng: Random) -> Table:
    table = Table("seats", "games per second", "min .. max", "moves per second")
    for column in table.columns:
        column.justify = "right"
    for seats in SEATS:
        start = BattleOfWits.start(BattleOfWitsSetup(seats=seats))
        speed(start, rng)  # warms up, uncounted
        runs = [speed(start, rng) for _ in range(REPEATS)]
        games, moves = zip(*runs, strict=True)
        spread = f"{min(games):,.0f} .. {max(games):,.0f}"
        table.add_row(str(seats), f"{median(games):,.0f}", spread, f"{median(moves):,.0f}")
    return table


def function_name(code: CodeType | str) -> str:
    if isinstance(code, str):  # written in C
        return code.strip("<>")
    return f"{Path(code.co_filename).stem}: {code.co_qualname}"


def own_times(rng: Random) -> Table:
    start = BattleOfWits.start(BattleOfWitsSetup(seats=4))
    with Profile() as profile:
        for _ in range(PROFILED):
            game(start, rng)
    entries = sorted(profile.getstats(), key=lambda entry: entry.inlinetime, reverse=True)
    total = sum(entry.inlinetime for entry in entries)
    table = Table(
        "function", "calls a game", "own time", title="Where a four-seat game's time goes"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for entry in entries[:SHOWN]:
        calls, share = entry.callcount / PROFILED, entry.inlinetime / total
        table.add_row(function_name(entry.code), f"{calls:.1f}", f"{share:.0%}")
    return table


def main() -> None:
    console = Console()
    rng = Random()
    console.print(speeds(rng))
    console.print(f"Medians of {REPEATS} repeats of {SLICE} s each, in CPU time of one core.")
    console.print(own_times(rng))


if __name__ == "__main__":
    main()
