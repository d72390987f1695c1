"""Conversations with a table, mangled byte by byte and sent over real sockets to a server process.

    python tests/server/mangled.py [--frames 1000000]

Every frame of a conversation is right; then most of them are not. The server must neither fall over
nor grow, and what its tables have stored must be what the rules allow, and nobody else's doing.
"""

import argparse
import asyncio
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import uvloop
from msgspec import json

from bare import PATIENCE, Bare, cpu, memory, request
from served import Server, serving
from witsend.game import play
from witsend.server.frames import BINARY, CLOSE, CONTINUATION, FIN, MASKED, PING, PONG, TEXT
from witsend.server.log import Log
from witsend.server.seating import Played, Started, decode_entry
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store

SOCKETS = 8
A_TABLE_S = 300  # frames, then there is a new one
WARM_UP = 0.1  # of the frames, before the server's memory is looked at
MOST_GROWTH = 48.0  # MB from then on
END = b"\x89\x83\x00\x00\x00\x00end"  # a ping, and its pong
ENDED = b"\x8a\x03end"
# What a frame that is not whole waits for, and what nobody can take for another: all bits are set.
STUFFING = bytes([FIN | BINARY, MASKED | 126, 0x40, 0, 0, 0, 0, 0]) + b"\xff" * 0x4000


class Person(NamedTuple):
    id: str
    token: str


NOBODY = Person("", "")


class Talker(Bare):
    """Reads along: plays that are legal just now are in the newest update."""

    update: Any = None
    ended: asyncio.Future[None] | None = None
    tail = b""  # of what came last

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if ENDED in data or ENDED in self.tail + data[:8]:
            self.end()
        self.tail = data[-8:]

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.end()

    def end(self) -> None:
        if self.ended and not self.ended.done():
            self.ended.set_result(None)

    def read(self, content: bytes) -> None:
        message = json.decode(content)
        if message["type"] == "update":
            self.update = message


def framed(opcode: int, content: bytes, key: bytes, *, final: bool = True) -> bytes:
    size = len(content)
    said = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
    hidden = bytes(byte ^ key[at % 4] for at, byte in enumerate(content)) if any(key) else content
    return bytes([FIN * final | opcode]) + said + key + hidden


def asks(update: Any, rng: Random) -> list[bytes]:
    """A few that make sense just now."""
    made: list[Any] = [
        {"type": "sit", "seat": rng.randrange(2)},
        {"type": "stand", "seat": rng.randrange(2)},
        {"type": "start"},
        {"type": "say", "text": rng.choice(("Arr!", "né", "💀" * 20))},
        {"type": "react", "face": "👍"},
        {"type": "again"},
        {"type": "follow"},
        {"type": "order-by-age", "youngest_first": [0, 1]},
    ]
    for seat in (update or {}).get("seats", ()):
        for move in (*seat["moves"][:1], *seat["moves"][-1:]):
            play = {"type": "play", "seat": seat["seat"], "number": seat["number"], "move": move}
            made += [play] * 4
    return [json.encode({**ask, "id": at}) for at, ask in enumerate(rng.choices(made, k=4))]


def conversation(update: Any, rng: Random) -> list[bytes]:
    frames = []
    for said in asks(update, rng):
        key = rng.choice((bytes(4), rng.randbytes(4)))
        match rng.randrange(6):
            case 0:
                cut = rng.randrange(len(said))
                frames.append(framed(TEXT, said[:cut], key, final=False))
                frames.append(framed(PING, rng.randbytes(rng.randrange(126)), key))
                frames.append(framed(CONTINUATION, said[cut:], key))
            case 1:
                frames.append(framed(rng.choice((PING, PONG, BINARY)), said[:125], key))
                frames.append(framed(TEXT, said + b" " * rng.choice((1, 100, 9000)), key))
            case 2 if rng.random() < 0.1:
                frames.append(framed(CLOSE, rng.choice((b"", b"\x03\xe8", b"\x0f\xa0why")), key))
            case _:
                frames.append(framed(TEXT, said, key))
    return frames


def mangled(frame: bytes, rng: Random) -> bytes:
    """One byte or a few of it; mostly behind the head, so that the conversation goes on."""
    bytes_ = bytearray(frame)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        inside = len(bytes_) > 6 and rng.random() < 0.7
        at = rng.randrange(6 if inside else 0, len(bytes_)) if bytes_ else 0
        match rng.randrange(8):
            case 0 | 1 | 2 if bytes_:
                bytes_[at] ^= 1 << rng.randrange(7 if inside else 8)
            case 3 | 4 if bytes_:
                bytes_[at] = rng.choice(b'\x00\x7f\x80\xff0123456789"{}[]:, ')
            case 5 if bytes_ and rng.random() < 0.3:
                del bytes_[at : at + rng.randrange(1, 5)]
            case 6 if rng.random() < 0.3:
                bytes_[at:at] = rng.randbytes(rng.randrange(1, 5))
            case 7 if rng.random() < 0.3:
                bytes_ += bytes_[at : at + 20]
    return bytes(bytes_)


