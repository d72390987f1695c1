"""Battle of Wits at a table: everyone chooses a character, and the deal goes round in rematches."""

from random import Random
from typing import Any

from by_hand import House, ask, in_a_loop, play
from witsend.game import Seat
from witsend.games.battle_of_wits import BattleOfWits, Become, CharacterTaken, Whoever
from witsend.server.protocol import Again, SeatBot, Shift, Sit, Start
from witsend.server.table import Table

ANNE, BEN, CLEO = range(3)
PEOPLE = ("anne", "ben", "cleo")


async def table_of(house: House, *people: str, **setup: Any) -> Table:
    """Started; seats beyond the people are bots'."""
    house.tables.runtime.rng = Random(1)
    await house.tables.wake()
    table = await house.open(BattleOfWits, **setup)
    for seat, person in enumerate(people):
        assert await ask(table, person, Sit(seat=seat)) is None
    for seat in range(len(people), len(table.log.seating.chairs)):
        assert await ask(table, "anne", SeatBot(seat=seat, level="easy")) is None
    assert await ask(table, "anne", Start()) is None
    return table


def state_of(table: Table) -> BattleOfWits:
    assert isinstance(table.log.state, BattleOfWits)
    return table.log.state


async def played_out(table: Table) -> None:
    """Everyone makes the first move there is, to the end."""
    while seats := state_of(table).to_act():
        move = state_of(table).default_move(seats[0])
        assert await ask(table, PEOPLE[seats[0]], play(table, seats[0], move)) is None


async def dealer_of_the_next_game(table: Table, house: House, *asks: Shift) -> Seat:
    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(str(table.log.seating.next))
    assert following
    for shift in asks:
        assert await ask(following, "anne", shift) is None
    assert await ask(following, "anne", Start()) is None
    return state_of(following).rows[0].dealer


@in_a_loop
async def test_when_people_play_again_the_next_seat_deals() -> None:
    """Clause 6 of Battle of Wits. Ruling BW-30: also where the host had named the first dealer."""
    for named, following in ((1, BEN), (3, ANNE)):
        house = House()
        table = await table_of(house, *PEOPLE, seats=3, dealer=named, characters="seated")
        await played_out(table)
        assert await dealer_of_the_next_game(table, house) == following
        await house.tables.close()  # before it is gone, with what it is at


@in_a_loop
async def test_after_a_lot_the_seat_beside_whom_it_fell_on_deals_next() -> None:
    """Ruling BW-30."""
    house = House()
    table = await table_of(house, *PEOPLE, seats=3, characters="seated")
    last = state_of(table).rows[0].dealer
    await played_out(table)
    assert await dealer_of_the_next_game(table, house) == (last + 1) % 3


@in_a_loop
async def test_the_deal_goes_with_the_seats_whoever_has_changed_them() -> None:
    """Ruling BW-30: Anne dealt, Ben's seat is next, and Cleo has moved there."""
    house = House()
    table = await table_of(house, *PEOPLE, seats=3, dealer=1, characters="seated")
    await played_out(table)
    assert await dealer_of_the_next_game(table, house, Shift(seat=BEN, to=CLEO)) == BEN


@in_a_loop
async def test_everyone_chooses_at_once_and_the_first_to_ask_has_the_character() -> None:
    """Clause 4 of Battle of Wits: each player chooses a character."""
    table = await table_of(House(), *PEOPLE, seats=3, dealer=1)
    assert state_of(table).to_act() == (ANNE, BEN, CLEO)
    early, late = (play(table, seat, Become("Vizzini")) for seat in (CLEO, BEN))
    assert await ask(table, "cleo", early) is None
    assert await ask(table, "ben", late) == CharacterTaken("Vizzini")
    assert await ask(table, "ben", play(table, BEN, Become("Fezzik"))) is None
    assert await ask(table, "anne", play(table, ANNE, Whoever())) is None
    assert state_of(table).characters == ("Man in Black", "Fezzik", "Vizzini")


@in_a_loop
async def test_nobody_waits_for_bots_and_they_take_nobodys_character() -> None:
    """Ruling BW-33: Anne wants to be who goes with a bot's seat."""
    house = House()
    table = await table_of(house, "anne", seats=3, dealer=1)
    await house.clock.turn(10)
    assert state_of(table).to_act() == (ANNE,), "the bots have answered"
    assert await ask(table, "anne", play(table, ANNE, Become("Buttercup"))) is None
    assert state_of(table).characters[ANNE] == "Buttercup"
    assert state_of(table).rows, "and the cards are dealt"
