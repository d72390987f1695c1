"""The thread that writes: what is asked of it while the disk is busy goes into one transaction.

So a hundred tables wait for one flush and not for a hundred.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

import apsw

from witsend.server.database import StoreError, failed, roll_back
from witsend.server.metrics import ASK_SECONDS, GROUP_JOBS, STORE_ERRORS

logger = logging.getLogger("witsend.store")

GROUP = 500  # jobs in one transaction, at most: so the first never waits long for the last
# Where so many came at once, more are on their way: the next group waits for them this long, as a
# transaction costs much the same whether it is for thirty or for a hundred.
MANY = 24
COMPANY_SECONDS = 0.004
CLOSED = "The store is closed."
# Rows in one statement, at most: between two statements the interpreter's lock is given away. The
# statements of all sizes stay prepared.
MOST_ROWS = 64
COLUMNS = 4
# The disk's fault or a lock: it hits all jobs of a group.
FOR_ALL = (
    *(apsw.BusyError, apsw.LockedError, apsw.FullError, apsw.IOError, apsw.ReadOnlyError),
    *(apsw.CantOpenError, apsw.PermissionsError, apsw.NoLFSError, apsw.ProtocolError),
)
MOST_PLACES = 10_000  # tables whose place in the log is kept at hand

Done = Callable[[Exception | None], object]  # told what went wrong, or None


class Conflict(StoreError):
    """Another writer has that place in the log, or the code is taken."""


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
    write: Callable[[apsw.Connection], object] | None = None


class Writer:
    def __init__(self, db: apsw.Connection, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.closed = False
        self._db = db
        self._path = path
        self._loop = loop
        self._waiting: list[Job] = []
        self._places: dict[str, Place] = {}
        self._gone: set[str] = set()  # tables whose place is to be forgotten
        self._writing = False  # a group is with the thread, or about to be
        self._since = 0.0  # when the first of those that wait was asked for
        self._groups = SimpleQueue[tuple[float, list[Job]]]()  # an empty one is the last
        # A daemon, so that a program that forgot to close can still end.
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """What was accepted is still committed; `join` waits for that."""
        self.closed = True
        while self._waiting:
            self._give()
        self._groups.put((0.0, []))

    def join(self) -> None:
        self._thread.join()

    def forget(self, table: str) -> None:
        """Where it is in the log, as it is there no more. Called by a job, in this thread."""
        self._gone.add(table)

    def submit(self, job: Job) -> None:
        if self.closed:
            raise StoreError(CLOSED)
        if not self._waiting:
            self._since = monotonic()
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
        self._groups.put((self._since, self._waiting[:GROUP]))
        self._waiting = self._waiting[GROUP:]

    def _work(self) -> None:
        while self._work_on():
            pass

    def _work_on(self) -> bool:
        """One group; while it waits for the next, the writer holds none of this."""
        since, jobs = self._groups.get()
        if not jobs:
            return False
        errors = self._commit(jobs)
        with suppress(RuntimeError):  # the loop has ended, and with it all who waited
            self._loop.call_soon_threadsafe(self._done, since, jobs, errors)
        return True

    def _done(self, since: float, jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
        if len(jobs) < MANY:
            self._go_on()  # the writer is at it again while those who waited are answered
        else:
            self._loop.call_later(COMPANY_SECONDS, self._go_on)
        for job, error in zip(jobs, errors, strict=True):
            try:
                job.done(error)
            except Exception:  # the others wait too
                logger.exception("what was stored could not be shown")
        ASK_SECONDS.observe(monotonic() - since, len(jobs))
        GROUP_JOBS.observe(len(jobs))

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
        except FOR_ALL as error:
            roll_back(self._db)
            STORE_ERRORS.value += len(jobs)
            return [failed(self._path, error) for _ in jobs]
        except Exception as error:  # noqa: BLE001 - one job's own fault, which its caller is told
            roll_back(self._db)
            self._places.clear()  # if they were wrong, they are read anew
            if len(jobs) > 1:
                return [error for job in jobs for error in self._commit([job])]
            if not isinstance(error, apsw.Error):
                return [error]
            STORE_ERRORS.value += 1
            return [failed(self._path, error)]
        if len(self._places) > MOST_PLACES:
            self._places.clear()
        self._places |= places
        while self._gone:
            self._places.pop(self._gone.pop(), None)
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


def _place(db: apsw.Connection, table: str) -> Place:
    db.execute('INSERT OR IGNORE INTO numbers ("table") VALUES (?)', (table,))
    ((number,),) = db.execute('SELECT number FROM numbers WHERE "table" = ?', (table,))
    sql = "SELECT coalesce(max(n) + 1, 0) FROM log WHERE number = ?"
    ((length,),) = db.execute(sql, (number,))
    return Place(number, length)


def _insert(db: apsw.Connection, values: list[Any]) -> None:
    for at in range(0, len(values), MOST_ROWS * COLUMNS):
        some = values[at : at + MOST_ROWS * COLUMNS]
        db.execute(_inserting(len(some) // COLUMNS), some)


@cache
def _inserting(rows: int) -> str:
    sql = "INSERT INTO log (number, n, at, entry) VALUES "
    return sql + ", ".join(["(?, ?, ?, ?)"] * rows)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """For whoever awaits what is told by a call."""
    if done.done():  # its caller was cancelled
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
