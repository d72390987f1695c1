"""Every ask, by everyone who could ask it, before, during and after the game."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Raw, json

from by_hand import House, ask, in_a_loop, kept, lines, play, read, reloaded, settled, watch
from sketches import Series, Show
from witsend.bots import OWN_BOTS
from witsend.game import GameOver, NotAMove, NotYourTurn, Refusal
from witsend.games import GAMES
from witsend.games.pirates_dice import Bid, Challenge, NotAFace, PiratesDice, TooMany
from witsend.games.wits_and_wagers import WitsAndWagers
from witsend.server.asks import carry_out_at_once
from witsend.server.database import StoreError
from witsend.server.protocol import (
    Again,
    Ask,
    Back,
    Bring,
    Clear,
    Commit,
    Direct,
    Done,
    Extend,
    Flag,
    Follow,
    FormTeams,
    HandOver,
    Hold,
    Hurry,
    Lead,
    Mute,
    Nudge,
    OrderByAge,
    Pace,
    Play,
    React,
    Refused,
    Remove,
    Reveal,
    Say,
    SeatBot,
    Shift,
    Sit,
    Stand,
    StandIn,
    Start,
    Watch,
    refused,
)
from witsend.server.refusals import (
    AlreadyStarted,
    HostOnly,
    JustTaken,
    NameTaken,
    NoAges,
    NobodySits,
    NoClock,
    NoSuchLevel,
    NoSuchPerson,
    NoSuchSeat,
    NoTeam,
    NothingToBack,
    NothingToBring,
    NothingToFlag,
    NotKept,
    NotOver,
    NotStarted,
    NotThatShare,
    NotYourSeat,
    OnlyASocket,
    PlaysAlready,
    SeatTaken,
    SentAway,
    SomebodyPlays,
    TooFast,
    TooLate,
    TooSoon,
    Unprintable,
)
from witsend.server.seating import STAND_IN, Chair, Followed, Played, decode_entry
from witsend.server.table import Table
from witsend.server.tables import Tables
from witsend.server.writer import Conflict

ROLES = ("anne", "ben", "olga", "sten", "fred")  # host, seated, onlooker, stranger, former owner
Why = type[Refusal] | None


async def before() -> Table:
    """Anne hosts in seat 0, Ben has 1, Fred has left 2, Olga looks on and Rex was sent away."""
    house = House()
    table = await house.open(seats=3, dice=1)
    for seat, person in enumerate(("anne", "ben", "rex")):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", Remove(person="rex")) is None
    assert await ask(table, "fred", Sit(seat=2)) is None
    watch(table, "olga")
    watch(table, "anne")
    house.rng.falls = [(6,), (5,), (4,), (3,), (3,), (4,), (3,), (), (3,)]
    return table


async def opened() -> Table:
    table = await before()
    assert await ask(table, "fred", Stand(seat=2)) is None
    return table


async def during() -> Table:
    """Anne is to bid."""
    table = await before()
    assert await ask(table, "anne", Start()) is None
    assert await ask(table, "fred", Stand(seat=2)) is None
    return table


async def ended() -> Table:
    """Anne has won."""
    table = await before()
    for person, what in (
        ("anne", Start()),
        ("anne", play(table, 0, Bid(1, 3), 0)),
        ("ben", play(table, 1, Challenge(), 0)),
        ("fred", play(table, 2, Bid(1, 2), 0)),
        ("anne", play(table, 0, Challenge(), 1)),
        ("fred", Stand(seat=2)),
    ):
        assert await ask(table, person, what) is None
    assert table.log.seating.over
    return table


PHASES = {"before": opened, "during": during, "after": ended}
EVERYONE = dict.fromkeys(ROLES, None)
BID = Raw(b'{"type":"bid","count":1,"face":3}')


def only(allowed: Sequence[str], otherwise: type[Refusal]) -> dict[str, Why]:
    return {role: None if role in allowed else otherwise for role in ROLES}


def host_only(why: Why = None) -> dict[str, Why]:
    return {**only((), HostOnly), "anne": why}


BEN_ONLY = only(("ben",), NotYourSeat)
ORDER: list[tuple[Any, ...]] = [  # an ask, and its outcomes before, during and after
    (Sit(seat=0), *[only(("anne",), SeatTaken)] * 2, only(("anne",), GameOver)),
    (Sit(seat=2), EVERYONE, only(("fred",), SeatTaken), only((), GameOver)),
    (Sit(seat=3), *[only((), NoSuchSeat)] * 3),
    (Stand(seat=1), *[BEN_ONLY] * 3),
    (Stand(seat=2), *[only((), NotYourSeat)] * 3),
    (SeatBot(seat=2, level="easy"), *[host_only()] * 2, host_only(AlreadyStarted)),
    (SeatBot(seat=1, level="easy"), host_only(SeatTaken), *[host_only(AlreadyStarted)] * 2),
    (SeatBot(seat=9, level="easy"), *[only((), NoSuchSeat)] * 3),
    (Clear(seat=2), host_only(), *[host_only(AlreadyStarted)] * 2),
    (Clear(seat=1), host_only(SeatTaken), *[host_only(AlreadyStarted)] * 2),
    (Shift(seat=0, to=2), host_only(), *[host_only(AlreadyStarted)] * 2),
    (Shift(seat=0, to=3), *[only((), NoSuchSeat)] * 3),
    (OrderByAge(youngest_first=(1, 0)), host_only(NoAges), *[host_only(AlreadyStarted)] * 2),
    (HandOver(person="ben"), *[host_only()] * 3),
    (HandOver(person="olga"), *[host_only(NoSuchPerson)] * 3),
    (Remove(person="ben"), *[host_only()] * 3),
    (Remove(person="olga"), *[host_only()] * 3),
    (Remove(person="anne"), *[host_only(NoSuchPerson)] * 3),
    (Remove(person="sten"), *[host_only(NoSuchPerson)] * 3),
    (Start(), host_only(), *[host_only(AlreadyStarted)] * 2),
    (
        Commit(commitment="c" * 64),
        only(("anne", "ben"), NotYourSeat),
        *[{**only((), NotYourSeat), "anne": AlreadyStarted, "ben": AlreadyStarted}] * 2,
    ),
    (Reveal(share="5" * 64), *[only((), NotThatShare)] * 3),
    (StandIn(seat=0, on=True), *[only(("anne",), NotYourSeat)] * 3),
    (StandIn(seat=1, on=True), *[only(("anne", "ben"), NotYourSeat)] * 3),  # Ben is away
    (StandIn(seat=1, on=False), *[only(("anne", "ben"), NotYourSeat)] * 3),
    (StandIn(seat=2, on=True), *[only((), NotYourSeat)] * 3),
    (
        Play(seat=0, number=0, move=BID),
        {**only((), NotYourSeat), "anne": NotStarted},
        only(("anne",), NotYourSeat),
        {**only((), NotYourSeat), "anne": TooLate},
    ),
    (
        Play(seat=1, number=1, move=BID),
        {**only((), NotYourSeat), "ben": NotStarted},
        {**only((), NotYourSeat), "ben": TooSoon},
        {**only((), NotYourSeat), "ben": GameOver},
    ),
    (
        Play(seat=1, number=0, move=BID),
        {**only((), NotYourSeat), "ben": NotStarted},
        {**only((), NotYourSeat), "ben": NotYourTurn},
        {**only((), NotYourSeat), "ben": TooLate},
    ),
    (Say(text="Arr!", id=3), *[EVERYONE] * 3),
    (Say(text="Psst", whisper=True), *[only(("anne", "ben"), NoTeam)] * 3),
    (React(face="👍"), *[EVERYONE] * 3),
    (Mute(person="ben", on=True), *[EVERYONE] * 3),
    (Watch(on=True), *[EVERYONE] * 3),
    (Lead(on=True), *[only(("anne", "ben"), NotYourSeat)] * 3),
    (Pace(pace="brisk"), *[only(("anne",), HostOnly)] * 3),
    (Hold(on=True), host_only(NotStarted), host_only(), host_only(GameOver)),
    (Extend(), host_only(NotStarted), host_only(NoClock), host_only(GameOver)),
    (
        Bring(own=None),
        host_only(NothingToBring),
        host_only(AlreadyStarted),
        host_only(AlreadyStarted),
    ),
    (Back(on=0), *[{**only((), NothingToBack), "anne": PlaysAlready, "ben": PlaysAlready}] * 3),
    (Nudge(), host_only(NotStarted), host_only(), host_only(GameOver)),
    (FormTeams(), host_only(), *[host_only(AlreadyStarted)] * 2),
    (Flag(), host_only(NotStarted), host_only(NothingToFlag), host_only(GameOver)),
    (Direct(move=BID), host_only(NotStarted), host_only(NotYourTurn), host_only(GameOver)),
    (
        Hurry(),
        {**only((), NotYourSeat), "anne": NotStarted, "ben": NotStarted},
        {**only((), NotYourSeat), "anne": SomebodyPlays, "ben": SomebodyPlays},
        {**only((), NotYourSeat), "anne": GameOver, "ben": GameOver},
    ),
    (Follow(), *[only((), OnlyASocket)] * 3),
    (Again(), *[only((), NotOver)] * 2, only(("anne", "ben"), NotYourSeat)),
]
MATRIX = [
    pytest.param(phase, what, expected, id=f"{phase}-{number}-{type(what).__name__}")
    for number, (what, *per_phase) in enumerate(ORDER)
    for phase, expected in zip(PHASES, per_phase, strict=True)
]


@pytest.mark.parametrize(("phase", "what", "expected"), MATRIX)
@in_a_loop
async def test_who_may_ask_what_and_a_refusal_changes_nothing(
    phase: str, what: Ask, expected: dict[str, Why]
) -> None:
    for person, why in {**expected, "rex": SentAway}.items():
        table = await PHASES[phase]()
        was, log = kept(table), await table.runtime.store.read(table.id)
        refusal = await ask(table, person, what)
        assert (refusal and type(refusal)) == why, person
        if refusal:
            assert kept(table) == was
            assert await table.runtime.store.read(table.id) == log
        assert kept(await reloaded(table)) == kept(table)


def test_every_kind_of_ask_is_in_the_matrix() -> None:
    assert {type(what) for what, *_ in ORDER} == set(Ask.__subclasses__())


@in_a_loop
async def test_a_move_sent_again_is_done_and_made_once() -> None:
    house = House()
    table = await house.game("anne", "ben")
    bid = play(table, 0, Bid(1, 3))
    assert await ask(table, "anne", bid) is None
    was = kept(table)
    assert await ask(table, "anne", bid) is None
    assert kept(table) == was
    assert table.log.made == [1, 0]
    again = await house.restarted()
    found = await again.tables.find(table.id)
    assert found
    assert await ask(found, "anne", bid) is None
    assert kept(found) == was


@in_a_loop
async def test_an_old_number_with_another_move_is_too_late_and_a_later_one_too_soon() -> None:
    table = await House().game("anne", "ben")
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
    was = kept(table)
    assert await ask(table, "anne", play(table, 0, Bid(1, 4), 0)) == TooLate()
    assert await ask(table, "anne", play(table, 0, Bid(1, 4), 2)) == TooSoon()
    assert await ask(table, "anne", play(table, 0, Bid(1, 4), 1)) == NotYourTurn()
    assert await ask(table, "ben", play(table, 1, Bid(3, 4))) == TooMany(2)
    assert kept(table) == was


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "roll", "hands": [[6], [6]]},
        {"type": "bid", "count": 1},
        {"type": "bid", "count": "1", "face": 2},
        {"type": "bid", "count": 1, "face": 2, "more": 1},
        {"type": "show", "fingers": 1},
        {"type": 7},
    ],
)
@in_a_loop
async def test_what_is_no_move_of_the_game_is_refused(move: dict[str, object]) -> None:
    table = await House().game("anne", "ben")
    was = kept(table)
    assert (
        await ask(table, "anne", Play(seat=0, number=0, move=Raw(json.encode(move)))) == NotAMove()
    )
    assert kept(table) == was


@in_a_loop
async def test_two_pages_of_a_person_that_play_at_once_make_one_move() -> None:
    table = await House().game("anne", "ben")
    answers = await asyncio.gather(
        ask(table, "anne", play(table, 0, Bid(1, 3), 0)),
        ask(table, "anne", play(table, 0, Bid(1, 4), 0)),
        ask(table, "anne", play(table, 0, Bid(1, 3), 0)),
    )
    assert list(answers) == [None, TooLate(), None]
    assert table.log.made == [1, 0]


@in_a_loop
async def test_a_store_that_fails_changes_nothing_and_the_next_try_works() -> None:
    house = House()
    table = await house.game("anne", "ben")
    was = kept(table)
    house.disk.broken = True
    for what in (play(table, 0, Bid(1, 3)), Say(text="Arr", id=1), Stand(seat=0)):
        assert await ask(table, "anne", what) == NotKept()
        assert kept(table) == was
    house.disk.broken = False
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
    assert kept(await reloaded(table)) == kept(table)


@in_a_loop
async def test_chance_that_was_not_stored_is_drawn_anew() -> None:
    house = House()
    table = await house.open(dice=1)
    await ask(table, "anne", Sit(seat=0))
    house.rng.falls = [(6,), (5,), (1,), (1,), (6,), (5,), (3,), (4,)]
    house.disk.broken = True
    assert await ask(table, "anne", Start()) == NotKept()
    assert not table.log.seating.started
    house.disk.broken = False
    assert await ask(table, "anne", Start()) is None
    assert isinstance(table.log.state, PiratesDice)
    assert table.log.state.hands == ((3,), (4,))
    assert table.log.seating.chairs[1] == Chair(bot=STAND_IN)


@in_a_loop
async def test_whoever_is_cut_off_while_it_is_stored_has_moved_all_the_same() -> None:
    house = House()
    table = await house.game("anne", "ben")
    house.disk.free.clear()
    asking = asyncio.ensure_future(ask(table, "anne", play(table, 0, Bid(1, 3))))
    await settled()
    asking.cancel()
    await settled()
    assert asking.cancelled()
    house.disk.free.set()
    await settled()
    assert table.log.made == [1, 0]
    assert await ask(table, "ben", play(table, 1, Challenge())) is None
    assert kept(await reloaded(table)) == kept(table)


@in_a_loop
async def test_somebody_removed_while_waiting_to_be_heard_is_not_heard() -> None:
    house = House()
    table = await house.open(seats=3)
    await ask(table, "ben", Sit(seat=1))
    house.disk.free.clear()
    removing = asyncio.ensure_future(ask(table, "anne", Remove(person="ben")))
    sitting = asyncio.ensure_future(ask(table, "ben", Sit(seat=2)))
    await settled()
    house.disk.free.set()
    assert await removing is None
    assert await sitting == SentAway()
    assert table.log.seating.people == ()


@in_a_loop
async def test_a_table_where_nobody_sits_does_not_start() -> None:
    table = await House().open()
    assert await ask(table, "anne", Start()) == NobodySits()


@in_a_loop
async def test_nobody_sits_down_as_someone_who_only_looks_like_another() -> None:
    """Cyrillic letters here; a namesake may, and gets a number."""
    table = await House().open(seats=4)  # Anne, the host, need not sit for her name to be taken
    taken = NameTaken()
    assert await ask(table, "\u0430nne", Sit(seat=0)) == taken
    assert await ask(table, "ben", Sit(seat=0, called="\u0410nne")) == taken
    assert await ask(table, "ben", Sit(seat=0, called="Pirate")) is None
    assert await ask(table, "cleo", Sit(seat=1, called="P\u0456rate")) == taken
    assert await ask(table, "\u0432en", Sit(seat=1)) == taken, "Ben's name, though not his seat's"
    assert await ask(table, "anne", Sit(seat=2)) is None
    assert await ask(table, "anne", Sit(seat=3, called="\u0410nne")) is None, "one's own name"
    assert await ask(table, "cleo", Sit(seat=1, called="Pirate")) is None
    names = ("Pirate", "Pirate 2", "Anne", "\u0410nne 2")
    assert table.log.seating.seat_names == names


@in_a_loop
async def test_two_who_want_the_same_seat_at_once_are_no_team_unless_they_say_so() -> None:
    table = await House().open(WitsAndWagers, seats=3)
    assert await ask(table, "anne", Sit(seat=0, alone=True)) is None
    refused = await ask(table, "ben", Sit(seat=0, alone=True))
    assert refused == JustTaken("Anne")
    assert str(refused) == "Anne has just sat down there. Take another seat, or join the team."
    assert await ask(table, "anne", Sit(seat=0, alone=True)) is None, "sent twice, done once"
    assert await ask(table, "ben", Sit(seat=0)) is None
    assert table.log.seating.seat_names[0] == "Anne & Ben"
    dice = await House().open(seats=2)
    await ask(dice, "anne", Sit(seat=0, alone=True))
    assert await ask(dice, "ben", Sit(seat=0, alone=True)) == SeatTaken(), "there are no teams"


@in_a_loop
async def test_bots_take_the_seats_that_are_free_at_the_start() -> None:
    house = House()
    table = await house.open(seats=4, dice=1)
    await ask(table, "anne", Sit(seat=2))
    await ask(table, "anne", SeatBot(seat=0, level="hard"))
    house.rng.falls = [(6,), (5,), (5,), (5,), (1,), (1,), (1,), (1,)]
    assert await ask(table, "anne", Start()) is None
    assert [chair.bot for chair in table.log.seating.chairs] == ["hard", STAND_IN, None, STAND_IN]


@in_a_loop
async def test_a_table_seats_the_levels_that_its_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await House().open(seats=4)
    levels = json.decode(table.audience.update("anne"))["table"]["levels"]
    assert levels == ["easy", "middle", "hard", "expert"]
    for seat, level in enumerate(levels):
        assert await ask(table, "anne", SeatBot(seat=seat, level=level)) is None
    assert [chair.bot for chair in table.log.seating.chairs] == levels
    monkeypatch.delitem(OWN_BOTS, PiratesDice.name)
    assert await ask(table, "anne", SeatBot(seat=0, level="hard")) == NoSuchLevel()
    assert [chair.bot for chair in table.log.seating.chairs] == levels


@in_a_loop
async def test_one_comes_back_only_to_the_seat_one_has_left() -> None:
    table = await House().game("anne", "ben")
    assert await ask(table, "ben", Stand(seat=1)) is None
    assert table.log.seating.chairs[1] == Chair(bot=STAND_IN)
    assert await ask(table, "ben", play(table, 1, Challenge())) == NotYourSeat()
    assert await ask(table, "olga", Sit(seat=1)) == SeatTaken()
    assert await ask(table, "ben", Sit(seat=0)) == SeatTaken()
    assert await ask(table, "ben", Sit(seat=1)) is None
    assert table.log.seating.chairs[1] == Chair(("ben",))


class Teams(Series, frozen=True, kw_only=True):
    name = "sketch-teams"
    people = 2


@in_a_loop
async def test_a_seat_holds_as_many_people_as_the_game_allows_and_nobody_from_another_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, Teams.name, Teams)
    house = House()
    table = await house.open(Teams, seats=4)
    for person in ("anne", "ben"):
        assert await ask(table, person, Sit(seat=0)) is None
    assert await ask(table, "cleo", Sit(seat=0)) == SeatTaken()
    assert await ask(table, "cleo", Sit(seat=1)) is None
    assert await ask(table, "anne", Start()) is None
    # Whoever shares a seat sees its secrets: one who is late may, one from another seat may not.
    assert await ask(table, "anne", Sit(seat=1)) == SeatTaken()
    assert await ask(table, "olga", Sit(seat=1)) is None
    assert await ask(table, "dora", Sit(seat=1)) == SeatTaken()
    assert notices(table) == [("joined", "Olga")]
    assert await ask(table, "ben", Stand(seat=0)) is None
    assert await ask(table, "dora", Sit(seat=0)) == SeatTaken(), "Ben may come back"
    assert await ask(table, "ben", Sit(seat=0)) is None
    assert notices(table)[1:] == [("left-team", "Ben"), ("back", "Ben")]
    assert table.log.seating.chairs[0].people == ("anne", "ben")
    # Either may move, and a move is made once for both.
    assert await ask(table, "ben", play(table, 0, Show(1))) is None
    assert await ask(table, "anne", play(table, 0, Show(1), 0)) == TooLate()


def notices(table: Table) -> list[tuple[str, str]]:
    return [(notice.kind, notice.name) for notice in table.log.notices]


@in_a_loop
async def test_who_comes_late_takes_a_bots_chair_and_what_it_did_keeps_its_name() -> None:
    """Not one who has held a seat in this game, and not a chair that somebody may come back to."""
    house = House()
    table = await house.game("anne", "ben", seats=4, chance=((6,), (5,), (4,), (3,)) * 2)
    assert [chair["room"] for chair in shown(table)["chairs"]] == [False, False, True, True]
    assert await ask(table, "ben", Sit(seat=2)) == SeatTaken()
    assert await ask(table, "ben", Stand(seat=1)) is None
    assert await ask(table, "ben", Sit(seat=2)) == SeatTaken(), "he has seen another hand"
    assert await ask(table, "cleo", Sit(seat=1)) == SeatTaken(), "he may come back"
    bot = table.log.seating.seat_names[2]
    assert await ask(table, "anne", play(table, 0, Bid(1, 2))) is None
    assert await ask(table, "cleo", Sit(seat=2)) is None
    assert await ask(table, "dora", Sit(seat=2)) == SeatTaken()
    assert notices(table) == [("left", "Ben"), ("came", "Cleo")]
    told = shown(table)
    assert told["called"] == [
        {"made": 0, "seat": 1, "name": "Ben"},
        {"made": 1, "seat": 2, "name": bot},
    ]
    assert [chair["room"] for chair in told["chairs"]] == [False, False, False, True]


@in_a_loop
async def test_a_bot_plays_better_or_worse_from_the_moment_the_host_says_so() -> None:
    house = House()
    table = await house.game("anne", seats=3, chance=((6,), (5,), (4,)) * 2)
    bot = table.log.seating.seat_names[2]
    for level in ("expert", "expert", "easy"):
        assert await ask(table, "anne", SeatBot(seat=2, level=level)) is None
    assert [chair.bot for chair in table.log.seating.chairs] == [None, STAND_IN, "easy"]
    assert table.bots.level(2) == "easy"
    assert notices(table) == [("now-expert", bot), ("now-easy", bot)]
    assert table.log.seating.seat_names[2] == bot, "it is still who it was"
    assert await ask(table, "anne", Clear(seat=2)) == AlreadyStarted()


@in_a_loop
async def test_an_ask_that_is_always_second_is_told_that_nothing_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However often others come between, it ends."""
    house = House()
    table = await house.game("anne", "ben")

    async def taken(*_: object) -> None:
        raise Conflict("another was first")

    monkeypatch.setattr(house.disk, "append", taken)
    assert await ask(table, "anne", play(table, 0, Bid(1, 2))) == NotKept()


