"""The bytes of an update: what all at a table share is encoded once, and a seat's own beside it.

What is shared is taken from the onlooker's view. So if a game forgets to name a field as a seat's
own, that seat is shown too little, and nobody too much; a law over every game finds it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import defstruct, json, to_builtins

from witsend.game import Move, Seat, View
from witsend.server.clocks import Clock
from witsend.server.elsewhere import result_of, view_of
from witsend.server.log import Log
from witsend.server.protocol import MoveGroup
from witsend.server.runtime import Runtime

MOST_KEPT = 2_000_000  # bytes of lists of moves
NOW_SECONDS = 0.05  # for so long the time in an update is good enough for the next

ONLOOKER = (None,)

encode = json.Encoder().encode


class Frame:
    """What updates of one moment have in common, around the table and the seats."""

    __slots__ = (
        *("head", "made_at", "n", "number", "onlookers", "own", "shared", "start", "state", "tail"),
        "to_act",
    )

    own: Callable[[View], bytes]
    shared: bytes

    def __init__(self, n: int, log: Log, clock: Clock, now: float) -> None:
        state, running = log.state, clock.running
        self.n = n
        self.state = state
        self.number = log.number
        self.made_at = now
        to_act = state.to_act() if state else ()
        self.to_act = frozenset(to_act)
        self.head = b'{"type":"update","n":%d,"made":%d,"now":%.3f,"deadline":%b,"to_act":%b' % (
            n,
            log.all_made,
            now,
            encode(running.deadline) if running else b"null",
            encode(to_act),
        )
        self.start = self.head + b',"seats":['  # without the table
        over = state is not None and not to_act
        self.tail = b'],"result":%b}' % encode(result_of(state)) if state and over else b"]}"
        self.onlookers: dict[bytes, bytes] = {}  # whole updates, by the table in them
        if state:
            public = view_of(state, None)
            self.own, shared = halves(type(public))
            self.shared = shared(public)[1:]  # of every view

    def of_seat(
        self, seat: Seat | None, grouped: bool, before: bytes = b"", after: bytes = b""
    ) -> bytes:
        """What a seat is shown, between these two."""
        state = self.state
        if state is None:
            nothing = b'%b{"seat":%b,"number":0,"view":null,"moves":[]}%b'
            return nothing % (before, encode(seat), after)
        own = self.own(view_of(state, seat))[:-1]
        if seat is None:
            onlookers = b'%b{"seat":null,"number":0,"view":%b,%b,"moves":[]}%b'
            return onlookers % (before, own, self.shared, after)
        moves = state.moves(seat)
        return b'%b{"seat":%d,"number":%d,"view":%b,%b,"moves":%b}%b' % (
            before,
            seat,
            self.number(seat),
            own,
            self.shared,
            LISTS.encoded(moves, grouped) if moves else b"[]",
            after,
        )


class Updates:
    """Of one table."""

    __slots__ = ("clock", "frame", "log", "runtime")

    def __init__(self, log: Log, clock: Clock, runtime: Runtime) -> None:
        self.log = log
        self.clock = clock
        self.runtime = runtime
        self.frame: Frame | None = None

    def update(
        self, n: int, seats: Sequence[Seat | None], table: bytes, grouped: bool = False
    ) -> bytes:
        """All that these seats may know, now; `table` as it is encoded, or empty: left out."""
        frame, now = self.frame, self.runtime.time.now()
        if (
            frame is None
            or frame.n != n
            or frame.state is not self.log.state
            or not 0 <= now - frame.made_at <= NOW_SECONDS
        ):
            frame = self.frame = Frame(n, self.log, self.clock, now)
        if seats == ONLOOKER and (known := frame.onlookers.get(table)):
            return known
        before = b'%b,"table":%b,"seats":[' % (frame.head, table) if table else frame.start
        if len(seats) == 1:  # most often
            update = frame.of_seat(seats[0], grouped, before, frame.tail)
        else:
            shown = b",".join([frame.of_seat(seat, grouped) for seat in seats])
            update = before + shown + frame.tail
        if seats == ONLOOKER:
            frame.onlookers[table] = update
        return update


class Halves(NamedTuple):
    """How the two halves of a view are encoded, each as an object."""

    own: Callable[[View], bytes]  # a seat's own
    shared: Callable[[View], bytes]  # everyone's


@cache
def halves(kind: type[View]) -> Halves:
    names = kind.__struct_fields__
    mine = [name for name in names if name in kind.own_fields]
    return Halves(half("Own", mine), half("Shared", [name for name in names if name not in mine]))


def half(called: str, names: Sequence[str]) -> Callable[[View], bytes]:
    make = defstruct(called, names, gc=False)
    values = attrgetter(*names)
    if len(names) == 1:
        return lambda view: encode(make(values(view)))
    return lambda view: encode(make(*values(view)))


class Lists:
    """Of moves, as bytes. Most games make such a list once and keep it: so it is known by identity,
    and encoded once.
    """

    def __init__(self) -> None:
        self.kept: dict[tuple[int, bool], tuple[Sequence[Move], bytes]] = {}
        self.size = 0

    def encoded(self, moves: Sequence[Move], grouped: bool) -> bytes:
        key = id(moves), grouped
        known, content = self.kept.get(key, (None, b""))
        if known is not moves:
            content = encode(groups(moves) if grouped else moves)
            self.size += len(content)
            if self.size > MOST_KEPT:
                self.kept.clear()
                self.size = len(content)
            self.kept[key] = moves, content
        return content


LISTS = Lists()


def groups(moves: Sequence[Move]) -> list[MoveGroup]:
    """Moves of one kind that follow each other, field by field: much shorter than move by move."""
    return [
        MoveGroup(kind, len(alike), {name: [move[name] for move in alike] for name in names})
        for kind, names, alike in runs(to_builtins(moves))
    ]


def runs(moves: Sequence[dict[str, Any]]) -> Iterator[tuple[str, list[str], list[dict[str, Any]]]]:
    """Those of the same kind that have the same fields; a default may be left out."""
    for _, run in groupby(moves, lambda move: (move["type"], *move)):
        alike = list(run)
        yield alike[0]["type"], [name for name in alike[0] if name != "type"], alike
