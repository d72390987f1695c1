"""HTTP as uvicorn reads it, with limits on connections, and on each request's size and time.

Whenever the server waits for who is at the other end, a timer runs. Until the head of a request is
whole nobody has been let in, so nothing else can hold back who sends it.
"""

import asyncio
import re
import sys
from collections.abc import Callable
from typing import Any

from httptools import HttpParserUpgrade
from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from witsend.game import Refusal
from witsend.server.gate import HEADERS, Gate
from witsend.server.metrics import REFUSALS
from witsend.server.protocol import refused
from witsend.server.refusals import Full, NotUnderstood

SIZES = frozenset({b"content-length", b"transfer-encoding"})  # of a body
ABSOLUTE = re.compile(rb"https?://([^/?#]*)(?=[/?#]|$)", re.IGNORECASE)
LARGEST_HEAD = 32 * 1024  # the first line and all headers
QUIET_SECONDS = 5.0  # until the first byte, of a connection or of a further request
HEAD_SECONDS = 10.0  # from that to the end of the head
BODY_SECONDS = 20.0  # from that to the end of the body
UNREAD_SECONDS = 60.0  # for whoever does not take what was answered
REFUSED_SECONDS = 1.0  # until whoever finds it full has asked, and can be told


def ending(status: str, why: Refusal | None = None, *headers: str) -> bytes:
    """A whole answer, after which the connection is closed."""
    content: bytes = json.encode(refused(0, why)) if why else b""
    kind = ["Content-Type: application/json"] if why else []
    usual = [f"{name.decode()}: {value.decode()}" for name, value in HEADERS]
    lines = [*kind, *usual, *headers, f"Content-Length: {len(content)}", "Connection: close"]
    return "\r\n".join([f"HTTP/1.1 {status}", *lines, "", ""]).encode() + content


TOO_LARGE = ending("431 Request Header Fields Too Large")
TOO_SLOW = ending("408 Request Timeout")
BAD_REQUEST = ending("400 Bad Request", NotUnderstood("it is not HTTP as it should be"))
FULL = ending("503 Service Unavailable", Full(), "Retry-After: 5")


TURNED_AWAY = {
    TOO_LARGE: "too-large",
    TOO_SLOW: "too-slow",
    BAD_REQUEST: "not-understood",
    FULL: "full",
}  # kinds of refusals, for whoever hosts


class TurnedAway(Exception):
    """Ends the parsing of a request."""


