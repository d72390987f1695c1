"""Three servers on one Postgres, and what is done to them; prints what came of it.

    python tests/server/nodes.py kills --times 200     one of the three is killed under the people
    python tests/server/nodes.py restarts --times 50   Postgres is, as by `pg_ctl -m immediate`

People come to whichever server, each time they connect; whatever they were told must be kept.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, nullcontext
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic

from audited import Audit, audit
from evenings import read_records, until_it_is_late
from postgres_server import PostgresServer, postgres
from proxied import proxied
from served import Server
from simulated import Habits, Person, gathered, new_client
from witsend.server.driving import ALIVE
from witsend.server.postgres import Postgres

STAYING = 'SELECT count(*) FROM drivers JOIN cards ON id = "table" WHERE NOT over AND node = ?1'
LOOK_SECONDS = 0.02


class Cluster:
    def __init__(self, folder: Path, server: PostgresServer, count: int) -> None:
        self.postgres = server
        self.database = Postgres(server.new_database())
        self.nodes = [Server(folder / f"node{n}", url=self.database.url) for n in range(count)]
        self.names: dict[Server, str] = {}  # of each in the database
        self.takeovers: list[float] = []  # seconds
        self.restarts = 0

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    async def start(self, node: Server) -> None:
        before = set(await asyncio.to_thread(self.alive))
        await node.start()
        (self.names[node],) = set(await asyncio.to_thread(self.alive)) - before

    def alive(self) -> list[str]:
        with closing(self.database.open()) as db:
            return [name for (name,) in db.execute(ALIVE)]

    async def kill(self, node: Server) -> None:
        """And how long its tables wait for another driver."""
        began = monotonic()
        await node.kill()
        self.takeovers.append(await asyncio.to_thread(self.taken_over, self.names[node], began))
        await self.start(node)

    def left_behind(self, node: Server) -> int:
        """Tables that it drives, or has until it was killed, and that go on."""
        with closing(self.database.connect()) as db:
            ((left,),) = db.execute(STAYING, (self.names[node],))
            return int(left)

    async def busiest(self) -> Server:
        """Once one of them drives any."""
        while True:
            driven = {each: await asyncio.to_thread(self.left_behind, each) for each in self.nodes}
            if any(driven.values()):
                return max(driven, key=driven.__getitem__)
            await asyncio.sleep(LOOK_SECONDS)

    def taken_over(self, name: str, since: float) -> float:
        with closing(self.database.connect()) as db:
            while True:
                ((left,),) = db.execute(STAYING, (name,))
                if not left:
                    return monotonic() - since
                Event().wait(LOOK_SECONDS)

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await asyncio.to_thread(self.postgres.start)
        self.restarts += 1


@asynccontextmanager
async def cluster(
    folder: Path, count: int = 3, server: PostgresServer | None = None
) -> AsyncIterator[Cluster]:
    """On a Postgres that runs, or on one of its own."""
    with nullcontext(server) if server else postgres() as found:
        made = Cluster(folder, found, count)
        async with AsyncExitStack() as undo:
            for node in made.nodes:
                undo.callback(node.end)
                await made.start(node)
            yield made


async def harass(
    harm: Callable[[], Awaitable[object]], times: int, gap: float, rng: Random
) -> None:
    for _ in range(times):
        await asyncio.sleep(rng.uniform(0, 2 * gap))
        await harm()


async def evenings(
    folder: Path, chosen: argparse.Namespace, server: PostgresServer | None = None
) -> tuple[Cluster, Audit]:
    rng = Random(chosen.seed)
    people: list[Person] = []
    async with cluster(folder, server=server) as made, AsyncExitStack() as undo:
        urls = made.urls
        if chosen.behind:
            urls = [undo.enter_context(proxied(chosen.behind, folder / "proxy", urls))]

        async def harm() -> None:
            if chosen.what == "kills":
                await made.kill(await made.busiest() if chosen.busiest else rng.choice(made.nodes))
            else:
                await made.restart_postgres()

        async with new_client() as client, asyncio.timeout(chosen.minutes * 60):
            sizes = [chosen.seats] * chosen.tables
            parties = await gathered(client, urls, sizes, Habits(chosen.think), rng)
            people = [person for party in parties for person in party]
            harming = asyncio.ensure_future(harass(harm, chosen.times, chosen.gap, rng))
            played = (until_it_is_late(party, chosen.games, harming) for party in parties)
            games, _ = await asyncio.gather(asyncio.gather(*played), harming)
            wrong = await read_records(people)
            codes = [await node.stop() for node in made.nodes]
        found = await audit(made.database, people)
    found.other += [f"{table}: {why}" for table, why in wrong.items() if why]
    found.other += [f"a server ended with {code}" for code in codes if code]
    if found.finished != sum(games):
        found.other.append(f"{sum(games)} games were played, {found.finished} are finished")
    return made, found


def chosen_by(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("what", choices=("kills", "restarts"))
    options.add_argument("--times", type=int, default=200)
    options.add_argument("--tables", type=int, default=100, help="evenings at once (100)")
    options.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=2, help="at least, per evening (2)")
    options.add_argument("--gap", type=float, default=2.0, help="seconds between, on average (2.0)")
    options.add_argument("--think", type=float, default=0.8, help="seconds at most, per move (0.8)")
    options.add_argument("--busiest", action="store_true", help="kills it, and not any of them")
    options.add_argument("--behind", choices=("nginx", "caddy"), help="a proxy; else any server")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--minutes", type=float, default=60, help="then it has failed (60)")
    return options.parse_args(arguments)


def main() -> None:
    chosen = chosen_by()
    with TemporaryDirectory() as folder:
        made, found = asyncio.run(evenings(Path(folder), chosen))
    for fault in found.faults[:20]:
        sys.stderr.write(f"FAULT: {fault}\n")
    slowest = max(made.takeovers, default=0.0)
    sys.stdout.write(
        f"{len(made.takeovers)} kills, {made.restarts} restarts of Postgres, "
        f"{found.acknowledged:,} moves acknowledged, {len(found.lost)} lost, "
        f"{len(found.twice)} applied twice, {len(found.other)} other faults, "
        f"{found.finished} games finished, takeover at most {slowest:.1f} s\n"
    )
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
