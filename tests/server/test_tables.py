"""Tables over time: clocks, bots, hosts, pages, talk, restarts. The clock is turned by hand."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from gzip import decompress
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec import json
from msgspec.structs import replace

from by_hand import (
    NOON,
    PACE,
    HandClock,
    House,
    Scripted,
    Watcher,
    ask,
    in_a_loop,
    kept,
    lines,
    play,
    read,
    record_of,
    reloaded,
    settled,
    update,
    watch,
)
from sketches import (
    SKETCHES,
    Bet,
    Book,
    Cancel,
    Challenge,
    Guess,
    LetBe,
    Lock,
    Match,
    Miracle,
    Series,
    Show,
    Wagers,
)
from witsend.game import Clock, Move, NotYourTurn, Record, Seat, State
from witsend.games import GAMES
from witsend.games import pirates_dice as dice
from witsend.games.pirates_dice import Bid, PiratesDice
from witsend.record import GameRecord, parse
from witsend.server.audience import HOST_GONE_SECONDS, SCENE_SECONDS
from witsend.server.clocks import RETRY_SECONDS
from witsend.server.connection import MOST_ANSWERS, Connection
from witsend.server.protocol import (
    Again,
    Ask,
    Clear,
    HandOver,
    Hurry,
    Mute,
    OrderByAge,
    Pace,
    Play,
    React,
    Reaction,
    Remove,
    Say,
    SeatBot,
    Shift,
    Sit,
    Stand,
    StandIn,
    Start,
    Watch,
)
from witsend.server.refusals import (
    NoSuchPerson,
    NotKept,
    NotStarted,
    NotYourSeat,
    OlderRules,
    RulesNotHere,
    SomebodyPlays,
    TooLate,
    Unprintable,
)
from witsend.server.runtime import Runtime, Time
from witsend.server.seating import STAND_IN, Chair, Paced, Played, decode_entry, encode_entry
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store, Stored
from witsend.server.table import Table
from witsend.server.tables import STORY_SECONDS, Tables
from witsend.server.talk import LINES_KEPT


@pytest.fixture(autouse=True)
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server carries games it has never heard of."""
    for name, game in SKETCHES.items():
        monkeypatch.setitem(GAMES, name, game)


def state(table: Table) -> Any:
    return table.log.playing


async def played_by(table: Table) -> list[tuple[Seat, str]]:
    """Who has made the seats' moves."""
    entries = [decode_entry(row.entry) for row in await table.runtime.store.read(table.id)]
    return [(e.seat, e.by) for e in entries if isinstance(e, Played) and e.seat >= 0]


async def told_record(table: Table) -> GameRecord:
    """The file, read again."""
    return parse(decompress(await table.retold("record", "anne")))


async def found(house: House, table: Table) -> Table:
    again = await house.tables.find(table.id)
    assert again
    return again


# The clock of a single move


@in_a_loop
async def test_a_move_has_its_time_and_then_a_bot_makes_it() -> None:
    house = House(Bid(2, 5))
    table = await house.game("anne", "ben", move_seconds=30)
    assert (await update(watch(table, "ben")))["deadline"] == NOON + 30
    await house.clock.turn(29.9)
    assert table.log.made == [0, 0]
    await house.clock.turn(0.1)
    assert [said.bid for said in state(table).bids] == [Bid(2, 5)]
    assert house.bots.asked[0][:2] == (STAND_IN, 0)
    assert house.bots.tables == {table.id}
    assert await played_by(table) == [(0, "clock")]
    assert (await update(watch(table, "ben")))["deadline"] == NOON + 60
    assert not table.log.seating.chairs[0].stand_in


@in_a_loop
async def test_every_move_starts_the_clock_anew_and_talk_does_not() -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    await house.clock.turn(20)
    await ask(table, "ben", Say(text="Well?"))
    await ask(table, "ben", StandIn(seat=1, on=True))
    await ask(table, "ben", StandIn(seat=1, on=False))
    assert table.clock.running
    assert table.clock.running.deadline == NOON + 30
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
    assert table.clock.running.deadline == NOON + 50
    await house.clock.turn(29)
    assert table.log.made == [1, 0]


@in_a_loop
async def test_without_a_clock_a_table_waits_for_ever() -> None:
    house = House()
    table = await house.game("anne", "ben")
    assert (await update(watch(table, "ben")))["deadline"] is None
    await house.clock.turn(1_000_000)
    assert table.log.made == [0, 0]


@in_a_loop
async def test_the_clock_stops_with_the_game() -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    await ask(table, "ben", play(table, 1, dice.Challenge()))
    assert table.log.seating.over
    assert table.clock.running is None
    assert house.clock.pending == []
    await table.time_up()  # a timer that was on its way


@in_a_loop
async def test_a_timer_that_comes_early_is_set_again() -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    (timer,) = house.clock.pending
    timer.at -= 0.001  # it measures time a little differently
    await house.clock.turn(29.9995)
    assert table.log.made == [0, 0]
    await house.clock.turn(0.0005)
    assert table.log.made == [1, 0]


@in_a_loop
async def test_whoever_moves_while_a_bot_thinks_for_them_has_moved() -> None:
    house = House(Bid(2, 5))
    table = await house.game("anne", "ben", move_seconds=30)
    house.bots.free.clear()
    await house.clock.turn(30)
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
    house.bots.free.set()
    await settled()
    assert await played_by(table) == [(0, "anne")]


