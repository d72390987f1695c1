"""Other servers that share the database: what one may tell another, and how it is to have none.

Whatever must not be lost is in the log. What is told here may be lost or late: that there is
something new in a log, who is where, a face, that a scene is over.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from msgspec import Raw, json

from witsend.game import Record

RING_BYTES = 7_800  # of logs in one ring, for which Postgres has room for 7,999
GROWN_BYTES = 80  # what a log takes beside its entries, at most


class Ring(Record, frozen=True, kw_only=True):
    """What one server tells all others."""


class Grown(NamedTuple):
    """A table's log, and what was appended to it: so nobody has to read it."""

    table: str
    length: int  # by now
    at: float  # when
    entries: tuple[Raw, ...]  # none where they are too long for a ring

    @property
    def first(self) -> int:
        return self.length - len(self.entries)


class Appended(Ring, frozen=True, kw_only=True, tag="log"):
    logs: tuple[Grown, ...]


class Here(Ring, frozen=True, kw_only=True, tag="here"):
    """Who has a table open at that server."""

    table: str
    people: tuple[str, ...]
    onlookers: int
    screen: bool = False  # a television among them
    asks: bool  # and who has it open elsewhere?


class Faced(Ring, frozen=True, kw_only=True, tag="face"):
    table: str
    person: str
    face: str


class Watching(Ring, frozen=True, kw_only=True, tag="watching"):
    """Their page plays a scene, or is through with it."""

    table: str
    person: str
    on: bool
    made: int | None = None


class Nudging(Ring, frozen=True, kw_only=True, tag="nudging"):
    """The host asks whether everybody is in."""

    table: str


class Hurried(Ring, frozen=True, kw_only=True, tag="hurried"):
    table: str


class Changed(Ring, frozen=True, kw_only=True, tag="changed"):
    """What is stored of a table was changed or deleted: whoever has it open lets go of it."""

    table: str
    gone: bool


class Renamed(Ring, frozen=True, kw_only=True, tag="renamed"):
    person: str


class Whereabouts(Ring, frozen=True, kw_only=True, tag="whereabouts"):
    """Of a person who is to be banned: the address, or the question for it."""

    person: str
    address: str | None = None


class Spent(Ring, frozen=True, kw_only=True, tag="spent"):
    """Of limits, by their names and whose they are."""

    tokens: dict[str, dict[str, int]]


class Left(Ring, frozen=True, kw_only=True, tag="left"):
    """The server itself."""


OfATable = Here | Faced | Watching | Nudging | Hurried | Changed
AnyRing = OfATable | Appended | Renamed | Whereabouts | Spent | Left

# As it is rung: the server that rings, and what it says. What cannot be read is of another version.
decode_ring = json.Decoder(tuple[str, AnyRing]).decode


def encode_ring(node: str, ring: AnyRing) -> str:
    return json.encode((node, ring)).decode()


def encode_grown(node: str, logs: Iterable[Grown]) -> list[str]:
    """As many rings as it takes; what is too long for one goes without its entries."""
    rings: list[list[Grown]] = []
    room = 0  # in the last of them
    for grown in logs:
        needs = GROWN_BYTES + sum(memoryview(entry).nbytes + 1 for entry in grown.entries)
        told = grown
        if needs > RING_BYTES:
            told, needs = grown._replace(entries=()), GROWN_BYTES
        if needs > room:
            rings.append([])
            room = RING_BYTES
        rings[-1].append(told)
        room -= needs
    return [encode_ring(node, Appended(logs=tuple(ring))) for ring in rings]


class Taken(NamedTuple):
    """A table that this server drives from now on."""

    table: str
    alive_at: float | None  # when its last driver was; None if nobody had died


class Hearer(Protocol):
    """What a node tells the tables of its server, in the event loop."""

    def hear(self, node: str, ring: AnyRing) -> None: ...
    def drive(self, taken: Sequence[Taken]) -> None: ...
    def stop_driving(self, tables: Iterable[str]) -> None: ...

    def drive_on(self, tables: Iterable[str], *, has_lapsed: bool) -> None:
        """They are still this server's; whether the lease had run out meanwhile."""

    def lose(self, node: str) -> None:
        """It is gone: whoever was there is there no more."""

    def look_again(self) -> None:
        """The doorbell was out of order: whatever was rung meanwhile is not known."""

    def unneeded(self, tables: Iterable[str]) -> set[str]:
        """Those that need no driver any more."""


class Neighbours(Protocol):
    are_there: bool  # what is stored may be newer than what is known here

    def drives(self, table: str) -> bool:
        """Whether this server, and no other, runs the table's clock and bots just now."""

    def want(self, table: str) -> None:
        """Somebody has it open here: this server drives it, unless another one does."""

    def tell(self, ring: AnyRing) -> None: ...

    def is_first(self) -> bool:
        """What one server does for all, this one does."""


class Alone:
    """One server with a folder of its own."""

    are_there = False

    def drives(self, table: str) -> bool:
        del table
        return True

    def want(self, table: str) -> None:
        """It drives all of them."""

    def tell(self, ring: AnyRing) -> None:
        """There is nobody."""

    def is_first(self) -> bool:
        return True
