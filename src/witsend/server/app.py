"""The application: the socket loop a page plays through; the rest goes to the HTTP API."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from msgspec import json

from witsend.game import Refusal
from witsend.server import protocol
from witsend.server.api import Denied, answer, build
from witsend.server.asks import do, refused
from witsend.server.client import Client, File
from witsend.server.gate import Bucket, Gate, cookie_of
from witsend.server.metrics import ASKS, PAGES
from witsend.server.page import Page
from witsend.server.people import COOKIE, person_of
from witsend.server.protocol import Done, Garbled, NoName, Refused, read_ask
from witsend.server.table import Table, log
from witsend.server.tables import Tables

# Close codes of our own, for pages that should not come back by themselves.
NO_TABLE, SENT_AWAY = 4404, 4403
BROKEN = 1011  # WebSocket's own word for a fault of the server
LONGEST_ID = 40
MOST_NAMES = 10_000  # kept at hand

Message = Any  # of ASGI
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class App:
    """The ASGI application. The socket is served here; the rest goes through Litestar."""

    def __init__(
        self, tables: Tables, gate: Gate | None = None, *, address: str | None = None
    ) -> None:
        self.tables = tables
        self.gate = gate or Gate()
        self.address = address  # where phones in the same network find this server
        self.client = Client()
        self.names: dict[str, str] = {}
        self.http = build(self)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            send = self.gate.with_headers(send)
            if problem := self.gate.problem(scope):
                response = answer(problem).to_asgi_response(app=None, request=Request(scope))
                await response(scope, receive, send)
            elif file := self.page(scope):
                await self.client.send(file, scope, send)
            else:
                await self.http(scope, receive, send)

    def page(self, scope: Any) -> File | None:
        path, asked = scope["path"], scope["method"] in {"GET", "HEAD"}
        ours = path.startswith("/api/") or path in {"/api", "/health"}
        return self.client.find(path) if asked and not ours else None

    # Who is asking

    def person(self, scope: Any) -> str | None:
        """With ?watch nobody, so that a television in the room shows no one's hand."""
        if b"watch" in scope["query_string"].split(b"&"):
            return None
        claimed = cookie_of(scope, COOKIE) or ""
        for name, value in scope["headers"]:
            if name == b"authorization" and value.lower().startswith(b"bearer "):
                claimed = value[7:].decode("latin-1")
        return person_of(self.tables.store.key, claimed)

    async def name_of(self, person: str) -> str | None:
        name = self.names.get(person)
        if name is None and (name := await self.tables.store.person_name(person)):
            self.remember(person, name)
        return name

    def remember(self, person: str, name: str) -> None:
        if len(self.names) >= MOST_NAMES:
            self.names.clear()
        self.names[person] = name

    async def table(self, id_: str, person: str | None) -> Table:
        """The same answer for a table that is not there and one that has sent this person away."""
        table = await self.tables.find(id_) if len(id_) <= LONGEST_ID else None
        if table is None or person in table.seating.removed:
            raise Denied(protocol.NoSuchTable())
        return table

    # The socket

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()
        path = scope["path"].split("/")
        somewhere = path[:3] == ["", "api", "tables"] and path[4:] == ["socket"]
        if self.gate.problem(scope) or not somewhere:
            await send({"type": "websocket.close"})  # uvicorn answers 403
            return
        await send({"type": "websocket.accept"})
        person = self.person(scope)
        name = await self.name_of(person) if person else None
        try:
            table = await self.table(path[3], person if name else None)
        except Denied as denied:
            await send(text(json.encode(refused(0, denied.why))))
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        page = table.open_page(person if name else None)
        if isinstance(page, Refusal):
            raise TypeError(page)  # app.table has just seen that this person may come in
        PAGES.inc()
        writer = asyncio.ensure_future(write(page, send))
        try:
            await self.listen(page, name or "", receive, writer)
        finally:
            PAGES.dec()
            table.close_page(page)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def listen(
        self, page: Page, name: str, receive: Receive, writer: "asyncio.Future[None]"
    ) -> None:
        bucket = Bucket(self.gate.limits.asks)
        while not writer.done():
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if page.is_stuck:
                return
            if not bucket.take():
                page.answer(refused(0, protocol.TooFast()))
                continue
            page.answer(await self.answer_ask(page, name, event))

    async def answer_ask(self, page: Page, name: str, event: Message) -> Done | Refused:
        message = event.get("text")
        if message is None:
            return refused(0, protocol.NotUnderstood("it is not text"))
        try:
            ask = read_ask(message)
        except Garbled as error:
            return refused(0, protocol.NotUnderstood(str(error)))
        if page.person is None or not name:
            return refused(ask.id, NoName())
        ASKS.inc()
        try:
            return await do(page.table, page.person, name, ask)
        except Exception:  # noqa: BLE001 - whatever it is, the page is answered and stays open
            log.exception("an ask failed at table %s", page.table.id[:6])
            return refused(ask.id, protocol.Broken())


async def write(page: Page, send: Send) -> None:
    try:
        closing = None
        while not closing:
            messages, closing = await page.messages(), page.closing
            for message in messages:
                await send(text(message))
        await send({"type": "websocket.close", "code": SENT_AWAY})
    except OSError:
        pass  # the page is gone
    except Exception:  # noqa: BLE001 - nobody waits for this task, so it says so itself
        log.exception("a page of table %s could not be shown", page.table.id[:6])
        await send({"type": "websocket.close", "code": BROKEN})


def text(message: bytes) -> dict[str, Any]:
    return {"type": "websocket.send", "text": message.decode()}
