"""A server of a simulation: the real tables, asks and hearing, on a machine that has its troubles.

Whatever reaches a server comes through `deliver`: from its timers, the database, the doorbell and
pages. So a server that is paused does nothing, and catches up afterwards; one that has crashed does
nothing any more.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from sim_database import AWAY, Database, SimulatedStore
from witsend.game import Move, Seat, View
from witsend.server.database import StoreError
from witsend.server.driving import (
    AGAIN_SECONDS,
    ALIVE,
    BEAT_SECONDS,
    LEAVE,
    Beaten,
    Driving,
    Statement,
    Steps,
)
from witsend.server.gate import Gate, Limits
from witsend.server.hearing import Hearing
from witsend.server.neighbours import AnyRing, Left, encode_ring
from witsend.server.retelling import Retelling
from witsend.server.retold import Question
from witsend.server.runtime import Runtime, Time, Timer
from witsend.server.serve import BEAT_SECONDS as SERVER_BEAT_SECONDS
from witsend.server.tables import Tables
from witsend.server.visitors import Visitors
from witsend.server.writer import settle

if TYPE_CHECKING:
    from sim_door import Door
    from simulation import World

EPOCH = 1_000_000.0  # the database's clock when a simulation begins
PACE = 0.3  # seconds of a bot
BY_ITSELF = (b'"by":"bot"', b'"by":"clock"', b'"type":"resumed"')


class ServerTime(Time):
    """A machine's clocks: what they show may jump, how fast they run differs."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.rate = 1.0
        self.ahead = 0.0  # seconds

    def now(self) -> float:
        return EPOCH + self.server.world.loop.time() + self.ahead

    def monotonic(self) -> float:
        return self.server.world.loop.time() * self.rate

    def later(self, seconds: float, act: Callable[[], object]) -> Timer:
        return self.server.after(seconds / self.rate, act)


