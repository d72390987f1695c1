"""Bots in processes of their own: whatever one does, there is an answer in time."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from by_hand import in_a_loop
from witsend.game import Move, Seat
from witsend.games.pirates_dice import Bid, PiratesDice, PiratesDiceSetup, Roll
from witsend.server import thinking
from witsend.server.thinking import Failed, Thinkers, think

BOTS = """
import os, sys, time
from witsend.games.pirates_dice import Bid

class Quick:
    def choose(self, view, moves, rng, seconds):
        return moves[0]

class Seen:
    def choose(self, view, moves, rng, seconds):
        return Bid(len(moves), view.dice[0] * 1000 + int(seconds * 100))

class Raises:
    def choose(self, view, moves, rng, seconds):
        raise ValueError("secret dice")

class Unpleasant(Exception):
    def __init__(self, one, other):  # cannot be unpickled
        super().__init__("unpleasant")

class RaisesItsOwn:
    def choose(self, view, moves, rng, seconds):
        raise Unpleasant(1, 2)

class Exits:
    def choose(self, view, moves, rng, seconds):
        sys.exit(3)

class Rubbish:
    def choose(self, view, moves, rng, seconds):
        return "two fives"

class Stuck:
    def choose(self, view, moves, rng, seconds):
        while True:
            pass

class Counts:
    def __init__(self):
        self.asked = 0

    def choose(self, view, moves, rng, seconds):
        self.asked += 1
        if len(moves) == 1:
            raise ValueError
        return Bid(self.asked, 2)

class Dies:
    def choose(self, view, moves, rng, seconds):
        os._exit(1)
