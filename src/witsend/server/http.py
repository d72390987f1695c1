"""HTTP as uvicorn reads it, with limits on the head of a request: its size and its time.

Until the head is whole nobody has been let in, so nothing else can hold back who sends it.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32 * 1024  # the first line and all headers
HEAD_SECONDS = 10.0  # from the connection, or from a further request's first byte
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n"
THE_END = b"Content-Length: 0\r\nConnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    in_head = True
    head_size = 0  # of what has come of it
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_is_whole()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self.in_head:
            self.await_head()

    def on_headers_complete(self) -> None:
        self.head_is_whole()
        super().on_headers_complete()

    def await_head(self) -> None:
        self.in_head, self.head_size = True, 0
        self.timer = self.loop.call_later(HEAD_SECONDS, self.end_head)

    def head_is_whole(self) -> None:
        self.in_head = False
        if self.timer:
            self.timer.cancel()

    def data_received(self, data: bytes) -> None:
        """Before the head is whole the parser is given no more than a head may have."""
        if not self.in_head:
            super().data_received(data)
            return
        room = LARGEST_HEAD - self.head_size
        self.head_size += len(data)
        super().data_received(data[:room])
        if len(data) > room and not self.transport.is_closing():
            self.receive_beyond(data[room:])

    def receive_beyond(self, rest: bytes) -> None:
        if self.in_head:
            self.turn_away(TOO_LARGE)
        else:
            super().data_received(rest)

    def end_head(self) -> None:
        """Browsers open connections that they may never use: those are closed without a word."""
        if self.head_size:
            self.turn_away(TOO_SLOW)
        else:
            self.transport.close()

    def turn_away(self, answer: bytes) -> None:
        self.transport.write(answer + THE_END)
        self.transport.close()
