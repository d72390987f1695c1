"""All tables of a server, found by id; those that nobody needs just now are only in the store."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

from msgspec import json

from witsend.game import Refusal, Setup, State
from witsend.server.database import StoreError
from witsend.server.opening import first_entry, open_table
from witsend.server.retold import Question
from witsend.server.runtime import Runtime, logger, report
from witsend.server.seating import Opened, Resumed, decode_entry
from witsend.server.table import Table
from witsend.server.writer import Conflict

SLICE = 50  # entries of a log that are read before everyone else has a turn
MOST_AT_HAND = 50
TRIES = 10  # at giving time back, where other servers append to the same table
STORY_SECONDS = 0.1  # from one story to the next, so that games that run do not notice


class Tables:
    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        # Whoever does something with a table holds it, so there is never a second one of an id.
        self.known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.slicing = asyncio.Lock()
        self.storytelling: asyncio.Future[None] | None = None
        self.at_hand: list[Table] = []  # long ones that were needed lately, the last one last

    async def wake(self) -> None:
        """After a start: every running table goes on, bots and clocks included."""
        for id_ in await self.runtime.store.running():
            await self.take_up(id_, self.runtime.store.beat_at)
        await self.wake_among_others()

    async def wake_among_others(self) -> None:
        """After a start beside other servers: tables go on as this server comes to drive them."""
        self.runtime.live = True
        for table in list(self.known.values()):
            table.go_on()
        for id_ in await self.runtime.store.without_story():
            self.runtime.has_finished(id_)  # before stories were kept, or with the last breath
        self.storytelling = self.storytelling or asyncio.ensure_future(self.keep_stories())

    async def keep_stories(self) -> None:
        """One after another, however many games end at once."""
        while True:
            await self.keep_story(await self.runtime.finished.get())
            self.runtime.finished.task_done()

    async def keep_story(self, id_: str) -> None:
        """The table itself is not needed for it, so it is not loaded."""
        try:
            written = await self.runtime.retelling.work_out(Question("words", id_, made=0))
            if written:
                await self.runtime.store.keep_story(id_, written)
        except StoreError as error:
            report(id_, error)
        except Exception:  # noqa: BLE001 - one broken table must not hold up all the others
            logger.exception("table %s has no story: the next start tries again", id_[:6])
        await self.runtime.bell(STORY_SECONDS).wait()

    async def take_up(self, id_: str, alive_at: float | None) -> bool:
        """It is this server's to drive; whoever did so before lived until then. Whether that is
        settled: else the store could not be reached, or the lease ran out meanwhile."""
        try:
            if table := await self.find(id_):
                if why := table.log.stopped:
                    logger.warning("table %s is stopped: %s", id_[:6], why)
                if not await self.give_back(table, alive_at or 0.0):
                    return False
                if self.runtime.live:
                    table.go_on()
        except StoreError as error:
            report(id_, error)
            return False
        except Exception:  # noqa: BLE001 - one broken table must not hold up all the others
            logger.exception("table %s cannot go on", id_[:6])
        return True

    async def give_back(self, table: Table, alive_at: float) -> bool:
        """Time in which nobody could play is not counted, also not by the start after this. False
        where that is not settled: another server is to see to it by now, or it was not stored."""
        neighbours = self.runtime.neighbours
        async with table.lock:
            for _ in range(TRIES):
                lost = self.runtime.time.now() - max(alive_at, table.clock.wound_at)
                if not table.clock.running or lost <= 0:
                    return True
                if not neighbours.drives(table.id):
                    return False
                try:
                    await table.commit([Resumed(lost=lost)])
                except Conflict:
                    continue  # as much as is due by what others have appended
                except StoreError as error:
                    report(table.id, error)
                    break
                return True
        return not neighbours.are_there  # among others it is tried again with the next sign of life

    async def open(
        self,
        game: type[State],
        setup: Setup,
        host: str,
        name: str,
        *,
        listed: bool,
        move_seconds: int | None = None,
    ) -> Table:
        first = first_entry(game, setup, host, name, listed=listed, move_seconds=move_seconds)
        id_, opened = await open_table(self.runtime, first)
        table = self.known[id_] = Table(self.runtime, id_, opened)
        return table

    async def find(self, id_: str) -> Table | None:
        if table := self.known.get(id_):
            return self.needed(table)
        if id_ not in self.loading:
            task = asyncio.ensure_future(self.load(id_))
            self.loading[id_] = task
            task.add_done_callback(lambda _: self.loading.pop(id_))
        return await asyncio.shield(self.loading[id_])

    def needed(self, table: Table) -> Table:
        """A log that takes long to read is not read anew for everyone who asks."""
        if table.log.length > SLICE:
            others = [other for other in self.at_hand if other is not table]
            self.at_hand = [*others, table][-MOST_AT_HAND:]
        return table

    async def load(self, id_: str) -> Table | None:
        """Slice by slice: while the next one is fetched, moves at other tables are stored."""
        rows = await self.runtime.store.read(id_, 0, SLICE)
        if not rows:
            return None
        table = Table(self.runtime, id_, json.decode(rows.pop(0).entry, type=Opened))
        while rows:
            for row in rows:
                table.apply(decode_entry(row.entry), row.at)
            if table.log.length % SLICE:
                break  # that was all
            async with self.slicing:  # of all that are being read, one goes on at a time
                rows = await self.runtime.store.read(id_, table.log.length, SLICE)
        self.known[id_] = table
        table.audience.tell_presence(asks=True)
        table.go_on()
        return self.needed(table)

    async def let_go(self, table: Table, why: Refusal) -> None:
        """Whoever comes finds what is stored by then."""
        self.known.pop(table.id, None)
        self.at_hand = [other for other in self.at_hand if other is not table]
        table.close(why)
        await self.runtime.retelling.forget(table.id)

    async def close(self) -> None:
        self.runtime.live = False
        tasks: list[asyncio.Future[Any]] = [*self.runtime.background, *self.loading.values()]
        if self.storytelling:
            tasks.append(self.storytelling)
        for table in self.known.values():
            table.clock.stop()
            tasks += table.bots.turns.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
