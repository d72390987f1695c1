"""A page's socket in a simulation, at the server: as socket.py's, without frames.

What is sent takes its time, and arrives in the order in which it was sent.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from witsend.game import Refusal
from witsend.server.asks import Answer, carry_out, carry_out_at_once
from witsend.server.connection import Connection
from witsend.server.database import StoreError
from witsend.server.protocol import Ask, decode_ask
from witsend.server.refusals import Denied
from witsend.server.table import Table

if TYPE_CHECKING:
    from sim_people import Person
    from sim_servers import Server


class Door:
    def __init__(self, server: "Server", person: "Person") -> None:
        self.server = server
        self.person = person
        self.table: Table | None = None
        self.connection: Connection | None = None
        self.inbox: list[Ask] = []
        self.is_open = self.busy = True
        self.is_due = False
        self.there_at = self.here_at = 0.0  # when the last message arrives, each way
        server.doors[self] = None

    # The network

    def delay(self, last: float) -> float:
        """Messages arrive in the order in which they were sent."""
        now = self.server.world.loop.time()
        return max(last + 1e-5, now + self.person.dice.uniform(0.002, 0.03))

    def enter(self, table: str) -> None:
        self.there_at = self.delay(self.there_at)
        self.at_server(lambda: self.server.tables.runtime.begin(self.come_in(table)))

    def send(self, message: bytes) -> None:
        self.there_at = self.delay(self.there_at)
        self.at_server(lambda: self.receive(decode_ask(message)))

    def at_server(self, act: Callable[[], object]) -> None:
        def arrive() -> None:
            if self.is_open:
                act()

        self.server.world.loop.call_at(self.there_at, self.server.deliver, arrive)

    def hang_up(self) -> None:
        """By either side, or by what lies between them."""
        if self.is_open:
            self.is_open = False
            self.server.doors.pop(self, None)
            self.server.after(0.01, self.leave)
            self.here_at = self.delay(self.here_at)
            self.server.world.loop.call_at(self.here_at, self.person.lose, self)

    # In the server

    async def come_in(self, id_: str) -> None:
        try:
            table = await self.server.visitors.table_for(self.person.id, id_)
        except (Denied, StoreError):
            self.hang_up()
            return
        if not self.is_open:
            return
        connection = table.join(self.person.id, self)
        assert not isinstance(connection, Refusal)
        self.table, self.connection = table, connection
        self.wake()
        self.go_on()

    def leave(self) -> None:
        table, connection = self.table, self.connection
        self.table = self.connection = None
        if table and connection:
            table.leave(connection)

    def receive(self, ask: Ask) -> None:
        self.inbox.append(ask)
        if not self.busy:
            self.go_on()

    def go_on(self) -> None:
        self.busy = False
        if self.inbox and self.table:
            self.busy = True
            ask, table, person = self.inbox.pop(0), self.table, self.person
            if not carry_out_at_once(table, person.id, person.name, ask, self.answer):
                self.server.tables.runtime.begin(self.carry_out(table, ask))

    async def carry_out(self, table: Table, ask: Ask) -> None:
        self.answer(await carry_out(table, self.person.id, self.person.name, ask))

    def answer(self, answer: Answer) -> None:
        if self.connection:
            self.connection.answer(answer)
        self.server.world.loop.call_soon(self.go_on)

    def wake(self) -> None:
        if not self.is_due:
            self.is_due = True
            self.server.tables.runtime.at_once(self.show)

    def show(self) -> None:
        self.is_due = False
        if self.table and self.connection and self.is_open and not self.server.is_dead:
            for message in self.table.audience.collect(self.connection):
                self.here_at = self.delay(self.here_at)
                arrive: Any = partial(self.person.receive, self, message)
                self.server.world.loop.call_at(self.here_at, arrive)
