"""This server among others that share a Postgres database.

A thread with a connection of its own listens to the doorbell, which is Postgres' NOTIFY, and says
twice a second that this server lives: a lease, in the database's own time. Whoever's lease has run
out drives no table any more, and the others take its tables over. Nobody talks to another server
but over the database.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from secrets import token_urlsafe
from threading import Event, Thread
from time import monotonic

import psycopg
from msgspec import ValidationError, json

from witsend.server.database import StoreError
from witsend.server.neighbours import AnyRing, Hearer, Left, Taken
from witsend.server.postgres import DOORBELL, Connection, Postgres, spelled
from witsend.server.store import Store

LEASE_SECONDS = 2.0
BEAT_SECONDS = 0.4  # from one sign of life to the next
MARGIN_SECONDS = 0.5  # before its lease runs out, a server drives nothing any more
TAKEN_AT_ONCE = 100  # tables that one server takes over with one sign of life: so all have a share
START_SECONDS = 10.0  # in which a server that starts alone finds the tables that are to go on
LONG_GONE = "1 hour"  # and a server is forgotten
AGAIN_SECONDS = 0.2  # until a lost connection is tried again

BEAT = f"""
    INSERT INTO nodes VALUES (?1, clock_timestamp() + interval '{LEASE_SECONDS} seconds')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""  # noqa: S608 - nobody sent it
ALIVE = "SELECT id FROM nodes WHERE until > clock_timestamp() ORDER BY id"
IS_ALIVE = "(SELECT id FROM nodes WHERE until > clock_timestamp())"
# Tables that nobody drives.
WANT = """
    INSERT INTO drivers SELECT wanted, ?1 FROM unnest(?2::text[]) AS wanted
    WHERE NOT EXISTS (SELECT 1 FROM drivers WHERE "table" = wanted)
    ON CONFLICT DO NOTHING RETURNING "table"
"""
TAKE_OVER = f"""
    UPDATE drivers SET node = ?1 FROM (
        SELECT "table", extract(epoch FROM until)::float8 - {LEASE_SECONDS} AS alive_at
        FROM drivers LEFT JOIN nodes ON id = node
        WHERE node NOT IN {IS_ALIVE} LIMIT {TAKEN_AT_ONCE} FOR UPDATE OF drivers SKIP LOCKED
    ) AS left_behind WHERE drivers."table" = left_behind."table"
    RETURNING drivers."table", alive_at
"""  # noqa: S608 - nobody sent it
# Not one that has just begun: where its people are, it is wanted.
FIND = f"""
    INSERT INTO drivers SELECT id, ?1 FROM cards
    WHERE started AND NOT over AND id NOT IN (SELECT "table" FROM drivers)
    AND touched < extract(epoch FROM clock_timestamp()) - {LEASE_SECONDS} LIMIT {TAKEN_AT_ONCE}
    ON CONFLICT DO NOTHING RETURNING "table"
"""  # noqa: S608 - nobody sent it
RELEASE = 'DELETE FROM drivers WHERE node = ?1 AND "table" = ANY (?2)'
MINE = 'SELECT "table" FROM drivers WHERE node = ?1'
FORGET = f"DELETE FROM nodes WHERE until < clock_timestamp() - interval '{LONG_GONE}'"  # noqa: S608
LEAVE = "DELETE FROM nodes WHERE id = ?1"  # whatever it drove is for others to take over

logger = logging.getLogger("witsend.node")
decode = json.Decoder(tuple[str, AnyRing]).decode


