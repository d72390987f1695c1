"""Who is not let in: by the token that their browser holds, or by an address.

There are no accounts, so a ban holds as long as the browser keeps its cookie. Whoever takes another
browser, or clears this one, is a stranger; from a banned address they are not let in either, and
nor is anyone else there.
"""

from collections.abc import Sequence
from ipaddress import ip_address
from typing import NamedTuple

from witsend.server.database import Database, Session, StoreError, open_beside
from witsend.server.gate import key_of
from witsend.server.keys import Someone, mark_change, one_person

FOR_EVER = 1e12  # seconds since the epoch


class Ban(NamedTuple):
    who: str  # a person's id, or an address
    name: str | None  # of a person that has one
    until: float  # seconds since the epoch


def address_in(asked: str) -> str | None:
    """As limits count it, an IPv6 one by its network; None where it is none."""
    try:
        ip_address(asked)
    except ValueError:
        return None
    return key_of(asked)


def ban(database: Database, asked: Sequence[str], until: float) -> list[Someone]:
    """People by id or by a name that is theirs alone, and addresses. All of them or none."""
    with open_beside(database) as db:
        found = [
            Someone(address, address, None)
            if (address := address_in(each))
            else one_person(db, each)
            for each in asked
        ]
        put_bans(db, [person.id for person in found], until)
        return found


def put_bans(db: Session, banned: Sequence[str], until: float) -> None:
    sql = (
        "INSERT INTO banned VALUES (?1, ?2) ON CONFLICT (who) DO UPDATE SET until = excluded.until"
    )
    db.executemany(sql, [(who, until) for who in banned])
    mark_change(db)


def pardon(database: Database, asked: Sequence[str]) -> None:
    """All of them or none."""
    with open_beside(database) as db:
        for each in asked:
            who = address_in(each) or each
            name = "SELECT id FROM people WHERE name = ?2"
            sql = f"DELETE FROM banned WHERE who = ?1 OR who IN ({name})"  # noqa: S608 - see above
            if not list(db.execute(f"{sql} RETURNING who", (who, each))):
                raise StoreError(f"{each!r} is not banned, so nothing was changed.")
        mark_change(db)


def bans(database: Database, now: float) -> list[Ban]:
    with open_beside(database, only_reads=True) as db:
        sql = """
            SELECT who, name, until FROM banned LEFT JOIN people ON id = who WHERE until > ?1
            ORDER BY name IS NULL, name, who
        """
        return [Ban(*row) for row in db.execute(sql, (now,))]
