"""What storing costs, without a server around it. Run: script/bench bench/store.py

Entries as long as a move's, for 200 tables, in groups that are asked for at once and so share a
flush of the disk. Rows per second of CPU time (of this process: the thread that writes, and the
loop that asks) can be compared where other work has the cores too; a group's milliseconds, from
asking for the first until the last is on the disk, cannot.
"""

import asyncio
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from witsend.platforms import run
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store

ENTRY = b'{"type":"played","seat":1,"move":{"type":"bid","count":3,"face":5}}'.ljust(125)
TABLES = [f"table-{number}" for number in range(200)]
GROUPS = {1: 600, 20: 300, 200: 150}  # entries in a group, and how many groups make a round
ROUNDS = 7


async def measure(store: Store, lengths: dict[str, int], group: int) -> tuple[float, float]:
    """Rows per second of CPU time, and the median milliseconds of a group."""
    took: list[float] = []
    cpu = time.process_time()
    for number in range(GROUPS[group]):
        first = number * group
        tables = [TABLES[(first + i) % len(TABLES)] for i in range(group)]
        began = time.perf_counter()
        await asyncio.gather(*(store.append(name, lengths[name], [ENTRY], 1.0) for name in tables))
        took.append(time.perf_counter() - began)
        for name in tables:
            lengths[name] += 1
    return group * GROUPS[group] / (time.process_time() - cpu), median(took) * 1000


async def bench(folder: Path) -> None:
    store = await Store.open(Sqlite(folder))
    lengths = dict.fromkeys(TABLES, 0)
    await measure(store, lengths, len(TABLES))  # every table has its place, all is prepared
    printed = Table("entries in a group", "rows per CPU second", "ms of a group")
    for group in GROUPS:
        rounds = [await measure(store, lengths, group) for _ in range(ROUNDS)]
        rows, took = (median(column) for column in zip(*rounds, strict=True))
        printed.add_row(str(group), f"{rows:,.0f}", f"{took:.2f}")
    await store.close()
    Console(width=100).print(printed)


def main() -> None:
    with TemporaryDirectory(prefix="witsend-bench-") as name:
        run(bench(Path(name)))


if __name__ == "__main__":
    main()