class Node:
    are_there = True

    def __init__(self, database: Postgres, store: Store, hearer: Hearer) -> None:
        self.id = token_urlsafe(6)
        self.database = database
        self.store = store
        self.hearer = hearer
        self.loop = asyncio.get_running_loop()
        self.others: tuple[str, ...] = ()  # that live, this one among them
        self.driven: set[str] = set()
        self.wanted: set[str] = set()
        self.released: set[str] = set()  # they need no driver, and the others do not know it yet
        self.until = 0.0  # of the lease, by this machine's clock
        self.alone_at: float | None = None  # the last sign of life, if none lived at the start
        self.began_at = 0.0
        self.begun = Event()
        self.ended = Event()
        self.thread = Thread(target=self.work, name="node", daemon=True)

    # In the event loop

    async def start(self) -> None:
        """Once it returns, the others know of this server, and it hears them."""
        self.store.share(self.id)
        self.thread.start()
        await asyncio.to_thread(self.begun.wait)

    async def stop(self) -> None:
        """Its tables are free for others at once."""
        self.ended.set()
        self.until = 0.0
        if self.thread.is_alive():
            await asyncio.to_thread(self.thread.join)

    def drives(self, table: str) -> bool:
        return table in self.driven and monotonic() < self.until

    def want(self, table: str) -> None:
        if table not in self.driven:
            self.wanted.add(table)

    def tell(self, ring: AnyRing) -> None:
        self.store.say(json.encode((self.id, ring)).decode())

    def is_first(self) -> bool:
        return self.others[:1] == (self.id,) and monotonic() < self.until

    def beaten(self, alive: tuple[str, ...], until: float, taken: Sequence[Taken]) -> None:
        """A sign of life is stored."""
        if self.ended.is_set():
            return
        self.until = until
        for node in set(self.others) - set(alive):
            self.hearer.lose(node)
        self.others = alive
        released = self.hearer.unneeded(self.driven)
        self.driven -= released
        self.released |= released
        if taken:
            self.driven |= {table for table, _ in taken}
            self.wanted -= self.driven
            self.hearer.drive(taken)

    def driven_by_others(self, tables: set[str]) -> None:
        self.driven -= tables
        self.hearer.stop_driving(tables)

    # In the thread

    def in_loop(self, act: Callable[..., object], *values: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(act, *values)

    def work(self) -> None:
        while not self.ended.is_set():
            try:
                with closing(self.database.connect()) as db:
                    db.execute(f"LISTEN {DOORBELL}")
                    self.begin(db)
                    while not self.ended.is_set():
                        self.beat(db)
                        self.begun.set()
                        self.listen(db)
                    self.leave(db)
            except (psycopg.Error, StoreError) as error:
                logger.warning("the database cannot be reached: %s", type(error).__name__)
                self.ended.wait(AGAIN_SECONDS)

    def begin(self, db: Connection) -> None:
        """And again, when the connection was lost."""
        if self.begun.is_set():
            self.check_driven(db)
            self.in_loop(self.hearer.look_again)
        else:
            self.began_at = monotonic()
            if not list(db.execute(ALIVE)):
                self.alone_at = self.store.beat_at

    def listen(self, db: Connection) -> None:
        for note in db.connection.notifies(timeout=BEAT_SECONDS):
            with suppress(ValidationError):  # of another version
                node, ring = decode(note.payload)
                if node != self.id:
                    self.in_loop(self.hearer.hear, node, ring)

    def beat(self, db: Connection) -> None:
        at = monotonic()
        if at > self.until:
            self.check_driven(db)
        execute = db.connection.execute
        released = [*self.released]
        db.execute(BEAT, (self.id,))
        if released:
            execute(spelled(RELEASE), (self.id, released))
            self.in_loop(self.released.difference_update, released)
        alone_at = self.alone_at if at < self.began_at + START_SECONDS else None
        taken = [Taken(*row) for row in db.execute(TAKE_OVER, (self.id,))]
        taken += [Taken(table, alone_at) for (table,) in db.execute(FIND, (self.id,))]
        if wanted := [*self.wanted]:
            got = execute(spelled(WANT), (self.id, wanted))
            taken += [Taken(table, None) for (table,) in got]
        alive = tuple(node for (node,) in db.execute(ALIVE))
        if alive[:1] == (self.id,):
            db.execute(FORGET)
        self.in_loop(self.beaten, alive, at + LEASE_SECONDS - MARGIN_SECONDS, taken)

    def check_driven(self, db: Connection) -> None:
        """After a lapse others may have taken some over."""
        mine = {table for (table,) in db.execute(MINE, (self.id,))}
        if lost := {*self.driven} - mine:
            self.in_loop(self.driven_by_others, lost)

    def leave(self, db: Connection) -> None:
        db.execute(LEAVE, (self.id,))
        said = json.encode((self.id, Left())).decode()
        db.execute("SELECT pg_notify(?1, ?2)", (DOORBELL, said))
