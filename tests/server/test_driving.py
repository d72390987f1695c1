"""Which tables a server drives, by what the database answers; and what it leaves alone without."""

import asyncio
import gc
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

import pytest

from by_hand import PACE, HandClock, House, MemoryStore, ask, in_a_loop, lines, play, settled, watch
from witsend import platforms
from witsend.game import Move
from witsend.games.pirates_dice import Bid
from witsend.server import driving
from witsend.server.asks import Answer, carry_out_at_once
from witsend.server.database import StoreError
from witsend.server.driving import (
    BEAT_SECONDS,
    FIND_SECONDS,
    LEASE_SECONDS,
    MARGIN_SECONDS,
    TAKEN_AT_ONCE,
    Driving,
    Rows,
)
from witsend.server.gate import Gate
from witsend.server.hearing import Hearing
from witsend.server.listings import Listing
from witsend.server.neighbours import Alone, AnyRing, Taken
from witsend.server.protocol import Done, Refused, Say, SeatBot, Sit, Start
from witsend.server.refusals import NotKept
from witsend.server.seating import Said, encode_entry
from witsend.server.store import Stored
from witsend.server.table import Table
from witsend.server.writer import Conflict

# The lease


class Told:
    """A hearer, and what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.needless: set[str] = set()

    def hear(self, node: str, ring: AnyRing) -> None:
        self.told.append(("hear", node, ring))

    def drive(self, taken: Sequence[Taken]) -> None:
        self.told.append(("drive", *taken))

    def stop_driving(self, tables: Iterable[str]) -> None:
        self.told.append(("stop", *tables))

    def drive_on(self, tables: Iterable[str], *, has_lapsed: bool) -> None:
        if has_lapsed:
            self.told.append(("drive on", *sorted(tables)))

    def lose(self, node: str) -> None:
        self.told.append(("lose", node))

    def look_again(self) -> None:
        self.told.append(("look",))

    def unneeded(self, tables: Iterable[str]) -> set[str]:
        return self.needless & set(tables)


class Leased:
    """A server among others, whose database answers what it is told to."""

    def __init__(self) -> None:
        self.at = 100.0
        self.hearer = Told()
        self.driving = Driving("me", self.hearer, lambda: self.at)
        self.asked: list[str] = []

    def beat(self, **answers: Rows) -> list[tuple[Any, ...]]:
        """What the hearer is told after it."""
        answers = {"ALIVE": [("me",)], **answers}
        known = {getattr(driving, name): rows for name, rows in answers.items()}
        steps = self.driving.beat()
        self.asked = []
        try:
            statement = next(steps)
            while True:
                self.asked.append(statement.sql)
                statement = steps.send(known.get(statement.sql, []))
        except StopIteration as last:
            self.driving.beaten(last.value)
        told, self.hearer.told = self.hearer.told, []
        return told


def test_a_lease_is_over_by_ones_own_clock_before_it_is_by_the_databases() -> None:
    server = Leased()
    server.beat()
    server.driving.want("t")
    assert server.beat(WANT=[("t",)], MINE=[("t",)]) == [("drive", Taken("t", None))]
    assert server.driving.drives("t")
    server.at += LEASE_SECONDS - MARGIN_SECONDS
    assert not server.driving.drives("t")


def test_a_machine_that_was_suspended_drives_nothing_until_it_has_asked() -> None:
    """Its clock has run on meanwhile, and others may have taken its tables over."""
    server = Leased()
    assert Driving("me", server.hearer).clock is platforms.boottime
    server.beat(TAKE_OVER=[("t", 90.0), ("u", 90.0)], MINE=[("t",), ("u",)])
    assert server.driving.drives("t")
    assert server.driving.is_first()
    server.at += 3600  # and not one call of it meanwhile
    assert not server.driving.drives("t")
    assert not server.driving.is_first()
    assert server.beat(MINE=[("u",)]) == [("stop", "t"), ("drive on", "u")]
    assert not server.driving.drives("t")
    assert server.driving.drives("u")


def test_what_is_ones_own_is_asked_after_the_sign_of_life_each_time() -> None:
    """Before it, others could still take a table over: two would drive it from then on."""
    server = Leased()
    server.beat()
    assert server.asked[0] == driving.BEAT
    assert server.asked[-1] == driving.MINE
    server.at += 0.4
    server.beat(TAKE_OVER=[("t", 90.0)], MINE=[("t",)])
    server.at += 0.4
    assert server.beat(MINE=[]) == [("stop", "t")]
    assert not server.driving.drives("t")


def test_a_table_that_is_ones_own_without_an_answer_is_driven() -> None:
    """The connection was lost after it was taken: nobody else would drive it."""
    server = Leased()
    server.beat()
    server.at += 0.4
    assert server.beat(MINE=[("t",)]) == [("drive", Taken("t", None))]
    assert server.driving.drives("t")


def test_a_table_that_is_being_released_is_not_taken_for_ones_own() -> None:
    server = Leased()
    server.beat(TAKE_OVER=[("t", 90.0)], MINE=[("t",)])
    server.hearer.needless = {"t"}
    server.beat(MINE=[("t",)])
    assert server.driving.released == {"t"}
    assert server.beat(MINE=[]) == []
    assert driving.RELEASE in server.asked
    assert not server.driving.released


def test_after_a_lapse_that_nobody_used_its_tables_go_on() -> None:
    server = Leased()
    server.beat(TAKE_OVER=[("t", 90.0)], MINE=[("t",)])
    server.at += 0.4
    assert server.beat(MINE=[("t",)]) == []
    server.at += LEASE_SECONDS
    assert server.beat(MINE=[("t",)]) == [("drive on", "t")]


def test_tables_that_nobody_drives_are_looked_for_now_and_then_or_as_long_as_there_are_more() -> (
    None
):
    server, looked = Leased(), list[bool]()
    many = [(f"t{number}",) for number in range(TAKEN_AT_ONCE)]
    for found in (many, many[:1], [], []):
        server.beat(FIND=found, MINE=many)
        looked.append(driving.FIND in server.asked)
        server.at += BEAT_SECONDS
    assert looked == [True, True, False, False]
    server.at += FIND_SECONDS
    server.beat()
    assert driving.FIND in server.asked


def test_a_server_that_dies_is_followed_within_three_seconds() -> None:
    """With a second for statements that are slow: also where its table had no driver yet."""
    assert LEASE_SECONDS + BEAT_SECONDS <= 2
    assert LEASE_SECONDS + BEAT_SECONDS + FIND_SECONDS < 3
    assert 3 * BEAT_SECONDS < LEASE_SECONDS - MARGIN_SECONDS, "two signs of life may be lost"


# What goes on by itself, and only with a lease


class ByTurns(Alone):
    """Others are there, and this server drives while it is told to."""

    are_there = True

    def __init__(self) -> None:
        self.is_leased = True

    def drives(self, table: str) -> bool:
        return self.is_leased


class Far(MemoryStore):
    """A store that cannot be read while it is `away`, and says nothing unless `answering`."""

    away = False
    conflicts = 0

    def __init__(self) -> None:
        super().__init__()
        self.answering = asyncio.Event()
        self.answering.set()

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        at: float,
        listing: Listing | None = None,
    ) -> None:
        try:
            await super().append(table, first, entries, at, listing)
        except Conflict:
            self.conflicts += 1
            raise
        await self.answering.wait()

    async def read(self, table: str, first: int = 0, limit: int = -1) -> list[Stored]:
        if self.away:
            raise StoreError("The database cannot be reached.")
        return await super().read(table, first, limit)


def among_others(*script: Move) -> tuple[House, ByTurns, Hearing]:
    house, neighbours = House(*script, store=Far(), clock=HandClock()), ByTurns()
    house.tables.runtime.neighbours = neighbours
    return house, neighbours, Hearing(house.tables, Gate())


async def with_a_bot(house: House, **opening: Any) -> Table:
    """Anne, who has bid, and a bot whose turn it is."""
    await house.tables.wake()
    table = await house.open(dice=1, **opening)
    assert await ask(table, "anne", Sit(seat=0)) is None
    assert await ask(table, "anne", SeatBot(seat=1, level="easy")) is None
    house.rng.falls += [(6,), (5,), (3,), (4,)]
    assert await ask(table, "anne", Start()) is None
    assert await ask(table, "anne", play(table, 0, Bid(1, 2))) is None
    return table


@in_a_loop
async def test_a_bot_that_has_thought_past_the_lease_does_not_move() -> None:
    house, neighbours, hearing = among_others(Bid(1, 3), Bid(1, 4))
    table = await with_a_bot(house)
    neighbours.is_leased = False
    await house.clock.turn(5)
    assert table.log.made == [1, 0]
    neighbours.is_leased = True
    hearing.drive_on([table.id], has_lapsed=True)
    await house.clock.turn(5)
    assert table.log.made == [1, 1]


@in_a_loop
async def test_a_bots_move_that_is_being_stored_is_made_once_though_another_server_takes_over() -> (
    None
):
    """Or it would be read from the log as another's, and then be made again."""
    house, _, hearing = among_others(Bid(1, 3))
    table = await with_a_bot(house)
    disk = house.store
    assert isinstance(disk, Far)
    disk.answering.clear()
    await house.clock.turn(PACE)
    length = len(disk.logs[table.id])
    assert length == table.log.length + 1
    hearing.stop_driving([table.id])
    hearing.begin_to_catch_up(table, length)
    await settled()
    disk.answering.set()
    await settled()
    assert table.log.length == length
    assert table.log.made == [1, 1]