@in_a_loop
async def test_a_chair_whose_person_was_sent_away_is_kept_for_nobody() -> None:
    house = House()
    table = await house.game("anne", "ben", seats=3, chance=((6,), (5,), (4,)) * 2)
    assert await ask(table, "anne", Remove(person="ben")) is None
    assert [chair["room"] for chair in shown(table)["chairs"]] == [False, True, True]
    assert await ask(table, "cleo", Sit(seat=1)) is None


@in_a_loop
async def test_a_bot_that_plays_for_someone_and_a_move_by_the_clock_are_told_of() -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    await ask(table, "ben", StandIn(seat=1, on=True))
    await ask(table, "ben", StandIn(seat=1, on=False))
    assert notices(table) == [("bot-plays", "Ben"), ("plays-again", "Ben")]
    await house.clock.turn(31)
    assert notices(table)[2:] == [("late", "Anne")]
    assert shown(table)["notices"][-1] == {"made": 0, "kind": "late", "name": "Anne", "seat": 0}
    house = await house.restarted()
    again = await house.tables.find(table.id)
    assert again
    assert again.log.notices == table.log.notices, "they follow from the log"


def shown(table: Table) -> Any:
    return json.decode(table.audience.table_view())


@in_a_loop
async def test_a_host_who_stands_hands_over_to_somebody_who_is_here() -> None:
    table = await House().open(seats=4)
    for seat, person in enumerate(("anne", "ben", "cleo", "anne")):
        await ask(table, person, Sit(seat=seat))
    watch(table, "cleo")
    await ask(table, "anne", Stand(seat=0))
    assert table.log.seating.host == "anne"  # who still has another seat
    await ask(table, "anne", Stand(seat=3))
    assert table.log.seating.host == "cleo"
    await ask(table, "cleo", Stand(seat=2))
    assert table.log.seating.host == "ben"
    await ask(table, "ben", Stand(seat=1))
    assert table.log.seating.host == "ben"  # there is nobody else


