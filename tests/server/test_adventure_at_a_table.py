"""Adventure Book at a table: who answers the chapter's question, people and bots."""

from random import Random

from by_hand import PACE, House, ask, in_a_loop, play
from witsend.game import NotYourTurn
from witsend.games.adventure_book import AdventureBook, ByLot, GoesFirst, Whoever
from witsend.server.protocol import Lead, Sit, Start
from witsend.server.refusals import NotYourSeat
from witsend.server.table import Table


async def opened(house: House, *people: str, seats: int, move_seconds: int | None = None) -> Table:
    house.tables.runtime.rng = Random(1)
    await house.tables.wake()
    table = await house.open(AdventureBook, seats=seats, move_seconds=move_seconds)
    for seat, person in enumerate(people):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", Start()) is None
    return table


@in_a_loop
async def test_the_question_waits_for_people_and_one_answer_is_enough() -> None:
    """Clause 3, ruling AB-25: a bot leaves it to the others; who answers late is told."""
    house = House(Whoever())
    table = await opened(house, "anne", "ben", seats=3)
    await house.clock.turn(PACE * 30)
    assert table.log.playing.to_act() == (0, 1)
    assert await ask(table, "ben", play(table, 1, GoesFirst(2))) is None
    assert table.log.playing.to_act() == (2,)
    assert await ask(table, "anne", play(table, 0, ByLot())) == NotYourTurn()


@in_a_loop
async def test_nobody_waits_for_people_who_are_away_with_a_clock() -> None:
    """Ruling AB-25: time that is up leaves it to the others, and chance decides in the end."""
    house = House()
    table = await opened(house, "anne", "ben", seats=2, move_seconds=30)
    await house.clock.turn(31)
    state = table.log.playing
    assert isinstance(state, AdventureBook)
    assert state.phase == "move"


@in_a_loop
async def test_companions_hold_back_until_they_are_told_to_take_the_lead() -> None:
    house = House(Whoever(), Whoever())
    table = await opened(house, "anne", seats=2)
    assert table.bots.level(1) == "beside:middle"
    assert await ask(table, "ben", Lead(on=True)) == NotYourSeat()
    assert await ask(table, "anne", Lead(on=True)) is None
    assert table.bots.level(1) == "middle"
    assert await ask(table, "anne", Lead(on=False)) is None
    assert table.bots.level(1) == "beside:middle"