@in_a_loop
async def test_a_bots_move_that_cannot_be_stored_is_nothing_to_who_drives_no_more() -> None:
    house, _, hearing = among_others(Bid(1, 3))
    table = await with_a_bot(house)
    disk = house.disk
    disk.free.clear()
    await house.clock.turn(PACE)
    hearing.stop_driving([table.id])
    await settled()
    disk.broken = True
    disk.free.set()
    await settled()
    gc.collect()  # whatever nobody has heeded is told of now
    assert table.log.made == [1, 0]
    assert not table.lock.is_held


@in_a_loop
async def test_a_clock_that_is_up_after_the_lease_moves_for_nobody() -> None:
    house, neighbours, hearing = among_others()
    table = await house.game("anne", "ben", move_seconds=10)
    neighbours.is_leased = False
    await house.clock.turn(20)
    assert table.log.made == [0, 0]
    neighbours.is_leased = True
    hearing.drive_on([table.id], has_lapsed=True)
    await house.clock.turn(1)
    assert table.log.made == [1, 0]


@in_a_loop
async def test_time_is_given_back_by_who_has_the_lease() -> None:
    house, neighbours, hearing = among_others()
    table = await house.game("anne", "ben", move_seconds=10)
    assert table.clock.running
    deadline = table.clock.running.deadline
    await house.clock.turn(4)
    neighbours.is_leased = False
    hearing.drive([Taken(table.id, house.clock.now() - 3)])
    await settled()
    assert table.clock.running.deadline == deadline
    neighbours.is_leased = True
    hearing.drive_on([table.id], has_lapsed=True)
    await settled()
    assert table.clock.running.deadline == deadline + 3


