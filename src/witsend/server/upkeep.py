"""What whoever hosts has done with tables and people, while games go on: ended, deleted, pruned,
forgotten.

All of it goes the way of everything else: under the table's lock, and by the thread that writes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from witsend.games.english import number_of
from witsend.server import orders, refusals, removal
from witsend.server.asks import stand
from witsend.server.bans import put_bans
from witsend.server.database import Session, StoreError
from witsend.server.neighbours import Changed, Renamed, Whereabouts
from witsend.server.people import new_id
from witsend.server.seating import Ended, Hosted
from witsend.server.table import Table
from witsend.server.tables import Tables

ASK_SECONDS = 1.0  # in which other servers answer
PAUSE_SECONDS = 0.02  # after each table that is deleted, so that moves do not wait in a row
PRUNE_SECONDS = 3600.0  # from one look for old tables to the next

logger = logging.getLogger("witsend.upkeep")


class Upkeep:
    def __init__(self, tables: Tables, keep_seconds: float | None = None) -> None:
        self.tables = tables
        self.runtime = tables.runtime
        self.keep_seconds = keep_seconds  # for so long, what is over stays; None: for ever
        self.pruned_at: float | None = None
        self.at_it: asyncio.Task[None] | None = None
        self.ways: dict[str, Callable[[str], Awaitable[str]]] = {
            "end": self.end,
            "delete": self.delete,
            "forget": self.forget,
            "prune": self.prune_as_ordered,
            "ban address": self.ban_address,
        }

    async def look(self) -> None:
        """Once a second: is there anything to do? It is begun, and nobody waits for it."""
        if self.at_it and not self.at_it.done():
            return
        if await self.runtime.store.look(orders.waiting):
            self.at_it = self.runtime.begin(self.carry_out())
        elif self.keep_seconds is not None and self.is_time_to_prune():
            self.pruned_at = self.runtime.time.now()
            self.at_it = self.runtime.begin(self.keep_tidy(self.pruned_at - self.keep_seconds))

    def is_time_to_prune(self) -> bool:
        now = self.runtime.time.now()
        return self.pruned_at is None or not 0 <= now - self.pruned_at < PRUNE_SECONDS

    async def carry_out(self) -> None:
        """All orders that wait."""
        for order in await self.runtime.store.look(orders.waiting):
            try:
                said = await self.ways[order.what](order.about)
            except StoreError as error:
                said = f"It was not done: {error}"
            except Exception:  # whoever waits for the answer gets one
                logger.exception("%s could not be done", order.what)
                said = "It was not done: something went wrong, and the server's log says what."
            await self.change(partial(orders.answer, number=order.number, said=said))

    async def change(self, by: Callable[[Session], object], *tables: str) -> None:
        await self.runtime.store.change(*tables, by=by)

    # Tables

    async def end(self, id_: str) -> str:
        table = await self.tables.find(id_)
        if table is None:
            return "There is no such table any more."
        async with table.lock:
            if table.log.seating.over:
                return f"Table {id_} was over already."
            await table.commit([Ended()])
        return f"Table {id_} is ended. Whoever has it open reads so."

    async def delete(self, id_: str) -> str:
        listing = await self.runtime.store.listing(id_)
        if listing and not listing.over:
            return f"It was not done: table {id_} is not over. End it first."
        await self.remove(id_)
        return f"Table {id_} is deleted."

    async def remove(self, id_: str, *, but_used: bool = False) -> bool:
        """Whether it is gone: one that somebody has open may be left."""
        table = self.tables.known.get(id_)
        if table is None:
            await self.take_out(id_)
            await self.runtime.retelling.forget(id_)
            return True
        async with table.lock:
            if but_used and (table.audience.connections or table.audience.elsewhere):
                return False
            await self.take_out(id_)
            await self.tables.let_go(table, refusals.NoSuchTable())
        return True

    async def take_out(self, id_: str) -> None:
        """Of the database; other servers let go of it."""
        await self.change(partial(removal.delete, table=id_), id_)
        self.runtime.neighbours.tell(Changed(table=id_, gone=True))

    async def prune_as_ordered(self, about: str) -> str:
        before, abandoned = about.split()
        tables, names = await self.prune(float(before), abandoned=abandoned == "abandoned")
        gone = number_of(tables, "table is", "tables are")
        return f"{gone} deleted, and the names of {number_of(names, 'person', 'people')}."

    async def keep_tidy(self, before: float) -> None:
        try:
            tables, names = await self.prune(before)
        except StoreError as error:
            logger.warning("old tables were not deleted: %s", error)
        else:
            if tables or names:
                logger.info("%d old tables are deleted, and %d names", tables, names)

    async def prune(self, before: float, *, abandoned: bool = False) -> tuple[int, int]:
        """How many tables are gone, and how many names."""
        store, gone = self.runtime.store, 0
        find = partial(removal.prunable, before=before, abandoned=abandoned)
        for id_ in await store.look_long(find):
            gone += await self.remove(id_, but_used=True)
            if self.runtime.live:
                await self.runtime.bell(PAUSE_SECONDS).wait()
        names = 0

        def delete_names(db: Session) -> None:
            nonlocal names
            names = removal.delete_names(db, before)

        await self.change(delete_names)
        return gone, names

    # People

    async def forget(self, person: str) -> str:
        """Their tokens have ended by now, so they come to no more tables."""
        tables = await self.runtime.store.look_long(partial(removal.tables_with, person=person))
        for id_ in tables:
            if table := await self.tables.find(id_):
                async with table.lock:
                    await self.forget_at(table, person)
        await self.change(partial(removal.forget_person, person=person))
        self.runtime.forget_name(person)
        self.runtime.neighbours.tell(Renamed(person=person))
        where = number_of(len(tables), "table", "tables")
        return f"Their name and all they said is gone from {where}."

    async def ban_address(self, about: str) -> str:
        """Where they were seen last since this server has started: nobody else knows it."""
        person, until = about.split()
        address = self.runtime.place_of(person) or await self.ask_others(person)
        if address is None:
            return "Where they are is not known: nobody has seen them since the server started."
        await self.change(partial(put_bans, banned=[address], until=float(until)))
        return f"So is the address {address}."

    async def ask_others(self, person: str) -> str | None:
        """Where they were seen last by another server."""
        neighbours, heard = self.runtime.neighbours, self.runtime.whereabouts
        if not neighbours.are_there:
            return None
        heard.clear()
        neighbours.tell(Whereabouts(person=person))
        await self.runtime.bell(ASK_SECONDS).wait()
        return heard.get(person)

    async def forget_at(self, table: Table, person: str) -> None:
        if not table.log.seating.over:
            await self.make_leave(table, person)
        alias, rows = new_id(), await self.runtime.store.read(table.id)
        entries = {
            row.n: entry
            for row in rows
            if (entry := removal.without(row.entry, person, alias)) != row.entry
        }
        story = None
        if table.log.stopped and (story := await self.runtime.store.story(table.id)):
            names = set[str]().union(*(removal.called(row.entry, person) for row in rows))
            story = removal.story_without(story, names) if names else story
        rewrite = partial(
            removal.rewrite, table=table.id, entries=entries, person=person, story=story
        )
        await self.change(rewrite, table.id)
        self.runtime.neighbours.tell(Changed(table=table.id, gone=False))
        await self.tables.let_go(table, refusals.LaidAnew())
        if table.log.seating.over:
            self.runtime.has_finished(table.id)  # in words it is told anew

    async def make_leave(self, table: Table, person: str) -> None:
        """As if they had stood up themselves: in a game a bot takes over."""
        for seat in table.log.seating.seats_of(person):
            left = stand(table, person, seat)
            if isinstance(left, list):
                await table.commit(left)
        if table.log.seating.host == person:
            others = [other for other in table.log.seating.people if other != person]
            await table.commit([Hosted(person=others[0] if others else None)])