@in_a_loop
async def test_a_clock_that_cannot_be_stored_tries_again(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    house.disk.broken = True
    await house.clock.turn(30 + 3 * RETRY_SECONDS)
    assert table.log.made == [0, 0]
    house.disk.broken = False
    await house.clock.turn(RETRY_SECONDS)
    assert table.log.made == [1, 0]
    assert "was not stored: The disk is full" in caplog.text


@in_a_loop
async def test_a_clock_runs_on_after_an_error(caplog: pytest.LogCaptureFixture) -> None:
    house = House(ValueError("planted"))
    table = await house.game("anne", "ben", move_seconds=30)
    await house.clock.turn(30 + RETRY_SECONDS)
    assert table.log.made == [1, 0]
    assert "planted" in caplog.text


@in_a_loop
async def test_when_the_time_is_up_all_who_were_waited_for_are_moved_for() -> None:
    house = House(Show(1))
    table = await house.game("anne", "ben", kind=Series, seats=4, move_seconds=30)
    await house.clock.turn(1)  # the bots in seats 2 and 3 have shown
    assert state(table).to_act() == (0, 1)
    await house.clock.turn(30)
    assert max(state(table).match.wins) == 1
    assert [by for seat, by in await played_by(table) if seat < 2] == ["clock", "clock"]


@in_a_loop
async def test_who_is_still_waited_for_gains_no_time_by_the_others_moves() -> None:
    house = House(Show(1))
    table = await house.game("anne", "ben", kind=Series, seats=4, move_seconds=30)
    await house.clock.turn(1)  # the bots in seats 2 and 3 have shown
    assert table.clock.running
    assert table.clock.running.deadline == NOON + 30
    await house.clock.turn(28)
    assert await ask(table, "anne", play(table, 0, Show(1))) is None
    assert table.clock.running.deadline == NOON + 30
    await house.clock.turn(1)
    assert max(state(table).match.wins) == 1
    assert table.clock.running.deadline == NOON + 60


@in_a_loop
async def test_nobody_is_moved_for_who_is_no_longer_asked() -> None:
    """Seat 0's cancel settles it for all, and what seat 1 is asked next is another thing."""
    house = House(Cancel(), LetBe())
    table = await house.game("anne", "ben", kind=Book, move_seconds=30, chance=())
    house.rng.falls = [1, 0]
    await ask(table, "anne", play(table, 0, Challenge()))
    assert state(table).to_act() == (0, 1)
    await house.clock.turn(30)
    assert await played_by(table) == [(0, "anne"), (0, "clock")]
    assert state(table).to_act() == (1,)
    assert table.clock.running
    assert table.clock.running.deadline == NOON + 60


# The clock of a phase


@in_a_loop
async def test_a_phase_ends_for_everyone_at_once_and_edits_do_not_prolong_it() -> None:
    house = House()
    table = await house.game("anne", "ben", kind=Wagers, chance=(7,), seconds=30, move_seconds=5)
    for number in range(6):
        await house.clock.turn(4)
        assert await ask(table, "anne", play(table, 0, Guess(number))) is None
    assert table.clock.running
    assert table.clock.running.deadline == NOON + 30
    await house.clock.turn(6)
    assert state(table).betting
    assert state(table).guesses == (5, None)
    assert (await played_by(table))[6:] == [(0, "clock"), (1, "clock")]
    assert table.clock.running.deadline == NOON + 60
    assert house.bots.asked == []
    await house.clock.turn(30)
    assert table.log.seating.over


@in_a_loop
async def test_a_phase_that_all_have_finished_ends_early() -> None:
    house = House()
    table = await house.game("anne", "ben", kind=Wagers, chance=(7,), seconds=30)
    await house.clock.turn(10)
    for seat, person in enumerate(("anne", "ben")):
        await ask(table, person, play(table, seat, Guess(7)))
        await ask(table, person, play(table, seat, Lock()))
    assert state(table).betting
    assert table.clock.running
    assert table.clock.running.deadline == NOON + 40
    await house.clock.turn(25)
    assert not table.log.seating.over
    for seat, person in enumerate(("anne", "ben")):
        await ask(table, person, play(table, seat, Bet(0)))
        await ask(table, person, play(table, seat, Lock()))
    assert table.log.playing.result()
    assert table.clock.running is None


@in_a_loop
async def test_a_phase_that_ends_with_one_seats_default_ends_no_other_phase() -> None:
    house = House()
    table = await house.game("anne", "ben", kind=Wagers, chance=(7,), seconds=30)
    await ask(table, "ben", play(table, 1, Lock()))
    await house.clock.turn(30)
    assert await played_by(table) == [(1, "ben"), (0, "clock")]
    assert state(table).locked == (False, False)


class Hasty(Series, frozen=True, kw_only=True):
    """The first to show wins the game for the team, and the next one begins."""

    name = "sketch-hasty"

    def apply(self, seat: Seat, move: Move) -> Self:
        return replace(self, match=Match((self.match.wins[0] + 1, 0)))

    def clock(self) -> Clock:
        return Clock(30, phase=self.match.wins[0])


@in_a_loop
async def test_nobody_is_moved_for_in_the_next_phase_who_was_late_in_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, Hasty.name, Hasty)
    house = House()
    table = await house.game("anne", "ben", "cleo", "dora", kind=Hasty, seats=4)
    await house.clock.turn(30)
    assert await played_by(table) == [(0, "clock")]
    assert table.clock.running
    assert table.clock.running.deadline == NOON + 60


# Simultaneous and sealed moves, moves out of turn


@in_a_loop
async def test_sealed_moves_cross_and_nobody_sees_them() -> None:
    house = House()
    table = await house.game("anne", "ben", "cleo", "dora", kind=Series, seats=4)
    pages = {who: watch(table, who) for who in ("anne", "ben", "cleo", None)}
    people = ("anne", "ben", "cleo")
    answers = await asyncio.gather(
        *(ask(table, who, play(table, seat, Show(1), 0)) for seat, who in enumerate(people))
    )
    assert list(answers) == [None, None, None]
    assert table.log.made == [1, 1, 1, 0]
    for who, one in pages.items():
        (seat_view,) = (await update(one))["seats"]
        assert seat_view["view"]["shown"] == [True, True, True, False]
        assert seat_view["view"]["own"] == (None if who is None else 1)
    assert await ask(table, "dora", play(table, 3, Show(1))) is None
    assert state(table).match.wins == (1, 0)


@in_a_loop
async def test_everyone_is_told_alike_whom_the_game_waits_for() -> None:
    house = House()
    table = await house.open(Series, seats=4)
    watchers = [watch(table, who) for who in ("anne", "ben", None)]
    assert [(await update(one))["to_act"] for one in watchers] == [[], [], []], "not begun"
    for seat, who in enumerate(("anne", "ben", "cleo", "dora")):
        await ask(table, who, Sit(seat=seat))
    await ask(table, "anne", Start())
    assert [(await update(one))["to_act"] for one in watchers] == [[0, 1, 2, 3]] * 3
    await ask(table, "ben", play(table, 1, Show(1)))
    assert [(await update(one))["to_act"] for one in watchers] == [[0, 2, 3]] * 3


@in_a_loop
async def test_a_seat_may_move_out_of_turn() -> None:
    house = House()
    table = await house.game("anne", "ben", kind=Book, chance=())
    assert state(table).to_act() == (0,)
    assert await ask(table, "ben", play(table, 1, Miracle())) is None
    assert table.log.made == [0, 1]
    assert await ask(table, "ben", play(table, 1, Miracle(), 0)) is None  # sent again
    assert table.log.made == [0, 1]
    house.rng.falls = [0]
    assert await ask(table, "anne", play(table, 0, Challenge(), 0)) is None
    assert table.log.made == [1, 1]


@in_a_loop
async def test_a_restart_in_the_middle_of_a_sealed_round_loses_no_move() -> None:
    house = House()
    people = ("anne", "ben", "cleo", "dora")
    table = await house.game(*people, kind=Series, seats=4)
    for seat in (3, 1):
        await ask(table, people[seat], play(table, seat, Show(1)))
    was = kept(table)
    for politely in (True, False):
        house = await house.restarted(politely=politely)
        again = await found(house, table)
        assert kept(again) == was
        assert await ask(again, "dora", play(again, 3, Show(1), 0)) is None
        assert await ask(again, "dora", play(again, 3, Show(0), 0)) == TooLate()
        assert kept(again) == was
    for seat in (0, 2):
        await ask(again, people[seat], play(again, seat, Show(0)))
    assert state(again).match.wins == (1, 0)


# Restarts


@pytest.mark.parametrize("politely", [True, False])
@in_a_loop
async def test_a_restart_gives_back_the_time_that_was_lost(politely: bool) -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    await house.clock.turn(10)
    await house.store.beat(house.clock.now())
    house = await house.restarted(after=1000, politely=politely)
    again = await found(house, table)
    assert (await update(watch(again, "anne")))["deadline"] == NOON + 1030
    await house.clock.turn(19)
    assert again.log.made == [0, 0]
    await house.clock.turn(1)
    assert again.log.made == [1, 0]


@in_a_loop
async def test_time_given_back_is_not_taken_away_by_the_next_restart() -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    for _ in range(3):
        await house.clock.turn(5)
        await house.store.beat(house.clock.now())
        house = await house.restarted(after=1000)
    again = await found(house, table)
    assert again.clock.running
    assert again.clock.running.deadline == NOON + 3030
    house = await house.restarted(after=1000)  # before the first beat
    again = await found(house, table)
    assert again.clock.running
    assert again.clock.running.deadline == NOON + 4030
    assert kept(await reloaded(again)) == kept(again)


