"""Several servers, one database and the people at their tables, on one simulated clock.

    python tests/server/simulation.py --runs 1000         seeds 0 to 999, and which of them failed
    python tests/server/simulation.py --seed 17 --trace   one of them again, and all that happened
    python tests/server/simulation.py --runs 1000 --plant "driven without the lease"

A seed settles everything: which faults there are, when, and what everyone does. The tables, asks,
leases and hearing are the server's own; the machines, the network and the database are simulated.
"""

import argparse
import asyncio
import gc
import logging
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple
from unittest.mock import patch

from sim_checks import faults_of
from sim_database import Database
from sim_faults import PLANTED
from sim_loop import SimulatedLoop, Stuck
from sim_people import Person
from sim_servers import EPOCH, Server
from witsend.games.pirates_dice import PiratesDice
from witsend.server.codes import LETTERS

FAULTS_FROM, FAULTS_UNTIL = 1.5, 13.0  # seconds: then nothing fails any more
KILL_AT = 17.0  # one that drives, while all else is well
TAKEOVER_SECONDS = 3.0
QUIET_AT = 21.0  # nobody asks for anything from then on
END_AT = 27.0
CLEARED_EVERY = 20  # runs
MOST_PRINTED = 5  # faults of a run

# How likely it is, each time it could be, where a run has it at all.
CHANCES = {
    "slow": 0.05,
    "slow beat": 0.1,
    "beat lost": 0.02,
    "answer lost": 0.05,
    "ring lost": 0.3,
    "ring late": 0.3,
    "ring twice": 0.2,
    "sent twice": 0.2,
    "leave": 0.1,
}
ALWAYS = ("ring lost", "ring late", "ring twice")  # a doorbell promises nothing, at any time
EVENTS = ("pause", "cut", "away", "crash", "stop", "jump", "drift")


class Dice(Random):
    """The chance of one who takes part: whatever others do, it falls alike."""

    def __init__(self, world: "World", name: str) -> None:
        super().__init__(f"{world.seed} {name}")
        self.world = world

    def happens(self, fault: str) -> bool:
        chance = self.world.chances.get(fault)
        if chance is None or not (self.world.is_faulty or fault in ALWAYS):
            return False
        return self.random() < chance


class World:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.loop = SimulatedLoop()
        self.events: list[tuple[Any, ...]] = []
        self.faults: list[str] = []
        self.chances: dict[str, float] = {}
        self.is_faulty = False
        self.is_quiet = False
        self.away_until = 0.0
        dice = self.dice = Dice(self, "world")
        self.chances = {name: chance for name, chance in CHANCES.items() if dice.random() < 0.5}
        self.kinds = [kind for kind in EVENTS if dice.random() < 0.5]
        self.database = Database(lambda: EPOCH + self.loop.time())
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.names: dict[str, int] = {}

    def has(self, kind: str) -> bool:
        return kind in self.kinds

    def dice_of(self, name: str) -> Dice:
        return Dice(self, name)

    def note(self, *what: object) -> None:
        self.events.append((self.loop.time(), *what))

    def fault(self, what: str) -> None:
        self.note("FAULT:", what)
        self.faults.append(what)

    def up(self) -> list[Server]:
        return [each for each in self.servers if not (each.is_dead or each.is_paused)]

    def watch_drivers(self) -> None:
        """Two servers that believe it of one table, while both could act on it."""
        for table in self.database.logs:
            drivers = [each.name for each in self.up() if each.node.drives(table)]
            if len(drivers) > 1:
                self.fault(f"{' and '.join(drivers)} drive {table[:4]}")

    async def add_server(self, name: str) -> Server:
        """Under a name of its own, each time it starts."""
        self.names[name] = self.names.get(name, 0) + 1
        server = Server(self, f"{name}{self.names[name]}", self.database)
        self.servers = [each for each in self.servers if each.name[:-1] != name] + [server]
        await server.start()
        return server

    # From the beginning to the end

    async def live(self) -> None:
        dice, at = self.dice, self.loop.call_at
        for name in "abc"[: dice.choice((2, 3, 3))]:
            await self.add_server(name)
        self.people = [Person(self, id_) for id_ in ("anne", "ben", "cleo")[: dice.choice((2, 3))]]
        setup = PiratesDice.options(seats=dice.choice((2, 3)), dice=dice.choice((1, 2)))
        table = await self.servers[0].tables.open(
            PiratesDice, setup, "anne", "Anne", listed=True, move_seconds=dice.choice((None, 2))
        )
        for person in self.people:
            person.table = table.id
            person.connect()
        del table
        for _ in range(dice.randint(2, 9)):
            when = dice.uniform(FAULTS_FROM, FAULTS_UNTIL)
            at(when, partial(self.happen, dice.choice(self.kinds or [""]), FAULTS_UNTIL - when))
        at(FAULTS_FROM, partial(setattr, self, "is_faulty", True))
        at(FAULTS_UNTIL, partial(setattr, self, "is_faulty", False))
        at(KILL_AT, self.kill_a_driver)
        at(QUIET_AT, partial(setattr, self, "is_quiet", True))
        await self.until(END_AT)
        for fault in faults_of(self):
            self.fault(fault)

    async def until(self, moment: float) -> None:
        await asyncio.sleep(moment - self.loop.time())

    def happen(self, kind: str, left: float) -> None:
        """A fault, which is over when the faults are."""
        dice = self.dice
        server = dice.choice(self.servers)
        # No two end at the same time: which comes first then is not for the seed to say.
        seconds = min(dice.uniform(0.2, 6.0), left * dice.uniform(0.9, 1.0))
        match kind:
            case "pause":
                server.pause(seconds)
            case "cut":
                server.note(f"is cut off for {seconds:.1f} s")
                server.cut_until = self.loop.time() + seconds
            case "away":
                self.note(f"the database is away for {seconds:.1f} s")
                self.away_until = self.loop.time() + seconds
            case "crash" | "stop" if not server.is_dead:
                self.loop.create_task(self.restart(server, seconds, politely=kind == "stop"))
            case "jump":
                server.jump(dice.uniform(-2.0, 2.0))

    async def restart(self, server: Server, seconds: float, *, politely: bool) -> None:
        if politely and not server.is_paused:
            await server.stop()
        else:
            server.crash()
        await asyncio.sleep(seconds)
        await self.add_server(server.name[:-1])

    def kill_a_driver(self) -> None:
        """All is well but for that."""
        driven = [(server, table) for server in self.up() for table in server.node.driven]
        for server, table in driven:
            listing = self.database.listings[table]
            if server.node.drives(table) and listing.started and not listing.over:
                server.crash()
                self.loop.call_later(TAKEOVER_SECONDS, partial(self.watch_takeover, table))
                return

    def watch_takeover(self, table: str) -> None:
        drivers = [each.name for each in self.up() if each.node.drives(table)]
        if len(drivers) != 1 and not self.database.listings[table].over:
            self.fault(f"{table[:4]} is driven by {drivers} {TAKEOVER_SECONDS} s after a kill")


