"""What other servers say of tables that are open here too, and what this server is to drive."""

import asyncio
from collections.abc import Iterable, Sequence

from witsend.server import refusals
from witsend.server.database import StoreError
from witsend.server.gate import Gate
from witsend.server.neighbours import (
    AnyRing,
    Appended,
    Changed,
    Faced,
    Grown,
    Here,
    Hurried,
    Left,
    Nudging,
    OfATable,
    Renamed,
    Spent,
    Taken,
    Watching,
    Whereabouts,
)
from witsend.server.runtime import report
from witsend.server.table import Table
from witsend.server.tables import Tables

LOOK_SECONDS = 3.0  # from one look at the logs to the next, whether a ring was lost
LOOKED_AT_ONCE = 500  # tables


class Hearing:
    def __init__(self, tables: Tables, gate: Gate) -> None:
        self.tables = tables
        self.gate = gate
        self.wanted: set[str] = set()  # tables driven because somebody had them open here
        self.due: dict[str, float | None] = {}  # to be taken up, and until when they were driven
        self.taking_up: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None
        self.looked_at = 0.0

    def hear(self, node: str, ring: AnyRing) -> None:
        match ring:
            case Appended(logs=logs):
                for grown in logs:
                    self.hear_grown(grown)
            case Renamed(person=person):
                self.tables.runtime.forget_name(person)
            case Whereabouts():
                self.hear_whereabouts(ring)
            case Spent(tokens=tokens):
                self.gate.hear_spent(tokens)
            case Left():
                self.lose(node)
            case Here() | Faced() | Watching() | Nudging() | Hurried() | Changed():
                if table := self.tables.known.get(ring.table):
                    self.hear_of(table, node, ring)

    def hear_whereabouts(self, ring: Whereabouts) -> None:
        runtime = self.tables.runtime
        if ring.address is not None:
            runtime.whereabouts[ring.person] = ring.address
        elif address := runtime.place_of(ring.person):
            runtime.neighbours.tell(Whereabouts(person=ring.person, address=address))

    def hear_of(self, table: Table, node: str, ring: OfATable) -> None:
        match ring:
            case Here(asks=asks):
                table.hear_presence(node, ring)
                if asks and table.audience.connections:
                    table.audience.tell_presence()
            case Faced(person=person, face=face):
                table.audience.react(person, face)
            case Watching(person=person, on=on, made=made):
                table.audience.watch(person, on=on, made=made)
            case Nudging():
                if table.log.state:
                    table.audience.nudge()
            case Hurried():
                table.hurry()
            case Changed(gone=gone):
                why = refusals.NoSuchTable() if gone else refusals.LaidAnew()
                self.tables.runtime.begin(self.tables.let_go(table, why))

    # Logs

    def hear_grown(self, grown: Grown) -> None:
        self.tables.runtime.store.hear(grown.table, grown.length)
        table = self.tables.known.get(grown.table)
        if table is None:
            return
        try:
            is_known = table.take_in(grown.first, grown.entries, grown.at)
        except Exception as error:  # noqa: BLE001 - as below
            report(table.id, error)
        else:
            if not is_known:
                self.begin_to_catch_up(table, grown.length)

    def begin_to_catch_up(self, table: Table, length: int) -> None:
        self.tables.runtime.begin(self.catch_up(table, length))

    async def catch_up(self, table: Table, length: int) -> None:
        try:
            await table.catch_up(length)
        except Exception as error:  # noqa: BLE001 - the next look, or the next ask, reads it
            report(table.id, error)

    def beat(self, now: float) -> None:
        """Once a second."""
        if spent := self.gate.spent_much():
            self.tables.runtime.neighbours.tell(Spent(tokens=spent))
        if not 0 <= now - self.looked_at < LOOK_SECONDS:
            self.look_again()

    def look_again(self) -> None:
        self.looked_at = self.tables.runtime.time.now()
        if self.looking is None or self.looking.done():
            self.looking = self.tables.runtime.begin(self.look())

    async def look(self) -> None:
        """For tables open here: whether their logs are longer than is known here."""
        known = dict(self.tables.known)
        ids = [*known]
        for at in range(0, len(ids), LOOKED_AT_ONCE):
            some = ids[at : at + LOOKED_AT_ONCE]
            try:
                lengths = await self.tables.runtime.store.lengths(some)
            except StoreError:
                return  # the next look sees it
            for id_, length in lengths.items():
                if known[id_].log.length < length:
                    self.begin_to_catch_up(known[id_], length)

    # Driving

    def drive(self, taken: Sequence[Taken]) -> None:
        self.wanted |= {table for table, alive_at in taken if alive_at is None}
        self.due |= dict(taken)
        self.begin_to_take_up()

    def drive_on(self, tables: Iterable[str], *, has_lapsed: bool) -> None:
        """While it lapsed, nothing went on by itself, and a table may have been let go of."""
        for id_ in tables:
            table = self.tables.known.get(id_)
            if table is None and id_ not in self.wanted:
                self.due.setdefault(id_, None)
            elif table and has_lapsed:
                table.go_on()
        self.begin_to_take_up()

    def begin_to_take_up(self) -> None:
        if self.due and (self.taking_up is None or self.taking_up.done()):
            self.taking_up = self.tables.runtime.begin(self.take_up())

    async def take_up(self) -> None:
        """Once each; what could not be read is due again with the next sign of life."""
        tried: set[str] = set()
        while left := [id_ for id_ in self.due if id_ not in tried]:
            tried.update(left)
            for id_ in left:
                alive_at = self.due.get(id_)
                now = self.tables.runtime.time.now()
                if await self.tables.take_up(id_, now if alive_at is None else alive_at):
                    self.due.pop(id_, None)

    def stop_driving(self, tables: Iterable[str]) -> None:
        for id_ in tables:
            self.due.pop(id_, None)
            if table := self.tables.known.get(id_):
                table.rest()

    def unneeded(self, tables: Iterable[str]) -> set[str]:
        """Where the game is over; and where none has begun, once nobody has it open here."""
        found = set()
        for id_ in tables:
            table = self.tables.known.get(id_)
            if table is None:
                if id_ in self.wanted:
                    found.add(id_)
            elif table.log.seating.over or not (
                table.log.seating.started or table.audience.connections
            ):
                found.add(id_)
        self.wanted -= found
        return found

    def lose(self, node: str) -> None:
        for table in list(self.tables.known.values()):
            table.hear_presence(node, None)