class Chooser:
    """A thinker that takes any move."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    async def move(
        self,
        who: tuple[str, Seat],
        game: str,
        level: str,
        view: View,
        moves: Sequence[Move],
        seconds: float,
    ) -> Move | None:
        return self.rng.choice(moves)

    async def answers(self) -> bool:
        return True


class Silence(Retelling):
    async def work_out(self, question: Question, kept: bytes | None = None) -> bytes:
        """Nobody looks back."""
        return b""


class Server:
    def __init__(self, world: "World", name: str, database: Database) -> None:
        self.world = world
        self.name = name
        self.database = database
        self.dice = world.dice_of(name)
        self.time = ServerTime(self)
        if world.has("drift"):
            self.time.rate = self.dice.uniform(0.8, 1.2)
        self.is_dead = self.is_paused = False
        self.due: list[Callable[[], object]] = []  # while it is paused
        self.cut_until = 0.0  # from the database
        self.troubled_at = -1.0  # when it last had no answer of the database
        self.doors: dict[Door, None] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.store = SimulatedStore(self, database)
        runtime = Runtime(
            self.store,
            Chooser(self.dice),
            clock=self.time,
            rng=world.dice_of(f"{name} chance"),
            pace=(PACE, PACE),
            retelling=Silence(self.store),
        )
        self.tables = Tables(runtime)
        self.gate = Gate(limits=Limits.none(), clock=self.time.monotonic)
        self.visitors = Visitors(self.tables, self.gate)
        self.hearing = Hearing(self.tables, self.gate)
        self.node = SimulatedNode(self)
        runtime.neighbours = self.node
        self.gate.is_shared = True

    async def start(self) -> None:
        await self.tables.wake_among_others()
        begin = self.world.loop.create_task
        self.tasks = [begin(self.node.work()), begin(self.beat())]
        self.note("starts")

    def note(self, *what: object) -> None:
        self.world.note(self.name, *what)

    # What reaches it

    def deliver(self, act: Callable[[], object]) -> None:
        if self.is_paused:
            self.due.append(act)
        elif not self.is_dead:
            act()

    def after(self, seconds: float, act: Callable[[], object]) -> asyncio.TimerHandle:
        return self.world.loop.call_later(seconds, self.deliver, act)

    def wait(self, seconds: float) -> "asyncio.Future[None]":
        waited = self.world.loop.create_future()
        self.after(seconds, partial(settle, waited, None))
        return waited

    def settling(self, done: "asyncio.Future[None]") -> Callable[[Exception | None], None]:
        return partial(settle, done)

    def latency(self) -> float:
        if self.dice.happens("slow"):
            return self.dice.uniform(0.05, 0.8)
        return self.dice.uniform(0.001, 0.005)

    @property
    def is_cut(self) -> bool:
        now = self.world.loop.time()
        if now < max(self.cut_until, self.world.away_until):
            self.troubled_at = now
            return True
        return False

    def hear_ring(self, node: str, ring: AnyRing) -> None:
        if not self.node.listens or self.dice.happens("ring lost"):
            return
        for _ in range(2 if self.dice.happens("ring twice") else 1):
            late = self.dice.happens("ring late")
            wait = self.dice.uniform(0.0, 3.0) if late else self.latency()
            self.after(wait, partial(self.node.hear, node, ring))

    def watch_hand(self, table: str, entries: Sequence[bytes]) -> None:
        """What goes on by itself is stored only by who holds the lease."""
        if self.is_dead:
            return
        for entry in entries:
            if any(mark in entry for mark in BY_ITSELF):
                self.note("moves by itself", table[:4])
                if not self.database.holds(self.node.id, table):
                    self.world.fault(f"{self.name} moved at {table[:4]} without a lease")

    async def beat(self) -> None:
        """As `serve` does it."""
        while True:
            try:
                await self.store.beat(self.time.now())
                self.hearing.beat(self.time.now())
            except StoreError:
                pass
            await self.wait(SERVER_BEAT_SECONDS)

    # What is done to it

    def pause(self, seconds: float) -> None:
        if not (self.is_dead or self.is_paused):
            self.note("is paused")
            self.is_paused = True
            self.world.loop.call_later(seconds, self.go_on)

    def go_on(self) -> None:
        if self.is_paused and not self.is_dead:
            self.note("goes on")
            self.is_paused = False
            due, self.due = self.due, []
            for act in due:
                self.deliver(act)
            self.world.watch_drivers()

    def crash(self) -> None:
        self.note("crashes")
        self.is_dead = True
        for door in [*self.doors]:
            door.hang_up()

    async def stop(self) -> None:
        """Politely."""
        self.note("stops")
        await self.node.stop()
        await self.tables.close()
        self.crash()

    def jump(self, seconds: float) -> None:
        self.note(f"has a clock that jumps by {seconds:.1f} s")
        self.time.ahead += seconds


class SimulatedNode(Driving):
    """As node.py's, with a task for its thread."""

    are_there = True

    def __init__(self, server: Server) -> None:
        super().__init__(server.name, server.hearing, server.time.monotonic)
        self.server = server
        self.listens = self.has_ended = False

    def tell(self, ring: AnyRing) -> None:
        self.server.store.say(encode_ring(self.id, ring))

    def hear(self, node: str, ring: AnyRing) -> None:
        if self.listens:
            self.hearer.hear(node, ring)

    async def work(self) -> None:
        begun, server = False, self.server
        while not self.has_ended:
            try:
                await self.reach()
                self.listens = True
                if begun:
                    self.hearer.look_again()
                else:
                    self.began_at = self.clock()
                    if not server.database.execute(Statement(ALIVE)):
                        self.alone_at = server.store.beat_at
                while not self.has_ended:
                    beaten = await self.carry_out(self.beat())
                    self.beaten(beaten)
                    begun = True
                    server.world.watch_drivers()
                    await server.wait(BEAT_SECONDS / server.time.rate)
            except StoreError:
                self.listens = False
                await server.wait(AGAIN_SECONDS)

    async def reach(self) -> None:
        await self.server.wait(self.server.latency())
        if self.server.is_cut:
            raise StoreError(AWAY)

    async def carry_out(self, steps: Steps) -> Beaten:
        """At once after a short way, or each statement late; any may be the last to get through."""
        server = self.server
        is_slow = server.dice.happens("slow beat")
        try:
            statement = next(steps)
            await self.reach()
            while True:
                if is_slow:
                    await server.wait(server.dice.uniform(0.0, 0.6))
                    await self.reach()
                rows = server.database.execute(statement)
                if server.dice.happens("beat lost"):
                    raise StoreError(AWAY)
                statement = steps.send(rows)
        except StopIteration as last:
            await server.wait(server.latency())
            beaten: Beaten = last.value
            if beaten.taken:
                server.note("drives", *(table[:4] for table, _ in beaten.taken))
            return beaten

    async def stop(self) -> None:
        self.has_ended = True
        self.until = 0.0
        self.server.tasks[0].cancel()
        if not self.server.is_cut:
            self.server.database.execute(Statement(LEAVE, (self.id,)))
            self.server.store.ring([encode_ring(self.id, Left())])
