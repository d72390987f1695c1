"""Bots think in processes of their own, on a budget, and never hold up a table."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from secrets import randbits
from signal import SIG_IGN, SIGINT, signal

from witsend.bots import find_bot
from witsend.game import Move, View

GRACE_SECONDS = 1.0  # beyond its budget, before a bot is given up


def think(
    game: str, level: str, view: View, moves: Sequence[Move], seed: int, seconds: float
) -> Move:
    """Runs in a worker, which holds no state but what it is handed."""
    return find_bot(game, level)().choose(view, moves, Random(seed), seconds)


def _stay_for_the_parent() -> None:
    signal(SIGINT, SIG_IGN)  # Ctrl-C is the server's, which closes its workers itself


class Thinkers:
    def __init__(self, workers: int = 1, grace: float = GRACE_SECONDS) -> None:
        self.workers = workers
        self.grace = grace
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, so that a worker holds nothing of the server's, its lock on the folder least.
        return ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=_stay_for_the_parent
        )

    def warm_up(self) -> None:
        """Starts the workers before the first bot is asked."""
        for _ in range(self.workers):
            self.pool.submit(int)

    async def move(
        self, game: str, level: str, view: View, moves: Sequence[Move], seconds: float
    ) -> Move | None:
        """The bot's move; None if it failed or dawdled."""
        pool = self.pool
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(pool, think, game, level, view, moves, randbits(64), seconds)
        try:
            return await asyncio.wait_for(job, seconds + self.grace)
        except TimeoutError:
            self._replace(pool)
        except BrokenProcessPool:
            self._replace(pool)
        except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the table goes on
            return None
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A stuck worker cannot be asked to stop: all of that pool are ended for new ones."""
        if pool is not self.pool:
            return  # someone else has done it
        self.pool = self._new_pool()
        _end(pool)

    def close(self) -> None:
        _end(self.pool)


def _end(pool: ProcessPoolExecutor) -> None:
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
