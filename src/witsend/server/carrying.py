"""All that one database has, carried into another that is empty: from a folder to Postgres, back
again, or into a backup. All of it or nothing, and looked through afterwards."""

from contextlib import closing
from hashlib import sha256
from typing import NamedTuple

from witsend.server.database import Database, Row, Session, StoreError, marks, open_beside
from witsend.server.keys import put_fact, read_facts

# The log and its numbers are carried table by table; orders are answered where they were given.
COLUMNS = {
    "cards": ("id", "code", "game", "open", "started", "over", "touched"),
    "seated": ("table", "place", "person"),
    "people": ("id", "name"),
    "stories": ("table", "story"),
    "seen": ("person", "at"),
    "carried": ("person",),
    "revoked": ("person",),
    "banned": ("who", "until"),
    "listed_from": ("table", "address"),
    "reports": ("table", "report"),
}
FLAGS = {"open", "started", "over"}  # SQLite has them as numbers
KEYS = ("key", "chance", "former key", "former key until", "changes of keys")  # of the facts
LOG = "SELECT n, at, entry FROM log WHERE number = ?1 ORDER BY n"
NUMBERS = 'SELECT number, "table" FROM numbers ORDER BY number'


class Carried(NamedTuple):
    tables: int
    entries: int
    people: int


def carry(source: Database, target: Database) -> Carried:
    """What is carried is one moment of the source."""
    with open_beside(source, only_reads=True) as old:
        try:
            with closing(target.open()) as new:
                check_empty(new, target)
                new.execute(target.begin)
                copy(old, new)
                new.execute("COMMIT")
                return check_same(old, new, target)
        except target.error as error:
            raise target.failed(error) from error


def check_empty(db: Session, target: Database) -> None:
    if any(list(db.execute(f"SELECT 1 FROM {name} LIMIT 1")) for name in ("numbers", "people")):  # noqa: S608 - those two
        raise StoreError(f"The database {target.place} has tables or people, and must have none.")


def copy(old: Session, new: Session) -> None:
    facts = read_facts(old)
    for name in KEYS:
        if name in facts:
            put_fact(new, name, facts[name])
    for _, table in old.execute(NUMBERS):
        new.execute('INSERT INTO numbers ("table") VALUES (?1)', (table,))
    numbers = {table: number for number, table in new.execute(NUMBERS)}
    for number, table in old.execute(NUMBERS):
        rows = [(numbers[table], *row) for row in old.execute(LOG, (number,))]
        new.executemany("INSERT INTO log (number, n, at, entry) VALUES (?1, ?2, ?3, ?4)", rows)
    for name, columns in COLUMNS.items():
        values = marks(1, len(columns))
        sql = f"INSERT INTO {name} ({quoted(columns)}) VALUES ({values})"  # noqa: S608 - see above
        new.executemany(sql, rows_of(old, name))


def rows_of(db: Session, name: str) -> list[Row]:
    columns = COLUMNS[name]
    return [
        tuple(bool(value) if at in FLAGS else value for at, value in zip(columns, row, strict=True))
        for row in db.execute(f"SELECT {quoted(columns)} FROM {name}")  # noqa: S608 - see above
    ]


def quoted(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def check_same(old: Session, new: Session, target: Database) -> Carried:
    """Every table's log by its hash, and how much there is of all else."""
    logs, same = hashes(old), hashes(new)
    for table, (length, digest) in logs.items():
        if same.get(table) != (length, digest):
            raise StoreError(f"The log of table {table} is not the same in {target.place}.")
    counts = {name: (count(old, name), count(new, name)) for name in COLUMNS}
    for name, (before, after) in counts.items():
        if before != after:
            raise StoreError(f"Of {before} {name}, {after} are in {target.place}.")
    if read_facts(old)["key"] != read_facts(new)["key"]:
        raise StoreError(f"The key in {target.place} is another.")
    return Carried(len(logs), sum(length for length, _ in logs.values()), counts["people"][0])


def hashes(db: Session) -> dict[str, tuple[int, bytes]]:
    """Of each table's log: its length, and a hash of every place, time and entry in it."""
    found = {}
    for number, table in db.execute(NUMBERS):
        digest, length = sha256(), 0
        for n, at, entry in db.execute(LOG, (number,)):
            digest.update(f"{n} {at!r} {len(entry)} ".encode() + entry)
            length += 1
        found[table] = length, digest.digest()
    return found


def count(db: Session, name: str) -> int:
    ((found,),) = db.execute(f"SELECT count(*) FROM {name}")  # noqa: S608 - see above
    return int(found)
