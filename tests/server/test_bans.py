"""Who is banned: their token counts no more, and their browser is not let in as someone new."""

import asyncio
import time
from pathlib import Path

import pytest

from asking import Asker, house, in_a_loop
from test_upkeep import beside, command
from witsend.server.bans import FOR_EVER, address_in, ban, bans, pardon
from witsend.server.database import StoreError
from witsend.server.gate import Gate, Limits
from witsend.server.keys import Keys, rotate
from witsend.server.people import COOKIE, token
from witsend.server.proxies import PRIVATE
from witsend.server.serve import beat_once
from witsend.server.sqlite import Sqlite

CLOSED = "Whoever hosts this server has closed it to you."


async def refused(asker: Asker, path: str, body: object = None) -> bool:
    answer = await (asker.get(path) if body is None else asker.post(path, body))
    if answer.status_code != 403:
        return False
    assert answer.json()["sentence"] == CLOSED
    return True


@in_a_loop
async def test_a_banned_person_is_let_in_neither_as_themselves_nor_as_someone_new(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await here.table(anne)
        pages = [await ben.socket(table), await ben.socket(table, query="?watch")]
        assert command(tmp_path, "people", "ban", "Ben") == f"Ben ({ben.id}) is banned.\n"
        await beat_once(here.tables.runtime)
        assert [await page.closed() for page in pages] == [4401, 4401]
        assert await refused(ben, "/api/people/me")
        assert await refused(ben, "/api/people", {"name": "Bob"})
        assert await refused(ben, f"/api/tables/{table}?watch")
        again = await ben.socket(table)
        assert (await again.next())["why"] == {"type": "banned"}
        assert await again.closed() == 4403
        assert (await anne.get("/api/people/me")).json()["id"] == anne.id
        other = await here.asker()
        assert (await other.post("/api/people", {"name": "Bob"})).status_code == 200, (
            "another browser is a stranger"
        )
        rotate(Sqlite(tmp_path), time.time(), at_once=True)
        await beat_once(here.tables.runtime)
        assert await refused(ben, "/api/people", {"name": "Bob"}), "a token that has ended, too"
        assert "Ben may come in again" in command(tmp_path, "people", "pardon", "Ben")
        await beat_once(here.tables.runtime)
        assert (await ben.post("/api/people", {"name": "Ben"})).status_code == 200


@in_a_loop
async def test_a_page_s_cookie_is_what_its_browser_is_known_by(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        page = await here.asker()
        me = await page.post("/api/people", {"name": "Ben"}, headers={"Origin": here.url})
        ban(Sqlite(tmp_path), [me.json()["id"]], FOR_EVER)
        await beat_once(here.tables.runtime)
        assert COOKIE in page.http.cookies
        assert await refused(page, "/api/people", {"name": "Bob"})


@in_a_loop
async def test_with_the_address_nobody_comes_in_from_there(tmp_path: Path) -> None:
    gate = Gate(limits=Limits.none(), proxies=PRIVATE)
    async with house(tmp_path, gate=gate) as here:
        ben, home = await here.person("Ben"), {"X-Forwarded-For": "2001:db8:1:2::7"}
        ben.http.headers.update(home)
        await ben.get("/api/people/me")
        said = await beside(here, tmp_path, "people", "ban", "Ben", "--address", "--for", "2d")
        assert said.splitlines()[1] == "So is the address 2001:db8:1:2::/64."
        await beat_once(here.tables.runtime)
        stranger = await here.asker()
        stranger.http.headers["X-Forwarded-For"] = "2001:db8:1:2:ffff::1"
        assert await refused(stranger, "/api/people", {"name": "Bob"})
        stranger.http.headers["X-Forwarded-For"] = "2001:db8:1:3::1"
        assert not await refused(stranger, "/api/people", {"name": "Bob"})
        listed = command(tmp_path, "people", "bans").splitlines()
        assert [line.split()[1:] for line in listed] == [
            [ben.id, "Ben"],
            ["2001:db8:1:2::/64"],
        ]
        (until,) = {each.until for each in bans(Sqlite(tmp_path), 0.0)}
        assert until == pytest.approx(time.time() + 2 * 86_400, abs=600)
        assert bans(Sqlite(tmp_path), time.time() + 3 * 86_400) == [], "it has run out"


@in_a_loop
async def test_that_nobody_is_banned_is_said(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.person("Ben")
    assert command(tmp_path, "people", "bans") == "Nobody is banned.\n"


@in_a_loop
async def test_an_address_is_known_only_while_the_server_runs_that_has_seen_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        await here.person("Ben")
    said = await asyncio.to_thread(command, tmp_path, "people", "ban", "Ben", "--address")
    assert "is banned" in said
    assert "Where they are is not known" in said
    command(tmp_path, "people", "ban", "203.0.113.7")
    assert "for ever    203.0.113.7" in command(tmp_path, "people", "bans")
    command(tmp_path, "people", "pardon", "203.0.113.7")
    assert "203.0.113.7" not in command(tmp_path, "people", "bans")
    wrong = command(tmp_path, "people", "pardon", "203.0.113.7", exit_code=1)
    assert "'203.0.113.7' is not banned, so nothing was changed." in wrong
    with pytest.raises(StoreError, match="Nobody here has the id or the name 'Zoe'"):
        ban(Sqlite(tmp_path), ["Ben", "Zoe"], FOR_EVER)
    with pytest.raises(StoreError):
        pardon(Sqlite(tmp_path), ["Ben", "Zoe"])
    assert [each.name for each in bans(Sqlite(tmp_path), 0.0)] == ["Ben"], "all of them or none"


def test_an_address_is_banned_as_limits_count_it() -> None:
    assert address_in("203.0.113.7") == "203.0.113.7"
    assert address_in("2001:db8::7") == "2001:db8::/64"
    assert address_in("Ben") is None


def test_a_ban_that_has_run_out_is_none() -> None:
    keys = Keys(present=b"k" * 32, banned={"ben": 100.0})
    claimed = token(keys.present, "ben")
    assert [keys.is_banned(claimed, "", now) for now in (99.0, 100.0)] == [True, False]
    assert [keys.holder(claimed, now) for now in (99.0, 100.0)] == [None, "ben"]
    assert not Keys(present=b"k" * 32).is_banned(claimed, "", 0.0)
