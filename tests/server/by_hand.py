"""A house without clock, disk or chance of its own: tests turn, keep and dictate them by hand."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from random import Random
from typing import Any

from msgspec import Raw, json

from witsend.game import Move, Refusal, Seat, State, View
from witsend.games.pirates_dice import PiratesDice, throws
from witsend.record import Event, GameRecord, Sitter
from witsend.server.asks import do
from witsend.server.connection import Connection
from witsend.server.database import StoreError
from witsend.server.keys import Keys
from witsend.server.listings import Begun, Listing
from witsend.server.protocol import Ask, Done, Play, Refused, Sit, Start
from witsend.server.runtime import Runtime, Time
from witsend.server.seating import Played, decode_entry
from witsend.server.store import Store, Stored
from witsend.server.table import Table
from witsend.server.tables import Tables
from witsend.server.writer import Conflict

NOON = 1_000_000.0
PACE = 1.0  # seconds of a bot


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """And nothing is left behind in it."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def whole() -> None:
            problems: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, told: problems.append(told))
            await test(*args, **kwargs)
            await settled()
            assert not problems, problems

        asyncio.run(whole())

    return run


async def settled() -> None:
    """Everything that can go on without the clock has done so."""
    for _ in range(40):  # more than any chain of steps here is long
        await asyncio.sleep(0)


class HandTimer:
    def __init__(self, at: float, act: Callable[[], object]) -> None:
        self.at = at
        self.act = act
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock(Time):
    def __init__(self, at: float = NOON) -> None:
        self.at = at
        self.timers: list[HandTimer] = []

    def now(self) -> float:
        return self.at

    def later(self, seconds: float, act: Callable[[], object]) -> HandTimer:
        timer = HandTimer(self.at + seconds, act)
        self.timers.append(timer)
        return timer

    @property
    def pending(self) -> list[HandTimer]:
        return sorted((t for t in self.timers if not t.cancelled), key=lambda timer: timer.at)

    async def turn(self, seconds: float) -> None:
        """On by so much, and whatever becomes due happens at its time."""
        end = self.at + seconds
        await settled()
        while self.pending and self.pending[0].at <= end:
            timer = self.pending[0]
            self.timers.remove(timer)
            self.at = max(self.at, timer.at)
            timer.act()
            await settled()
        self.at = end


class MemoryStore(Store):
    """Keeps what it is given, unless `broken`; while `held`, it is still at it."""

    is_crowded = False

    def __init__(self) -> None:
        self.keys = Keys(present=b"k" * 32)
        self.beat_at = None
        self.logs: dict[str, list[Stored]] = {}
        self.listings: dict[str, Listing] = {}
        self.stories: dict[str, bytes] = {}
        self.broken = False
        self.free = asyncio.Event()
        self.free.set()
        self.reads = Counter[str]()
        self.tasks: set[asyncio.Task[None]] = set()

    def submit(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None,
        done: Callable[[Exception | None], object],
        begun: Begun | None = None,
    ) -> None:
        async def keep() -> None:
            before = dict(self.logs), dict(self.listings)
            try:
                await self.append(table, first, entries, at, listing)
                if begun:
                    await self.append(begun.listing.id, 0, begun.entries, at, begun.listing)
            except StoreError as error:
                if begun:
                    self.logs, self.listings = before
                done(error)
            else:
                done(None)

        task = asyncio.ensure_future(keep())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None = None,
    ) -> None:
        log = self.logs.get(table, [])
        await self.free.wait()
        if self.broken:
            raise StoreError("The disk is full, so nothing more can be stored.")
        taken = {other.code for other in self.listings.values() if other.id != table}
        if first != len(self.logs.get(table, [])) or (listing and listing.code in taken):
            raise Conflict("not the next")
        self.logs[table] = [
            *log,
            *(Stored(first + n, at, entry) for n, entry in enumerate(entries)),
        ]
        if listing:
            self.listings[table] = listing

    def hear(self, table: str, length: int) -> None:
        """It knows how long its logs are."""

    async def read(self, table: str, first: int = 0, limit: int = -1) -> list[Stored]:
        self.reads[table] += first == 0
        await asyncio.sleep(0)
        log = self.logs.get(table, ())
        return list(log[first : len(log) if limit < 0 else first + limit])

    async def entries(self, table: str, first: int) -> bytes:
        rows = await self.read(table)
        return b"[" + b",".join(row.entry for row in rows[first:]) + b"]"

    async def codes_in_use(self, at: float) -> int:
        return sum(not listing.over for listing in self.listings.values())

    async def running(self) -> list[str]:
        return [
            listing.id for listing in self.listings.values() if listing.started and not listing.over
        ]

    async def keep_story(self, table: str, story: bytes) -> None:
        if self.broken:
            raise StoreError("The disk is full, so nothing more can be stored.")
        self.stories[table] = story

    async def story(self, table: str) -> bytes | None:
        return self.stories.get(table)

    async def without_story(self) -> list[str]:
        over = (listing.id for listing in self.listings.values() if listing.over)
        return [table for table in over if table not in self.stories]

    async def beat(self, at: float) -> None:
        self.beat_at = at


