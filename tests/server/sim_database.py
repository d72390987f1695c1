"""The database of a simulation: logs, listings, leases and a doorbell, and how they fail.

What arbitrates is here, as in Postgres: an entry's place in its log, and the lease by the
database's own clock. It is always right. What comes and goes between it and a server may be late,
lost, doubled or out of order.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw

from witsend.server import driving
from witsend.server.database import StoreError
from witsend.server.driving import LEASE_SECONDS, Rows, Statement
from witsend.server.keys import Keys
from witsend.server.listings import Begun, Listing
from witsend.server.neighbours import Grown, decode_ring, encode_grown
from witsend.server.store import ALL, Store, Stored
from witsend.server.writer import PATIENCE, Conflict, Done

if TYPE_CHECKING:
    from sim_servers import Server

AWAY = "The database cannot be reached."


class Kept(NamedTuple):
    """An entry, who stored it and when, by the simulation's own clock."""

    row: Stored
    server: str
    moment: float


class Database:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now  # its own clock
        self.logs: dict[str, list[Kept]] = {}
        self.listings: dict[str, Listing] = {}
        self.beat_at: float | None = None
        self.leases: dict[str, float] = {}  # of each server, until when
        self.drivers: dict[str, str] = {}  # of tables

    # Logs

    def append(
        self,
        server: "Server",
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None,
    ) -> None:
        log = self.logs.get(table, [])
        if first != len(log):
            raise Conflict(f"Table {table} has {len(log)} entries, so {first} is not the next.")
        if listing and any(
            other.code == listing.code and other.id != table for other in self.listings.values()
        ):
            raise Conflict("The code is taken.")
        moment = server.world.loop.time()
        self.logs[table] = log + [
            Kept(Stored(n, at, entry), server.name, moment)
            for n, entry in enumerate(entries, start=first)
        ]
        if listing:
            self.listings[table] = listing

    # Leases: what the statements of driving.py mean

    def execute(self, statement: Statement) -> Rows:
        return self.meanings[statement.sql](self, *statement.values)

    def beat(self, node: str) -> Rows:
        self.leases[node] = self.now() + LEASE_SECONDS
        return []

    def alive(self) -> Rows:
        now = self.now()
        return [(node,) for node in sorted(self.leases) if self.leases[node] > now]

    def holds(self, node: str, table: str) -> bool:
        return self.drivers.get(table) == node and self.leases.get(node, 0.0) > self.now()

    def mine(self, node: str) -> Rows:
        return [(table,) for table, driver in self.drivers.items() if driver == node]

    def take_over(self, node: str) -> Rows:
        now, rows = self.now(), []
        for table, driver in self.drivers.items():
            until = self.leases.get(driver)
            if until is None or until <= now:
                self.drivers[table] = node
                rows.append((table, None if until is None else until - LEASE_SECONDS))
        return rows

    def find(self, node: str) -> Rows:
        now = self.now()
        return self.want(
            node,
            [
                each.id
                for each in self.listings.values()
                if each.started and not each.over and each.touched < now - LEASE_SECONDS
            ],
        )

    def want(self, node: str, wanted: Sequence[str]) -> Rows:
        got = sorted(set(wanted) - set(self.drivers))
        self.drivers |= dict.fromkeys(got, node)
        return [(table,) for table in got]

    def release(self, node: str, tables: Sequence[str]) -> Rows:
        for table in tables:
            if self.drivers.get(table) == node:
                del self.drivers[table]
        return []

    def forget(self) -> Rows:
        """No simulation takes an hour."""
        return []

    def leave(self, node: str) -> Rows:
        self.leases.pop(node, None)
        return []

    meanings: dict[str, Callable[..., Rows]] = {  # noqa: RUF012 - never changed
        driving.BEAT: beat,
        driving.ALIVE: alive,
        driving.MINE: mine,
        driving.TAKE_OVER: take_over,
        driving.FIND: find,
        driving.WANT: want,
        driving.RELEASE: release,
        driving.FORGET: forget,
        driving.LEAVE: leave,
    }


class Job(NamedTuple):
    done: Done
    append: tuple[Any, ...] | None = None
    begun: tuple[Any, ...] | None = None  # another table, as one with it


