"""A hundred evenings at once, with the server killed under the people; prints what came of it.

script/evenings --kills 500 is the long run.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from audited import Audit, audit, plain
from served import Server, harass, serving
from simulated import Habits, Person, evening, gathered, new_client
from witsend.record import parse
from witsend.server.sqlite import Sqlite


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100, help="evenings at once (100)")
    options.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=3, help="at least, per evening (3)")
    options.add_argument("--kills", type=int, default=30, help="of the server (30)")
    options.add_argument("--gap", type=float, default=2.0, help="seconds up, on average (2.0)")
    options.add_argument("--think", type=float, default=0.4, help="seconds at most, per move (0.4)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--minutes", type=float, default=60, help="then it has failed (60)")
    chosen = options.parse_args()
    with TemporaryDirectory() as folder:
        found = asyncio.run(run(Path(folder) / "data", chosen))
    for fault in found.faults[:20]:
        sys.stderr.write(f"FAULT: {fault}\n")
    sys.exit(bool(found.faults))


async def run(folder: Path, chosen: argparse.Namespace) -> Audit:
    rng = Random(chosen.seed)
    began = monotonic()
    people: list[Person] = []
    try:
        async with (
            serving(folder) as server,
            new_client() as client,
            asyncio.timeout(chosen.minutes * 60),
        ):
            sizes = [chosen.seats] * chosen.tables
            parties = await gathered(client, [server.url], sizes, Habits(chosen.think), rng)
            people = [person for party in parties for person in party]
            killing = asyncio.ensure_future(harass(server, chosen.kills, chosen.gap, rng))
            evenings = (until_it_is_late(party, chosen.games, killing) for party in parties)
            games, _ = await asyncio.gather(asyncio.gather(*evenings), killing)
            wrong = await read_records(people)
            code = await server.stop()
    except TimeoutError:
        found = await audit(Sqlite(folder), people)
        found.other.append(f"the games were not over after {chosen.minutes} minutes")
        return found
    found = await audit(Sqlite(folder), people)
    found.other += [f"{table}: {why}" for table, why in wrong.items() if why]
    if code:
        found.other.append(f"the server ended with {code}")
    if found.finished != sum(games):
        found.other.append(f"{sum(games)} games were played, {found.finished} are finished")
    report(server, people, found, chosen.tables, len(wrong), monotonic() - began)
    return found


async def until_it_is_late(party: list[Person], least: int, killing: "asyncio.Future[None]") -> int:
    played = 0

    def more() -> bool:
        nonlocal played
        played += 1
        return played < least or not killing.done()

    setup = {"seats": len(party)}
    return await evening(party, setup, more)


async def read_records(people: list[Person]) -> dict[str, str]:
    """Every finished table's record, fetched and replayed, and what was wrong with it."""
    seen = {
        table: (person, saw) for person in people for table, saw in person.memory.results.items()
    }
    wrong = {}
    for table, (person, saw) in seen.items():
        answer = await person.request("GET", f"/api/tables/{table}/record")
        result = plain(parse(answer.content).result)
        wrong[table] = "" if result == saw else f"the record gives {result}, and {saw} was seen"
    return wrong


def report(
    server: Server, people: list[Person], found: Audit, evenings: int, records: int, seconds: float
) -> None:
    def counted(name: str) -> int:
        return sum(person.memory.counted[name] for person in people)

    starts = sorted(server.start_seconds)
    figures = {
        "evenings at once": evenings,
        "people": len(people),
        "tables, one a game": found.tables,
        "games finished": found.finished,
        "kills (SIGKILL)": server.kills,
        "reconnects": counted("reconnects"),
        "pages left without goodbye": counted("left"),
        "seats left and taken back": counted("stood up"),
        "second tabs": counted("second tabs"),
        "asks sent again after a reconnect": counted("sent again"),
        "duplicates sent": counted("duplicates") + counted("late"),
        "duplicates acknowledged": counted("duplicates acknowledged"),
        "moves of people in the logs": found.moves,
        "moves acknowledged": found.acknowledged,
        "acknowledged and lost": len(found.lost),
        "applied twice": len(found.twice),
        "other faults": len(found.other),
        "logs replayed": found.replayed,
        "records fetched, replayed to the result all saw": records,
        "restart, median s": f"{starts[len(starts) // 2]:.2f}",
        "restart, longest s": f"{starts[-1]:.2f}",
        "seconds": f"{seconds:.0f}",
    }
    for name, figure in figures.items():
        sys.stdout.write(f"{name:<48} {figure:>10}\n")
    sys.stdout.write(
        f"{server.kills} kills, {found.acknowledged:,} moves acknowledged, {len(found.lost)} lost, "
        f"{len(found.twice)} applied twice, {records} records replayed\n"
    )


if __name__ == "__main__":
    main()