class Scripted:
    """A thinker that is told what to answer; without more lines it fails, as None."""

    def __init__(self, *script: Any) -> None:
        self.script = list(script)
        self.asked: list[tuple[str, Seat | None, Sequence[Move]]] = []
        self.tables: set[str] = set()  # that asked
        self.free = asyncio.Event()
        self.free.set()

    async def move(
        self,
        who: tuple[str, Seat],
        game: str,
        level: str,
        view: View,
        moves: Sequence[Move],
        seconds: float,
    ) -> Move | None:
        assert who[1] == view.seat
        self.tables.add(who[0])
        self.asked.append((level, view.seat, moves))
        await self.free.wait()
        line = self.script.pop(0) if self.script else None
        if isinstance(line, Exception):
            raise line
        move: Move | None = line
        return move

    async def answers(self) -> bool:
        return True


class Dictated(Random):
    """Chance by hand: the dice as they are to fall, hand after hand; numbers for randint."""

    def __init__(self, *falls: Any) -> None:
        super().__init__(0)
        self.falls = list(falls)

    def random(self) -> float:
        hand = self.falls.pop(0)
        ways = throws(len(hand))
        return (ways.index(tuple(sorted(hand))) + 0.5) / len(ways)

    def randint(self, a: int, b: int) -> int:
        fall: int = self.falls.pop(0)
        return fall


class House:
    """Tables with everything by hand, and people who are their ids."""

    def __init__(
        self, *script: Any, store: Store | None = None, clock: HandClock | None = None
    ) -> None:
        self.store = store or MemoryStore()
        self.clock = clock or HandClock()
        self.bots = Scripted(*script)
        self.rng = Dictated()
        runtime = Runtime(
            self.store,
            self.bots,
            clock=self.clock,
            rng=self.rng,
            pace=(PACE, PACE),
            calm_seconds=0,
        )
        self.tables = Tables(runtime)

    @property
    def disk(self) -> MemoryStore:
        assert isinstance(self.store, MemoryStore)
        return self.store

    async def restarted(self, *script: Any, after: float = 0.0, politely: bool = True) -> "House":
        """Another server on the same store; impolitely, the old one is just gone."""
        if politely:
            await self.tables.close()
        else:
            self.tables.runtime.live = False
            self.clock.timers.clear()
            if self.tables.storytelling:
                self.tables.storytelling.cancel()
        self.clock.at += after
        house = House(*script, store=self.store, clock=self.clock)
        house.rng = self.rng
        house.tables.runtime.rng = self.rng
        await house.tables.wake()
        return house

    async def open(
        self,
        game: type[State] = PiratesDice,
        *,
        move_seconds: int | None = None,
        listed: bool = False,
        **setup: Any,
    ) -> Table:
        """A table that Anne has opened."""
        options = game.options(**{"seats": 2, **setup})
        return await self.tables.open(
            game, options, "anne", "Anne", listed=listed, move_seconds=move_seconds
        )

    async def game(
        self,
        *people: str,
        kind: type[State] = PiratesDice,
        chance: Sequence[Any] = ((6,), (5,), (3,), (4,)),
        **opening: Any,
    ) -> Table:
        """Started, with these people in their seats: one die each, and Anne opens."""
        if kind is PiratesDice:
            opening = {"dice": 1, **opening}
        await self.tables.wake()
        table = await self.open(kind, **opening)
        for seat, person in enumerate(people):
            assert await ask(table, person, Sit(seat=seat)) is None
        self.rng.falls += chance
        assert await ask(table, "anne", Start()) is None
        return table


