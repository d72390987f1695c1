"""Our WebSocket is held to RFC 6455: every case of the table, however its bytes are cut."""

import asyncio
from base64 import b64encode
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from asking import House, house, in_a_loop
from conformance import CASES, HELLO, PINGED, Case, Message, close, headed, more, text
from wire import masked, parsed
from witsend.server import frames
from witsend.server.frames import (
    BINARY,
    CLOSE,
    FIN,
    NOT_UTF_8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    BadFrame,
    Inbox,
    answer_to_close,
    frame,
)
from witsend.server.handshake import UPGRADE_REQUIRED

IDS = [case.id for case in CASES]


def outcome(*pieces: bytes) -> tuple[list[Message], int | None]:
    """The messages that came out, and the code at the end."""
    inbox = Inbox()
    messages: list[Message] = []
    for piece in pieces:
        inbox.add(piece)
        try:
            while message := inbox.next():
                if message[0] == CLOSE:
                    return messages, answer_to_close(message[1])
                messages.append(message)
        except BadFrame as bad:
            return messages, bad.code
    return messages, None


def cut(sent: bytes, rng: Random) -> list[bytes]:
    at = sorted({0, len(sent), *(rng.randrange(len(sent)) for _ in range(5))})
    return [sent[start:end] for start, end in pairwise(at)]


def test_every_case_has_a_name_of_its_own() -> None:
    assert [id_ for id_, count in Counter(IDS).items() if count > 1] == []
    assert {id_.split(".")[0] for id_ in IDS if id_[0].isdigit()} >= {*"1234567", "10"}


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_however_it_is_cut_a_case_ends_as_the_standard_says(case: Case) -> None:
    expected = list(case.messages), case.code
    whole = b"".join(case.sent)
    assert outcome(*case.sent) == expected, "a segment for each frame"
    assert outcome(whole) == expected, "in one segment"
    assert outcome(*cut(whole, Random(case.id))) == expected, "anyhow"
    if len(whole) < 5000:
        assert outcome(*(whole[at : at + 1] for at in range(len(whole)))) == expected, "in bytes"


@pytest.mark.parametrize("size", [65535, 65536, 200_000])
def test_lengths_of_two_and_eight_bytes_are_read_where_so_much_is_allowed(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "LARGEST_MESSAGE", size)
    for kind in (TEXT, BINARY):
        sent, content = masked(kind, b"*" * size), b"*" * size
        assert outcome(sent) == ([(kind, content)], None)
        pieces = [sent[at : at + 997] for at in range(0, len(sent), 997)]
        assert outcome(*pieces) == ([(kind, content)], None)  # 1.1.8 and 1.2.8
        assert outcome(masked(kind, b"*" * (size + 1))) == ([], TOO_LARGE)


@pytest.mark.parametrize("size", range(126))
def test_a_ping_of_any_size_is_answered_by_the_same(size: int) -> None:
    content = Random(size).randbytes(size)
    assert outcome(masked(PING, content)) == ([(PING, content)], None)
    assert parsed(frame(PONG, content)) == ([(PONG, content)], b"")


BEGUN = text(b"Hello", final=False)
EARLY = {  # what has come, and how many bytes of it tell that it is wrong
    "a reserved bit": (b"\xc1", 1, PROTOCOL_ERROR),
    "a reserved opcode": (b"\x83", 1, PROTOCOL_ERROR),
    "a control frame in fragments": (b"\x09", 1, PROTOCOL_ERROR),
    "an end without a beginning": (b"\x80", 1, PROTOCOL_ERROR),
    "a second beginning": (BEGUN + b"\x81", len(BEGUN) + 1, PROTOCOL_ERROR),
    "no mask, which may be all there is": (b"\x89\x00", 2, PROTOCOL_ERROR),
    "too long a ping": (b"\x89\xfe", 2, PROTOCOL_ERROR),
    "a length in too many bytes": (headed(FIN | TEXT, 5, 2), 4, PROTOCOL_ERROR),
    "the top bit of a length": (headed(FIN | TEXT, 1 << 63, 8), 10, PROTOCOL_ERROR),
    "too large": (headed(FIN | TEXT, 65535, 2), 4, TOO_LARGE),
    "text that is none, in a fragment": (text(b"\xff", final=False), 7, NOT_UTF_8),
    "what no byte can mend": (text(b"\xf4\x90", final=False), 8, NOT_UTF_8),
    "a surrogate": (BEGUN + more(b"\xed\xa0\x80", final=False), 20, NOT_UTF_8),
}


