"""One open socket or stream to a table. It never gets a queue of views: only ever the newest."""

import asyncio
from collections.abc import Callable

from msgspec import json

from witsend.game import Refusal
from witsend.server.metrics import count_refusal
from witsend.server.protocol import Refused

MOST_ANSWERS = 200  # to someone who asks and asks and does not read: then they are cut off


class Connection:
    __slots__ = (
        *("_fresh", "answers", "closing", "grouped", "person", "shown", "table_sent"),
        *("talk_sent", "wake"),
    )

    def __init__(
        self,
        person: str | None,
        wake: Callable[[], object] | None = None,
        *,
        grouped: bool = False,
    ) -> None:
        """`wake` is called when there may be something new; without it, `woken` can be awaited."""
        self.person = person
        self.grouped = grouped  # it is sent moves in groups
        self.shown = -1  # the version of what was sent last
        self.table_sent = b""  # what was sent last of who sits where
        self.talk_sent: int | None = None  # how much of the table's talk; None: nothing yet
        self.answers: list[bytes] = []
        self.closing: Refusal | None = None  # why it is being closed
        if wake is None:
            self._fresh = asyncio.Event()
            self._fresh.set()
            wake = self._fresh.set
        self.wake = wake

    def answer(self, message: object) -> None:
        if type(message) is Refused:
            count_refusal(message.why)
        self.answers.append(json.encode(message))
        self.wake()

    def close(self, why: Refusal) -> None:
        """Soon: it is told why first."""
        self.closing = why
        self.wake()

    @property
    def is_stuck(self) -> bool:
        return len(self.answers) > MOST_ANSWERS

    async def woken(self) -> None:
        await self._fresh.wait()
        self._fresh.clear()
