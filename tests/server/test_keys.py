"""Tokens that end: one person's, everyone's, and those of people who come by in time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asking import Asker, House, house, in_a_loop
from by_hand import HandClock
from witsend.cli import main
from witsend.server import sqlite, visits
from witsend.server.connection import Connection
from witsend.server.database import StoreError
from witsend.server.keys import DAY, GRACE, LATELY, Keys, everyone, revoke, rotate
from witsend.server.people import COOKIE, token
from witsend.server.refusals import SentAway
from witsend.server.serve import beat_once
from witsend.server.sqlite import FILE, MIGRATIONS, Sqlite
from witsend.server.store import Store
from witsend.server.visits import Visits

NOW = 1_000 * DAY


def command(*arguments: str, folder: Path, exit_code: int = 0) -> str:
    result = CliRunner().invoke(main, ["people", *arguments, "--data", str(folder)])
    assert result.exit_code == exit_code, result.output
    return str(result.output)


async def who(asker: Asker) -> Any:
    me = (await asker.get("/api/people/me")).json()
    return me and me["id"]


async def beat(here: House) -> None:
    await beat_once(here.tables.runtime)


# One person's


@in_a_loop
async def test_a_revoked_person_is_nobody_at_the_next_heartbeat_of_a_running_server(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne)
        await mary.done(table, "sit", seat=1)
        pages = [await mary.socket(table), await mary.socket(table, query="?watch")]
        others = await anne.socket(table)
        async with mary.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            said = command("revoke", "Mary", folder=tmp_path)
            assert said == f"Mary ({mary.id}) is known here no more.\n"
            assert await who(mary) == mary.id, "until then"
            await beat(here)
            async with asyncio.timeout(30):
                assert "no-name" in [line async for line in lines][-1]
        assert [await page.closed() for page in pages] == [4401, 4401]
        assert await who(mary) is None
        assert await who(anne) == anne.id
        assert (await mary.ask(table, "stand", seat=1)).status_code == 401
        await others.ask("say", text="Where is she?", id=1)
        again = (await mary.post("/api/people", {"name": "Mary"})).json()
        assert again["id"] != mary.id, "who comes again is someone new"
        await beat(here)
        assert await who(anne) == anne.id
    async with house(tmp_path) as here:
        assert await who(await here.asker(mary.token)) is None, "for good"


@in_a_loop
async def test_people_are_named_by_id_or_by_a_name_that_is_theirs_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, other = await here.person("Anne"), await here.person("Anne")
        ben = await here.person("Ben")
        with pytest.raises(StoreError, match="2 people are called Anne, so nothing was changed"):
            revoke(Sqlite(tmp_path), ["Ben", "Anne"])
        with pytest.raises(StoreError, match="Nobody here has the id or the name 'Zoe'"):
            revoke(Sqlite(tmp_path), ["Ben", "Zoe"])
        assert not here.tables.runtime.store.keys.revoked
        assert [person.id for person in revoke(Sqlite(tmp_path), [other.id, "Ben"])] == [
            other.id,
            ben.id,
        ]
        await beat(here)
        assert [await who(each) for each in (anne, other, ben)] == [anne.id, None, None]


@in_a_loop
async def test_an_id_may_look_like_an_option(tmp_path: Path) -> None:
    store = await Store.open(Sqlite(tmp_path))
    await store.name_person("-dash", "Dash")
    await store.close()
    assert command("revoke", "-dash", folder=tmp_path) == "Dash (-dash) is known here no more.\n"


# Everyone's


@in_a_loop
async def test_a_new_key_keeps_who_was_here_lately_and_gives_them_a_new_token(
    tmp_path: Path,
) -> None:
    clock = HandClock(NOW)
    async with house(tmp_path, clock=clock) as here:
        anne, ben, cleo = [await here.person(name) for name in ("Anne", "Ben", "Cleo")]
        for each in (anne, ben, cleo):
            await who(each)
        await beat(here)
        clock.at += LATELY
        for each in (anne, ben):
            await who(each)
        await beat(here)
        clock.at += DAY
        table = await here.table(anne)
        page = await anne.socket(table)
        gone = await cleo.socket(table)
        assert rotate(Sqlite(tmp_path), clock.at, at_once=False) == 2
        await beat(here)
        assert await gone.closed() == 4401
        assert await who(cleo) is None, "not seen for too long"
        await page.ask("say", text="Still here", id=1)

        renewed = await anne.get("/api/people/me")
        assert renewed.json() == {"id": anne.id, "name": "Anne", "token": renewed.cookies[COOKIE]}
        assert renewed.json()["token"] != anne.token
        anne.http.headers["Authorization"] = f"Bearer {renewed.json()['token']}"
        again = await anne.get("/api/people/me")
        assert (again.json()["token"], again.cookies.get(COOKIE)) == (None, None)
        ben.http.headers["Origin"] = here.url
        assert (await ben.get("/api/people/me")).json()["token"] is None, "a page has its cookie"

        clock.at += GRACE
        assert await who(ben) is None, "too late"
        assert await who(anne) == anne.id


@in_a_loop
async def test_a_key_that_leaked_is_of_no_use_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        leaked = here.tables.runtime.store.key
        table = await here.table(anne)
        page = await anne.socket(table)
        await beat(here)
        rotate(Sqlite(tmp_path), NOW, at_once=False)
        assert "Everyone says their name again" in command("rotate", "--at-once", folder=tmp_path)
        await beat(here)
        assert await page.closed() == 4401
        assert await who(anne) is None
        assert await who(await here.asker(token(leaked, anne.id))) is None
        ben = await here.person("Ben")
        page = await ben.socket(table)
        revoke(Sqlite(tmp_path), ["Anne"])
        await beat(here)
        await page.ask("say", text="Nobody else is meant", id=1)


def test_the_key_of_before_the_last_ends_with_the_next() -> None:
    first, second, third = (bytes([number]) * 32 for number in range(3))
    now = Keys(
        present=third,
        former=second,
        former_until=NOW,
        carried=frozenset({"anne", "ben"}),
        revoked=frozenset({"ben"}),
    )
    assert now.holder(token(third, "zoe"), NOW - 1) == "zoe"
    assert now.holder(token(second, "anne"), NOW - 1) == "anne"
    assert now.holder(token(second, "anne"), NOW) is None
    assert now.holder(token(second, "zoe"), NOW - 1) is None
    assert now.holder(token(first, "anne"), NOW - 1) is None
    for key in (second, third):
        assert now.holder(token(key, "ben"), NOW - 1) is None


# Who was here


@in_a_loop
async def test_people_are_listed_with_the_day_they_were_last_here(tmp_path: Path) -> None:
    clock = HandClock(NOW)
    async with house(tmp_path, clock=clock) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        await who(anne)
        await beat(here)
        clock.at += DAY
        await who(ben)
        await beat(here)
        assert [(each.id, each.seen) for each in everyone(Sqlite(tmp_path))] == [
            (ben.id, NOW + DAY),
            (anne.id, NOW),
        ]
        listed = command("list", "--name", "Anne", folder=tmp_path)
        assert listed == f"1972-09-27  {anne.id}  Anne\n"


def test_everyone_is_noted_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "MOST_NOTED", 2)
    some = Visits()
    some.seen |= {"anne"}
    assert some.to_note(NOW) == ["anne"]
    some.seen |= {"anne"}
    assert some.to_note(NOW + DAY / 2) == []
    some.seen |= {"anne", "ben"}
    assert sorted(some.to_note(NOW + DAY)) == ["anne", "ben"]
    some.seen |= {"cleo"}
    assert some.to_note(NOW + DAY) == ["cleo"]
    assert list(some.noted) == ["cleo"], "so many, and no more"


@in_a_loop
async def test_a_command_needs_a_database_of_its_own_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "There are no tables" in command("list", folder=tmp_path, exit_code=1)
    await (await Store.open(Sqlite(tmp_path))).close()
    assert command("list", folder=tmp_path) == ""
    monkeypatch.setattr(sqlite, "MIGRATIONS", [*MIGRATIONS, ""])
    assert "start its own server" in command("rotate", folder=tmp_path, exit_code=1)


def test_what_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, and long enough to be one" * 100)
    with pytest.raises(StoreError, match="is broken, so a backup must take its place"):
        everyone(Sqlite(tmp_path))


def test_a_folder_that_may_not_be_looked_into_is_named(tmp_path: Path) -> None:
    """Such as the server's own by somebody else. To root only a name that is too long is shut."""
    with pytest.raises(StoreError, match=r"tables\.db cannot be looked at: File name too long\.$"):
        everyone(Sqlite(tmp_path / ("x" * 300)))


def test_whoever_is_sent_away_from_a_table_stays_at_others() -> None:
    came = Visits()
    here, there = (Connection("anne") for _ in range(2))
    for table, connection in (("t", here), ("u", there)):
        came.begin("anne", table, connection)
    came.send_away("anne", "t", SentAway())
    assert (here.closing, there.closing) == (SentAway(), None)
    came.end("anne", here)
    assert [visit.connection for visit in came.open["anne"]] == [there]
    came.end("anne", there)
    came.end("anne", there)
    assert not came.open
