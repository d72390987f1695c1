"""A server in the test's own event loop on a port of the system's choice, and people who ask it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import httpx
import segno
import uvicorn
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from witsend.game import Move, Seat, View
from witsend.server.app import App
from witsend.server.database import Database
from witsend.server.gate import Gate, Limits
from witsend.server.runtime import Runtime, Time
from witsend.server.serve import listen, settled
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store
from witsend.server.table import Table
from witsend.server.tables import Tables
from witsend.server.visitors import Visitors

OPEN_GATE = Limits.none()
GAME = "pirates-dice"


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Hasty:
    """A thinker that takes the last move there is: a challenge, whenever one can be made."""

    async def move(
        self,
        who: tuple[str, Seat],
        game: str,
        level: str,
        view: View,
        moves: Sequence[Move],
        seconds: float,
    ) -> Move | None:
        return moves[-1]

    async def answers(self) -> bool:
        return True


class House:
    def __init__(self, app: App, port: int, doors: AsyncExitStack) -> None:
        self.app = app
        self.tables = app.visitors.tables
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.doors = doors  # what is opened is closed with the house

    async def asker(self, token: str | None = None) -> "Asker":
        """Someone without a name."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60, verify=False)
        return Asker(self, await self.doors.enter_async_context(http))

    async def person(self, name: str) -> "Asker":
        asker = await self.asker()
        me = (await asker.post("/api/people", {"name": name})).json()
        asker.id, asker.name, asker.token = me["id"], me["name"], me["token"]
        asker.http.cookies.clear()
        asker.http.headers["Authorization"] = f"Bearer {asker.token}"
        return asker

    async def table(self, host: "Asker", seats: int = 2, **options: Any) -> str:
        setup = {"seats": seats, **options.pop("setup", {})}
        opened = await host.post("/api/tables", {"game": GAME, **options, "setup": setup})
        assert opened.status_code == 201, opened.text
        return str(opened.json()["id"])

    async def find(self, id_: str) -> Table:
        table = await self.tables.find(id_)
        assert table
        return table

    async def log(self, id_: str) -> list[bytes]:
        return [row.entry for row in await self.tables.runtime.store.read(id_)]


class Asker:
    id = name = token = ""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return await self.http.post(path, json=body, **more)

    async def ask(self, table: str, type_: str, **fields: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/asks", {"type": type_, **fields})

    async def done(self, table: str, type_: str, **fields: Any) -> None:
        answer = await self.ask(table, type_, **fields)
        assert answer.json()["type"] == "done", answer.text

    async def show(self, table: str) -> Any:
        return (await self.get(f"/api/tables/{table}")).json()

    async def socket(self, table: str, *, query: str = "", **headers: str) -> "Socket":
        url = f"ws://{self.house.host}/api/tables/{table}/socket{query}"
        if self.token:
            headers = {"Authorization": f"Bearer {self.token}", **headers}
        opening = connect(url, additional_headers=headers, proxy=None, max_queue=None)
        return Socket(await self.house.doors.enter_async_context(opening))


class Socket:
    """Everything it was ever sent is in `received`."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[bytes] = []
        self.table: Any = None  # as it was sent last

    async def next(self) -> Any:
        """The next message; an update with the table, whether or not it was sent again."""
        self.received.append(await self.connection.recv(decode=False))
        message = json.decode(self.received[-1])
        if message["type"] == "update":
            self.table = message.setdefault("table", self.table)
        return message

    async def until(self, holds: Callable[[Any], object]) -> Any:
        async with asyncio.timeout(30):
            while not holds(message := await self.next()):
                pass
            return message

    async def answer(self) -> Any:
        return await self.until(lambda message: message["type"] in {"done", "refused"})

    async def update(self, n: int = 0) -> Any:
        return await self.until(lambda sent: sent["type"] == "update" and sent["n"] >= n)

    async def send(self, message: str | bytes, *, text: bool | None = None) -> Any:
        await self.connection.send(message, text=text)
        return await self.answer()

    async def ask(self, type_: str, **fields: Any) -> Any:
        return await self.send(json.encode({"type": type_, **fields}).decode())

    async def closed(self) -> int | None:
        """The code it was closed with, once it is."""
        async with asyncio.timeout(30):
            await self.connection.wait_closed()
        return self.connection.close_code


def ungrouped(groups: list[Any]) -> list[Any]:
    """The moves again, as a page does it."""
    return [
        {"type": group["move"], **{name: column[n] for name, column in group["fields"].items()}}
        for group in groups
        for n in range(group["size"])
    ]


@asynccontextmanager
async def house(
    folder: Path,
    *,
    gate: Gate | None = None,
    rng: Random | None = None,
    clock: Time | None = None,
    pace: tuple[float, float] = (0, 0),
    database: Database | None = None,
) -> AsyncIterator[House]:
    store = await Store.open(database or Sqlite(folder))
    tables = Tables(Runtime(store, Hasty(), rng=rng, clock=clock, pace=pace, calm_seconds=0))
    await tables.wake()
    app = App(Visitors(tables, gate or Gate(limits=OPEN_GATE)))
    config = settled(app)
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    listening = listen("127.0.0.1", 0)
    await server.startup(sockets=[listening])
    try:
        async with AsyncExitStack() as doors:
            yield House(app, listening.getsockname()[1], doors)
    finally:
        await tables.close()
        await server.shutdown(sockets=[listening])
        await store.close()


def invitation_to(link: str) -> bytes:
    picture = segno.make(link, error="m").svg_data_uri(border=2, light="white", omitsize=True)
    return json.encode({"link": link, "qr": picture})


async def play_out(house: House, table: str, people: Sequence[Asker]) -> Any:
    """The game to its end by its people, one per seat from seat 0; and what is shown of it then."""
    while not (update := await people[0].show(table))["table"]["over"]:
        for person in people:
            for seat in (await person.show(table))["seats"]:
                if seat["moves"]:
                    play = {"seat": seat["seat"], "number": seat["number"]}
                    await person.done(table, "play", **play, move=seat["moves"][-1])
    return update


async def report(asker: Asker, table: str) -> Any:
    """The coach's, once it is worked out."""
    async with asyncio.timeout(60):
        while True:
            answer = (await asker.get(f"/api/tables/{table}/coach")).json()
            if answer["report"]:
                assert answer["done"] == answer["of"]
                return answer["report"]
            assert answer["done"] <= answer["of"]
            await asyncio.sleep(0.05)
