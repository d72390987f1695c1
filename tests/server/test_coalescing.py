"""Where a crowd plays, whoever only watches is written to once for several moves; whoever is to
decide is never kept waiting."""

from collections.abc import Sequence
from typing import Any

from msgspec import json

from asking import OPEN_GATE
from by_hand import HandClock, House, ask, in_a_loop, play, settled
from wire import Wire
from witsend.games.pirates_dice import Bid, Challenge
from witsend.server.app import App
from witsend.server.coalescing import LOOK_SECONDS, WAIT_SECONDS, Coalescing
from witsend.server.frames import CLOSE, TEXT
from witsend.server.gate import Gate
from witsend.server.table import Table
from witsend.server.visitors import Visitors

WAIT = WAIT_SECONDS + LOOK_SECONDS  # at the longest


class Page:
    def __init__(self, coalescing: Coalescing) -> None:
        self.coalescing = coalescing
        self.writes: list[list[bytes]] = []

    def send(self, messages: Sequence[bytes]) -> None:
        self.writes.append([*self.coalescing.take(self), *messages])


@in_a_loop
async def test_what_waits_is_written_in_one_go_and_in_its_order() -> None:
    clock = HandClock()
    coalescing = Coalescing(clock)
    page = Page(coalescing)
    coalescing.hold(page, [b"first"])
    await clock.turn(WAIT / 2)
    coalescing.hold(page, [b"second", b"third"])
    assert page.writes == []
    await clock.turn(WAIT / 2)
    assert page.writes == [[b"first", b"second", b"third"]]
    assert clock.pending == []  # nothing ticks while nothing waits


@in_a_loop
async def test_nothing_waits_longer_than_that_and_who_came_later_waits_as_long() -> None:
    clock = HandClock()
    coalescing = Coalescing(clock)
    early, late = Page(coalescing), Page(coalescing)
    coalescing.hold(early, [b"early"])
    await clock.turn(LOOK_SECONDS)
    coalescing.hold(late, [b"late"])
    await clock.turn(WAIT - LOOK_SECONDS)
    assert (early.writes, late.writes) == ([[b"early"]], [])
    await clock.turn(LOOK_SECONDS)
    assert late.writes == [[b"late"]]


@in_a_loop
async def test_what_is_written_with_its_own_turn_is_not_written_again() -> None:
    clock = HandClock()
    coalescing = Coalescing(clock)
    page = Page(coalescing)
    coalescing.hold(page, [b"held"])
    page.send((b"your turn",))
    coalescing.hold(page, [b"held again"])
    assert len(clock.pending) == 1  # there is one look for all of them
    await clock.turn(2 * WAIT)
    assert page.writes == [[b"held", b"your turn"], [b"held again"]]
    assert clock.pending == []


@in_a_loop
async def test_a_clock_that_is_set_back_makes_nobody_wait() -> None:
    clock = HandClock()
    coalescing = Coalescing(clock)
    page = Page(coalescing)
    coalescing.hold(page, [b"held"])
    clock.timers[0].at -= 3600
    clock.at -= 3600
    await clock.turn(LOOK_SECONDS)
    assert page.writes == [[b"held"]]


async def at_a_crowded_house(*people: str) -> tuple[House, Table, list[Wire]]:
    """One die each: Anne is to bid, and then the others in turn."""
    house = House()
    visitors = Visitors(house.tables, Gate(limits=OPEN_GATE))
    opener, hands = [(6,), (5,), (4,)], [(3,), (4,), (2,)]
    chance = [*opener[: len(people)], *hands[: len(people)]]
    table = await house.game(*people, seats=len(people), chance=chance)
    for person in people:
        visitors.remember(person, person.title())
    wires = [Wire(App(visitors), table, person) for person in people]
    await settled()
    for wire in wires:
        wire.frames()
    house.disk.is_crowded = True
    return house, table, wires


def updates(wire: Wire) -> list[Any]:
    """Since the last look."""
    return [json.decode(content) for kind, content in wire.frames() if kind == TEXT]


def bids(wire: Wire) -> list[int]:
    """That had been made, in each update since the last look."""
    return [len(update["seats"][0]["view"]["bids"]) for update in updates(wire)]


@in_a_loop
async def test_whoever_is_next_sees_a_move_at_once_and_the_others_see_two_in_one_write() -> None:
    house, table, wires = await at_a_crowded_house("anne", "bob", "cleo")
    await ask(table, "anne", play(table, 0, Bid(1, 2)))
    await settled()
    assert [bids(wire) for wire in wires] == [[], [1], []]
    await ask(table, "bob", play(table, 1, Bid(1, 3)))
    await settled()
    assert [bids(wire) for wire in wires] == [[], [], [1, 2]]
    await house.clock.turn(WAIT)
    assert [bids(wire) for wire in wires] == [[1, 2], [2], []]


@in_a_loop
async def test_without_a_crowd_all_see_a_move_at_once() -> None:
    house, table, wires = await at_a_crowded_house("anne", "bob", "cleo")
    house.disk.is_crowded = False
    await ask(table, "anne", play(table, 0, Bid(1, 2)))
    await settled()
    assert [bids(wire) for wire in wires] == [[1], [1], [1]]


@in_a_loop
async def test_the_end_of_a_game_is_seen_at_once_with_all_that_has_waited() -> None:
    _, table, wires = await at_a_crowded_house("anne", "bob")
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    await settled()
    await ask(table, "bob", play(table, 1, Challenge()))
    await settled()
    shown = [[update.get("result") is not None for update in updates(wire)] for wire in wires]
    assert shown == [[False, True], [False, True]]


@in_a_loop
async def test_who_is_sent_away_is_shown_first_what_has_waited() -> None:
    _, table, (anne, _) = await at_a_crowded_house("anne", "bob")
    await ask(table, "anne", play(table, 0, Bid(1, 2)))
    await settled()
    table.audience.send_away("anne")
    await settled()
    assert [kind for kind, _ in anne.frames()] == [TEXT, TEXT, CLOSE]
