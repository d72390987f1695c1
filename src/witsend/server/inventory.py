"""What lies in a folder, for commands to list, show and export; nothing is changed."""

from collections import Counter
from typing import NamedTuple

from witsend.server.database import Database, Session, StoreError, open_beside
from witsend.server.keys import Someone, find_people
from witsend.server.retold import game_of
from witsend.server.seating import Entry, Flagged, Opened, Said, Sat, decode_entry

LEAST_OF_ID = 4  # letters that name a table, where no other begins with them
ROW_BYTES = 40  # of an entry in the log and its index, beside what is in it
TABLE_BYTES = 300  # of a table in the lists


class Kept(NamedTuple):
    """A table as it is stored."""

    id: str
    code: str
    game: str
    started: bool
    over: bool
    touched: float  # seconds since the epoch: the last entry
    people: tuple[str, ...]  # names of who sits there
    entries: int
    disk: int  # bytes of the file, with its share of pages that are not quite full

    @property
    def stage(self) -> str:
        return "over" if self.over else "in play" if self.started else "waiting"


class Room(NamedTuple):
    """Bytes."""

    file: int
    free: int  # within the file, and used again
    empty: int  # of a file without any table


def room(database: Database) -> Room:
    with open_beside(database, only_reads=True) as db:
        return Room(*db.bytes_used())


def all_tables(database: Database) -> list[Kept]:
    """The last touched first. This reads all logs."""
    with open_beside(database, only_reads=True) as db:
        return _all_tables(db)


def _all_tables(db: Session) -> list[Kept]:
    weights = {
        table: (count, size + ROW_BYTES * count + TABLE_BYTES, at)
        for table, count, size, at in db.execute(
            """
            SELECT "table", count(*), sum(length(entry)) + coalesce(
                (SELECT length(story) FROM stories WHERE stories."table" = numbers."table"), 0
            ) + coalesce(
                (SELECT length(report) FROM reports WHERE reports."table" = numbers."table"), 0
            ), max(at) FROM log JOIN numbers USING (number) GROUP BY "table"
            """
        )
    }
    there = Room(*db.bytes_used())
    used = there.file - there.free - there.empty
    share = max(used / max(sum(weight for _, weight, _ in weights.values()), 1), 1.0)
    cards = db.execute(
        """
        SELECT id, code, game, started, over, touched, (
            SELECT string_agg(name, '\n' ORDER BY place)
            FROM seated JOIN people ON person = people.id WHERE "table" = cards.id
                AND place >= 0
        ) FROM cards
        """
    )
    kept = []
    for id_, code, game, started, over, touched, names in cards:
        entries, weight, at = weights.get(id_, (0, TABLE_BYTES, touched))
        kept.append(
            Kept(
                id_, code, game, bool(started), bool(over), max(at, touched),
                tuple((names or "").splitlines()), entries, round(weight * share),
            )
        )  # fmt: skip
    return sorted(kept, key=lambda table: (-table.touched, table.id))


def find_table(database: Database, asked: str) -> str:
    """By its id or the beginning of it, by its code, or by its link."""
    asked = asked.rstrip("/").rpartition("/")[2]
    with open_beside(database, only_reads=True) as db:
        whole = list(db.execute("SELECT id FROM cards WHERE id = ?1", (asked,)))
        sql = "SELECT id FROM cards WHERE code = ?1 ORDER BY over, touched DESC LIMIT 1"
        coded = list(db.execute(sql, (asked.upper(),)))
        begun = []
        if len(asked) >= LEAST_OF_ID:
            sql = "SELECT id FROM cards WHERE substr(id, 1, ?1) = ?2 LIMIT 2"
            begun = list(db.execute(sql, (len(asked), asked)))
    found = whole or coded or begun
    if len(found) != 1:
        which = "no table" if not found else "more than one table"
        raise StoreError(f"There is {which} with the id or the code {asked!r}.")
    ((table,),) = found
    return str(table)


def log_of(database: Database, table: str) -> tuple[list[Entry], bytes | None]:
    """All that happened there; and its story in words, if one is kept."""
    with open_beside(database, only_reads=True) as db:
        sql = """
            SELECT entry FROM log WHERE number = (SELECT number FROM numbers WHERE "table" = ?1)
            ORDER BY n
        """
        entries = [decode_entry(entry) for (entry,) in db.execute(sql, (table,))]
        story = list(db.execute('SELECT story FROM stories WHERE "table" = ?1', (table,)))
    return entries, story[0][0] if story else None


def flagged_in(database: Database) -> Counter[str]:
    """What hosts have called bad, such as "house/space-moon", and how often. Reads all logs."""
    with open_beside(database, only_reads=True) as db:
        entries = [decode_entry(entry) for (entry,) in db.execute("SELECT entry FROM log")]
    return Counter([entry.what for entry in entries if isinstance(entry, Flagged)])


def people_at(database: Database, table: str) -> list[Someone]:
    """Everyone who opened it, ever sat there, or said something, as they are called now."""
    entries, _ = log_of(database, table)
    known: dict[str, str] = {}
    for entry in entries:
        match entry:
            case Opened(host=person, name=name):
                known[person] = name
            case Sat(person=person, name=name) | Said(person=person, name=name):
                known.setdefault(person, name)
    with open_beside(database, only_reads=True) as db:
        named = {each.id: each for each in find_people(db, "WHERE name = coalesce(?1, name)", None)}
    return [named.get(person, Someone(person, name, None)) for person, name in known.items()]


def record_of(database: Database, table: str, *, secrets: bool) -> bytes:
    """As `witsend replay` reads it; of a game that is in play only where its secrets may be."""
    entries, story = log_of(database, table)
    game = game_of(entries)
    if not game.seating.started:
        raise StoreError(f"Table {table} has no game yet.")
    if not (game.seating.over or game.log.stopped or secrets):
        raise StoreError(
            f"The game of table {table} is in play, and its record has everyone's hidden cards "
            "and dice: say --secrets if you want it nevertheless."
        )
    return game.record(story, secrets=secrets)
