"""The simulation of several servers: what it runs holds, and what is planted is found."""

import subprocess
import sys
from pathlib import Path

import pytest

import simulation
from sim_faults import PLANTED

SCRIPT = Path(simulation.__file__)
SEEDS = 30
MOST_SEEDS = 1000  # in which a planted fault is found


@pytest.fixture(scope="module")
def some() -> list[simulation.Run]:
    return list(simulation.runs(range(SEEDS)))


def test_what_was_told_is_kept_and_shown_and_driven_by_one(some: list[simulation.Run]) -> None:
    assert not {done.seed: done.faults for done in some if done.faults}


def test_a_run_has_faults_moves_and_games_to_speak_of(some: list[simulation.Run]) -> None:
    """Or all that holds would say little."""
    told = "".join(map(simulation.trace, some))
    for what in ("crashes", "is paused", "is cut off", "away", "jumps", "has its answer lost"):
        assert what in told
    for what in ("moves by itself", "drives", "is told done", "again", "too-late"):
        assert what in told


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_fault_is_found(plant: str) -> None:
    assert any(done.faults for done in simulation.runs(range(MOST_SEEDS), plant))


def test_a_seed_replays_to_the_same_trace_wherever_it_runs(some: list[simulation.Run]) -> None:
    """After other runs or alone, and however strings are hashed."""
    command = [sys.executable, str(SCRIPT), "--seed", "7", "--trace"]
    printed = subprocess.run(
        command, env={"PYTHONHASHSEED": "7"}, check=True, capture_output=True, text=True
    )
    *trace, closing = printed.stdout.splitlines(keepends=True)
    assert "".join(trace) == simulation.trace(some[7])
    assert closing.startswith("1 runs, 0 failed")
