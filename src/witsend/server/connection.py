"""One open socket or stream to a table. It never gets a queue of views: only ever the newest."""

import asyncio
from typing import Protocol

from msgspec import json

from witsend.game import Refusal
from witsend.server.metrics import count_refusal
from witsend.server.protocol import Refused

MOST_ANSWERS = 200  # to someone who asks and asks and does not read: then they are cut off


class Page(Protocol):
    """Whoever is shown what a connection has to show."""

    def wake(self) -> object:
        """There may be something new: soon."""

    def show(self) -> object:
        """Now."""


class Stream:
    """A page that asks for what is new, and waits until there may be something."""

    __slots__ = ("fresh",)

    def __init__(self) -> None:
        self.fresh = asyncio.Event()
        self.fresh.set()

    def wake(self) -> None:
        self.fresh.set()

    def show(self) -> None:
        self.fresh.set()

    async def woken(self) -> None:
        await self.fresh.wait()
        self.fresh.clear()


class Connection:
    __slots__ = (
        *("answers", "closing", "grouped", "is_screen", "page", "person"),
        *("shown", "table_sent", "talk_sent"),
    )

    def __init__(
        self,
        person: str | None,
        page: Page | None = None,
        *,
        grouped: bool = False,
        is_screen: bool = False,
    ) -> None:
        self.person = person
        self.page = page or Stream()
        self.grouped = grouped  # it is sent moves in groups
        self.is_screen = is_screen  # a television's
        self.shown = -1  # the version of what was sent last
        self.table_sent = -1  # the version of who sits where that was sent last
        self.talk_sent: int | None = None  # how much of the table's talk; None: nothing yet
        self.answers: tuple[bytes, ...] = ()
        self.closing: Refusal | None = None  # why it is being closed

    def answer(self, message: object) -> None:
        if type(message) is Refused:
            count_refusal(message.why)
        self.answers += (json.encode(message),)
        self.page.wake()

    def close(self, why: Refusal) -> None:
        """Soon: it is told why first."""
        self.closing = why
        self.page.wake()

    async def woken(self) -> None:
        """For whoever has no page of their own."""
        if isinstance(self.page, Stream):
            await self.page.woken()

    @property
    def is_stuck(self) -> bool:
        return len(self.answers) > MOST_ANSWERS