class Http(HttpToolsProtocol):
    in_head = True
    in_body = False
    is_refused = False
    verdict = BAD_REQUEST  # if the parser stops
    head_size = 0  # of what has come of it
    parsing = b""  # just now
    socket: Any = None  # that the connection was handed over to
    timer: asyncio.TimerHandle | None = None  # while something is to come
    unread: asyncio.TimerHandle | None = None  # while something is to be taken

    def __init__(self, gate: Gate, **settings: Any) -> None:
        super().__init__(**settings)
        self.gate = gate
        self.crowd = gate.crowd

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.crowd.enter(self, self.key_before_asking()):
            self.await_request()
        elif self.crowd.refuse(self):
            self.is_refused = True
            self.within(REFUSED_SECONDS, self.transport.abort)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.part()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.part()  # the socket comes in by itself
        super().handle_websocket_upgrade()
        upgrade = sys.exception()  # of the parser, which says where the head has ended
        if isinstance(upgrade, HttpParserUpgrade):
            self.socket = self.transport.get_protocol()
            self.receive_frames(self.parsing[upgrade.args[0] :])

    def receive_frames(self, data: bytes) -> None:
        """Frames that came right behind the handshake, which uvicorn would drop."""
        if data and not self.transport.is_closing():
            self.socket.data_received(data)

    def _should_upgrade(self) -> bool:
        """As HTTP reads lists: over several headers, in any case."""
        tokens = self.tokens(b"connection"), self.tokens(b"upgrade")
        return b"upgrade" in tokens[0] and b"websocket" in tokens[1]

    def tokens(self, header: bytes) -> set[bytes]:
        values = b",".join(value for name, value in self.headers if name == header)
        return {token.strip() for token in values.lower().split(b",")}

    def key_before_asking(self) -> str | None:
        return self.gate.connection_key({"client": self.client, "headers": []})

    def part(self) -> None:
        self.within(None)
        if self.unread:
            self.unread.cancel()
        self.crowd.leave(self)

    # What comes

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self.in_head:
            self.await_head()

    def on_headers_complete(self) -> None:
        self.in_head, self.in_body, self.head_size = False, True, 0
        self.within(BODY_SECONDS, self.too_slow)
        if verdict := self.judged():
            self.verdict = verdict
            raise TurnedAway
        super().on_headers_complete()
        if self.parser.should_upgrade() and self.cycle:
            self.cycle.keep_alive = False  # not to a socket: the parser reads no further

    def judged(self) -> bytes | None:
        """The answer to a head with which nobody is let in."""
        hosts = [value for name, value in self.headers if name == b"host"]
        if len(hosts) != 1 or not self.asks_for_path(hosts[0]):
            return BAD_REQUEST
        if self.parser.should_upgrade() and not self.stands_alone():
            return BAD_REQUEST
        if self.parser.get_http_version() != "1.1" and self._should_upgrade():
            return BAD_REQUEST  # a socket needs it
        if misnamed := self.gate.misnamed(self.scope):
            return ending("421 Misdirected Request", misnamed)
        if not self.crowd.count_as(self, self.gate.connection_key(self.scope)):
            return FULL
        return None

    def asks_for_path(self, host: bytes) -> bool:
        """A whole address is for proxies, and must name the same host (RFC 9112, 3.2.2)."""
        if whole := ABSOLUTE.match(self.url):
            self.url = self.url[whole.end() :] or b"/"
            return whole[1].lower() == host.lower()
        return self.url.startswith(b"/") or self.url == b"*"

    def stands_alone(self) -> bool:
        """Whoever reads along must not take what comes after an upgrade for another request, nor
        we the answer to the request before it for the socket's: so there is neither."""
        sizes = {name: value for name, value in self.headers if name in SIZES}
        answered = self.cycle is None or self.cycle.response_complete
        is_empty = sizes in ({}, {b"content-length": b"0"})
        return answered and is_empty and self.parser.get_http_version() == "1.1"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_body = False
        self.within(None)
        self.crowd.stop_waiting(self)
        if self.cycle and self.cycle.response_complete:  # answered before it was whole
            self.await_request()

    def await_request(self) -> None:
        """Browsers keep a connection for what they may ask next; so do those who mean no good."""
        self.crowd.count_as(self, self.key_before_asking())
        self.crowd.start_waiting(self, self.transport.abort)
        self.within(QUIET_SECONDS, self.close)

    def await_head(self) -> None:
        self.in_head, self.head_size = True, 0
        self.within(HEAD_SECONDS, self.too_slow)

    def data_received(self, data: bytes) -> None:
        """Before the head is whole the parser is given no more than a head may have."""
        if self.is_refused:
            self.turn_away(FULL)
            return
        answered = self.cycle is None or self.cycle.response_complete
        if not self.head_size and not self.in_body and answered:
            self.await_head()  # even if these are only the blank lines that may stand before one
        if not self.in_head:
            self.parse(data)
            return
        room = LARGEST_HEAD - self.head_size
        self.head_size += len(data)
        self.parse(data[:room])
        if len(data) > room and not self.transport.is_closing():
            self.receive_beyond(data[room:])

    def receive_beyond(self, rest: bytes) -> None:
        if self.in_head:
            self.turn_away(TOO_LARGE)
        elif self.socket:
            self.receive_frames(rest)
        else:
            self.parse(rest)

    def parse(self, data: bytes) -> None:
        self.parsing = data
        super().data_received(data)
        self.parsing = b""

    # What goes

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.close()
        elif self.cycle.response_complete and not self.in_head and not self.in_body:
            self.await_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread:
            self.unread.cancel()

    # The end

    def within(self, seconds: float | None, act: Callable[[], object] | None = None) -> None:
        """Acts when the time is up; None: whoever is there may take all the time there is."""
        if self.timer:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, act) if seconds and act else None

    def too_slow(self) -> None:
        self.turn_away(TOO_SLOW)

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: at what it cannot read, or because of `TurnedAway`."""
        del msg
        self.turn_away(self.verdict)

    def turn_away(self, answer: bytes) -> None:
        REFUSALS.values[TURNED_AWAY.get(answer, "not-called-that")] += 1
        self.transport.write(answer)
        self.close()

    def close(self) -> None:
        """As soon as what was answered is taken, and not much later if it is not."""
        self.transport.close()
        self.within(UNREAD_SECONDS, self.transport.abort)