@in_a_loop
async def test_a_clock_that_cannot_be_put_right_at_the_start_still_runs() -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    house.disk.broken = True
    house = await house.restarted(after=10)
    house.disk.broken = False
    await house.clock.turn(20)
    assert (await found(house, table)).log.made == [1, 0]


@in_a_loop
async def test_bots_go_on_after_a_restart() -> None:
    house = House()
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    assert state(table).to_act() == (1,)
    house = await house.restarted(Bid(1, 6))
    await house.clock.turn(PACE)
    again = await found(house, table)
    assert [said.bid for said in state(again).bids] == [Bid(1, 6)]


@in_a_loop
async def test_one_table_that_cannot_be_read_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = House()
    kinds: list[type[State]] = [Series, Book, Wagers, PiratesDice]
    gone, older, broken, fine = [
        await house.game("anne", "ben", kind=kind, seats=4 if kind is Series else 2, chance=chance)
        for kind, chance in zip(kinds, [(), (), (7,), ((6,), (5,), (3,), (4,))], strict=True)
    ]
    monkeypatch.delitem(GAMES, Series.name)
    monkeypatch.setattr(Book, "version", 2)
    monkeypatch.setattr(Wagers, "apply", lambda *_: 1 / 0)
    house = await house.restarted()
    assert (await found(house, gone)).log.stopped == RulesNotHere()
    assert (await found(house, older)).log.stopped == OlderRules(began=1, now=2)
    assert "are not here" in caplog.text
    with pytest.raises(ZeroDivisionError):
        await house.tables.find(broken.id)
    again = await found(house, fine)
    assert await ask(again, "anne", play(again, 0, Bid(1, 3))) is None


@in_a_loop
async def test_a_real_store_brings_everything_back(tmp_path: Path) -> None:
    store = await Store.open(Sqlite(tmp_path))
    house = House(store=store)
    table = await house.game("anne", "ben", move_seconds=30)
    await ask(table, "anne", play(table, 0, Bid(1, 3)))
    await ask(table, "ben", Say(text="Arr", id=1))
    was = kept(table)
    await store.beat(house.clock.now() + 5)
    await house.tables.close()
    await store.close()
    store = await Store.open(Sqlite(tmp_path))
    tables = Tables(Runtime(store, Scripted(), clock=HandClock(NOON + 100)))
    await tables.wake()
    again = await tables.find(table.id)
    assert again
    assert again.clock.running
    assert again.clock.running.deadline == NOON + 30 + 95
    for name in ("seating", "state", "made", "lately", "lines"):
        assert kept(again)[name] == was[name]
    await tables.close()
    await store.close()


@in_a_loop
async def test_closing_leaves_nothing_running() -> None:
    house = House()
    table = await house.game("anne", move_seconds=30, chance=((5,), (6,), (3,), (4,)))
    one = watch(table, "ben")
    other = await house.open()
    id_ = other.id
    del other
    house.disk.free.clear()
    asking = asyncio.ensure_future(ask(table, "anne", Say(text="Arr")))
    house.bots.free.clear()
    await settled()
    finding = asyncio.ensure_future(house.tables.find(id_))
    await asyncio.sleep(0)
    assert table.bots.turns
    await house.tables.close()
    await settled()
    assert asking.cancelled()
    assert finding.cancelled()
    others = asyncio.all_tasks() - {asyncio.current_task()} - house.disk.tasks
    assert others == set()
    house.disk.free.set()
    one.leave()
    await house.clock.turn(1000)  # what timers are left do nothing
    assert table.log.made == [0, 0]
    assert asyncio.all_tasks() == {asyncio.current_task()}


@in_a_loop
async def test_the_servers_own_clock_rings() -> None:
    rung = asyncio.Event()
    before = Time().now()
    Time().later(0, rung.set)
    await rung.wait()
    assert Time().now() >= before
    assert 0.8 <= Runtime(House().store, Scripted()).pace() <= 1.6


# Bots


@pytest.mark.parametrize("hand", [(1,), (2,), (6,)])
@pytest.mark.parametrize("thinks", [True, False])
@in_a_loop
async def test_a_bot_moves_at_its_pace_whatever_it_holds_and_however_long_it_thinks(
    hand: dice.Hand, thinks: bool
) -> None:
    house = House(Bid(1, 6))
    if thinks:
        house.bots.free.clear()
    table = await house.game("anne", chance=((5,), (6,), (3,), hand))
    await house.clock.turn(PACE - 0.1)
    house.bots.free.set()
    await settled()
    assert table.log.made == [0, 0]
    await house.clock.turn(0.1)
    assert [said.bid for said in state(table).bids] == [Bid(1, 6)]
    assert await played_by(table) == [(1, "bot")]


@in_a_loop
async def test_a_bot_waits_until_everyone_at_the_table_has_seen_the_scene() -> None:
    house = House(Bid(1, 6))
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    page = watch(table, "anne")
    assert await ask(table, "anne", Watch(on=True)) is None
    assert await ask(table, "ben", Watch(on=True)) is None, "who only looks on holds nobody up"
    await house.clock.turn(PACE + 5)
    assert table.log.made == [0, 0]
    assert await ask(table, "anne", Watch(on=False)) is None
    await settled()
    assert table.log.made == [0, 1]
    assert page


@in_a_loop
async def test_a_television_is_told_when_everyone_is_through_with_a_scene() -> None:
    table = await House().game("anne", "ben")
    television, page = watch(table, None), watch(table, "anne")
    await read(television)
    await read(page)
    for person in ("anne", "ben"):
        assert await ask(table, person, Watch(on=True)) is None
    assert await ask(table, "anne", Watch(on=False, made=0)) is None
    assert await read(television) == [], "Ben still watches"
    assert await ask(table, "ben", Watch(on=False, made=0)) is None
    assert await read(television) == [{"type": "scene-over", "made": 0}]
    assert await read(page) == [], "whoever plays skips for themselves"
    assert await ask(table, "ben", Watch(on=False, made=0)) is None
    assert await read(television) == [], "nobody has watched since"


@in_a_loop
async def test_a_bot_waits_for_nobody_who_is_gone_and_for_nobody_for_ever() -> None:
    house = House(Bid(1, 6), Bid(2, 6))
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    page = watch(table, "anne")
    assert await ask(table, "anne", Watch(on=True)) is None
    await house.clock.turn(PACE + 1)
    assert table.log.made == [0, 0]
    table.leave(page.connection)
    await settled()
    assert table.log.made == [0, 1]
    page = watch(table, "anne")
    assert await ask(table, "anne", play(table, 0, Bid(2, 2))) is None
    assert await ask(table, "anne", Watch(on=True)) is None
    await house.clock.turn(SCENE_SECONDS - 1)
    assert table.log.made == [1, 1]
    await house.clock.turn(PACE + 2)
    assert table.log.made == [1, 2]


@in_a_loop
async def test_a_bot_waits_no_longer_than_half_of_the_time_it_has() -> None:
    house = House(Bid(1, 6))
    table = await house.game("anne", move_seconds=8, chance=((5,), (6,), (3,), (4,)))
    watch(table, "anne")
    assert await ask(table, "anne", Watch(on=True)) is None
    await house.clock.turn(PACE + (8 - PACE) / 2 - 0.1)
    assert table.log.made == [0, 0]
    await house.clock.turn(0.2)
    assert table.log.made == [0, 1]


