"""Postgres: for whoever outgrows one machine. Any number of servers share one database.

The same SQL in the same two threads as SQLite's, so that there is one way in which a move is
stored. What is otherwise than there: other servers append too, so where a table stands in the log
may be known wrongly, and the key (number, n) decides; and the connection may be lost.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from secrets import token_bytes, token_hex
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import psycopg
from psycopg import conninfo, errors

from witsend.server.carrying import carry
from witsend.server.database import InUse, Row, StoreError, Value, check_not_newer, prepared
from witsend.server.sqlite import Sqlite, drafting, is_there

OLDEST = 13  # versions before it are no longer kept up
CONNECT_SECONDS = 5
BLOCK = 8192  # bytes
MIGRATING = 0x77697473  # an advisory lock: one server at a time brings the database up to date
# A lost network is noticed within seconds, on either side.
KEEP_ALIVE = {
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
SETTINGS = {
    "application_name": "witsend",
    "synchronous_commit": "on",
    "client_encoding": "UTF8",
    "idle_in_transaction_session_timeout": "10s",
    "statement_timeout": "60s",
}

# As in sqlite.py: what stands here was run on databases out there, so it is never edited.
MIGRATIONS = [
    """
    CREATE TABLE facts (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE numbers (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "table" text NOT NULL UNIQUE
    );
    CREATE TABLE log (
        number bigint, n bigint, at double precision NOT NULL, entry bytea NOT NULL,
        PRIMARY KEY (number, n)
    );
    CREATE TABLE cards (
        id text PRIMARY KEY, code text NOT NULL, game text NOT NULL, open boolean NOT NULL,
        started boolean NOT NULL, over boolean NOT NULL, touched double precision NOT NULL
    );
    CREATE INDEX cards_not_over ON cards (touched DESC, id) WHERE NOT over;
    CREATE INDEX cards_by_code ON cards (code, started, touched) WHERE NOT over;
    CREATE TABLE seated (
        "table" text, place bigint, person text NOT NULL, PRIMARY KEY ("table", place)
    );
    CREATE INDEX seated_by_person ON seated (person);
    CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL);
    CREATE TABLE stories ("table" text PRIMARY KEY, story bytea NOT NULL);
    CREATE TABLE seen (person text PRIMARY KEY, at double precision NOT NULL);
    CREATE TABLE carried (person text PRIMARY KEY);
    CREATE TABLE revoked (person text PRIMARY KEY);
    CREATE TABLE orders (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, what text NOT NULL,
        about text NOT NULL, answer text
    );
    CREATE TABLE banned (who text PRIMARY KEY, until double precision NOT NULL);
    CREATE TABLE nodes (id text PRIMARY KEY, until timestamptz NOT NULL);
    CREATE TABLE drivers ("table" text PRIMARY KEY, node text NOT NULL);
    CREATE INDEX drivers_by_node ON drivers (node);
    CREATE FUNCTION instr(bytea, bytea) RETURNS integer
        LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN position($2 IN $1);
    """,
    """
    CREATE TABLE listed_from ("table" text PRIMARY KEY, address text NOT NULL);
    CREATE INDEX listed_from_address ON listed_from (address);
    """,
    """
    CREATE TABLE reports ("table" text PRIMARY KEY, report bytea NOT NULL);
    """,
]


@cache
def spelled(sql: str) -> bytes:
    """With Postgres' marks for values."""
    return sql.replace("?", "$").encode()


class Connection:
    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Sequence[Value] = (), /) -> Iterator[Row]:
        cursor = self.connection.execute(spelled(sql), values)
        return iter(cursor.fetchall() if cursor.description else ())

    def executemany(self, sql: str, rows: Iterable[Sequence[Value]], /) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(spelled(sql), rows)

    def roll_back(self) -> None:
        if not self.connection.closed:
            self.connection.rollback()

    @property
    def is_lost(self) -> bool:
        return self.connection.closed or self.connection.broken

    def ring(self, said: Sequence[str]) -> None:
        rung = "SELECT pg_notify(?1, each) FROM unnest(?2::text[]) AS each"
        with suppress(psycopg.Error):  # then the others look by themselves
            self.connection.execute(spelled(rung), (self.doorbell, [*said]))

    @cached_property
    def doorbell(self) -> str:
        """A channel that nobody listens to who does not know its name: moves are told over it, and
        whoever has a password for any other database of this Postgres may listen here."""
        ((name,),) = self.execute("SELECT value FROM facts WHERE name = 'doorbell'")
        return str(name, "ascii")

    def listen(self) -> None:
        self.execute(f'LISTEN "{self.doorbell}"')

    def close(self) -> None:
        self.connection.close()

    def version(self) -> int:
        ((known,),) = self.execute("SELECT to_regclass('facts')::text")
        if known is None:
            return 0
        found = list(self.execute("SELECT value FROM facts WHERE name = 'version'"))
        return int(found[0][0]) if found else 0

    @contextmanager
    def wiping(self) -> Iterator[None]:
        """Postgres writes it over in its own time, after the next VACUUM."""
        yield

    def lock_code(self, code: str) -> None:
        list(self.execute("SELECT pg_advisory_xact_lock(hashtextextended(?1, 0))", (code,)))

    def bytes_used(self) -> tuple[int, int, int]:
        """Of our tables: Postgres' own are megabytes from the start. A table that is empty has a
        block for each index, of its own and of what is stored beside it."""
        sql = """
            SELECT sum(pg_total_relation_size(oid)), sum(
                (SELECT count(*) FROM pg_index WHERE indrelid = pg_class.oid)
                + (reltoastrelid <> 0)::int
            ) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        """
        ((size, indexes),) = self.execute(sql)
        return int(size), 0, int(indexes) * BLOCK


