"""Wits & Wagers at a table: teams, crossing and late messages, clocks, hunches, the next game."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from asking import house as served
from asking import in_a_loop as in_the_loop
from by_hand import (
    House,
    Watcher,
    ask,
    in_a_loop,
    play,
    read,
    record_of,
    reloaded,
    settled,
    update,
    watch,
)
from by_hand import kept as all_of
from witsend.content.packs import PACKS, OwnPack, Pack, Question
from witsend.content.text import Text
from witsend.game import Move, NotAMove, NotYourTurn
from witsend.games import GAMES
from witsend.games.wits_and_wagers import (
    Bet,
    BetsAreClosed,
    Guess,
    GuessesAreIn,
    Lock,
    LockedAlready,
    Next,
    NothingToSkip,
    TimeUp,
    Unlock,
    Wager,
    WitsAndWagers,
    Wonder,
    hunches,
)
from witsend.games.wits_and_wagers.setup import SHOWN_SECONDS, SORTING_SECONDS
from witsend.server import difficulty
from witsend.server.audience import NUDGED
from witsend.server.difficulty import Guesses, guesses_in, guesses_of
from witsend.server.people import LONGEST_NAME
from witsend.server.protocol import (
    Again,
    Back,
    Bring,
    Direct,
    Extend,
    Flag,
    FormTeams,
    Hold,
    Nudge,
    OrderByAge,
    Say,
    SeatBot,
    Shift,
    Sit,
    Stand,
    StandIn,
    Start,
)
from witsend.server.refusals import (
    BotAtIt,
    HostOnly,
    NoAges,
    NoSuchPerson,
    NoSuchSeat,
    NotForPeople,
    NothingToBack,
    NothingToBring,
    PlaysAlready,
    SeatTaken,
    TooFast,
    TooLate,
    TooSoon,
)
from witsend.server.removal import without
from witsend.server.seating import Brought, Played, Sat, decode_entry, encode_entry
from witsend.server.sqlite import Sqlite
from witsend.server.table import Table
from witsend.server.updates import Updates


class FirstCard(Random):
    """Chance by hand: always the first card, and hunches are so many spreads off."""

    def __init__(self, off: float = 0.0) -> None:
        super().__init__(0)
        self.off = off

    def random(self) -> float:
        return 0.0


@pytest.fixture(autouse=True)
def hunches_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something always comes to mind."""
    monkeypatch.setattr(hunches, "misjudged", lambda rng: round(1000 * rng.off))
    monkeypatch.setattr(hunches, "pick", lambda _, n: n - 1)


async def table_of(house: House, *seats: str, **setup: Any) -> Table:
    """Started; the people of a seat are named with a blank between, a seat without is a bot's."""
    house.tables.runtime.rng = FirstCard()
    await house.tables.wake()
    table = await house.open(WitsAndWagers, **{"seats": len(seats), **setup})
    for seat, people in enumerate(seats):
        for person in people.split():
            assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", Start()) is None
    return table


def state_of(table: Table) -> WitsAndWagers:
    assert isinstance(table.log.state, WitsAndWagers)
    return table.log.state


async def all_do(table: Table, *moves: tuple[str, int, Move]) -> None:
    for person, seat, move in moves:
        assert await ask(table, person, play(table, seat, move)) is None


PLAYERS = ((0, "anne"), (1, "ben"), (2, "carla"))
TEAM = ("anne ben", "cleo", "dora")


@in_a_loop
async def test_all_of_a_team_see_the_draft_and_nobody_else_does() -> None:
    house = House()
    table = await table_of(house, *TEAM)
    pages = {who: watch(table, who) for who in ("anne", "ben", "cleo", None)}
    assert await ask(table, "ben", play(table, 0, Guess("4711"))) is None
    shown = {who: await read(here) for who, here in pages.items()}
    for who in ("anne", "ben"):
        assert shown[who][0]["seats"][0]["view"]["guess"] == "4711"
    for other in ("cleo", None):
        assert b"4711" not in json.encode(shown[other])


@in_a_loop
async def test_two_of_a_team_who_edit_at_once_are_both_heard_and_the_last_counts() -> None:
    """Ruling WW-15."""
    table = await table_of(House(), *TEAM)
    assert await ask(table, "anne", play(table, 0, Guess("10"), 0)) is None
    assert await ask(table, "ben", play(table, 0, Guess("20"), 0)) is None
    assert state_of(table).guesses[0] == "20"
    assert table.log.made[0] == 2
    # Anne's page has not had its answer, and sends again: that does not undo what Ben did.
    assert await ask(table, "anne", play(table, 0, Guess("10"), 0)) is None
    assert await ask(table, "ben", play(table, 0, Guess("20"), 0)) is None
    assert state_of(table).guesses[0] == "20"
    assert table.log.made[0] == 2
    # With what she sees now she may of course write it again.
    assert await ask(table, "anne", play(table, 0, Guess("10"))) is None
    assert state_of(table).guesses[0] == "10"


@in_a_loop
async def test_the_same_edit_by_both_is_made_by_both() -> None:
    table = await table_of(House(), *TEAM)
    for person in ("anne", "ben"):
        assert await ask(table, person, play(table, 0, Guess("10"), 0)) is None
    assert (state_of(table).guesses[0], table.log.made[0]) == ("10", 2)


@in_a_loop
async def test_one_person_cannot_cross_themselves_nor_run_ahead() -> None:
    table = await table_of(House(), *TEAM)
    await all_do(table, ("anne", 0, Guess("10")))
    assert await ask(table, "anne", play(table, 0, Guess("30"), 0)) == TooLate()
    assert await ask(table, "anne", play(table, 0, Guess("30"), 7)) == TooSoon()
    assert state_of(table).guesses[0] == "10"


@in_a_loop
async def test_a_lock_that_crosses_a_lock_and_an_edit_that_crosses_one() -> None:
    table = await table_of(House(), *TEAM)
    await all_do(table, ("anne", 0, Guess("10")))
    assert await ask(table, "anne", play(table, 0, Lock(), 1)) is None
    assert await ask(table, "ben", play(table, 0, Lock(), 1)) == LockedAlready()
    assert await ask(table, "ben", play(table, 0, Guess("20"), 1)) is None
    assert state_of(table).guesses[0] == "20"
    assert not state_of(table).locked[0], "whoever changes something is not done"


