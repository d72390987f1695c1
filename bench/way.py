"""A move's way through the server, from frame to frames, without sockets and disk.

    script/bench bench/way.py [--slices N]

A hundred four-seat tables of Pirates Dice in one process; pages are handed their frames, and what
would go to the disk is taken as stored at once, all tables in one group. What is left is what our
own code takes of a move. The least of many short slices, in CPU time: other work on the machine
only ever makes a slice longer.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Sequence
from math import inf
from random import Random
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any, NamedTuple

from msgspec import Raw, json

from witsend.games.pirates_dice import PiratesDice, PiratesDiceSetup
from witsend.server.coalescing import Coalescing
from witsend.server.frames import FIN, MASKED, TEXT, Inbox
from witsend.server.gate import Gate, Limits
from witsend.server.listings import Begun, Listing
from witsend.server.runtime import Runtime
from witsend.server.seating import Opened, Sat, Started
from witsend.server.socket import Socket
from witsend.server.table import Table
from witsend.server.writer import Done

TABLES, SEATS = 100, 4
NO_MASK = bytes(4)
SLICE = 10  # rounds of one move at every table


class Stored:
    """Takes all that is asked by then as stored, in one go."""

    is_crowded = False  # so that every page is written to at once

    def __init__(self) -> None:
        self.waiting: list[Done] = []

    def submit(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None,
        done: Done,
        begun: Begun | None = None,
    ) -> None:
        del table, first, entries, at, listing, begun
        self.waiting.append(done)

    def settle(self) -> None:
        waiting, self.waiting = self.waiting, []
        for done in waiting:
            done(None)


class Page:
    """A transport that counts what it is handed."""

    def __init__(self) -> None:
        self.bytes = 0

    def write(self, data: bytes) -> None:
        self.bytes += len(data)


def seat_all(runtime: Runtime, number: int) -> Table:
    """A table at which four have sat down, and whose game has started."""
    setup = PiratesDiceSetup(seats=SEATS)
    people = [f"person{number}-{seat}" for seat in range(SEATS)]
    opened = Opened(
        code="ABCDE",
        game=PiratesDice.name,
        version=PiratesDice.version,
        setup=Raw(json.encode(setup)),
        seats=SEATS,
        open=False,
        move_seconds=None,
        host=people[0],
        name=people[0],
    )
    table = Table(runtime, f"table{number}", opened)
    sat = [Sat(seat=seat, person=who, name=who) for seat, who in enumerate(people)]
    table.happen([*sat, Started()], 0.0, changed=True)
    drawn = table.follow_chance(table.log.playing, 0, table.log.seating)
    table.happen(drawn, 0.0, changed=False)
    return table


def visitors(runtime: Runtime) -> Any:
    return SimpleNamespace(
        tables=SimpleNamespace(runtime=runtime),
        gate=Gate(limits=Limits.none()),
        heartbeat=set(),
        most_frames=inf,
        coalescing=Coalescing(runtime.time),
    )


def open_page(house: Any, table: Table, seat: int) -> Socket:
    page = Socket(house, server_state=SimpleNamespace(connections=set()))
    page.transport = Page()
    page.inbox = Inbox()
    page.is_open = page.grouped = True
    (person,) = table.log.seating.chairs[seat].people
    page.holder, page.name = person, person
    page.join(table, person)
    return page


def ask(table: Table, rng: Random) -> tuple[int, bytes]:
    """Who is to move, and the frame of a move drawn at random, a low one most often."""
    state = table.log.playing
    (seat,) = state.to_act()
    moves = state.moves(seat)
    move = moves[min(rng.randrange(8), len(moves) - 1)]
    asked = json.encode(
        {"type": "play", "id": 1, "seat": seat, "number": table.log.made[seat], "move": move}
    )
    return seat, bytes((FIN | TEXT, MASKED | len(asked))) + NO_MASK + asked


class Sitting(NamedTuple):
    table: Table
    pages: list[Socket]


class Hall:
    """All tables; one whose game is over makes room for another."""

    def __init__(self) -> None:
        self.store = Stored()
        unused: Any = SimpleNamespace()  # nobody thinks here, and nothing is told again
        store: Any = self.store
        self.runtime = Runtime(store, unused, retelling=unused)
        self.visitors = visitors(self.runtime)
        self.rng = Random(1)
        self.opened = 0
        self.sitting = [self.sit_down() for _ in range(TABLES)]

    def sit_down(self) -> Sitting:
        table = seat_all(self.runtime, self.opened)
        self.opened += 1
        return Sitting(table, [open_page(self.visitors, table, seat) for seat in range(SEATS)])

    async def move(self) -> float:
        """One move at every table; the CPU time it took."""
        frames = []
        for table, pages in self.sitting:
            seat, data = ask(table, self.rng)
            frames.append((pages[seat], data))
        began = process_time()
        for page, data in frames:
            page.data_received(data)
        if len(self.store.waiting) < TABLES:
            raise SystemExit("not every move was taken")
        self.store.settle()
        await asyncio.sleep(0)
        took = process_time() - began
        self.sitting = [
            self.sit_down() if sitting.table.log.seating.over else sitting
            for sitting in self.sitting
        ]
        await asyncio.sleep(0)
        return took


async def main(slices: int) -> None:
    hall = Hall()
    await asyncio.sleep(0)
    each = [
        sum([await hall.move() for _ in range(SLICE)]) / SLICE / TABLES * 1e6 for _ in range(slices)
    ]
    print(f"{min(each):.1f} us of a move at least, {median(each):.1f} in the median")


if __name__ == "__main__":
    parser = ArgumentParser(description="A move's way through the server.")
    parser.add_argument("--slices", type=int, default=60)
    asyncio.run(main(parser.parse_args().slices))
