"""What is hidden, swapped: python tests/swaps.py --pairs 100000

In games of random moves, at any moment and for every seat and an onlooker, another world is
imagined that looks the same to them; and the bytes that the server would send are compared: updates
in both forms and of every length, refusals, the story, and what the clock would do.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

from msgspec import json
from rich.console import Console

from witsend.game import Move, Seat, State
from witsend.games import GAMES
from witsend.laws import onlookers_too, some, walk
from witsend.server.protocol import refused
from witsend.server.updates import Frame

PER_GAME = 40  # pairs from one game of random moves, at the most


def starts(game: str, rng: Random) -> State:
    """A game with any number of seats."""
    kind = GAMES[game]
    return kind.start(kind.options(seats=rng.choice(kind.seats)))


def sent(state: State, seat: Seat | None, tried: list[Move]) -> Iterator[bytes]:
    """All that follows from the state and goes to that seat."""
    log: Any = SimpleNamespace(state=state, number=lambda _: 0, all_made=0)
    frame = Frame(1, log, SimpleNamespace(running=None), 0.0)  # type: ignore[arg-type]  # of these it reads no more
    for grouped in (False, True):
        yield frame.of_seat(seat, grouped, frame.start, frame.tail)
    yield json.encode([state.view(seat).news, state.clock()])
    if seat is None:
        return
    late = state.default_move(seat) if seat in state.to_act() else None
    yield json.encode([state.is_out(seat), late])
    for move in tried:
        why = state.why_not(seat, move)
        yield json.encode(refused(0, why)) if why else b"done"


def compared(game: str, pairs: int, rng: Random) -> int:
    """How many bytes were, over so many pairs; a difference is an AssertionError."""
    size = 0
    while pairs > 0:
        walked = walk(starts(game, rng), rng)
        moves = [move for _, move in walked.events]
        moments = [
            (state, seat)
            for state in walked.states
            if -1 not in state.to_act()  # which is never shown
            for seat in onlookers_too(state)
        ]
        for state, seat in rng.sample(moments, min(PER_GAME, pairs, len(moments))):
            tried = some(moves, rng)
            twin = state.view(seat).imagine(rng)
            one, other = list(sent(state, seat, tried)), list(sent(twin, seat, tried))
            assert one == other, (game, seat, state, twin)
            size += sum(map(len, one))
            pairs -= 1
    return size


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    console, size = Console(highlight=False, soft_wrap=True), 0
    for game in GAMES:
        size += compared(game, chosen.pairs, Random(f"{chosen.seed}/{game}"))
        console.print(f"{game}: {chosen.pairs:,} pairs")
    console.print(f"{chosen.pairs:,} pairs of each game, {size:,} bytes: none tells what is hidden")


if __name__ == "__main__":
    main()
