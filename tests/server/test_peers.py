"""Sockets of other makes talk to ours: each comes in, asks, is told, pings or is pinged, and goes.

`websockets` and `wsproto` are Python's, Node brings a WebSocket of its own (undici's, so no package
is needed for it), and Chromium's is in tests/e2e/test_at_the_table.py.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from msgspec import json
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Subprotocol
from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    BytesMessage,
    CloseConnection,
    Event,
    Message,
    Ping,
    Pong,
    Request,
    TextMessage,
)
from wsproto.extensions import PerMessageDeflate

from asking import Asker, House, house, in_a_loop
from witsend.server.protocol import LARGEST_MESSAGE
from witsend.server.socket import Socket
from witsend.server.table import Table

HERE = Path(__file__).parent
NODE = Path(sys.executable).parent / "node"
SIT = '{"type":"sit","seat":0,"id":7}'
LONG = json.encode({"type": "say", "text": "né " * 60, "id": 8}).decode()
LARGEST = SIT[:-1] + " " * (LARGEST_MESSAGE - len(SIT)) + "}"


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[tuple[House, Table, Asker, Asker]]:
    async with house(folder) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        yield here, await here.find(await here.table(anne)), anne, ben


def socket_of(table: Table, person: Asker) -> Socket:
    """The server's end of it."""
    (connection,) = [each for each in table.audience.connections if each.person == person.id]
    return cast("Socket", connection.page)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0)


async def pinged(socket: Socket) -> None:
    """Whoever does not answer it is taken for gone."""
    socket.ping()
    assert not socket.heard
    await until(lambda: socket.heard)


def names(update: Any) -> list[str]:
    return [chair["name"] for chair in update["table"]["chairs"]]


@in_a_loop
async def test_websockets(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (here, table, anne, ben):
        url = f"ws://{here.host}/api/tables/{table.id}/socket"
        bearer = {"Authorization": f"Bearer {anne.token}"}
        offered = [Subprotocol("chat")]
        opening = connect(url, additional_headers=bearer, subprotocols=offered, proxy=None)
        async with opening as socket:
            assert (socket.subprotocol, socket.protocol.extensions) == (None, [])

            async def heard(kind: str) -> Any:
                async with asyncio.timeout(30):
                    while (message := json.decode(await socket.recv()))["type"] != kind:
                        pass
                    return message

            await socket.send([SIT[:9], SIT[9:20], SIT[20:]])  # in fragments
            assert (await heard("done"))["id"] == 7
            assert names(await heard("update")) == ["Anne", ""]
            await socket.send(LONG)
            assert (await heard("done"))["id"] == 8
            await ben.done(table.id, "sit", seat=1)
            assert names(await heard("update")) == ["Anne", "Ben"]
            await (await socket.ping(b"there?"))
            await pinged(socket_of(table, anne))
            await socket.send(b"\xff\x00")
            assert (await heard("refused"))["why"]["type"] == "not-understood"
            await socket.close(4000, "enough")
            assert (socket.close_code, socket.close_reason) == (4000, "")
        await until(lambda: not table.audience.connections)


@in_a_loop
async def test_websockets_is_told_what_is_too_large(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (_, table, anne, _):
        socket = await anne.socket(table.id)
        assert (await socket.send(LARGEST))["type"] == "done"
        await socket.connection.send(LARGEST + " ")
        try:
            while True:
                await socket.next()
        except ConnectionClosedError as ended:
            assert ended.rcvd  # noqa: PT017 - until it is closed much may come
            assert ended.rcvd.code == 1009  # noqa: PT017 - see above


class WsProto:
    """wsproto knows frames and no network, as our `frames` does."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.protocol = WSConnection(ConnectionType.CLIENT)
        self.reader = reader
        self.writer = writer
        self.events: list[Event] = []

    def send(self, event: Event) -> None:
        self.writer.write(self.protocol.send(event))

    async def next(self) -> Event:
        async with asyncio.timeout(30):
            while not self.events:
                data = await self.reader.read(65536)
                self.protocol.receive_data(data or None)
                self.events = list(self.protocol.events())
        return self.events.pop(0)

    async def heard(self, kind: str) -> Any:
        text = ""
        while True:
            event = await self.next()
            if isinstance(event, Ping):
                self.send(event.response())
            if isinstance(event, Message):
                text += str(event.data)
                if event.message_finished:
                    if (message := json.decode(text))["type"] == kind:
                        return message
                    text = ""

    async def of_kind(self, kind: type[Event]) -> Any:
        while not isinstance(event := await self.next(), kind):
            pass
        return event


@in_a_loop
async def test_wsproto(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (here, table, anne, ben):
        peer = WsProto(*await asyncio.open_connection(*here.host.split(":")))
        bearer = [(b"Authorization", f"Bearer {anne.token}".encode())]
        path = f"/api/tables/{table.id}/socket"
        offers: list[Any] = [PerMessageDeflate()]
        peer.send(Request(here.host, path, offers, bearer, subprotocols=["chat"]))
        accepted = await peer.next()
        assert isinstance(accepted, AcceptConnection)
        assert (accepted.subprotocol, accepted.extensions) == (None, [])
        peer.send(TextMessage(SIT[:9], message_finished=False))
        peer.send(Ping(b"between"))
        peer.send(TextMessage(SIT[9:]))
        assert (await peer.of_kind(Pong)).payload == b"between"
        assert (await peer.heard("done"))["id"] == 7
        assert names(await peer.heard("update")) == ["Anne", ""]
        await ben.done(table.id, "sit", seat=1)
        assert names(await peer.heard("update")) == ["Anne", "Ben"]
        socket_of(table, anne).ping()
        peer.send((await peer.of_kind(Ping)).response())
        await until(lambda: socket_of(table, anne).heard)
        peer.send(BytesMessage(b"\xff\x00"))
        assert (await peer.heard("refused"))["why"]["type"] == "not-understood"
        peer.send(CloseConnection(1001, "enough"))
        assert (await peer.of_kind(CloseConnection)).code == 1001
        assert await peer.reader.read() == b"", "the server hangs up first"
        peer.writer.close()
        await until(lambda: not table.audience.connections)


class Node:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    def does(self, *what: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.encode(what) + b"\n")

    async def hears(self, kind: str) -> list[Any]:
        assert self.process.stdout
        async with asyncio.timeout(30):
            while (said := json.decode(await self.process.stdout.readline()))[0] != kind:
                pass
            return cast("list[Any]", said[1:])

    async def heard(self, kind: str) -> Any:
        while (message := json.decode((await self.hears("message"))[0]))["type"] != kind:
            pass
        return message


@in_a_loop
async def test_node(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (here, table, anne, ben):
        url = f"ws://{here.host}/api/tables/{table.id}/socket"
        pipe = asyncio.subprocess.PIPE
        command = (NODE, HERE / "peer.mjs", url, anne.token)
        peer = Node(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        assert await peer.hears("open") == ["", ""]
        peer.does("text", LARGEST)
        assert (await peer.heard("done"))["id"] == 7
        assert names(await peer.heard("update")) == ["Anne", ""]
        peer.does("text", LONG)
        assert (await peer.heard("done"))["id"] == 8
        await ben.done(table.id, "sit", seat=1)
        assert names(await peer.heard("update")) == ["Anne", "Ben"]
        await pinged(socket_of(table, anne))
        peer.does("binary", [255, 0])
        assert (await peer.heard("refused"))["why"]["type"] == "not-understood"
        peer.does("close", 4000, "enough")
        assert await peer.hears("close") == [4000, True]
        assert await peer.process.wait() == 0
        await until(lambda: not table.audience.connections)