def said_elsewhere(table: Table, disk: MemoryStore, at: float) -> None:
    """Another server was first, and this one does not know it."""
    said = encode_entry(Said(person="ben", name="Ben", text="Hello?", seat=None, id=1))
    disk.logs[table.id].append(Stored(len(disk.logs[table.id]), at, said))


@in_a_loop
async def test_time_is_given_back_though_another_server_was_first_in_the_log() -> None:
    house, _, hearing = among_others()
    table = await house.game("anne", "ben", move_seconds=10)
    assert table.clock.running
    deadline = table.clock.running.deadline
    await house.clock.turn(4)
    said_elsewhere(table, house.disk, house.clock.now() - 1)
    hearing.drive([Taken(table.id, house.clock.now() - 3)])
    await settled()
    assert lines(table, "anne") == ["Hello?"]
    assert table.clock.running.deadline == deadline + 3
    said_elsewhere(table, house.disk, house.clock.now())
    hearing.drive([Taken(table.id, house.clock.now() - 3)])
    await settled()
    assert table.clock.running.deadline == deadline + 3, "and once"


@in_a_loop
async def test_time_is_given_back_once_though_storing_it_takes_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house, _, hearing = among_others()
    table = await house.game("anne", "ben", move_seconds=10)
    await house.clock.turn(4)
    moments = count()
    monkeypatch.setattr(house.clock, "now", lambda: house.clock.at + next(moments) / 1000)
    hearing.drive([Taken(table.id, house.clock.now() - 3)])
    await settled()
    assert sum(b'"resumed"' in row.entry for row in house.disk.logs[table.id]) == 1


