"""Sockets that cost their process next to nothing, so that one can be a crowd."""

import asyncio
from collections.abc import Callable
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from msgspec import json

from wire import masked
from witsend.server.frames import CLOSE, PING, PONG, TEXT

PATIENCE = 60.0  # seconds for what should take a moment
LONG, VERY_LONG = 126, 127  # in the place of a frame's length
Heard = Callable[[bytes], object]


def request(port: int, table: str, token: str = "") -> bytes:
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: d2l0cyBlbmQgdGVzdHMgIQ==\r\n{bearer}\r\n"
    ).encode()


class Bare(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, request: bytes, heard: Heard) -> None:
        self.request = request
        self.heard = heard  # what each text says
        self.rest = b""
        self.texts = 0
        self.code: int | None = None  # it was closed with
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost.set_result(None)
        if not self.opened.done():
            self.opened.set_result(False)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        at, end = 0, len(data)
        if not self.opened.done():
            head = data.find(b"\r\n\r\n")
            if head < 0:
                self.rest = data
                return
            at = head + 4
            self.opened.set_result(data.startswith(b"HTTP/1.1 101 "))
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == LONG:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == VERY_LONG:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start + size > end:
                break
            kind, at = data[at] & 0x0F, start + size
            if kind == TEXT:
                self.texts += 1
                self.heard(data[start:at])
            elif kind == PING:
                self.send(data[start:at], PONG)
            elif kind == CLOSE:
                self.code = int.from_bytes(data[start : start + 2])
        self.rest = data[at:]

    def send(self, content: bytes, kind: int = TEXT) -> None:
        self.transport.write(masked(kind, content))


async def connect(port: int, asked: bytes, heard: Heard = len) -> Bare:
    """Once the handshake is answered, either way."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Bare(asked, heard), "127.0.0.1", port)
    await asyncio.wait_for(asyncio.shield(socket.opened), PATIENCE)
    return socket


class Player:
    """A seat of Pirates Dice, that makes the first of its moves, when it is told to."""

    def __init__(self, seat: int, id_: str, token: str) -> None:
        self.seat = seat
        self.id = id_
        self.token = token
        self.update: Any = None
        self.table: Any = None
        self.answer: Any = None
        self.answered_at = 0.0
        self.texts = 0
        self.fresh = asyncio.Event()
        self.socket: Bare

    def heard(self, content: bytes) -> None:
        message = json.decode(content)
        self.texts += 1
        if message["type"] == "update":
            self.update = message
            self.table = message.get("table") or self.table
        elif message["type"] in {"done", "refused"}:
            self.answer, self.answered_at = message, perf_counter()
        self.fresh.set()

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self.fresh.clear()
                await self.fresh.wait()

    async def ask(self, type_: str, **fields: Any) -> None:
        self.answer = None
        self.socket.send(json.encode({"type": type_, "id": 1, **fields}))
        await self.until(lambda: self.answer)
        assert self.answer["type"] == "done", self.answer

    async def play(self) -> None:
        (own,) = self.update["seats"]
        await self.ask("play", seat=self.seat, number=own["number"], move=own["moves"][0])

    async def sees(self, made: int) -> None:
        await self.until(lambda: self.update["made"] >= made)


class Game:
    """Two people at a table, whose moves are timed."""

    def __init__(self, port: int, table: str, players: list[Player]) -> None:
        self.port = port
        self.table = table
        self.players = players
        self.sent: dict[int, float] = {}  # when a move was
        self.acknowledged: dict[int, float] = {}  # when the one who moved knew of it
        self.seen: list[float] = []  # seconds from a move to when the other one saw it

    @classmethod
    async def begin(cls, port: int) -> "Game":
        """As few moves as can be are asked for: the door may have its usual limits."""
        players: list[Player] = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for seat, name in enumerate(("Anne", "Ben")):
                me = (await http.post("/api/people", json={"name": name})).json()
                http.cookies.clear()
                players.append(Player(seat, me["id"], me["token"]))
            new = {"game": "pirates-dice", "setup": {"seats": 2, "dice": 5}}
            bearer = {"Authorization": f"Bearer {players[0].token}"}
            table = (await http.post("/api/tables", json=new, headers=bearer)).json()["id"]
        game = cls(port, table, players)
        for player in players:
            player.socket = await connect(port, request(port, table, player.token), player.heard)
            await player.ask("sit", seat=player.seat)
        await players[0].ask("start")
        await game.all_see(0)
        return game

    async def all_see(self, made: int) -> None:
        for player in self.players:
            await player.until(lambda player=player: player.update and player.update["to_act"])  # type: ignore[misc]  # a default is no parameter
            await player.sees(made)

    async def move(self) -> int:
        """How many moves have been made with this one."""
        update = self.players[0].update
        (seat,) = update["to_act"]
        made, began = update["made"] + 1, perf_counter()
        self.sent[made] = began
        await self.players[seat].play()
        self.acknowledged[made] = self.players[seat].answered_at
        await self.players[1 - seat].sees(made)
        self.seen.append(perf_counter() - began)
        await self.players[seat].sees(made)
        return int(made)

    def leave(self) -> None:
        for player in self.players:
            player.socket.transport.abort()


def memory(pid: int) -> float:
    """Resident, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def cpu(pid: int) -> float:
    """Seconds, of all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def quantile(times: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return ordered[ceil(part * len(ordered)) - 1] * 1000


def spread(times: list[float]) -> str:
    p50, p99, longest = (quantile(times, part) for part in (0.5, 0.99, 1))
    return f"p50 {p50:.1f}, p99 {p99:.1f}, longest {longest:.1f} ms"
