"""What replays of long games cost people at other tables. Run: script/bench bench/replays.py

Twenty four-seat tables of Pirates Dice with simulated people who think for a tenth of a second, on
one server with long finished games of Wits & Wagers, in which one seat has written its guess anew
thousands of times. For some seconds nobody looks back; then replays of those games are asked for at
a steady rate, whether or not those before are answered; and so on by turns, so that whatever else
the machine does meets both alike. Server, people and whoever looks back are processes of their own.
A move's latency runs from sending it until all four seats have received the new view.
"""

import asyncio
import socket
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import suppress
from math import ceil
from pathlib import Path
from random import Random, random
from secrets import token_urlsafe
from statistics import median
from tempfile import TemporaryDirectory

import uvloop
from msgspec import Raw, json
from rich.console import Console
from rich.table import Table as Printed

import table_people
from witsend.content.packs import house
from witsend.game import CHANCE
from witsend.games.wits_and_wagers import Guess, WitsAndWagers
from witsend.server.gate import Limit, Limits
from witsend.server.listings import Listing
from witsend.server.seating import Entry, Opened, Played, Sat, Seating, Started, encode_entry
from witsend.server.serve import Serving, serve
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store

TABLES = 20
THINKING = 0.1  # seconds
WARM_UP = 3.0
ENOUGH = Limit(1e9, 1e9)


def long_game(edits: int) -> list[Entry]:
    """All entries of a game to its end; the first guess is written so many times."""
    setup = WitsAndWagers.options(seats=3)
    opened = Opened(
        code=token_urlsafe(6),
        game=WitsAndWagers.name,
        version=WitsAndWagers.version,
        editions=WitsAndWagers.played_with(setup),
        setup=Raw(json.encode(setup)),
        seats=3,
        open=False,
        move_seconds=None,
        host="anne",
        name="Anne",
    )
    people = [Sat(seat=seat, person=f"p{seat}", name=f"P{seat}") for seat in range(3)]
    entries: list[Entry] = [opened, *people, Started()]
    state, rng = WitsAndWagers.start(setup), Random(1)
    while to_act := state.to_act():
        seat = to_act[0]
        if seat == CHANCE:
            move = state.draw(rng)
        elif edits:
            edits -= 1
            move = Guess(str(1000 + edits))
        else:
            move = state.default_move(seat)
        state = state.apply(seat, move)
        entries.append(Played(seat=seat, move=move, by="p", over=not state.to_act()))
    return entries


async def keep(folder: Path, entries: list[Entry], games: int) -> list[str]:
    store = await Store.open(Sqlite(folder))
    ids = []
    for number in range(games):
        id_, code = token_urlsafe(16), f"QQQQ{number}"
        seating = Seating.open(entries[0])  # type: ignore[arg-type]  # the first is Opened
        await store.append(
            id_,
            0,
            [encode_entry(entry) for entry in entries],
            1.0,
            Listing(
                id=id_,
                code=code,
                game=seating.opened.game,
                open=False,
                started=True,
                over=True,
                touched=1.0,
                people=("p0",),
            ),
        )
        await store.keep_story(id_, b"")  # or the server would begin by writing them all
        ids.append(id_)
    await store.close()
    return ids


def run_server(port: int, folder: Path) -> None:
    house()  # as `witsend serve` does
    limits = Limits(asks=ENOUGH, requests=ENOUGH, guesses=ENOUGH)
    serving = Serving(database=Sqlite(folder), port=port, limits=limits)
    uvloop.run(serve(serving, lambda: print("ready", flush=True)))


async def look_back(port: int, ids: list[str], rate: float) -> None:
    """For every line on the standard input: on, or off and what came of it."""
    tally: Counter[str] = Counter()
    under_way: set[asyncio.Task[None]] = set()

    async def one(id_: str, seat: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            f"GET /api/tables/{id_}/replay?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Accept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        tally[head.split(b" ", 2)[1].decode()] += 1
        while chunk := await reader.read(1 << 20):
            tally["bytes"] += len(chunk)
        writer.close()

    async def steadily() -> None:
        number = 0
        while True:
            task = asyncio.ensure_future(one(ids[number // 3 % len(ids)], number % 3))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            number += 1
            await asyncio.sleep(1 / rate)

    asking: asyncio.Task[None] | None = None
    while line := await asyncio.to_thread(sys.stdin.readline):
        if line == "on\n":
            tally.clear()
            asking = asyncio.ensure_future(steadily())
        elif asking:
            asking.cancel()
            tally["unanswered"] = len(under_way)
            for task in list(under_way):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asking
        print(json.encode(tally).decode(), flush=True)


async def play(port: int, seconds: float, rounds: int, looking: "subprocess.Popen[str]") -> None:
    table_people.THINKING = THINKING
    room = table_people.Room(port, thinking=True)
    await room.wait_for_server()
    for _ in range(TABLES):
        table = table_people.Table(room)
        await table.open()
        asyncio.get_running_loop().call_later(random() * THINKING, table.play)
    await asyncio.sleep(WARM_UP)
    printed = Printed("", "moves", "p50, ms", "p99, ms", "longest, ms", "replays")
    found: dict[bool, list[float]] = {False: [], True: []}
    for number in range(2 * rounds):
        busy = bool(number % 2)
        if busy:
            await say(looking, "on")
        room.latencies, room.measuring = [], True
        await asyncio.sleep(seconds)
        room.measuring = False
        came = await say(looking, "off") if busy else ""
        latencies = sorted(room.latencies)
        p50, p99 = (latencies[ceil(q * len(latencies)) - 1] * 1000 for q in (0.5, 0.99))
        found[busy].append(p99)
        row = f"{p50:.1f}", f"{p99:.1f}", f"{latencies[-1] * 1000:.0f}"
        printed.add_row("replays" if busy else "none", str(len(latencies)), *row, came)
        await asyncio.sleep(1)
    console = Console(width=150)
    console.print(printed)
    quiet, busy_p99 = (median(found[busy]) for busy in (False, True))
    console.print(f"Median p99: {quiet:.1f} ms, with replays {busy_p99:.1f} ms")


async def say(looking: "subprocess.Popen[str]", word: str) -> str:
    if not (looking.stdin and looking.stdout):
        raise TypeError(looking)
    looking.stdin.write(f"{word}\n")
    looking.stdin.flush()
    return (await asyncio.to_thread(looking.stdout.readline)).strip()


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        run_server(int(sys.argv[2]), Path(sys.argv[3]))
        return
    if sys.argv[1:2] == ["look"]:
        uvloop.run(look_back(int(sys.argv[2]), sys.argv[4:], float(sys.argv[3])))
        return
    parser = ArgumentParser(description="What replays cost people at other tables.")
    parser.add_argument("--edits", type=int, default=9000)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rate", type=float, default=20, help="replays a second")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8, help="of a round")
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="witsend-bench-") as name:
        folder = Path(name)
        ids = asyncio.run(keep(folder, long_game(asked.edits), asked.games))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        me = sys.executable, __file__
        pipe = subprocess.PIPE
        server = subprocess.Popen(  # noqa: S603
            [*me, "serve", port, name], stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )
        look = [*me, "look", port, str(asked.rate), *ids]
        looking = subprocess.Popen(look, stdin=pipe, stdout=pipe, text=True)  # noqa: S603
        try:
            if not server.stdout or server.stdout.readline().strip() != "ready":
                raise SystemExit("the server did not start")
            uvloop.run(play(int(port), asked.seconds, asked.rounds, looking))
        finally:
            looking.kill()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