@pytest.mark.parametrize("what", EARLY)
def test_what_is_wrong_is_said_as_soon_as_it_is_here(what: str) -> None:
    sent, enough, code = EARLY[what]
    assert outcome(sent[: enough - 1]) == ([], None)
    assert outcome(sent[:enough]) == ([], code)


# Through a real socket


class Peer:
    """The bytes themselves, to and from a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.rest = b""

    @classmethod
    async def connect(cls, here: House) -> "Peer":
        return cls(*await asyncio.open_connection(*here.host.split(":")))

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)

    async def head(self) -> bytes:
        return await self.reader.readuntil(b"\r\n\r\n")

    async def answers(self, end: bytes) -> tuple[list[Message], int | None]:
        """Pongs, and refusals; until the pong with `end`, or the code by which it ended."""
        heard: list[Message] = []
        while True:
            found, self.rest = parsed(self.rest + await self.reader.read(65536))
            for kind, content in found:
                if kind == CLOSE:
                    return heard, int.from_bytes(content)
                if (kind, content) == (PONG, end):
                    return heard, None
                if kind == PONG or b'"refused"' in content:
                    heard.append((kind, content if kind == PONG else b"refused"))

    async def leave(self) -> None:
        self.writer.transport.abort()


KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # the standard's own example, and what is accepted by it
ACCEPTED = b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"


def handshake(table: str, *changed: str, line: str = "GET {} HTTP/1.1") -> bytes:
    """With headers of these names instead of the usual; without them, where nothing is said."""
    usual = (
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
    )
    named = {each.partition(":")[0].lower() for each in changed}
    kept = [each for each in usual if each.partition(":")[0].lower() not in named]
    said = [each for each in changed if each.partition(":")[2]]
    return "\r\n".join([line.format(f"/api/tables/{table}/socket"), *kept, *said, "", ""]).encode()


def expected(case: Case) -> tuple[list[Message], int | None]:
    """As a server with a table answers: pings by pongs, what is no ask by a refusal."""
    heard = [
        (PONG, content) if kind == PING else (TEXT, b"refused")
        for kind, content in case.messages
        if kind != PONG
    ]
    return heard, case.code


@in_a_loop
async def test_every_case_ends_the_same_over_a_network(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(await here.person("Anne"))
        wrong = {}
        for case in CASES:
            peer = await Peer.connect(here)
            peer.send(handshake(table))
            assert (await peer.head()).startswith(b"HTTP/1.1 101 ")
            end = b"the end of it"
            peer.send(*case.sent, masked(PING, end))
            async with asyncio.timeout(30):
                answers = await peer.answers(end)
            await peer.leave()
            if answers != expected(case):
                wrong[case.id] = answers
        assert wrong == {}


LET_IN = {
    "the standard's example": (),
    "names and tokens in any case": ("uPGRADE: WebSocket", "CONNECTION: UPGRADE"),
    "room around values": ("Sec-WebSocket-Version:  13 ", f"Sec-WebSocket-Key:{KEY} "),
    "connection is a list": ("Connection: keep-alive, Upgrade",),
    "connection is two headers": ("Connection: Upgrade", "Connection: keep-alive"),
    "and the other way round": ("Connection: keep-alive", "Connection: Upgrade"),
    "upgrade is a list": ("Upgrade: h2c, websocket",),
    "upgrade is two headers": ("Upgrade: websocket", "Upgrade: h2c"),
    "extensions are declined": (
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        "Sec-WebSocket-Extensions: x-made-up; a=1",
    ),
    "subprotocols are declined": ("Sec-WebSocket-Protocol: chat, superchat",),
}
TURNED_AWAY = {
    "no key": (400, ("Sec-WebSocket-Key:",)),
    "an empty key": (400, ("Sec-WebSocket-Key: ",)),
    "a key of 15 bytes": (400, (f"Sec-WebSocket-Key: {b64encode(bytes(15)).decode()}",)),
    "a key of 17 bytes": (400, (f"Sec-WebSocket-Key: {b64encode(bytes(17)).decode()}",)),
    "a key that is not base64": (400, ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=!",)),
    "a key without its end": (400, (f"Sec-WebSocket-Key: {KEY[:-2]}",)),
    "two keys": (400, (f"Sec-WebSocket-Key: {KEY}",) * 2),
    "no version": (426, ("Sec-WebSocket-Version:",)),
    "version 8": (426, ("Sec-WebSocket-Version: 8",)),
    "version 14": (426, ("Sec-WebSocket-Version: 14",)),
    "versions 13 and 8": (426, ("Sec-WebSocket-Version: 13, 8",)),
    "version 13 twice": (426, ("Sec-WebSocket-Version: 13",) * 2),
    "version 013": (426, ("Sec-WebSocket-Version: 013",)),
    "no host": (400, ("Host:",)),
    "two hosts": (400, ("Host: localhost", "Host: localhost")),
    "no upgrade": (404, ("Upgrade:",)),
    "an upgrade to something else": (404, ("Upgrade: websockets",)),
    "no connection": (404, ("Connection:",)),
    "a connection for something else": (404, ("Connection: keep-alive",)),
}


@in_a_loop
async def test_what_is_a_handshake_is_accepted_without_extensions(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(await here.person("Anne"))
        for what, headers in LET_IN.items():
            peer = await Peer.connect(here)
            peer.send(handshake(table, *headers))
            head = await peer.head()
            assert head.startswith(b"HTTP/1.1 101 Switching Protocols\r\n"), what
            assert ACCEPTED in head, what
            assert b"Upgrade: websocket\r\n" in head
            assert b"Connection: Upgrade\r\n" in head
            assert b"extensions" not in head.lower()
            assert b"sec-websocket-protocol" not in head.lower()
            await peer.leave()


@in_a_loop
async def test_what_is_no_handshake_is_turned_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(await here.person("Anne"))
        requests = {
            what: (status, handshake(table, *headers))
            for what, (status, headers) in TURNED_AWAY.items()
        }
        requests["HTTP/1.0"] = 400, handshake(table, line="GET {} HTTP/1.0")
        requests["a post"] = 400, handshake(table, line="POST {} HTTP/1.1")
        heads = {}
        for what, (_, request) in requests.items():
            peer = await Peer.connect(here)
            peer.send(request)
            heads[what] = await peer.head()
            await peer.leave()
        statuses = {what: int(head.split()[1]) for what, head in heads.items()}
        assert statuses == {what: status for what, (status, _) in requests.items()}
        told = {what for what, head in heads.items() if b"Sec-WebSocket-Version: 13\r\n" in head}
        assert told == {what for what, status in statuses.items() if status == 426}
        assert not (await here.find(table)).audience.connections


@in_a_loop
async def test_frames_right_behind_the_handshake_are_read(tmp_path: Path) -> None:
    """No client may send them so soon, but one that does must not lose them without a word."""
    async with house(tmp_path) as here:
        table = await here.table(await here.person("Anne"))
        request, sent = handshake(table), PINGED + HELLO + masked(PING, b"end")
        large = handshake(table, f"X-Large: {'*' * 20_000}")
        ways = [
            [request + sent],
            [request[:50], request[50:] + sent],
            [request + sent[:1], sent[1:]],
            [large + masked(BINARY, b"*" * 16_000) + sent],  # more than a head may have
        ]
        for pieces in ways:
            peer = await Peer.connect(here)
            for piece in pieces:
                peer.send(piece)
                await peer.writer.drain()
            head = await peer.head()
            assert head.startswith(b"HTTP/1.1 101 ")
            heard, code = await peer.answers(b"end")
            assert ((PONG, b"there?") in heard, code) == (True, None)
            assert heard[-1] == (TEXT, b"refused")
            await peer.leave()


@in_a_loop
async def test_frames_behind_a_handshake_that_is_turned_away_are_not(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(await here.person("Anne"))
        peer = await Peer.connect(here)
        peer.send(handshake(table, "Sec-WebSocket-Version: 8") + HELLO + close(1000))
        assert await peer.reader.read() == UPGRADE_REQUIRED
        await peer.leave()


@in_a_loop
async def test_a_handshake_and_its_frames_may_come_byte_by_byte(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(await here.person("Anne"))
        peer = await Peer.connect(here)
        sent = handshake(table) + text(b"caf\xc3\xa9") + masked(PING, b"end")
        for at in range(len(sent)):
            peer.send(sent[at : at + 1])
            await asyncio.sleep(0)  # so that the server may read this one
        assert (await peer.head()).startswith(b"HTTP/1.1 101 ")
        assert await peer.answers(b"end") == ([(TEXT, b"refused")], None)
        await peer.leave()