@dataclass(frozen=True)
class Postgres:
    """A database of a Postgres server."""

    url: str
    settled: dict[str, Any] = field(init=False, repr=False, compare=False)

    error: ClassVar[type[Exception]] = psycopg.Error
    # A full disk, a server that only reads or is overcome: not the fault of what was asked.
    for_all: ClassVar[tuple[type[Exception], ...]] = (
        *(errors.DiskFull, errors.OutOfMemory, errors.ConfigurationLimitExceeded),
        *(errors.IoError, errors.QueryCanceled, errors.ReadOnlySqlTransaction),
    )
    shared: ClassVar[bool] = True
    begin: ClassVar[str] = "BEGIN"
    snapshot: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    as_list: ClassVar[str] = r"'\x5b'::bytea || string_agg(entry, '\x2c' ORDER BY n) || '\x5d'"

    def __post_init__(self) -> None:
        try:
            settled = dict(conninfo.conninfo_to_dict(self.url))
        except psycopg.Error:
            raise StoreError(
                "The database is named as in postgresql://user@host/witsend, and this is not."
            ) from None
        object.__setattr__(self, "settled", settled)

    def __repr__(self) -> str:
        """Without a password."""
        return f"Postgres({self.place!r})"

    @property
    def place(self) -> str:
        """Without a password."""
        host = self.settled.get("host") or "this machine"
        return f"{self.settled.get('dbname') or 'witsend'} of Postgres on {host}"

    def check(self) -> None:
        """What the package needs, it brings along."""

    def check_exists(self) -> None:
        """That is seen when it is opened."""

    def claim(self, undo: ExitStack) -> None:
        """It is everyone's."""

    def check_unserved(self) -> None:
        """Nodes that live say so."""
        with closing(self.open()) as db:
            ((nodes,),) = db.execute("SELECT count(*) FROM nodes WHERE until > clock_timestamp()")
        if nodes:
            raise InUse(f"{nodes} servers are using the database {self.place}.")

    @property
    def newest(self) -> int:
        return len(MIGRATIONS)

    def connect(self, *, only_reads: bool = False) -> Connection:
        options = {**SETTINGS, "default_transaction_read_only": "on" if only_reads else "off"}
        given = str(self.settled.get("options") or "")
        asked = {
            "connect_timeout": CONNECT_SECONDS,
            **KEEP_ALIVE,
            **self.settled,
            "options": " ".join(
                [*(f"-c {name}={value}" for name, value in options.items()), given]
            ),
        }
        connection = psycopg.connect(
            **asked, autocommit=True, cursor_factory=psycopg.RawCursor, prepare_threshold=2
        )
        return Connection(connection)

    def open(self, *, again: bool = False) -> Connection:
        return prepared(self.connect(), self._check if again else self._prepare)

    def _check(self, db: Connection) -> None:
        if db.connection.info.server_version < OLDEST * 10_000:
            raise StoreError(f"Postgres {OLDEST} or newer is needed.")
        ((only_reads,),) = db.execute("SELECT pg_is_in_recovery()")
        if only_reads:
            raise StoreError(f"The database {self.place} is a copy that can only be read.")

    def _prepare(self, db: Connection) -> None:
        self._check(db)
        db.execute("BEGIN")
        db.execute("SELECT pg_advisory_xact_lock(?1)", (MIGRATING,))
        version = db.version()
        check_not_newer(version, self.newest, self.place)
        for script in MIGRATIONS[version:]:
            with db.connection.cursor() as cursor:
                cursor.execute(script.encode(), prepare=False)
        put = "INSERT INTO facts VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2"
        if version < len(MIGRATIONS):
            db.execute(put, ("version", b"%d" % len(MIGRATIONS)))
        made = "INSERT INTO facts VALUES (?1, ?2) ON CONFLICT DO NOTHING"
        db.execute(made, ("key", token_bytes(32)))
        db.execute(made, ("chance", token_bytes(32)))
        db.execute(made, ("doorbell", b"witsend-" + token_hex(16).encode()))
        db.execute("COMMIT")

    def room(self) -> int | None:
        return None

    def size(self) -> int | None:
        return None

    def settle(self) -> None:
        """That is in Postgres' hands."""

    def shrink(self) -> bool:
        return False

    def backup(self, target: Path) -> None:
        """As a database of SQLite's, which can be served from a folder, or carried back."""
        with drafting(target) as path:
            draft = Sqlite(path.parent)
            with ExitStack() as undo:
                draft.claim(undo)
                carry(self, draft)
            draft.settle()

    def restore(self, source: Path) -> Path | None:
        """Into a database that has no tables yet."""
        if not is_there(source):
            raise StoreError(f"There is no file {source}.")
        self.check_unserved()
        with TemporaryDirectory() as folder:
            backup = Sqlite(Path(folder))
            backup.restore(source)
            carry(backup, self)
        return None

    def failed(self, error: Exception) -> StoreError:
        match error:
            case errors.DiskFull():
                return StoreError("The disk is full, so nothing more can be stored.")
            case errors.ReadOnlySqlTransaction():
                return StoreError(f"The database {self.place} can only be read just now.")
            case errors.QueryCanceled():
                return StoreError(f"The database {self.place} took too long.")
            case psycopg.OperationalError() | psycopg.InterfaceError():
                return StoreError(f"The database {self.place} cannot be reached: {line(error)}")
        return StoreError(f"The database {self.place} cannot be used: {line(error)}")


def line(error: Exception) -> str:
    """What it says in one line, which may be several."""
    said = " ".join(str(error).split()).rstrip(".")
    return f"{said}." if said else "it does not say why."
