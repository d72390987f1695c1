"""Tables that outlive their rules, their book or their pack: nothing is lost, nothing replays."""

import asyncio
from gzip import decompress
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from asking import house as serving
from by_hand import House, ask, in_a_loop, play, read, record_of, reloaded, update, watch
from witsend.content.books import shelf
from witsend.content.packs import PACKS
from witsend.games.adventure_book import AdventureBook
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice
from witsend.games.wits_and_wagers import WitsAndWagers
from witsend.record import parse
from witsend.server.protocol import Again, Evening, HandOver, Say, SeatBot, Sit, Stand, Start
from witsend.server.refusals import (
    ContentGone,
    NotOver,
    NotYourSeat,
    OlderRules,
    OtherEdition,
    RulesNotHere,
)
from witsend.server.seating import Opened
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store
from witsend.server.stories import read_story, write_story
from witsend.server.table import Table
from witsend.server.tables import STORY_SECONDS

OLDER = OlderRules(began=1, now=2)


async def told(house: House) -> None:
    """All stories are kept that can be."""
    told = asyncio.ensure_future(house.tables.runtime.finished.join())
    while not told.done():
        await asyncio.wait([told], timeout=0.01)
        await house.clock.turn(STORY_SECONDS)


async def finished(house: House) -> Table:
    table = await house.game("anne", "ben")
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    assert await ask(table, "ben", play(table, 1, Challenge())) is None
    assert table.log.seating.over
    return table


async def under_newer_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(PiratesDice, "version", 2)
    return await house.restarted()


async def record_text(table: Table) -> bytes:
    return decompress(await table.retold("record", "anne"))


async def found(house: House, table: Table) -> Table:
    again = await house.tables.find(table.id)
    assert again
    return again


# A game that was running


@in_a_loop
async def test_a_running_game_of_older_rules_says_so_and_waits_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben", move_seconds=30)
    await ask(table, "ben", Say(text="Arr", id=1))
    house = await under_newer_rules(house, monkeypatch)
    table = await found(house, table)
    assert not house.tables.runtime.in_play
    assert not house.clock.pending
    page = watch(table, "anne")
    shown, talk = await read(page)
    why = {"type": "older-rules", "began": 1, "now": 2}
    assert (shown["table"]["stopped"], shown["table"]["changed"]) == (why, [])
    assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Anne", "Ben"]
    assert (shown["to_act"], "result" in shown, shown["deadline"]) == ([], False, None)
    assert shown["seats"] == [{"seat": 0, "number": 0, "view": None, "moves": []}]
    assert [line["text"] for line in talk["lines"]] == ["Arr"]
    assert str(OLDER) == (
        "This game was begun under older rules, version 1; now they are at version 2. "
        "It can no longer be played on or shown."
    )


@in_a_loop
async def test_nothing_is_played_there_and_people_may_still_talk_and_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben")
    house = await under_newer_rules(house, monkeypatch)
    table = await found(house, table)
    for refused in (play(table, 0, Bid(1, 3)), Sit(seat=0), Start(), SeatBot(seat=1, level="easy")):
        assert await ask(table, "anne", refused) == OLDER
    assert await ask(table, "anne", Say(text="Well then", id=1)) is None
    assert await ask(table, "anne", HandOver(person="ben")) is None
    assert await ask(table, "anne", Stand(seat=0)) is None
    again = await reloaded(table)
    assert again.log.seating == table.log.seating


@in_a_loop
async def test_a_new_table_takes_everyone_along_and_plays_by_the_rules_of_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben", seats=3, chance=((6,), (5,), (4,), (3,), (2,), (1,)))
    assert await ask(table, "anne", Again()) == NotOver()
    house = await under_newer_rules(house, monkeypatch)
    table = await found(house, table)
    assert await ask(table, "zoe", Again()) == NotYourSeat()
    page = watch(table, "ben")
    assert await ask(table, "ben", Again()) is None
    assert await ask(table, "anne", Again()) is None, "who comes second comes along"
    following = await house.tables.find((await update(page))["table"]["next"])
    assert following
    log = following.log
    assert not log.stopped
    assert log.seating.opened.version == 2
    assert log.setup == PiratesDice.options(seats=3, dice=1)
    assert [(chair.people, chair.bot) for chair in log.seating.chairs] == [
        (("anne",), None),
        (("ben",), None),
        ((), "middle"),
    ]


