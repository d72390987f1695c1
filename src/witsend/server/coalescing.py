"""Write coalescing: where a crowd plays, whoever only watches is written to once for several moves.

A write costs as much as all else of an update together. So while many tables move at once, what a
page has no decision to make about waits for more, hardly longer than a screen shows one picture;
its own turn brings along all that has waited.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Protocol

from witsend.server.runtime import Time

WAIT_SECONDS = 0.010  # and then it goes with the next look
LOOK_SECONDS = 0.004  # from one look at who waits to the next


class Page(Protocol):
    def send(self, messages: Sequence[bytes]) -> object:
        """With all that has waited for it."""


class Coalescing:
    """For all pages of a server."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._held: dict[Page, tuple[float, list[bytes]]] = {}  # since when; the first first
        self._looks = False  # a look at them is due

    def hold(self, page: Page, messages: Sequence[bytes]) -> None:
        if known := self._held.get(page):
            known[1].extend(messages)
            return
        self._held[page] = self._time.now(), [*messages]
        self._look_soon()

    def take(self, page: Page) -> Sequence[bytes]:
        held = self._held.pop(page, None)
        return held[1] if held else ()

    def _look_soon(self) -> None:
        if self._held and not self._looks:
            self._looks = True
            self._time.later(LOOK_SECONDS, self._release)

    def _release(self) -> None:
        self._looks = False
        now = self._time.now()
        # From the first on; a clock that was set back makes nobody wait longer.
        due = list(takewhile(lambda page: not self._waits(page, now), self._held))
        try:
            for page in due:
                page.send(())
        finally:
            self._look_soon()

    def _waits(self, page: Page, now: float) -> bool:
        return 0 <= now - self._held[page][0] < WAIT_SECONDS
