"""Who is asking, by cookie or token, and the tables they may come to."""

import asyncio
from pathlib import Path
from typing import Any

from witsend.server.coaching import Coaching
from witsend.server.coalescing import Coalescing
from witsend.server.difficulty import Difficulties
from witsend.server.gate import Gate, cookie_of
from witsend.server.heartbeat import Heartbeat
from witsend.server.people import COOKIE
from witsend.server.refusals import Banned, Denied, NoName, NoSuchTable
from witsend.server.table import Table
from witsend.server.tables import Tables

LONGEST_ID = 40
MOST_NAMES = 10_000  # kept at hand
# A page sends hardly more frames than asks; who sends far more is read slowly, and then not at all.
FRAMES_PER_ASK = 20
FLOOD_SECONDS = 0.25  # so that ten floods are read in small pieces


class Visitors:
    def __init__(
        self,
        tables: Tables,
        gate: Gate | None = None,
        *,
        address: str | None = None,
        questions: Path | None = None,
    ) -> None:
        self.tables = tables
        self.gate = gate or Gate()
        self.most_frames = FRAMES_PER_ASK * self.gate.limits.asks.rate * FLOOD_SECONDS
        self.address = address  # where phones in the same network find this server
        self.questions = questions  # the folder for packs that hosts save; None: they cannot
        self.names: dict[str, str] = {}
        self.heartbeat = Heartbeat()
        self.coalescing = Coalescing(tables.runtime.time)
        self.coaching = Coaching(tables.runtime)
        self.difficulties = Difficulties(tables.runtime)
        self.listing = asyncio.Lock()  # a table that anyone may join is opened after the one before
        tables.runtime.may_talk = self.gate.may_talk
        tables.runtime.forget_name = self.forget
        tables.runtime.place_of = self.gate.places.get

    def person(self, scope: Any) -> str | None:
        """With ?watch nobody, so that a television in the room shows no one's hand."""
        return None if is_screen(scope) else self.holder(scope)

    def holder(self, scope: Any) -> str | None:
        """Whose cookie or token it is, also where they are nobody just now."""
        runtime = self.tables.runtime
        person = runtime.store.keys.holder(claimed(scope), runtime.time.now())
        if person is not None:
            runtime.visits.seen.add(person)
            self.gate.see(person, scope)
        return person

    def ban(self, scope: Any) -> Banned | None:
        """Why whoever asks is not let in, if they are not."""
        runtime = self.tables.runtime
        keys, now = runtime.store.keys, runtime.time.now()
        if keys.banned and keys.is_banned(claimed(scope), self.gate.rate_limit_key(scope), now):
            return Banned()
        return None

    def let_in(self, scope: Any) -> tuple[str | None, str | None]:
        """The person and the holder, unless they are banned."""
        if ban := self.ban(scope):
            raise Denied(ban)
        return self.person(scope), self.holder(scope)

    async def name_of(self, person: str) -> str | None:
        name = self.names.get(person)
        if name is None and (name := await self.tables.runtime.store.person_name(person)):
            self.remember(person, name)
        return name

    def remember(self, person: str, name: str) -> None:
        if len(self.names) >= MOST_NAMES:
            self.names.clear()
        self.names[person] = name

    def forget(self, person: str) -> None:
        self.names.pop(person, None)

    async def named(self, scope: Any) -> tuple[str, str]:
        """The person and their name: whoever has none is asked for it."""
        person = self.person(scope)
        name = await self.name_of(person) if person else None
        if person is None or name is None:
            raise Denied(NoName())
        return person, name

    async def table(self, id_: str, scope: Any) -> Table:
        return await self.table_for(self.holder(scope), id_)

    async def table_for(self, holder: str | None, id_: str) -> Table:
        """The same answer for a table that is not there and one that has sent this person away."""
        table = await self.tables.find(id_) if len(id_) <= LONGEST_ID else None
        if table is None or holder in table.log.seating.removed:
            raise Denied(NoSuchTable())
        if self.tables.runtime.neighbours.are_there:
            await table.catch_up()  # whoever has seen it elsewhere sees no less here
        return table


def is_screen(scope: Any) -> bool:
    """A television, which is nobody."""
    return b"watch" in scope["query_string"].split(b"&")


def claimed(scope: Any) -> str:
    """The token that came along; nothing is said yet of whether it counts."""
    token = cookie_of(scope, COOKIE) or ""
    for name, value in scope["headers"]:
        if name == b"authorization" and value.lower().startswith(b"bearer "):
            token = value[7:].decode("latin-1")
    return token
