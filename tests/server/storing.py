"""What the tests of stores share."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from threading import Event
from typing import Any

from witsend.server.database import Database
from witsend.server.listings import Listing
from witsend.server.store import Store

LISTING = Listing(
    id="t",
    code="KRAKEN",
    game="pirates-dice",
    open=True,
    started=False,
    over=False,
    touched=5.0,
    people=("zoe", "anne"),
)


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def entries(store: Store, table: str = "t") -> list[bytes]:
    return [row.entry for row in await store.read(table)]


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """The writer is busy with a job until the end: what is asked meanwhile makes one group."""
    busy, free = Event(), Event()

    def wait(db: Any) -> None:
        busy.set()
        free.wait()

    job = asyncio.create_task(store._write(wait))
    await asyncio.to_thread(busy.wait)
    try:
        yield
    finally:
        free.set()
        await job


async def asked(*writes: Coroutine[Any, Any, None]) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(write) for write in writes]
    await asyncio.sleep(0)  # each has run until it waits for its answer
    return tasks


async def outcomes(*writes: Awaitable[None]) -> list[type[BaseException] | None]:
    answers = await asyncio.gather(*writes, return_exceptions=True)
    return [type(answer) if answer else None for answer in answers]
