"""The application: HTTP to the page's files and to the API; sockets have a file of their own."""

from collections.abc import Awaitable, Callable
from typing import Any

from witsend.server.api import build
from witsend.server.client import DOCUMENT, Client, File
from witsend.server.preview import Previews
from witsend.server.routing import refusal
from witsend.server.visitors import Visitors

Message = Any  # of ASGI
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class App:
    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.client = Client()
        self.previews = Previews(self.client, visitors)
        self.api = build(visitors)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            gate = self.visitors.gate
            send = gate.with_headers(send)
            if file := self.file(scope):  # from memory: a whole room may open the page at once
                if file is self.client.files.get(DOCUMENT):
                    file = await self.previews.document(file, scope)
                await self.client.send(file, scope, send)
            elif problem := gate.problem(scope) or self.visitors.ban(scope):
                await refusal(problem)(scope, receive, send)
            else:
                await self.api(scope, receive, send)

    def file(self, scope: Any) -> File | None:
        """Of the page; None for what is the API's."""
        path, asked = scope["path"], scope["method"] in {"GET", "HEAD"}
        ours = path.startswith("/api/") or path in {"/api", "/health", "/ready"}
        return self.client.find(path) if asked and not ours else None