@in_a_loop
async def test_time_that_could_not_be_given_back_is_with_the_next_sign_of_life() -> None:
    house, _, hearing = among_others()
    table = await house.game("anne", "ben", move_seconds=10)
    assert table.clock.running
    deadline = table.clock.running.deadline
    await house.clock.turn(4)
    house.disk.broken = True
    hearing.drive([Taken(table.id, house.clock.now() - 3)])
    await settled()
    assert table.clock.running.deadline == deadline
    house.disk.broken = False
    hearing.drive_on([table.id], has_lapsed=False)
    await settled()
    assert table.clock.running.deadline == deadline + 3
    assert not hearing.due


@in_a_loop
async def test_a_table_that_could_not_be_read_is_taken_up_with_the_next_sign_of_life() -> None:
    house, neighbours, _ = among_others(Bid(1, 3))
    id_ = (await with_a_bot(house)).id
    other, _, hearing = among_others(Bid(1, 3))
    other.tables.runtime.store = house.store
    other.clock.at = house.clock.at
    neighbours.is_leased = False
    await other.tables.wake_among_others()
    assert isinstance(house.store, Far)
    house.store.away = True
    hearing.drive([Taken(id_, None), Taken("nobody's", 1.0)])
    hearing.wanted.clear()
    await settled()
    assert id_ not in other.tables.known
    assert hearing.due == {id_: None, "nobody's": 1.0}
    house.store.away = False
    hearing.drive_on([id_], has_lapsed=False)
    await other.clock.turn(5)
    assert other.tables.known[id_].log.made == [1, 1]
    assert not hearing.due
    await other.tables.close()


@in_a_loop
async def test_who_comes_second_while_nothing_can_be_read_is_answered() -> None:
    """Else the page would wait for ever, and its socket with it."""
    house, _, _ = among_others()
    table = await house.game("anne", "ben")
    watch(table, "anne")
    disk = house.store
    assert isinstance(disk, Far)
    disk.logs[table.id].append(disk.logs[table.id][-1])  # another server was first
    disk.away = True
    answers: list[Answer] = []
    assert carry_out_at_once(table, "anne", "Anne", Say(text="Hello", id=7), answers.append)
    await settled()
    (answer,) = answers
    assert isinstance(answer, Refused)
    assert (answer.id, answer.why) == (7, NotKept())


@in_a_loop
async def test_who_comes_second_reads_before_they_decide_again() -> None:
    house, _, _ = among_others()
    table = await house.game("anne", "ben")
    disk = house.store
    assert isinstance(disk, Far)
    said = encode_entry(Said(person="ben", name="Ben", text="First", seat=None, id=1))
    disk.logs[table.id].append(Stored(table.log.length, 1.0, said))
    answers: list[Answer] = []
    assert carry_out_at_once(table, "anne", "Anne", Say(text="Second", id=7), answers.append)
    await settled()
    assert answers == [Done(7)]
    assert lines(table, "anne") == ["First", "Second"]
    assert disk.conflicts == 1


@in_a_loop
async def test_a_look_that_cannot_be_had_is_had_later() -> None:
    house, _, hearing = among_others()
    await house.game("anne", "ben")

    async def away(tables: Sequence[str]) -> dict[str, int]:
        raise StoreError("The database cannot be reached.")

    house.store.lengths = away  # type: ignore[method-assign]  # for once
    hearing.look_again()
    await settled()
    assert hearing.looking
    assert hearing.looking.exception() is None
