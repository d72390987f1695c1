"""Bots think in a process of their own, on a budget, and never hold up a table.

A bot is made for its first move in a game and asked again for the next ones, so it may remember.
It is forgotten where its worker ends, and is then made anew: with the server, with a bot that hung.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import randbits
from typing import Any

from witsend.bots import Bot, find_bot
from witsend.game import Move, Seat, View
from witsend.server.metrics import BOT_ERRORS
from witsend.server.worker import end_worker, new_worker

GRACE_SECONDS = 1.0  # beyond its budget, before a bot is given up
QUEUE_SECONDS = 10.0  # to wait for a free worker
START_SECONDS = 30.0  # for a new worker on a busy machine
MOST_BOTS = 500  # that are remembered at once

log = logging.getLogger("witsend.thinking")


class Failed(Exception):
    """A bot broke down; plain, so that it always finds its way back from the worker."""


Who = tuple[str, Seat]  # the table and the seat that a bot plays for
_bots: dict[tuple[Who, str], Bot] = {}  # in the worker, by level too; the longest unasked first


def awake() -> None:
    """Runs in a worker, which imports all bots for it: that is nobody's time to think."""


def think(
    who: Who,
    game: str,
    level: str,
    view: View,
    moves: Sequence[Move],
    seed: int,
    seconds: float,
) -> Move:
    """Runs in a worker, which holds no state but what it is handed and what bots remember of it."""
    try:
        bot = _bots.pop((who, level), None) or find_bot(game, level)()
        move = bot.choose(view, moves, Random(seed), seconds)
    except BaseException as error:  # noqa: BLE001 - a bot's exit must not become the server's
        raise Failed(type(error).__name__) from None
    if not isinstance(move, Move):
        raise Failed(f"{type(move).__name__} is not a move")
    _bots[who, level] = bot
    if len(_bots) > MOST_BOTS:
        del _bots[next(iter(_bots))]
    return move


class Thinkers:
    def __init__(self, grace: float = GRACE_SECONDS) -> None:
        self.grace = grace
        self.free = asyncio.Lock()
        self.pool = new_worker()
        self.asked = 0  # bots that think or wait for it
        self.ready: ProcessPoolExecutor | None = None  # the pool that has answered once

    def warm_up(self) -> None:
        """Starts the worker before the first bot is asked."""
        self.pool.submit(awake)

    async def move(
        self,
        who: Who,
        game: str,
        level: str,
        view: View,
        moves: Sequence[Move],
        seconds: float,
    ) -> Move | None:
        """The bot's move; None if it failed or dawdled."""
        self.asked += 1
        try:
            question = (who, game, level, view, moves, randbits(64), seconds)
            chosen = await self._in_turn(game, seconds, question)
        finally:
            self.asked -= 1
        BOT_ERRORS.value += chosen is None
        return chosen

    async def _in_turn(self, game: str, seconds: float, question: tuple[Any, ...]) -> Move | None:
        """One bot after another."""
        try:
            async with asyncio.timeout(QUEUE_SECONDS):
                await self.free.acquire()
        except TimeoutError:
            log.warning("no worker was free for a bot of %s", game)
            return None
        pool = self.pool
        try:
            return await self._ask(pool, seconds, *question)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("a bot of %s was given up: %r", game, error)
            self._replace(pool)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in a bot, the table goes on
            log.warning("a bot of %s failed: %r", game, error)
        finally:
            self.free.release()
        return None

    async def answers(self) -> bool:
        """Whether there is a worker, and it does not hang; one that has died is replaced."""
        pool = self.pool
        try:
            await asyncio.get_running_loop().run_in_executor(pool, int)
        except BrokenProcessPool:
            self._replace(pool)
            return False
        return True

    async def _ask(self, pool: ProcessPoolExecutor, seconds: float, *question: Any) -> Move:
        """The bot's time begins when there is a worker for it."""
        run = asyncio.get_running_loop().run_in_executor
        if self.ready is not pool:
            async with asyncio.timeout(START_SECONDS):
                await run(pool, awake)
            self.ready = pool
        async with asyncio.timeout(seconds + self.grace):
            return await run(pool, think, *question)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A stuck worker cannot be asked to stop: it is ended for a new one."""
        if pool is not self.pool:
            return  # someone else has done it
        self.pool = new_worker()
        end_worker(pool)

    def close(self) -> None:
        end_worker(self.pool)
