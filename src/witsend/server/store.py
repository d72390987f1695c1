"""Where tables are kept: a log of entries per table, what lists say of it, people's names.

Stored before shown: when `append` returns, its entries are on the disk. One thread writes, and
another reads: the event loop never waits for the disk.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from hashlib import blake2b
from typing import Any, Self, TypeVar

from msgspec import convert

from witsend.game import Record
from witsend.server.database import Database, Session, StoreError, Value, marks
from witsend.server.keys import CHANGES, Keys, put_fact, read_facts, read_keys, see
from witsend.server.listings import LIVES, Begun, Listing, write_beside
from witsend.server.writer import CLOSED, Done, Job, Writer, settle

Answer = TypeVar("Answer")

LISTINGS = """
    SELECT id, code, game, open, started, over, touched,
        (SELECT string_agg(person, ' ' ORDER BY place) FROM seated
            WHERE "table" = id AND place >= 0),
        (SELECT string_agg(person, ' ' ORDER BY place) FROM seated
            WHERE "table" = id AND place < 0)
    FROM cards
"""
ALL = 2**62  # as many as there are


class Stored(Record, frozen=True):
    """An entry of a table's log, as it lies in the store."""

    n: int  # 0, 1, 2 ... in its table
    at: float  # seconds since the epoch
    entry: bytes


