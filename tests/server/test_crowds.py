"""Many at one table, over real sockets: nobody is told more than they need, whoever comes and goes.

`script/soak crowd` has thousands of them and measures; here it is a few, and they are counted.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from asking import Asker, House, house, in_a_loop
from bare import Bare, connect, request
from by_hand import HandClock
from witsend.server.table import Table

MANY = 60


class Here:
    """A house with a table, two people who sit there, and a clock that is turned by hand."""

    def __init__(self, house: House, table: Table, people: list[Asker], clock: HandClock) -> None:
        self.house = house
        self.table = table
        self.people = people
        self.clock = clock
        self.port = int(house.host.rpartition(":")[2])

    async def socket(self, who: Asker | None = None) -> Bare:
        before = len(self.table.audience.connections)
        asked = request(self.port, self.table.id, who.token if who else "")
        socket = await connect(self.port, asked)
        await until(lambda: len(self.table.audience.connections) > before)
        await self.told(socket, 2)  # the table as it is, and what was said there
        return socket

    async def told(self, socket: Bare, texts: int) -> None:
        await until(lambda: socket.texts >= texts)

    async def gone(self, socket: Bare) -> None:
        before = len(self.table.audience.connections)
        socket.transport.abort()
        await until(lambda: len(self.table.audience.connections) < before)

    async def newest(self, sockets: list[Bare]) -> None:
        """Everyone has been sent all there is."""
        version = self.table.audience.version
        await until(lambda: all(c.shown == version for c in self.table.audience.connections))
        for socket in sockets:
            marked = asyncio.get_running_loop().create_future()
            socket.heard = lambda content, marked=marked: (  # type: ignore[misc]  # a default is no parameter
                b'"refused"' in content and not marked.done() and marked.set_result(None)
            )
            socket.send(b"?")
            await asyncio.wait_for(marked, 30)
            socket.texts -= 1


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0)


@asynccontextmanager
async def gathered(folder: Path) -> AsyncIterator[Here]:
    clock = HandClock()
    async with house(folder, clock=clock) as served:
        served.tables.runtime.calm_seconds = 1.0
        people = [await served.person(name) for name in ("Anne", "Ben")]
        id_ = await served.table(people[0])
        for seat, person in enumerate(people):
            await person.done(id_, "sit", seat=seat)
        yield Here(served, await served.find(id_), people, clock)


@in_a_loop
async def test_many_who_join_get_a_handful_of_messages_each(tmp_path: Path) -> None:
    async with gathered(tmp_path) as here:
        crowd = [await here.socket() for _ in range(MANY)]
        await here.clock.turn(5)
        await here.newest(crowd)
        assert max(socket.texts for socket in crowd) <= 4
        view = await here.people[0].show(here.table.id)
        assert view["table"]["onlookers"] == MANY
        for socket in crowd:
            await here.gone(socket)


async def is_told_of_once_a_second(here: Here, act: Callable[[], Awaitable[object]]) -> None:
    """However often it is done, another at the table gets a message or two for it."""
    other = await here.socket(here.people[1])
    await here.clock.turn(1)
    await here.newest([other])
    for _ in range(3):
        before = other.texts
        for _ in range(20):
            await act()
        await here.clock.turn(1)
        await here.newest([other])
        assert 1 <= other.texts - before <= 2
    await here.gone(other)


@in_a_loop
async def test_one_who_comes_and_goes_is_told_of_once_a_second(tmp_path: Path) -> None:
    async with gathered(tmp_path) as here:

        async def come_and_go() -> None:
            await here.gone(await here.socket(here.people[0]))

        await is_told_of_once_a_second(here, come_and_go)


@in_a_loop
async def test_one_who_taps_is_seen_once_a_second(tmp_path: Path) -> None:
    async with gathered(tmp_path) as here:
        anne, table = here.people[0], here.table.id
        await is_told_of_once_a_second(here, lambda: anne.done(table, "react", face="👍"))
