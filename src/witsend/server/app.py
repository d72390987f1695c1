"""The application: who is asking, and HTTP; a page's socket has a file of its own."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request

from witsend.server import protocol
from witsend.server.api import Denied, answer, build
from witsend.server.client import Client, File
from witsend.server.gate import Gate, cookie_of
from witsend.server.people import COOKIE, person_of
from witsend.server.table import Table
from witsend.server.tables import Tables

LONGEST_ID = 40
MOST_NAMES = 10_000  # kept at hand

Message = Any  # of ASGI
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class App:
    """The ASGI application, which goes through Litestar, and what sockets ask of it."""

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
        if scope["type"] == "http":
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
