"""Who is not let in: by the token that their browser holds, or by an address.

There are no accounts, so a ban holds as long as the browser keeps its cookie. Whoever takes another
browser, or clears this one, is a stranger; from a banned address they are not let in either, and
nor is anyone else there.
"""

from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

from witsend.server.database import StoreError
from witsend.server.gate import key_of
from witsend.server.keys import Someone, count_change, one_person, open_beside

FOR_EVER = 1e12  # seconds since the epoch
PUT = "INSERT OR REPLACE INTO banned VALUES (?, ?)"


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


def ban(folder: Path, asked: Sequence[str], until: float) -> list[Someone]:
    """People by id or by a name that is theirs alone, and addresses. All of them or none."""
    with open_beside(folder) as db:
        found = [
            Someone(address, address, None)
            if (address := address_in(each))
            else one_person(db, each)
            for each in asked
        ]
        db.executemany(PUT, [(person.id, until) for person in found])
        count_change(db)
        return found


def pardon(folder: Path, asked: Sequence[str]) -> None:
    """All of them or none."""
    with open_beside(folder) as db:
        for each in asked:
            who = address_in(each) or each
            name = "SELECT id FROM people WHERE name = ?2"
            sql = f"DELETE FROM banned WHERE who = ?1 OR who IN ({name})"  # noqa: S608 - see above
            db.execute(sql, (who, each))
            if db.execute("SELECT changes()").fetchone() == (0,):
                raise StoreError(f"{each!r} is not banned, so nothing was changed.")
        count_change(db)


def bans(folder: Path, now: float) -> list[Ban]:
    with open_beside(folder, only_reads=True) as db:
        sql = """
            SELECT who, name, until FROM banned LEFT JOIN people ON id = who WHERE until > ?
            ORDER BY name IS NULL, name, who
        """
        return [Ban(*row) for row in db.execute(sql, (now,))]
