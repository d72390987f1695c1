"""What several servers on one Postgres do in a second, and how soon; prints what came of it.

    python tests/server/nodes_at_work.py race         two servers race for every place in logs
    python tests/server/nodes_at_work.py latency      four people of a table at different servers
    python tests/server/nodes_at_work.py throughput   moves a second: SQLite, Postgres, three of it
    python tests/server/nodes_at_work.py sockets      2,000 pages, and one of three servers killed

The people are in this one process, on the same machine as the servers and Postgres.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from nodes import Cluster, cluster
from postgres_server import postgres
from served import serving
from simulated import new_client
from witsend.server.postgres import Postgres
from witsend.server.store import Store
from witsend.server.writer import Conflict

LOST = (OSError, WebSocketException, TimeoutError)
TICKS = os.sysconf("SC_CLK_TCK")


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


# Two servers race for every place


async def race(chosen: argparse.Namespace) -> str:
    tables = [f"t{number}" for number in range(chosen.tables)]
    with postgres() as server:
        database = Postgres(server.new_database())
        one, other = await Store.open(database), await Store.open(database)
        began = monotonic()
        won = await asyncio.gather(*(race_at(one, other, table, chosen) for table in tables))
        seconds = monotonic() - began
        lengths = await one.lengths(tables)
        await one.close()
        await other.close()
    places = sum(map(len, won))
    if {*lengths.values()} != {chosen.times // chosen.tables}:
        raise SystemExit(f"a log has gaps: {lengths}")
    share = sum(map(sum, won)) / places
    return f"{places:,} places, one winner each, no gap; {share:.0%} won by one; {seconds:.0f} s"


async def race_at(one: Store, other: Store, table: str, chosen: argparse.Namespace) -> list[bool]:
    """For each place, whether the first has won."""
    won, rng = [], Random(table)
    for n in range(chosen.times // chosen.tables):
        first = rng.choice((True, False))
        stores = (one, other) if first else (other, one)
        answers = await asyncio.gather(
            *(
                store.append(table, n, [b"one" if store is one else b"other"], 1.0)
                for store in stores
            ),
            return_exceptions=True,
        )
        lost = [isinstance(answer, Conflict) for answer in answers]
        if sorted(lost) != [False, True]:
            raise SystemExit(f"place {n} of {table} was given to {answers}")
        won.append(lost[1] == first)
    return won


# People who play


class Party:
    """Four people of one table, each with a page at one of the servers."""

    def __init__(self, urls: Sequence[str], rng: Random, pause: float) -> None:
        self.urls = urls
        self.rng = rng
        self.pause = pause  # seconds before a move, on average
        self.pages: list[ClientConnection] = []
        self.seen = [0] * 4  # moves, by seat
        self.sent_at: dict[int, float] = {}  # by the number of moves that are then made
        self.latencies: list[float] = []
        self.moves = 0

    async def arrive(self, client: httpx.AsyncClient, doors: AsyncExitStack) -> None:
        url = self.urls[0]
        names = [{"name": name} for name in ("Anne", "Ben", "Cleo", "Dora")]
        tokens = [(await client.post(f"{url}/api/people", json=name)).json() for name in names]
        headers = [{"Authorization": f"Bearer {each['token']}"} for each in tokens]
        new = {"game": "pirates-dice", "setup": {"seats": 4, "dice": 5}, "open": False}
        table = (await client.post(f"{url}/api/tables", json=new, headers=headers[0])).json()["id"]
        asks = f"{url}/api/tables/{table}/asks"
        for seat, header in enumerate(headers):
            await client.post(asks, json={"type": "sit", "seat": seat}, headers=header)
        await client.post(asks, json={"type": "start"}, headers=headers[0])
        for header in headers:
            address = (
                f"ws{self.rng.choice(self.urls).removeprefix('http')}/api/tables/{table}/socket"
            )
            page = await doors.enter_async_context(
                connect(address, additional_headers=header, compression=None, proxy=None)
            )
            self.pages.append(page)

    async def play(self) -> None:
        await asyncio.gather(*(self.play_seat(seat) for seat in range(4)))

    async def play_seat(self, seat: int) -> None:
        """The least that can be bid, as long as anything can: so a game takes long."""
        page, moved = self.pages[seat], -1
        with suppress(*LOST):
            while True:
                message = json.decode(await page.recv())
                if message["type"] != "update":
                    continue
                made = message["made"]
                self.hear(seat, made)
                mine = message["seats"][0]
                bids = [move for move in mine["moves"] if move["type"] == "bid"]
                if seat in message["to_act"] and mine["number"] != moved:
                    moved = mine["number"]
                    if self.pause:
                        await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))
                    play = {"type": "play", "seat": seat, "number": moved}
                    move = (bids or mine["moves"])[0]
                    self.sent_at[made + 1] = monotonic()
                    await page.send(json.encode({**play, "move": move, "id": made}).decode())

    def hear(self, seat: int, made: int) -> None:
        before = min(self.seen)
        self.seen[seat] = max(self.seen[seat], made)
        for number in range(before + 1, min(self.seen) + 1):
            if number in self.sent_at:
                self.latencies.append(monotonic() - self.sent_at.pop(number))
                self.moves += 1


class Figures(NamedTuple):
    rate: float  # moves a second
    servers: float  # seconds of CPU a second
    postgres: float
    latencies: list[float]

    def __str__(self) -> str:
        per_move = 1e6 / max(self.rate, 1)
        return (
            f"{self.rate:,.0f} moves/s, p50 {percentile(self.latencies, 0.5) * 1000:.0f} ms, "
            f"p99 {percentile(self.latencies, 0.99) * 1000:.0f} ms, CPU a move: servers "
            f"{self.servers * per_move:,.0f} us, Postgres {self.postgres * per_move:,.0f} us"
        )


async def parties_at(
    urls: Sequence[str],
    count: int,
    pause: float,
    seconds: float,
    servers: Sequence[int],
    postgres: Sequence[int] = (),
) -> Figures:
    """With the numbers of their processes."""
    rng = Random(1)
    async with new_client() as client, AsyncExitStack() as doors:
        parties = [Party(urls, Random(rng.random()), pause) for _ in range(count)]
        for party in parties:
            await party.arrive(client, doors)
        playing = [asyncio.ensure_future(party.play()) for party in parties]
        await asyncio.sleep(1.0)
        for party in parties:
            party.latencies.clear()
        before, began = sum(party.moves for party in parties), monotonic()
        used = [cpu_of(servers), cpu_of(postgres)]
        await asyncio.sleep(seconds)
        took = monotonic() - began
        moves = sum(party.moves for party in parties) - before
        used = [cpu_of(servers) - used[0], cpu_of(postgres) - used[1]]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        latencies = [each for party in parties for each in party.latencies]
        return Figures(moves / took, used[0] / took, used[1] / took, latencies)


def cpu_of(pids: Sequence[int]) -> float:
    """Seconds, of these processes and all that they have begun."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(stat.parent.name) in pids or int(fields[1]) in pids:
                total += int(fields[11]) + int(fields[12])
    return total / TICKS


