"""All tables of a server, found by id; those that nobody needs just now are only in the store."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from random import Random, SystemRandom
from secrets import choice, token_urlsafe
from time import time
from typing import Any, Protocol

from msgspec import Raw, json

from witsend.game import Move, Setup, State, View
from witsend.server.seating import Entry, Opened, Seating, read_entry, write_entry
from witsend.server.store import Conflict, Store
from witsend.server.table import Table, Timer

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O, which look like figures
CODE_LENGTH = 5
BOT_PACE = (0.8, 1.6)  # seconds from one move to a bot's next, drawn without a look at its dice


class Time:
    """The server's clock; tests turn one by hand."""

    def now(self) -> float:
        return time()

    def later(self, seconds: float, act: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, act)


class Thinker(Protocol):
    def move(
        self, game: str, level: str, view: View, moves: Sequence[Move], seconds: float
    ) -> Awaitable[Move | None]: ...


class Tables:
    def __init__(
        self,
        store: Store,
        thinkers: Thinker,
        *,
        clock: Time | None = None,
        rng: Random | None = None,
        pace: tuple[float, float] = BOT_PACE,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.time = clock or Time()
        self.rng = rng or SystemRandom()
        self.paces = pace
        self.live = False  # clocks and bots run
        self.closing = False
        self.known: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.background: set[asyncio.Future[Any]] = set()

    def pace(self) -> float:
        return SystemRandom().uniform(*self.paces)

    async def wake(self) -> None:
        """After a start: every running table goes on, bots and clocks included."""
        lost = 0.0
        if self.store.beat_at is not None:
            lost = max(self.time.now() - self.store.beat_at, 0.0)
        for id_ in await self.store.running():
            if table := await self.find(id_):
                table.give_back(lost)
        self.live = True
        for table in self.known.values():
            table.set_timer()
            table.rouse_bots()

    async def open(
        self,
        game: type[State],
        setup: Setup,
        host: str,
        name: str,
        *,
        listed: bool,
        move_seconds: int | None = None,
        seats: Iterable[Entry] = (),
    ) -> Table:
        while True:
            opened = Opened(
                code="".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
                game=game.name,
                version=game.version,
                setup=Raw(json.encode(setup)),
                seats=setup.seats,
                open=listed,
                move_seconds=move_seconds,
                host=host,
                name=name,
            )
            id_ = token_urlsafe(16)
            seating = Seating.open(opened)
            for entry in seats:
                seating = seating.after(entry)
            at = self.time.now()
            table = Table(self, id_, Seating.open(opened))
            try:
                entries = [write_entry(entry) for entry in (opened, *seats)]
                await self.store.append(id_, 0, entries, at, table.card(seating, at))
            except Conflict:
                continue  # the code is taken: another
            for entry in seats:
                table.take(entry, at)
            self.known[id_] = table
            return table

    async def find(self, id_: str) -> Table | None:
        if id_ in self.known:
            return self.known[id_]
        if id_ not in self.loading:
            task = asyncio.ensure_future(self.load(id_))
            self.loading[id_] = task
            task.add_done_callback(lambda _: self.loading.pop(id_, None))
        return await asyncio.shield(self.loading[id_])

    async def load(self, id_: str) -> Table | None:
        rows = await self.store.read(id_)
        if not rows:
            return None
        opened = json.decode(rows[0].entry, type=Opened)
        table = Table(self, id_, Seating.open(opened))
        for row in rows[1:]:
            table.take(read_entry(row.entry), row.at)
        self.known[id_] = table
        return table

    def forget_idle(self, table: Table) -> None:
        """A table that nobody looks at and that does not go on by itself stays in the store."""
        waits = not table.seating.started or table.seating.over
        if waits and not table.pages and not table.lock.locked():
            self.known.pop(table.id, None)

    def soon(self, act: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        """A timer's call that does something which takes a while."""

        def start() -> None:
            if self.closing:
                return
            task = asyncio.ensure_future(act())
            self.background.add(task)
            task.add_done_callback(self.background.discard)

        return start

    async def close(self) -> None:
        self.closing = True
        tasks = [*self.background, *(task for t in self.known.values() for task in t.bots.values())]
        for table in self.known.values():
            table.stop_clock()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
