"""Many at one table: what it costs the server, and when the last of them sees a move.

    python tests/server/crowds.py [--joining 1000] [--looking-on 5000] [--moves 100]

Onlookers live in one process, the two who play in this one, the server in a third. Its limits are
out of the way, but for those who try to be many by themselves: these meet the usual ones.
"""

import argparse
import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import uvloop
from msgspec import json

from bare import PATIENCE, Bare, Game, connect, cpu, memory, quantile, request, spread
from served import Server, process, serving

ONLOOKERS = "from crowds import onlookers; onlookers()"
AT_ONCE = 100  # who are on their way in
QUIET = 2.5  # seconds, in which the server tells what it has left to tell
MOVES_EVERY = 0.5  # seconds
MADE = re.compile(rb'"made":(\d+)')

MOST_CPU = 2.0  # seconds for 1,000 who join
MOST_MESSAGES = 10  # for each of them
MOST_A_SECOND = 3  # messages that somebody gets of someone who comes and goes, or taps
LATEST = 250.0  # milliseconds from a move's acknowledgement to the last update, p99


class Onlookers:
    """All of them, in the process that they have for themselves."""

    def __init__(self, port: int, table: str, count: int) -> None:
        self.port = port
        self.table = table
        self.count = count
        self.sockets: list[Bare] = []
        self.saw: dict[int, int] = {}  # how many have seen so many moves
        self.last: dict[int, float] = {}  # when the last of them did

    def heard(self, content: bytes) -> None:
        if found := MADE.search(content, 0, 80):
            made = int(found[1])
            self.saw[made] = self.saw.get(made, 0) + 1
            self.last[made] = perf_counter()

    async def come(self) -> None:
        few = asyncio.Semaphore(AT_ONCE)
        asked = request(self.port, self.table)

        async def one() -> None:
            async with few:
                socket = await connect(self.port, asked, self.heard)
                if not socket.opened.result():
                    sys.exit("an onlooker was turned away")
                self.sockets.append(socket)

        await asyncio.gather(*(one() for _ in range(self.count)))

    async def answer(self, line: str) -> Any:
        match line.split():
            case ["come"]:
                await self.come()
                return len(self.sockets)
            case ["count"]:
                return [socket.texts for socket in self.sockets]
            case ["saw", made]:
                async with asyncio.timeout(PATIENCE):
                    while self.saw.get(int(made), 0) < self.count:  # noqa: ASYNC110 - many tell it
                        await asyncio.sleep(0.005)
                return self.last[int(made)]


def onlookers() -> None:
    """Port, table, how many; then a question on each line."""
    setrlimit(RLIMIT_NOFILE, (getrlimit(RLIMIT_NOFILE)[1],) * 2)
    port, table, count = sys.argv[1:]

    async def answer_all() -> None:
        crowd = Onlookers(int(port), table, int(count))
        while line := await asyncio.to_thread(sys.stdin.readline):
            sys.stdout.write(f"{json.encode(await crowd.answer(line)).decode()}\n")
            sys.stdout.flush()
        os._exit(0)

    uvloop.run(answer_all())


class Crowd:
    """The process of the onlookers, from outside."""

    def __init__(self, port: int, table: str, count: int) -> None:
        self.process = process(ONLOOKERS, port, table, count, stdin=-1, stdout=-1)

    async def ask(self, question: str) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{question}\n".encode())
        self.process.stdin.flush()
        return json.decode(await asyncio.to_thread(self.process.stdout.readline))


@asynccontextmanager
async def crowd_at(game: Game, count: int) -> AsyncIterator[Crowd]:
    crowd = Crowd(game.port, game.table, count)
    try:
        yield crowd
    finally:
        crowd.process.communicate()


class Outcome(NamedTuple):
    what: str
    well: bool


