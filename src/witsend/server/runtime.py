"""What all tables of a server share: store, time, chance, thinkers, retelling, visits, and work in
the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from time import time
from typing import Any, Protocol

from witsend.chance import Stream, secret_of
from witsend.game import Move, Seat, View
from witsend.server.database import StoreError
from witsend.server.neighbours import Alone, Neighbours
from witsend.server.retelling import Retelling
from witsend.server.store import Store
from witsend.server.visits import Visits

CALM_SECONDS = 1.0  # between two tellings of what is only a number or a face
MOST_FINISHED = 10_000  # games that wait to be put into words
BOT_PACE = (0.8, 1.6)  # seconds from one move to a bot's next, drawn without a look at its dice

logger = logging.getLogger("witsend.table")


class Timer(Protocol):
    def cancel(self) -> object: ...


class Time:
    """The server's clock; tests turn one by hand."""

    def now(self) -> float:
        return time()

    def later(self, seconds: float, act: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, act)


class Thinker(Protocol):
    def move(
        self,
        who: tuple[str, Seat],  # the table and the seat: the same bot is asked throughout a game
        game: str,
        level: str,
        view: View,
        moves: Sequence[Move],
        seconds: float,
    ) -> Awaitable[Move | None]: ...

    def answers(self) -> Awaitable[bool]: ...


class Runtime:
    def __init__(
        self,
        store: Store,
        thinkers: Thinker,
        *,
        clock: Time | None = None,
        rng: Random | None = None,
        pace: tuple[float, float] = BOT_PACE,
        calm_seconds: float = CALM_SECONDS,
        retelling: Retelling | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.retelling = retelling or Retelling(store)
        self.visits = Visits()
        self.neighbours: Neighbours = Alone()
        self.time = clock or Time()
        self.rng = rng or Stream()  # aimed at each draw of a table; in tests, chance by hand
        self.paces = pace
        self.calm_seconds = calm_seconds
        self.live = False  # clocks and bots run: from waking up to closing
        self.in_play: set[Hashable] = set()  # tables that go on by themselves, held by nobody else
        self.advising = asyncio.Lock()
        self.may_talk: Callable[[str], bool] = lambda _: True  # whether a person may, for now
        self.forget_name: Callable[[str], object] = lambda _: None  # of a person
        self.place_of: Callable[[str], str | None] = lambda _: None  # a person's address, if known
        self.whereabouts: dict[str, str] = {}  # of people, as other servers have said when asked
        self.opening = 0  # tables that are not stored yet, and so not counted by the store
        self.codes_counted = 0.0, 0  # when, and how many were in use; those since among it
        self.background: set[asyncio.Future[Any]] = set()
        self.finished: asyncio.Queue[str] = asyncio.Queue(MOST_FINISHED)  # tables to tell of
        self._due: list[Callable[[], object]] = []

    def secret_of(self, table: str) -> bytes:
        """What its chance follows from, with the shares of its people; nobody else has it."""
        return secret_of(self.store.keys.chance, table)

    def drives(self, table: str) -> bool:
        """Whether its clock and bots run here, and now."""
        return self.live and self.neighbours.drives(table)

    def pace(self) -> float:
        return SystemRandom().uniform(*self.paces)

    def bell(self, seconds: float) -> asyncio.Event:
        rung = asyncio.Event()
        self.time.later(seconds, rung.set)
        return rung

    def has_finished(self, table: str) -> None:
        with suppress(asyncio.QueueFull):  # then the next start finds it
            self.finished.put_nowait(table)

    def at_once(self, act: Callable[[], object]) -> None:
        """In one call with all that is due by then: the loop is asked once for many sockets."""
        self._due.append(act)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._do_due)

    def _do_due(self) -> None:
        due, self._due = self._due, []
        for act in due:
            try:
                act()
            except Exception:  # the others are due too
                logger.exception("what was due could not be done")

    def begin(self, act: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs to completion even if the caller is cancelled."""
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


def report(table: str, error: BaseException) -> None:
    """To whoever hosts the server."""
    if isinstance(error, StoreError):
        logger.warning("table %s was not stored: %s", table[:6], error)
    else:
        logger.error("table %s failed", table[:6], exc_info=error)