class SimulatedStore(Store):
    """One server's way to the database: a writer that stores in groups, and reads beside it."""

    is_crowded = False

    def __init__(self, server: "Server", database: Database) -> None:
        self.server = server
        self.shared = database
        self.keys = Keys(present=b"k" * 32)
        self.beat_at = database.beat_at
        self.waiting: list[Job] = []
        self.said: list[str] = []
        self.writing = False

    # The writer

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
        self.server.watch_hand(table, entries)
        new = begun and (begun.listing.id, 0, begun.entries, at, begun.listing)
        self.put(Job(done, (table, first, entries, at, listing), new))

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None = None,
    ) -> None:
        done = self.server.world.loop.create_future()
        self.submit(table, first, entries, at, listing, self.server.settling(done))
        await done

    def say(self, said: str) -> None:
        self.said.append(said)
        self.put(Job(lambda _: None))

    async def beat(self, at: float) -> None:
        def done(error: Exception | None) -> None:
            if error is None:
                self.shared.beat_at = at
            settle(error)

        waited = self.server.world.loop.create_future()
        settle = self.server.settling(waited)
        self.put(Job(done))
        await waited

    def put(self, job: Job) -> None:
        self.waiting.append(job)
        if not self.writing:
            self.writing = True
            self.server.after(self.server.latency(), self.commit)

    def commit(self, since: float | None = None) -> None:
        """What waits by now, as one group; while the connection is lost, it is tried again."""
        server = self.server
        since = server.world.loop.time() if since is None else since
        if server.is_cut:
            if server.world.loop.time() - since > PATIENCE:
                jobs, self.waiting = self.waiting, []
                self.answer(jobs, [StoreError(AWAY)] * len(jobs))
            else:
                server.after(0.1, lambda: self.commit(since))
            return
        jobs, self.waiting = self.waiting, []
        grown: list[Grown] = []
        errors = [self.append_at_once(job, grown) for job in jobs]
        said, self.said = self.said, []
        if grown:
            server.note("stores", *(f"{table[:4]}:{length}" for table, length, *_ in grown))
            said += encode_grown(server.node.id, grown)
        wait = server.latency()
        if server.dice.happens("answer lost"):
            server.note("has its answer lost")
            wait, errors = self.lose_answer(errors)
        else:
            self.ring(said)  # by the same connection
        server.after(wait, lambda: self.answer(jobs, errors))

    def append_at_once(self, job: Job, grown: list[Grown]) -> Exception | None:
        if job.append:
            shared = self.shared
            before = dict(shared.logs), dict(shared.listings)
            try:
                shared.append(self.server, *job.append)
                if job.begun:
                    shared.append(self.server, *job.begun)
            except Conflict as error:
                shared.logs, shared.listings = before
                return error
            table, first, entries, at, _ = job.append
            told = tuple(map(Raw, entries))
            grown.append(Grown(table, first + len(entries), at, told))
        return None

    def lose_answer(self, errors: list[Exception | None]) -> tuple[float, list[Exception | None]]:
        """It is looked for over another connection, and found in a moment; or nothing is, in time,
        and whoever asked is told so, though all of it is stored."""
        if self.server.dice.random() < 0.7:
            return self.server.dice.uniform(0.1, 1.5), errors
        return PATIENCE, [error or StoreError(AWAY) for error in errors]

    def answer(self, jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
        self.writing = bool(self.waiting)
        if self.waiting:
            self.server.after(self.server.latency(), self.commit)
        if any(error and not isinstance(error, Conflict) for error in errors):
            self.server.troubled_at = self.server.world.loop.time()
        for job, error in zip(jobs, errors, strict=True):
            job.done(error)

    def ring(self, said: Sequence[str]) -> None:
        for each in said:
            node, ring = decode_ring(each)
            for other in self.server.world.servers:
                if other is not self.server:
                    other.hear_ring(node, ring)

    def hear(self, table: str, length: int) -> None:
        """Where the next entry goes is nothing to be asked for here."""

    # Reads

    async def trip(self) -> None:
        """There and, once something was read, back."""
        await self.server.wait(self.server.latency())
        if self.server.is_cut:
            raise StoreError(AWAY)

    async def read(self, table: str, first: int = 0, limit: int = ALL) -> list[Stored]:
        await self.trip()
        rows = [kept.row for kept in self.shared.logs.get(table, ())[first : first + limit]]
        await self.server.wait(self.server.latency())
        return rows

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        await self.trip()
        logs = self.shared.logs
        lengths = {table: len(logs[table]) for table in tables if table in logs}
        await self.server.wait(self.server.latency())
        return lengths

    async def codes_in_use(self, at: float) -> int:
        await self.trip()
        return sum(not listing.over for listing in self.shared.listings.values())

    async def without_story(self) -> list[str]:
        return []

    async def keep_story(self, table: str, story: bytes) -> None:
        """Nobody reads it here."""
