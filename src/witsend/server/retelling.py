"""Whoever looks back is answered by a worker, while the games go on as if nobody had asked.

What was worked out is kept at hand, and a question that is asked twice at once is worked out once.
Where too much waits already, one is asked to come back in a moment.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from witsend.platforms import yield_to_others
from witsend.server.refusals import Denied, ManyLookBack
from witsend.server.retold import Question, Teller
from witsend.server.store import Store
from witsend.server.worker import end_worker, new_worker

MOST_WAITING = 40  # questions at once
MOST_OF_ONE = 12  # of them from one address, behind which a whole room may sit
MOST_BYTES = 64 * 1024 * 1024  # of answers that are kept at hand
LONGEST_SECONDS = 60.0  # for one answer

Answer = TypeVar("Answer")


class Telling(Protocol):
    """A teller that is somewhere else."""

    async def known(self, table: str) -> int: ...

    async def tell(self, question: Question, entries: bytes, kept: bytes | None) -> bytes: ...

    async def forget(self, table: str) -> None: ...

    def close(self) -> None: ...


class ThreadTelling:
    """In a thread, which shares the interpreter with everyone: for where that is no matter."""

    def __init__(self) -> None:
        self.teller = Teller()

    async def known(self, table: str) -> int:
        return self.teller.known(table)

    async def tell(self, question: Question, entries: bytes, kept: bytes | None) -> bytes:
        return await asyncio.to_thread(self.teller.tell, question, entries, kept)

    async def forget(self, table: str) -> None:
        self.teller.forget(table)

    def close(self) -> None:
        pass


_teller = Teller()  # in the worker


def _known(table: str) -> int:
    return _teller.known(table)


def _tell(question: Question, entries: bytes, kept: bytes | None) -> bytes:
    return _teller.tell(question, entries, kept)


def _forget(table: str) -> None:
    _teller.forget(table)


class ProcessTelling:
    """In a process of its own."""

    def __init__(self, seconds: float = LONGEST_SECONDS) -> None:
        self.seconds = seconds
        self.worker = self._new_worker()

    def _new_worker(self) -> ProcessPoolExecutor:
        # It knows added books by the environment, and what a pack asked by the log. Moves come
        # first, where there is one core.
        return new_worker(yield_to_others)

    def warm_up(self) -> None:
        """Starts the process before the first question, when there are no games to be slowed."""
        self.worker.submit(int)

    async def known(self, table: str) -> int:
        return await self._ask(_known, table)

    async def tell(self, question: Question, entries: bytes, kept: bytes | None) -> bytes:
        return await self._ask(_tell, question, entries, kept)

    async def forget(self, table: str) -> None:
        await self._ask(_forget, table)

    async def _ask(self, ask: Callable[..., Answer], *given: Any) -> Answer:
        run = asyncio.get_running_loop().run_in_executor
        try:
            # Not `wait_for`: in Python 3.11 it swallows a cancellation that comes with the answer,
            # and a server that is told to stop would wait for its storyteller for ever.
            async with asyncio.timeout(self.seconds):
                return await run(self.worker, ask, *given)
        except (TimeoutError, BrokenProcessPool):
            stuck, self.worker = self.worker, self._new_worker()
            end_worker(stuck)
            raise

    def close(self) -> None:
        end_worker(self.worker)


class Retelling:
    def __init__(self, store: Store, telling: Telling | None = None) -> None:
        self.store = store
        self.telling = telling or ThreadTelling()
        self.free = asyncio.Lock()
        self.under_way: dict[Question, asyncio.Task[bytes]] = {}
        self.waiting = Counter[str]()  # questions under way, by who asked first
        self.answers: dict[Question, bytes] = {}  # the longest unasked first
        self.size = 0  # of the answers, in bytes

    async def tell(self, question: Question, asker: str) -> bytes:
        """The answer, with gzip; `asker` is whoever is not to be the only one who is answered."""
        if (answer := self.answers.pop(question, None)) is not None:
            self.answers[question] = answer
            return answer
        if question not in self.under_way:
            if len(self.under_way) >= MOST_WAITING or self.waiting[asker] >= MOST_OF_ONE:
                raise Denied(ManyLookBack())
            self._begin(question, asker)
        return await asyncio.shield(self.under_way[question])

    def _begin(self, question: Question, asker: str) -> None:
        def done(task: "asyncio.Task[bytes]") -> None:
            del self.under_way[question]
            self.waiting -= Counter({asker: 1})  # and whoever waits for nothing is not counted
            if not task.cancelled():
                task.exception()  # everyone who waits is told; perhaps nobody does any more

        task = asyncio.get_running_loop().create_task(self._work_out_and_keep(question))
        self.under_way[question] = task
        self.waiting[asker] += 1
        task.add_done_callback(done)

    async def _work_out_and_keep(self, question: Question) -> bytes:
        kept = await self.store.story(question.table) if question.needs_kept else None
        answer = await self.work_out(question, kept)
        if question.kind == "kept" and kept is None:
            return answer  # it may be kept yet
        self.answers[question] = answer
        self.size += len(answer)
        while self.size > MOST_BYTES:
            oldest = next(iter(self.answers))
            self.size -= len(self.answers.pop(oldest))
        return answer

    async def work_out(self, question: Question, kept: bytes | None = None) -> bytes:
        """One after another; the teller is sent only what it does not know of the table's log."""
        async with self.free:
            if question.kind == "kept":  # which is no matter of the log
                return await self.telling.tell(question, b"[]", kept)
            first = await self.telling.known(question.table)
            entries = await self.store.entries(question.table, first)
            return await self.telling.tell(question, entries, kept)

    async def forget(self, table: str) -> None:
        """All that is at hand of it: what is stored has changed."""
        async with self.free:
            await self.telling.forget(table)
            for question in [each for each in self.answers if each.table == table]:
                self.size -= len(self.answers.pop(question))

    async def close(self) -> None:
        for task in [*self.under_way.values()]:
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
        self.telling.close()