@in_a_loop
async def test_a_lock_meant_for_the_guesses_does_not_close_the_bets() -> None:
    table = await table_of(House(), *TEAM)
    await all_do(table, ("anne", 0, Guess("10")), ("cleo", 1, Lock()), ("dora", 2, Lock()))
    assert await ask(table, "anne", play(table, 0, Lock(), 1)) is None
    assert state_of(table).phase == "betting"
    assert await ask(table, "ben", play(table, 0, Lock(), 1)) == TooLate()
    assert await ask(table, "anne", play(table, 0, Lock(), 1)) is None, "she sends it again"
    assert not any(state_of(table).locked)


@in_a_loop
async def test_what_comes_too_late_is_told_what_has_happened() -> None:
    house = House()
    table = await table_of(house, *TEAM)
    await all_do(table, ("anne", 0, Guess("10")))
    number = table.log.made[0]
    await house.clock.turn(30)
    assert state_of(table).phase == "betting"
    assert await ask(table, "ben", play(table, 0, Guess("20"), number)) == GuessesAreIn()
    assert state_of(table).guesses == ("10", None, None)
    number = table.log.made[0]
    await house.clock.turn(SORTING_SECONDS + 30)
    assert await ask(table, "ben", play(table, 0, Bet((Wager(1),)), number)) == BetsAreClosed()
    assert await ask(table, "ben", play(table, 0, Bet((Wager(1),)))) == BetsAreClosed()
    number = table.log.made[0]
    await all_do(table, ("anne", 0, Next()), ("cleo", 1, Next()), ("dora", 2, Next()))
    assert await ask(table, "ben", play(table, 0, Next(), number)) == TooLate()


@in_a_loop
async def test_moves_of_other_seats_make_nothing_late() -> None:
    table = await table_of(House(), *TEAM)
    await all_do(table, ("cleo", 1, Guess("1")), ("dora", 2, Guess("2")))
    assert await ask(table, "anne", play(table, 0, Guess("3"), 0)) is None
    assert await ask(table, "cleo", play(table, 0, Guess("3"))) is not None


@in_a_loop
async def test_the_last_edit_before_the_clock_counts_and_editing_buys_no_time() -> None:
    """Ruling WW-10."""
    house = House()
    table = await table_of(house, *TEAM, grace_seconds=2)
    for second in range(31):
        await house.clock.turn(1)
        await all_do(table, ("cleo", 1, Guess(str(second))))
    assert state_of(table).phase == "guessing", "the grace"
    await house.clock.turn(1)
    assert state_of(table).phase == "betting"
    assert state_of(table).guesses == (None, "30", None)


@in_a_loop
async def test_the_clock_of_a_whole_round() -> None:
    house = House()
    table = await table_of(house, *TEAM)
    watching = watch(table, None)
    await all_do(table, ("anne", 0, Guess("10")))
    assert (await update(watching))["deadline"] == house.clock.now() + 30
    await house.clock.turn(30)
    # The bets' clock begins when the guesses are on the mat, and allows for their sorting.
    shown = await update(watching)
    assert shown["seats"][0]["view"]["phase"] == "betting"
    assert shown["deadline"] == house.clock.now() + SORTING_SECONDS + 30
    await all_do(table, ("dora", 2, Bet((Wager(0),))), ("dora", 2, Bet((Wager(1), Wager(1)))))
    await house.clock.turn(SORTING_SECONDS + 30)
    assert state_of(table).phase == "shown"
    assert state_of(table).bets == ((), (), (Wager(1), Wager(1)))
    assert (await update(watching))["deadline"] == house.clock.now() + SHOWN_SECONDS
    await house.clock.turn(SHOWN_SECONDS)
    assert (state_of(table).phase, state_of(table).round) == ("guessing", 2)


@in_a_loop
async def test_everyone_locked_in_ends_it_early_and_the_old_clock_ends_nothing_more() -> None:
    house = House()
    table = await table_of(house, *TEAM)
    await house.clock.turn(10)
    await all_do(table, ("anne", 0, Guess("10")), ("anne", 0, Lock()))
    await all_do(table, ("cleo", 1, Lock()), ("anne", 0, Unlock()), ("dora", 2, Lock()))
    assert state_of(table).phase == "guessing"
    await all_do(table, ("ben", 0, Lock()))
    assert state_of(table).phase == "betting"
    await house.clock.turn(30)
    assert state_of(table).phase == "betting"
    await house.clock.turn(SORTING_SECONDS)
    assert state_of(table).phase == "shown"


@in_a_loop
async def test_where_everyone_has_the_whole_time_only_the_clock_ends_it() -> None:
    house = House()
    table = await table_of(house, *TEAM, end_early=False)
    await all_do(table, ("anne", 0, Guess("10")))
    for seat, person in enumerate(("anne", "cleo", "dora")):
        assert await ask(table, person, play(table, seat, TimeUp())) == NotForPeople()
    await house.clock.turn(29)
    assert state_of(table).phase == "guessing"
    await house.clock.turn(1)
    assert state_of(table).phase == "betting"


@in_a_loop
async def test_without_clocks_nothing_ends_by_itself() -> None:
    house = House()
    table = await table_of(house, *TEAM, guess_time=0, bet_time=0)
    await house.clock.turn(100_000)
    assert state_of(table).phase == "guessing"
    await all_do(table, ("anne", 0, Guess("10")), ("anne", 0, Lock()))
    assert await ask(table, "ben", play(table, 0, Guess("11"), 1)) is None, "teams cross here too"
    await all_do(table, ("anne", 0, Lock()), ("cleo", 1, Lock()), ("dora", 2, Lock()))
    await house.clock.turn(100_000)
    assert state_of(table).phase == "betting"
    await all_do(table, ("anne", 0, Lock()), ("cleo", 1, Lock()), ("dora", 2, Lock()))
    await house.clock.turn(100_000)
    assert state_of(table).phase == "shown"


