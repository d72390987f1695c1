"""Whether a bot's time tells its hand: python tests/server/paces.py --moves 10000

A `hard` bot of Pirates Dice opens with five skulls, and with five different dice. It thinks for as
long as it really does; the clock of the table is turned by hand. The times at which it moves are
two samples, which Kolmogorov and Smirnov's test must not be able to tell apart; the times for which
it thinks are compared too, to show what would be told without its pace.
"""

import asyncio
from argparse import ArgumentParser
from bisect import bisect_right
from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter

from rich.console import Console

from by_hand import HandClock, House
from witsend.bots import find_bot
from witsend.game import Move, Seat, View
from witsend.games.pirates_dice import Hand, PiratesDice, Roll
from witsend.server.runtime import BOT_PACE
from witsend.server.seated_bots import SeatedBots
from witsend.server.seating import BotSat, Started

HANDS: tuple[Hand, ...] = ((1, 1, 1, 1, 1), (2, 3, 4, 5, 6))
SURE = 1.95  # of a thousand honest pairs of samples, one is farther apart than this


class Thinker:
    """Thinks at once, and for as long by the clock as it took."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.bot = find_bot("pirates-dice", "hard")()
        self.took = 0.0

    async def move(
        self,
        who: tuple[str, Seat],
        game: str,
        level: str,
        view: View,
        moves: Sequence[Move],
        seconds: float,
    ) -> Move | None:
        del who, game, level
        began = perf_counter()
        move = self.bot.choose(view, moves, Random(), seconds)
        self.took = perf_counter() - began
        done = asyncio.Event()
        self.clock.later(self.took, done.set)
        await done.wait()
        return move

    async def answers(self) -> bool:
        return True


async def sampled(hand: Hand, moves: int) -> tuple[list[float], list[float]]:
    """When it moved, and how long it thought."""
    house = House()
    runtime, clock = house.tables.runtime, house.clock
    runtime.paces, thinker = BOT_PACE, Thinker(clock)
    runtime.thinkers = thinker
    table = await house.open(PiratesDice, seats=2, dice=5)
    state = PiratesDice.start(PiratesDice.options(seats=2, dice=5))
    state = state.apply(-1, Roll(((6,), (2,)))).apply(-1, Roll((hand, (2, 2, 3, 3, 4))))
    for entry in (BotSat(seat=0, level="hard"), Started()):
        table.log.apply(entry)
    table.log.state = state
    bots = SeatedBots(table.id, table.log, runtime)
    moved, thought = [], []
    for _ in range(moves):
        began = clock.now()
        choosing = asyncio.ensure_future(bots.choose(0))
        await asyncio.sleep(0)
        while not choosing.done():
            await clock.turn(max(clock.pending[0].at - clock.now(), 0.0) if clock.pending else 0.0)
        moved.append(clock.now() - began)
        thought.append(thinker.took)
    return moved, thought


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """Kolmogorov and Smirnov's distance, in units of what chance brings."""
    first, second = sorted(one), sorted(other)
    gap = max(
        abs(bisect_right(first, at) / len(first) - bisect_right(second, at) / len(second))
        for at in (*first, *second)
    )
    return gap * sqrt(len(first) * len(second) / (len(first) + len(second)))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000)
    asked = parser.parse_args()
    samples = [asyncio.run(sampled(hand, asked.moves)) for hand in HANDS]
    (skulls, skulls_thought), (mixed, mixed_thought) = samples
    figure = apart(skulls, mixed)
    Console(highlight=False, soft_wrap=True).print(
        f"{asked.moves:,} moves with each of two hands: apart by {figure:.2f}, where {SURE} is a "
        f"fault; the thinking alone by {apart(skulls_thought, mixed_thought):.2f}"
    )
    if figure > SURE:
        raise SystemExit("a bot's time tells its hand")


if __name__ == "__main__":
    main()
