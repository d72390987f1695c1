"""What is asked for often and done seldom."""

from collections.abc import Callable
from functools import partial

from witsend.server.runtime import Runtime


class Calm:
    """Does something at once, and then once a second at most, however often it is asked for."""

    __slots__ = ("at", "due")

    def __init__(self) -> None:
        self.at = 0.0  # when it was done last
        self.due = False

    def ask(self, runtime: Runtime, act: Callable[[], object]) -> None:
        if not self.due:
            calm = runtime.calm_seconds
            wait = min(calm, self.at + calm - runtime.time.now())
            if wait <= 0:
                self.do(runtime, act)
            else:
                self.due = True
                runtime.time.later(wait, partial(self.do, runtime, act))

    def do(self, runtime: Runtime, act: Callable[[], object]) -> None:
        self.due = False
        self.at = runtime.time.now()
        act()