@pytest.mark.parametrize("politely", [True, False])
@in_a_loop
async def test_a_restart_loses_no_guess_and_gives_the_time_back(politely: bool) -> None:
    house = House()
    table = await table_of(house, *TEAM)
    await all_do(table, ("anne", 0, Guess("10")), ("ben", 0, Guess("20")), ("cleo", 1, Guess("5")))
    await house.clock.turn(20)
    await house.store.beat(house.clock.now())
    house = await house.restarted(after=1000, politely=politely)
    again = await house.tables.find(table.id)
    assert again
    assert state_of(again).guesses == ("20", "5", None)
    # Who was not answered sends again, and it is known.
    assert await ask(again, "ben", play(again, 0, Guess("20"), 0)) is None
    assert await ask(again, "anne", play(again, 0, Guess("10"), 0)) is None
    assert state_of(again).guesses[0] == "20"
    await house.clock.turn(9)
    assert state_of(again).phase == "guessing"
    await house.clock.turn(1)
    assert state_of(again).phase == "betting"
    assert all_of(await reloaded(again)) == all_of(again)


@in_a_loop
async def test_a_team_whispers_among_itself() -> None:
    table = await table_of(House(), *TEAM)
    pages = {who: watch(table, who) for who in ("ben", "cleo", None)}
    for here in pages.values():
        await read(here)
    assert await ask(table, "anne", Say(text="It is seven", whisper=True)) is None
    assert [sent["type"] for sent in await read(pages["ben"])] == ["talk"]
    for other in ("cleo", None):
        assert await read(pages[other]) == []


@in_a_loop
async def test_where_the_game_sets_no_time_the_table_s_is_not_gained_by_writing_anew() -> None:
    house = House()
    table = await table_of(house, *TEAM, guess_time=0, bet_time=0, move_seconds=30)
    for second in range(29):
        move = Unlock() if state_of(table).locked[0] else Lock() if second % 3 else Guess("5")
        await all_do(table, ("anne", 0, move), ("cleo", 1, Guess("7")))
        await house.clock.turn(1)
    assert state_of(table).phase == "guessing"
    await house.clock.turn(1)
    assert state_of(table).phase == "betting"
    await house.clock.turn(30)
    assert state_of(table).phase == "shown"
    await house.clock.turn(30)
    assert (state_of(table).phase, state_of(table).round) == ("guessing", 2)


# Hunches


@in_a_loop
async def test_a_bot_is_given_a_hunch_and_a_person_is_not() -> None:
    house = House(Wonder("hard"), Guess("7"), Lock())
    table = await table_of(house, "anne", "cleo", "")
    for move in (Wonder("hard"), Wonder("easy")):
        assert await ask(table, "anne", play(table, 0, move)) == NotForPeople()
    assert state_of(table).hunches == (None, None, None)
    first = PACKS["house"].questions[0]
    await house.clock.turn(1)
    assert state_of(table).hunches[2] is not None
    watching = watch(table, "anne")
    await house.clock.turn(2)
    state = state_of(table)
    assert (state.guesses[2], state.locked) == ("7", (False, False, True))
    assert state.question == first
    (seat,) = (await update(watching))["seats"]
    assert (seat["view"]["hunch"], seat["view"]["guess"]) == (None, None)
    assert not any(move["type"] == "wonder" for move in seat["moves"])


@in_a_loop
async def test_a_bot_that_stands_in_for_people_has_no_hunch_for_them_to_read() -> None:
    """Ruling WW-19."""
    house = House(Wonder("middle"))
    table = await table_of(house, "anne", "cleo", "dora")
    assert await ask(table, "anne", StandIn(seat=0, on=True)) is None
    await house.clock.turn(1)
    state = state_of(table)
    assert (state.hunches[0], state.locked[0]) == (None, True)
    # One who has left for good leaves a bot of its own.
    house.bots.script.append(Wonder("middle"))
    assert await ask(table, "cleo", Stand(seat=1)) is None
    await house.clock.turn(1)
    assert state_of(table).hunches[1] is not None


@in_a_loop
async def test_nobody_comes_back_to_write_down_what_their_bot_had_a_hunch_of() -> None:
    house = House(Wonder("middle"), Guess("7"), Lock())
    table = await table_of(house, "anne", "cleo", "dora")
    assert await ask(table, "cleo", Stand(seat=1)) is None
    assert await ask(table, "cleo", Sit(seat=1)) is None, "the bot has not thought of it yet"
    assert await ask(table, "cleo", Stand(seat=1)) is None
    for _ in range(3):
        await house.clock.turn(1)
        assert state_of(table).hunches[1] is not None
        assert await ask(table, "cleo", Sit(seat=1)) == BotAtIt()
    await all_do(table, ("anne", 0, Lock()), ("dora", 2, Lock()))
    assert state_of(table).phase == "betting"
    assert await ask(table, "cleo", Sit(seat=1)) is None, "all guesses are on the mat"


@in_the_loop
async def test_over_the_socket_a_person_who_wonders_is_refused(tmp_path: Any) -> None:
    async with served(tmp_path) as here:
        anne = await here.person("Anne")
        opened = await anne.post("/api/tables", {"game": "wits-and-wagers", "setup": {"seats": 3}})
        id_ = opened.json()["id"]
        socket = await anne.socket(id_)
        await anne.done(id_, "sit", seat=0)
        await anne.done(id_, "start")
        shown = await socket.until(
            lambda sent: sent["type"] == "update" and sent["table"]["started"]
        )
        (seat,) = shown["seats"]
        for move in ({"type": "wonder", "level": "hard"}, {"type": "time-up"}):
            answer = await socket.ask("play", seat=0, number=seat["number"], move=move)
            assert answer["type"] == "refused"
            assert answer["sentence"] == "Only bots and the clock do that."
        hostile = ["NaN", "1e400", "9" * 9_000, None, 5, 1e308, ["5"], {"number": "5"}]
        for number in hostile:
            guess = {"type": "guess", "number": number}
            answer = await socket.ask("play", seat=0, number=seat["number"], move=guess)
            assert answer["type"] == "refused", number
        move = {"type": "guess", "number": "5.0"}
        answer = await socket.ask("play", seat=0, number=seat["number"], move=move)
        assert answer["type"] == "done"


