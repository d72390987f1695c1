"""Which tables a server drives, by a lease: what it asks of the database, and what comes of it.

Nothing here waits or connects: what a sign of life consists of is given as statements, one after
another, to whoever has a connection. So a simulation carries out the same.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from witsend import platforms
from witsend.server.neighbours import Hearer, Taken

# A server that dies just after a sign of life is noticed with the first one of another that comes
# after its lease: in LEASE + BEAT seconds, and no table is to wait for more than three.
LEASE_SECONDS = 1.6
BEAT_SECONDS = 0.3  # from one sign of life to the next
MARGIN_SECONDS = 0.4  # before its lease runs out, a server drives nothing any more
FIND_SECONDS = 0.8  # from one look for tables that nobody drives to the next: it reads all that run
TAKEN_AT_ONCE = (
    100  # tables that one server takes with one sign of life, or its share if that is more
)
START_SECONDS = 10.0  # in which a server that starts alone finds the tables that are to go on
LONG_GONE = "1 hour"  # and a server is forgotten
AGAIN_SECONDS = 0.2  # until a lost connection is tried again

BEAT = f"""
    INSERT INTO nodes VALUES (?1, clock_timestamp() + interval '{LEASE_SECONDS} seconds')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""  # noqa: S608 - nobody sent it
ALIVE = "SELECT id FROM nodes WHERE until > clock_timestamp() ORDER BY id"
IS_ALIVE = "(SELECT id FROM nodes WHERE until > clock_timestamp())"
HOW_MANY = f"(SELECT greatest(1, count(*)) FROM {IS_ALIVE} AS alive)"  # noqa: S608 - see above
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
        WHERE node NOT IN {IS_ALIVE} LIMIT (
            SELECT greatest({TAKEN_AT_ONCE}, count(*) / {HOW_MANY})
            FROM drivers WHERE node NOT IN {IS_ALIVE}
        ) FOR UPDATE OF drivers SKIP LOCKED
    ) AS left_behind WHERE drivers."table" = left_behind."table"
    RETURNING drivers."table", alive_at
"""  # noqa: S608 - nobody sent it
# Not one that has just begun: where its people are, it is wanted.
FIND = f"""
    INSERT INTO drivers SELECT id, ?1 FROM cards
    WHERE started AND NOT over AND id NOT IN (SELECT "table" FROM drivers)
    AND touched < (SELECT extract(epoch FROM clock_timestamp()) - {LEASE_SECONDS})::float8
    LIMIT {TAKEN_AT_ONCE}
    ON CONFLICT DO NOTHING RETURNING "table"
"""  # noqa: S608 - nobody sent it
RELEASE = 'DELETE FROM drivers WHERE node = ?1 AND "table" = ANY (?2)'
MINE = 'SELECT "table" FROM drivers WHERE node = ?1'
FORGET = f"DELETE FROM nodes WHERE until < clock_timestamp() - interval '{LONG_GONE}'"  # noqa: S608
LEAVE = "DELETE FROM nodes WHERE id = ?1"  # whatever it drove is for others to take over


class Statement(NamedTuple):
    sql: str
    values: Sequence[Any] = ()


Rows = list[tuple[Any, ...]]


class Beaten(NamedTuple):
    """A sign of life is stored."""

    alive: tuple[str, ...]  # servers, this one among them
    until: float  # it may drive, by its own clock
    taken: Sequence[Taken]
    released: Sequence[str]
    mine: set[str]  # tables that are this server's to drive


Steps = Generator[Statement, Rows, Beaten]


class Driving:
    def __init__(
        self, id_: str, hearer: Hearer, clock: Callable[[], float] = platforms.boottime
    ) -> None:
        self.id = id_
        self.hearer = hearer
        self.clock = clock  # of this machine: it does not jump, nor stand still
        self.others: tuple[str, ...] = ()  # that live, this one among them
        self.driven: set[str] = set()
        self.wanted: set[str] = set()
        self.released: set[str] = set()  # they need no driver, and the others do not know it yet
        self.until = 0.0  # of the lease, by this machine's clock
        self.alone_at: float | None = None  # the last sign of life, if none lived at the start
        self.began_at = 0.0
        self.find_at = 0.0  # whether there are tables that nobody drives

    def drives(self, table: str) -> bool:
        return table in self.driven and self.clock() < self.until

    def want(self, table: str) -> None:
        if table not in self.driven:
            self.wanted.add(table)

    def is_first(self) -> bool:
        return self.others[:1] == (self.id,) and self.clock() < self.until

    def beaten(self, beaten: Beaten) -> None:
        """In the event loop, as all above."""
        has_lapsed = self.clock() >= self.until
        self.until = beaten.until
        if lost := self.driven - beaten.mine:  # others have taken them over, after a lapse
            self.driven -= lost
            self.hearer.stop_driving(lost)
        for node in set(self.others) - set(beaten.alive):
            self.hearer.lose(node)
        self.others = beaten.alive
        self.released.difference_update(beaten.released)
        released = self.hearer.unneeded(self.driven)
        self.driven -= released
        self.released |= released
        self.hearer.drive_on(sorted(self.driven), has_lapsed=has_lapsed)
        told = {table for table, _ in beaten.taken}
        # Those of which the answer was lost, too: nobody else will drive them.
        untold = beaten.mine - self.driven - self.released - told
        if taken := [*beaten.taken, *(Taken(table, None) for table in sorted(untold))]:
            self.driven |= told | untold
            self.wanted -= self.driven
            self.hearer.drive(taken)

    # What is asked of the database

    def beat(self) -> Steps:
        """What is this server's own is asked last, and each time: from the sign of life on, nobody
        can take it."""
        at = self.clock()
        released, wanted = [*self.released], [*self.wanted]
        yield Statement(BEAT, (self.id,))
        if released:
            yield Statement(RELEASE, (self.id, released))
        alone_at = self.alone_at if at < self.began_at + START_SECONDS else None
        taken = [Taken(*row) for row in (yield Statement(TAKE_OVER, (self.id,)))]
        if at >= self.find_at:
            found = yield Statement(FIND, (self.id,))
            taken += [Taken(table, alone_at) for (table,) in found]
            if len(found) < TAKEN_AT_ONCE:  # else there are more
                self.find_at = at + FIND_SECONDS
        if wanted:
            got = yield Statement(WANT, (self.id, wanted))
            taken += [Taken(table, None) for (table,) in got]
        alive = tuple([node for (node,) in (yield Statement(ALIVE))])
        if alive[:1] == (self.id,):
            yield Statement(FORGET)
        mine = {table for (table,) in (yield Statement(MINE, (self.id,)))}
        return Beaten(alive, at + LEASE_SECONDS - MARGIN_SECONDS, taken, released, mine)