@in_a_loop
async def test_where_another_server_was_first_the_clock_goes_by_what_it_did() -> None:
    house = House(None, None)
    table = await house.game("anne", "ben", move_seconds=8, chance=((5,), (6,), (3,), (4,)))
    paced = Stored(table.log.length, house.clock.at, encode_entry(Paced(pace="slow")))
    house.disk.logs[table.id].append(paced)
    await house.clock.turn(8)
    await house.clock.turn(1)
    assert table.log.seating.pace == "slow"
    assert await played_by(table) == [(1, "clock")]


@in_a_loop
async def test_the_next_game_has_the_bots_pace_of_this_one() -> None:
    house = House()
    table = await house.game("anne", "ben")
    assert await ask(table, "anne", Pace(pace="slow")) is None
    assert await ask(table, "anne", play(table, 0, Bid(2, 6))) is None
    assert await ask(table, "ben", play(table, 1, dice.Challenge())) is None
    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(table.log.seating.next or "")
    assert following
    assert following.log.seating.pace == "slow"


@in_a_loop
async def test_bots_take_the_time_the_host_says() -> None:
    house = House(Bid(1, 6))
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    assert await ask(table, "anne", Pace(pace="slow")) is None
    assert table.log.seating.pace == "slow"
    await house.clock.turn(PACE)  # this one had begun
    assert await ask(table, "anne", play(table, 0, Bid(2, 2))) is None
    await house.clock.turn(2 * PACE - 0.1)
    assert table.log.made == [1, 1]
    await house.clock.turn(0.2)
    assert table.log.made == [1, 2]


@in_a_loop
async def test_who_is_out_may_have_the_end_at_once() -> None:
    """Bots then wait neither for scenes nor for their pace; not while a person is in the game."""
    house = House(dice.Challenge(), Bid(1, 6), Bid(2, 2))
    table = await house.game("anne", seats=3, chance=((6,), (5,), (4,), (3,), (4,), (5,)))
    assert await ask(table, "anne", Hurry()) == SomebodyPlays()
    assert await ask(table, "anne", play(table, 0, Bid(3, 6))) is None
    house.rng.falls += ((), (4,), (5,))
    await house.clock.turn(PACE)
    assert state(table).left == (0, 1, 1)
    watch(table, "anne")
    assert await ask(table, "anne", Watch(on=True)) is None
    assert await ask(table, "anne", Hurry()) is None
    await house.clock.turn(PACE)  # the first had begun
    assert table.log.seating.over, "and the others take no time"


@in_a_loop
async def test_who_wants_the_end_at_once_is_waited_for_no_more() -> None:
    """A bot that waits for a scene when it is asked for goes on too."""
    house = House(dice.Challenge(), Bid(1, 6), Bid(2, 2))
    table = await house.game("anne", seats=3, chance=((6,), (5,), (4,), (3,), (4,), (5,)))
    watch(table, "anne")
    assert await ask(table, "anne", play(table, 0, Bid(3, 6))) is None
    house.rng.falls += ((), (4,), (5,))
    await house.clock.turn(PACE)
    assert await ask(table, "anne", Watch(on=True)) is None
    await house.clock.turn(PACE)
    assert table.log.made == [1, 1, 0]
    assert await ask(table, "anne", Hurry()) is None
    await settled()
    assert table.log.made == [1, 2, 0]


@pytest.mark.parametrize("line", [None, Bid(9, 9), Show(1), "rubbish", 7, dice.Roll(((1,), (1,)))])
@in_a_loop
async def test_a_bot_without_a_good_move_makes_the_games_default(line: object) -> None:
    house = House(line)
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    await house.clock.turn(PACE)
    assert [said.bid for said in state(table).bids] == [Bid(1, 2)]


@in_a_loop
async def test_a_bot_is_asked_with_its_own_level_and_its_own_view() -> None:
    house = House()
    await house.tables.wake()
    table = await house.open(dice=1)
    await ask(table, "anne", Sit(seat=0))
    await ask(table, "anne", SeatBot(seat=1, level="hard"))
    house.rng.falls = [(5,), (6,), (3,), (4,)]
    await ask(table, "anne", Start())
    await settled()
    assert house.bots.asked == [("hard", 1, state(table).moves(1))]


