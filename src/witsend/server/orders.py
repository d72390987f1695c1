"""What a command asks of a folder's tables, while a server has them or while none does.

A command writes its order into the database. A server looks once a second and carries it out, in
the order in which everything else happens to a table; where no server runs, the command does the
same itself. Either way the answer is one line, beside the order.
"""

from pathlib import Path
from typing import Literal, NamedTuple

import apsw

from witsend.server.keys import open_beside

What = Literal["end", "delete", "forget", "prune", "ban address"]


class Order(NamedTuple):
    number: int
    what: What
    about: str


def give(folder: Path, what: What, about: str) -> int:
    """The order's number; answers that nobody has fetched are thrown away."""
    with open_beside(folder) as db:
        db.execute("DELETE FROM orders WHERE answer IS NOT NULL")
        db.execute("INSERT INTO orders (what, about) VALUES (?, ?)", (what, about))
        ((number,),) = db.execute("SELECT max(number) FROM orders")
        return int(number)


def fetch(folder: Path, number: int) -> str | None:
    """The answer, which is then thrown away; None while there is none."""
    with open_beside(folder, only_reads=True) as db:
        given = db.execute("SELECT answer FROM orders WHERE number = ?", (number,)).fetchone()
    if given == (None,):
        return None
    take_back(folder, number)
    return str(given[0]) if given else ""


def take_back(folder: Path, number: int) -> None:
    with open_beside(folder) as db:
        db.execute("DELETE FROM orders WHERE number = ?", (number,))


def waiting(db: apsw.Connection) -> list[Order]:
    sql = "SELECT number, what, about FROM orders WHERE answer IS NULL ORDER BY number"
    return [Order(*row) for row in db.execute(sql)]


def answer(db: apsw.Connection, number: int, said: str) -> None:
    db.execute("UPDATE orders SET answer = ? WHERE number = ?", (said, number))
