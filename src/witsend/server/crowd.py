"""How many TCP connections are open at once: of one address, and of all.

Every connection is a descriptor, and a process has only so many. Some are kept back, so that there
are always enough for files, for letting in whoever knocks, and for telling them that it is full.
When it is full, whoever has not asked for anything makes room, those who came first first.
"""

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

from witsend import platforms

BACKLOG = 1024  # connections that wait to be let in, where there are descriptors enough
KEPT = 100  # descriptors for all that is no connection: the database, bots, the loop itself
MOST = 20_000  # connections: each is some memory too
NEARLY = 0.8  # of the room, and whoever hosts is told
TELL_SECONDS = 60.0  # from one time to the next

logger = logging.getLogger("witsend.door")


Guest = Hashable  # a connection, by whatever reads it
Waiting = OrderedDict[Guest, Callable[[], object]]  # and how each of them is ended


class Room(NamedTuple):
    inside: int
    backlog: int  # that the system lets in at once, and as many that hear that it is full

    @classmethod
    def within(cls, descriptors: int, most: int = MOST) -> "Room":
        left = descriptors - min(KEPT, descriptors // 2)
        backlog = max(1, min(BACKLOG, left // 8))
        return cls(min(left - 2 * backlog, most), backlog)


def raise_descriptors() -> int:
    """As many as the system lets this process have, however few it starts with."""
    granted = platforms.raise_descriptors()
    return KEPT + 2 * BACKLOG + MOST if granted is None else granted


class Crowd:
    def __init__(
        self, room: Room, most_of_one: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.room = room
        self.most_of_one = min(most_of_one, room.inside * 3 // 4)  # nobody fills it alone
        self.clock = clock
        self.inside: dict[Guest, str | None] = {}  # and their rate-limit keys
        self.of_one = Counter[str]()
        # Whoever has asked for nothing, or for nothing more; the first is waiting the longest.
        self.waiting: Waiting = OrderedDict()
        self.waiting_of: dict[str, Waiting] = {}
        self.refused: set[Guest] = set()  # still here to be told so
        self.told_at: float | None = None

    def enter(self, guest: Guest, key: str | None) -> bool:
        """False where there is no room. Without a key it counts only among all."""
        if self.is_full_for(key) or (
            len(self.inside) >= self.room.inside and not self.dismiss(self.waiting)
        ):
            return False
        self.count(guest, key)
        self.tell()
        return True

    def count(self, guest: Guest, key: str | None) -> None:
        self.inside[guest] = key
        if key is not None:
            self.of_one[key] += 1

    def is_full_for(self, key: str | None) -> bool:
        if key is None or self.of_one[key] < self.most_of_one:
            return False
        return not self.dismiss(self.waiting_of.get(key))

    def refuse(self, guest: Guest) -> bool:
        """Whether it may stay for a moment, to be told."""
        if len(self.refused) >= self.room.backlog:
            return False
        self.refused.add(guest)
        return True

    def leave(self, guest: Guest) -> None:
        """Also who has left already, or never came in."""
        self.refused.discard(guest)
        self.stop_waiting(guest)
        key = self.inside.pop(guest, None)
        if key is not None:
            self.of_one[key] -= 1
            if not self.of_one[key]:
                del self.of_one[key]

    def count_as(self, guest: Guest, key: str | None) -> bool:
        """Behind a proxy: from now on, of this address. False where that one has too many."""
        if guest not in self.inside or self.inside[guest] == key:
            return True
        if self.is_full_for(key):
            return False
        self.leave(guest)
        self.count(guest, key)
        return True

    def start_waiting(self, guest: Guest, end: Callable[[], object]) -> None:
        if guest in self.inside:
            self.waiting[guest] = end
            if (key := self.inside[guest]) is not None:
                self.waiting_of.setdefault(key, OrderedDict())[guest] = end

    def stop_waiting(self, guest: Guest) -> None:
        self.waiting.pop(guest, None)
        key = self.inside.get(guest)
        if key is not None and key in self.waiting_of:
            self.waiting_of[key].pop(guest, None)
            if not self.waiting_of[key]:
                del self.waiting_of[key]

    def dismiss(self, waiting: Waiting | None) -> bool:
        """The one who waits the longest."""
        if not waiting:
            return False
        guest, end = next(iter(waiting.items()))
        self.leave(guest)
        end()
        return True

    def tell(self) -> None:
        nearly = len(self.inside) >= self.room.inside * NEARLY
        now = self.clock()
        if nearly and (self.told_at is None or now - self.told_at >= TELL_SECONDS):
            self.told_at = now
            logger.warning(
                "%d of %d connections are open; raise the limit of open files for more",
                len(self.inside),
                self.room.inside,
            )
