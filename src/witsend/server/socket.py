"""A page's socket: the table's messages go straight onto the wire, with nothing in between.

uvicorn reads the request and hands the connection over. A page is never sent a queue of views:
while its end does not read, nothing is put together for it, and then the newest.
"""

import asyncio
from base64 import b64encode
from hashlib import sha1
from typing import TYPE_CHECKING, Any

from msgspec import json

from witsend.game import Refusal
from witsend.server import protocol
from witsend.server.api import Denied
from witsend.server.asks import refused, see_through
from witsend.server.frames import (
    CLOSE,
    NOT_UTF_8,
    PING,
    PONG,
    TEXT,
    BadFrame,
    Inbox,
    answer_to_close,
    frame,
)
from witsend.server.gate import Scope
from witsend.server.metrics import ASKS, PAGES
from witsend.server.page import Page
from witsend.server.protocol import LARGEST_MESSAGE, Ask, Garbled, read_ask
from witsend.server.table import log

if TYPE_CHECKING:
    from witsend.server.app import App

# Close codes of our own, for pages that should not come back by themselves.
NO_TABLE, SENT_AWAY = 4404, 4403
BROKEN, RESTARTING = 1011, 1012  # WebSocket's own words
PING_SECONDS = 20.0  # a page that is silent from one ping to the next is gone
GOODBYE_SECONDS = 10.0  # until a page that was told to go is cut off
SAME_FOR_ALL = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # WebSocket's, to answer a key with
FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
SWITCHING = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %b\r\n\r\n"
)


