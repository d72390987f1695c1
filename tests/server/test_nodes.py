"""Several servers on one Postgres: any of them serves any table, and people notice nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any

import psycopg
import pytest
from msgspec import Raw

from by_hand import Scripted, ask, in_a_loop, lines, play, read, watch
from postgres_server import PostgresServer
from witsend.cli.orders import ordered
from witsend.games.pirates_dice import Bid, PiratesDice
from witsend.server import audience, node, upkeep, writer
from witsend.server.bans import bans
from witsend.server.database import InUse
from witsend.server.driving import BEAT, LEAVE, TAKE_OVER, Steps
from witsend.server.gate import Gate, Limit, Limits
from witsend.server.hearing import Hearing
from witsend.server.neighbours import AnyRing, Appended, Grown, Spent, decode_ring, encode_grown
from witsend.server.node import Node
from witsend.server.postgres import Postgres
from witsend.server.protocol import Again, React, Remove, Say, SeatBot, Sit, Stand, Start
from witsend.server.runtime import Runtime
from witsend.server.seating import Ended
from witsend.server.store import Store
from witsend.server.table import Table
from witsend.server.tables import Tables
from witsend.server.upkeep import Upkeep

MOST_BYTES = 8_000  # Postgres has no room for a ring of so many


class Server:
    """As `serve` puts it together, without a door."""

    def __init__(self, database: Postgres, store: Store) -> None:
        self.bots = Scripted()
        self.tables = Tables(Runtime(store, self.bots, pace=(0.0, 0.0), calm_seconds=0.0))
        self.gate = Gate(limits=Limits(talk=Limit(0.0, 20)))
        self.hearing = Hearing(self.tables, self.gate)
        self.node = Node(database, store, self.hearing)
        self.tables.runtime.neighbours = self.node
        self.gate.is_shared = True

    async def table(self, id_: str) -> Table:
        table = await self.tables.find(id_)
        assert table
        return table


@asynccontextmanager
async def server(database: Postgres) -> AsyncIterator[Server]:
    store = await Store.open(database)
    here = Server(database, store)
    try:
        await here.tables.wake_among_others()
        await here.node.start()
        yield here
    finally:
        await here.node.stop()
        await here.tables.close()
        await store.close()


@asynccontextmanager
async def servers(database: Postgres, count: int) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as doors:
        yield [await doors.enter_async_context(server(database)) for _ in range(count)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life, and answers, without long pauses between."""
    monkeypatch.setattr(node, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(upkeep, "ASK_SECONDS", 0.3)


@pytest.fixture
def database(postgres_server: PostgresServer) -> Postgres:
    return Postgres(postgres_server.new_database())


async def until(happened: Any) -> None:
    """It happens by itself, and how soon is no matter here."""
    async with asyncio.timeout(30):
        while not happened():  # noqa: ASYNC110 - another thread, or Postgres, brings it about
            await asyncio.sleep(0.01)


async def opened(at: Server, *people: str, seats: int = 2) -> str:
    options = PiratesDice.options(seats=seats, dice=1)
    table = await at.tables.open(PiratesDice, options, "anne", "Anne", listed=False)
    for seat, person in enumerate(people):
        assert await ask(table, person, Sit(seat=seat)) is None
    return table.id


@in_a_loop
async def test_people_of_one_table_play_at_different_servers(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne")
        here, there = await one.table(id_), await other.table(id_)
        anne, ben = watch(here, "anne"), watch(there, "ben")
        assert await ask(there, "ben", Sit(seat=1)) is None
        await until(lambda: here.log.seating.people == ("anne", "ben"))
        assert await ask(here, "anne", Start()) is None
        await until(lambda: there.log.state is not None)
        for _ in range(2):
            await until(lambda: here.log.length == there.log.length)
            state = here.log.playing
            (seat,) = state.to_act()
            table, person = ((here, "anne"), (there, "ben"))[seat]
            move = next(move for move in state.moves(seat) if isinstance(move, Bid))
            assert await ask(table, person, play(table, seat, move)) is None
        await until(lambda: here.log.length == there.log.length)
        assert here.log.playing == there.log.playing
        assert anne.connection
        assert ben.connection


@in_a_loop
async def test_who_comes_second_decides_again_by_what_the_first_did(database: Postgres) -> None:
    """Both take the same chair at the same time: one sits, and the other hears that it is taken."""
    async with servers(database, 2) as (one, other):
        for _ in range(10):
            id_ = await opened(one)
            here, there = await one.table(id_), await other.table(id_)
            answers = await asyncio.gather(
                ask(here, "anne", Sit(seat=0)), ask(there, "ben", Sit(seat=0))
            )
            assert sorted(str(answer) for answer in answers) == [
                "None",
                "That seat is taken.",
            ]
            both = await asyncio.gather(
                *(
                    ask(table, person, Say(text=f"{number}", id=number))
                    for number in range(1, 6)
                    for table, person in ((here, "anne"), (there, "ben"))
                )
            )
            assert set(both) == {None}
            await until(lambda: here.log.length == there.log.length)  # noqa: B023
            said = lines(here, "anne")
            assert sorted(said) == sorted([*"12345", *"12345"])
            assert said == lines(there, "anne")


@in_a_loop
async def test_one_server_drives_a_table_and_another_takes_over_when_it_is_gone(
    database: Postgres,
) -> None:
    async with server(database) as stays:
        async with server(database) as goes:
            id_ = await opened(goes, "anne")
            table = await goes.table(id_)
            watch(table, "anne")
            await until(lambda: goes.node.drives(id_))
            copy = await stays.table(id_)
            watch(copy, "ben")
            assert await ask(table, "anne", SeatBot(seat=1, level="easy")) is None
            assert await ask(table, "anne", Start()) is None
            await until(lambda: copy.log.length == table.log.length)
            assert not stays.node.drives(id_)
            assert not copy.bots.turns
        await until(lambda: stays.node.drives(id_))
        await until(lambda: 0 in copy.log.playing.to_act())  # the bot has moved, if it was first


@in_a_loop
async def test_a_server_that_dies_is_noticed_by_its_lease(database: Postgres) -> None:
    async with server(database) as stays, server(database) as dies:
        id_ = await opened(dies, "anne")
        table = await dies.table(id_)
        watch(table, "anne")
        assert await ask(table, "anne", SeatBot(seat=1, level="easy")) is None
        assert await ask(table, "anne", Start()) is None
        await until(lambda: dies.node.drives(id_))
        copy = await stays.table(id_)
        watch(copy, "ben")
        await until(lambda: copy.audience.is_here("anne"))
        dies.node.leave = lambda db: None  # type: ignore[method-assign]  # killed, it says nothing
        dies.node.ended.set()
        dies.node.until = 0.0
        assert not dies.node.drives(id_)
        await until(lambda: stays.node.drives(id_))
        await until(lambda: not copy.audience.is_here("anne"))


def test_however_many_tables_are_left_behind_each_server_takes_its_share(
    database: Postgres,
) -> None:
    with closing(database.open()) as db:
        for node in ("one", "two", "three"):
            db.execute(BEAT, (node,))
        db.execute(LEAVE, ("three",))
        db.execute(
            "INSERT INTO drivers SELECT 't' || n, 'three' FROM generate_series(1, 1000) AS n"
        )
        taken = [len(list(db.execute(TAKE_OVER, (node,)))) for node in ("one", "two") * 3]
    assert taken == [500, 250, 125, 100, 25, 0]


@in_a_loop
async def test_presence_faces_and_names_are_known_at_all_servers(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne", "ben")
        here = await one.table(id_)
        anne = watch(here, "anne")
        there = await other.table(id_)
        await until(lambda: there.audience.is_here("anne"))
        ben = watch(there, "ben")
        watch(there, None)
        await until(lambda: here.audience.is_here("ben"))
        await until(lambda: b'"onlookers":1' in here.audience.table_view())
        assert await ask(there, "ben", React(face="👏")) is None
        while not any(message["type"] == "reacted" for message in await read(anne)):
            pass
        there.leave(ben.connection)
        await until(lambda: not here.audience.is_here("ben"))


@in_a_loop
async def test_a_host_who_is_gone_is_replaced_wherever_the_table_is_driven(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "HOST_GONE_SECONDS", 0.1)
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne", "ben")
        there = await other.table(id_)
        watch(there, "ben")
        await until(lambda: other.node.drives(id_))
        here = await one.table(id_)
        anne = watch(here, "anne")
        await until(lambda: there.audience.is_here("anne"))
        here.leave(anne.connection)
        await until(lambda: there.log.seating.host == "ben")


@in_a_loop
async def test_a_host_who_was_at_a_server_that_dies_is_replaced(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "HOST_GONE_SECONDS", 0.1)
    async with server(database) as stays:
        async with server(database) as goes:
            id_ = await opened(goes, "anne", "ben")
            here = await goes.table(id_)
            watch(here, "anne")
            await until(lambda: goes.node.drives(id_))
            there = await stays.table(id_)
            watch(there, "ben")
            await until(lambda: there.audience.is_here("anne"))
            assert there.log.seating.host == "anne"
            await goes.node.stop()
            here.audience.tell_presence()  # whoever has left is nowhere, whatever it says
        await until(lambda: there.log.seating.host == "ben")


@in_a_loop
async def test_who_is_sent_away_has_to_leave_at_every_server(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne", "ben")
        here, there = await one.table(id_), await other.table(id_)
        ben = watch(there, "ben")
        assert await ask(here, "anne", Remove(person="ben")) is None
        await until(lambda: ben.connection.closing is not None)


@in_a_loop
async def test_a_ring_that_is_lost_is_made_good_by_a_look(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne")
        here, there = await one.table(id_), await other.table(id_)
        other.hearing.hear = lambda *_: None  # type: ignore[method-assign]  # nothing comes through
        assert await ask(here, "anne", Say(text="Hello?", id=1)) is None
        other.hearing.look_again()
        await until(lambda: lines(there, None) == ["Hello?"])


@in_a_loop
async def test_what_another_server_has_stored_comes_with_the_ring_and_is_not_read(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne")
        here, there = await one.table(id_), await other.table(id_)
        assert await ask(there, "ben", Say(text="0", id=1)) is None  # so both know the place
        await until(lambda: lines(here, None) == ["0"])
        asked: list[object] = []
        monkeypatch.setattr(Store, "read", lambda *about: asked.append(about))
        monkeypatch.setattr(writer, "_check_before", lambda *about: asked.append(about))
        for number in range(1, 4):
            assert await ask(here, "anne", Say(text=f"{number}", id=number)) is None
            await until(lambda: lines(here, None) == lines(there, None))
            assert await ask(there, "ben", Say(text=f"{number}", id=number + 1)) is None
            await until(lambda: lines(here, None) == lines(there, None))
        assert lines(there, None) == [*"0112233"]
        assert not asked


@in_a_loop
async def test_where_a_ring_is_missing_or_the_table_is_busy_the_log_is_read(
    database: Postgres,
) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne")
        here, there = await one.table(id_), await other.table(id_)
        rung: list[AnyRing] = []
        true = other.hearing.hear

        def hear(node: str, ring: AnyRing) -> None:
            if isinstance(ring, Appended) and len(rung) < 2:
                rung.append(ring)
            else:
                true(node, ring)

        other.hearing.hear = hear  # type: ignore[method-assign]  # two rings are lost
        for number in range(1, 4):
            assert await ask(here, "anne", Say(text=f"{number}", id=number)) is None
        await until(lambda: lines(there, None) == [*"123"])
        for ring in rung:
            true("another", ring)  # late, and nothing new
        async with there.lock:
            assert await ask(here, "anne", Say(text="4", id=4)) is None
            await until(lambda: len(other.tables.runtime.background) > 0)
            assert lines(there, None) == [*"123"]
        await until(lambda: lines(there, None) == [*"1234"])


@in_a_loop
async def test_a_ring_that_cannot_be_read_is_reported_and_no_more(
    database: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne")
        here, there = await one.table(id_), await other.table(id_)
        grown = Grown(id_, there.log.length + 1, 1.0, (Raw(b'{"type":"of a later version"}'),))
        other.hearing.hear("another", Appended(logs=(grown,)))
        assert "failed" in caplog.text
        assert await ask(here, "anne", Say(text="Hello", id=1)) is None
        await until(lambda: lines(there, None) == ["Hello"])


def test_a_ring_has_room_for_so_much_and_what_is_longer_is_read() -> None:
    entry = Raw(b'"%s"' % (b"x" * 1_000))
    long = Grown("long" * 6, 9, 1.0, (entry,) * 8)
    logs = [Grown(f"{number:022}", 7, 1.0, (entry,) * 3) for number in range(5)]
    rings = encode_grown("me", [*logs, long])
    assert max(map(len, rings)) < MOST_BYTES
    heard = [decode_ring(ring) for ring in rings]
    told = [
        grown
        for node, ring in heard
        if node == "me" and isinstance(ring, Appended)
        for grown in ring.logs
    ]
    assert [(each.table, each.length, each.first) for each in told] == [
        *((each.table, 7, 4) for each in logs),
        (long.table, 9, 9),
    ]
    assert len(rings) == 3


@in_a_loop
async def test_nobody_listens_who_does_not_know_where(database: Postgres) -> None:
    """Whoever may connect to the database may listen; its tables only its owner reads."""
    async with server(database):
        with closing(database.open()) as db, closing(database.open()) as again:
            assert db.doorbell == again.doorbell
            assert len(db.doorbell) == len("witsend-") + 32
            with closing(database.connect()) as other:
                other.execute("LISTEN witsend")
                db.ring(["hush"])
                db.execute("SELECT pg_notify('witsend', 'to all')")
                assert next(other.connection.notifies()).payload == "to all"


@in_a_loop
async def test_that_the_database_is_away_is_logged_once_and_so_is_that_it_is_back(
    database: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(node, "AGAIN_SECONDS", 0.0)
    async with server(database) as here:
        failures, beat = iter(range(3)), here.node.beat

        def hardly() -> Steps:
            if next(failures, None) is not None:
                raise psycopg.OperationalError("the connection is lost")
            return beat()

        here.node.beat = hardly  # type: ignore[method-assign]  # thrice it cannot
        await until(lambda: "is reached again" in caplog.text)
        assert caplog.text.count("cannot be reached: OperationalError") == 1


@in_a_loop
async def test_what_was_spent_at_one_server_is_spent_at_all(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        assert [one.gate.may_talk("anne") for _ in range(15)] == [True] * 15
        one.hearing.beat(0.0)
        bucket = other.gate._bucket("talk", "anne")
        await until(lambda: bucket.tokens == 5)
        other.hearing.hear("another", Spent(tokens={"of a later version": {"anne": 3}}))


@in_a_loop
async def test_an_address_is_banned_by_whichever_server_has_seen_it(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        other.tables.runtime.place_of = {"ben": "192.0.2.7"}.get
        tidy = Upkeep(one.tables)
        assert await tidy.ban_address("ben 9e9") == "So is the address 192.0.2.7."
        assert "is not known" in await tidy.ban_address("cleo 9e9")
        assert [each.who for each in bans(database, 0.0)] == ["192.0.2.7"]


@in_a_loop
async def test_a_table_that_is_deleted_is_let_go_at_every_server(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne")
        here, there = await one.table(id_), await other.table(id_)
        ben = watch(there, "ben")
        assert await ask(here, "anne", Stand(seat=0)) is None
        async with here.lock:
            await here.commit([Ended()])
        assert "is deleted" in await Upkeep(one.tables).delete(id_)
        await until(lambda: ben.connection.closing is not None)
        assert await other.tables.find(id_) is None


@in_a_loop
async def test_the_first_of_the_servers_carries_out_what_a_command_asks(database: Postgres) -> None:
    async with servers(database, 2) as both:
        id_ = await opened(both[0], "anne")
        await until(lambda: sum(server.node.is_first() for server in both) == 1)
        (first,) = [server for server in both if server.node.is_first()]
        tidy = Upkeep(first.tables)
        telling = asyncio.to_thread(ordered, database, "end", id_)
        asked = asyncio.ensure_future(telling)
        while not asked.done():
            await tidy.look()
            await asyncio.sleep(0.01)
        assert await asked == f"Table {id_} is ended. Whoever has it open reads so."
    with pytest.raises(InUse, match="1 servers are using"):
        async with server(database):
            await asyncio.to_thread(database.check_unserved)
    assert "was over already" in await asyncio.to_thread(ordered, database, "end", id_)


@in_a_loop
async def test_two_who_ask_for_the_next_game_at_once_come_to_one_table(database: Postgres) -> None:
    async with servers(database, 2) as (one, other):
        id_ = await opened(one, "anne", "ben")
        here, there = await one.table(id_), await other.table(id_)
        assert await ask(here, "anne", Start()) is None
        while here.log.playing.to_act():
            (seat,) = here.log.playing.to_act()
            person, move = ("anne", "ben")[seat], here.log.playing.moves(seat)[-1]
            assert await ask(here, person, play(here, seat, move)) is None
        await until(lambda: there.log.seating.over)
        answers = await asyncio.gather(ask(here, "anne", Again()), ask(there, "ben", Again()))
        assert not any(answers)
        await until(lambda: there.log.seating.next is not None)
        assert here.log.seating.next == there.log.seating.next
        listings = await one.tables.runtime.store.tables_of("anne")
        assert {listing.id for listing in listings} == {id_, here.log.seating.next}
