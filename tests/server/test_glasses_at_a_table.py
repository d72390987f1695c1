"""Poisoned Glass at a table: Vizzini acts at any time, while others pour."""

from random import Random
from typing import Any

from by_hand import House, ask, in_a_loop, play, reloaded, update, watch
from by_hand import kept as all_of
from witsend.game import Move, NotYourTurn, Seat
from witsend.games.poisoned_glass import (
    Exchange,
    Leave,
    Look,
    PoisonedGlass,
    Pour,
    PowerSpent,
    TopsChanged,
    VizziniLooks,
)
from witsend.server.protocol import Sit, Start
from witsend.server.table import Table

PEOPLE = ("anne", "ben", "cleo")
A, B, C = range(3)
MOVE_SECONDS = 30


def state_of(table: Table) -> PoisonedGlass:
    assert isinstance(table.log.state, PoisonedGlass)
    return table.log.state


async def says(table: Table, seat: Seat, move: Move) -> Any:
    return await ask(table, PEOPLE[seat], play(table, seat, move))


async def pouring(house: House, **setup: Any) -> Table:
    """All have spied, and Wesley is to pour."""
    house.tables.runtime.rng = Random(1)
    await house.tables.wake()
    table = await house.open(
        PoisonedGlass, move_seconds=MOVE_SECONDS, seats=3, vizzini_when="any-time", **setup
    )
    for seat, person in enumerate(PEOPLE):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", Start()) is None
    while state_of(table).phase == "spy":
        (seat,) = state_of(table).to_act()
        assert await says(table, seat, state_of(table).default_move(seat)) is None
    return table


@in_a_loop
async def test_a_pour_that_arrives_first_keeps_vizzini_from_cards_he_did_not_mean() -> None:
    """Rulings PG-5 and PG-20."""
    table = await pouring(House())
    state = state_of(table)
    wesley, vizzini = state.wesley, state.vizzini
    page = watch(table, PEOPLE[vizzini])
    meant = Exchange(A, B, state.top_ids(A, B))
    number = table.log.made[vizzini]
    assert await says(table, wesley, Pour(state.hands[wesley][0], A)) is None
    assert await ask(table, PEOPLE[vizzini], play(table, vizzini, meant, number)) == TopsChanged()
    (own,) = (await update(page))["seats"]
    assert {"type": "exchange", "one": A, "other": B} in own["moves"], "he still has the power"
    tops = state_of(table).top_ids(A, B)
    assert await says(table, vizzini, Exchange(A, B, tops)) is None
    assert state_of(table).top_ids(B, A) == tops
    assert await says(table, vizzini, Exchange(A, B)) == PowerSpent()
    assert all_of(await reloaded(table)) == all_of(table)


@in_a_loop
async def test_whoever_is_to_pour_waits_for_vizzini_and_the_clock_decides_for_him() -> None:
    """Rulings PG-5 and PG-6: whoever looks first decides before it goes on."""
    house = House()
    table = await pouring(house, vizzini_peek="look-then-decide")
    state = state_of(table)
    wesley, vizzini = state.wesley, state.vizzini
    other = 3 - wesley - vizzini
    assert await says(table, vizzini, Look(A, C, state.top_ids(A, C))) is None
    pour = Pour(state.hands[wesley][0], A)
    assert await says(table, wesley, pour) == VizziniLooks("A", "C")
    assert await says(table, other, Leave()) == NotYourTurn()
    await house.clock.turn(MOVE_SECONDS)
    assert state_of(table).power == "spent"
    assert state_of(table).glasses[A][0].id == A, "nothing was exchanged"
    assert state_of(table).to_act() == (wesley,)
    assert await says(table, wesley, pour) is None
    assert all_of(await reloaded(table)) == all_of(table)
