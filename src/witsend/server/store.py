"""Where tables are kept: a log of entries per table, what lists say of it, people's names.

Stored before shown: when `append` returns, its entries are on the disk. One thread writes; what is
asked of it while the disk is busy is handed to it as one group and goes into one transaction, so a
hundred tables wait for one flush and not for a hundred. Another thread reads. The event loop never
waits for the disk.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Self

import pysqlite3 as sqlite  # type: ignore[import-untyped]  # it comes without types
from msgspec import convert, json
from msgspec.structs import astuple

from witsend.game import Record
from witsend.server import codes
from witsend.server.database import (
    BUSY_TIMEOUT,
    FILE,
    StoreError,
    check_sqlite,
    claim,
    connect,
    failed,
    prepare,
)

logger = logging.getLogger("witsend.store")

GROUP = 500  # jobs in one transaction, at most: so the first never waits long for the last

LISTINGS = """
    SELECT id, code, game, open, started, over, touched,
        (SELECT json_group_array(person ORDER BY place) FROM seated WHERE "table" = id)
    FROM cards
"""
# Neither over nor abandoned at the time given: the table has its code, and a place in the lists.
LIVES = f"(NOT over AND touched > ? - iif(started, {codes.PLAYING}, {codes.WAITING}))"


class Conflict(StoreError):
    """Another writer has that place in the log, or the code is taken."""


class Stored(Record, frozen=True):
    """An entry of a table's log, as it lies in the store."""

    n: int  # 0, 1, 2 ... in its table
    at: float  # seconds since the epoch
    entry: bytes


class Listing(Record, frozen=True, kw_only=True):
    """What lists say of a table."""

    id: str
    code: str  # what people type to come in; upper and lower case are the same
    game: str
    open: bool  # listed for anyone to join
    started: bool
    over: bool
    touched: float  # seconds since the epoch
    people: tuple[str, ...]  # their ids, in the order given


# Several rows in one statement: between two statements the interpreter's lock is given away. A few
# sizes, so that each stays prepared.
INSERT = "INSERT INTO log (number, n, at, entry) VALUES "
INSERTS = [(size, INSERT + ", ".join(["(?, ?, ?, ?)"] * size)) for size in (64, 16, 4, 1)]
COLUMNS = 4
MOST_PLACES = 10_000  # tables whose place in the log is kept at hand

Done = Callable[[Exception | None], object]  # told what went wrong, or None


class Place(NamedTuple):
    """Where a table's next entry goes. Kept in memory: the folder's lock keeps other writers out,
    and the unique index refuses one that comes in nevertheless."""

    number: int  # of the table
    length: int  # entries it has


class Job(NamedTuple):
    done: Done  # called in the event loop
    table: str = ""
    first: int = 0  # how many entries the table has before these
    at: float = 0.0
    entries: Sequence[bytes] = ()  # for the log; what else is written comes after them
    write: Callable[[sqlite.Connection], object] | None = None


