"""People who play over real sockets, and remember all they were told.

A person plays as a page does: what is not answered is sent again after the next connect, under the
same number, until it is. Whatever a person was ever told must be in the log afterwards.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, NamedTuple, Self

import httpx
from msgspec import Struct, field, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SILENCE = 10.0  # seconds without an answer, before a person tries another connection
LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError, EOFError)


def new_client() -> httpx.AsyncClient:
    """Shared by many people, so it keeps nobody's cookie: each brings its own token."""
    none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(trust_env=False, cookies=none)


class Habits(NamedTuple):
    """How likely a person does what, each time it is shown something; and how long it thinks."""

    think: float = 0.0  # seconds at most, before a move
    leave: float = 0.01  # closes the page without a goodbye, and comes back
    tab: float = 0.01  # opens a second tab for a while
    twice: float = 0.05  # sends a message twice
    late: float = 0.02  # sends an old message again, after newer ones
    talk: float = 0.01
    stand: float = 0.005  # leaves the seat to a bot, and takes it back later


class Place(NamedTuple):
    table: str
    seat: int
    number: int  # of the seat's own moves


class Asked(NamedTuple):
    table: str
    message: dict[str, Any]


class Memory(Struct):
    """All that a person did and was told."""

    seats: dict[str, int | None] = field(default_factory=dict)  # by table; None: stood up
    sent: dict[Place, list[Any]] = field(default_factory=dict)
    done: dict[Place, Any] = field(default_factory=dict)
    late: list[Place] = field(default_factory=list)  # refused, as someone had moved there before
    shown: dict[tuple[str, int], int] = field(default_factory=dict)  # the number of the next move
    results: dict[str, Any] = field(default_factory=dict)
    lines: list[tuple[str, str]] = field(default_factory=list)  # said and acknowledged
    faults: list[str] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)


# What may be refused to someone who did nothing wrong, because the answer was lost or others were
# faster; anything else is a fault.
ALLOWED = {
    "play": {"too-late", "not-your-seat"},
    "sit": {"seat-taken", "game-over"},
    "stand": {"not-your-seat"},
    "start": {"already-started"},
    "clear": {"already-started", "seat-taken"},
    "say": set[str](),
    "again": set[str](),
}
TRY_AGAIN = {"not-kept", "too-fast"}


