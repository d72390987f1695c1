"""A table's lock: one at a time, in the order of asking, and to be had without waiting."""

import asyncio

from asking import in_a_loop
from witsend.server.lock import Lock


@in_a_loop
async def test_it_can_be_taken_at_once_only_where_nobody_holds_it() -> None:
    lock = Lock()
    assert lock.take()
    assert not lock.take()
    lock.release()
    async with lock:
        assert not lock.take()
    assert lock.take()


@in_a_loop
async def test_it_is_handed_to_whoever_has_waited_longest_and_nobody_comes_between() -> None:
    lock, order = Lock(), list[int]()
    assert lock.take()

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    waiting = [asyncio.ensure_future(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take(), "it is the first one's by now"
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert lock.take()


@in_a_loop
async def test_whoever_gives_up_waiting_keeps_nobody_else_from_it() -> None:
    lock = Lock()

    async def wait() -> None:
        async with lock:
            await asyncio.sleep(10)

    async with lock:
        early, late = asyncio.ensure_future(wait()), asyncio.ensure_future(wait())
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
    late.cancel()  # it has just been handed the lock
    await asyncio.gather(early, late, return_exceptions=True)
    assert lock.take()