@in_the_loop
async def test_a_story_is_told_of_whoever_may_sit_there(tmp_path: Path) -> None:
    """A team of three with the longest names there are, and a name that is an emoji."""
    async with served(tmp_path) as here:
        team = [await here.person(letter * LONGEST_NAME) for letter in "ABC"]
        pirate = await here.person("🏴‍☠️")
        opened = await pirate.post(
            "/api/tables", {"game": "wits-and-wagers", "setup": {"seats": 3}}
        )
        id_ = opened.json()["id"]
        for person in team:
            await person.done(id_, "sit", seat=0)
        await pirate.done(id_, "sit", seat=1, called="👩‍🚀")
        await pirate.done(id_, "sit", seat=2)
        await pirate.done(id_, "start")
        story = await pirate.get(f"/api/tables/{id_}/story")
        assert story.status_code == 200
        names = (await record_of(await here.find(id_))).names
        assert names == (" & ".join(person.name for person in team), "👩‍🚀", "🏴‍☠️")


@in_the_loop
async def test_nobody_opens_a_table_with_a_deck_of_the_questions_they_know(tmp_path: Path) -> None:
    first, *others = (f"house/{question.id}" for question in PACKS["house"].questions)
    async with served(tmp_path) as here:
        anne = await here.person("Anne")
        for asked in (others, [first]):
            setup = {"seats": 3, "asked": asked}
            opened = await anne.post("/api/tables", {"game": "wits-and-wagers", "setup": setup})
            assert opened.status_code == 400
            assert "asked: a deck is handed on by the game before" in opened.json()["sentence"]


# Nothing hidden leaves the server


async def sent_in_a_round(
    monkeypatch: pytest.MonkeyPatch, question: Question, anne: str, off: float
) -> dict[str, list[bytes]]:
    """Every byte that Cleo, Dora and an onlooker are sent: up to the mat, and up to the answer."""
    pack = Pack(name="house", title=Text(), questions=(question,))
    monkeypatch.setattr("witsend.games.wits_and_wagers.setup.PACKS", {"house": pack})
    house = House(Wonder("easy"), Guess("40"), Lock())
    table = await table_of(house, "anne ben", "cleo", "", questions=2)
    house.tables.runtime.rng = FirstCard(off)
    pages = {str(who): watch(table, who) for who in ("cleo", "dora", None)}
    sent: dict[str, list[bytes]] = {}

    async def keep(until: str) -> None:
        for who, here in pages.items():
            for message in await raw(here):
                plain = message.replace(table.id.encode(), b"id")
                plain = plain.replace(table.log.seating.opened.code.encode(), b"CODE")
                plain = re.sub(rb'"sealed":{.*?}', b"", plain)
                sent.setdefault(f"{who} {until}", []).append(plain)

    await keep("guesses")
    for person, move in (("anne", Guess(anne)), ("ben", Guess("3")), ("anne", Guess(anne))):
        assert await ask(table, person, play(table, 0, move)) is None
        await keep("guesses")
    assert await ask(table, "anne", play(table, 0, Lock())) is None
    await all_do(table, ("cleo", 1, Guess("50")))
    for refused in (Bet((Wager(1),)), Guess("1e400"), Next(), Wonder("hard")):
        answer = await ask(table, "cleo", play(table, 1, refused))
        sent.setdefault("cleo guesses", []).append(str(answer).encode())
    for _ in range(4):
        await house.clock.turn(1)  # the bot wonders, guesses and locks
        await keep("guesses")
    if len(anne) == 2:  # both games go on with the same mat
        await all_do(table, ("anne", 0, Guess("20")))
    await house.clock.turn(26)
    assert state_of(table).phase == "betting"
    await keep("bets")
    await all_do(table, ("cleo", 1, Bet((Wager(1), Wager(2)))), ("anne", 0, Bet((Wager(0),))))
    await keep("bets")
    await house.clock.turn(SORTING_SECONDS + 30)
    await keep("answer")
    await house.tables.close()
    return sent


async def raw(here: Watcher) -> list[bytes]:
    reading = asyncio.ensure_future(here.messages())
    await settled()
    if reading.done():
        return reading.result()
    reading.cancel()
    return []


FRONT = Question(id="one", text=Text(en="How many?"), answer="30", low="1", high="99")
BACK = Question(
    id="another",
    text=Text(en="How many?"),
    answer="98765.4321",
    low="10",
    high="1000000",
    source="A long and learned book",
    remark=Text(en="So many!"),
)


@in_a_loop
async def test_the_answer_the_guesses_and_the_hunches_change_no_byte_before_they_are_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = await sent_in_a_round(monkeypatch, FRONT, "17", 0.0)
    other = await sent_in_a_round(monkeypatch, BACK, "99", 2.0)
    assert set(true) == {
        f"{who} {until}"
        for who in ("cleo", "dora", "None")
        for until in ("guesses", "bets", "answer")
    }
    for what in true:
        if what.endswith(("guesses", "bets")):
            assert true[what] == other[what], what
        else:
            assert true[what] != other[what], "the answer was swapped"
    assert sum(len(message) for messages in true.values() for message in messages) > 10_000
    longer = await sent_in_a_round(monkeypatch, FRONT, "123456789.25", 0.0)
    for who in ("cleo", "dora", "None"):
        assert longer[f"{who} guesses"] == true[f"{who} guesses"], "not even its length"
        assert longer[f"{who} bets"] != true[f"{who} bets"], "the mat was another"


