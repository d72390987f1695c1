"""What a command asks of a folder's tables, while a server has them or while none does.

A command writes its order into the database. A server looks once a second and carries it out, in
the order in which everything else happens to a table; where no server runs, the command does the
same itself. Either way the answer is one line, beside the order.
"""

from typing import Literal, NamedTuple

from witsend.server.database import Database, Session, open_beside

What = Literal["end", "delete", "forget", "prune", "ban address"]


class Order(NamedTuple):
    number: int
    what: What
    about: str


def give(database: Database, what: What, about: str) -> int:
    """The order's number; answers that nobody has fetched are thrown away."""
    with open_beside(database) as db:
        db.execute("DELETE FROM orders WHERE answer IS NOT NULL")
        sql = "INSERT INTO orders (what, about) VALUES (?1, ?2) RETURNING number"
        ((number,),) = db.execute(sql, (what, about))
        return int(number)


def fetch(database: Database, number: int) -> str | None:
    """The answer, which is then thrown away; None while there is none."""
    with open_beside(database, only_reads=True) as db:
        given = list(db.execute("SELECT answer FROM orders WHERE number = ?1", (number,)))
    if given == [(None,)]:
        return None
    take_back(database, number)
    return str(given[0][0]) if given else ""


def take_back(database: Database, number: int) -> None:
    with open_beside(database) as db:
        db.execute("DELETE FROM orders WHERE number = ?1", (number,))


def waiting(db: Session) -> list[Order]:
    sql = "SELECT number, what, about FROM orders WHERE answer IS NULL ORDER BY number"
    return [Order(*row) for row in db.execute(sql)]


def answer(db: Session, number: int, said: str) -> None:
    db.execute("UPDATE orders SET answer = ?2 WHERE number = ?1", (number, said))