class Store:
    keys: Keys  # to sign tokens with; the first one is made on the first start
    beat_at: float | None  # the last heartbeat before this start; None if there was none

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        """Waits for the database: `open` calls it off the event loop."""
        self.database = database
        self._loop = loop
        database.check()
        with ExitStack() as undo:
            database.claim(undo)
            try:
                db = undo.enter_context(closing(database.open()))
                self._reader = database.connect(only_reads=True)
                undo.callback(self._close_reader)
                facts = read_facts(self._reader)
                self.keys = read_keys(self._reader)
            except database.error as error:
                raise database.failed(error) from error
            self.beat_at = float(facts["beat"]) if "beat" in facts else None
            self._reads = undo.enter_context(ThreadPoolExecutor(1, "store-reader"))
            self._writer = Writer(db, database, loop)
            undo.callback(self._writer.join)
            self._undo = undo.pop_all()

    @property
    def key(self) -> bytes:
        """32 random bytes that tokens are signed with now."""
        return self.keys.present

    @classmethod
    async def open(cls, database: Database) -> Self:
        return await asyncio.to_thread(cls, database, asyncio.get_running_loop())

    async def close(self) -> None:
        """What was accepted is committed first."""
        if not self._writer.closed:
            self._writer.close()
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
        begun: Begun | None = None,
    ) -> None:
        """All of it or nothing. `first` is how many entries the table has: another is a Conflict.

        A listing replaces the table's listing and its people. Another table is begun with it, or
        not at all. `done` is called once, later.
        """
        if listing and listing.id != table:
            raise ValueError(f"The listing of table {listing.id} was given for table {table}.")
        write = partial(write_beside, at=at, listing=listing, begun=begun)
        beside = write if listing or begun else None
        self._writer.submit(Job(done, table, first, at, entries, beside))

    @property
    def is_crowded(self) -> bool:
        """Whether many tables move at once."""
        return self._writer.is_crowded

    async def settled(self) -> None:
        """All that was asked for by now is stored, and whoever asked is told."""
        done = self._loop.create_future()
        self._writer.submit(Job(partial(settle, done)))
        await done

    def share(self, node: str) -> None:
        """With others, to whom this server is called so: they hear what is appended."""
        self._writer.node = node

    def say(self, said: str) -> None:
        """To those who share the database; it may be lost."""
        self._writer.say(said)

    def hear(self, table: str, length: int) -> None:
        """Others have appended to its log, which is so long by now."""
        self._writer.hear(table, length)

    async def read(self, table: str, first: int = 0, limit: int = ALL) -> list[Stored]:
        """From that number on, and so many."""
        sql = """
            SELECT n, at, entry FROM log
            WHERE number = (SELECT number FROM numbers WHERE "table" = ?1) AND n >= ?2
            ORDER BY n LIMIT ?3
        """
        return [Stored(*row) for row in await self._rows(sql, table, first, limit)]

    async def entries(self, table: str, first: int) -> bytes:
        """From that number on, as a JSON list: of a long game it is put together by the database,
        which holds up nobody meanwhile."""
        sql = f"""
            SELECT {self.database.as_list}
            FROM log WHERE number = (SELECT number FROM numbers WHERE "table" = ?1) AND n >= ?2
        """  # noqa: S608 - nobody sent it
        ((entries,),) = await self._rows(sql, table, first)
        return entries or b"[]"

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        sql = f"""
            SELECT "table", (SELECT max(n) + 1 FROM log WHERE log.number = numbers.number)
            FROM numbers WHERE "table" IN ({marks(1, len(tables))})
        """  # noqa: S608 - only question marks are put in
        return dict(await self._rows(sql, *tables))

    async def listing(self, table: str) -> Listing | None:
        listings = await self._listings("WHERE id = ?1", table)
        return listings[0] if listings else None

    async def find(self, code: str, at: float) -> str | None:
        """The table that has that code at this time, however its letters are cased."""
        sql = f"SELECT id FROM cards WHERE code = ?2 AND {LIVES}"  # noqa: S608 - nobody sent it
        return await self._value(f"{sql} ORDER BY touched DESC", at, code.upper())

    async def codes_in_use(self, at: float) -> int:
        sql = f"SELECT count(*) FROM cards WHERE {LIVES}"  # noqa: S608 - nobody sent it
        ((count,),) = await self._rows(sql, at)
        return int(count)

    async def open_tables(self, at: float, limit: int = 100) -> list[Listing]:
        """Neither over nor abandoned at this time, the last touched first."""
        return await self._listings(
            f"WHERE open AND {LIVES} ORDER BY touched DESC, id LIMIT ?2", at, limit
        )

    async def list_from(self, address: str, table: str, at: float) -> None:
        """It was opened there, for anyone to join. Of those before it, the ones that are in the
        list no more are forgotten."""
        gone = f"""
            DELETE FROM listed_from WHERE address = ?2 AND NOT EXISTS (
                SELECT 1 FROM cards WHERE id = listed_from."table" AND open AND {LIVES}
            )
        """  # noqa: S608 - nobody sent it
        hashed = self._hashed(address)

        def write(db: Session) -> None:
            db.execute(gone, (at, hashed))
            db.execute("INSERT INTO listed_from VALUES (?1, ?2)", (table, hashed))

        await self._write(write)

    async def listed_from(self, address: str, at: float) -> int:
        """How many tables in the list of open tables were opened there."""
        sql = f"""
            SELECT count(*) FROM listed_from JOIN cards ON id = "table"
            WHERE address = ?2 AND open AND {LIVES}
        """  # noqa: S608 - nobody sent it
        ((count,),) = await self._rows(sql, at, self._hashed(address))
        return int(count)

    def _hashed(self, address: str) -> str:
        """Addresses are kept nowhere but in the list of bans."""
        return blake2b(address.encode(), digest_size=16, key=self.key).hexdigest()

    async def listed_of(self, person: str, at: float) -> int:
        """How many tables in the list of open tables they sit at or host."""
        theirs = 'WHERE id IN (SELECT "table" FROM seated WHERE person = ?2 AND place >= 0)'
        return len(await self._listings(f"{theirs} AND open AND {LIVES}", at, person))

    async def tables_of(self, person: str, limit: int = 100) -> list[Listing]:
        """The last touched first; those that they have left and may come back to among them."""
        theirs = 'WHERE id IN (SELECT "table" FROM seated WHERE person = ?1)'
        return await self._listings(f"{theirs} ORDER BY touched DESC, id LIMIT ?2", person, limit)

    async def opened(self, tables: Sequence[str]) -> dict[str, bytes]:
        """The first entry of each of these tables' logs."""
        sql = f"""
            SELECT "table", entry FROM numbers JOIN log USING (number)
            WHERE n = 0 AND "table" IN ({marks(1, len(tables))})
        """  # noqa: S608 - only question marks are put in
        return dict(await self._rows(sql, *tables))

    async def running(self) -> list[str]:
        """Tables that have started and are not over, the last touched first."""
        sql = "SELECT id FROM cards WHERE started AND NOT over ORDER BY touched DESC, id"
        return [table for (table,) in await self._rows(sql)]

    async def keep_story(self, table: str, story: bytes) -> None:
        """Of a game that is over, unless it is gone meanwhile."""
        sql = """
            INSERT INTO stories SELECT "table", ?2 FROM numbers WHERE "table" = ?1
            ON CONFLICT ("table") DO UPDATE SET story = excluded.story
        """
        await self._write(lambda db: db.execute(sql, (table, story)))

    async def story(self, table: str) -> bytes | None:
        rows = await self._rows('SELECT story FROM stories WHERE "table" = ?1', table)
        return rows[0][0] if rows else None

    async def keep_report(self, table: str, report: bytes) -> None:
        """The coach's, of a game that is over, unless it is gone meanwhile."""
        sql = """
            INSERT INTO reports SELECT "table", ?2 FROM numbers WHERE "table" = ?1
            ON CONFLICT ("table") DO UPDATE SET report = excluded.report
        """
        await self._write(lambda db: db.execute(sql, (table, report)))

    async def report(self, table: str) -> bytes | None:
        rows = await self._rows('SELECT report FROM reports WHERE "table" = ?1', table)
        return rows[0][0] if rows else None

    async def without_story(self) -> list[str]:
        """Tables that are over and have none, the last touched first."""
        sql = """
            SELECT id FROM cards WHERE over AND id NOT IN (SELECT "table" FROM stories)
            ORDER BY touched DESC, id
        """
        return [table for (table,) in await self._rows(sql)]

    async def name_person(self, person: str, name: str) -> None:
        sql = """
            INSERT INTO people VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = excluded.name
        """
        await self._write(lambda db: db.execute(sql, (person, name)))

    async def see(self, people: Sequence[str], at: float) -> None:
        """These people were here."""
        await self._write(lambda db: see(db, people, at))

    async def read_keys_anew(self) -> Keys | None:
        """Those of before, if a command has changed them meanwhile."""
        before = self.keys
        rows = await self._rows("SELECT value FROM facts WHERE name = ?1", CHANGES)
        if not rows or rows[0][0] == before.changes:
            return None
        self.keys = await self._read(read_keys)
        return before

    async def person_name(self, person: str) -> str | None:
        return await self._value("SELECT name FROM people WHERE id = ?1", person)

    async def beat(self, at: float) -> None:
        """The server lives at this time: the next start reads it as `beat_at`."""
        await self._write(lambda db: put_fact(db, "beat", at))

    async def change(self, *tables: str, by: Callable[[Session], object]) -> None:
        """What these tables have in the log is no longer what it was."""

        def write(db: Session) -> None:
            by(db)
            for table in tables:
                self._writer.forget(table)

        await self._write(write)

    async def look(self, read: Callable[[Session], Answer]) -> Answer:
        return await self._read(read)

    async def look_long(self, read: Callable[[Session], Answer]) -> Answer:
        """Over a connection of its own: whatever else is read does not wait for it."""

        def look() -> Answer:
            with closing(self.database.connect(only_reads=True)) as db:
                return read(db)

        try:
            return await asyncio.to_thread(look)
        except self.database.error as error:
            raise self.database.failed(error) from error

    async def room(self) -> int | None:
        """Bytes that are free on the disk; None where that cannot be known from here."""
        return await self._read(lambda _: self.database.room())

    async def _rows(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        return await self._read(lambda db: list(db.execute(sql, values)))

    async def _read(self, read: Callable[[Session], Answer]) -> Answer:
        if self._writer.closed:
            raise StoreError(CLOSED)
        try:
            return await self._loop.run_in_executor(self._reads, self._look, read)
        except self.database.error as error:
            raise self.database.failed(error) from error

    def _close_reader(self) -> None:
        self._reader.close()  # the last one

    def _look(self, read: Callable[[Session], Answer]) -> Answer:
        """In the thread that reads; over another connection, if this one is lost."""
        try:
            return read(self._reader)
        except self.database.error:
            if not self._reader.is_lost:
                raise
            self._reader = self.database.connect(only_reads=True)
            return read(self._reader)

    async def _value(self, sql: str, *values: Value) -> str | None:
        rows = await self._rows(sql, *values)
        return str(rows[0][0]) if rows else None

    async def _listings(self, which: str, *values: Value) -> list[Listing]:
        names = Listing.__struct_fields__
        return [
            convert(
                dict(zip(names, (*row, (people or "").split(), (left or "").split()), strict=True)),
                Listing,
                strict=False,
            )
            for *row, people, left in await self._rows(LISTINGS + which, *values)
        ]

    async def _write(self, write: Callable[[Session], object]) -> None:
        """In the order of the calls. Runs to completion even if the caller is cancelled."""
        done = self._loop.create_future()
        self._writer.submit(Job(partial(settle, done), write=write))
        await done
