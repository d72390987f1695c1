"""What signs people's tokens, and which tokens count no more.

A command changes it while a server runs: both open the database, and the server looks once a
second whether there is anything new.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import NamedTuple

import apsw
from msgspec import field

from witsend.game import Record
from witsend.server.database import BUSY_TIMEOUT, FILE, MIGRATIONS, StoreError, connect, failed
from witsend.server.people import person_of

DAY = 24 * 3600.0  # seconds
LATELY = 30 * DAY  # whoever was here since then keeps who they are when the key changes
GRACE = 30 * DAY  # for coming by, and being given a token of the new key
CHANGES = "changes of keys"  # in the facts: how many there were


class Keys(Record, frozen=True, kw_only=True):
    present: bytes
    former: bytes | None = None
    former_until: float = 0.0  # seconds since the epoch
    carried: frozenset[str] = frozenset()  # people whose tokens of the former key count until then
    revoked: frozenset[str] = frozenset()  # people whose tokens count no more, of whatever key
    banned: dict[str, float] = field(default_factory=dict)  # people and addresses; until when
    changes: int = 0

    def is_banned(self, claimed: str, address: str, now: float) -> bool:
        """Whoever comes with a banned person's token, also one that has ended, or from there."""
        if not self.banned:
            return False
        person = claimed.rpartition(".")[0]
        return any(now < self.banned.get(who, 0.0) for who in (person, address))

    def holder(self, claimed: str, now: float) -> str | None:
        """Whose token this is; None if nobody's."""
        person = person_of(self.present, claimed)
        if person is None and self.former and now < self.former_until:
            person = person_of(self.former, claimed)
            person = person if person in self.carried else None
        if person in self.revoked or now < self.banned.get(person or "", 0.0):
            return None
        return person

    def is_to_be_renewed(self, claimed: str) -> bool:
        """Whether a token that counts is of the former key."""
        return person_of(self.present, claimed) is None

    def ended(self, before: "Keys", holder: str) -> bool:
        """Whether what they held has come to its end since."""
        is_of_before = self.present != before.present and holder not in self.carried
        is_revoked = holder in self.revoked - before.revoked
        return is_of_before or is_revoked or holder in self.banned.keys() - before.banned.keys()


def read_keys(db: apsw.Connection) -> Keys:
    facts = dict(db.execute("SELECT name, value FROM facts"))
    return Keys(
        present=facts["key"],
        former=facts.get("former key"),
        former_until=facts.get("former key until", 0.0),
        carried=frozenset(person for (person,) in db.execute("SELECT person FROM carried")),
        revoked=frozenset(person for (person,) in db.execute("SELECT person FROM revoked")),
        banned=dict(db.execute("SELECT who, until FROM banned")),
        changes=facts.get(CHANGES, 0),
    )


def see(db: apsw.Connection, people: Sequence[str], at: float) -> None:
    sql = "INSERT OR REPLACE INTO seen VALUES (?, ?)"
    db.executemany(sql, [(person, at) for person in people])


class Someone(NamedTuple):
    id: str
    name: str
    seen: float | None  # seconds since the epoch, to the day


def everyone(folder: Path, name: str | None = None) -> list[Someone]:
    """All people with a name, or with this one; who was here last comes first."""
    with open_beside(folder, only_reads=True) as db:
        return find_people(db, "WHERE ?1 IS NULL OR name = ?1", name)


def someone(folder: Path, asked: str) -> Someone:
    """By their id, or by a name that only one person has."""
    with open_beside(folder, only_reads=True) as db:
        return one_person(db, asked)


def revoke(folder: Path, asked: Sequence[str]) -> list[Someone]:
    """By their ids, or by names that only one person has. All of them or none."""
    with open_beside(folder) as db:
        ended = [one_person(db, each) for each in asked]
        sql = "INSERT OR IGNORE INTO revoked VALUES (?)"
        db.executemany(sql, [(person.id,) for person in ended])
        count_change(db)
        return ended


def rotate(folder: Path, now: float, *, at_once: bool) -> int:
    """A new key; how many people are carried over. At once, nobody is."""
    with open_beside(folder) as db:
        db.execute("DELETE FROM carried")
        db.execute("DELETE FROM facts WHERE name IN ('former key', 'former key until')")
        if not at_once:
            db.execute("INSERT INTO facts SELECT 'former key', value FROM facts WHERE name = 'key'")
            db.execute("INSERT INTO facts VALUES ('former key until', ?)", (now + GRACE,))
            sql = "INSERT INTO carried SELECT person FROM seen WHERE at >= ?"
            db.execute(sql, (now - LATELY,))
        db.execute("UPDATE facts SET value = ? WHERE name = 'key'", (token_bytes(32),))
        count_change(db)
        ((carried,),) = db.execute("SELECT count(*) FROM carried")
        return int(carried)


def count_change(db: apsw.Connection) -> None:
    sql = "INSERT INTO facts VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1"
    db.execute(sql, (CHANGES,))


def one_person(db: apsw.Connection, asked: str) -> Someone:
    if found := find_people(db, "WHERE id = ?", asked):
        return found[0]
    found = find_people(db, "WHERE name = ?", asked)
    if not found:
        raise StoreError(f"Nobody here has the id or the name {asked!r}, so nothing was changed.")
    if len(found) > 1:
        ids = ", ".join(person.id for person in found)
        raise StoreError(
            f"{len(found)} people are called {asked}, so nothing was changed: say which by the id, "
            f"one of {ids}."
        )
    return found[0]


def find_people(db: apsw.Connection, which: str, value: str | None) -> list[Someone]:
    sql = f"""
        SELECT id, name, seen.at FROM people LEFT JOIN seen ON person = id {which}
        ORDER BY seen.at DESC, name, id
    """  # noqa: S608 - the condition is one of those above
    return [Someone(*row) for row in db.execute(sql, (value,))]


@contextmanager
def open_beside(folder: Path, *, only_reads: bool = False) -> Iterator[apsw.Connection]:
    """All that is done with it or nothing; beside a server that runs, too, which does not wait for
    whoever only reads."""
    path = folder / FILE
    if not path.exists():
        raise StoreError(f"There are no tables in the folder {folder}.")
    try:
        with closing(connect(path, BUSY_TIMEOUT)) as db:
            ((version,),) = db.execute("PRAGMA user_version")
            if version != len(MIGRATIONS):
                raise StoreError(
                    f"The database {path} has version {version}, and this program works with "
                    f"{len(MIGRATIONS)}: start its own server on the folder once."
                )
            db.execute("PRAGMA secure_delete = ON")
            db.execute("BEGIN" if only_reads else "BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
    except apsw.Error as error:
        raise failed(path, error) from error
