"""All that is done to several servers on one Postgres, in turn, for `script/soak nodes`: one table
at the end, with every line of docs/host.md's.

    python tests/server/nodes_soak.py               most of an hour, on two cores
    python tests/server/nodes_soak.py --share 0.03  the same, smaller: a few minutes
"""

import argparse
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
MOST_MINUTES = 90  # of a part, which should have given up before: then the next one begins


class Part(NamedTuple):
    what: str
    goal: str
    program: str
    arguments: tuple[str, ...]
    sizes: dict[str, int]  # options, each a share of the whole


KILLED, KILLS = "0 lost, 0 twice, takeover in 3.0 s at most", {"--times": 200, "--tables": 100}
PROXIED = {"--times": 20, "--tables": 100}
PARTS = (
    Part("one of three servers killed", KILLED, "nodes.py", ("kills",), KILLS),
    Part("the same behind nginx", KILLED, "nodes.py", ("kills", "--behind", "nginx"), PROXIED),
    Part("the same behind Caddy", KILLED, "nodes.py", ("kills", "--behind", "caddy"), PROXIED),
    Part(
        "Postgres stopped (immediate) and started",
        "0 lost, 0 twice",
        "nodes.py",
        ("restarts",),
        {"--times": 50, "--tables": 100},
    ),
    Part(
        "two servers race for every place",
        "one winner each, no gap",
        "nodes_at_work.py",
        ("race",),
        {"--times": 100_000},
    ),
    Part(
        "four people of a table at different servers",
        "p99 100 ms at most, at 200 moves/s",
        "nodes_at_work.py",
        ("latency",),
        {"--tables": 100, "--rate": 200, "--seconds": 60},
    ),
    Part(
        "moves a second",
        "measured",
        "nodes_at_work.py",
        ("throughput",),
        {"--tables": 100, "--seconds": 30},
    ),
    Part(
        "pages over three servers, one killed",
        "all back with a view in 5 s at most",
        "nodes_at_work.py",
        ("sockets",),
        {"--pages": 2000},
    ),
)
LEAST = {"--times": 2, "--tables": 4, "--rate": 8, "--seconds": 5, "--pages": 30}


class Outcome(NamedTuple):
    is_well: bool
    said: str
    minutes: float


def run(part: Part, share: float) -> Outcome:
    sizes = {name: max(LEAST[name], round(size * share)) for name, size in part.sizes.items()}
    options = [word for name, size in sizes.items() for word in (name, f"{size}")]
    command = [sys.executable, f"{HERE / part.program}", *part.arguments, *options]
    began = monotonic()
    try:
        done = subprocess.run(
            command, check=False, timeout=MOST_MINUTES * 60, stdout=subprocess.PIPE, text=True
        )
        well, said = done.returncode == 0, done.stdout.strip()
    except subprocess.TimeoutExpired:
        well, said = False, f"it did not end in {MOST_MINUTES} minutes"
    sys.stdout.write(f"{said}\n")
    sys.stdout.flush()
    return Outcome(well, said or "it said nothing", (monotonic() - began) / 60)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--share", type=float, default=1.0, help="of the whole size (1.0)")
    chosen = options.parse_args()
    table = Table("what", "goal", "outcome", "minutes", show_lines=True)
    failed = []
    for part in PARTS:
        outcome = run(part, chosen.share)
        if not outcome.is_well:
            failed.append(part.what)
        said = outcome.said if outcome.is_well else f"FAILED: {outcome.said}"
        table.add_row(part.what, part.goal, said, f"{outcome.minutes:.1f}")
    Console(width=140).print(table)
    closing = f"failed: {', '.join(failed)}" if failed else "0 lost, 0 twice in all parts"
    sys.stdout.write(f"{closing}\n")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