@in_a_loop
async def test_a_host_who_does_not_sit_may_take_everyone_along_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.open()
    await ask(table, "ben", Sit(seat=1))
    house = await under_newer_rules(house, monkeypatch)
    table = await found(house, table)
    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(str(table.log.seating.next))
    assert following
    assert following.log.seating.host == "anne"
    assert following.log.seating.people == ("ben",)


@in_a_loop
async def test_options_that_are_no_more_give_way_to_the_usual_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben")
    first = house.disk.logs[table.id][0]
    opened = json.decode(first.entry, type=Opened)
    older = replace(opened, setup=Raw(b'{"seats":2,"parrots":3}'))
    house.disk.logs[table.id][0] = replace(first, entry=json.encode(older))
    house = await under_newer_rules(house, monkeypatch)
    table = await found(house, table)
    assert await ask(table, "ben", Again()) is None
    following = await house.tables.find(str(table.log.seating.next))
    assert following
    assert following.log.setup == PiratesDice.options(seats=2)


@in_a_loop
async def test_where_there_is_no_such_game_there_is_no_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben")
    for module in ("log", "rematch"):
        monkeypatch.setattr(f"witsend.server.{module}.GAMES", {})
    house = await house.restarted()
    table = await found(house, table)
    assert await ask(table, "anne", Again()) == RulesNotHere()
    with pytest.raises(RuntimeError, match="stopped"):
        _ = table.log.rules


@in_a_loop
async def test_rules_of_a_newer_program_are_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    monkeypatch.setattr(PiratesDice, "version", 3)
    table = await house.game("anne", "ben")
    monkeypatch.setattr(PiratesDice, "version", 2)
    house = await house.restarted()
    assert (await found(house, table)).log.stopped == RulesNotHere()


# The record and the story


@in_a_loop
async def test_the_record_has_every_move_and_is_read_again_by_the_rules_it_was_played_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await finished(house)
    await told(house)
    text = await record_text(table)
    assert text == (await record_of(table)).text()
    house = await under_newer_rules(house, monkeypatch)
    assert await record_text(await found(house, table)) == text
    house.disk.stories.clear()
    house = await house.restarted()
    without = await record_text(await found(house, table))
    assert without.splitlines()[:-1] == text.splitlines()[:-1]
    assert without.splitlines()[-1].startswith(b'{"result":null,')
    monkeypatch.setattr(PiratesDice, "version", 1)
    assert parse(text).result is not None


@in_a_loop
async def test_a_finished_game_is_kept_in_words_for_every_seat() -> None:
    house = House()
    table = await finished(house)
    record = await record_of(table)
    await told(house)
    story = read_story(house.disk.stories[table.id])
    assert story.names == ("Anne", "Ben")
    assert record.result
    assert story.ending == record.result.ending.sentence(record.names)
    assert story.result["winners"] == list(record.result.winners)
    assert len(story.steps) == len(record.shown)
    for step, state in zip(story.steps, record.shown, strict=True):
        for seat, sentences in zip((0, 1, None), step, strict=True):
            news = state.view(seat).news
            assert sentences == tuple(each.sentence(story.names) for each in news)


@in_a_loop
async def test_nothing_is_kept_in_words_before_the_end() -> None:
    house = House()
    table = await house.game("anne", "ben")
    await ask(table, "anne", play(table, 0, Bid(2, 6)))
    await told(house)
    assert not house.disk.stories
    with pytest.raises(ValueError, match="secrets"):
        write_story(table.log.seating.seat_names, [table.log.playing], Evening())


