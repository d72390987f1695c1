"""An event loop on a simulated clock: waiting takes no time, and every run goes alike."""

import asyncio
from typing import Any

BLINK = 1e-7  # seconds: so long a round takes at least, or a timer that is early would never end


MOST_ROUNDS = 200_000
LONGEST = 600.0  # seconds


class Stuck(Exception):
    """Nothing will ever happen again; or it goes on and on."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """No sockets, no signals, no threads: whatever it waits for is one of its own timers."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0
        self.rounds = 0
        self._selector = self
        self._clock_resolution = BLINK / 10

    def time(self) -> float:
        return self.at

    def select(self, timeout: float | None) -> list[Any]:
        """As a selector that finds nothing until the next timer is due."""
        self.rounds += 1
        if timeout is None or self.rounds > MOST_ROUNDS or self.at > LONGEST:
            raise Stuck
        self.at += max(timeout, BLINK)
        return []

    def _process_events(self, events: list[Any]) -> None:
        assert not events

    def _write_to_self(self) -> None:
        """Nobody else could wake it."""

    def end(self) -> None:
        """Whoever is still at something is told to let go, and all that follows from it is done."""
        tasks = asyncio.all_tasks(self)
        for task in tasks:
            task.cancel()
        if tasks:
            self.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.close()