@in_a_loop
async def test_a_planted_leak_of_a_draft_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of an update grows with the figures of the guesses."""
    true = Updates.update

    def leaky(self: Updates, *shown: Any) -> bytes:
        figures = sum(len(guess or "") for guess in getattr(self.log.state, "guesses", ()))
        return true(self, *shown) + b" " * figures

    monkeypatch.setattr(Updates, "update", leaky)
    one = await sent_in_a_round(monkeypatch, FRONT, "17", 0.0)
    other = await sent_in_a_round(monkeypatch, FRONT, "123456789.25", 0.0)
    assert one["cleo guesses"] != other["cleo guesses"]


# The next game


@in_a_loop
async def test_who_is_younger_is_said_in_the_lobby_and_breaks_a_tie() -> None:
    """Clause 10: "the tied seat with the youngest player wins". Ruling WW-11."""
    house = House()
    house.tables.runtime.rng = FirstCard()
    table = await house.open(WitsAndWagers, seats=3, questions=1)
    for seat, person in enumerate(("anne", "ben", "cleo")):
        assert await ask(table, person, Sit(seat=seat)) is None
    page = watch(table, "ben")
    assert await ask(table, "anne", OrderByAge(youngest_first=(2, 2, 1))) is None
    assert (await update(page))["table"]["youngest_first"] == [2, 1]
    assert await ask(table, "anne", Shift(seat=2, to=0)) is None  # the order goes with Cleo
    assert (await update(page))["table"]["youngest_first"] == [0, 1]
    assert await ask(table, "anne", Start()) is None
    assert state_of(table).setup.youngest_first == (1, 2)
    assert all_of(await reloaded(table)) == all_of(table)
    people = ("cleo", "ben", "anne")
    for phase in ("guess", "bet"):
        for seat, person in enumerate(people):
            if phase == "guess":
                await all_do(table, (person, seat, Guess("99999999")))
            await all_do(table, (person, seat, Lock()))
    result = state_of(table).result()
    assert result
    assert (set(result.scores), result.winners) == ({result.scores[0]}, (0,))
    record = await record_of(table)
    assert record.result == result, "the record knows the order too"

    assert await ask(table, "anne", Again()) is None
    following = await table.runtime.store.read(table.log.seating.next or "")
    assert b'{"type":"ordered-by-age","youngest_first":[0,1]}' in [row.entry for row in following]


@pytest.mark.parametrize("comes_back", [False, True])
@in_a_loop
async def test_an_order_of_youth_stays_where_a_bot_takes_over(comes_back: bool) -> None:
    """Ruling WW-11: "The order stays as it was when the game began, also where a bot takes over;
    the next game keeps it for those who are still there"."""
    house = House(Lock())  # the bot's only move
    house.tables.runtime.rng = FirstCard()
    await house.tables.wake()
    table = await house.open(WitsAndWagers, seats=3, questions=1)
    people = ("anne", "ben", "cleo")
    for seat, person in enumerate(people):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", OrderByAge(youngest_first=(2, 1))) is None
    assert await ask(table, "anne", Start()) is None
    await all_do(table, *((who, seat, Guess("99999999")) for seat, who in enumerate(people)))
    await all_do(table, *((who, seat, Lock()) for seat, who in enumerate(people)))
    assert await ask(table, "cleo", Stand(seat=2)) is None
    assert table.log.seating.youngest_first == (2, 1)
    if comes_back:
        assert await ask(table, "cleo", Sit(seat=2)) is None
        await all_do(table, ("cleo", 2, Lock()))
    await all_do(table, ("anne", 0, Lock()), ("ben", 1, Lock()))
    await house.clock.turn(SORTING_SECONDS + 30)
    result = state_of(table).result()
    assert result
    assert (set(result.scores), result.winners) == ({result.scores[0]}, (2,))

    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(table.log.seating.next or "")
    assert following
    assert following.log.seating.youngest_first == ((2, 1) if comes_back else (1,))
    assert getattr(following.log.setup, "youngest_first", None) == (), "it is said in one place"


@in_a_loop
async def test_an_order_of_youth_is_refused_where_ties_are_shared() -> None:
    """Ruling WW-11, the option “Ties”."""
    table = await House().open(WitsAndWagers, seats=3, tiebreak="shared")
    assert await ask(table, "anne", Sit(seat=0)) is None
    assert await ask(table, "anne", OrderByAge(youngest_first=(0,))) == NoAges()
    table = await House().open(WitsAndWagers, seats=3)
    assert await ask(table, "anne", OrderByAge(youngest_first=(3,))) == NoSuchSeat()


@in_a_loop
async def test_an_order_that_is_taken_back_is_taken_back() -> None:
    """Ruling WW-11: it is said by whoever likes to, and bots and free seats have no age."""
    house = House()
    house.tables.runtime.rng = FirstCard()
    table = await house.open(WitsAndWagers, seats=3)
    assert await ask(table, "anne", Sit(seat=0)) is None
    assert await ask(table, "anne", OrderByAge(youngest_first=(1, 0))) is None
    assert table.log.seating.youngest_first == (0,), "nobody sits in seat 1"
    assert await ask(table, "anne", OrderByAge(youngest_first=())) is None
    assert await ask(table, "anne", Start()) is None
    assert state_of(table).setup.youngest_first == ()


@in_a_loop
async def test_the_next_game_at_a_table_asks_other_questions() -> None:
    house = House()
    table = await table_of(house, "anne", "cleo", "dora", questions=1)
    await all_do(table, ("anne", 0, Guess("10")))
    await house.clock.turn(30 + SORTING_SECONDS + 30)
    assert table.log.seating.over
    assert await ask(table, "anne", Again()) is None
    assert table.log.seating.next
    following = await house.tables.find(table.log.seating.next)
    assert following
    assert await ask(following, "anne", Start()) is None
    assert state_of(following).question == PACKS["house"].questions[1]
    assert following.log.setup == state_of(table).rematch()


@in_a_loop
async def test_a_table_that_everyone_has_left_comes_to_an_end() -> None:
    house = House()
    table = await table_of(house, *TEAM)
    await house.clock.turn(3 * 30)
    assert table.log.seating.over


