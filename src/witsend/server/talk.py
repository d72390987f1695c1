"""What is said at a table, and who may read it."""

from collections import deque
from collections.abc import Container
from operator import attrgetter

from msgspec import Struct

from witsend.game import Seat
from witsend.server.protocol import Line
from witsend.server.seating import Said

LINES_KEPT = 100
SAID_KEPT = 20  # lines of a person that are known when they are sent again


class Spoken(Struct, frozen=True):
    number: int  # of all that was said at this table
    line: Line
    to: tuple[str, ...] | None  # who may read a whisper: whoever shared the seat at that time


class TableTalk:
    __slots__ = ("last", "lines", "spoken")

    def __init__(self) -> None:
        # By seat for whispers, or they would push out what everyone may read, and so be noticed.
        self.lines: dict[Seat | None, deque[Spoken]] = {}
        self.spoken = 0  # lines ever said
        self.last: dict[str, deque[tuple[int, str, bool]]] = {}  # of each person, as asked

    def keep(self, said: Said, to: tuple[str, ...] | None) -> None:
        line = Line(said.person, said.name, said.text, to is not None)
        lines = self.lines.setdefault(said.seat, deque(maxlen=LINES_KEPT))
        lines.append(Spoken(self.spoken, line, to))
        self.spoken += 1
        last = self.last.setdefault(said.person, deque(maxlen=SAID_KEPT))
        last.append((said.id, said.text, line.whisper))

    def has_spoken(self, person: str) -> bool:
        return person in self.last

    def is_known(self, person: str, id_: int, text: str, *, whisper: bool) -> bool:
        """Whether the line is sent again; another page of one person may use the same number."""
        return (id_, text, whisper) in self.last.get(person, ())

    def lines_for(
        self, person: str | None, since: int, muted: Container[tuple[str | None, str]]
    ) -> tuple[Line, ...]:
        theirs = [
            spoken
            for lines in self.lines.values()
            for spoken in lines
            if spoken.number >= since
            and (spoken.to is None or person in spoken.to)
            and (person, spoken.line.person) not in muted
        ]
        return tuple(spoken.line for spoken in sorted(theirs, key=attrgetter("number")))
