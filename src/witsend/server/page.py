"""One open socket or stream to a table. It is never sent a queue of views: only ever the newest."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import json

from witsend.game import Refusal
from witsend.server.protocol import Refused, Talk

if TYPE_CHECKING:
    from witsend.server.table import Table

MOST_ANSWERS = 200  # to a page that asks and asks and does not read: then it is cut off


class Page:
    def __init__(
        self, table: "Table", person: str | None, wake: Callable[[], object] | None = None
    ) -> None:
        """`wake` is called when there may be something new; without it one waits for `messages`."""
        self.table = table
        self.person = person
        self.shown = -1  # the version of the table this page has
        self.heard: int | None = None  # how much of the table's talk; None: nothing yet
        self.answers: list[bytes] = []
        self.closing: Refusal | None = None  # why the page is being closed
        if wake is None:
            self._fresh = asyncio.Event()
            self._fresh.set()
            wake = self._fresh.set
        self.wake = wake

    def answer(self, message: object) -> None:
        self.answers.append(json.encode(message))
        self.wake()

    @property
    def is_stuck(self) -> bool:
        return len(self.answers) > MOST_ANSWERS

    async def messages(self) -> list[bytes]:
        """What is new for this page, as soon as there is anything."""
        messages: list[bytes] = []
        while not messages:  # there may be nothing that this person is to know
            await self._fresh.wait()
            self._fresh.clear()
            messages = self.collect()
        return messages

    def collect(self) -> list[bytes]:
        """What is new for this page by now, if anything."""
        messages, self.answers = self.answers, []
        if self.closing:
            return [*messages, json.encode(Refused(0, self.closing, str(self.closing)))]
        if self.shown != self.table.version:
            self.shown = self.table.version
            messages.append(self.table.update(self.person))
        if self.heard != self.table.spoken:
            fresh = self.heard is None
            lines = self.table.lines_for(self.person, self.heard or 0)
            self.heard = self.table.spoken
            if lines or fresh:
                messages.append(json.encode(Talk(lines, fresh)))
        return messages