@in_a_loop
async def test_a_removed_person_is_shown_out_and_cannot_come_back() -> None:
    table = await House().open(seats=3)
    await ask(table, "ben", Sit(seat=1))
    first, second, other = watch(table, "ben"), watch(table, "ben"), watch(table, "anne")
    for one in (first, second, other):
        await read(one)
    assert await ask(table, "anne", Remove(person="ben")) is None
    for one in (first, second):
        (last,) = await read(one)
        assert (last["type"], last["why"]) == ("refused", {"type": "sent-away"})
        assert one.connection.closing == SentAway()
        one.leave()
    assert table.join("ben") == SentAway()
    assert await ask(table, "ben", Sit(seat=1)) == SentAway()
    assert await ask(table, "ben", React(face="👍")) == SentAway()
    assert [message["type"] for message in await read(other)] == ["update"]
    assert other.connection.closing is None


@in_a_loop
async def test_a_line_sent_again_is_said_once_and_another_page_may_use_its_number() -> None:
    table = await House().open()
    for text in ("Arr", "  Arr ", "Ahoy", "Ahoy", "Arr"):
        assert await ask(table, "anne", Say(text=text, id=1)) is None
    assert lines(table, "ben") == ["Arr", "Ahoy"]
    assert await ask(table, "anne", Say(text="Arr", id=2)) is None
    for _ in range(2):  # without a number there is no telling
        await ask(table, "anne", Say(text="Arr"))
    assert len(lines(table, "ben")) == 5


