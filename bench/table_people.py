"""Plays Pirates Dice on our server as people would: tables of four seats, one socket per seat.

    python bench/table_people.py PORT PID saturation|thinking TABLES SECONDS

What boardgameio/driver.mjs is for boardgame.io, and the same in all that counts: how moves are
chosen, when they are sent, how long warming up takes, what is measured and how it is printed. A
finished game is followed by another of the same four, by the shortest way each house has: with
boardgame.io a new match that all four join over HTTP, their sockets staying; with ours one asks for
another game, which is a new table with everyone seated, the four follow there on the sockets they
have, and the host starts it.
PID is the server's: its memory and CPU time are read from outside, and its memory every 30 seconds
on standard error. Pins itself to core 1.

The file is long because it mirrors the driver it is compared with, step by step, in one file too.

The sockets are the bare protocol, so that people take little of the time: a frame sent is masked
with zeros, and of a message only what a move needs is read.
"""

import asyncio
import os
import sys
from collections import deque
from collections.abc import Coroutine
from math import ceil
from pathlib import Path
from random import random
from time import perf_counter
from typing import Any, NoReturn

import uvloop
from msgspec import Struct, json

SEATS = 4
THINKING = 1.0  # seconds
WARM_UP = 2.0
PATIENCE = 10.0  # seconds until the server listens
MEMORY_EVERY = 30.0  # seconds
TEXT, PING, PONG = 0x81, 0x89, 0x8A
LONG, TOO_LONG = 126, 127  # in the place of a frame's length
NO_MASK = bytes(4)


class Bid(Struct):
    count: int
    face: int


class Said(Struct):
    bid: Bid


class View(Struct):
    left: list[int]
    turn: int | None
    bids: list[Said]


class SeatView(Struct):
    seat: int | None
    number: int
    view: View | None


class TableView(Struct):
    id: str
    next: str | None


class Update(Struct, tag="update"):
    made: int
    seats: list[SeatView]
    table: TableView | None = None
    result: object = None


class Done(Struct, tag="done"):
    id: int


class Talk(Struct, tag="talk"):
    pass


class Refused(Struct, tag="refused"):
    sentence: str


read = json.Decoder(Update | Done | Talk | Refused).decode