class Store:
    key: bytes  # 32 random bytes to sign with, made on the first start
    beat_at: float | None  # the last heartbeat before this start; None if there was none

    def __init__(self, folder: Path, busy_timeout: float, loop: asyncio.AbstractEventLoop) -> None:
        """Waits for the disk: `open` calls it off the event loop."""
        self._path = folder / FILE
        self._loop = loop
        self._waiting: list[Job] = []
        self._places: dict[str, Place] = {}  # the writer's own
        self._writing = False  # a group is with the writer, or about to be
        self._groups = SimpleQueue[list[Job] | None]()  # None is the last
        self._closed = False
        check_sqlite()
        with ExitStack() as undo:
            claim(folder, undo)
            try:
                self._db = undo.enter_context(closing(connect(self._path, busy_timeout)))
                prepare(self._db, self._path)
                self._reader = undo.enter_context(closing(connect(self._path, busy_timeout)))
                self._reader.execute("PRAGMA query_only = ON")
                facts = dict(self._reader.execute("SELECT name, value FROM facts"))
            except sqlite.Error as error:
                raise failed(self._path, error) from error
            self.key = facts["key"]
            self.beat_at = facts.get("beat")
            self._reads = undo.enter_context(ThreadPoolExecutor(1, "store-reader"))
            # A daemon, so that a program that forgot to close can still end.
            writer = Thread(target=self._work, name="store-writer", daemon=True)
            writer.start()
            undo.callback(writer.join)
            self._undo = undo.pop_all()

    @classmethod
    async def open(cls, folder: Path, *, busy_timeout: float = BUSY_TIMEOUT) -> Self:
        return await asyncio.to_thread(cls, folder, busy_timeout, asyncio.get_running_loop())

    async def close(self) -> None:
        """What was accepted is committed first."""
        if not self._closed:
            self._closed = True
            while self._waiting:
                self._give()
            self._groups.put(None)
            await asyncio.to_thread(self._undo.close)

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None = None,
    ) -> None:
        """As `submit`; returns when it is on the disk, and raises what went wrong."""
        done = self._loop.create_future()
        self.submit(table, first, entries, at, listing, partial(settle, done))
        await done

    def submit(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None,
        done: Done,
    ) -> None:
        """All of it or nothing. `first` is how many entries the table has: another is a Conflict.

        A listing replaces the table's listing and its people. `done` is called once, later.
        """
        if listing and listing.id != table:
            raise ValueError(f"The listing of table {listing.id} was given for table {table}.")
        write = partial(_replace, listing=listing) if listing else None
        self._submit(Job(done, table, first, at, entries, write))

    async def read(self, table: str) -> list[Stored]:
        sql = """
            SELECT n, at, entry FROM log
            WHERE number = (SELECT number FROM numbers WHERE "table" = ?) ORDER BY n
        """
        return [Stored(*row) for row in await self._rows(sql, table)]

    async def entries(self, table: str, first: int) -> bytes:
        """From that number on, as a JSON list: of a long game it is put together by SQLite, which
        holds up nobody meanwhile."""
        sql = """
            SELECT CAST('[' || group_concat(CAST(entry AS TEXT), ',' ORDER BY n) || ']' AS BLOB)
            FROM log WHERE number = (SELECT number FROM numbers WHERE "table" = ?) AND n >= ?
        """
        ((entries,),) = await self._rows(sql, table, first)
        return entries or b"[]"

    async def listing(self, table: str) -> Listing | None:
        listings = await self._listings("WHERE id = ?", table)
        return listings[0] if listings else None

    async def find(self, code: str, at: float) -> str | None:
        """The table that has that code at this time, however its letters are cased."""
        sql = f"SELECT id FROM cards WHERE code = ? AND {LIVES}"  # noqa: S608 - nobody sent it
        return await self._value(f"{sql} ORDER BY touched DESC", code, at)

    async def codes_in_use(self, at: float) -> int:
        sql = f"SELECT count(*) FROM cards WHERE {LIVES}"  # noqa: S608 - nobody sent it
        ((count,),) = await self._rows(sql, at)
        return int(count)

    async def open_tables(self, at: float, limit: int = 100) -> list[Listing]:
        """Neither over nor abandoned at this time, the last touched first."""
        return await self._listings(
            f"WHERE open AND {LIVES} ORDER BY touched DESC, id LIMIT ?", at, limit
        )

    async def listed(self, tables: Sequence[str], at: float) -> list[str]:
        """Those of them that are in the list of open tables."""
        which = "WHERE id IN (SELECT value FROM json_each(?))"
        named = json.encode(tables).decode()
        listings = await self._listings(f"{which} AND open AND {LIVES}", named, at)
        return [listing.id for listing in listings]

    async def listed_of(self, person: str, at: float) -> int:
        """How many tables in the list of open tables they sit at or host."""
        theirs = 'WHERE id IN (SELECT "table" FROM seated WHERE person = ?)'
        return len(await self._listings(f"{theirs} AND open AND {LIVES}", person, at))

    async def tables_of(self, person: str, limit: int = 100) -> list[Listing]:
        """The last touched first."""
        theirs = 'WHERE id IN (SELECT "table" FROM seated WHERE person = ?)'
        return await self._listings(f"{theirs} ORDER BY touched DESC, id LIMIT ?", person, limit)

    async def opened(self, tables: Sequence[str]) -> dict[str, bytes]:
        """The first entry of each of these tables' logs."""
        marks = ", ".join("?" * len(tables))
        sql = f"""
            SELECT "table", entry FROM numbers JOIN log USING (number)
            WHERE n = 0 AND "table" IN ({marks})
        """  # noqa: S608 - only question marks are put in
        return dict(await self._rows(sql, *tables))

    async def running(self) -> list[str]:
        """Tables that have started and are not over, the last touched first."""
        sql = "SELECT id FROM cards WHERE started AND NOT over ORDER BY touched DESC, id"
        return [table for (table,) in await self._rows(sql)]

    async def keep_story(self, table: str, story: bytes) -> None:
        """Of a game that is over."""
        sql = "INSERT OR REPLACE INTO stories VALUES (?, ?)"
        await self._write(lambda db: db.execute(sql, (table, story)))

    async def story(self, table: str) -> bytes | None:
        rows = await self._rows('SELECT story FROM stories WHERE "table" = ?', table)
        return rows[0][0] if rows else None

    async def without_story(self) -> list[str]:
        """Tables that are over and have none, the last touched first."""
        sql = """
            SELECT id FROM cards WHERE over AND id NOT IN (SELECT "table" FROM stories)
            ORDER BY touched DESC, id
        """
        return [table for (table,) in await self._rows(sql)]

    async def name_person(self, person: str, name: str) -> None:
        sql = "INSERT OR REPLACE INTO people VALUES (?, ?)"
        await self._write(lambda db: db.execute(sql, (person, name)))

    async def person_name(self, person: str) -> str | None:
        return await self._value("SELECT name FROM people WHERE id = ?", person)

    async def beat(self, at: float) -> None:
        """The server lives at this time: the next start reads it as `beat_at`."""
        sql = "INSERT OR REPLACE INTO facts VALUES ('beat', ?)"
        await self._write(lambda db: db.execute(sql, (at,)))

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        if self._closed:
            raise StoreError("The store is closed.")

        def fetch() -> list[tuple[Any, ...]]:
            return list(self._reader.execute(sql, values))

        try:
            return await self._loop.run_in_executor(self._reads, fetch)
        except sqlite.Error as error:
            raise failed(self._path, error) from error

    async def _value(self, sql: str, *values: object) -> str | None:
        rows = await self._rows(sql, *values)
        return str(rows[0][0]) if rows else None

    async def _listings(self, which: str, *values: object) -> list[Listing]:
        names = Listing.__struct_fields__
        return [
            convert(
                dict(zip(names, (*row, json.decode(people)), strict=True)), Listing, strict=False
            )
            for *row, people in await self._rows(LISTINGS + which, *values)
        ]

    async def _write(self, write: Callable[[sqlite.Connection], object]) -> None:
        """In the order of the calls. Runs to completion even if the caller is cancelled."""
        done = self._loop.create_future()
        self._submit(Job(partial(settle, done), write=write))
        await done

    def _submit(self, job: Job) -> None:
        if self._closed:
            raise StoreError("The store is closed.")
        self._waiting.append(job)
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._go_on)  # with whatever else is asked by then

    def _go_on(self) -> None:
        self._writing = bool(self._waiting)
        if self._waiting:
            self._give()

    def _give(self) -> None:
        """One group to the writer: waking it for each job would cost more than the job."""
        self._groups.put(self._waiting[:GROUP])
        self._waiting = self._waiting[GROUP:]

    def _work(self) -> None:
        while self._work_on():
            pass

    def _work_on(self) -> bool:
        """One group; while it waits for the next, the writer holds none of this."""
        jobs = self._groups.get()
        if not jobs:
            return False
        errors = self._commit(jobs)
        with suppress(RuntimeError):  # the loop has ended, and with it all who waited
            self._loop.call_soon_threadsafe(self._done, jobs, errors)
        return True

    def _done(self, jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
        self._go_on()  # the writer is at it again while those who waited are answered
        for job, error in zip(jobs, errors, strict=True):
            try:
                job.done(error)
            except Exception:  # the others wait too
                logger.exception("what was stored could not be shown")

    def _commit(self, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        """In one transaction, and what went wrong with each job."""
        places: dict[str, Place] = {}  # as they will be
        try:
            self._db.execute("BEGIN IMMEDIATE")
            _insert(self._db, self._rows_of(jobs, places))
            for job in jobs:
                if job.write:
                    job.write(self._db)
            self._db.execute("COMMIT")
        except sqlite.OperationalError as error:  # the disk's fault or a lock: it hits them all
            self._db.rollback()
            return [failed(self._path, error) for _ in jobs]
        except Exception as error:  # noqa: BLE001 - one job's own fault, which its caller is told
            self._db.rollback()
            self._places.clear()  # if they were wrong, they are read anew
            if len(jobs) > 1:
                return [error for job in jobs for error in self._commit([job])]
            return [failed(self._path, error) if isinstance(error, sqlite.Error) else error]
        if len(self._places) > MOST_PLACES:
            self._places.clear()
        self._places |= places
        return [None] * len(jobs)

    def _rows_of(self, jobs: Sequence[Job], places: dict[str, Place]) -> list[Any]:
        """What goes into the log, value after value; and where each table then is."""
        values: list[Any] = []
        for _, table, first, at, entries, _ in jobs:
            if not entries:
                continue
            place = places.get(table) or self._places.get(table) or _place(self._db, table)
            if first != place.length:
                length = place.length
                raise Conflict(f"Table {table} has {length} entries, so {first} is not the next.")
            for n, entry in enumerate(entries, start=first):
                values += (place.number, n, at, entry)
            places[table] = Place(place.number, first + len(entries))
        return values


def _place(db: sqlite.Connection, table: str) -> Place:
    db.execute('INSERT OR IGNORE INTO numbers ("table") VALUES (?)', (table,))
    ((number,),) = db.execute('SELECT number FROM numbers WHERE "table" = ?', (table,))
    sql = "SELECT coalesce(max(n) + 1, 0) FROM log WHERE number = ?"
    ((length,),) = db.execute(sql, (number,))
    return Place(number, length)


def _insert(db: sqlite.Connection, values: list[Any]) -> None:
    at = 0
    for size, sql in INSERTS:
        width = size * COLUMNS
        while len(values) - at >= width:
            db.execute(sql, values[at : at + width])
            at += width


def _replace(db: sqlite.Connection, listing: Listing) -> None:
    _check_code(db, listing)
    db.execute("DELETE FROM cards WHERE id = ?", (listing.id,))
    db.execute('DELETE FROM seated WHERE "table" = ?', (listing.id,))
    *row, people = astuple(listing)
    db.execute("INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    seated = [(listing.id, place, person) for place, person in enumerate(people)]
    db.executemany("INSERT INTO seated VALUES (?, ?, ?)", seated)


def _check_code(db: sqlite.Connection, listing: Listing) -> None:
    """A table keeps its own, even if it was abandoned and another has it by now."""
    own = "SELECT 1 FROM cards WHERE id = ? AND code = ?"
    if db.execute(own, (listing.id, listing.code)).fetchone():
        return
    taken = f"SELECT 1 FROM cards WHERE code = ? AND {LIVES}"  # noqa: S608 - nobody sent it
    if db.execute(taken, (listing.code, listing.touched)).fetchone():
        raise Conflict(f"The code {listing.code} is taken.")


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """For whoever awaits what is told by a call."""
    if done.done():  # its caller was cancelled
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
