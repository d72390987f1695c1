"""Work that is divided among the machines of a cluster: what comes of it is the same."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import sleep

import pytest
from click.testing import CliRunner
from distributed import Client, LocalCluster

from witsend.cli import main

ARENA = ("arena", "pirates-dice", "easy", "uniform", "--option", "dice=2", "--csv", "--games")
SOLVE = ("solve", "pirates-dice", "1", "1", "--walks", "40")
WAIT_SECONDS = 60.0


def said(*words: str) -> str:
    done = CliRunner().invoke(main, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Its workers are threads: what they are handed is packed for a network all the same."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0", protocol="tcp"
    ) as local:
        yield local.scheduler_address


def test_an_arena_on_a_cluster_has_the_same_winners(cluster: str) -> None:
    assert said(*ARENA, "60", "--cluster", cluster) == said(*ARENA, "60")


@pytest.mark.soak
def test_a_round_that_a_cluster_solves_has_the_same_proof(cluster: str) -> None:
    assert said(*SOLVE, "--cluster", cluster) == said(*SOLVE)


def test_where_there_is_no_scheduler_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("witsend.cli.workers.CONNECT_SECONDS", 0.2)
    done = CliRunner().invoke(main, [*ARENA, "5", "--cluster", "tcp://127.0.0.1:1"])
    assert done.exit_code
    assert "There is no Dask scheduler at tcp://127.0.0.1:1" in done.stderr


@contextmanager
def worker(address: str) -> Iterator[subprocess.Popen[bytes]]:
    command = (sys.executable, "-m", "distributed.cli.dask_worker", address, "--no-nanny")
    with subprocess.Popen(
        [*command, "--nthreads", "1", "--no-dashboard"], stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.soak
def test_a_worker_that_is_killed_changes_nothing() -> None:
    alone = said(*ARENA, "3000")
    with ExitStack() as stack:
        local = LocalCluster(n_workers=0, dashboard_address=":0", protocol="tcp")
        stack.enter_context(local)
        address = local.scheduler_address
        first, *_ = [stack.enter_context(worker(address)) for _ in range(3)]
        client = stack.enter_context(Client(address))
        client.wait_for_workers(3, timeout=WAIT_SECONDS)
        asked = stack.enter_context(
            subprocess.Popen(
                [sys.executable, "-m", "witsend", *ARENA, "3000", "--cluster", address],
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        while not any(client.processing().values()):
            sleep(0.05)
        first.kill()
        assert asked.communicate(timeout=WAIT_SECONDS)[0] == alone
