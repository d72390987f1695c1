"""The database file: the folder that is ours, its tables, what goes wrong with it, a copy of it."""

import os
from contextlib import ExitStack, closing
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryDirectory

import apsw

from witsend import platforms

FILE = "tables.db"
OLDEST_SQLITE = (3, 51, 3)  # those before it may corrupt a database in WAL mode
BUSY_TIMEOUT = 5.0  # seconds to wait for another program's lock
STATEMENTS = 200  # kept prepared; those of the log alone are up to 64
# For every connection: the last one that is closed brings the log into the database. Only macOS
# knows fullfsync, without which its disks only say that they have written. What a statement of
# several rows would undo is noted in memory: in a file, it would take twice as long.
PRAGMAS = "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA temp_store = MEMORY"

# A database's user_version says how many of these it has been through. What stands here was run on
# databases out there, so it is never edited: a change is a new script at the end.
MIGRATIONS = [
    """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
        "table" TEXT, n INTEGER, at REAL NOT NULL, entry BLOB NOT NULL, PRIMARY KEY ("table", n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE cards (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE COLLATE NOCASE, game TEXT NOT NULL,
        open INTEGER NOT NULL, started INTEGER NOT NULL, over INTEGER NOT NULL,
        touched REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cards_not_over ON cards (touched DESC, id) WHERE NOT over;
    CREATE TABLE seated (
        "table" TEXT, place INTEGER, person TEXT NOT NULL, PRIMARY KEY ("table", place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seated_by_person ON seated (person);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE stories ("table" TEXT PRIMARY KEY, story BLOB NOT NULL) STRICT;
    """,
    # Entries of all tables in the order in which they come: a group of them is written to the last
    # page, and to the few pages of the index that hold the tables in play.
    """
    CREATE TABLE numbers (number INTEGER PRIMARY KEY, "table" TEXT NOT NULL UNIQUE) STRICT;
    INSERT INTO numbers ("table") SELECT "table" FROM log WHERE n = 0 ORDER BY at, "table";
    ALTER TABLE log RENAME TO log_by_table;
    CREATE TABLE log (
        place INTEGER PRIMARY KEY, number INTEGER NOT NULL, n INTEGER NOT NULL, at REAL NOT NULL,
        entry BLOB NOT NULL
    ) STRICT;
    INSERT INTO log (number, n, at, entry)
        SELECT number, n, at, entry FROM log_by_table JOIN numbers USING ("table")
        ORDER BY number, n;
    DROP TABLE log_by_table;
    CREATE UNIQUE INDEX log_in_order ON log (number, n);
    """,
    # A code is free again when its table is over or abandoned, so it is not UNIQUE any more.
    """
    CREATE TABLE cards_with_freed_codes (
        id TEXT PRIMARY KEY, code TEXT NOT NULL COLLATE NOCASE, game TEXT NOT NULL,
        open INTEGER NOT NULL, started INTEGER NOT NULL, over INTEGER NOT NULL,
        touched REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO cards_with_freed_codes
        SELECT id, code, game, open, started, over, touched FROM cards;
    DROP TABLE cards;
    ALTER TABLE cards_with_freed_codes RENAME TO cards;
    CREATE INDEX cards_not_over ON cards (touched DESC, id) WHERE NOT over;
    CREATE INDEX cards_by_code ON cards (code, started, touched) WHERE NOT over;
    """,
    """
    CREATE TABLE seen (person TEXT PRIMARY KEY, at REAL NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO seen SELECT id, unixepoch() FROM people;
    CREATE TABLE carried (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE revoked (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    """,
    # What a command asks of the server that has the folder, until it has read the answer.
    """
    CREATE TABLE orders (
        number INTEGER PRIMARY KEY, what TEXT NOT NULL, about TEXT NOT NULL, answer TEXT
    ) STRICT;
    """,
    # Who is not let in: people by their ids, or addresses as limits count them.
    """
    CREATE TABLE banned (who TEXT PRIMARY KEY, until REAL NOT NULL) STRICT, WITHOUT ROWID;
    """,
]


class StoreError(Exception):
    """One sentence for the person who hosts."""


class InUse(StoreError):
    """By a server that runs."""


def check_sqlite() -> None:
    present = apsw.sqlite_lib_version()
    if tuple(map(int, present.split("."))) < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise StoreError(
            f"This is SQLite {present}, which may corrupt the database; "
            f"{oldest} or newer is needed: upgrade the package apsw."
        )


def claim(folder: Path, undo: ExitStack) -> None:
    """The folder is there, private, and ours until its lock is closed or this process dies."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        undo.callback(os.close, lock)
        platforms.lock(lock)
        (folder / FILE).touch(0o600)  # SQLite gives the files beside it the same permissions
    except BlockingIOError:
        raise InUse(f"Another server is using the folder {folder}.") from None
    except OSError as error:
        raise StoreError(f"The folder {folder} cannot be written: {error.strerror}.") from error


def connect(path: Path, busy_timeout: float) -> apsw.Connection:
    """The thread that opens it need not be the one that uses it, but there is only ever one."""
    db = apsw.Connection(str(path), statementcachesize=STATEMENTS)
    db.set_busy_timeout(int(busy_timeout * 1000))
    db.execute(PRAGMAS)
    return db


def roll_back(db: apsw.Connection) -> None:
    if db.in_transaction:  # SQLite ends some by itself, as when the disk is full
        db.execute("ROLLBACK")


def prepare(db: apsw.Connection, path: Path) -> None:
    ((version,),) = db.execute("PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise StoreError(
            f"The database {path} was written by a newer program: it has version {version}, "
            f"and this program reads up to {len(MIGRATIONS)}."
        )
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _broken(path)
    db.execute("PRAGMA journal_mode = WAL")
    if version < len(MIGRATIONS):
        scripts = "".join(MIGRATIONS[version:])
        db.execute(f"BEGIN IMMEDIATE; {scripts}; PRAGMA user_version = {len(MIGRATIONS)}; COMMIT")
    db.execute("INSERT OR IGNORE INTO facts VALUES ('key', ?)", (token_bytes(32),))


def backup(folder: Path, target: Path) -> None:
    """A copy of the database at one moment, safe while a server runs; whole or not at all.

    It is a database like any other: as tables.db in a folder of its own it can be served.
    """
    source = folder / FILE
    if not source.exists():
        raise StoreError(f"There are no tables in the folder {folder}.")
    if target.exists():
        raise StoreError(f"{target} exists already, so the backup needs another name.")
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as beside:
            draft = Path(beside) / FILE
            draft.touch(0o600)
            with closing(connect(source, BUSY_TIMEOUT)) as db:
                db.execute("VACUUM INTO ?", (str(draft),))
            platforms.flush(draft)
            draft.rename(target)
            platforms.flush(target.parent)
    except OSError as error:
        raise StoreError(f"The backup {target} cannot be written: {error.strerror}.") from error
    except apsw.Error as error:
        raise failed(source, error) from error


def failed(path: Path, error: apsw.Error) -> StoreError:
    match error:
        case apsw.FullError():
            return StoreError("The disk is full, so nothing more can be stored.")
        case apsw.BusyError() | apsw.LockedError():
            return StoreError(f"Another program has locked the database {path}.")
        case apsw.CorruptError() | apsw.NotADBError():
            return _broken(path)
    return StoreError(f"The database {path} cannot be used: {error}.")


def _broken(path: Path) -> StoreError:
    return StoreError(f"The database {path} is broken, so a backup must take its place.")