@in_a_loop
async def test_who_has_gone_on_waits_for_the_others() -> None:
    house = House()
    table = await table_of(house, *TEAM)
    await all_do(table, ("anne", 0, Guess("10")))
    await house.clock.turn(30 + SORTING_SECONDS + 30)
    await all_do(table, ("anne", 0, Next()))
    assert await ask(table, "anne", play(table, 0, Next())) == NotYourTurn()


SHEET = """question;answer;who said so
How many cups has grandmother?;1,987;aunt Ada
How warm is her soup, in degrees?;48,5;
How many steps lead to her door?;2 340;
"""


@in_the_loop
async def test_a_host_brings_questions_that_nobody_else_is_shown(tmp_path: Path) -> None:
    async with served(tmp_path) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        setup = {"seats": 3, "questions": 7}
        opened = await anne.post("/api/tables", {"game": "wits-and-wagers", "setup": setup})
        at = f"/api/tables/{opened.json()['id']}"
        for seat, who in enumerate((anne, ben)):
            await who.post(f"{at}/asks", {"type": "sit", "seat": seat})
        checked = (await anne.post("/api/packs/check", {"text": SHEET})).json()
        assert [question["answer"] for question in checked["questions"]] == ["1987", "48.5", "2340"]
        assert checked["ignored"] == ["who said so"]
        sheet = {"text": SHEET, "title": " Our  house ", "language": "fr"}
        assert (await ben.post(f"{at}/pack", sheet)).json()["why"] == {"type": "host-only"}
        wrong = await anne.post(f"{at}/pack", {"text": "question,answer\nHow many?,many"})
        (problem,) = wrong.json()["problems"]
        assert (problem["line"], problem["kind"], problem["about"]) == (
            2,
            "number",
            ["answer", "many"],
        )
        assert (await anne.get(at)).json()["table"]["brought"] is None, (
            "with a problem, nothing is kept"
        )
        assert (await anne.post(f"{at}/pack", sheet)).json()["problems"] == []
        told = (await ben.get(at)).json()["table"]["brought"]
        assert (told["title"], told["questions"], told["alone"]) == ("Our house", 3, True)
        assert (await ben.get(f"{at}/pack")).json() is None
        again = (await anne.get(f"{at}/pack")).json()
        assert again["text"].splitlines()[1] == "How many cups has grandmother?,1987"
        await anne.post(f"{at}/asks", {"type": "start"})
        table = await here.find(opened.json()["id"])
        state = state_of(table)
        assert (state.questions, state.asked[0].startswith("own/q-")) == (3, True)
        assert state.question
        assert state.question.text.fr, "a column that says only question is in the page's language"
        shown = (await ben.get(at)).text
        unasked = (
            [each for each in state.own.questions if each != state.question] if state.own else []
        )
        assert unasked
        assert not any(each.text.fr in shown or each.id in shown for each in unasked)
        late = (await anne.post(f"{at}/pack", {"text": ""})).json()
        assert late["why"] == {"type": "already-started"}
        assert (await anne.post("/api/packs", sheet)).json()["why"] == {
            "type": "keeps-no-questions"
        }
        assert (await anne.post("/api/packs/check", {"text": "  "})).json()["problems"]
        too_long = {"text": "x" * 300_000}
        assert (await anne.post("/api/packs/check", too_long)).status_code == 413


@in_a_loop
async def test_questions_of_a_table_s_own_are_there_after_a_restart_and_in_the_next_game() -> None:
    house = House(None)
    house.tables.runtime.rng = FirstCard()
    table = await house.open(WitsAndWagers, seats=3, questions=1)
    questions = tuple(replace(PACKS["house"].questions[0], id=str(number)) for number in range(2))
    own = OwnPack(title="Ours", questions=questions)
    for seat, person in enumerate(("anne", "ben", "cleo")):
        assert await ask(table, person, Sit(seat=seat)) is None
    for brought in (None, own):
        assert await ask(table, "anne", Bring(own=brought)) is None
    assert await ask(table, "anne", Start()) is None
    assert all_of(await reloaded(table)) == all_of(table)
    assert state_of(await reloaded(table)).own == own
    await all_do(table, ("anne", 0, Guess("5")))
    for _ in ("guesses", "bets"):
        await all_do(table, ("anne", 0, Lock()), ("ben", 1, Lock()), ("cleo", 2, Lock()))
    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(table.log.seating.next or "")
    assert following
    assert await ask(following, "anne", Start()) is None
    assert {*state_of(table).asked, *state_of(following).asked} == {"own/0", "own/1"}
    record = await record_of(table)
    assert record.result, "its record needs no pack"
    assert table.log.own_editions(), "and says that there was one"
    forgotten = without(encode_entry(Brought(person="anne", own=own)), "anne", "somebody")
    assert b"anne" not in forgotten
    assert decode_entry(forgotten) == Brought(
        person="somebody", own={"title": "", "questions": [], "alone": True}
    )


@in_a_loop
async def test_to_other_games_nobody_brings_questions() -> None:
    table = await House().open(GAMES["pirates-dice"], seats=3)
    assert await ask(table, "anne", Bring(own=None)) == NothingToBring()


# The host's remote


@in_a_loop
async def test_everybody_in_nudges_only_those_whom_the_game_waits_for() -> None:
    table = await table_of(House(None), "anne ben", "carla", "dora")
    await all_do(table, ("carla", 1, Lock()))
    seen = {who: watch(table, who) for who in ("anne", "ben", "carla", "dora", "fred")}
    for watcher in seen.values():
        await watcher.messages()
    assert await ask(table, "carla", Nudge()) == HostOnly()
    assert await ask(table, "anne", Nudge()) is None
    nudged = {who for who, watcher in seen.items() if NUDGED in watcher.connection.answers}
    assert nudged == {"anne", "ben", "dora"}


