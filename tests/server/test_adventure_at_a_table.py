"""Adventure Book at a table: who answers the chapter's question, people and bots."""

from pathlib import Path
from random import Random

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from by_hand import PACE, House, ask, in_a_loop, play, reloaded
from finished import EVENING, entries_of
from golden import FOLDER
from witsend.content.books.shelf import volume
from witsend.game import NotYourTurn
from witsend.games.adventure_book import (
    AdventureBook,
    ByLot,
    EndMoving,
    EndStory,
    GoesFirst,
    Whoever,
)
from witsend.games.adventure_book.moves import LastToTell
from witsend.record import GameRecord, Sitter, parse, read
from witsend.server.bookshelf import PROBLEMS, book_shown, on_the_shelf
from witsend.server.protocol import Clear, Direct, Lead, SeatBot, Sit, Stand, Start
from witsend.server.refusals import HostOnly, NotForPeople, NotYourSeat, SeatTaken
from witsend.server.retold import decode_entries, game_of
from witsend.server.seating import Entry, Opened, encode_entry
from witsend.server.stories import write_story
from witsend.server.table import Table


async def opened(
    house: House, *people: str, seats: int, move_seconds: int | None = None, bots: bool = True
) -> Table:
    house.tables.runtime.rng = Random(1)
    await house.tables.wake()
    table = await house.open(AdventureBook, seats=seats, move_seconds=move_seconds)
    for seat, person in enumerate(people):
        assert await ask(table, person, Sit(seat=seat)) is None
    for seat in range(len(people), seats if bots else 0):
        assert await ask(table, "anne", SeatBot(seat=seat, level="middle")) is None
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


def telling(table: Table) -> AdventureBook:
    state = table.log.playing
    assert isinstance(state, AdventureBook)
    return state


@in_a_loop
async def test_chairs_that_are_free_stay_free() -> None:
    """Ruling AB-28: nobody gets company who has not asked for it."""
    table = await opened(House(), "anne", seats=4, bots=False)
    assert telling(table).present == (0,)
    assert telling(table).to_act() == (0,)
    assert [chair.is_free for chair in table.log.seating.chairs] == [False, True, True, True]
    assert (await reloaded(table)).log.playing == table.log.playing


@in_a_loop
async def test_a_companion_comes_between_turns_and_is_dismissed_again() -> None:
    house = House()
    table = await opened(house, "anne", seats=3, bots=False)
    assert await ask(table, "anne", SeatBot(seat=2, level="hard")) is None  # no turn has begun
    assert telling(table).present == (0, 2)
    assert table.bots.level(2) == "beside:hard"
    assert await ask(table, "anne", SeatBot(seat=2, level="easy")) is None  # another one
    assert (table.log.seating.chairs[2].bot, table.log.directed) == ("easy", 3)
    assert await ask(table, "anne", play(table, 0, EndMoving())) is None
    assert await ask(table, "anne", Clear(seat=2)) is None
    assert table.log.seating.chairs[2].bot, "until the turn is over it may be asked"
    name, version = table.log.seating.seat_names[2], table.audience.table_version
    assert await ask(table, "anne", play(table, 0, EndStory())) is None
    assert table.log.seating.chairs[2].is_free
    assert table.audience.table_version > version, "pages are told"
    assert table.log.seating.seat_names[2] == name, "what is told of it names it"
    assert telling(table).to_act() == (0,)


@in_a_loop
async def test_whoever_sits_down_in_a_story_tells_along() -> None:
    table = await opened(House(), "anne", seats=2, bots=False)
    assert await ask(table, "ben", Sit(seat=1)) is None
    assert telling(table).present == (0, 1)


@in_a_loop
async def test_whoever_takes_the_chair_of_a_dismissed_companion_stays() -> None:
    table = await opened(House(), "anne", seats=2)
    assert await ask(table, "anne", play(table, 0, ByLot())) is None
    assert await ask(table, "anne", play(table, telling(table).turn, EndMoving())) is None
    assert await ask(table, "anne", Clear(seat=1)) is None
    assert await ask(table, "ben", Sit(seat=1)) is None
    assert telling(table).changing == ()


@in_a_loop
async def test_only_a_host_brings_companions_and_nobody_dismisses_people() -> None:
    table = await opened(House(), "anne", "ben", seats=4, bots=False)
    assert await ask(table, "ben", SeatBot(seat=2, level="easy")) == HostOnly()
    assert await ask(table, "anne", Clear(seat=1)) == SeatTaken()
    assert await ask(table, "anne", SeatBot(seat=1, level="easy")) == SeatTaken()
    sit_out = Raw(b'{"type":"sit-out","seat":1}')
    assert await ask(table, "anne", Direct(move=sit_out)) == NotForPeople()
    assert await ask(table, "anne", Clear(seat=2)) is None  # nobody is there
    assert telling(table).present == (0, 1)


@in_a_loop
async def test_the_last_one_to_tell_cannot_be_dismissed() -> None:
    table = await opened(House(), "anne", seats=2)
    assert await ask(table, "anne", Stand(seat=0)) is None
    assert await ask(table, "anne", Clear(seat=0)) is None
    assert await ask(table, "anne", Clear(seat=1)) == LastToTell()


@in_a_loop
async def test_a_record_names_every_seat() -> None:
    table = await opened(House(), "anne", seats=2, bots=False)
    entries = decode_entries(await table.runtime.store.entries(table.id, 0))
    record = parse(game_of(entries).record(None, secrets=True))
    assert record.names == ("Anne", "Seat 2")


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
    again = {"chapter-1": (1,), "chapter-6": (6,), "lost": (4,)}
    assert shelved.replayed == again[record]
    assert shelved.title == volume("house").chapters[shelved.chapter - 1].chapter.title
    if shelved.stage == "bookmarked":
        assert shelved.setup == told.state.rematch()
        on = encode_entry(replace(opened, setup=Raw(json.encode(shelved.setup))))
        read_on = on_the_shelf(on, None, None)
        assert read_on
        assert (read_on.since, read_on.chapter) == (shelved.setup.campaign, 2)
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
    assert await ask(table, "anne", play(table, 0, words[0])) is None
    house.bots.script = [words[1]]
    assert await table.bots.saying(0) == words[1], "what was said is not always what is advised"


def test_a_book_is_shown_with_its_chapters_and_what_is_wrong_with_it_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = book_shown("house")
    assert shown
    assert [view.chapter for view in shown.views] == [1, 2, 3, 4, 5, 6]
    assert shown.problems == ()
    assert book_shown("lent") is None
    (tmp_path / "problems").write_text("ch1.toml, line 7: this is not TOML.")
    monkeypatch.setenv(PROBLEMS, str(tmp_path / "problems"))
    shown = book_shown("house")
    assert shown
    assert shown.problems == ("ch1.toml, line 7: this is not TOML.",)