class Fuzz:
    def __init__(self, server: Server, frames: int, rng: Random) -> None:
        self.server = server
        self.left = frames
        self.rng = rng
        self.told: Counter[str] = Counter()
        self.untouched: list[str] = []  # tables that only those without a name talk to
        self.tables: dict[str, str] = {}  # the others, and the one person who does
        self.people: list[Person] = []

    async def new_table(self, host: Person) -> str:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            new = {"game": "pirates-dice", "setup": {"seats": 2, "dice": 2}}
            bearer = {"Authorization": f"Bearer {host.token}"}
            opened = (await http.post("/api/tables", json=new, headers=bearer)).json()
            return str(opened["id"])

    async def new_person(self, name: str) -> Person:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            me = (await http.post("/api/people", json={"name": name})).json()
            return Person(me["id"], me["token"])

    async def run(self) -> None:
        host = await self.new_person("Host")
        self.people = [await self.new_person(f"Talker {at}") for at in range(SOCKETS)]
        talks = [self.talk(at, host) for at in range(SOCKETS)]
        await asyncio.gather(*talks)

    async def talk(self, at: int, host: Person) -> None:
        """One of them all along; every fourth has no name, and no right to ask for anything."""
        rng = Random(f"{self.rng.random()} {at}")
        person = NOBODY if at % 4 == 3 else self.people[at]
        while self.left > 0:
            table = await self.new_table(person if person.id else host)
            if person is NOBODY:
                self.untouched.append(table)
            else:
                self.tables[table] = person.id
            until = self.left - A_TABLE_S * SOCKETS
            while self.left > max(until, 0):
                await self.talk_at(table, person, rng)

    async def talk_at(self, table: str, person: Person, rng: Random) -> None:
        asked = request(self.server.port, table, person.token)
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Talker(asked, len), "127.0.0.1", self.server.port
        )
        socket.heard = socket.read
        assert await asyncio.wait_for(asyncio.shield(socket.opened), PATIENCE)
        self.told["sockets"] += 1
        while self.left > 0 and not socket.lost.done():
            sent = []
            for right in conversation(socket.update, rng):
                frame = mangled(right, rng) if rng.random() < 0.7 else right
                sent.append(frame)
                self.told["mangled"] += frame != right
                self.left -= frame != right
            socket.ended = loop.create_future()
            whole = b"".join(sent) + STUFFING + END
            cut = rng.randrange(len(whole))
            for piece in (whole[:cut], whole[cut:]):
                if not socket.transport.is_closing():
                    socket.transport.write(piece)
                await asyncio.sleep(0)
            with suppress(TimeoutError):
                await asyncio.wait_for(socket.ended, PATIENCE)
            if not socket.ended.done() or socket.ended.cancelled():
                self.told["not answered"] += 1
                break
        self.told[f"closed with {socket.code}"] += socket.code is not None
        socket.transport.abort()
        await asyncio.wait_for(asyncio.shield(socket.lost), PATIENCE)

    async def faults(self, folder: Path) -> list[str]:
        """In what was stored: what the rules do not allow, or someone had no right to."""
        store = await Store.open(Sqlite(folder))
        try:
            found = [
                f"someone without a name has changed table {table}"
                for table in self.untouched
                if len(await store.read(table)) != 1
            ]
            for table, person in self.tables.items():
                entries = [decode_entry(row.entry) for row in await store.read(table)]
                self.told["legal moves"] += replay(entries)
                self.told["entries"] += len(entries)
                if {getattr(entry, "person", person) for entry in entries} != {person}:
                    found.append(f"somebody else has changed table {table}")
        finally:
            await store.close()
        return found


def replay(entries: list[Any]) -> int:
    """By the rules alone: a move that is not legal raises. How many there were."""
    log, state, moves = Log(entries[0]), None, 0
    for entry in entries[1:]:
        if isinstance(entry, Started):
            state = log.game.start(log.setup)
        elif isinstance(entry, Played):
            assert state
            state = play(state, entry.seat, log.decode_move(entry.move))
            moves += 1
    return moves


async def run(folder: Path, frames: int, seed: int) -> list[str]:
    rng = Random(seed)
    async with serving(folder) as server:
        first = Fuzz(server, int(frames * WARM_UP), rng)
        await first.run()
        lean = memory(server.pid)
        before, began = cpu(server.pid), perf_counter()
        fuzz = Fuzz(server, frames - int(frames * WARM_UP), rng)
        await fuzz.run()
        weight = memory(server.pid)
        spent, took = cpu(server.pid) - before, perf_counter() - began
        async with httpx.AsyncClient() as http:
            well = (await http.get(f"{server.url}/health")).status_code == 200
        code = await server.stop()
        log = server.log
    faults = await first.faults(folder) + await fuzz.faults(folder)
    told = first.told + fuzz.told
    if not well or code or '"level": "error"' in log or "Traceback" in log:
        faults.append(f"the server is not well: {code}, {log[-2000:]}")
    if told["not answered"]:
        faults.append(f"{told['not answered']} conversations were not answered")
    if weight - lean > MOST_GROWTH:
        faults.append(f"the server has grown from {lean:.0f} to {weight:.0f} MB")
    sys.stdout.write(
        f"{dict(told)}\n"
        f"{told['mangled']:,} mangled frames, {told['sockets']:,} sockets, {told['legal moves']:,} "
        f"legal moves among {told['entries']:,} entries; {len(faults)} faults; resident "
        f"{lean:.0f} MB, then {weight:.0f} MB; server {spent:.0f} s CPU in {took:.0f} s\n"
    )
    return faults


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--frames", type=int, default=1_000_000)
    options.add_argument("--seed", type=int, default=2026)
    chosen = options.parse_args()
    with TemporaryDirectory() as folder:
        faults = uvloop.run(run(Path(folder) / "data", chosen.frames, chosen.seed))
    for fault in faults[:20]:
        sys.stderr.write(f"FAULT: {fault}\n")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
