"""Ten sockets send as fast as they can; what others notice of it is printed.

    python tests/server/floods.py [--seconds 10]

The server is a process of its own with the usual limits, and so are those who flood it. They come
back as soon as they are sent away.
"""

import argparse
import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import uvloop
from msgspec import json

from bare import Game, cpu, memory, quantile, request, spread
from served import Server, process, serving
from wire import masked
from witsend.server.frames import CONTINUATION, PING, TEXT

SOCKETS = 10
BLOCK = 64 * 1024  # bytes in one write
MOVES_EVERY = 0.05  # seconds
BEARABLE = 250.0  # milliseconds: the slowest of a hundred moves, on a machine with other work too
FLOOD = "from floods import flood; flood()"
EMPTY = masked(TEXT, b"", final=False) + masked(CONTINUATION, b"", final=False) * 60
KINDS = {
    "pings": masked(PING, b""),
    "large pings": masked(PING, bytes(125)),
    "tiny texts": masked(TEXT, b"?"),
    "empty fragments": EMPTY + masked(CONTINUATION, b""),
    "large texts": masked(TEXT, b"[" * 16_000),
}


class Flooding(asyncio.Protocol):
    def __init__(self, asked: bytes, block: bytes, told: Counter[str]) -> None:
        self.asked = asked
        self.block = block
        self.told = told
        self.may_write = True
        self.is_open = False
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.asked)

    def data_received(self, data: bytes) -> None:
        self.told["bytes received"] += len(data)
        if not self.is_open:
            if not data.startswith(b"HTTP/1.1 101 "):
                self.told["turned away"] += 1
                self.transport.close()
                return
            self.is_open = True
            self.told["let in"] += 1
            self.pump()

    def pump(self) -> None:
        while self.may_write and not self.transport.is_closing():
            self.transport.write(self.block)
            self.told["bytes sent"] += len(self.block)

    def pause_writing(self) -> None:
        self.may_write = False

    def resume_writing(self) -> None:
        self.may_write = True
        self.pump()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.lost.done():  # at the end nobody waits for it
            self.lost.set_result(None)


def flood() -> None:
    """In a process of its own: port, table, kind, seconds."""
    port, table, kind, seconds = sys.argv[1:]
    sent = KINDS[kind]
    block = sent * max(1, BLOCK // len(sent))
    told: Counter[str] = Counter()

    async def one() -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                _, socket = await loop.create_connection(
                    lambda: Flooding(request(int(port), table), block, told), "127.0.0.1", int(port)
                )
                await socket.lost
            except OSError:
                told["no connection"] += 1
                await asyncio.sleep(0.01)

    async def all_of_them() -> None:
        ones = [asyncio.ensure_future(one()) for _ in range(SOCKETS)]
        await asyncio.wait(ones, timeout=float(seconds))

    uvloop.run(all_of_them())
    sys.stdout.write(json.encode(dict(told)).decode())
    sys.stdout.flush()
    os._exit(0)


async def health(port: int, times: list[float]) -> None:
    """On a connection of its own each time, as someone new would come."""
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    while True:
        began = perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(asked)
        answer = await reader.read()
        writer.close()
        if answer.startswith(b"HTTP/1.1 200 "):
            times.append(perf_counter() - began)
        await asyncio.sleep(MOVES_EVERY)


class Noticed:
    """By two who play, and by someone who asks whether the server is well."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.health: list[float] = []
        self.server_cpu = 0.0  # per second
        self.grown = 0.0  # the server's memory, in MB
        self.told: dict[str, int] = {}  # by those who flood

    def __str__(self) -> str:
        return (
            f"{len(self.moves)} moves: {spread(self.moves)}; health: {spread(self.health)}; "
            f"server {self.server_cpu:.0%} of a core, {self.grown:+.1f} MB; {self.told}"
        )


async def noticed(server: Server, kind: str | None, seconds: float) -> Noticed:
    found = Noticed()
    game = await Game.begin(server.port)
    asking = asyncio.ensure_future(health(server.port, found.health))
    flooding = None
    if kind:
        args = (FLOOD, server.port, game.table, kind, seconds)
        flooding = process(*args, stdout=-1)
        await asyncio.sleep(1)  # until it is under way
    began, before, weight = perf_counter(), cpu(server.pid), memory(server.pid)
    while perf_counter() - began < seconds - 1.5 and game.players[0].update["to_act"]:
        await game.move()
        await asyncio.sleep(MOVES_EVERY)
    found.server_cpu = (cpu(server.pid) - before) / (perf_counter() - began)
    found.grown = memory(server.pid) - weight
    asking.cancel()
    if flooding:
        said, _ = await asyncio.to_thread(flooding.communicate)
        found.told = json.decode(said)
    game.leave()
    found.moves = game.seen
    return found


async def run(folder: Path, seconds: float) -> bool:
    worst: dict[str, float] = {}
    for kind in (None, *KINDS):
        async with serving(folder / (kind or "quiet"), limited=True) as server:
            found = await noticed(server, kind, seconds)
        sys.stdout.write(f"{kind or 'nobody floods'}: {found}\n")
        sys.stdout.flush()
        if kind:
            worst[kind] = quantile(found.moves, 0.99)
        else:
            usual = quantile(found.moves, 0.99)
    most = max(worst.values())
    sys.stdout.write(
        f"{len(worst)} floods: p99 of a move {most:.0f} ms at most, {usual:.0f} ms without any; "
        f"load {os.getloadavg()[0]:.1f}\n"
    )
    return most < BEARABLE


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10.0)
    with TemporaryDirectory() as folder:
        sys.exit(not uvloop.run(run(Path(folder), options.parse_args().seconds)))


if __name__ == "__main__":
    main()