@in_a_loop
async def test_a_bot_that_cannot_be_stored_tries_again_later(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = House()
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    house.disk.broken = True
    await house.clock.turn(10)
    assert table.log.made == [0, 0]
    assert 3 <= len(house.bots.asked) <= 10  # patiently
    house.disk.broken = False
    await house.clock.turn(RETRY_SECONDS + PACE)
    assert table.log.made == [0, 1]
    assert "was not stored" in caplog.text


@in_a_loop
async def test_a_bots_turn_that_breaks_is_told_and_taken_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = House(ValueError("planted"), Bid(1, 6))
    table = await house.game("anne", chance=((5,), (6,), (3,), (4,)))
    await settled()
    assert "planted" in caplog.text
    assert len(house.bots.asked) == 1
    await house.clock.turn(RETRY_SECONDS + PACE)
    assert [said.bid for said in state(table).bids] == [Bid(1, 6)]


@in_a_loop
async def test_a_bot_thinks_again_when_it_is_asked_something_else_meanwhile() -> None:
    house = House(LetBe(), Challenge())
    table = await house.game("anne", kind=Book, chance=())
    house.rng.falls = [1, 0]
    await ask(table, "anne", play(table, 0, Challenge()))
    await house.clock.turn(PACE / 2)
    await ask(table, "anne", play(table, 0, Cancel()))  # now it is the bot's turn
    await house.clock.turn(PACE / 2)
    assert table.log.made == [2, 0]
    await house.clock.turn(PACE)
    assert await played_by(table) == [(0, "anne"), (0, "anne"), (1, "bot")]


@in_a_loop
async def test_advice_is_thought_of_once_and_for_one_person_at_a_time() -> None:
    house = House(Bid(1, 4), Bid(1, 5), Bid(2, 2))
    here, there = [await house.game("anne", "ben") for _ in range(2)]
    house.bots.free.clear()
    asking = [asyncio.ensure_future(table.bots.advice(0)) for table in (here, here, there)]
    await settled()
    assert len(house.bots.asked) == 1, "bots that play need not wait for all the others"
    house.bots.free.set()
    assert await asyncio.gather(*asking) == [Bid(1, 4), Bid(1, 4), Bid(1, 5)]
    assert await ask(here, "anne", play(here, 0, Bid(1, 3))) is None
    assert await here.bots.advice(0) == NotYourTurn()
    assert await ask(here, "ben", play(here, 1, Bid(1, 6))) is None
    assert await here.bots.advice(0) == Bid(2, 2), "of what is on the table now"
    assert len(house.bots.asked) == 3
    assert await (await house.open()).bots.advice(0) == NotStarted()


@in_a_loop
async def test_bots_alone_play_to_the_end_and_the_record_replays() -> None:
    house = House()
    falls = [(5,), (6,), (5,), (3,), (4,), (4,), (3,), (4,), (), (2,), (2,), ()]
    table = await house.game("anne", seats=3, chance=falls)
    await ask(table, "anne", StandIn(seat=0, on=True))
    await house.clock.turn(20 * PACE)
    assert table.log.seating.over
    assert {by for _, by in await played_by(table)} == {"bot"}
    record = await told_record(table)
    assert record.text() == (await record_of(table)).text()
    assert record.state == table.log.state
    assert record.names == ("Anne", "Calico", "Grog")
    assert [sitter.bot for sitter in record.sitters] == [None, STAND_IN, STAND_IN]


@in_a_loop
async def test_a_stand_in_plays_until_the_seat_is_taken_back_by_a_move() -> None:
    house = House(Bid(1, 6))
    table = await house.game("anne", "ben", seats=2)
    await ask(table, "anne", StandIn(seat=0, on=True))
    assert house.bots.asked[-1:] == [] or house.bots.asked[-1][0] == STAND_IN
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
    assert not table.log.seating.chairs[0].stand_in
    await house.clock.turn(5 * PACE)
    assert await played_by(table) == [(0, "anne")]


@in_a_loop
async def test_a_stand_in_that_is_sent_away_in_time_does_not_move() -> None:
    house = House(Bid(1, 6))
    table = await house.game("anne", "ben")
    await ask(table, "anne", StandIn(seat=0, on=True))
    await house.clock.turn(PACE / 2)
    await ask(table, "anne", StandIn(seat=0, on=False))
    await house.clock.turn(5 * PACE)
    assert table.log.made == [0, 0]
    await ask(table, "anne", StandIn(seat=0, on=True))
    await house.clock.turn(PACE)
    assert await played_by(table) == [(0, "bot")]


@in_a_loop
async def test_the_host_lets_a_bot_play_for_whoever_is_away_and_only_then() -> None:
    house = House()
    table = await house.game("anne", "ben")
    here = watch(table, "ben")
    assert await ask(table, "anne", StandIn(seat=1, on=True)) == NotYourSeat()
    here.leave()
    assert await ask(table, "anne", StandIn(seat=1, on=True)) is None
    await ask(table, "anne", play(table, 0, Bid(1, 3)))
    await house.clock.turn(PACE)
    assert await played_by(table) == [(0, "anne"), (1, "bot")]


@in_a_loop
async def test_a_stand_in_is_known_to_be_the_hosts_so_that_who_comes_back_can_end_it() -> None:
    table = await House().game("anne", "ben")
    await ask(table, "anne", StandIn(seat=0, on=True))
    await ask(table, "anne", StandIn(seat=1, on=True))
    here = watch(table, "ben")
    mine, theirs = (await update(here))["table"]["chairs"]
    assert (mine["stand_in"], mine["until_back"]) == (True, False)
    assert (theirs["stand_in"], theirs["until_back"]) == (True, True)
    assert await ask(table, "ben", StandIn(seat=1, on=False)) is None
    theirs = (await update(here))["table"]["chairs"][1]
    assert (theirs["stand_in"], theirs["until_back"]) == (False, False)
    await ask(table, "ben", StandIn(seat=1, on=True))
    theirs = (await update(here))["table"]["chairs"][1]
    assert (theirs["stand_in"], theirs["until_back"]) == (True, False)


@in_a_loop
async def test_a_bot_plays_for_whoever_stands_until_they_sit_down_again() -> None:
    house = House()
    table = await house.game("anne", "ben")
    await ask(table, "anne", Stand(seat=0))
    await house.clock.turn(PACE)
    assert await played_by(table) == [(0, "bot")]
    assert await ask(table, "anne", Sit(seat=0)) is None
    assert table.log.seating.chairs[0] == Chair(("anne",))
    (seat,) = (await update(watch(table, "anne")))["seats"]
    assert (seat["seat"], seat["number"], seat["view"]["dice"]) == (0, 1, [3])


# The host


@in_a_loop
async def test_a_host_who_is_gone_for_long_is_followed_by_somebody_who_is_here() -> None:
    house = House()
    table = await house.game("anne", "ben", "cleo", seats=3, chance=((6,), (5,), (5,), *[(3,)] * 3))
    host, _ = watch(table, "anne"), watch(table, "cleo")
    host.leave()
    await house.clock.turn(HOST_GONE_SECONDS - 1)
    assert table.log.seating.host == "anne"
    await house.clock.turn(1)
    assert table.log.seating.host == "cleo"
    assert kept(await reloaded(table)) == kept(table)


@in_a_loop
async def test_a_host_who_comes_back_in_time_has_all_the_time_again() -> None:
    house = House()
    table = await house.game("anne", "ben")
    host, _ = watch(table, "anne"), watch(table, "ben")
    second = watch(table, "anne")
    host.leave()  # but the other tab is open
    await house.clock.turn(2 * HOST_GONE_SECONDS)
    second.leave()
    await house.clock.turn(HOST_GONE_SECONDS - 10)
    host = watch(table, "anne")
    await house.clock.turn(5)
    host.leave()
    await house.clock.turn(HOST_GONE_SECONDS - 10)
    assert table.log.seating.host == "anne"
    await house.clock.turn(10)
    assert table.log.seating.host == "ben"


@in_a_loop
async def test_a_host_who_never_came_is_followed_when_somebody_has_waited_for_long() -> None:
    house = await House().restarted()
    table = await house.game("anne", "ben")
    await house.clock.turn(10 * HOST_GONE_SECONDS)
    assert table.log.seating.host == "anne"  # nobody is here
    watch(table, "olga")
    await house.clock.turn(10 * HOST_GONE_SECONDS)
    assert table.log.seating.host == "anne"  # nobody who sits here
    watch(table, "ben")
    await house.clock.turn(HOST_GONE_SECONDS)
    assert table.log.seating.host == "ben"


@in_a_loop
async def test_a_new_host_who_is_not_here_has_as_long_as_the_old_one() -> None:
    house = House()
    table = await house.game("anne", "ben", "cleo", seats=3, chance=((6,), (5,), (5,), *[(3,)] * 3))
    watch(table, "cleo")
    await house.clock.turn(HOST_GONE_SECONDS - 1)
    await ask(table, "anne", HandOver(person="ben"))
    await house.clock.turn(HOST_GONE_SECONDS - 1)
    assert table.log.seating.host == "ben"
    await house.clock.turn(1)
    assert table.log.seating.host == "cleo"


@in_a_loop
async def test_a_new_host_who_cannot_be_stored_is_host_later() -> None:
    house = House()
    table = await house.game("anne", "ben")
    watch(table, "ben")
    house.disk.broken = True
    await house.clock.turn(HOST_GONE_SECONDS)
    assert table.log.seating.host == "anne"
    house.disk.broken = False
    await house.clock.turn(HOST_GONE_SECONDS)
    assert table.log.seating.host == "ben"


@in_a_loop
async def test_a_host_who_is_back_while_the_table_was_busy_stays_host() -> None:
    house = House()
    table = await house.game("anne", "ben")
    watch(table, "ben")
    async with table.lock:
        await house.clock.turn(HOST_GONE_SECONDS)
        watch(table, "anne")
    await settled()
    assert table.log.seating.host == "anne"


# Pages


@in_a_loop
async def test_a_new_page_is_told_everything_once_and_then_only_what_is_new() -> None:
    table = await House().game("anne", "ben")
    await ask(table, "ben", Say(text="Arr"))
    one = watch(table, "anne")
    first, talk = await read(one)
    assert (first["type"], first["table"]["host"]) == ("update", "anne")
    assert (talk["type"], talk["fresh"], len(talk["lines"])) == ("talk", True, 1)
    assert await read(one) == []
    await ask(table, "ben", Say(text="Well?"))
    assert await read(one) == [
        {
            "type": "talk",
            "lines": [{"person": "ben", "name": "Ben", "text": "Well?", "whisper": False}],
            "fresh": False,
        }
    ]


@in_a_loop
async def test_who_sits_where_is_sent_again_only_when_it_has_changed() -> None:
    table = await House().game("anne", "ben")
    one = watch(table, "anne")
    assert (await update(one))["table"]["onlookers"] == 0
    await ask(table, "anne", play(table, 0, Bid(1, 3)))
    assert "table" not in await update(one)
    table.join(None, is_screen=True)
    shown = (await update(one))["table"]
    assert (shown["screen"], shown["onlookers"]) == (True, 0), "a television is no onlooker"
    other = watch(table, "olga")
    assert (await update(one))["table"]["onlookers"] == 1
    assert (await update(other))["table"]["onlookers"] == 1, "whoever comes in gets everything"
    await ask(table, "anne", StandIn(seat=0, on=True))
    assert (await update(one))["table"]["chairs"][0]["stand_in"]
    assert json.decode(table.audience.update("anne"))["table"], "and whoever asks by itself"


@in_a_loop
async def test_many_who_come_at_once_are_told_of_once_a_second() -> None:
    house = House()
    house.tables.runtime.calm_seconds = 1.0
    table = await house.game("anne", "ben")
    one = watch(table, "anne")
    await read(one)
    await house.clock.turn(1)
    crowd = [watch(table, None) for _ in range(100)]
    assert [sent["table"]["onlookers"] for sent in await read(one)] == [100], "at once"
    for late in crowd:
        (last,) = (sent for sent in await read(late) if sent["type"] == "update")
        assert last["table"]["onlookers"] == 100
    crowd += [watch(table, None) for _ in range(100)]
    await house.clock.turn(0.5)
    assert await read(one) == []
    await house.clock.turn(0.5)
    assert [sent["table"]["onlookers"] for sent in await read(one)] == [200]
    for late in crowd[:50]:
        late.leave()
        late.leave()  # gone is gone
    watch(table, "olga").leave()
    assert "olga" not in table.audience.here, "nor is it kept who was here"
    await house.clock.turn(1)
    assert [sent["table"]["onlookers"] for sent in await read(one)] == [150]


@in_a_loop
async def test_a_move_tells_who_has_come_and_nobody_is_told_again() -> None:
    house = House()
    house.tables.runtime.calm_seconds = 1.0
    table = await house.game("anne", "ben")
    one = watch(table, "anne")
    await read(one)
    crowd = [watch(table, None) for _ in range(3)]
    await read(one)
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
    assert (await update(one))["table"]["onlookers"] == 3
    for each in crowd:
        await read(each)
    await house.clock.turn(5)
    assert await read(one) == []


@in_a_loop
async def test_whoever_taps_and_taps_is_seen_once_a_second() -> None:
    house = House()
    house.tables.runtime.calm_seconds = 1.0
    table = await house.game("anne", "ben")
    one = watch(table, "ben")
    await read(one)
    for face in "👍👏😂":
        assert await ask(table, "anne", React(face=face)) is None  # type: ignore[arg-type]  # one of them
    assert await ask(table, "ben", React(face="💀")) is None
    assert await read(one) == [{"type": "reacted", "person": "anne", "face": "👍"}]
    await house.clock.turn(1)
    assert await read(one) == [
        {"type": "reacted", "person": "anne", "face": "😂"},
        {"type": "reacted", "person": "ben", "face": "💀"},
    ]


@in_a_loop
async def test_a_slow_reader_gets_the_newest_update_and_no_queue() -> None:
    table = await House().game("anne", "ben", dice=5, chance=((6,), (5,), (1,) * 5, (2,) * 5))
    slow = watch(table, "olga")
    await read(slow)
    for count in range(1, 9):
        seat, person = (count - 1) % 2, ("anne", "ben")[(count - 1) % 2]
        assert await ask(table, person, play(table, seat, Bid(count, 2))) is None
    (only,) = await read(slow)
    assert only["n"] == table.audience.version
    assert len(only["seats"][0]["view"]["bids"]) == 8


@in_a_loop
async def test_a_page_that_asks_and_does_not_read_is_stuck_at_some_time() -> None:
    table = await House().open()
    slow = watch(table, "olga")
    stuck = []
    for _ in range(MOST_ANSWERS + 100):
        table.audience.react("anne", "👍")  # here at once, however often
        stuck.append(slow.connection.is_stuck)
    assert stuck == [False] * MOST_ANSWERS + [True] * 100
    assert len(slow.connection.answers) == MOST_ANSWERS + 1


@in_a_loop
async def test_two_pages_of_a_person_show_the_same_and_either_may_play() -> None:
    table = await House().game("anne", "ben")
    first, second = watch(table, "anne"), watch(table, "anne")
    await ask(table, "anne", play(table, 0, Bid(1, 3)))
    one, other = await update(first), await update(second)
    assert one == other
    first.leave()
    shown = await update(second)
    assert shown["table"]["chairs"][0]["people"] == [{"id": "anne", "name": "Anne", "here": True}]


@in_a_loop
async def test_whoever_holds_several_seats_sees_each_of_them_and_whoever_has_none_no_secret() -> (
    None
):
    table = await House().game(
        "anne", "ben", "anne", seats=3, chance=((6,), (5,), (5,), (2,), (3,), (4,))
    )
    shown = await update(watch(table, "anne"))
    seen = [(one["seat"], one["view"]["dice"]) for one in shown["seats"]]
    assert seen == [(0, [2]), (2, [4]), (None, [])], "and between turns what an onlooker sees"
    assert [bool(one["moves"]) for one in shown["seats"]] == [True, False, False]
    for onlooker in ("olga", None):
        (seat,) = (await update(watch(table, onlooker)))["seats"]
        assert (seat["seat"], seat["view"]["dice"], seat["moves"]) == (None, [], [])
    assert (await update(watch(table, "ben")))["table"]["onlookers"] == 2
    await ask(table, "anne", play(table, 0, Bid(1, 2)))
    await ask(table, "ben", play(table, 1, Bid(1, 3)))
    assert await ask(table, "anne", play(table, 2, Bid(1, 4))) is None


@in_a_loop
async def test_the_same_name_twice_is_told_apart_in_the_record() -> None:
    house = House()
    table = await house.game("anne", "anne")
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    await ask(table, "anne", play(table, 1, dice.Challenge()))
    assert (await told_record(table)).names == ("Anne", "Anne 2")
    assert json.decode(table.audience.update("anne"))["result"]["winners"] == [1]


@in_a_loop
async def test_two_seats_of_one_person_have_the_names_they_were_given() -> None:
    house = House()
    await house.tables.wake()
    table = await house.open(dice=1)
    for seat, called in enumerate(("Mum", "  Uncle   Bob ")):
        assert await ask(table, "anne", Sit(seat=seat, called=called)) is None
    shown = await update(watch(table, "olga"))
    assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Mum", "Uncle Bob"]
    assert [chair["people"][0]["name"] for chair in shown["table"]["chairs"]] == ["Anne", "Anne"]
    house.rng.falls += ((6,), (5,), (3,), (4,))
    assert await ask(table, "anne", Start()) is None
    assert (await record_of(table)).names == ("Mum", "Uncle Bob"), "also before the end"
    assert await ask(table, "anne", play(table, 0, Bid(2, 6))) is None
    assert await ask(table, "anne", play(table, 1, dice.Challenge())) is None
    assert (await told_record(table)).names == ("Mum", "Uncle Bob")
    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(str(table.log.seating.next))
    assert following
    assert following.log.seating.seat_names == ("Mum", "Uncle Bob")


@pytest.mark.parametrize("called", ["\x00", "M\u202eum", "a\u200bb", "\u200d", "\ud800"])
@in_a_loop
async def test_what_cannot_be_shown_is_no_name_for_a_seat(called: str) -> None:
    table = await House().open()
    assert await ask(table, "anne", Sit(seat=0, called=called)) == Unprintable()
    assert table.log.seating.chairs[0].is_free


@in_a_loop
async def test_an_update_counts_the_moves_of_all_seats() -> None:
    table = await House().game("anne", "ben", "cleo", seats=3, chance=[(6,), (5,), (5,)] * 2)
    watching = watch(table, None)
    assert (await update(watching))["made"] == 0
    assert await ask(table, "anne", play(table, 0, Bid(1, 2))) is None
    assert await ask(table, "ben", play(table, 1, Bid(1, 3))) is None
    assert (await update(watching))["made"] == 2


@in_a_loop
async def test_before_the_game_there_is_a_table_to_see_and_no_view() -> None:
    table = await House().open()
    shown = await update(watch(table, "anne"))
    assert shown["seats"] == [{"seat": None, "number": 0, "view": None, "moves": []}]
    with pytest.raises(RuntimeError, match="has not started"):
        table.log.playing  # noqa: B018 - the mistake


# Talk


class Pairs(Series, frozen=True, kw_only=True):
    name = "sketch-pairs"
    people = 2


async def pairs(house: House, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setitem(GAMES, Pairs.name, Pairs)
    table = await house.open(Pairs, seats=4)
    for seat, person in ((0, "anne"), (0, "ben"), (1, "cleo")):
        assert await ask(table, person, Sit(seat=seat)) is None
    return table


def texts(messages: list[Any]) -> list[str]:
    return [line["text"] for message in messages for line in message["lines"]]


@in_a_loop
async def test_a_whisper_reaches_the_people_of_the_seat_and_nobody_else_notices(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await pairs(House(), monkeypatch)
    pages = {who: watch(table, who) for who in ("anne", "ben", "cleo", "olga", None)}
    for one in pages.values():
        await read(one)
    waiting = {who: asyncio.ensure_future(one.messages()) for who, one in pages.items()}
    await settled()
    assert await ask(table, "anne", Say(text="Psst", whisper=True)) is None
    await settled()
    assert {who for who, one in waiting.items() if one.done()} == {"anne", "ben"}
    assert texts([json.decode(message) for message in waiting["ben"].result()]) == ["Psst"]
    assert b"Psst" not in table.audience.update("cleo")
    for reading in waiting.values():
        reading.cancel()
    await ask(table, "anne", Say(text="Ahoy"))
    assert texts(await read(pages["cleo"])) == ["Ahoy"]
    assert lines(table, "ben") == ["Psst", "Ahoy"]


@in_a_loop
async def test_a_whisper_stays_with_those_who_heard_it_when_seats_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await pairs(House(), monkeypatch)
    await ask(table, "anne", Say(text="Psst", whisper=True))
    await ask(table, "anne", Shift(seat=0, to=1))
    await ask(table, "ben", Stand(seat=1))
    await ask(table, "dora", Sit(seat=1))
    for who, heard in {"anne": 1, "ben": 1, "cleo": 0, "dora": 0, None: 0}.items():
        assert len(lines(table, who)) == heard
        assert len(lines(await reloaded(table), who)) == heard


@in_a_loop
async def test_whispers_push_out_nothing_that_others_read(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await pairs(House(), monkeypatch)
    await ask(table, "cleo", Say(text="First"))
    for number in range(LINES_KEPT + 5):
        await ask(table, "anne", Say(text=f"{number}", whisper=True))
    assert lines(table, "cleo") == ["First"]
    assert len(lines(table, "ben")) == LINES_KEPT + 1
    for number in range(LINES_KEPT):
        await ask(table, "anne", Say(text=f"{number}"))
    assert lines(table, "cleo")[:2] == ["0", "1"]


@in_a_loop
async def test_whoever_mutes_somebody_alone_reads_no_more_of_them_until_they_unmute() -> None:
    table = await House().open()
    muter, other = watch(table, "anne"), watch(table, "ben")
    await ask(table, "cleo", Say(text="Spam"))
    assert texts((await read(muter))[1:]) == ["Spam"]
    await read(other)
    await ask(table, "anne", Mute(person="cleo", on=True))
    assert await read(muter) == [{"type": "talk", "lines": [], "fresh": True}]
    assert await read(other) == []
    await ask(table, "cleo", Say(text="More"))
    await ask(table, "cleo", React(face="💀"))
    assert await read(muter) == []
    reacted, said = await read(other)
    assert (reacted, texts([said])) == (
        {"type": "reacted", "person": "cleo", "face": "💀"},
        ["More"],
    )
    await ask(table, "anne", Mute(person="cleo", on=False))
    assert texts(await read(muter)) == ["Spam", "More"]
    await ask(table, "cleo", Say(text="Sorry"))
    assert texts(await read(other)) == ["Sorry"]


@in_a_loop
async def test_only_whoever_was_heard_or_seen_here_can_be_muted() -> None:
    table = await House().open()
    watch(table, "ben")
    await ask(table, "cleo", Say(text="Spam"))
    for person in ("anne", "ben", "cleo"):  # the host, someone who looks on, someone who is gone
        assert await ask(table, "dora", Mute(person=person, on=True)) is None
    length = table.log.length
    assert await ask(table, "dora", Mute(person="nobody", on=True)) == NoSuchPerson()
    assert (table.log.length, len(table.log.seating.muted)) == (length, 3)


# Tables nobody looks at


@in_a_loop
async def test_a_table_that_nobody_looks_at_is_only_in_the_store_and_found_again_the_same() -> None:
    house = House()
    table = await house.open()
    await ask(table, "anne", Sit(seat=0))
    one = watch(table, "anne")
    await ask(table, "anne", Say(text="Arr"))
    was, id_ = kept(table), table.id
    del table
    gc.collect()
    assert id_ in house.tables.known  # somebody looks at it
    one.leave()
    del one
    gc.collect()
    assert id_ not in house.tables.known
    again, same = await asyncio.gather(house.tables.find(id_), house.tables.find(id_))
    assert again
    assert again is same
    assert house.disk.reads[id_] == 1
    assert kept(again) == was
    assert await house.tables.find("nowhere") is None


@in_a_loop
async def test_a_running_table_is_not_forgotten_and_an_ended_one_is() -> None:
    house = House()
    table = await house.game("anne", "ben")
    id_ = table.id
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    del table
    gc.collect()
    assert id_ in house.tables.known
    again = await house.tables.find(id_)
    assert again
    await ask(again, "ben", play(again, 1, dice.Challenge()))
    was = kept(again)
    del again
    telling = asyncio.ensure_future(house.tables.runtime.finished.join())
    while not telling.done():
        await asyncio.wait([telling], timeout=0.01)
        await house.clock.turn(STORY_SECONDS)
    gc.collect()
    assert id_ not in house.tables.known
    ended = await house.tables.find(id_)
    assert ended
    assert kept(ended) == was


@in_a_loop
async def test_there_is_never_a_second_table_of_an_id_while_somebody_waits_for_the_first() -> None:
    house = House()
    id_ = (await house.open(seats=4)).id

    async def sit(person: str, seat: Seat) -> Any:
        table = await house.tables.find(id_)
        assert table
        return await ask(table, person, Sit(seat=seat))

    house.disk.free.clear()
    people = ("anne", "ben", "cleo", "dora")
    sitting = [asyncio.ensure_future(sit(person, seat)) for seat, person in enumerate(people)]
    await settled()
    house.disk.free.set()
    assert await asyncio.gather(*sitting) == [None] * 4
    sitting.clear()
    table = await house.tables.find(id_)
    assert table
    assert table.log.seating.people == people


@in_a_loop
async def test_a_gone_hosts_timer_does_not_work_on_a_table_of_its_own() -> None:
    house = House()
    await house.tables.wake()
    id_ = (await house.open(seats=4)).id

    async def visit(person: str) -> None:
        table = await house.tables.find(id_)
        assert table
        await ask(table, person, Sit(seat=1))
        one = watch(table, person)
        await settled()
        one.leave()

    await visit("ben")
    await house.clock.turn(HOST_GONE_SECONDS / 2)
    gc.collect()
    table = await house.tables.find(id_)
    assert table
    watch(table, "ben")
    await house.clock.turn(HOST_GONE_SECONDS)
    assert table.log.seating.host == "ben"
    assert await ask(table, "ben", Sit(seat=2)) is None


# Everything at once


class Doing(Record, frozen=True):
    person: str
    what: Any


PEOPLE = ("anne", "ben", "cleo", "olga")
a_person = some.sampled_from(PEOPLE)
a_seat = some.integers(0, 4)
FACES: tuple[Reaction, ...] = ("👍", "💀")
some_asks: some.SearchStrategy[Ask] = some.one_of(
    some.builds(Sit, seat=a_seat),
    some.builds(Stand, seat=a_seat),
    some.builds(SeatBot, seat=a_seat, level=some.sampled_from(("easy", "hard"))),
    some.builds(Clear, seat=a_seat),
    some.builds(Shift, seat=a_seat, to=a_seat),
    some.builds(OrderByAge, youngest_first=some.lists(a_seat, max_size=5).map(tuple)),
    some.builds(HandOver, person=a_person),
    some.builds(Remove, person=some.sampled_from(("olga", "olga", "cleo"))),
    some.builds(Start),
    some.builds(StandIn, seat=a_seat, on=some.booleans()),
    some.builds(Say, text=some.sampled_from(("Arr", "\x00", " ")), whisper=some.booleans()),
    some.builds(React, face=some.sampled_from(FACES)),
    some.builds(Mute, person=a_person, on=some.booleans()),
    some.builds(Again),
    some.builds(
        Play,
        seat=a_seat,
        number=some.integers(0, 3),
        move=some.sampled_from(({}, {"type": "lock"}, {"type": "guess", "number": 1})),
    ),
)
Step = tuple[str, Any]
some_steps: some.SearchStrategy[Step] = some.one_of(
    some.tuples(some.just("ask"), some.tuples(a_person, some_asks)),
    some.tuples(some.just("move"), some.integers(0, 1000)),
    some.tuples(some.just("turn"), some.sampled_from((0.5, 1.0, 40.0, 70.0))),
    some.tuples(some.just("watch"), a_person),
    some.tuples(some.just("leave"), some.integers(0, 3)),
    some.tuples(some.just("break"), some.booleans()),
    some.tuples(some.just("restart"), some.sampled_from((0.0, 5.0))),
)
KINDS: list[tuple[type[State], dict[str, Any]]] = [
    (PiratesDice, {"seats": 3, "dice": 2}),
    (Wagers, {"seats": 3, "seconds": 30}),
    (Book, {"seats": 3}),
    (Pairs, {"seats": 4}),
]


class Evening:
    """Steps of an evening at one table, and what must hold after each."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.watchers: list[Watcher] = []

    async def take(self, kind: str, given: Any) -> None:
        await self.steps[kind](self, given)
        await settled()

    async def ask(self, given: tuple[str, Ask]) -> None:
        was, length = kept(self.table), len(self.house.disk.logs[self.table.id])
        if await ask(self.table, *given):
            assert kept(self.table) == was
            assert len(self.house.disk.logs[self.table.id]) == length

    async def move(self, number: int) -> None:
        """A legal move of somebody's, if there is one."""
        table = self.table
        seats = [s for s, c in enumerate(table.log.seating.chairs) if c.people and table.log.state]
        moves = [(seat, move) for seat in seats for move in table.log.playing.moves(seat)]
        if moves:
            seat, move = moves[number % len(moves)]
            made = list(table.log.made)
            why = await ask(
                table, table.log.seating.chairs[seat].people[0], play(table, seat, move)
            )
            assert why == (NotKept() if self.house.disk.broken else None)
            assert table.log.made[seat] == made[seat] + (why is None)

    async def turn(self, seconds: float) -> None:
        await self.house.clock.turn(seconds)

    async def watch(self, person: str) -> None:
        connection = self.table.join(person)
        if isinstance(connection, Connection):
            self.watchers.append(Watcher(self.table, connection))
            await read(self.watchers[-1])

    async def leave(self, number: int) -> None:
        if self.watchers:
            self.watchers.pop(number % len(self.watchers)).leave()

    async def breaks(self, broken: bool) -> None:
        self.house.disk.broken = broken

    async def restart(self, after: float) -> None:
        self.house.disk.broken = False
        rng = self.house.tables.runtime.rng
        self.house = await self.house.restarted(after=after)
        self.house.tables.runtime.rng = rng
        self.table = await found(self.house, self.table)
        self.watchers = []

    steps: dict[str, Callable[["Evening", Any], Any]]


Evening.steps = {
    "ask": Evening.ask,
    "move": Evening.move,
    "turn": Evening.turn,
    "watch": Evening.watch,
    "leave": Evening.leave,
    "break": Evening.breaks,
    "restart": Evening.restart,
}


@settings(max_examples=60, deadline=None)
@given(
    which=some.sampled_from(KINDS),
    seconds=some.sampled_from((None, 20)),
    started=some.booleans(),
    steps=some.lists(some_steps, min_size=5, max_size=40),
)
def test_what_the_log_says_is_what_the_table_is_whatever_anybody_does(
    which: tuple[type[State], dict[str, Any]],
    seconds: int | None,
    started: bool,
    steps: list[Step],
) -> None:
    @in_a_loop
    async def evening() -> None:
        kind, setup = which
        GAMES[Pairs.name] = Pairs
        house = House()
        house.tables.runtime.rng = Random(0)  # any dice will do
        await house.tables.wake()
        table = await house.open(kind, move_seconds=seconds, **setup)
        one = Evening(house, table)
        for seat, person in enumerate(("anne", "ben")):
            await one.take("ask", (person, Sit(seat=seat)))
        if started:
            await one.take("ask", ("anne", Start()))
        for number, (step, given_) in enumerate(steps):
            await one.take(step, given_)
            if number % 4 == 0 or step == "restart":
                assert kept(await reloaded(one.table)) == kept(one.table)
        assert kept(await reloaded(one.table)) == kept(one.table)
        await one.house.tables.close()
        one.house.clock.timers.clear()

    try:
        evening()
    finally:
        with suppress(KeyError):
            del GAMES[Pairs.name]


@in_a_loop
async def test_the_record_names_those_who_sat_there_when_the_game_ended() -> None:
    house = House()
    table = await house.game("anne", "ben")
    assert await ask(table, "anne", play(table, 0, Bid(2, 6), 0)) is None
    assert await ask(table, "ben", play(table, 1, dice.Challenge(), 0)) is None
    assert table.log.seating.over
    assert await ask(table, "ben", Stand(seat=1)) is None
    assert (await told_record(table)).names == ("Anne", "Ben")