@pytest.mark.parametrize("text", [" ", "\n\t", "a\x00b", "\x1b[31mred", "\u202eback", "\ud800"])
@in_a_loop
async def test_only_plain_text_can_be_said(text: str) -> None:
    table = await House().open()
    assert await ask(table, "anne", Say(text=text)) == Unprintable()
    assert table.log.talk.spoken == 0


@in_a_loop
async def test_asking_for_what_is_so_already_is_done_and_leaves_no_entry() -> None:
    table = await House().game("anne", "ben")
    for what in (StandIn(seat=0, on=True), Mute(person="ben", on=True)):
        assert await ask(table, "anne", what) is None
    length = table.log.length
    for again in (
        *(StandIn(seat=0, on=True), Mute(person="ben", on=True)),
        *(Mute(person="olga", on=False), Sit(seat=0)),
    ):
        assert await ask(table, "anne", again) is None
    assert table.log.length == length


@in_a_loop
async def test_the_next_game_takes_everyone_and_every_bot_along_and_is_one_table() -> None:
    table = await ended()
    answers = await asyncio.gather(*(ask(table, who, Again()) for who in ("ben", "anne", "ben")))
    assert answers == [None, None, None]
    assert table.log.seating.next
    assert len(table.runtime.store.listings) == 2  # type: ignore[attr-defined]  # it is in memory
    following = await Tables(table.runtime).find(table.log.seating.next)
    assert following
    assert following.log.setup == table.log.setup
    bot = Chair(bot=STAND_IN, called=table.log.seating.seat_names[2])
    assert following.log.seating.chairs == (Chair(("anne",)), Chair(("ben",)), bot)
    assert following.log.seating.host == "anne"
    assert following.log.seating.opened.open == table.log.seating.opened.open
    assert not following.log.seating.started
    assert await ask(following, "rex", Sit(seat=2)) == SentAway()
    assert kept(await reloaded(following)) == kept(following)
    rows = await table.runtime.store.read(table.id)
    assert decode_entry(rows[-1].entry) == Followed(table=following.id, game="pirates-dice")


