"""Who has a table open, by the cookie or token they came with: also those who only watch.

A table knows whom it shows what; whoever watches with `?watch` is nobody to it. Here it is known
whose browser that is, so that it can be asked to leave.
"""

from typing import NamedTuple

from witsend.game import Refusal
from witsend.server.connection import Connection
from witsend.server.keys import DAY
from witsend.server.refusals import NoName

MOST_NOTED = 10_000  # people of whom it is known here when they were noted last


class Visit(NamedTuple):
    connection: Connection
    table: str


class Visits:
    def __init__(self) -> None:
        self.open: dict[str, tuple[Visit, ...]] = {}  # of each holder
        self.seen: set[str] = set()  # since it was asked last
        self.noted: dict[str, int] = {}  # the day on which each person was noted as seen

    def begin(self, holder: str | None, table: str, connection: Connection) -> None:
        if holder is not None:
            visit = Visit(connection, table)
            self.open[holder] = (*self.open.get(holder, ()), visit)

    def end(self, holder: str | None, connection: Connection) -> None:
        if holder is not None and holder in self.open:
            left = tuple(each for each in self.open[holder] if each.connection is not connection)
            if left:
                self.open[holder] = left
            else:
                del self.open[holder]

    def send_away(self, holder: str, table: str, why: Refusal) -> None:
        for visit in self.open.get(holder, ()):
            if visit.table == table:
                visit.connection.close(why)

    def hang_up(self, holder: str) -> None:
        """Everywhere: what they came with counts no more; they may come again, as whoever they are
        then.
        """
        for visit in self.open.get(holder, ()):
            visit.connection.close(NoName())

    def to_note(self, now: float) -> list[str]:
        """Who was seen and is not noted for today yet."""
        today = int(now // DAY)
        fresh = [person for person in self.seen if self.noted.get(person) != today]
        self.seen.clear()
        if len(self.noted) + len(fresh) > MOST_NOTED:
            self.noted.clear()
        self.noted |= dict.fromkeys(fresh, today)
        return fresh