@in_a_loop
async def test_stories_that_are_missing_are_written_after_a_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of games from before there were stories, one after another; those that cannot be are not."""
    house = House()
    tables = [await finished(house) for _ in range(3)]
    await told(house)
    kept = dict(house.disk.stories)
    older, broken, fine = [table.id for table in tables]
    house.disk.stories.clear()
    first = house.disk.logs[older][0]
    opened = json.decode(first.entry, type=Opened)
    house.disk.logs[older][0] = replace(first, entry=json.encode(replace(opened, version=0)))
    house.disk.logs[broken][1] = replace(first, n=1, entry=b"{}")
    house = await house.restarted()
    await told(house)
    assert house.disk.stories == {fine: kept[fine]}
    assert f"table {broken[:6]} has no story" in caplog.text


@in_a_loop
async def test_many_games_that_end_at_once_are_told_of_one_after_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("witsend.server.runtime.MOST_FINISHED", 2)
    house = House()
    tables = [await finished(house) for _ in range(4)]
    await told(house)
    assert 0 < len(house.disk.stories) < len(tables), "what there is no room for waits"
    house = await house.restarted()
    await told(house)
    assert len(house.disk.stories) == len(tables), "for the next start"


@in_a_loop
async def test_a_story_that_cannot_be_stored_is_no_trouble_for_the_table(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = House()
    await finished(house)
    house.disk.broken = True
    await told(house)
    assert "was not stored" in caplog.text
    assert not house.disk.stories


# What a game is played with


def other_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("witsend.games.adventure_book.game.edition", lambda _: "0badcafe")


@in_a_loop
async def test_a_table_whose_book_has_changed_is_stopped_and_says_both_editions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.open(AdventureBook)
    was = table.log.seating.opened.editions
    assert was == table.log.game.played_with(table.log.setup)
    assert not (await reloaded(table)).log.stopped
    other_book(monkeypatch)
    again = await reloaded(table)
    assert again.log.stopped == OtherEdition("book house", was["book house"], "0badcafe")
    assert await ask(again, "anne", Sit(seat=0)) == again.log.stopped


@in_a_loop
async def test_a_log_from_before_editions_goes_on_with_what_is_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.open(AdventureBook)
    first = house.disk.logs[table.id][0]
    opened = replace(json.decode(first.entry, type=Opened), editions={})
    house.disk.logs[table.id][0] = replace(first, entry=json.encode(opened))
    assert b"editions" not in house.disk.logs[table.id][0].entry
    other_book(monkeypatch)
    assert not (await reloaded(table)).log.stopped


@in_a_loop
async def test_a_book_that_is_gone_stops_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    table = await house.open(AdventureBook)
    monkeypatch.setattr("witsend.games.adventure_book.setup.NAMES", ["another"])
    assert (await reloaded(table)).log.stopped == ContentGone("book: there is no book 'house' here")


@in_a_loop
async def test_a_game_goes_on_with_a_changed_pack_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its log has the questions that were asked."""
    house = House()
    table = await house.open(WitsAndWagers, seats=3)
    house_pack = PACKS["house"]
    smaller = replace(house_pack, questions=house_pack.questions[1:])
    monkeypatch.setattr("witsend.games.wits_and_wagers.setup.PACKS", {"house": smaller})
    again = await reloaded(table)
    assert not again.log.stopped
    assert (await update(watch(again, "anne")))["table"]["changed"] == ["pack house"]


# Over HTTP, and from a database of an older program


async def as_stored(folder: Path) -> dict[str, str]:
    """Tables of older rules, stored by a server that was: not begun, running, finished."""
    store = await Store.open(Sqlite(folder))
    house = House(store=store)
    await store.name_person("anne", "Anne")
    waiting = await house.open()
    await ask(waiting, "anne", Sit(seat=0))
    running = await house.game("anne", "ben", listed=True)
    over = await finished(house)
    await told(house)
    await house.tables.close()
    await store.close()
    return {"waiting": waiting.id, "running": running.id, "over": over.id}


@in_a_loop
async def test_no_list_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = await as_stored(tmp_path)
    monkeypatch.setattr(PiratesDice, "version", 2)
    async with serving(tmp_path) as here:
        asker = await here.asker()

        async def get(path: str) -> tuple[int, Any]:
            answer = await asker.get(f"/api/tables/{path}")
            return answer.status_code, answer.json()

        for which, id_ in ids.items():
            status, shown = await get(f"{id_}")
            assert (status, shown["table"]["stopped"]["type"]) == (200, "older-rules"), which
            assert await get(f"{id_}/printed") == (200, None)
            for path in ("story", "replay"):
                status, refused = await get(f"{id_}/{path}")
                assert (status, refused["why"]["type"]) == (409, "older-rules")
        status, kept = await get(f"{ids['over']}/kept")
        assert (status, kept["names"]) == (200, ["Anne", "Ben"])
        assert kept["steps"][-1]
        assert "Ben" in kept["ending"]
        status, seen = await get(f"{ids['over']}/kept?seat=1")
        assert (status, len(seen["steps"])) == (200, len(kept["steps"]))
        status, refused = await get(f"{ids['over']}/kept?seat=2")
        assert (status, refused["why"]["type"]) == (409, "no-such-seat")
        assert await get(f"{ids['running']}/kept") == (200, None)
        status, refused = await get(f"{ids['waiting']}/record")
        assert (status, refused["why"]["type"]) == (409, "not-started")