@in_a_loop
async def test_teams_are_formed_by_lot_and_as_even_as_can_be() -> None:
    house = House(None)
    house.tables.runtime.rng = FirstCard()
    table = await house.open(WitsAndWagers, seats=4)
    people = ["anne", "ben", "carla", "dora", "emil"]
    for seat, person in zip((0, 0, 0, 1, 1), people, strict=True):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", SeatBot(seat=2, level="easy")) is None
    assert await ask(table, "anne", FormTeams()) is None
    chairs = table.log.seating.chairs
    assert sorted(len(chair.people) for chair in chairs) == [0, 1, 2, 2]
    assert sorted(table.log.seating.people) == people
    assert chairs[2].bot == "easy"
    assert all_of(await reloaded(table)) == all_of(table)


@in_a_loop
async def test_the_host_takes_one_of_a_team_to_another() -> None:
    table = await House(None).open(WitsAndWagers, seats=4)
    people = ["anne", "ben", "carla", "dora"]
    for seat, person in zip((0, 0, 1, 1), people, strict=True):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", SeatBot(seat=2, level="easy")) is None
    for seat, to, person, why in (
        (0, 2, "ben", SeatTaken()),
        (1, 0, "ben", NoSuchPerson()),
        (0, 0, "ben", None),
        (0, 1, "ben", None),
        (0, 1, "anne", SeatTaken()),  # three are enough
        (1, 3, "dora", None),
    ):
        assert await ask(table, "anne", Shift(seat=seat, to=to, person=person)) == why
    seating = table.log.seating
    assert [chair.people for chair in seating.chairs] == [
        ("anne",),
        ("carla", "ben"),
        (),
        ("dora",),
    ]
    assert (seating.host, seating.chairs[2].bot) == ("anne", "easy")


@in_a_loop
async def test_onlookers_bet_for_fun_and_the_game_knows_nothing_of_it() -> None:
    table = await table_of(House(None), "anne", "ben", "carla")
    assert await ask(table, "eve", Back(on=1)) == NothingToBack()
    await all_do(table, ("anne", 0, Guess("1")), *((who, seat, Lock()) for seat, who in PLAYERS))
    state = state_of(table)
    for who, on in (("eve", 0), ("fred", 0), ("eve", 1)):
        assert await ask(table, who, Back(on=on)) is None
    assert await ask(table, "anne", Back(on=1)) == PlaysAlready()
    assert await ask(table, "eve", Back(on=2)) == NothingToBack()
    assert state_of(table) is state
    watcher = watch(table, "eve")
    backers = (await update(watcher))["table"]["backers"]
    assert [(each["name"], each["won"], each["on"]) for each in backers] == [
        ("Eve", 0, 1),
        ("Fred", 0, 0),
    ]
    await all_do(table, *((who, seat, Lock()) for seat, who in PLAYERS))
    assert [(each.name, each.won, each.on) for each in table.log.backing.told()] == [
        ("Eve", 200, None),
        ("Fred", 0, None),
    ]
    assert (await reloaded(table)).log.backing == table.log.backing
    await all_do(table, *((who, seat, Next()) for seat, who in PLAYERS))
    await all_do(table, ("anne", 0, Guess("1")), *((who, seat, Lock()) for seat, who in PLAYERS))
    assert await ask(table, "eve", Back(on=1)) is None
    skip = Raw(b'{"type":"skip","asked":2}')
    assert await ask(table, "anne", Direct(move=skip)) is None
    assert [each.won for each in table.log.backing.told()] == [200, 0], "a bet on it is off"
    await all_do(table, ("anne", 0, Guess("1")), *((who, seat, Lock()) for seat, who in PLAYERS))
    table.runtime.may_talk = lambda _: False
    assert await ask(table, "eve", Back(on=1)) == TooFast()
    assert await ask(table, "anne", Nudge()) == TooFast()


@in_a_loop
async def test_a_guess_that_crosses_a_skip_is_no_guess_at_the_next_question() -> None:
    table = await table_of(House(None), "anne", "ben", "carla")
    late = play(table, 1, Guess("7"))
    assert await ask(table, "anne", Direct(move=SKIP)) is None
    assert await ask(table, "ben", late) == TooLate()
    assert state_of(table).guesses == (None,) * 3
    assert await ask(table, "ben", play(table, 1, Guess("8"))) is None
    meant = play(table, 2, Guess("9"))
    assert await ask(table, "anne", Direct(move=CLOSE)) is None
    assert await ask(table, "carla", meant) is None, "the question is the same"


SKIP, CLOSE = Raw(b'{"type":"skip","asked":1}'), Raw(b'{"type":"close"}')


@in_a_loop
async def test_the_host_skips_a_question_and_ends_the_game_after_the_next() -> None:
    """Ruling WW-21; the log replays, and so does the record."""
    house = House(None)
    table = await table_of(house, "anne", "ben", "carla")
    first = state_of(table).asked
    assert await ask(table, "ben", Direct(move=SKIP)) == HostOnly()
    assert await ask(table, "ben", play(table, 1, Guess("7"))) is None
    watcher = watch(table, "anne")
    assert await ask(table, "anne", Direct(move=SKIP)) is None
    state = state_of(table)
    assert (state.round, state.guesses, len(state.asked)) == (1, (None,) * 3, 2)
    assert state.asked[:1] == first
    assert await ask(table, "anne", Direct(move=SKIP)) == NothingToSkip(), "pressed twice"
    assert (await update(watcher))["made"] == 2, "a moment of its own in the history"
    assert await ask(table, "anne", Direct(move=CLOSE)) is None
    assert all_of(await reloaded(table)) == all_of(table)
    await all_do(table, ("anne", 0, Guess("5")))
    for _ in ("guesses", "bets"):
        await all_do(table, ("anne", 0, Lock()), ("ben", 1, Lock()), ("carla", 2, Lock()))
    assert table.log.seating.over
    assert (await record_of(table)).result == state_of(table).result()


@in_a_loop
async def test_a_host_stops_the_clock_and_gives_more_time() -> None:
    house = House(None)
    table = await table_of(house, "anne", "ben", "carla", guess_time=30)
    await house.clock.turn(20)
    assert await ask(table, "anne", Hold(on=True)) is None
    await house.clock.turn(600)
    assert state_of(table).phase == "guessing"
    assert table.clock.running is None
    assert await ask(table, "anne", Extend()) is None
    house = await house.restarted(after=100)
    again = await house.tables.find(table.id)
    assert again
    assert again.log.seating.held
    assert await ask(again, "anne", Hold(on=False)) is None
    assert again.clock.running
    assert again.clock.running.deadline == house.clock.at + 10 + 15
    assert await ask(again, "anne", Extend()) is None
    assert again.clock.running.deadline == house.clock.at + 10 + 15 + 15


