"""A page's socket without a network: bytes in, bytes out, and what a page would make of them."""

import asyncio
from types import SimpleNamespace
from typing import Any

from msgspec import json

from witsend.server.app import App
from witsend.server.frames import BINARY, CLOSE, FIN, MASKED, TEXT
from witsend.server.people import token
from witsend.server.socket import Socket
from witsend.server.table import Table

MASK = b"\x01\x20\x03\x40"
REQUEST = (
    "GET /api/tables/{id}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
    "upgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: d2l0cycgZW5kIHRlc3RzIQ==\r\n"
    "authorization: Bearer {token}\r\n\r\n"
)


def masked(kind: int, content: bytes, *, final: bool = True) -> bytes:
    """A frame as a page sends it."""
    size = len(content)
    if size < 126:
        length = bytes([MASKED | size])
    elif size < 1 << 16:
        length = bytes([MASKED | 126]) + size.to_bytes(2)
    else:
        length = bytes([MASKED | 127]) + size.to_bytes(8)
    hidden = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(content))
    return bytes([kind | FIN * final]) + length + MASK + hidden


def parsed(sent: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The frames that a server has sent, each whole and not masked; and the rest."""
    found = []
    while len(sent) >= 2:
        kind, size, start = sent[0] & 0x0F, sent[1], 2
        assert sent[0] & FIN
        assert size < MASKED
        if size == 126:
            size, start = int.from_bytes(sent[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(sent[2:10]), 10
        if len(sent) < start + size:
            break
        found.append((kind, sent[start : start + size]))
        sent = sent[start + size :]
    return found, sent


class Wire(asyncio.Transport):
    def __init__(self, app: App, table: Table, person: str) -> None:
        super().__init__()
        self.sent = b""  # by the server, and not looked at yet
        self.is_reading_ = self.is_up = True
        self.has_ended = False  # the server writes no more
        self.fresh = asyncio.Event()
        self.connections: set[Any] = set()
        self.socket = Socket(
            app.visitors, server_state=SimpleNamespace(connections=self.connections)
        )
        self.socket.connection_made(self)
        secret = token(app.visitors.tables.runtime.store.key, person)
        self.socket.data_received(REQUEST.format(id=table.id, token=secret).encode())
        head, _, self.sent = self.sent.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")

    # What the server does with it

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 50000)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert self.is_up
        assert not self.has_ended
        self.sent += bytes(data)
        self.fresh.set()

    def write_eof(self) -> None:
        self.has_ended = True
        self.fresh.set()

    def pause_reading(self) -> None:
        self.is_reading_ = False

    def resume_reading(self) -> None:
        self.is_reading_ = True

    def close(self) -> None:
        if self.is_up:
            self.is_up = False
            self.fresh.set()
            asyncio.get_running_loop().call_soon(self.socket.connection_lost, None)

    abort = close

    # What a page does with it

    def frames(self) -> list[tuple[int, bytes]]:
        """What has been sent since the last look."""
        found, self.sent = parsed(self.sent)
        return found

    async def more(self) -> list[tuple[int, bytes]]:
        while not self.sent and self.is_up and not self.has_ended:
            self.fresh.clear()
            await asyncio.wait_for(self.fresh.wait(), 30)
        return self.frames()

    def page_sends(self, kind: int, content: bytes, *, final: bool = True) -> None:
        if self.is_up:
            self.socket.data_received(masked(kind, content, final=final))

    async def answer(self) -> Any:
        """To an ask; None if the socket was closed instead."""
        while frames := await self.more():
            for kind, content in frames:
                if kind == CLOSE:
                    return None
                message = json.decode(content)
                if message["type"] in {"done", "refused"}:
                    return message
        return None

    async def ask(self, message: str | bytes) -> Any:
        if isinstance(message, str):
            self.page_sends(TEXT, message.encode())
        else:
            self.page_sends(BINARY, message)
        return await self.answer()

    async def leave(self) -> None:
        self.page_sends(CLOSE, b"")
        if self.has_ended:  # the server has said good-bye and reads no more: a page hangs up
            self.close()
        while self.socket in self.connections:  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0)
