"""All tables of a server, found by id; those that nobody needs just now are only in the store."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from random import Random, SystemRandom
from secrets import choice, token_urlsafe
from time import time
from typing import Any, Protocol
from weakref import WeakValueDictionary

from msgspec import Raw, json

from witsend.game import Move, Setup, State, View
from witsend.games import GAMES
from witsend.server.seating import Entry, Opened, Resumed, Seating, read_entry, write_entry
from witsend.server.store import Conflict, Store, StoreError
from witsend.server.table import Table, Timer, log

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
        self.live = False  # clocks and bots run: from waking up to closing
        # Whoever does something with a table holds it, so there is never a second one of an id.
        self.known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.in_play: set[Table] = set()  # they go on by themselves, held by nobody else
        self.advising = asyncio.Lock()
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.background: set[asyncio.Future[Any]] = set()

    def pace(self) -> float:
        return SystemRandom().uniform(*self.paces)

    def bell(self, seconds: float) -> asyncio.Event:
        rung = asyncio.Event()
        self.time.later(seconds, rung.set)
        return rung

    async def wake(self) -> None:
        """After a start: every running table goes on, bots and clocks included."""
        for id_ in await self.store.running():
            try:
                if table := await self.find(id_):
                    await self.give_back(table)
            except Exception:  # noqa: BLE001 - one broken table must not hold up all the others
                log.exception("table %s cannot go on", id_[:6])
        self.live = True
        for table in self.in_play:
            table.go_on()

    async def give_back(self, table: Table) -> None:
        """Time in which nobody could play is not counted, also not by the start after this."""
        lost = self.time.now() - max(self.store.beat_at or 0.0, table.touched)
        if table.running and lost > 0:
            try:
                async with table.lock:
                    await table.commit([Resumed(lost=lost)])
            except StoreError as error:
                table.tell(error)

    async def open(
        self,
        game: type[State],
        setup: Setup,
        host: str,
        name: str,
        *,
        listed: bool,
        move_seconds: int | None = None,
        seats: Sequence[Entry] = (),
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
            task.add_done_callback(lambda _: self.loading.pop(id_))
        return await asyncio.shield(self.loading[id_])

    async def load(self, id_: str) -> Table | None:
        rows = await self.store.read(id_)
        if not rows:
            return None
        opened = json.decode(rows[0].entry, type=Opened)
        if opened.game not in GAMES or GAMES[opened.game].version != opened.version:
            log.error("the rules of %s %d are not here", opened.game, opened.version)
            return None
        table = Table(self, id_, Seating.open(opened))
        for row in rows[1:]:
            table.take(read_entry(row.entry), row.at)
        self.known[id_] = table
        self.hold_while_playing(table)
        table.go_on()
        return table

    def hold_while_playing(self, table: Table) -> None:
        """Unless its game goes on, a table is only in the store once nobody holds it."""
        if table.seating.started and not table.seating.over:
            self.in_play.add(table)
        else:
            self.in_play.discard(table)

    def begin(self, act: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """It comes to its end, whether or not anyone waits for that."""
        task = asyncio.get_running_loop().create_task(act)
        self.background.add(task)
        task.add_done_callback(self.background.discard)
        return task

    def soon(self, act: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        """A timer's call that does something which takes a while."""

        def start() -> None:
            if self.live:
                self.begin(act())

        return start

    async def close(self) -> None:
        self.live = False
        tasks: list[asyncio.Future[Any]] = [*self.background, *self.loading.values()]
        for table in self.known.values():
            table.set_timer()
            tasks += table.bots.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
