"""The thread that writes: what is asked of it while the disk is busy goes into one transaction.

So a hundred tables wait for one flush and not for a hundred.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import NamedTuple

from msgspec import Raw

from witsend.server.database import Database, Session, StoreError, Value, marks
from witsend.server.metrics import ASK_SECONDS, GROUP_JOBS, STORE_ERRORS
from witsend.server.neighbours import Grown, encode_grown

logger = logging.getLogger("witsend.store")

GROUP = 500  # jobs in one transaction, at most: so the first never waits long for the last
# Where so many came at once, more are on their way: the next group waits for them this long, as a
# transaction costs much the same whether it is for thirty or for a hundred.
MANY = 24
COMPANY_SECONDS = 0.004
CROWDED_SECONDS = 0.1  # after many came at once, a group that is small tells nothing yet
CLOSED = "The store is closed."
# Rows in one statement, at most: between two statements the interpreter's lock is given away. The
# statements of all sizes stay prepared.
MOST_ROWS = 64
COLUMNS = 4
TRIES = 3  # at what may go well if it is tried again
PATIENCE = 5.0  # seconds, for a connection that was lost to be made again
CONNECT_SECONDS = 0.1  # from one time to the next
MOST_PLACES = 10_000  # tables whose place in the log is kept at hand

Done = Callable[[Exception | None], object]  # told what went wrong, or None


class Conflict(StoreError):
    """Another writer has that place in the log, or the code is taken."""


class Place(NamedTuple):
    """Where a table's next entry goes. Kept in memory: where another server has come in, the unique
    index refuses, and it is read anew."""

    number: int  # of the table
    length: int  # entries it has


class Job(NamedTuple):
    done: Done  # called in the event loop
    table: str = ""
    first: int = 0  # how many entries the table has before these
    at: float = 0.0
    entries: Sequence[bytes] = ()  # for the log; what else is written comes after them
    write: Callable[[Session], object] | None = None


class Writer:
    def __init__(self, db: Session, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self.closed = False
        self.db = db
        self._database = database
        self._loop = loop
        self._waiting: list[Job] = []
        self._places: dict[str, Place] = {}
        self.node: str | None = None  # this server's name among those who share the database
        self._said: list[str] = []  # to them, and not rung yet
        self._grown: list[Grown] = []  # logs, and nobody was told yet
        self._heard: dict[str, int] = {}  # lengths of logs to which others have appended
        self._gone: set[str] = set()  # tables whose place is to be forgotten
        self._writing = False  # a group is with the thread, or about to be
        self.is_crowded = False  # many came at once, just now
        self._crowded_until = 0.0
        self._is_away = False  # the database, and that was waited for
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
        self.db.close()

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
        self._ring()
        return True

    def _ring(self) -> None:
        """Those who share the database hear what is new."""
        if self.node is None:
            return
        grown, self._grown = self._grown, []
        said, self._said = self._said, []
        said += encode_grown(self.node, grown)
        if said:
            self.db.ring(said)

    def hear(self, table: str, length: int) -> None:
        """Another server has appended to its log: where the next entry goes is not asked for."""
        if table in self._places:
            self._heard[table] = length

    def say(self, said: str) -> None:
        """To those who share the database: after what is stored before it, and not for certain."""
        self._said.append(said)
        if not self.closed:
            self.submit(Job(_nobody_waits))

    def _done(self, since: float, jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
        now = monotonic()
        if len(jobs) >= MANY:
            self._crowded_until = now + CROWDED_SECONDS
        self.is_crowded = now < self._crowded_until
        if self.is_crowded:
            self._loop.call_later(COMPANY_SECONDS, self._go_on)
        else:
            self._go_on()  # the writer is at it again while those who waited are answered
        for job, error in zip(jobs, errors, strict=True):
            try:
                job.done(error)
            except Exception:  # the others wait too
                logger.exception("what was stored could not be shown")
        ASK_SECONDS.observe(monotonic() - since, len(jobs))
        GROUP_JOBS.observe(len(jobs))

    def _commit(self, jobs: Sequence[Job], tries: int = TRIES) -> Sequence[Exception | None]:
        """In one transaction, and what went wrong with each job."""
        if not any(job.entries or job.write for job in jobs):
            return [None] * len(jobs)
        places: dict[str, Place] = {}  # as they will be
        committing = False
        try:
            if self._is_one_statement(jobs):
                values = self._rows_of(jobs, places)
                committing = True
                _insert(self.db, values)
            else:
                self.db.execute(self._database.begin)
                _insert(self.db, self._rows_of(jobs, places))
                for job in jobs:
                    if job.write:
                        job.write(self.db)
                committing = True
                self.db.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whoever asked for it is told
            self._places.clear()  # if they were wrong, they are read anew
            if self.db.is_lost:
                return self._commit_again(jobs, tries, error, in_doubt=committing)
            self.db.roll_back()
            is_theirs = isinstance(error, self._database.error)  # the database's, not a job's own
            if isinstance(error, self._database.for_all):
                STORE_ERRORS.value += len(jobs)
                return [self._database.failed(error) for _ in jobs]
            if len(jobs) > 1:
                return [error for job in jobs for error in self._commit([job])]
            if is_theirs and tries > 1:  # somebody else has come between
                return self._commit(jobs, tries - 1)
            STORE_ERRORS.value += is_theirs
            return [self._database.failed(error) if is_theirs else error]
        self._keep(places)
        self._tell_of(jobs)
        return [None] * len(jobs)

    def _is_one_statement(self, jobs: Sequence[Job]) -> bool:
        """Moves at tables that are known, as most groups are: that is a transaction by itself, and
        two ways to the database are spared."""
        return sum(len(job.entries) for job in jobs) <= MOST_ROWS and all(
            job.write is None and (not job.entries or job.table in self._places) for job in jobs
        )

    def _tell_of(self, jobs: Sequence[Job]) -> None:
        """Those who share the database hear of what is stored."""
        if self.node is not None:
            self._grown += [
                Grown(table, first + len(entries), at, tuple(map(Raw, entries)))
                for _, table, first, at, entries, _ in jobs
                if entries
            ]

    def _keep(self, places: dict[str, Place]) -> None:
        if len(self._places) > MOST_PLACES:
            self._places.clear()
        self._places |= places
        while self._gone:
            self._places.pop(self._gone.pop(), None)

    def _commit_again(
        self, jobs: Sequence[Job], tries: int, error: Exception, *, in_doubt: bool
    ) -> Sequence[Exception | None]:
        """The connection was lost: over another one, unless all of it is stored."""
        for _ in range(tries - 1):
            if not self._connect_again():
                break
            with suppress(self._database.error):  # this one was lost too
                if in_doubt and self._are_stored(jobs):
                    self._tell_of(jobs)
                    return [None] * len(jobs)
                return self._commit(jobs, tries - 1)
        STORE_ERRORS.value += len(jobs)
        return [self._database.failed(error) for _ in jobs]

    def _connect_again(self) -> bool:
        """For whoever was waiting when it was lost it is tried for a while; for those who come
        after that, once: they hear at once that nothing has changed."""
        until = monotonic() + (0.0 if self._is_away else PATIENCE)
        while True:
            with suppress(self._database.error, StoreError):
                self.db.close()
                self.db = self._database.open(again=True)
                self._is_away = False
                return True
            if self.closed or monotonic() > until:
                self._is_away = True
                return False
            sleep(CONNECT_SECONDS)

    def _are_stored(self, jobs: Sequence[Job]) -> bool:
        """A group is stored as a whole: one entry, at its place and time, tells of all."""
        job = next((job for job in jobs if job.entries), None)
        if job is None:
            return False  # what is written beside the log may be written twice
        sql = """
            SELECT at, entry FROM log
            WHERE number = (SELECT number FROM numbers WHERE "table" = ?1) AND n = ?2
        """
        return list(self.db.execute(sql, (job.table, job.first))) == [(job.at, job.entries[0])]

    def _rows_of(self, jobs: Sequence[Job], places: dict[str, Place]) -> list[Value]:
        """What goes into the log, value after value; and where each table then is."""
        heard, self._heard = self._heard, {}
        for table, length in heard.items():
            place = self._places.get(table)
            if place and place.length < length:
                self._places[table] = Place(place.number, length)
        unknown = {job.table for job in jobs if job.entries and job.table not in self._places}
        places |= _places(self.db, sorted(unknown)) if unknown else {}
        values: list[Value] = []
        ahead: list[Place] = []  # where another server has appended, if the one who asks is right
        for _, table, first, at, entries, _ in jobs:
            if not entries:
                continue
            number, length = places.get(table) or self._places[table]
            if first < length:
                raise Conflict(f"Table {table} has {length} entries, so {first} is not the next.")
            if first > length:
                ahead.append(Place(number, first))
            for n, entry in enumerate(entries, start=first):
                values += (number, n, at, entry)
            places[table] = Place(number, first + len(entries))
        if ahead:
            _check_before(self.db, ahead)
        return values


def _places(db: Session, tables: list[str]) -> dict[str, Place]:
    """Of tables that may be new."""
    sql = f"""
        SELECT "table", number,
            (SELECT coalesce(max(n) + 1, 0) FROM log WHERE log.number = numbers.number)
        FROM numbers WHERE "table" IN ({marks(1, len(tables))})
    """  # noqa: S608 - only question marks are put in
    found = {table: Place(number, length) for table, number, length in db.execute(sql, tables)}
    for table in tables:
        if table not in found:
            new = 'INSERT INTO numbers ("table") VALUES (?1) ON CONFLICT DO NOTHING'
            db.execute(new, (table,))
            ((number,),) = db.execute('SELECT number FROM numbers WHERE "table" = ?1', (table,))
            found[table] = Place(number, 0)
    return found


def append_new(db: Session, table: str, entries: Sequence[bytes], at: float) -> None:
    """To the log of a table that is new."""
    (number, _) = _places(db, [table])[table]
    _insert(db, [value for n, entry in enumerate(entries) for value in (number, n, at, entry)])


def _check_before(db: Session, places: list[Place]) -> None:
    """Before each of them there is an entry, so that no place is skipped."""
    values = [value for number, length in places for value in (number, length - 1)]
    pairs = ", ".join(f"({marks(at, 2)})" for at in range(1, len(values) + 1, 2))
    sql = f"SELECT count(*) FROM log WHERE (number, n) IN (VALUES {pairs})"  # noqa: S608 - see above
    ((there,),) = db.execute(sql, values)
    if there != len({*places}):
        raise Conflict("One of these tables has fewer entries, so that is not the next.")


def _insert(db: Session, values: list[Value]) -> None:
    for at in range(0, len(values), MOST_ROWS * COLUMNS):
        some = values[at : at + MOST_ROWS * COLUMNS]
        db.execute(_inserting(len(some) // COLUMNS), some)


@cache
def _inserting(rows: int) -> str:
    sql = "INSERT INTO log (number, n, at, entry) VALUES "
    return sql + ", ".join(f"({marks(1 + COLUMNS * row, COLUMNS)})" for row in range(rows))


def _nobody_waits(error: Exception | None) -> None:
    pass


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """For whoever awaits what is told by a call."""
    if done.done():  # its caller was cancelled
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