def choose(view: View) -> bytes:
    """As driver.mjs does: in one of four a challenge, else a raise by one to four steps."""
    most = 5 * sum(view.left)
    standing = view.bids[-1].bid if view.bids else None
    step = 5 * (standing.count - 1) + standing.face - 2 if standing else -1
    above = min(4, most - 1 - step)
    if standing and (above == 0 or random() < 0.25):
        return b'{"type":"challenge"}'
    above = step + 1 + int(random() * above)
    return b'{"type":"bid","count":%d,"face":%d}' % (above // 5 + 1, above % 5 + 2)


class Socket(asyncio.Protocol):
    """One seat's."""

    transport: asyncio.Transport

    def __init__(self, table: "Table", seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.rest = b""
        self.is_open = False
        self.done = asyncio.get_running_loop().create_future()  # what is waited for

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, _: Exception | None) -> None:
        fail(f"seat {self.seat} was cut off")

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        if not self.is_open:
            at = data.find(b"\r\n\r\n") + 4
            if not data.startswith(b"HTTP/1.1 101 ") or at < 4:
                fail(f"no socket: {data[:80]!r}")
            self.is_open = True
            self.done.set_result(None)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == LONG:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == TOO_LONG:
                fail("a frame beyond 64 kB")
            if start + size > end:
                break
            kind, at = data[at], start + size
            self.heard(kind, data[start:at])
        self.rest = data[at:]

    def heard(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self.send(content, PONG)
        elif kind != TEXT:
            fail(f"seat {self.seat} got a frame of kind {kind:#x}")
        else:
            self.table.room.bytes += len(content)
            message = read(content)
            if type(message) is Update:
                self.table.received(self.seat, message)
            elif type(message) is Done:
                if message.id:
                    self.done.set_result(None)
            elif type(message) is Refused:
                fail(message.sentence)

    def send(self, content: bytes, kind: int = TEXT) -> None:
        size = len(content)
        if size < LONG:
            self.transport.write(bytes((kind, 0x80 | size)) + NO_MASK + content)
        else:
            head = bytes((kind, 0x80 | LONG, size >> 8, size & 0xFF))
            self.transport.write(head + NO_MASK + content)

    async def ask(self, content: bytes) -> None:
        self.done = asyncio.get_running_loop().create_future()
        self.send(content)
        await self.done


class Table:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.tokens: list[str] = []
        self.sockets: list[Socket] = []

    async def open(self) -> None:
        for seat in range(SEATS):
            me = await self.room.post("/api/people", {"name": f"seat {seat}"})
            self.tokens.append(me["token"])
        new = {"game": "pirates-dice", "setup": {"seats": SEATS}}
        await self.come(str((await self.room.post("/api/tables", new, self.tokens[0]))["id"]))
        for seat, socket in enumerate(self.sockets):
            await socket.ask(b'{"type":"sit","seat":%d,"id":1}' % seat)
        await self.begin()

    async def come(self, id_: str) -> None:
        """All four to this table."""
        self.at(id_)
        self.sockets = [await self.connect(id_, seat) for seat in range(SEATS)]

    def at(self, id_: str) -> None:
        self.id = id_
        self.there = [False] * SEATS  # whose socket is at this table
        self.playing = False
        self.seen = [0] * SEATS  # the moves that each seat has seen
        self.acted = -1  # after how many moves a seat has acted last
        self.sent: deque[tuple[int, float]] = deque()  # a move's number; since when

    async def begin(self) -> None:
        self.started = asyncio.get_running_loop().create_future()
        await self.sockets[0].ask(b'{"type":"start","id":1}')
        await self.started

    async def connect(self, id_: str, seat: int) -> Socket:
        request = (
            f"GET /api/tables/{id_}/socket?grouped HTTP/1.1\r\nHost: 127.0.0.1:{self.room.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: d2l0cyBlbmQgYmVuY2ggIQ==\r\n"
            f"Authorization: Bearer {self.tokens[seat]}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(self, seat, request), "127.0.0.1", self.room.port
        )
        await socket.done
        return socket

    def play(self) -> None:
        self.playing = True
        self.act(self.update)

    def act(self, update: Update) -> None:
        self.acted = update.made
        if self.room.thinking:
            asyncio.get_running_loop().call_later(THINKING, self.move, update)
        else:
            self.move(update)

    def move(self, update: Update) -> None:
        mine = update.seats[0]
        if mine.view is None or mine.seat is None:
            fail("a seat without a view")
        move = b'{"type":"play","seat":%d,"number":%d,"move":%b}'
        self.sent.append((update.made + 1, perf_counter()))
        self.sockets[mine.seat].send(move % (mine.seat, mine.number, choose(mine.view)))

    def received(self, seat: int, update: Update) -> None:
        if update.table:
            self.there[seat] = update.table.id == self.id
            if update.table.next:
                if self.there[seat] and not self.following.done():
                    self.following.set_result(update.table.next)
                return
        mine = update.seats[0]
        if not self.there[seat] or mine.view is None:
            return  # before the start, however late it is read
        if mine.seat != seat:
            fail(f"seat {seat} got another's view")
        self.seen[seat] = update.made
        if self.playing:
            self.saw(seat, update, mine.view)
        elif mine.view.turn == seat and not self.started.done():  # `play` goes on
            self.update = update
            self.started.set_result(None)

    def saw(self, seat: int, update: Update, view: View) -> None:
        over = update.result is not None
        if not over and view.turn == seat and self.acted < update.made:
            self.act(update)
        newest = min(self.seen)
        while self.sent and self.sent[0][0] <= newest:
            self.room.all_saw(self.sent.popleft()[1])
            if over and not self.sent:
                self.room.matches += self.room.measuring
                self.room.start(self.go_on())

    async def go_on(self) -> None:
        """With another game."""
        self.following = asyncio.get_running_loop().create_future()
        await self.sockets[0].ask(b'{"type":"again","id":1}')
        self.at(await self.following)
        for socket in self.sockets:
            await socket.ask(b'{"type":"follow","id":1}')
        await self.begin()
        self.play()


class Room:
    """All tables, and what is measured at them."""

    def __init__(self, port: int, thinking: bool) -> None:
        self.port = port
        self.thinking = thinking
        self.latencies: list[float] = []  # of the moves inside the measured time, in seconds
        self.measuring = False
        self.matches = 0
        self.bytes = 0  # received, of all messages
        self.tasks: set[asyncio.Task[None]] = set()

    def all_saw(self, since: float) -> None:
        if self.measuring:
            self.latencies.append(perf_counter() - since)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            fail(repr(task.exception()))

    async def post(self, path: str, body: object, token: str = "") -> Any:
        content = json.encode(body)
        auth = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n{auth}\r\n"
        )
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(head.encode() + content)
        reply = await reader.read()
        writer.close()
        headers, _, answer = reply.partition(b"\r\n\r\n")
        if not headers.startswith(b"HTTP/1.1 20"):
            fail(f"{path}: {reply!r}")
        return json.decode(answer)

    async def wait_for_server(self) -> None:
        until = perf_counter() + PATIENCE
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                if perf_counter() > until:
                    raise
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return


def fail(why: str) -> NoReturn:
    print(why, file=sys.stderr, flush=True)
    os._exit(1)


def memory(pid: int) -> int:
    """Resident, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """Seconds, of all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def watch_memory(pid: int, sockets: int) -> None:
    began = perf_counter()
    while True:
        now = f"{perf_counter() - began:4.0f} s"
        print(f"{now}  {sockets} sockets  {memory(pid) / 1e6:.1f} MB", file=sys.stderr, flush=True)
        await asyncio.sleep(MEMORY_EVERY)


async def play(port: int, pid: int, mode: str, tables: int, seconds: float) -> None:
    room = Room(port, mode == "thinking")
    loop = asyncio.get_running_loop()
    await room.wait_for_server()
    await room.post("/api/people", {"name": "first"})  # the first request loads what all need
    before = memory(pid)
    seated = [Table(room) for _ in range(tables)]
    for table in seated:
        await table.open()
    rss_seated = memory(pid)
    began, mine, theirs = perf_counter(), cpu(os.getpid()), cpu(pid)
    for table in seated:
        loop.call_later(random() * THINKING if room.thinking else 0, table.play)
    await asyncio.sleep(WARM_UP)
    room.start(watch_memory(pid, tables * SEATS))
    since, received = perf_counter(), room.bytes
    room.measuring = True
    await asyncio.sleep(seconds)
    room.measuring = False
    received = room.bytes - received
    took, played = perf_counter() - since, perf_counter() - began
    after = memory(pid)
    latencies = sorted(room.latencies)
    quantiles = [latencies[ceil(q * len(latencies)) - 1] * 1000 for q in (0.5, 0.99)]
    figures = {
        "mode": mode,
        "tables": tables,
        "seconds": seconds,
        "moves_per_s": round(len(latencies) / took),
        "p50_ms": round(quantiles[0], 1),
        "p99_ms": round(quantiles[1], 1),
        "bytes_per_move": round(received / max(len(latencies), 1)),
        "matches_finished": room.matches,
        "rss_before": before,
        "rss_seated": rss_seated,
        "rss_after": after,
        "bytes_per_table": round((rss_seated - before) / tables),
        "bytes_per_table_after": round((after - before) / tables),
        "server_cpu": round((cpu(pid) - theirs) / played, 2),
        "driver_cpu": round((cpu(os.getpid()) - mine) / played, 2),
    }
    print(json.encode(figures).decode(), flush=True)
    os._exit(0)  # in the middle of the games


def main() -> None:
    os.sched_setaffinity(0, {1})
    port, pid, mode, tables, seconds = sys.argv[1:]
    uvloop.run(play(int(port), int(pid), mode, int(tables), float(seconds)))


if __name__ == "__main__":
    main()
