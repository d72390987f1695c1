"""Adventure Book at a table: who answers the chapter's question, people and bots."""

from random import Random

import pytest
from msgspec import Raw
from msgspec.structs import replace

from by_hand import PACE, House, ask, in_a_loop, play
from finished import EVENING, entries_of
from golden import FOLDER
from witsend.game import NotYourTurn
from witsend.games.adventure_book import AdventureBook, ByLot, GoesFirst, Whoever
from witsend.record import GameRecord, Sitter, read
from witsend.server.bookshelf import on_the_shelf
from witsend.server.protocol import Lead, Sit, Start
from witsend.server.refusals import NotYourSeat
from witsend.server.seating import Entry, Opened, encode_entry
from witsend.server.stories import write_story
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


@pytest.mark.parametrize("record", ["chapter-1", "chapter-6", "lost"])
def test_a_story_stands_on_the_shelf_as_far_as_it_is(record: str) -> None:
    """A bookmarked one is never finished: it has all that is needed to read on."""
    told = read(FOLDER / f"adventure-book-{record}.jsonl")
    opened, *_ = entries_of(told, "anne", "ben") if told.setup.seats > 1 else alone(told)
    first = encode_entry(opened)
    story = write_story(told.names, told.shown, EVENING)
    shelved = on_the_shelf(first, story, None)
    assert shelved
    assert shelved.chapters == 6
    stages = {"chapter-1": "bookmarked", "chapter-6": "told", "lost": "lost"}
    assert shelved.stage == stages[record]
    if shelved.stage == "bookmarked":
        assert shelved.setup == told.state.rematch()
        assert (shelved.chapter, shelved.specials) == (2, len(shelved.setup.campaign.specials))
    running = on_the_shelf(first, None, told.states[-2])
    assert running
    assert (running.stage, running.setup) == ("reading", None)


def alone(record: GameRecord) -> list[Entry]:
    two = GameRecord.start(
        AdventureBook, replace(record.setup, seats=2), (Sitter(name="Anne"),) * 2
    )
    return entries_of(two, "anne", "ben")


def test_a_story_whose_book_is_gone_is_not_shelved() -> None:
    told = read(FOLDER / "adventure-book-chapter-1.jsonl")
    opened, *_ = entries_of(told, "anne", "ben")
    assert isinstance(opened, Opened)
    gone = bytes(opened.setup).replace(b'"book":"house"', b'"book":"lent"')
    assert on_the_shelf(encode_entry(replace(opened, setup=Raw(gone))), None, None) is None


@in_a_loop
async def test_with_advice_comes_what_to_say_to_the_others() -> None:
    house = House()
    table = await opened(house, "anne", "ben", seats=2)
    assert await table.bots.saying(0) is None, "before the chapter begins there is no aim"
    assert await ask(table, "anne", play(table, 0, GoesFirst(0))) is None
    words = [move for move in table.log.playing.moves(0) if move.only_said]
    house.bots.script = [words[1]]
    assert await table.bots.saying(0) == words[1]