class Complaints(logging.Handler):
    """What a server would write into its log as an error is a fault."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info and record.exc_info[1]
        self.world.fault(f"logged: {record.getMessage()}: {error!r}")


@contextmanager
def by_seed(world: World) -> Iterator[None]:
    """Ids and codes too; nothing is left to the machine, nor to when it clears its memory."""
    dice = world.dice_of("ids")
    complaints, logger = Complaints(world), logging.getLogger("witsend")
    before = logger.propagate, gc.isenabled()
    with (
        patch("witsend.server.opening.token_urlsafe", lambda _: f"{dice.getrandbits(64):016x}"),
        patch("witsend.server.opening.draw", lambda n: "".join(dice.choices(LETTERS, k=n))),
    ):
        gc.disable()
        logger.addHandler(complaints)
        logger.propagate = False
        try:
            yield
        finally:
            logger.removeHandler(complaints)
            logger.propagate = before[0]
            if before[1]:
                gc.enable()


class Run(NamedTuple):
    seed: int
    faults: Sequence[str]
    events: Sequence[tuple[Any, ...]]
    entries: int  # in the logs


def run(seed: int) -> Run:
    world = World(seed)
    loop = world.loop
    loop.set_exception_handler(lambda _, told: world.fault(f"{told.get('exception')!r}"))
    with by_seed(world):
        try:
            loop.run_until_complete(world.live())
        except Stuck:
            world.fault("it goes on and on without an end")
        finally:
            events, faults = [*world.events], [*world.faults]
            for server in world.servers:
                server.is_dead = True
            loop.end()
    return Run(seed, faults, events, sum(map(len, world.database.logs.values())))


def runs(seeds: Iterable[int], plant: str | None = None) -> Iterator[Run]:
    """One after another; what they leave behind is cleared away between two of them."""
    with PLANTED[plant]() if plant else nullcontext():
        for count, seed in enumerate(seeds, start=1):
            yield run(seed)
            if count % CLEARED_EVERY == 0:
                gc.collect()


def trace(done: Run) -> str:
    return "".join(f"{at:9.4f} {' '.join(map(str, what))}\n" for at, *what in done.events)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seed", type=int, default=0, help="the first (0)")
    options.add_argument("--runs", type=int, default=1, help="from that seed on (1)")
    options.add_argument("--trace", action="store_true", help="print all that happened")
    options.add_argument("--plant", choices=PLANTED, help="a fault, until it is found")
    chosen = options.parse_args()
    gc.freeze()
    began, worked, entries = perf_counter(), process_time(), 0
    count, failed = 0, []
    for done in runs(range(chosen.seed, chosen.seed + chosen.runs), chosen.plant):
        count += 1
        entries += done.entries
        if chosen.trace:
            sys.stdout.write(trace(done))
        if done.faults:
            failed.append(done.seed)
            for fault in done.faults[:MOST_PRINTED]:
                sys.stderr.write(f"seed {done.seed}: {fault}\n")
            if chosen.plant:
                break
    minutes, cpu = (perf_counter() - began) / 60, (process_time() - worked) / 60
    if failed:
        sys.stdout.write(f"again: python tests/server/simulation.py --trace --seed {failed[0]}\n")
    sys.stdout.write(
        f"{count:,} runs, {len(failed)} failed, {entries:,} entries in logs; "
        f"{count / minutes:,.0f} runs a minute, {count / cpu:,.0f} a minute of CPU\n"
    )
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
