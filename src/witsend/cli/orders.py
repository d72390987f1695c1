"""What a command has done with tables: by the server that has them, or by itself."""

import asyncio
import time

from witsend.server import orders
from witsend.server.database import Database, InUse, StoreError
from witsend.server.runtime import Runtime
from witsend.server.store import Store
from witsend.server.tables import Tables
from witsend.server.thinking import Thinkers
from witsend.server.upkeep import Upkeep

LOOK_SECONDS = 0.1
PATIENCE = 15.0  # seconds, for what takes a moment


def ordered(
    database: Database, what: orders.What, about: str, patience: float | None = PATIENCE
) -> str:
    """The answer, once it is done; without patience, however long that takes."""
    number = orders.give(database, what, about)
    try:
        asyncio.run(_carry_out(database))
    except InUse:
        return _answer(database, number, patience)
    return orders.fetch(database, number) or ""


async def _carry_out(database: Database) -> None:
    """As a server does, but nothing goes on at the tables meanwhile."""
    database.check_unserved()
    store = await Store.open(database)
    thinkers = Thinkers()
    tables = Tables(Runtime(store, thinkers))
    try:
        await Upkeep(tables).carry_out()
    finally:
        await tables.close()
        thinkers.close()
        await store.close()


def _answer(database: Database, number: int, patience: float | None) -> str:
    until = time.monotonic() + patience if patience else None
    while (said := orders.fetch(database, number)) is None:
        if until and time.monotonic() > until:
            orders.take_back(database, number)
            raise StoreError("The server that has the tables does not answer, so nothing was done.")
        time.sleep(LOOK_SECONDS)
    return said
