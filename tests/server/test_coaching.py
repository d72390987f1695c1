"""The coach at a server: after the end, of one's own seats alone, and worked out once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from asking import Asker, House, house, in_a_loop, play_out, report
from finished import entries_of
from golden import FOLDER
from witsend.coach import VERSION, Progress, Report, at_work, read_report
from witsend.record import GameRecord, parse, read
from witsend.server import coaching, retold
from witsend.server.database import StoreError
from witsend.server.retold import Question, Teller, game_of
from witsend.server.seating import Played


async def over(here: House) -> tuple[str, Asker, Asker]:
    anne, mary = await here.person("Anne"), await here.person("Mary")
    table = await here.table(anne, setup={"dice": 2})
    for seat, person in enumerate((anne, mary)):
        await person.done(table, "sit", seat=seat)
    early = await anne.get(f"/api/tables/{table}/coach")
    assert early.json()["why"] == {"type": "not-over"}
    await anne.done(table, "start")
    early = await anne.get(f"/api/tables/{table}/coach")
    assert early.json()["why"] == {"type": "not-over"}, "nothing is told while it is played"
    await play_out(here, table, [anne, mary])
    return table, anne, mary


@in_a_loop
async def test_each_is_told_of_their_own_seat_and_nobody_else_of_any(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table, anne, mary = await over(here)
        hers, theirs = await report(anne, table), await report(mary, table)
        assert [each["seat"] for each in hers["seats"]] == [0]
        assert [each["seat"] for each in theirs["seats"]] == [1]
        for seat, (mine,) in enumerate((hers["seats"], theirs["seats"])):
            assert {each["seat"] for each in mine["decisions"]} <= {seat}
        onlooker = await (await here.person("Otto")).get(f"/api/tables/{table}/coach")
        assert onlooker.json()["why"] == {"type": "not-your-seat"}
        nobody = await (await here.asker()).get(f"/api/tables/{table}/coach")
        assert nobody.json()["why"] == {"type": "no-name"}


@in_a_loop
async def test_a_report_is_worked_out_once_and_is_the_record_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []

    def counted(record: GameRecord, **more: Any) -> Iterator[Progress | Report]:
        begun.append(record)
        return at_work(record, **more)

    monkeypatch.setattr(retold, "at_work", counted)
    monkeypatch.setattr(retold, "SLICE_SECONDS", 0.0)
    async with house(tmp_path) as here:
        table, anne, mary = await over(here)
        unasked = (await anne.get(f"/api/tables/{table}/coach?begin=false")).json()
        assert (unasked["report"], begun) == (None, []), "a look at what there is begins nothing"
        told = await asyncio.gather(report(anne, table), report(mary, table))
        there = (await mary.get(f"/api/tables/{table}/coach?begin=false")).json()
        assert there["report"] == told[1]
        again = await report(anne, table)
        text = (await anne.get(f"/api/tables/{table}/record")).content
        kept = await here.tables.runtime.store.report(table)
    assert len(begun) == 1
    assert told[0] == again
    *_, whole = at_work(parse(text))
    assert not isinstance(whole, Progress)
    assert kept is not None
    assert read_report(kept) == read_report(whole.text())
    seats = [*told[0]["seats"], *told[1]["seats"]]
    assert json.decode(kept)["seats"] == seats


@in_a_loop
async def test_one_of_an_earlier_coach_is_made_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table, anne, _ = await over(here)
        await here.tables.runtime.store.keep_report(table, b'{"version":0,"shape":"another"}')
        assert (await report(anne, table))["version"] == VERSION


@in_a_loop
async def test_what_could_not_be_stored_is_worked_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        table, anne, _ = await over(here)
        store, coach = here.tables.runtime.store, here.app.visitors.coaching

        async def fails(*_: object) -> None:
            raise StoreError("The disk is full.")

        with monkeypatch.context() as full:
            full.setattr(store, "keep_report", fails)
            await anne.get(f"/api/tables/{table}/coach")
            async with asyncio.timeout(30):
                while coach.progress:  # noqa: ASYNC110 - nobody is told of it
                    await asyncio.sleep(0)
        assert await store.report(table) is None
        assert (await report(anne, table))["version"] == VERSION


@in_a_loop
async def test_a_game_that_it_cannot_tell_is_refused_and_not_begun_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> bytes:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Teller, "coach", fails)
    async with house(tmp_path) as here:
        table, anne, _ = await over(here)
        coach = here.app.visitors.coaching
        first = (await anne.get(f"/api/tables/{table}/coach")).json()
        assert (first["done"], first["report"]) == (0, None)
        async with asyncio.timeout(30):
            while coach.progress:  # noqa: ASYNC110 - nobody is told of it
                await asyncio.sleep(0)
        answer = await anne.get(f"/api/tables/{table}/coach")
        assert (answer.status_code, answer.json()["why"]) == (500, {"type": "broken"})


@in_a_loop
async def test_no_more_games_at_once_than_others_can_bear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "MOST_AT_ONCE", 0)
    async with house(tmp_path) as here:
        table, anne, _ = await over(here)
        answer = await anne.get(f"/api/tables/{table}/coach")
        assert answer.json()["why"] == {"type": "many-look-back"}


@in_a_loop
async def test_it_works_in_slices_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two of them whoever looks back at another game is answered."""
    monkeypatch.setattr(retold, "SLICE_SECONDS", 0.0)
    async with house(tmp_path) as here:
        table, *_ = await over(here)
        entries = await here.tables.runtime.store.entries(table, 0)
    teller, question = Teller(), Question("coach", table, made=0)
    told = [json.decode(teller.tell(question, entries, None))]
    while isinstance(told[-1], list):
        told.append(json.decode(teller.tell(question, b"[]", None)))
    *progress, whole = told
    assert [done for done, _ in progress] == list(range(1, len(progress) + 1))
    assert progress[-1][0] == progress[-1][1]
    assert whole["version"] == VERSION


def test_nobody_is_blamed_for_what_a_bot_or_the_clock_did() -> None:
    entries = entries_of(read(FOLDER / "pirates-dice-two.jsonl"), "anne", "ben")
    first = next(n for n, entry in enumerate(entries) if getattr(entry, "by", "") == "anne")
    reports = []
    for bots in ([], range(len(entries)), [first]):
        game = game_of(
            [
                replace(entry, by="bot" if len(bots) > 1 else "clock")
                if isinstance(entry, Played) and entry.by == "anne" and number in bots
                else entry
                for number, entry in enumerate(entries)
            ]
        )
        *_, whole = game.coach()
        assert isinstance(whole, Report)
        reports.append(whole)
    own, by_bot, by_clock = (each.seats[0] for each in reports)
    assert {each.mover for each in own.decisions} == {None}
    assert {each.mover for each in by_bot.decisions} == {"bot"}
    assert [each.mover for each in by_clock.decisions][:2] == ["clock", None]
    assert by_bot.accuracy is None
    assert by_bot.balance
    assert by_bot.balance.own == 0
    assert {each.kind for each in by_bot.moments} <= {"luck"}
    assert "moved-for" in reports[1].reference.limits
    theirs = [each.seats[1] for each in reports]
    assert theirs[0] == theirs[1] == theirs[2], "what they got from it they got, whoever moved"
