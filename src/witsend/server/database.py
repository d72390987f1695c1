"""What a store needs of a database, and what of each differs: SQLite in a folder, or Postgres.

SQL is written once, as both understand it: values are ?1, ?2 ..., and what only one of them knows
is a method of its database.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

Row = tuple[Any, ...]
Value = str | bytes | float | None  # an int or a bool among them


class StoreError(Exception):
    """One sentence for the person who hosts."""


class InUse(StoreError):
    """By a server that runs."""


class Session(Protocol):
    """A connection. One thread at a time uses it."""

    def execute(self, sql: str, values: Sequence[Value] = ..., /) -> Iterator[Row]: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Value]], /) -> object: ...
    def roll_back(self) -> None: ...

    @property
    def is_lost(self) -> bool:
        """It is of no use any more: another must be made."""

    def close(self) -> object: ...

    def version(self) -> int:
        """How many migrations it has been through."""

    def ring(self, said: Sequence[str]) -> None:
        """Whoever shares the database is told, if not for certain."""

    def wiping(self) -> AbstractContextManager[None]:
        """What is taken out meanwhile is written over, where the database can do that."""

    def lock_code(self, code: str) -> None:
        """Until the transaction ends, no other gives the same code to a table."""

    def bytes_used(self) -> tuple[int, int, int]:
        """On the disk; of them free, and used again; of a database without any table."""


Opened = TypeVar("Opened", bound=Session)


def marks(first: int, count: int) -> str:
    """For so many values; none is in an empty list."""
    return ", ".join(f"?{first + at}" for at in range(count)) or "NULL"


def prepared(db: Opened, prepare: Callable[[Opened], object]) -> Opened:
    """It is closed where that fails."""
    try:
        prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def check_not_newer(version: int, newest: int, where: object) -> None:
    if version > newest:
        raise StoreError(
            f"The database {where} was written by a newer program: it has version "
            f"{version}, and this program reads up to {newest}."
        )


class Database(Protocol):
    """Where tables are kept."""

    error: ClassVar[type[Exception]]  # all that goes wrong there is one of these
    for_all: ClassVar[tuple[type[Exception], ...]]  # those that hit whatever was asked of it
    shared: ClassVar[bool]  # several servers may have it at once
    begin: ClassVar[str]  # what begins a transaction that writes
    snapshot: ClassVar[str]  # what begins one that reads, and sees one moment throughout
    as_list: ClassVar[str]  # of a log's entries, in SQL: a JSON list

    @property
    def place(self) -> str:
        """Where it is, for people to read."""

    def check(self) -> None:
        """What it needs is here; else a StoreError."""

    def check_exists(self) -> None:
        """There are tables; else a StoreError."""

    def claim(self, undo: ExitStack) -> None:
        """It is there, and until the end nobody else's that may not have it too."""

    def check_unserved(self) -> None:
        """No server has it now; else InUse. Of a folder that is known once it is claimed."""

    def open(self, *, again: bool = False) -> Session:
        """To write; it is brought up to the newest version. `again`, where it was open before: a
        newer program, side by side with this one, may have added to it since."""

    def connect(self, *, only_reads: bool = False) -> Session:
        """As it is."""

    @property
    def newest(self) -> int:
        """The version that this program works with."""

    def failed(self, error: Exception) -> StoreError:
        """What went wrong, in a sentence."""

    def room(self) -> int | None:
        """Bytes that are free on its disk; None where that cannot be known from here."""

    def size(self) -> int | None:
        """Bytes of its files; None as above."""

    def settle(self) -> None:
        """What was taken out is nowhere on the disk any more, as far as that is in our hands."""

    def shrink(self) -> bool:
        """Gives the disk what is free; not while a server has it."""

    def backup(self, target: Path) -> None:
        """A copy at one moment, also while a server runs; whole or not at all."""

    def restore(self, source: Path) -> Path | None:
        """Puts what a backup has in the place of the tables, while no server has them.

        Nothing is changed before the backup is known to be whole. The tables of before are kept in
        the file that is named; None where there were none.
        """


@contextmanager
def open_beside(database: Database, *, only_reads: bool = False) -> Iterator[Session]:
    """All that is done with it or nothing; beside a server that runs, too, which does not wait for
    whoever only reads."""
    database.check_exists()
    try:
        with closing(database.connect(only_reads=only_reads)) as db:
            version = db.version()
            if version != database.newest:
                raise StoreError(
                    f"The database {database.place} has version {version}, and this program works "
                    f"with {database.newest}: start its own server on it once."
                )
            db.execute(database.snapshot if only_reads else database.begin)
            with db.wiping():
                yield db
            db.execute("COMMIT")
    except database.error as error:
        raise database.failed(error) from error
