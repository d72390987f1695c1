"""Batches beside OpenSpiel's C++ and beside our own loop. Run: script/bench bench/batches.py

One round, two seats with five dice each: ours beside the rollouts in C++ by which OpenSpiel's MCTS
judges a state. There the dice have fallen before; ours are rolled anew for every round, and that
counts. OpenSpiel does not say how many moves it made, so the mean of a round is measured before.
Whole games: batches beside our own loop through the rules. All moves are drawn at random; seats'
moves are counted, chance's are not, but their time is. All take turns in short slices, in seconds
of CPU on one core; compiling is done before.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from random_games import random_game
from witsend.batch import Batch
from witsend.batch.draws import pick
from witsend.batch.kinds import called
from witsend.batch.pirates_dice import apply, legal, start
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDiceSetup

DICE = 5
GAMES_AT_ONCE = 4096
ROLLOUTS = 20_000  # of OpenSpiel's in a slice
LOOP = 20  # games of our own loop in a slice
REPEATS = 15
COUNTED = 20_000  # rounds by which OpenSpiel's moves are known
TABLES = (
    ("pirates-dice", 2),
    ("pirates-dice", 4),
    ("battle-of-wits", 4),
    ("battle-of-wits", 10),
    ("poisoned-glass", 4),
)

Slice = Callable[[], float]  # plays for a while; moves that seats made


@called
def rounds(rows: Any, rules: Any, moves: Any) -> int:
    """One round in each row, from the dice to the challenge."""
    made = 0
    for game in range(len(rows)):
        row = rows[game]
        start(row, rules)
        while row.asked >= 0 and row.rounds == 1:
            apply(row, rules, moves[pick(row, legal(row, rules, moves))])
            made += 1
    return made


def our_rounds() -> Slice:
    batch = Batch(PiratesDiceSetup(seats=2, dice=DICE), GAMES_AT_ONCE)
    moves = np.zeros(batch.mask.shape[1], np.int16)
    return lambda: sum(int(rounds(batch.rows, batch.rules, moves)) for _ in range(10))


def openspiel_rounds(rng: Random) -> Slice:
    game = pyspiel.load_game(f"liars_dice(numdice={DICE})")

    def rolled() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        return state

    made = 0
    for _ in range(COUNTED):
        state = rolled()
        while moves := state.legal_actions():
            state.apply_action(rng.choice(moves))
            made += 1
    judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    mcts = pyspiel.MCTSBot(game, judge, 2.0, 1, 1, False, 1, False)

    def rollouts() -> float:
        mcts.mcts_search(rolled())
        return ROLLOUTS * made / COUNTED

    return rollouts


def own_loop(name: str, seats: int, rng: Random) -> Slice:
    first = GAMES[name].start(GAMES[name].options(seats=seats))
    return lambda: sum(random_game(first, rng) for _ in range(LOOP))


def play_outs(batch: Batch) -> Slice:
    return lambda: batch.restart().play_out()


def in_lockstep(batch: Batch, *, views: bool) -> Slice:
    def played() -> float:
        batch.restart()
        made = 0
        while playing := len(batch) - int(batch.over.sum()):
            if views:
                batch.views()
            batch.step(batch.drawn())
            made += playing
        return made

    return played


def speeds(contestants: dict[str, Slice]) -> dict[str, list[float]]:
    """Moves per second of CPU, by turns; the first time round is not counted."""
    told: dict[str, list[float]] = {name: [] for name in contestants}
    for repeat in range(REPEATS + 1):
        for name, played in contestants.items():
            began = process_time()
            made = played()
            if repeat:
                told[name].append(made / (process_time() - began))
    return told


def against(title: str, peer: str, told: dict[str, list[float]]) -> Table:
    table = Table("who", "moves per second", f"/ {peer}", "min .. max", title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, speed in told.items():
        ratios = [ours / theirs for ours, theirs in zip(speed, told[peer], strict=True)]
        table.add_row(
            name,
            f"{median(speed):,.0f}",
            f"{median(ratios):.1f}",
            f"{min(ratios):.1f} .. {max(ratios):.1f}",
        )
    return table


def main() -> None:
    console, rng = Console(), Random()
    two = Batch(PiratesDiceSetup(seats=2, dice=DICE), GAMES_AT_ONCE)
    peer = "OpenSpiel's C++"
    told = speeds(
        {
            "batch, one round": our_rounds(),
            "batch, whole games": play_outs(two),
            "batch, whole games, every move by mask": in_lockstep(two, views=False),
            peer: openspiel_rounds(rng),
        }
    )
    console.print(against(f"Pirates Dice, 2 seats x {DICE} dice", peer, told))
    for name, seats in TABLES:
        batch = Batch(GAMES[name].options(seats=seats), GAMES_AT_ONCE)
        told = speeds(
            {
                "batch, to the end": play_outs(batch),
                "batch, every move by mask": in_lockstep(batch, views=False),
                "the same, with views": in_lockstep(batch, views=True),
                "our own loop": own_loop(name, seats, rng),
            }
        )
        console.print(against(f"{GAMES[name].title}, {seats} seats", "our own loop", told))
    console.print(f"Medians of {REPEATS} slices each, by turns; {GAMES_AT_ONCE:,} games at once.")


if __name__ == "__main__":
    main()