async def at_cluster(made: Cluster, chosen: argparse.Namespace, pause: float) -> Figures:
    with (made.postgres.data / "postmaster.pid").open() as file:
        postgres = [int(file.readline())]
    nodes = [node.pid for node in made.nodes]
    return await parties_at(made.urls, chosen.tables, pause, chosen.seconds, nodes, postgres)


async def latency(chosen: argparse.Namespace) -> str:
    with TemporaryDirectory() as folder:
        async with cluster(Path(folder)) as made:
            figures = await at_cluster(made, chosen, chosen.tables / chosen.rate)
    return f"from sending a move until all four have it: {figures}"


async def throughput(chosen: argparse.Namespace) -> str:
    lines = []
    with TemporaryDirectory() as folder:
        async with serving(Path(folder) / "sqlite") as alone:
            figures = await parties_at([alone.url], chosen.tables, 0.0, chosen.seconds, [alone.pid])
            lines.append(f"one on SQLite: {figures}")
        for count in (1, 3):
            async with cluster(Path(folder), count) as made:
                lines.append(f"{count} on Postgres: {await at_cluster(made, chosen, 0.0)}")
    return "\n".join(lines)


# Pages that come back


async def sockets(chosen: argparse.Namespace) -> str:
    rng = Random(1)
    with TemporaryDirectory() as folder:
        async with cluster(Path(folder)) as made, new_client() as client, AsyncExitStack() as doors:
            party = Party(made.urls, rng, 1.0)
            await party.arrive(client, doors)
            table = party.pages[0].request.path.split("/")[3]  # type: ignore[union-attr]
            pages = [Page(made.urls, table, Random(rng.random())) for _ in range(chosen.pages)]
            watching = [asyncio.ensure_future(page.watch()) for page in pages]
            while not all(page.shown_at for page in pages):  # noqa: ASYNC110 - many bring it about
                await asyncio.sleep(0.1)
            killed = made.nodes[1]
            there = [page for page in pages if page.url == killed.url]
            began = monotonic()
            await killed.kill()
            while not all(page.shown_at > began for page in there):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)
            back = max(page.shown_at for page in there) - began
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await killed.start()
    return (
        f"{len(pages):,} pages over three servers, {len(there)} at the one killed: "
        f"all have a view again after {back:.1f} s"
    )


class Page:
    """Someone who looks on, and connects again where it can."""

    def __init__(self, urls: Sequence[str], table: str, rng: Random) -> None:
        self.urls, self.table, self.rng = urls, table, rng
        self.url = ""
        self.shown_at = 0.0

    async def watch(self) -> None:
        while True:
            url = self.rng.choice(self.urls)
            address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/socket?watch"
            with suppress(*LOST):
                async with connect(
                    address, compression=None, proxy=None, ping_interval=None, open_timeout=20
                ) as page:
                    while True:
                        await page.recv()
                        self.url, self.shown_at = url, monotonic()
            await asyncio.sleep(self.rng.uniform(0.05, 0.5))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("what", choices=("race", "latency", "throughput", "sockets"))
    options.add_argument("--times", type=int, default=100_000, help="places to race for (100,000)")
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--rate", type=float, default=200.0, help="moves a second in all (200)")
    options.add_argument("--seconds", type=float, default=15.0)
    options.add_argument("--pages", type=int, default=2000)
    options.add_argument("--minutes", type=float, default=30, help="then it has failed (30)")
    chosen = options.parse_args()
    kinds = {"race": race, "latency": latency, "throughput": throughput, "sockets": sockets}
    told = asyncio.run(asyncio.wait_for(kinds[chosen.what](chosen), chosen.minutes * 60))
    sys.stdout.write(f"{chosen.what}: {told}\n")


if __name__ == "__main__":
    main()
