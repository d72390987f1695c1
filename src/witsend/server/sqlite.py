"""SQLite in a folder that is ours: one server at a time, and nothing else to install."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from secrets import token_bytes
from shutil import disk_usage
from tempfile import TemporaryDirectory
from typing import ClassVar

import apsw

from witsend import platforms
from witsend.server.database import InUse, StoreError, check_not_newer, prepared

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
    # From where tables were opened for anyone to join: a hash of the address, with the key.
    """
    CREATE TABLE listed_from (
        "table" TEXT PRIMARY KEY, address TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX listed_from_address ON listed_from (address);
    """,
    """
    CREATE TABLE reports ("table" TEXT PRIMARY KEY, report BLOB NOT NULL) STRICT;
    """,
]


def is_there(path: Path) -> bool:
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise StoreError(f"{path} cannot be looked at: {error.strerror}.") from error
    return True


@contextmanager
def drafting(target: Path) -> Iterator[Path]:
    """A backup is written to that path, in a folder of its own, and then has its name at once."""
    if is_there(target):
        raise StoreError(f"{target} exists already, so the backup needs another name.")
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as beside:
            draft = Path(beside) / FILE
            yield draft
            platforms.flush(draft)
            draft.rename(target)
            platforms.flush(target.parent)
    except OSError as error:
        raise StoreError(f"The backup {target} cannot be written: {error.strerror}.") from error


class Connection(apsw.Connection):
    is_lost = False  # a file does not go away

    def roll_back(self) -> None:
        if self.in_transaction:  # SQLite ends some by itself, as when the disk is full
            self.execute("ROLLBACK")

    def version(self) -> int:
        ((version,),) = self.execute("PRAGMA user_version")
        return int(version)

    def ring(self, said: Sequence[str]) -> None:
        """Nobody shares a folder."""

    @contextmanager
    def wiping(self) -> Iterator[None]:
        self.execute("PRAGMA secure_delete = ON")
        try:
            yield
        finally:
            self.execute("PRAGMA secure_delete = OFF")

    def lock_code(self, code: str) -> None:
        """Only one transaction writes at a time."""

    def bytes_used(self) -> tuple[int, int, int]:
        (((size,),), ((pages,),), ((free,),)) = (
            list(self.execute(f"PRAGMA {name}"))
            for name in ("page_size", "page_count", "freelist_count")
        )
        ((roots,),) = self.execute("SELECT count(*) FROM sqlite_schema WHERE rootpage > 0")
        return size * pages, size * free, size * (roots + 1)


@dataclass(frozen=True)
class Sqlite:
    """The database file in a folder."""

    folder: Path
    busy_timeout: float = BUSY_TIMEOUT
    file: str = FILE  # of a backup, any name

    error: ClassVar[type[Exception]] = apsw.Error
    # The disk's fault or a lock.
    for_all: ClassVar[tuple[type[Exception], ...]] = (
        *(apsw.BusyError, apsw.LockedError, apsw.FullError, apsw.IOError, apsw.ReadOnlyError),
        *(apsw.CantOpenError, apsw.PermissionsError, apsw.NoLFSError, apsw.ProtocolError),
    )
    shared: ClassVar[bool] = False
    begin: ClassVar[str] = "BEGIN IMMEDIATE"
    snapshot: ClassVar[str] = "BEGIN"
    as_list: ClassVar[str] = (
        "CAST('[' || string_agg(CAST(entry AS TEXT), ',' ORDER BY n) || ']' AS BLOB)"
    )

    @property
    def path(self) -> Path:
        return self.folder / self.file

    @property
    def place(self) -> str:
        return f"{self.folder}"

    def check(self) -> None:
        present = apsw.sqlite_lib_version()
        if tuple(map(int, present.split("."))) < OLDEST_SQLITE:
            oldest = ".".join(map(str, OLDEST_SQLITE))
            raise StoreError(
                f"This is SQLite {present}, which may corrupt the database; "
                f"{oldest} or newer is needed: upgrade the package apsw."
            )

    def check_exists(self) -> None:
        if not is_there(self.path):
            raise StoreError(f"There are no tables in the folder {self.folder}.")

    def claim(self, undo: ExitStack) -> None:
        """The folder is there, private, and ours until its lock is closed or this process dies."""
        folder = self.folder
        try:
            folder.mkdir(0o700, parents=True, exist_ok=True)
            lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
            undo.callback(os.close, lock)
            platforms.lock(lock)
            self.path.touch(0o600)  # SQLite gives the files beside it the same permissions
        except BlockingIOError:
            raise InUse(f"Another server is using the folder {folder}.") from None
        except OSError as error:
            file = str(error.filename) == str(self.path)  # as of a backup that root has put there
            what = f"database {self.path}" if file else f"folder {folder}"
            raise StoreError(f"The {what} cannot be written: {error.strerror}.") from error

    def check_unserved(self) -> None:
        """Whoever has claimed it serves it."""

    def connect(self, *, only_reads: bool = False) -> Connection:
        """The thread that opens it need not be the one that uses it, but there is only ever one."""
        db = Connection(str(self.path), statementcachesize=STATEMENTS)
        db.set_busy_timeout(int(self.busy_timeout * 1000))
        db.execute(PRAGMAS)
        if only_reads:
            db.execute("PRAGMA query_only = ON")
        return db

    @property
    def newest(self) -> int:
        return len(MIGRATIONS)

    def open(self, *, again: bool = False) -> Connection:
        del again  # it is never lost
        return prepared(self.connect(), self._prepare)

    def _prepare(self, db: Connection) -> None:
        version = self.checked(db)
        db.execute("PRAGMA journal_mode = WAL")
        if version < len(MIGRATIONS):
            scripts = "".join(MIGRATIONS[version:])
            version = len(MIGRATIONS)
            db.execute(f"BEGIN IMMEDIATE; {scripts}; PRAGMA user_version = {version}; COMMIT")
        for name in ("key", "chance"):
            db.execute("INSERT OR IGNORE INTO facts VALUES (?1, ?2)", (name, token_bytes(32)))

    def checked(self, db: Connection) -> int:
        """Its version, of a database that this program can read and that is whole."""
        version = db.version()
        check_not_newer(version, self.newest, self.path)
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise self.broken()
        return version

    def room(self) -> int | None:
        return disk_usage(self.folder).free

    def size(self) -> int | None:
        """The database and its write-ahead log."""
        paths = self.folder.glob(f"{FILE}*")
        return sum(path.stat().st_size for path in paths if path.is_file())

    def settle(self) -> None:
        """The write-ahead log goes into the database."""
        with closing(self.connect()) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def shrink(self) -> bool:
        try:
            with ExitStack() as undo:
                self.claim(undo)
                db = undo.enter_context(closing(self.connect()))
                db.execute("VACUUM")
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except InUse:
            return False
        return True

    def failed(self, error: Exception) -> StoreError:
        match error:
            case apsw.FullError():
                return StoreError("The disk is full, so nothing more can be stored.")
            case apsw.BusyError() | apsw.LockedError():
                return StoreError(f"Another program has locked the database {self.path}.")
            case apsw.CorruptError() | apsw.NotADBError():
                return self.broken()
        return StoreError(f"The database {self.path} cannot be used: {error}.")

    def broken(self) -> StoreError:
        return StoreError(f"The database {self.path} is broken, so a backup must take its place.")

    def backup(self, target: Path) -> None:
        """A copy of the database at one moment, safe while a server runs; whole or not at all.

        It is a database like any other: as tables.db in a folder of its own it can be served.
        """
        self.check_exists()
        try:
            with drafting(target) as draft:
                draft.touch(0o600)
                with closing(self.connect()) as db:
                    db.execute("VACUUM INTO ?", (str(draft),))
        except apsw.Error as error:
            raise self.failed(error) from error

    def restore(self, source: Path) -> Path | None:
        if not is_there(source):
            raise StoreError(f"There is no file {source}.")
        backup = Sqlite(source.parent, file=source.name)
        try:
            with ExitStack() as undo:
                self.claim(undo)
                beside = TemporaryDirectory(prefix=f".{FILE}.", dir=self.folder)
                draft = Path(undo.enter_context(beside)) / FILE
                draft.touch(0o600)
                with closing(backup.connect()) as db:
                    if not backup.checked(db):
                        raise StoreError(f"{source} is no backup of Wits' End.")
                    db.execute("VACUUM INTO ?", (str(draft),))
                platforms.flush(draft)
                kept = self._put_aside() if self.path.stat().st_size else None
                draft.replace(self.path)
                platforms.flush(self.folder)
        except OSError as error:
            raise StoreError(
                f"The folder {self.folder} cannot be written: {error.strerror}."
            ) from error
        except apsw.Error as error:
            raise backup.failed(error) from error
        return kept

    def _put_aside(self) -> Path:
        with suppress(apsw.Error):
            self.settle()  # and closing it takes the write-ahead log away
        numbered = (self.folder / f"replaced-{number}.db" for number in count(1))
        kept = next(name for name in numbered if not is_there(name))
        for end in ("-wal", "-shm", ""):  # a broken one may still have them: they are no other's
            part = self.folder / (FILE + end)
            if is_there(part):
                part.rename(kept.with_name(kept.name + end))
        return kept