async def joining(server: Server, count: int) -> Outcome:
    game = await Game.begin(server.port)
    async with crowd_at(game, count) as crowd:
        await crowd.ask("count")  # so that it is ready
        before, began = cpu(server.pid), perf_counter()
        await crowd.ask("come")
        took = perf_counter() - began
        await asyncio.sleep(QUIET)
        spent = cpu(server.pid) - before
        counts = await crowd.ask("count")
    game.leave()
    what = (
        f"{count} join: {spent:.2f} s of the server's CPU, {took:.1f} s on the clock, "
        f"{max(counts)} messages at most for one, {sum(counts) / count:.1f} on average"
    )
    return Outcome(what, spent < MOST_CPU and max(counts) < MOST_MESSAGES)


async def looking_on(server: Server, count: int, moves: int) -> Outcome:
    game = await Game.begin(server.port)
    late: list[float] = []  # seconds from the acknowledgement to the last update
    whole: list[float] = []  # and from when the move was sent: it may be acknowledged last of all
    async with crowd_at(game, count) as crowd:
        lean = memory(server.pid)
        await crowd.ask("come")
        await asyncio.sleep(QUIET)
        weight = (memory(server.pid) - lean) * 1024 / count
        before = cpu(server.pid)
        while len(late) < moves and game.players[0].update["to_act"]:
            made = await game.move()
            last = await crowd.ask(f"saw {made}")
            late.append(last - game.acknowledged[made])
            whole.append(last - game.sent[made])
            await asyncio.sleep(MOVES_EVERY)
        spent = (cpu(server.pid) - before) / len(late)
    game.leave()
    what = (
        f"{count} look on at {len(late)} moves: from the acknowledgement to the last update "
        f"{spread(late)}, from its sending {spread(whole)}; "
        f"{spent * 1000:.0f} ms of the server's CPU a move, {weight:.0f} kB of its memory each"
    )
    return Outcome(what, quantile(late, 0.99) < LATEST)


async def restless(server: Server, seconds: float) -> Outcome:
    """One opens and closes sockets as fast as the door lets them, and taps as fast as they may."""
    game = await Game.begin(server.port)
    other = game.players[1]
    asked = request(server.port, game.table, game.players[0].token)
    let_in = turned_away = 0
    before, began = other.texts, perf_counter()
    while perf_counter() - began < seconds:
        socket = await connect(server.port, asked)
        let_in, turned_away = let_in + socket.opened.result(), turned_away + 1
        socket.transport.abort()
    flapped = (other.texts - before) / seconds
    await asyncio.sleep(QUIET)
    before, began, tapped = other.texts, perf_counter(), 0
    while perf_counter() - began < seconds:
        game.players[0].socket.send(b'{"type":"react","face":"\xf0\x9f\x91\x8d"}')
        tapped += 1
        await asyncio.sleep(0.02)
    heard = (other.texts - before) / seconds
    game.leave()
    what = (
        f"one comes and goes {let_in} times in {seconds:.0f} s ({turned_away - let_in} turned "
        f"away): another gets {flapped:.1f} messages a second; one taps {tapped} times: {heard:.1f}"
    )
    return Outcome(what, flapped < MOST_A_SECOND and heard < MOST_A_SECOND)


async def run(folder: Path, chosen: argparse.Namespace) -> bool:
    outcomes = []
    async with serving(folder / "joining") as server:
        outcomes.append(await joining(server, chosen.joining))
    async with serving(folder / "restless", limited=True) as server:
        outcomes.append(await restless(server, chosen.seconds))
    async with serving(folder / "looking-on") as server:
        outcomes.append(await looking_on(server, chosen.looking_on, chosen.moves))
    for outcome in outcomes:
        sys.stdout.write(f"{'' if outcome.well else 'TOO MUCH: '}{outcome.what}\n")
    sys.stdout.write(
        f"{'; '.join(each.what for each in outcomes)}; load {os.getloadavg()[0]:.1f}\n"
    )
    return all(outcome.well for outcome in outcomes)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--joining", type=int, default=1000, help="onlookers (1000)")
    options.add_argument("--looking-on", type=int, default=5000, help="onlookers at moves (5000)")
    options.add_argument("--moves", type=int, default=100)
    options.add_argument("--seconds", type=float, default=10, help="of coming and going (10)")
    with TemporaryDirectory() as folder:
        sys.exit(not uvloop.run(run(Path(folder), options.parse_args())))


if __name__ == "__main__":
    main()
