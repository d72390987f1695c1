"""Tables on our server beside boardgame.io's, in one game. Run: script/bench bench/tables.py

Four-seat tables of Pirates Dice with simulated people on loopback, one socket per seat. At
saturation the seat to move does so at once; thinking people wait a second first. Server and people
are processes of their own, on cores 0 and 1, fresh for each run; the two servers take turns. A
move's latency runs from sending it until all four seats have received the new view. The header of
boardgameio/driver.mjs says the rest, and table_people.py does the same for ours. Where other work
has the cores too, moves per second of the server's own CPU time are what can be compared.

Ours stores every move on the disk before it shows it (SQLite in the folder for temporary files,
synchronous=FULL); boardgame.io keeps everything in memory.

With --sockets and --hold (seconds) only ours: that many people who think for a second, and the
server's memory every 30 seconds. --profile FILE leaves what cProfile saw of our server at
saturation in FILE and prints its top.
"""

import json
import os
import socket
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from pstats import SortKey, Stats
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"
SEATS = 4
REPEATS = 3
SEATING = 120  # seconds that opening all tables may take
SHOWN = 25  # functions of the profile

Figures = dict[str, Any]  # what a driver prints


@dataclass(frozen=True)
class Mode:
    name: str
    tables: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.name}, {self.tables} tables x {SEATS}, {self.seconds} s"


MODES = (Mode("saturation", 100, 15), Mode("thinking", 500, 20))


@dataclass(frozen=True)
class Row:
    title: str
    figure: Callable[[Figures], float]
    digits: int = 0


ROWS = (
    Row("moves per second", lambda run: float(run["moves_per_s"])),
    Row("moves per second of CPU", lambda run: run["moves_per_s"] / run["server_cpu"]),
    Row("bytes per move, to all four", lambda run: float(run["bytes_per_move"])),
    Row("latency p50, ms", lambda run: float(run["p50_ms"]), 1),
    Row("latency p99, ms", lambda run: float(run["p99_ms"]), 1),
    Row("kB per table, seated", lambda run: run["bytes_per_table"] / 1000),
    Row("kB per table, after play", lambda run: run["bytes_per_table_after"] / 1000),
    Row("server's share of its core", lambda run: float(run["server_cpu"]), 2),
    Row("people's share of theirs", lambda run: float(run["driver_cpu"]), 2),
)


@contextmanager
def server(*command: str | Path) -> Iterator[int]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            if not process.stdout or process.stdout.readline().strip() != "ready":
                raise SystemExit(f"{command[-2]} did not start")
            yield process.pid
        finally:
            process.terminate()


def drive(seconds: float, *command: str | Path, quiet: bool = True) -> Figures:
    errors = subprocess.DEVNULL if quiet else None
    limit = seconds + SEATING
    done = subprocess.run(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=errors, check=True, timeout=limit
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def ours(mode: Mode, *profile: str, quiet: bool = True) -> Figures:
    port, python = free_port(), sys.executable
    asked = mode.name, str(mode.tables), str(mode.seconds)
    with server(python, HERE / "table_server.py", port, *profile) as pid:
        people = HERE / "table_people.py"
        return drive(mode.seconds, python, people, port, str(pid), *asked, quiet=quiet)


def theirs(mode: Mode) -> Figures:
    port, node = free_port(), Path(sys.executable).with_name("node")
    asked = mode.name, str(mode.tables), str(mode.seconds)
    with server(node, "--expose-gc", PEER / "server.mjs", port):
        return drive(mode.seconds, node, PEER / "driver.mjs", port, *asked)


def comparison(mode: Mode, runs: Sequence[tuple[Figures, Figures]]) -> Table:
    table = Table("", "ours, on disk", "boardgame.io, in memory", "ours / theirs", "min .. max")
    table.title = str(mode)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in ROWS:
        pairs = [(row.figure(our), row.figure(their)) for our, their in runs]
        ratios = [our / their for our, their in pairs]
        figures = (f"{median(figures):,.{row.digits}f}" for figures in zip(*pairs, strict=True))
        spread = f"{min(ratios):.2f} .. {max(ratios):.2f}"
        table.add_row(row.title, *figures, f"{median(ratios):.2f}", spread)
    return table


def compare(console: Console, modes: Sequence[Mode], repeats: int) -> None:
    for mode in modes:
        runs = []
        for turn in range(repeats):
            console.print(f"{mode.name}: run {turn + 1} of {repeats} ...", style="dim")
            runs.append((ours(mode), theirs(mode)))
        console.print(comparison(mode, runs))
    busy = " ".join(f"{load:.1f}" for load in os.getloadavg())
    console.print(f"Medians of {repeats} runs each, by turns. Load of the machine: {busy}")


def hold(console: Console, sockets: int, seconds: int) -> None:
    mode = Mode("thinking", sockets // SEATS, seconds)
    figures = ours(mode, quiet=False)
    seated, after = figures["rss_seated"] / 1e6, figures["rss_after"] / 1e6
    console.print(
        f"{sockets} sockets at {mode.tables} tables for {seconds} s: "
        f"{figures['moves_per_s']} moves per second, p99 {figures['p99_ms']} ms, "
        f"memory {seated:.1f} MB when seated, {after:.1f} MB at the end"
    )


def profile(console: Console, file: str) -> None:
    figures = ours(MODES[0], file)
    console.print(f"{figures['moves_per_s']} moves per second under the profiler")
    Stats(file).strip_dirs().sort_stats(SortKey.TIME).print_stats(SHOWN)


def main() -> None:
    parser = ArgumentParser(description="Tables on our server beside boardgame.io's.")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--mode", choices=[mode.name for mode in MODES], help="only this one")
    parser.add_argument("--sockets", type=int, default=2000, help="with --hold")
    parser.add_argument("--hold", type=int, help="seconds")
    parser.add_argument("--profile", metavar="FILE")
    asked = parser.parse_args()
    modes = [mode for mode in MODES if asked.mode in {None, mode.name}]
    if asked.hold:
        act = partial(hold, sockets=asked.sockets, seconds=asked.hold)
    elif asked.profile:
        act = partial(profile, file=asked.profile)
    else:
        act = partial(compare, modes=modes, repeats=asked.repeats)
    act(Console())


if __name__ == "__main__":
    main()