@in_a_loop
async def test_the_next_game_is_hosted_by_whoever_asks_if_the_host_has_no_seat() -> None:
    table = await House().game("ben", "cleo")  # Anne only looked on
    assert await ask(table, "ben", play(table, 0, Bid(2, 6))) is None
    assert await ask(table, "cleo", play(table, 1, Challenge())) is None
    assert await ask(table, "anne", Again()) == NotYourSeat()
    assert await ask(table, "cleo", Again()) is None
    assert table.log.seating.next
    following = await Tables(table.runtime).find(table.log.seating.next)
    assert following
    assert following.log.seating.host == "cleo"


@in_a_loop
async def test_what_was_played_is_in_the_log_under_who_played_it() -> None:
    table = await ended()
    rows = await table.runtime.store.read(table.id)
    played = [entry for row in rows if isinstance(entry := decode_entry(row.entry), Played)]
    assert [(entry.seat, entry.by) for entry in played if entry.seat >= 0] == [
        *((0, "anne"), (1, "ben"), (2, "fred"), (0, "anne"))
    ]
    assert [entry.over for entry in played] == [False] * (len(played) - 1) + [True]


@in_a_loop
async def test_a_code_that_is_taken_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter((0, 0, 1))
    monkeypatch.setattr("witsend.server.codes.randbelow", lambda _: next(drawn))
    house = House()
    codes = [(await house.open()).log.seating.opened.code for _ in range(2)]
    assert codes == ["BBBBB", "CBBBB"]


