"""Faults that are planted into a server, each for the simulation to find."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from msgspec import Raw

from witsend.server import driving
from witsend.server.driving import Driving
from witsend.server.hearing import Hearing
from witsend.server.listings import Begun
from witsend.server.seating import Entry, decode_entry
from witsend.server.table import Table
from witsend.server.talk import TableTalk
from witsend.server.visitors import Visitors
from witsend.server.writer import Done, settle


async def commit_and_read_nothing(
    table: Table, entries: Sequence[Entry], begun: Begun | None = None
) -> None:
    done = asyncio.get_running_loop().create_future()
    table.submit(entries, partial(settle, done), begun)
    await done


def submit_and_acknowledge(
    table: Table, entries: Sequence[Entry], done: Done, begun: Begun | None = None
) -> None:
    """Whoever asked is answered while it is on its way."""
    submit(table, entries, lambda _: None, begun)
    asyncio.get_running_loop().call_soon(done, None)


submit = Table.submit


async def find_and_show(visitors: Visitors, _: str | None, id_: str) -> Table:
    table = await visitors.tables.find(id_)
    assert table
    return table


@contextmanager
def without(where: type, name: str, instead: Callable[..., Any]) -> Iterator[None]:
    with patch.object(where, name, instead):
        yield


async def commit_apart(table: Table, entries: Sequence[Entry], begun: Begun | None = None) -> None:
    """The next table is stored before the one that leads to it."""
    if begun:
        new, at = begun.listing, table.runtime.time.now()
        await table.runtime.store.append(new.id, 0, begun.entries, at, new)
    await commit(table, entries)


commit = Table.commit


def take_in_anything(table: Table, first: int, stored: Sequence[Raw], at: float) -> bool:
    """Whatever a ring brings, wherever it belongs."""
    if table.log.length < first + len(stored):
        table.follow_others([(at, decode_entry(entry)) for entry in stored])
    return True


async def see_nothing(_: Hearing) -> None:
    pass


PLANTED: dict[str, Callable[[], AbstractContextManager[object]]] = {
    "no re-read after a conflict": partial(without, Table, "commit", commit_and_read_nothing),
    "acknowledged before the commit": partial(without, Table, "submit", submit_and_acknowledge),
    "the next table stored apart": partial(without, Table, "commit", commit_apart),
    "driven without the lease": partial(
        without, Driving, "drives", lambda node, table: table in node.driven
    ),
    "a lease longer than the database's": partial(patch.object, driving, "MARGIN_SECONDS", -1.0),
    "a ring taken in over a gap": partial(without, Table, "take_in", take_in_anything),
    "no look for lost rings": partial(without, Hearing, "look", see_nothing),
    "a page shown without a read": partial(without, Visitors, "table_for", find_and_show),
    "a line said anew when sent again": partial(
        without, TableTalk, "is_known", lambda *_, **__: False
    ),
}
