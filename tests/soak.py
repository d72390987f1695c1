"""What is long, statistical or repeated, for `script/soak`: every part in turn, then one table."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
LAWS = "laws_hold or conserved or replays_to_an_equal_state or keeps_its_value or survives_json"

PLATFORMS = "wheel_for_every_platform or wheel_plays_on_every_python or only_some_platforms"


class Part(NamedTuple):
    name: str
    what: str
    command: tuple[str, ...]


def tests(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments)


PARTS = (
    Part(
        "bots",
        "contests; every bot at every table; the coach over long games; a cluster; the tutorials",
        tests(
            "-n2",
            "-m",
            "soak",
            "tests/bots",
            "tests/coach",
            "tests/test_cluster.py",
            "tests/test_tutorials.py",
        ),
    ),
    Part(
        "coach",
        "1,000 games of bots of each kind: what the coach blames, and what it finds",
        (sys.executable, "tests/coach_checks.py", "--games", "1000"),
    ),
    Part(
        "batches",
        "100,000 games of every setup, compiled and by the rules, move for move",
        (sys.executable, "tests/batch_checks.py"),
    ),
    Part(
        "adapters",
        "the peers' own tests of our games, long",
        tests("-m", "", "tests/adapters"),
    ),
    Part("solve", "small rounds solved, and all tables proved", tests("-m", "", "tests/solve")),
    Part(
        "laws",
        "the laws over 200 games of each kind",
        tests("-n2", "-k", LAWS, "tests/test_every_game.py", "tests/games"),
    ),
    Part(
        "deploy",
        "what a host copies, read by systemd, Caddy, nginx and Prometheus themselves",
        tests("-m", "soak", "tests/test_deploy.py", "tests/server/test_metrics.py"),
    ),
    Part(
        "kills",
        "500 kills under a hundred evenings",
        (sys.executable, "tests/server/evenings.py", "--kills", "500"),
    ),
    Part(
        "nodes",
        "three servers and Postgres killed, races, latency, moves a second, pages that come back",
        (sys.executable, "tests/server/nodes_soak.py"),
    ),
    Part(
        "simulation",
        "10,000 simulated evenings at several servers, whatever fails",
        (sys.executable, "tests/server/simulation.py", "--runs", "10000"),
    ),
    Part(
        "messages",
        "100,000 mangled messages",
        tests("-k", "mangled_messages", "tests/server/test_fuzz.py"),
    ),
    Part(
        "frames",
        "1,000,000 mangled frames over real sockets",
        (sys.executable, "tests/server/mangled.py"),
    ),
    Part(
        "requests",
        "50,000 made-up requests",
        tests("-k", "made_up_requests", "tests/server/test_fuzz.py"),
    ),
    Part(
        "floods",
        "ten sockets that flood, and what others notice",
        (sys.executable, "tests/server/floods.py"),
    ),
    Part(
        "crowd",
        "1,000 who join, 5,000 who look on, and one who is restless",
        (sys.executable, "tests/server/crowds.py"),
    ),
    Part(
        "secrets",
        "whole games with what is hidden swapped",
        tests("-m", "soak", "tests/server/test_secrecy.py"),
    ),
    Part(
        "swaps",
        "100,000 moments of each game with what is hidden swapped, byte for byte",
        (sys.executable, "tests/swaps.py"),
    ),
    Part(
        "paces",
        "10,000 moves of a bot with each of two hands: whether its time tells them apart",
        (sys.executable, "tests/server/paces.py"),
    ),
    Part(
        "leaks",
        "planted leaks, one at a time, which the ordinary tests must find",
        (sys.executable, "tests/leaks.py"),
    ),
    Part(
        "chance",
        "statistics of 10,000,000 dice and 1,000,000 shuffles of each kind",
        (sys.executable, "tests/chance_checks.py"),
    ),
    Part(
        "proofs",
        "10,000 records and as many forged, for both verifiers",
        (sys.executable, "tests/proof_checks.py"),
    ),
    Part(
        "platforms",
        "a wheel of everything for every platform and Python; ours plays on those of this machine",
        tests(
            *("-m", "", "-k", PLATFORMS),
            *("tests/test_registry.py", "tests/test_house.py", "tests/test_platforms.py"),
        ),
    ),
    Part(
        "browsers",
        "a short evening of each game in three engines, and a sheet of pictures",
        (sys.executable, "tests/e2e/browsers.py"),
    ),
    Part(
        "boards",
        "every moment of the golden records drawn; names on the maps of every screen",
        ("script/web", "--silent", "test"),
    ),
    Part(
        "pages",
        "every page in every look; long tables",
        tests("-m", "soak", "tests/e2e", "tests/test_web.py"),
    ),
)


def run(part: Part) -> tuple[bool, str, float]:
    """Whether it went well, its closing line, and its seconds."""
    began = time.monotonic()
    process = subprocess.Popen(
        part.command,
        cwd=ROOT,
        env={**os.environ, "WITSEND_SOAK": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout
    closing = ""
    for line in process.stdout:
        sys.stderr.write(line)
        closing = line.strip() or closing
    return process.wait() == 0, closing, time.monotonic() - began


def main(*wanted: str) -> None:
    names = [part.name for part in PARTS]
    if unknown := set(wanted) - set(names):
        sys.exit(f"script/soak: there is no part {min(unknown)!r}; there are {', '.join(names)}")
    table = Table("part", "what", "outcome", "minutes")
    well = True
    for part in PARTS:
        if not wanted or part.name in wanted:
            good, closing, seconds = run(part)
            well = well and good
            outcome = closing if good else f"FAILED: {closing}"
            table.add_row(part.name, part.what, outcome, f"{seconds / 60:.1f}")
    Console(width=140).print(table)
    sys.exit(not well)


if __name__ == "__main__":
    main(*sys.argv[1:])