"""
STATE = PiratesDice.start(PiratesDiceSetup(seats=2, dice=1))
for roll in (((6,), (5,)), ((3,), (4,))):
    STATE = STATE.apply(-1, Roll(roll))
GAME = PiratesDice.name
BUDGET = 0.1  # seconds of a bot
ANNES = ("a table", 0)


def asked(seat: Seat = 0) -> tuple[Any, Sequence[Move]]:
    return STATE.view(seat), STATE.moves(seat)


@asynccontextmanager
async def thinkers(grace: float = 5.0) -> AsyncIterator[Thinkers]:
    """Patient for a busy machine, except where it is the point."""
    some = Thinkers(grace=grace)
    some.warm_up()
    try:
        yield some
    finally:
        some.close()


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    return file


async def until(holds: Callable[[], bool]) -> None:
    """For what happens in other processes, which nothing here can await."""
    while not holds():  # noqa: ASYNC110 - see above
        await asyncio.sleep(0.005)


def is_alive(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def workers(some: Thinkers) -> list[int]:
    return list(some.pool._processes)


@in_a_loop
async def test_a_bot_sees_its_view_its_moves_and_its_time(bots: Path) -> None:
    async with thinkers() as some:
        for level in ("easy", "middle", "hard"):
            move = await some.move(ANNES, GAME, level, *asked(), BUDGET)
            assert move in STATE.moves(0)
        assert await some.move(ANNES, GAME, f"{bots}:Seen", *asked(), BUDGET) == Bid(10, 3010)


@in_a_loop
async def test_to_import_the_bots_is_nobodys_time_to_think() -> None:
    async with thinkers() as some:
        some.warm_up()
        known = "'witsend.bots' in __import__('sys').modules"
        assert await asyncio.get_running_loop().run_in_executor(some.pool, eval, known)


@in_a_loop
async def test_a_bot_that_fails_has_no_move_and_the_next_one_has(
    bots: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinkers() as some:
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)
        first = workers(some)
        for name in ("Raises", "RaisesItsOwn", "Exits", "Rubbish", "Missing"):
            assert await some.move(ANNES, GAME, f"{bots}:{name}", *asked(), BUDGET) is None
        assert await some.move(ANNES, "no such game", "easy", *asked(), BUDGET) is None
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)
        assert workers(some) == first
    assert "Failed('ValueError')" in caplog.text
    assert "secret dice" not in caplog.text


@in_a_loop
async def test_a_stuck_bot_is_ended_and_the_next_one_moves(bots: Path) -> None:
    async with thinkers(grace=0.1) as some:
        asking = asyncio.ensure_future(some.move(ANNES, GAME, f"{bots}:Stuck", *asked(), BUDGET))
        waiting = asyncio.ensure_future(some.move(ANNES, GAME, f"{bots}:Stuck", *asked(), BUDGET))
        await until(lambda: bool(workers(some)))
        (stuck,) = workers(some)
        assert await asking is None
        assert workers(some) != [stuck]
        assert await waiting is None  # its time began when there was a worker for it
        some.grace = 5.0
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)
        await until(lambda: not is_alive(stuck))


@in_a_loop
async def test_a_worker_that_dies_thinking_or_idle_is_replaced(bots: Path) -> None:
    async with thinkers() as some:
        assert await some.move(ANNES, GAME, f"{bots}:Dies", *asked(), BUDGET) is None
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)
        (idle,) = workers(some)
        os.kill(idle, signal.SIGKILL)
        await until(lambda: bool(some.pool._broken))
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) is None
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)


@in_a_loop
async def test_a_worker_that_is_well_says_so_and_one_that_died_is_replaced() -> None:
    async with thinkers() as some:
        assert await some.answers()
        (idle,) = workers(some)
        os.kill(idle, signal.SIGKILL)
        await until(lambda: bool(some.pool._broken))
        assert not await some.answers()
        assert await some.answers()


@in_a_loop
async def test_a_bot_that_finds_no_free_worker_has_no_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "QUEUE_SECONDS", 0.0)
    async with thinkers() as some, some.free:
        assert await some.move(ANNES, GAME, "easy", *asked(), BUDGET) is None


@in_a_loop
async def test_a_pool_that_somebody_else_has_replaced_is_left_alone() -> None:
    some = Thinkers()
    old = some.pool
    some._replace(old)
    new = some.pool
    assert new is not old
    some._replace(old)
    assert some.pool is new
    some.close()
    assert await some.move(ANNES, GAME, "easy", *asked(), BUDGET) is None  # and closed is closed


def test_what_runs_in_the_worker_gives_a_move_or_fails_plainly(bots: Path) -> None:
    """Here, where coverage sees it."""
    assert think(ANNES, GAME, f"{bots}:Quick", *asked(), 1, BUDGET) == Bid(1, 2)
    for name, says in (("Exits", "SystemExit"), ("Rubbish", "str is not a move")):
        with pytest.raises(Failed, match=says):
            think(ANNES, GAME, f"{bots}:{name}", *asked(), 1, BUDGET)


def test_a_bot_is_made_once_for_its_seat_at_a_table(
    bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_bots", {})
    monkeypatch.setattr(thinking, "MOST_BOTS", 3)

    def count(table: str, seat: Seat, moves: int = 2, level: str = "Counts") -> Move:
        view, some = asked()
        return think((table, seat), GAME, f"{bots}:{level}", view, some[:moves], 1, BUDGET)

    assert [count("one", 0) for _ in range(3)] == [Bid(1, 2), Bid(2, 2), Bid(3, 2)]
    assert count("one", 1) == Bid(1, 2), "another seat has a bot of its own"
    assert count("two", 0) == Bid(1, 2), "and so has another table"
    assert count("one", 0) == Bid(4, 2)
    with pytest.raises(Failed):
        count("one", 0, moves=1)
    assert count("one", 0) == Bid(1, 2), "one that failed is made anew"
    assert count("three", 0) == Bid(1, 2)
    assert count("one", 1) == Bid(1, 2), "the longest unasked was forgotten"


@in_a_loop
async def test_a_bot_remembers_until_its_worker_ends(bots: Path) -> None:
    async with thinkers() as some:
        counts = (ANNES, GAME, f"{bots}:Counts", *asked(), BUDGET)
        assert [await some.move(*counts) for _ in range(2)] == [Bid(1, 2), Bid(2, 2)]
        some._replace(some.pool)
        assert await some.move(*counts) == Bid(1, 2)


SERVER = """
import asyncio
from witsend.server.thinking import Thinkers

async def main():
    thinkers = Thinkers()
    thinkers.warm_up()
    await asyncio.wrap_future(thinkers.pool.submit(int))
    print(*thinkers.pool._processes, flush=True)
    await asyncio.sleep(1000)

if __name__ == "__main__":
    asyncio.run(main())
"""


@in_a_loop
async def test_a_worker_does_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    server = await asyncio.create_subprocess_exec(
        sys.executable, str(tmp_path / "server.py"), stdout=subprocess.PIPE
    )
    assert server.stdout
    worker = int(await server.stdout.readline())
    server.kill()
    await server.wait()
    await until(lambda: not is_alive(worker))


@in_a_loop
async def test_ctrl_c_is_the_servers_business(bots: Path) -> None:
    async with thinkers() as some:
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)
        (worker,) = workers(some)
        os.kill(worker, signal.SIGINT)
        assert await some.move(ANNES, GAME, f"{bots}:Quick", *asked(), BUDGET) == Bid(1, 2)
        assert workers(some) == [worker]
