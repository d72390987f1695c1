"""Whether the server can do its work: for whoever watches over it, and for a proxy that asks."""

import asyncio
from collections.abc import Awaitable

from witsend.server.database import StoreError
from witsend.server.runtime import Runtime

CHECK_SECONDS = 3.0  # for each answer
FRESH_SECONDS = 1.0  # so long nobody is bothered again, however many ask
LEAST_ROOM = 64 * 1024 * 1024  # bytes on the disk


class Readiness:
    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.checked_at = 0.0
        self.checking: asyncio.Task[list[str]] | None = None

    async def not_well(self) -> list[str]:
        """What is not: "store", "disk", "thinkers"; nothing if all is."""
        now = self.runtime.time.now()
        stale = now - self.checked_at >= FRESH_SECONDS
        if self.checking is None or (self.checking.done() and stale):
            self.checked_at = now
            self.checking = self.runtime.begin(self.check())
        return await asyncio.shield(self.checking)

    async def check(self) -> list[str]:
        checks = {"store": self.writes(), "disk": self.has_room(), "thinkers": self.answers()}
        well = await asyncio.gather(*map(in_time, checks.values()))
        return [name for name, is_well in zip(checks, well, strict=True) if not is_well]

    async def writes(self) -> bool:
        await self.runtime.store.beat(self.runtime.time.now())
        return True

    async def has_room(self) -> bool:
        room = await self.runtime.store.room()
        return room is None or room >= LEAST_ROOM

    async def answers(self) -> bool:
        return await self.runtime.thinkers.answers()


async def in_time(check: Awaitable[bool]) -> bool:
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await check
    except (StoreError, TimeoutError, OSError):
        return False