# What a table is played with is gone


class Shelf:
    """A book that was added, until it is taken away."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(shelf._folders, "attic", shelf._folders["house"])
        self.patch = monkeypatch
        self.names(["house", "attic"])

    def names(self, names: list[str]) -> None:
        self.patch.setattr("witsend.games.adventure_book.setup.NAMES", names)


@in_a_loop
async def test_a_table_whose_book_is_gone_says_so_wherever_one_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = Shelf(monkeypatch)
    async with serving(tmp_path) as here:
        anne = await here.person("Anne")
        waiting, running = [
            (await anne.post("/api/tables", {"game": "adventure-book", "setup": setup})).json()[
                "id"
            ]
            for setup in [{"seats": 1, "book": "attic"}] * 2
        ]
        await anne.done(running, "sit", seat=0)
        await anne.done(running, "start")
    books.names(["house"])
    async with serving(tmp_path) as here:
        token = anne.token
        anne = await here.asker(token)
        anne.token = token
        gone = {"type": "content-gone", "problem": "book: there is no book 'attic' here"}
        for table in (waiting, running):
            shown = await anne.show(table)
            assert shown["table"]["stopped"] == gone
            statuses = {}
            for path in ("/story", "/replay", "/printed", "/record", "/kept", "/invitation"):
                answer = await anne.get(f"/api/tables/{table}{path}")
                statuses[path] = answer.status_code
                if path in {"/story", "/replay"}:
                    assert answer.json()["why"] == gone
            assert statuses == {
                "/story": 409,
                "/replay": 409,
                "/printed": 200,
                "/record": 200 if table == running else 409,
                "/kept": 200,
                "/invitation": 200,
            }
            page = await anne.socket(table)
            assert (await page.update())["table"]["stopped"] == gone
            assert (await page.ask("start"))["why"] == gone
            assert (await anne.ask(table, "sit", seat=0)).json()["why"] == gone
            assert (await page.ask("again"))["type"] == "done", "with a book that is here"
            following = (await page.until(lambda sent: sent.get("table", {}).get("next")))["table"]
            assert not (await anne.show(following["next"]))["table"]["stopped"]


@in_a_loop
async def test_a_table_whose_pack_is_gone_goes_on_with_the_house_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs = {"house": PACKS["house"], "club": replace(PACKS["house"], name="club")}
    monkeypatch.setattr("witsend.games.wits_and_wagers.setup.PACKS", packs)
    setup = {"seats": 3, "packs": ["club"]}
    async with serving(tmp_path) as here:
        anne = await here.person("Anne")
        waiting, running = [
            (await anne.post("/api/tables", {"game": "wits-and-wagers", "setup": setup})).json()[
                "id"
            ]
            for _ in range(2)
        ]
        await anne.done(running, "sit", seat=0)
        await anne.done(running, "start")
    del packs["club"]
    async with serving(tmp_path) as here:
        token = anne.token
        anne = await here.asker(token)
        anne.token = token
        for table in (waiting, running):
            shown = (await anne.show(table))["table"]
            assert (shown["stopped"], shown["changed"]) == (None, ["pack club"])
            for path in ("", "/story", "/printed", "/kept"):
                assert (await anne.get(f"/api/tables/{table}{path}")).status_code == 200, path
            for path in ("/replay", "/record"):
                answer = await anne.get(f"/api/tables/{table}{path}")
                assert answer.json()["why"] == {"type": "not-over"}
            assert (await (await anne.socket(table)).update())["table"]["changed"] == ["pack club"]
        await anne.done(waiting, "sit", seat=0)
        await anne.done(waiting, "start")
