"""Looking back at games: away from the event loop, once for all who ask, and within a limit."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager
from gzip import decompress
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, cast

import pytest
from msgspec import json

from asking import house, play_out
from asking import in_a_loop as in_the_loop
from by_hand import House, ask, in_a_loop, play, record_of, settled
from finished import entries_of
from golden import FOLDER
from witsend.coach.coaching import replay_steps
from witsend.content.packs import PACKS, Pack
from witsend.content.text import Text
from witsend.game import State
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice
from witsend.games.wits_and_wagers import WitsAndWagers
from witsend.record import read
from witsend.server import retelling, retold, tables
from witsend.server.protocol import Say, Sit, Start
from witsend.server.refusals import Denied, ManyLookBack
from witsend.server.retelling import ProcessTelling, Retelling
from witsend.server.retold import Question, Teller, game_of
from witsend.server.runtime import Runtime
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store
from witsend.server.table import Table
from witsend.server.tables import Tables


class SlowTelling:
    """A teller that is still at it until it is let go, and what it was asked."""

    def __init__(self) -> None:
        self.teller = Teller()
        self.asked: list[Question] = []
        self.sent: list[int] = []  # entries, with each question
        self.free = asyncio.Event()

    async def known(self, table: str) -> int:
        return self.teller.known(table)

    async def tell(self, question: Question, entries: bytes, kept: bytes | None) -> bytes:
        self.asked.append(question)
        self.sent.append(len(json.decode(entries)))
        await self.free.wait()
        return self.teller.tell(question, entries, kept)

    async def forget(self, table: str) -> None:
        self.teller.forget(table)

    def close(self) -> None:
        pass


def slowly(house: House) -> SlowTelling:
    telling = SlowTelling()
    house.tables.runtime.retelling = Retelling(house.store, telling)
    return telling


async def finished(house: House) -> Table:
    table = await house.game("anne", "ben")
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    assert await ask(table, "ben", play(table, 1, Challenge())) is None
    return table


@in_a_loop
async def test_a_hint_is_for_the_seat_that_is_to_act() -> None:
    house = House()
    table = await house.game("anne", "ben", chance=((6,), (5,)) * 2)
    hints = [json.decode(decompress(await table.retold("hint", "", seat=s))) for s in (0, 1, None)]
    assert hints[0]["move"]["type"] == "bid"
    assert hints[1:] == [None, None]


@in_a_loop
async def test_a_replay_says_what_seats_were_called_before_somebody_came_late() -> None:
    house = House()
    table = await house.game("anne", "ben", seats=3, chance=((6,), (5,), (4,)) * 6)
    bot = table.log.seating.seat_names[2]
    await ask(table, "anne", play(table, 0, Bid(1, 2)))
    assert await ask(table, "cleo", Sit(seat=2)) is None
    await ask(table, "ben", play(table, 1, Bid(3, 6)))
    await ask(table, "cleo", play(table, 2, Challenge()))
    while not table.log.seating.over:
        (seat,) = table.log.playing.to_act()
        last = table.log.playing.moves(seat)[-1]
        assert await ask(table, ("anne", "ben", "cleo")[seat], play(table, seat, last)) is None
    told = json.decode(decompress(await table.retold("replay", "")))
    assert told["names"] == ["Anne", "Ben", "Cleo"]
    assert told["called"] == [{"made": 1, "seat": 2, "name": bot}]


# Elsewhere


@in_the_loop
async def test_nobody_who_looks_back_is_answered_by_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        id_ = await here.table(anne, setup={"dice": 1})
        for seat, person in enumerate((anne, mary)):
            await person.done(id_, "sit", seat=seat)
        await anne.done(id_, "start")
        await play_out(here, id_, [anne, mary])
        table = await here.find(id_)
        await here.tables.runtime.finished.join()
        here.tables.runtime.retelling = Retelling(here.tables.runtime.store)  # knows nothing yet
        seen = []

        def watched(name: str) -> Callable[..., Any]:
            true = getattr(PiratesDice, name)

            def call(self: State, *given: Any) -> Any:
                seen.append(current_thread() is main_thread())
                return true(self, *given)

            return call

        for name in ("view", "apply"):
            monkeypatch.setattr(PiratesDice, name, watched(name))
        for path in ("story", "story?seat=0", "replay", "replay?seat=1", "record", "kept"):
            assert (await anne.get(f"/api/tables/{table.id}/{path}")).status_code == 200
        assert seen
        assert not any(seen)


@in_a_loop
async def test_a_long_log_is_read_with_everyone_else_having_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "SLICE", 10)
    house = House()
    ids = []
    for _ in range(2):
        table = await house.open()
        for number in range(99):
            await ask(table, "anne", Say(text="Arr", id=number))
        ids.append(table.id)
    del table
    gc.collect()
    assert not house.tables.known
    turns = [0]  # entries read between two turns of everyone else
    true = Table.apply

    def apply(self: Table, entry: Any, at: float) -> None:
        turns[-1] += 1
        true(self, entry, at)

    async def everyone_else() -> None:
        while True:
            turns.append(0)
            await asyncio.sleep(0)

    monkeypatch.setattr(Table, "apply", apply)
    others = asyncio.ensure_future(everyone_else())
    one, other = await asyncio.gather(*map(house.tables.find, ids))
    others.cancel()
    assert one
    assert other
    assert (one.log.length, other.log.length, sum(turns)) == (100, 100, 198)
    *rest, most = sorted(turns)
    assert most <= 20, "both begin at once"
    assert max(rest) <= 10, "and then take turns"


@in_a_loop
async def test_a_long_log_is_not_read_anew_for_everyone_who_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "SLICE", 10)
    monkeypatch.setattr(tables, "MOST_AT_HAND", 2)
    house = House()
    ids = []
    for length in (5, 20, 20, 20):
        table = await house.open()
        for number in range(length):
            await ask(table, "anne", Say(text="Arr", id=number))
        ids.append(table.id)
    del table
    gc.collect()
    short, *long = ids
    for id_ in (short, short, long[0], long[1], long[0], long[2], long[0], long[1]):
        await house.tables.find(id_)
        await settled()
        gc.collect()
    assert [house.disk.reads[id_] for id_ in ids] == [2, 1, 2, 1]


# Once for all who ask


@in_a_loop
async def test_what_several_ask_at_once_is_worked_out_once_and_kept_at_hand() -> None:
    house = House()
    table = await finished(house)
    telling = slowly(house)
    asking = [asyncio.ensure_future(table.retold("replay", who)) for who in ("one", "two")]
    other = asyncio.ensure_future(table.retold("replay", "one", seat=0))
    await settled()
    telling.free.set()
    first, second = [await answer for answer in asking]
    assert first == second != await other
    await ask(table, "ben", Say(text="Well played", id=1))
    assert await table.retold("replay", "three") == first
    assert [question.seat for question in telling.asked] == [None, 0]


@in_a_loop
async def test_what_is_kept_at_hand_is_bounded_and_the_longest_unasked_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await finished(house)
    telling = slowly(house)
    telling.free.set()
    answers = [await table.retold("replay", "", seat=seat) for seat in (0, 1)]
    monkeypatch.setattr(retelling, "MOST_BYTES", sum(map(len, answers)))
    await table.retold("replay", "", seat=0)
    await table.retold("story", "", since=2)
    telling.asked.clear()
    await table.retold("replay", "", seat=0)
    await table.retold("replay", "", seat=1)
    assert [question.seat for question in telling.asked] == [1]
    kept = house.tables.runtime.retelling
    assert kept.size == sum(map(len, kept.answers.values())) <= retelling.MOST_BYTES


@in_a_loop
async def test_of_a_game_that_goes_on_only_what_is_new_is_sent_to_the_teller() -> None:
    house = House()
    table = await house.game("anne", "ben")
    telling = slowly(house)
    telling.free.set()
    whole = json.decode(decompress(await table.retold("story", "", seat=0)))
    for number, move in enumerate((Bid(1, 2), Bid(1, 3), Bid(1, 4))):
        seat = number % 2
        await ask(table, ("anne", "ben")[seat], play(table, seat, move))
        rest = json.decode(decompress(await table.retold("story", "", seat=0, since=len(whole))))
        assert len(rest) == 1
        whole += rest
    assert telling.sent[1:] == [1, 1, 1]
    record = await record_of(table)
    assert whole == json.decode(json.encode([state.view(0).news for state in record.shown]))
    for beyond in (4, 5, 10**30):
        assert json.decode(decompress(await table.retold("story", "", since=beyond))) == []
    before = await table.retold("story", "", since=-3)
    assert before == await table.retold("story", "")


@in_a_loop
async def test_a_story_has_no_more_than_there_was_when_it_was_asked_for() -> None:
    """Or an answer that is kept at hand would say more to whoever comes first than to others."""
    house = House()
    table = await house.game("anne", "ben")
    async with house.tables.runtime.retelling.free:  # the teller is busy with another's question
        asking = asyncio.ensure_future(table.retold("story", ""))
        await settled()
        await ask(table, "anne", play(table, 0, Bid(1, 2)))
        later = asyncio.ensure_future(table.retold("story", ""))
        await settled()
    assert len(json.decode(decompress(await asking))) == 1
    assert len(json.decode(decompress(await later))) == 2


# Within a limit


@in_a_loop
async def test_too_many_questions_are_refused_and_no_one_has_all_the_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retelling, "MOST_WAITING", 3)
    monkeypatch.setattr(retelling, "MOST_OF_ONE", 2)
    house = House()
    table = await finished(house)
    telling = slowly(house)
    asking = [asyncio.ensure_future(table.retold("replay", "one", seat=seat)) for seat in (0, 1)]
    await settled()
    with pytest.raises(Denied) as denied:
        await table.retold("record", "one")
    assert denied.value.why == ManyLookBack()
    same = asyncio.ensure_future(table.retold("replay", "one", seat=1))
    asking.append(asyncio.ensure_future(table.retold("record", "two")))
    await settled()
    with pytest.raises(Denied):
        await table.retold("replay", "three")
    telling.free.set()
    await asyncio.gather(*asking, same)
    assert not house.tables.runtime.retelling.waiting
    assert await table.retold("replay", "one")


@in_the_loop
async def test_who_is_refused_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retelling, "MOST_WAITING", 0)
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        id_ = await here.table(anne)
        await anne.done(id_, "sit", seat=0)
        await anne.done(id_, "start")
        refused = await anne.get(f"/api/tables/{id_}/story")
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
        assert refused.json()["why"] == {"type": "many-look-back"}


@in_a_loop
async def test_whoever_stops_waiting_leaves_the_answer_to_the_others() -> None:
    house = House()
    table = await finished(house)
    telling = slowly(house)
    first, second = (asyncio.ensure_future(table.retold("replay", "")) for _ in range(2))
    await settled()
    first.cancel()
    telling.free.set()
    assert decompress(await second)
    assert len(telling.asked) == 1


@in_a_loop
async def test_what_fails_is_told_to_who_waits_and_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await finished(house)
    with monkeypatch.context() as broken:
        broken.setattr(PiratesDice, "to_act", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await house.tables.runtime.retelling.tell(table.question("replay"), "")
    assert decompress(await table.retold("replay", ""))


# The wire


@in_the_loop
async def test_long_answers_are_compressed_for_whoever_can_read_that(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        id_ = await here.table(anne)
        for seat, person in enumerate((anne, mary)):
            await person.done(id_, "sit", seat=seat)
        await anne.done(id_, "start")
        await play_out(here, id_, [anne, mary])
        await here.tables.runtime.finished.join()
        for path in ("story", "replay?seat=0", "record", "kept"):
            plain, small = [
                await anne.get(f"/api/tables/{id_}/{path}", headers={"accept-encoding": how})
                for how in ("identity", "gzip")
            ]
            assert "content-encoding" not in plain.headers
            assert small.headers["content-encoding"] == "gzip"
            assert plain.headers["vary"] == small.headers["vary"] == "accept-encoding"
            assert plain.content == small.content
            assert int(small.headers["content-length"]) < len(plain.content)


@in_the_loop
async def test_a_story_goes_on_where_one_s_own_ends(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        id_ = await here.table(anne)
        story = f"/api/tables/{id_}/story"
        assert (await anne.get(f"{story}?since=3")).json() == []
        for seat, person in enumerate((anne, mary)):
            await person.done(id_, "sit", seat=seat)
        await anne.done(id_, "start")
        await play_out(here, id_, [anne, mary])
        whole = (await anne.get(f"{story}?seat=0")).json()
        assert len(whole) > 3
        for since in range(len(whole) + 1):
            assert (await anne.get(f"{story}?seat=0&since={since}")).json() == whole[since:]
        assert (await anne.get(f"{story}?seat=0&since=x")).status_code == 400


# The teller


@in_a_loop
async def test_before_its_end_a_game_has_secrets() -> None:
    house = House()
    table = await house.game("anne", "ben")
    for kind in ("replay", "record", "words"):
        with pytest.raises(ValueError, match="secrets"):
            await house.tables.runtime.retelling.work_out(table.question(kind))


def log_of(*more: bytes) -> bytes:
    opened = (
        b'{"type":"opened","code":"AAAAA","game":"pirates-dice","version":1,"setup":{"seats":2},'
        b'"seats":2,"open":false,"move_seconds":null,"host":"anne","name":"Anne"}'
    )
    return b"[" + b",".join((opened, *more)) + b"]"


def test_the_teller_remembers_so_many_states_and_forgets_whole_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retold, "MOST_SHOWN", 2)
    teller = Teller()
    roll = b'{"type":"played","seat":-1,"move":{"type":"roll","hands":[[1],[2]]},"by":"chance"}'
    begun = log_of(b'{"type":"started"}', roll, roll)
    for table in ("one", "two"):
        teller.tell(Question("story", table, 0), begun, None)
    assert (teller.known("one"), teller.known("two")) == (4, 4)
    teller.tell(Question("story", "one", 0), b"[]", None)
    teller.tell(Question("story", "three", 0), begun, None)
    assert [teller.known(table) for table in ("one", "two", "three")] == [4, 0, 4]
    with pytest.raises(TypeError):
        teller.tell(Question("story", "four", 0), b'[{"type":"started"}]', None)


def test_of_a_game_that_was_kept_in_no_words_there_are_none() -> None:
    answer = Teller().tell(Question("kept", "one", 0), b"[]", None)
    assert json.decode(decompress(answer)) is None


# The process


@asynccontextmanager
async def a_house_with_a_process(folder: Path) -> AsyncIterator[tuple[Tables, ProcessTelling]]:
    store = await Store.open(Sqlite(folder))
    telling = ProcessTelling()
    runtime = Runtime(store, House().bots, retelling=Retelling(store, telling))
    tables = Tables(runtime)
    try:
        yield tables, telling
    finally:
        await tables.close()
        await runtime.retelling.close()
        await store.close()


@in_a_loop
async def test_a_process_tells_games_of_packs_it_does_not_have_and_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = Pack(
        name="ours", title=Text(en="Ours", fr="x", es="x"), questions=PACKS["house"].questions
    )
    monkeypatch.setattr(PACKS, "_known", {**PACKS._known, "ours": lambda: ours})
    async with a_house_with_a_process(tmp_path) as (tables, telling):
        setup = WitsAndWagers.options(seats=3, packs=("ours",))
        table = await tables.open(WitsAndWagers, setup, "anne", "Anne", listed=False)
        for seat in range(3):
            assert await ask(table, "anne", Sit(seat=seat)) is None
        assert await ask(table, "anne", Start()) is None
        story = json.decode(decompress(await table.retold("story", "")))
        assert len(story) == 1
        telling.seconds = 0.0
        with pytest.raises(TimeoutError):
            await table.retold("story", "", since=1)
        telling.seconds = 60.0
        assert json.decode(decompress(await table.retold("story", "", since=1))) == []


class AnsweredByTheTest(Executor):
    """A worker whose answer comes when the test says so."""

    def __init__(self) -> None:
        self.answer: Future[Any] = Future()

    def submit(self, *_: Any, **__: Any) -> "Future[Any]":
        return self.answer


@in_a_loop
async def test_who_is_cancelled_as_the_answer_comes_is_cancelled() -> None:
    """The storyteller of a server that stops: else the server would wait for it for ever."""
    telling = ProcessTelling()
    for passes_of_the_loop in range(5):
        worker = AnsweredByTheTest()
        telling.worker = cast("ProcessPoolExecutor", worker)
        asking = asyncio.ensure_future(telling.known("one"))
        await asyncio.sleep(0)
        worker.answer.set_result(1)
        for _ in range(passes_of_the_loop):
            await asyncio.sleep(0)
        is_told = not asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled() is not is_told


def test_a_replay_shows_turns_as_they_ended() -> None:
    """Decision 23: neither what was taken back, nor the taking back; the coach counts the same."""
    record = read(FOLDER / "adventure-book-cards.jsonl")
    game = game_of(entries_of(record, "anne", "ben"))
    steps = json.decode(game.replay(None))["steps"]
    story = json.decode(game.story(None, 0, len(record.events)))
    assert "undone" not in {news["type"] for step in steps for news in step["news"]}
    assert "undone" in {news["type"] for told in story for news in told}
    assert len(steps) < len(record.shown)
    assert replay_steps(record)[-1] == len(steps)
    moving = [(step["turn"], n) for n, step in enumerate(steps, 1) if step["phase"] == "story"]
    seat, last = moving[-1]
    assert len(json.decode(game.moves_until(seat, last))) > last
