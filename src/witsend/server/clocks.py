"""A table's clock: per phase in a game that has phases, else per move; rules never see either."""

from collections.abc import Callable, Coroutine
from typing import Any

from witsend.game import CHANCE, Record, Seat, State
from witsend.server.log import Log
from witsend.server.runtime import Runtime, Timer
from witsend.server.seating import Entry, Extended, Played, Resumed

RETRY_SECONDS = 1.0


class Running(Record, frozen=True):
    """A clock that runs: what it is for, and when it ends."""

    key: tuple[str, int]
    deadline: float

    @property
    def is_phase(self) -> bool:
        return self.key[0] == "phase"

    def later(self, seconds: float) -> "Running":
        return Running(self.key, self.deadline + seconds)


class Clock:
    __slots__ = ("asked", "left", "log", "running", "runtime", "table", "timer", "wound_at")

    def __init__(self, table: str, log: Log, runtime: Runtime) -> None:
        self.table = table
        self.log = log
        self.runtime = runtime
        self.running: Running | None = None
        self.left: tuple[tuple[str, int], float] | None = None  # of one that the host has stopped
        self.asked = 0  # how often someone was asked for something new
        self.wound_at = 0.0  # the one that runs, or when time was last given back to it
        self.timer: Timer | None = None

    def wind(self, entry: Entry, before: State | None, at: float) -> None:
        """After every entry: a new phase starts a new clock, and nothing else does."""
        state = self.log.state
        if (
            self.log.seating.opened.move_seconds is not None  # else no clock asks for it
            and isinstance(entry, Played)
            and before is not None
            and state is not None
        ):
            self.asked += is_new(before, state, entry.seat)
        key, seconds = self._due(state)
        if self.log.seating.held and key is not None:
            self._hold(key, seconds, at)
        elif key is None:
            self.running = self.left = None
        elif self.running is None or self.running.key != key:
            if self.left and self.left[0] == key:
                seconds = self.left[1]
            self.running, self.wound_at, self.left = Running(key, at + seconds), at, None
        if isinstance(entry, Resumed) and self.running:
            self.running, self.wound_at = self.running.later(entry.lost), at
        if isinstance(entry, Extended):
            if self.running:
                self.running = self.running.later(entry.seconds)
            elif self.left:
                self.left = (self.left[0], self.left[1] + entry.seconds)

    def _hold(self, key: tuple[str, int], seconds: float, at: float) -> None:
        """What is left is kept; a phase that begins meanwhile has all of its time."""
        if self.running and self.running.key == key:
            seconds = max(self.running.deadline - at, 0)
        if self.running or self.left is None or self.left[0] != key:
            self.left = (key, seconds)
        self.running = None

    def _due(self, state: State | None) -> tuple[tuple[str, int] | None, float]:
        if state is None:
            return None, 0
        seconds, own = self.log.seating.opened.move_seconds, state.clock()
        if own and own.seconds is not None:
            seconds = own.seconds
        if seconds is None:
            return None, 0
        to_act = state.to_act()
        if not to_act or (own is None and CHANCE in to_act):
            return None, 0
        # By move, whoever writes the same anew would gain time for it.
        return ("phase", own.phase) if own else ("move", self.asked), seconds

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def set(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.stop()
        if self.running and self.runtime.drives(self.table):
            wait = max(self.running.deadline - self.runtime.time.now(), 0)
            self.timer = self.runtime.time.later(wait, self.runtime.soon(ring))

    @property
    def is_up(self) -> bool:
        """The timer's clock and the server's do not run quite alike."""
        return self.running is not None and self.runtime.time.now() >= self.running.deadline


def is_new(before: State, after: State, moved: Seat) -> bool:
    """Whether someone is asked what they were not asked before: else those who are left wait on."""
    waiting = set(before.to_act()) - {moved}
    return any(
        seat not in waiting or before.moves(seat) != after.moves(seat) for seat in after.to_act()
    )