@in_a_loop
async def test_lines_sent_again_after_a_lost_connection_are_said_once() -> None:
    table = await House().game("anne", "ben")
    for _ in range(2):
        for number in (1, 2, 3):
            assert await ask(table, "anne", Say(text=f"line {number}", id=number)) is None
    assert table.log.talk.spoken == 3


@in_a_loop
async def test_whoever_talks_too_much_is_told_so() -> None:
    house = House()
    table = await house.game("anne", "ben")
    house.tables.runtime.may_talk = lambda person: person != "anne"
    for what in (Say(text="Arr!"), React(face="👍")):
        assert await ask(table, "anne", what) == TooFast()
        assert await ask(table, "ben", what) is None
    assert lines(table, "anne") == ["Arr!"]


# Without a task, as sockets ask


@in_a_loop
async def test_a_move_is_carried_out_without_a_task_and_answered_when_it_is_stored() -> None:
    house = House()
    table = await house.game("anne", "ben")
    house.disk.free.clear()
    answers: list[Done | Refused] = []
    bid = play(table, 0, Bid(1, 3))
    assert carry_out_at_once(table, "anne", "Anne", bid, answers.append)
    await settled()
    assert (answers, table.log.made) == ([], [0, 0]), "stored before shown"
    challenge = play(table, 1, Challenge(), 0)
    assert not carry_out_at_once(table, "ben", "Ben", challenge, answers.append), "not meanwhile"
    house.disk.free.set()
    await settled()
    assert (answers, table.log.made) == ([Done(0)], [1, 0])
    assert kept(await reloaded(table)) == kept(table)
    assert table.lock.take(), "it is free again"