class Socket(asyncio.Protocol):
    __slots__ = (
        *("app", "busy", "connections", "due", "has_room", "heard", "inbox", "is_full"),
        *("is_open", "loop", "name", "page", "timer", "transport"),
    )

    def __init__(self, app: "App", *, server_state: Any, **_: object) -> None:
        """As uvicorn makes one: what else it says is in our own settings."""
        self.app = app
        self.connections: set[Any] = server_state.connections
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport | Any = None
        self.timer: asyncio.TimerHandle | None = None
        self.inbox: Inbox | None = None  # until the request is read
        self.page: Page | None = None  # until the table is found
        self.name = ""
        self.is_open = False  # between the handshake and either side's good-bye
        self.busy = False  # with one message; the next waits
        self.is_full = False  # too much waits: no more is read until that is done
        self.due = False  # to be shown what is new
        self.has_room = True
        self.heard = True  # anything since the last ping

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_open = False
        self.connections.discard(self)
        if self.timer:
            self.timer.cancel()
        if page := self.page:
            self.page = None  # or page and socket would hold each other, and the table with them
            PAGES.dec()
            page.table.close_page(page)

    # Coming in

    def request(self, data: bytes) -> None:
        """The whole of it at once, as uvicorn writes it out again."""
        first, *lines = data.removesuffix(b"\r\n\r\n").split(b"\r\n")
        method, target, _ = first.split(b" ", 2)
        headers = [(name, value) for name, _, value in (line.partition(b": ") for line in lines)]
        client = self.transport.get_extra_info("peername")
        address, _, query = target.partition(b"?")
        scope = {"scheme": "ws", "headers": headers, "client": client, "query_string": query}
        path = address.decode("latin-1").split("/")
        somewhere = path[:3] == ["", "api", "tables"] and path[4:] == ["socket"]
        said = dict(headers)
        key, version = said.get(b"sec-websocket-key"), said.get(b"sec-websocket-version")
        if self.app.gate.problem(scope) or not somewhere:
            self.turn_away(FORBIDDEN)
        elif method != b"GET" or not key or version != b"13":
            self.turn_away(BAD_REQUEST)
        else:
            accepted = sha1(key + SAME_FOR_ALL, usedforsecurity=False).digest()
            self.transport.write(SWITCHING % b64encode(accepted))
            self.inbox = Inbox()
            self.is_open = self.busy = True
            self.timer = self.loop.call_later(PING_SECONDS, self.ping)
            self.app.tables.begin(self.come_in(scope, path[3]))

    def turn_away(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    async def come_in(self, scope: Scope, id_: str) -> None:
        try:
            person = self.app.person(scope)
            self.name = (await self.app.name_of(person) if person else None) or ""
            person = person if self.name else None
            table = await self.app.table(id_, person)
        except Denied as denied:
            self.send([json.encode(refused(0, denied.why))])
            self.close(NO_TABLE)
            return
        except Exception:  # noqa: BLE001 - whatever it is, the page may try again
            log.exception("a page could not come in")
            self.close(BROKEN)
            return
        if not self.is_open:
            return  # gone meanwhile
        page = table.open_page(person, self.wake)
        if isinstance(page, Refusal):
            raise TypeError(page)  # app.table has just seen that this person may come in
        self.page = page
        PAGES.inc()
        self.wake()
        self.go_on()

    # What a page asks: one thing after another, and between two of them everyone else has a turn

    def data_received(self, data: bytes) -> None:
        self.heard = True
        if self.inbox is None:
            self.request(data)
        elif self.is_open:  # whatever comes after a good-bye is not read
            self.inbox.add(data)
            if not self.busy:
                self.read(self.inbox)
            elif self.inbox.unread > LARGEST_MESSAGE and not self.is_full:
                self.is_full = True
                self.transport.pause_reading()

    def go_on(self) -> None:
        self.busy = False
        if self.is_open and self.inbox:
            self.read(self.inbox)

    def read(self, inbox: Inbox) -> None:
        message = None
        try:
            if message := inbox.next():
                self.take(*message)
        except BadFrame as bad:
            self.close(bad.code)
        if self.is_full and inbox.unread <= LARGEST_MESSAGE:
            self.is_full = False
            self.transport.resume_reading()
        if message and inbox.unread and self.is_open and not self.busy:
            self.busy = True
            self.loop.call_soon(self.go_on)

    def take(self, kind: int, content: bytes) -> None:
        if kind == CLOSE:
            self.send_frame(CLOSE, answer_to_close(content).to_bytes(2))
            self.is_open = False
            self.transport.close()
        elif kind == PING:
            if self.has_room:  # pongs do not pile up for whoever reads nothing
                self.send_frame(PONG, content)
        elif kind != PONG and self.page:
            self.hear(self.page, kind, content)

    def hear(self, page: Page, kind: int, content: bytes) -> None:
        if page.is_stuck:
            self.is_open = False
            self.transport.abort()
            return
        if not self.app.gate.may_ask(page.person):
            page.answer(refused(0, protocol.TooFast()))
            return
        try:
            ask = read(kind, content)
        except Garbled as error:
            page.answer(refused(0, protocol.NotUnderstood(str(error))))
            return
        if page.person is None:
            page.answer(refused(ask.id, protocol.NoName()))
            return
        ASKS.inc()
        self.busy = True
        self.app.tables.begin(self.answer(page, page.person, ask))

    async def answer(self, page: Page, person: str, ask: Ask) -> None:
        """Goes on to its end, whether or not the page is still there then."""
        try:
            page.answer(await see_through(page.table, person, self.name, ask))
        except Exception:  # noqa: BLE001 - whatever it is, the page is answered and stays open
            log.exception("an ask failed at table %s", page.table.id[:6])
            page.answer(refused(ask.id, protocol.Broken()))
        self.go_on()

    # What a page is told

    def wake(self) -> None:
        """Soon, and then all that is new at once."""
        if not self.due:
            self.due = True
            self.loop.call_soon(self.show)

    def show(self) -> None:
        self.due = False
        page = self.page
        if not (page and self.is_open and self.has_room):
            return
        try:
            self.send(page.collect())
        except Exception:  # noqa: BLE001 - nobody waits for this, so it says so itself
            log.exception("a page of table %s could not be shown", page.table.id[:6])
            self.close(BROKEN)
        if page.closing:
            self.close(SENT_AWAY)

    def send(self, messages: list[bytes]) -> None:
        if messages and self.is_open:
            self.transport.write(b"".join([frame(TEXT, message) for message in messages]))

    def send_frame(self, kind: int, content: bytes = b"") -> None:
        if self.is_open:
            self.transport.write(frame(kind, content))

    def pause_writing(self) -> None:
        self.has_room = False

    def resume_writing(self) -> None:
        self.has_room = True
        self.wake()

    # Going

    def ping(self) -> None:
        if not self.heard:
            self.is_open = False
            self.transport.abort()
            return
        self.heard = False
        self.send_frame(PING)
        self.timer = self.loop.call_later(PING_SECONDS, self.ping)

    def close(self, code: int) -> None:
        """Says good-bye and no more; what the page still sends is let go, so that it can read."""
        if self.is_open:
            self.send_frame(CLOSE, code.to_bytes(2))
            self.is_open = False
            if self.is_full:
                self.transport.resume_reading()
            self.transport.write_eof()
            if self.timer:
                self.timer.cancel()
            self.timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)
        self.transport.close()


def read(kind: int, content: bytes) -> Ask:
    if kind != TEXT:
        raise Garbled("it is not text")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise BadFrame(NOT_UTF_8) from None
    ask: Ask = read_ask(text)
    return ask
