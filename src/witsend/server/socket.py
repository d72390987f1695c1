"""A page's socket: the table's messages go straight onto the wire, with nothing in between.

uvicorn reads the request and hands the TCP connection over. Backpressure: while a page does not
read, nothing is put together for it; when it reads again, it gets the newest view.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import json

from witsend.game import Refusal
from witsend.server import handshake, refusals
from witsend.server.asks import Answer, carry_out, carry_out_at_once
from witsend.server.connection import Connection
from witsend.server.frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    BadFrame,
    Inbox,
    answer_to_close,
    frame,
    texts,
)
from witsend.server.gate import Scope, TokenBucket
from witsend.server.metrics import ASKS, PAGES
from witsend.server.protocol import LARGEST_MESSAGE, Ask, Done, Follow, Garbled, decode_ask, refused
from witsend.server.refusals import CLOSE_CODE, Denied
from witsend.server.runtime import logger
from witsend.server.table import Table
from witsend.server.visitors import FLOOD_SECONDS, Visitors, is_screen

# Close codes of our own, for pages that should not come back by themselves; see also CLOSE_CODE.
NO_TABLE, SENT_AWAY = 4404, 4403
POLICY_VIOLATION, INTERNAL_ERROR, SERVICE_RESTART = 1008, 1011, 1012  # WebSocket's own
CLOSE_SECONDS = 10.0  # until a page that was told to go is cut off
MOST_DROPPED = 1 << 20  # bytes that it may send meanwhile
MOST_FLOODS = 20  # in a row


class Socket(asyncio.Protocol):
    __slots__ = (
        *("asks", "busy", "connection", "counted_at", "dropped", "due", "floods", "grouped"),
        *("has_room", "heard", "holder", "inbox", "is_full", "is_open", "is_screen", "loop"),
        *("name", "open_sockets", "runtime", "table", "timer", "transport", "visitors"),
    )

    def __init__(self, visitors: Visitors, *, server_state: Any, **_: object) -> None:
        """As uvicorn makes one: what else it says is in our own settings."""
        self.visitors = visitors
        self.runtime = visitors.tables.runtime
        self.open_sockets: set[Any] = server_state.connections
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport | Any = None
        self.timer: asyncio.TimerHandle | None = None  # for the end
        self.inbox: Inbox | None = None  # until the handshake
        self.table: Table | None = None  # until it is found
        self.connection: Connection | None = None  # to the table
        self.holder: str | None = None  # of the cookie or token it came with
        self.asks: TokenBucket | None = None  # until they are at a table
        self.name = ""
        self.grouped = False  # it is sent moves in groups
        self.is_screen = False
        self.is_open = False  # between the handshake and either side's close frame
        self.busy = False  # with one message; the next waits
        self.is_full = False  # too much waits: reading is paused until that is done
        self.due = False  # to be shown what is new
        self.has_room = True  # in the transport's write buffer
        self.heard = True  # anything since the last ping
        self.counted_at = visitors.gate.clock()  # since when frames are counted
        self.floods = 0  # in a row
        self.dropped = 0  # bytes, after the close frame

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.open_sockets.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_open = False
        self.open_sockets.discard(self)
        self.visitors.gate.crowd.leave(self)
        self.visitors.heartbeat.discard(self)
        self.visitors.coalescing.take(self)
        if self.timer:
            self.timer.cancel()
        self.leave()

    # The handshake

    def request(self, data: bytes) -> None:
        """The whole of it at once, as uvicorn writes it out again."""
        method, target, headers = handshake.parts(data)
        client = self.transport.get_extra_info("peername")
        address, _, query = target.partition(b"?")
        scope = {"scheme": "ws", "headers": headers, "client": client, "query_string": query}
        path = address.decode("latin-1").split("/")
        is_table_socket = path[:3] == ["", "api", "tables"] and path[4:] == ["socket"]
        if self.visitors.gate.problem(scope) or not is_table_socket:
            self.turn_away(handshake.FORBIDDEN)
        elif problem := handshake.problem(method, headers):
            self.turn_away(problem)
        elif not self.visitors.gate.crowd.enter(self, self.visitors.gate.connection_key(scope)):
            self.turn_away(handshake.NO_ROOM)
        else:
            self.transport.write(handshake.accepted(headers))
            self.inbox = Inbox()
            self.is_open = self.busy = True
            self.visitors.heartbeat.add(self)
            self.grouped = b"grouped" in query.split(b"&")
            self.is_screen = is_screen(scope)
            self.runtime.begin(self.come_in(scope, path[3]))

    def turn_away(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    async def come_in(self, scope: Scope, id_: str) -> None:
        try:
            person, self.holder = self.visitors.let_in(scope)
            self.name = (await self.visitors.name_of(person) if person else None) or ""
            person = person if self.name else None
            table = await self.visitors.table_for(self.holder, id_)
        except Denied as denied:
            self.send([json.encode(refused(0, denied.why))])
            self.close(CLOSE_CODE.get(type(denied.why), SENT_AWAY))
            return
        except Exception:  # noqa: BLE001 - whatever it is, the page may try again
            logger.exception("a page could not come in")
            self.close(INTERNAL_ERROR)
            return
        if not self.is_open:
            return  # gone meanwhile
        self.join(table, person)
        self.go_on()

    def join(self, table: Table, person: str | None) -> None:
        connection = table.join(person, self, grouped=self.grouped, is_screen=self.is_screen)
        if isinstance(connection, Refusal):
            raise TypeError(connection)  # visitors.table has just seen that they may come in
        self.table, self.connection = table, connection
        self.asks = self.visitors.gate.asks_of(person)
        self.runtime.visits.begin(self.holder, table.id, connection)
        PAGES.inc()
        self.wake()

    def leave(self) -> None:
        table, connection = self.table, self.connection
        # Or connection and socket would hold each other, and the socket the table.
        self.table = self.connection = None
        if table and connection:
            PAGES.dec()
            self.runtime.visits.end(self.holder, connection)
            table.leave(connection)

    # What a page asks: one thing after another, and between two of them everyone else has a turn

    def data_received(self, data: bytes) -> None:
        self.heard = True
        if self.inbox is None:
            self.request(data)
        elif not self.is_open:
            self.drop(data)
        elif not self.busy and (payload := self.inbox.only_message(data)) is not None:
            self.receive_message(self.inbox, TEXT, payload)
        else:
            self.inbox.add(data)
            if self.busy:
                self.read_no_more(self.inbox)
            else:
                self.next_message(self.inbox)

    def read_no_more(self, inbox: Inbox) -> None:
        """For now, if too much waits already."""
        if inbox.unread > LARGEST_MESSAGE and not self.is_full:
            self.is_full = True
            self.transport.pause_reading()

    def drop(self, data: bytes) -> None:
        """Whatever comes after a close frame; whoever goes on and on is not waited for."""
        self.dropped += len(data)
        if self.dropped > MOST_DROPPED:
            self.transport.abort()

    def go_on(self) -> None:
        self.busy = False
        if self.is_open and self.inbox:
            self.next_message(self.inbox)

    def next_message(self, inbox: Inbox) -> None:
        message = None
        try:
            message = inbox.next()
        except BadFrame as bad:
            self.close(bad.code)
        if message:
            self.receive_message(inbox, *message)
        if self.is_full and inbox.unread <= LARGEST_MESSAGE:
            self.is_full = False
            self.transport.resume_reading()
        if message and inbox.unread and self.is_open and not self.busy:
            self.busy = True
            self.loop.call_soon(self.go_on)

    def receive_message(self, inbox: Inbox, opcode: int, payload: bytes) -> None:
        if inbox.count > self.visitors.most_frames and (wait := self.count_anew(inbox)) > 0:
            self.receive_late(wait, inbox, opcode, payload)
        else:
            self.receive(opcode, payload)

    def count_anew(self, inbox: Inbox) -> float:
        """So many frames have come. How many seconds sooner than they may."""
        now = self.visitors.gate.clock()
        wait = self.counted_at + FLOOD_SECONDS - now
        self.counted_at, inbox.count = now + max(wait, 0), 0
        self.floods = self.floods + 1 if wait > 0 else 0
        return wait

    def receive_late(self, wait: float, inbox: Inbox, opcode: int, payload: bytes) -> None:
        """Until then the socket is busy, so that what follows waits too."""
        if self.floods > MOST_FLOODS:
            self.close(POLICY_VIOLATION)
        else:
            self.busy = True
            self.read_no_more(inbox)
            self.loop.call_later(wait, self.go_on_with, opcode, payload)

    def go_on_with(self, opcode: int, payload: bytes) -> None:
        self.busy = False
        if self.is_open:
            self.receive(opcode, payload)
            if not self.busy:
                self.go_on()

    def receive(self, opcode: int, payload: bytes) -> None:
        if opcode == CLOSE:
            self.send_frame(CLOSE, answer_to_close(payload).to_bytes(2))
            self.is_open = False
            self.transport.close()
        elif opcode == PING:
            if self.has_room:  # pongs do not pile up for whoever reads nothing
                self.send_frame(PONG, payload)
        elif opcode != PONG and self.table and self.connection:
            self.receive_ask(self.table, self.connection, opcode, payload)

    def receive_ask(
        self, table: Table, connection: Connection, opcode: int, payload: bytes
    ) -> None:
        if connection.is_stuck:
            self.is_open = False
            self.transport.abort()
            return
        if not (self.asks and self.asks.spend()):
            connection.answer(refused(0, refusals.TooFast()))
            return
        try:
            ask = ask_in(opcode, payload)
        except Garbled as error:
            connection.answer(refused(0, refusals.NotUnderstood(str(error))))
            return
        if type(ask) is Follow:
            self.busy = True
            self.runtime.begin(self.follow(table, connection, ask))
            return
        if connection.person is None:
            connection.answer(refused(ask.id, refusals.NoName()))
            return
        ASKS.value += 1
        self.busy = True
        try:
            if not carry_out_at_once(table, connection.person, self.name, ask, self.answer):
                asking = self.carry_out(table, connection.person, ask)
                self.runtime.begin(asking)
        except Exception:  # noqa: BLE001 - whatever it is, the page is answered and stays open
            self.answer_broken(table, ask)

    async def carry_out(self, table: Table, person: str, ask: Ask) -> None:
        """Runs to completion even if the page is gone meanwhile."""
        try:
            self.answer(await carry_out(table, person, self.name, ask))
        except Exception:  # noqa: BLE001 - see above
            self.answer_broken(table, ask)

    def answer_broken(self, table: Table, ask: Ask) -> None:
        logger.exception("an ask failed at table %s", table.id[:6])
        self.answer(refused(ask.id, refusals.Broken()))

    def answer(self, answer: Answer) -> None:
        if self.connection:
            self.connection.answer(answer)
        if self.inbox and self.inbox.unread:
            self.loop.call_soon(self.go_on)
        else:
            self.busy = False

    async def follow(self, table: Table, connection: Connection, ask: Ask) -> None:
        """The same socket goes on at the table of the next game."""
        following = table.log.seating.next
        try:
            if following is None:
                self.answer(refused(ask.id, refusals.NoNextTable()))
                return
            next_table = await self.visitors.table_for(self.holder, following)
        except Denied as denied:
            self.answer(refused(ask.id, denied.why))
            return
        except Exception:  # noqa: BLE001 - see above
            self.answer_broken(table, ask)
            return
        if self.is_open:  # else it is gone meanwhile
            self.leave()
            self.join(next_table, connection.person)
        self.answer(Done(ask.id))

    # What a page is sent

    def wake(self) -> None:
        """Soon, and then all that is new at once."""
        if not self.due:
            self.due = True
            self.runtime.at_once(self.show)

    def show(self) -> None:
        self.due = False
        table, connection = self.table, self.connection
        if not (table and connection and self.is_open and self.has_room):
            return
        try:
            messages = table.audience.collect(connection)
            if messages and table.audience.has_time(connection):
                self.visitors.coalescing.hold(self, messages)
            else:
                self.send(messages)
        except Exception:  # noqa: BLE001 - nobody waits for this, so it says so itself
            logger.exception("a page of table %s could not be shown", table.id[:6])
            self.close(INTERNAL_ERROR)
        if connection.closing:
            self.close(CLOSE_CODE.get(type(connection.closing), SENT_AWAY))

    def send(self, messages: Sequence[bytes]) -> None:
        if held := self.visitors.coalescing.take(self):
            messages = [*held, *messages]
        if messages and self.is_open:
            self.transport.write(texts(messages))

    def send_frame(self, opcode: int, payload: bytes = b"") -> None:
        if self.is_open:
            self.transport.write(frame(opcode, payload))

    def pause_writing(self) -> None:
        self.has_room = False

    def resume_writing(self) -> None:
        self.has_room = True
        self.wake()

    # The end

    def ping(self) -> None:
        if not self.heard:
            self.is_open = False
            self.transport.abort()
            return
        self.heard = False
        self.send_frame(PING)

    def close(self, code: int) -> None:
        """Sends the close frame and no more; what still comes is dropped, so that it is read."""
        if self.is_open:
            self.send(())  # what has waited
            self.send_frame(CLOSE, code.to_bytes(2))
            self.is_open = False
            if self.is_full:
                self.transport.resume_reading()
            with suppress(OSError):  # who is gone without a word is noticed later
                self.transport.write_eof()
            self.visitors.heartbeat.discard(self)
            self.timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(SERVICE_RESTART)
        self.transport.close()


def ask_in(opcode: int, payload: bytes) -> Ask:
    if opcode != TEXT:
        raise Garbled("it is not text")
    ask: Ask = decode_ask(payload)
    return ask