@in_a_loop
async def test_what_is_refused_or_done_already_is_answered_at_once() -> None:
    house = House()
    table = await house.game("anne", "ben")
    was = kept(table)
    answers: list[Done | Refused] = []
    for person, what in (
        ("ben", play(table, 1, Bid(1, 3))),
        ("anne", play(table, 0, Bid(1, 1))),
        ("anne", Sit(seat=0)),
    ):
        assert carry_out_at_once(table, person, person.title(), what, answers.append)
    kinds = [type(each.why) if isinstance(each, Refused) else Done for each in answers]
    assert kinds == [NotYourTurn, NotAFace, Done]
    assert kept(table) == was
    assert table.lock.take()


@in_a_loop
async def test_whoever_was_sent_away_asks_in_vain() -> None:
    table = await before()
    answers: list[Done | Refused] = []
    assert carry_out_at_once(table, "rex", "Rex", Sit(seat=2), answers.append)
    assert answers == [refused(0, SentAway())]


@in_a_loop
async def test_opening_the_next_table_takes_more_than_a_moment() -> None:
    assert not carry_out_at_once(await ended(), "anne", "Anne", Again(), print)


@in_a_loop
async def test_a_store_that_fails_is_said_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben")
    was, answers = kept(table), list[Done | Refused]()
    bid = play(table, 0, Bid(1, 3))
    house.disk.broken = True
    assert carry_out_at_once(table, "anne", "Anne", bid, answers.append)
    await settled()
    with monkeypatch.context() as closed:

        def submit(*_: object) -> None:
            raise StoreError("The store is closed.")

        closed.setattr(house.disk, "submit", submit)
        assert carry_out_at_once(table, "anne", "Anne", bid, answers.append)
    assert answers == [refused(0, NotKept())] * 2
    assert kept(table) == was
    house.disk.broken = False
    assert carry_out_at_once(table, "anne", "Anne", bid, answers.append)
    await settled()
    assert answers[-1] == Done(0)


@in_a_loop
async def test_a_fault_in_the_rules_leaves_the_table_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await House().game("anne", "ben")

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as fault:
        fault.setattr(PiratesDice, "why_not", fail)
        with pytest.raises(ZeroDivisionError):
            carry_out_at_once(table, "anne", "Anne", play(table, 0, Bid(1, 3)), print)
    assert await ask(table, "anne", play(table, 0, Bid(1, 3))) is None