async def ask(table: Table, person: str, what: Ask) -> Refusal | None:
    """The reason why not; None if it was done."""
    answer = await do(table, person, person.title(), what)
    assert answer.id == what.id
    if isinstance(answer, Refused):
        assert answer.sentence == str(answer.why)
        return answer.why
    assert isinstance(answer, Done)
    return None


def play(table: Table, seat: Seat, move: Move, number: int | None = None) -> Play:
    made = table.log.number(seat)
    sent = Raw(json.encode(move))
    return Play(seat=seat, number=made if number is None else number, move=sent)


class Watcher:
    """Someone who has the table open, and what they are sent."""

    def __init__(self, table: Table, connection: Connection) -> None:
        self.table = table
        self.connection = connection

    async def messages(self) -> list[bytes]:
        return await self.table.audience.messages(self.connection)

    def leave(self) -> None:
        self.table.leave(self.connection)


def watch(table: Table, person: str | None) -> Watcher:
    connection = table.join(person)
    assert isinstance(connection, Connection)
    return Watcher(table, connection)


async def read(watcher: Watcher) -> list[Any]:
    """What they have been sent since they last read, as objects; nothing, if nothing."""
    reading = asyncio.ensure_future(watcher.messages())
    await settled()
    if reading.done():
        return [json.decode(message) for message in reading.result()]
    reading.cancel()
    return []


async def update(watcher: Watcher) -> Any:
    *_, last = (message for message in await read(watcher) if message["type"] == "update")
    return last


def lines(table: Table, person: str | None) -> list[str]:
    """All that this person may read of what was said."""
    muted = table.log.seating.muted
    return [line.text for line in table.log.talk.lines_for(person, 0, muted)]


def kept(table: Table) -> dict[str, Any]:
    """All that must be the same after reading the log again."""
    log, talk = table.log, table.log.talk
    names = (
        "seating",
        "state",
        "length",
        "made",
        "directed",
        "drawn",
        "lately",
        "phase",
        "made_before_phase",
    )
    applied = {name: getattr(log, name) for name in names}
    said = {"lines": talk.lines, "spoken": talk.spoken, "last": talk.last}
    return applied | said | {"running": table.clock.running, "left": table.clock.left}


async def record_of(table: Table) -> GameRecord:
    """All of the game so far, played by its moves alone, and who sits there now."""
    entries = [decode_entry(row.entry) for row in await table.runtime.store.read(table.id)]
    log, seats = table.log, zip(table.log.seating.seat_names, table.log.seating.chairs, strict=True)
    sitters = tuple(Sitter(name=name, bot=chair.bot) for name, chair in seats)
    played = [entry for entry in entries if isinstance(entry, Played)]
    record = GameRecord.start(log.game, log.setup, sitters, log.seating.opened.editions)
    return record.through([Event(each.seat, log.decode_move(each.move)) for each in played])


async def reloaded(table: Table) -> Table:
    """The same table as another server would read it from the store."""
    runtime = Runtime(table.runtime.store, Scripted(), clock=HandClock())
    found = await Tables(runtime).find(table.id)
    assert found
    assert found is not table
    return found