class Person:
    def __init__(
        self, name: str, urls: Sequence[str], rng: Random, habits: Habits, bots: int = 0
    ) -> None:
        self.name = name
        self.urls = urls  # of servers that share their tables
        self.rng = rng
        self.habits = habits
        self.bots = bots  # that a table is to have, if this person is its host
        self.memory = Memory()
        self.id = ""
        self.token = ""
        self.table = ""
        self.asks = 0
        self.pending: dict[int, Asked] = {}  # not yet answered, in the order asked
        self.old: list[dict[str, Any]] = []  # of this table
        self.answered = False  # since the last update
        self.moved: set[Place] = set()  # and told so on this page
        self.tabs: set[asyncio.Future[None]] = set()

    @property
    def url(self) -> str:
        """One as good as the other."""
        return self.rng.choice(self.urls)

    # HTTP

    async def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Again and again until there is an answer: opening a table twice harms nobody."""
        while True:
            with suppress(*LOST):
                answer = await self.client.request(
                    method, f"{self.url}{path}", json=body, headers=self.headers, timeout=SILENCE
                )
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(0.05)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def arrive(self, client: httpx.AsyncClient) -> Self:
        self.client = client
        me = (await self.request("POST", "/api/people", {"name": self.name})).json()
        self.id, self.token = me["id"], me["token"]
        return self

    async def open_table(self, setup: dict[str, Any]) -> str:
        new = {"game": "pirates-dice", "setup": setup, "open": True}
        return str((await self.request("POST", "/api/tables", new)).json()["id"])

    # A game at a table, from connecting to its end

    async def play(self, table: str, *, last: bool = False) -> str | None:
        """Until everything is over and answered; the table of the next game, if there is one."""
        self.table, self.last, self.old = table, last, []
        self.following: str | None = None
        self.is_done = came = False
        while not self.is_done:
            with suppress(*LOST):
                async with self.page() as page:
                    self.memory.counted["reconnects"] += came
                    came = True
                    await self.at_table(page)
            if not self.is_done:
                await asyncio.sleep(self.rng.uniform(0.02, 0.1))
        for tab in self.tabs:
            tab.cancel()
        await asyncio.gather(*self.tabs, return_exceptions=True)
        return self.following

    @asynccontextmanager
    async def page(self) -> AsyncIterator[ClientConnection]:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table}/socket"
        page = await connect(
            address,
            additional_headers=self.headers,
            compression=None,
            ping_interval=None,
            open_timeout=SILENCE,
            close_timeout=0.1,
            proxy=None,
        )
        try:
            yield page
        finally:
            page.transport.abort()

    async def at_table(self, page: ClientConnection) -> None:
        for key, asked in list(self.pending.items()):
            self.memory.counted["sent again"] += 1
            await self.send(page, key, asked.message)
        update: dict[str, Any] = {}
        self.moved.clear()
        while not self.is_done:
            try:
                # An answer may come without an update: then the last one is still true.
                wait = 0.05 if update and self.answered else SILENCE
                message = await received(page, wait)
            except TimeoutError:
                if not self.answered:
                    raise
                message = update
            match message["type"]:
                case "update":
                    self.answered = False
                    message.setdefault("table", update.get("table"))
                    self.remember(message, fresh=not update)
                    update = message
                    await self.look(page, message)
                case "done":
                    self.hear_done(message["id"])
                case "refused":
                    await self.hear_refused(page, message)
            if self.rng.random() < self.habits.leave and not self.is_done:
                self.memory.counted["left"] += 1
                return

    async def send(self, page: ClientConnection, key: int, message: dict[str, Any]) -> None:
        text = json.encode({**message, "id": key}).decode()
        await page.send(text)
        if self.rng.random() < self.habits.twice:
            self.memory.counted["duplicates"] += 1
            await page.send(text)
        if self.old and self.rng.random() < self.habits.late:
            self.memory.counted["late"] += 1
            await page.send(json.encode({**self.rng.choice(self.old), "id": 0}).decode())

    async def ask(self, page: ClientConnection, kind: str, **facts: Any) -> None:
        self.asks += 1
        message = {"type": kind, **facts}
        self.pending[self.asks] = Asked(self.table, message)
        await self.send(page, self.asks, message)

    # What a person does when shown the table

    async def look(self, page: ClientConnection, update: dict[str, Any]) -> None:
        table, seats = update["table"], seats_in(update)
        if self.pending:
            return  # one thing at a time, as a page does
        if table["over"]:
            await self.afterwards(page, table)
        elif not table["started"]:
            await self.before(page, table, seats)
        elif not seats:
            await self.come_back(page)
        elif self.rng.random() < self.habits.stand and table["host"] != self.id:
            self.memory.counted["stood up"] += 1
            await self.ask(page, "stand", seat=seats[0]["seat"])
        else:
            await self.move(page, seats)
        if not (self.pending or self.is_done) and self.rng.random() < self.habits.talk:
            await self.ask(page, "say", text=f"line {self.asks} of {self.name}")

    def remember(self, update: dict[str, Any], *, fresh: bool) -> None:
        memory, seats = self.memory, seats_in(update)
        for shown in seats:
            seat = (self.table, shown["seat"])
            before = memory.shown.get(seat, 0)
            if fresh and shown["number"] < before:
                memory.faults.append(f"{self.name} saw move {before} of {seat}, and then fewer")
            memory.shown[seat] = max(before, shown["number"])
            memory.seats.setdefault(*seat)
        seated = memory.seats.get(self.table)
        if fresh and not self.pending and seated is not None and not seats:
            memory.faults.append(f"{self.name} lost seat {seated} of {self.table}")
        if "result" in update:
            saw = memory.results.setdefault(self.table, update["result"])
            if saw != update["result"]:
                memory.faults.append(f"{self.name} saw two results of {self.table}")

    async def before(self, page: ClientConnection, table: Any, seats: list[Any]) -> None:
        chairs = table["chairs"]
        bots = [seat for seat, chair in enumerate(chairs) if chair["bot"]]
        free = [seat for seat, chair in enumerate(chairs) if not (chair["people"] or chair["bot"])]
        if free and not seats:
            await self.ask(page, "sit", seat=self.rng.choice(free))
        elif table["host"] == self.id and len(bots) + len(free) == self.bots:
            await self.ask(page, "start")
        elif table["host"] == self.id and not free:
            # Someone had left their seat to a bot when the game before ended.
            await self.ask(page, "clear", seat=bots[0])

    async def come_back(self, page: ClientConnection) -> None:
        seat = next(seat for (table, seat) in self.memory.shown if table == self.table)
        await self.ask(page, "sit", seat=seat)

    async def move(self, page: ClientConnection, seats: list[Any]) -> None:
        for shown in seats:
            place = Place(self.table, shown["seat"], shown["number"])
            if not shown["moves"] or place in self.moved:
                continue
            if self.habits.think:
                await asyncio.sleep(self.rng.uniform(0, self.habits.think))
            if self.rng.random() < self.habits.tab:
                self.open_tab()
            move = self.rng.choice(shown["moves"])
            self.memory.sent.setdefault(place, []).append(move)
            await self.ask(page, "play", seat=place.seat, number=place.number, move=move)

    async def afterwards(self, page: ClientConnection, table: Any) -> None:
        mine = any(self.id == who["id"] for chair in table["chairs"] for who in chair["people"])
        if self.last:
            self.is_done = True
        elif table["next"]:
            self.following, self.is_done = table["next"], True
        elif mine:
            await self.ask(page, "again")

    # What a person is told

    def hear_done(self, key: int) -> None:
        self.answered = True
        asked = self.pending.pop(key, None)
        if asked is None:
            self.memory.counted["duplicates acknowledged"] += 1
            return
        self.settle(asked)
        message, memory = asked.message, self.memory
        match message["type"]:
            case "play":
                place = Place(asked.table, message["seat"], message["number"])
                self.moved.add(place)
                if memory.done.setdefault(place, message["move"]) != message["move"]:
                    memory.faults.append(f"{self.name} made two moves at {place}")
            case "sit":
                memory.seats[asked.table] = message["seat"]
            case "stand":
                memory.seats[asked.table] = None
            case "say":
                memory.lines.append((asked.table, message["text"]))

    async def hear_refused(self, page: ClientConnection, refused: dict[str, Any]) -> None:
        key, why = refused["id"], refused["why"]["type"]
        asked = self.pending.get(key)
        self.memory.counted[f"refused: {why}"] += 1
        if asked is None:
            return
        if why in TRY_AGAIN:
            await asyncio.sleep(0.02)
            await self.send(page, key, asked.message)
            return
        del self.pending[key]
        self.answered = True
        self.settle(asked)
        kind = asked.message["type"]
        if kind == "stand":
            self.memory.seats[asked.table] = None
        if why == "too-late":
            self.memory.late.append(
                Place(asked.table, asked.message["seat"], asked.message["number"])
            )
        if why not in ALLOWED[kind]:
            self.memory.faults.append(f"{self.name} asked {asked.message}: {refused['sentence']}")

    def settle(self, asked: Asked) -> None:
        if asked.message["type"] == "play" and asked.table == self.table:
            self.old = [*self.old[-5:], asked.message]

    # A second tab: it sees the same, and sends again what the first has not been answered

    def open_tab(self) -> None:
        if not self.tabs:
            self.memory.counted["second tabs"] += 1
            tab = asyncio.ensure_future(self.tab())
            self.tabs.add(tab)
            tab.add_done_callback(self.tabs.discard)

    async def tab(self) -> None:
        with suppress(*LOST):
            async with self.page() as page:
                for _ in range(self.rng.randrange(5, 30)):
                    message = await received(page, SILENCE)
                    match message["type"]:
                        case "update":
                            for key, asked in list(self.pending.items()):
                                if asked.message["type"] == "play" and asked.table == self.table:
                                    await self.send(page, key, asked.message)
                        case "done":
                            self.hear_done(message["id"])


async def received(page: ClientConnection, seconds: float) -> Any:
    async with asyncio.timeout(seconds):  # wait_for could miss being cancelled, before 3.12
        return json.decode(await page.recv())


def seats_in(update: dict[str, Any]) -> list[Any]:
    return [shown for shown in update["seats"] if shown["seat"] is not None]


async def evening(people: Sequence[Person], setup: dict[str, Any], more: Callable[[], bool]) -> int:
    """Games at one table and at those that follow it, as long as there is more; how many."""
    table: str | None = await people[0].open_table(setup)
    games = 0
    while table is not None:
        last = not more()
        nexts = await asyncio.gather(*(each.play(table, last=last) for each in people))
        games += 1
        table = nexts[0]
    return games


async def gathered(
    client: httpx.AsyncClient,
    urls: Sequence[str],
    sizes: Sequence[int],
    habits: Habits,
    rng: Random,
) -> list[list[Person]]:
    """As many parties as there are sizes; each has said its name."""
    return [
        [
            await Person(f"p{party}.{place}", urls, Random(rng.random()), habits).arrive(client)
            for place in range(size)
        ]
        for party, size in enumerate(sizes)
    ]