@in_a_loop
async def test_bets_that_begin_while_the_clock_stands_have_all_of_their_time() -> None:
    house = House(None)
    table = await table_of(house, "anne", "ben", "carla", guess_time=30, bet_time=40)
    assert await ask(table, "anne", Hold(on=True)) is None
    await house.clock.turn(20)
    await all_do(table, ("anne", 0, Guess("5")))
    await all_do(table, ("anne", 0, Lock()), ("ben", 1, Lock()), ("carla", 2, Lock()))
    assert (state_of(table).phase, table.clock.running) == ("betting", None)
    assert await ask(table, "anne", Hold(on=False)) is None
    assert table.clock.running
    assert table.clock.running.deadline == house.clock.at + SORTING_SECONDS + 40


@in_a_loop
async def test_a_skip_lets_a_clock_that_stands_run_on_for_the_next_question() -> None:
    house = House(None)
    table = await table_of(house, "anne", "ben", "carla", guess_time=30)
    held = []
    for act in (Hold(on=True), Direct(move=CLOSE), Direct(move=SKIP)):
        await house.clock.turn(5)
        assert await ask(table, "anne", act) is None
        held.append(table.log.seating.held)
    assert held == [True, True, False], "after the last question is named, it is the same question"
    assert table.clock.running
    assert table.clock.running.deadline == house.clock.at + 30
    assert all_of(await reloaded(table)) == all_of(table)


@in_a_loop
async def test_a_host_calls_a_question_bad_once() -> None:
    house = House(None)
    table = await table_of(house, "anne", "ben", "carla")
    before = table.log.length
    for _ in range(2):
        assert await ask(table, "anne", Flag()) is None
    assert table.log.length == before + 1
    assert table.log.seating.flagged == {state_of(table).asked[-1]}


@in_a_loop
async def test_what_is_no_move_of_the_house_is_refused() -> None:
    house = House(None)
    table = await table_of(house, "anne", "ben", "carla")
    for sent in (b'{"type":"dance"}', b'{"type":"lock"}'):
        assert await ask(table, "anne", Direct(move=Raw(sent))) == NotAMove()


def test_of_people_the_last_guess_counts_and_of_bots_none() -> None:
    """Near is a tenth of the answer, or ten years."""

    def asked(id_: str, answer: str, display: str = "number") -> Played:
        question = {"id": id_, "answer": answer, "display": display}
        return Played(seat=-1, move={"type": "ask", "pack": "club", "question": question}, by="")

    def guess(seat: int, number: str, by: str) -> Played:
        return Played(seat=seat, move={"type": "guess", "number": number}, by=by)

    sat = [
        Sat(seat=seat, person=person, name=person) for seat, person in enumerate(("anne", "ben"))
    ]
    counted = [asked("bees", "100"), guess(0, "5", "anne"), guess(0, "110", "anne")]
    counted += [guess(1, "111", "ben"), guess(2, "100", "bot")]
    years = [asked("war", "1914", "year"), guess(0, "1904", "anne"), guess(1, "1925", "ben")]
    assert guesses_of([*sat, *counted, *years]) == [
        ("club/bees", True),
        ("club/bees", False),
        ("club/war", True),
        ("club/war", False),
    ]


@pytest.mark.parametrize(
    ("near", "all_", "measured"),
    [(7, 7, None), (4, 8, "easy"), (3, 8, "medium"), (1, 8, "medium"), (1, 9, "hard")],
)
def test_half_of_the_guesses_near_is_easy_and_fewer_than_an_eighth_hard(
    near: int, all_: int, measured: str | None
) -> None:
    assert Guesses(near, all_).difficulty == measured


@in_the_loop
async def test_what_people_have_guessed_says_how_difficult_a_question_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = {"questions": 1, "guess_time": 0, "bet_time": 0}
    async with served(tmp_path) as here:
        people = [await here.person(name) for name in ("Anne", "Ben", "Carla")]
        table = await here.find(await here.table(people[0], 3, game="wits-and-wagers", setup=setup))
        for seat, person in enumerate(people):
            await person.done(table.id, "sit", seat=seat)
        await people[0].done(table.id, "start")
        (key,), question = state_of(table).asked, state_of(table).current_question
        other = "hard" if question.difficulty == "easy" else "easy"
        number = question.answer if other == "easy" else "987654321"
        for move in (Guess(number), Lock(), Bet(()), Lock(), Next()):
            for seat, person in enumerate(people):
                if seat in state_of(table).to_act():
                    made = {"seat": seat, "number": table.log.made[seat]}
                    sent = json.decode(json.encode(move))
                    await person.done(table.id, "play", **made, move=sent)
        assert table.log.seating.over
        difficulties = here.app.visitors.difficulties
        assert guesses_in(Sqlite(tmp_path))[key].all == len(people)

        async def measured(**options: Any) -> object:
            """As the setup of a new table has it."""
            new = await here.table(people[0], 3, game="wits-and-wagers", setup={**setup, **options})
            opened = (await here.find(new)).log.seating.opened
            return json.decode(opened.setup, type=WitsAndWagers.options).measured

        assert not await measured(difficulties=[other]), "too few have guessed"
        monkeypatch.setattr(difficulty, "ENOUGH", len(people))
        assert not await measured(difficulties=[other]), "it is measured now and then"
        difficulties.until = 0.0
        assert await measured(difficulties=[other]) == ((key, other),)
        assert not await measured(), "who wants all needs no figures"
        difficulties.until = 0.0
        monkeypatch.setattr(here.tables.runtime.store, "database", Sqlite(tmp_path / "nowhere"))
        assert await measured(difficulties=[other]) == ((key, other),), "nobody waits for a figure"
