"""What a command has done with a folder's tables: by the server that has them, or by itself."""

import asyncio
import time
from contextlib import ExitStack, closing
from pathlib import Path

from witsend.server import orders
from witsend.server.database import BUSY_TIMEOUT, FILE, InUse, StoreError, claim, connect
from witsend.server.runtime import Runtime
from witsend.server.store import Store
from witsend.server.tables import Tables
from witsend.server.thinking import Thinkers
from witsend.server.upkeep import Upkeep

LOOK_SECONDS = 0.1
PATIENCE = 15.0  # seconds, for what takes a moment


def ordered(folder: Path, what: orders.What, about: str, patience: float | None = PATIENCE) -> str:
    """The answer, once it is done; without patience, however long that takes."""
    number = orders.give(folder, what, about)
    try:
        asyncio.run(_carry_out(folder))
    except InUse:
        return _answer(folder, number, patience)
    return orders.fetch(folder, number) or ""


def shrink(folder: Path) -> bool:
    """Gives the disk what is free within the file; not while a server has it."""
    try:
        with ExitStack() as undo:
            claim(folder, undo)
            db = undo.enter_context(closing(connect(folder / FILE, BUSY_TIMEOUT)))
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except InUse:
        return False
    return True


def settle(folder: Path) -> None:
    """What was taken out is in the write-ahead log no more either."""
    with closing(connect(folder / FILE, BUSY_TIMEOUT)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _carry_out(folder: Path) -> None:
    """As a server does, but nothing goes on at the tables meanwhile."""
    store = await Store.open(folder)
    thinkers = Thinkers()
    tables = Tables(Runtime(store, thinkers))
    try:
        await Upkeep(tables).carry_out()
    finally:
        await tables.close()
        thinkers.close()
        await store.close()


def _answer(folder: Path, number: int, patience: float | None) -> str:
    until = time.monotonic() + patience if patience else None
    while (said := orders.fetch(folder, number)) is None:
        if until and time.monotonic() > until:
            orders.take_back(folder, number)
            raise StoreError("The server that has the folder does not answer, so nothing was done.")
        time.sleep(LOOK_SECONDS)
    return said
