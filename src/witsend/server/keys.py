"""What signs people's tokens, and which tokens count no more; and what chance follows from.

A command changes it while a server runs: both open the database, and the server looks once a
second whether there is anything new.
"""

from collections.abc import Sequence
from secrets import token_bytes
from typing import Any, NamedTuple

from msgspec import field

from witsend.game import Record
from witsend.server.database import Database, Session, StoreError, open_beside
from witsend.server.people import person_of

DAY = 24 * 3600.0  # seconds
LATELY = 30 * DAY  # whoever was here since then keeps who they are when the key changes
GRACE = 30 * DAY  # for coming by, and being given a token of the new key
CHANGES = "changes of keys"  # in the facts: another mark after each


class Keys(Record, frozen=True, kw_only=True):
    present: bytes
    chance: bytes = b""  # tables' secrets follow from it; it is never changed
    former: bytes | None = None
    former_until: float = 0.0  # seconds since the epoch
    carried: frozenset[str] = frozenset()  # people whose tokens of the former key count until then
    revoked: frozenset[str] = frozenset()  # people whose tokens count no more, of whatever key
    banned: dict[str, float] = field(default_factory=dict)  # people and addresses; until when
    changes: bytes | float = b""

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


def read_facts(db: Session) -> dict[str, Any]:
    """Each is bytes; a number is written in figures, or was stored as one by programs before."""
    return dict(db.execute("SELECT name, value FROM facts"))


def put_fact(db: Session, name: str, value: bytes | float) -> None:
    sql = (
        "INSERT INTO facts VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    db.execute(sql, (name, value if isinstance(value, bytes) else repr(value).encode()))


def read_keys(db: Session) -> Keys:
    facts = read_facts(db)
    return Keys(
        present=facts["key"],
        chance=facts["chance"],
        former=facts.get("former key"),
        former_until=float(facts.get("former key until", 0.0)),
        carried=frozenset(person for (person,) in db.execute("SELECT person FROM carried")),
        revoked=frozenset(person for (person,) in db.execute("SELECT person FROM revoked")),
        banned=dict(db.execute("SELECT who, until FROM banned")),
        changes=facts.get(CHANGES, b""),
    )


def see(db: Session, people: Sequence[str], at: float) -> None:
    sql = "INSERT INTO seen VALUES (?1, ?2) ON CONFLICT (person) DO UPDATE SET at = excluded.at"
    db.executemany(sql, [(person, at) for person in people])


class Someone(NamedTuple):
    id: str
    name: str
    seen: float | None  # seconds since the epoch, to the day


def everyone(database: Database, name: str | None = None) -> list[Someone]:
    """All people with a name, or with this one; who was here last comes first."""
    with open_beside(database, only_reads=True) as db:
        return find_people(db, "WHERE name = coalesce(?1, name)", name)


def someone(database: Database, asked: str) -> Someone:
    """By their id, or by a name that only one person has."""
    with open_beside(database, only_reads=True) as db:
        return one_person(db, asked)


def revoke(database: Database, asked: Sequence[str]) -> list[Someone]:
    """By their ids, or by names that only one person has. All of them or none."""
    with open_beside(database) as db:
        ended = [one_person(db, each) for each in asked]
        sql = "INSERT INTO revoked VALUES (?1) ON CONFLICT DO NOTHING"
        db.executemany(sql, [(person.id,) for person in ended])
        mark_change(db)
        return ended


def rotate(database: Database, now: float, *, at_once: bool) -> int:
    """A new key; how many people are carried over. At once, nobody is."""
    with open_beside(database) as db:
        db.execute("DELETE FROM carried")
        db.execute("DELETE FROM facts WHERE name IN ('former key', 'former key until')")
        if not at_once:
            db.execute("INSERT INTO facts SELECT 'former key', value FROM facts WHERE name = 'key'")
            put_fact(db, "former key until", now + GRACE)
            sql = "INSERT INTO carried SELECT person FROM seen WHERE at >= ?1"
            db.execute(sql, (now - LATELY,))
        put_fact(db, "key", token_bytes(32))
        mark_change(db)
        ((carried,),) = db.execute("SELECT count(*) FROM carried")
        return int(carried)


def mark_change(db: Session) -> None:
    put_fact(db, CHANGES, token_bytes(8))


def one_person(db: Session, asked: str) -> Someone:
    if found := find_people(db, "WHERE id = ?1", asked):
        return found[0]
    found = find_people(db, "WHERE name = ?1", asked)
    if not found:
        raise StoreError(f"Nobody here has the id or the name {asked!r}, so nothing was changed.")
    if len(found) > 1:
        ids = ", ".join(person.id for person in found)
        raise StoreError(
            f"{len(found)} people are called {asked}, so nothing was changed: say which by the id, "
            f"one of {ids}."
        )
    return found[0]


def find_people(db: Session, which: str, value: str | None) -> list[Someone]:
    sql = f"""
        SELECT id, name, seen.at FROM people LEFT JOIN seen ON person = id {which}
        ORDER BY coalesce(seen.at, 0) DESC, name, id
    """  # noqa: S608 - the condition is one of those above
    return [Someone(*row) for row in db.execute(sql, (value,))]
