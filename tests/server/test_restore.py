"""A backup put back: whole, not under a server that runs, and what was there is kept."""

import asyncio
import os
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

import apsw
import pytest
from click.testing import CliRunner

from asking import house, in_a_loop, play_out
from witsend.chance import secret_of
from witsend.cli import main
from witsend.server.database import InUse, StoreError
from witsend.server.sqlite import FILE, MIGRATIONS, Sqlite
from witsend.server.store import Store


async def noted(folder: Path, *names: str) -> list[str]:
    """Everyone who is named in the folder, once these are too."""
    store = await Store.open(Sqlite(folder))
    for name in names:
        await store.name_person(name, name)
    await store.close()
    return people(folder / FILE)


def people(path: Path) -> list[str]:
    with closing(apsw.Connection(str(path))) as db:
        return [name for (name,) in db.execute("SELECT name FROM people ORDER BY name")]


def test_a_backup_takes_the_place_of_the_tables_which_are_kept(tmp_path: Path) -> None:
    here, copy = tmp_path / "here", tmp_path / "copy.db"
    asyncio.run(noted(here, "Anne"))
    Sqlite(here).backup(copy)
    asyncio.run(noted(here, "Ben"))
    said = CliRunner().invoke(main, ["restore", str(copy), "--data", str(here)])
    assert said.exit_code == 0, said.output
    assert f"Those that were there are in {here / 'replaced-1.db'}" in said.output
    assert asyncio.run(noted(here)) == ["Anne"]
    assert people(here / "replaced-1.db") == ["Anne", "Ben"]
    assert (here / FILE).stat().st_mode & 0o777 == 0o600
    assert Sqlite(here).restore(here / "replaced-1.db") == here / "replaced-2.db"
    assert asyncio.run(noted(here)) == ["Anne", "Ben"]


def test_a_backup_says_where_it_is_and_how_it_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(noted(tmp_path / "here", "Anne"))
    monkeypatch.chdir(tmp_path)
    said = CliRunner().invoke(main, ["backup", "a copy.db", "--data", "here"]).output
    assert said == (
        f"All tables are in {tmp_path}/a copy.db. "
        f"To serve them: witsend restore '{tmp_path}/a copy.db'\n"
    )
    assert people(tmp_path / "a copy.db") == ["Anne"]


def test_a_backup_is_served_elsewhere(tmp_path: Path) -> None:
    asyncio.run(noted(tmp_path / "here", "Anne"))
    Sqlite(tmp_path / "here").backup(tmp_path / "copy.db")
    there = tmp_path / "far" / "away"
    assert Sqlite(there).restore(tmp_path / "copy.db") is None
    assert sorted(path.name for path in there.iterdir()) == ["lock", FILE]
    assert asyncio.run(noted(there)) == ["Anne"]


def test_the_log_of_a_database_that_is_broken_does_not_meet_the_backup(tmp_path: Path) -> None:
    asyncio.run(noted(tmp_path / "here", "Anne"))
    Sqlite(tmp_path / "here").backup(tmp_path / "copy.db")
    broken = {FILE: b"no database " * 999, f"{FILE}-wal": b"nor a log " * 99, f"{FILE}-shm": b"-"}
    for name, content in broken.items():
        (tmp_path / "here" / name).write_bytes(content)
    assert (
        Sqlite(tmp_path / "here").restore(tmp_path / "copy.db")
        == tmp_path / "here" / "replaced-1.db"
    )
    assert asyncio.run(noted(tmp_path / "here")) == ["Anne"]
    assert (tmp_path / "here" / "replaced-1.db").read_bytes() == broken[FILE]


@in_a_loop
async def test_under_a_server_that_runs_nothing_is_restored(tmp_path: Path) -> None:
    await noted(tmp_path / "here", "Anne")
    Sqlite(tmp_path / "here").backup(tmp_path / "copy.db")
    server = await Store.open(Sqlite(tmp_path / "here"))
    await server.name_person("Ben", "Ben")
    with pytest.raises(InUse, match="Another server is using the folder"):
        Sqlite(tmp_path / "here").restore(tmp_path / "copy.db")
    await server.close()
    assert people(tmp_path / "here" / FILE) == ["Anne", "Ben"]


def no_room(path: Path) -> None:
    raise OSError(ENOSPC, os.strerror(ENOSPC), str(path))


def test_what_is_no_backup_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, source = tmp_path / "here", tmp_path / "source.db"
    asyncio.run(noted(here, "Anne"))

    def refusal() -> str:
        with pytest.raises(StoreError) as caught:
            Sqlite(here).restore(source)
        assert people(here / FILE) == ["Anne"]
        assert sorted(path.name for path in here.iterdir()) == ["lock", FILE]
        return str(caught.value)

    assert refusal() == f"There is no file {source}."
    with monkeypatch.context() as full:
        full.setattr("witsend.platforms.flush", no_room)
        source.write_bytes((here / FILE).read_bytes())
        assert refusal() == f"The folder {here} cannot be written: No space left on device."
    source.unlink()
    source.write_bytes(b"a picture of a cat, and long enough to be a database" * 99)
    assert refusal() == f"The database {source} is broken, so a backup must take its place."
    source.unlink()
    with closing(apsw.Connection(str(source))) as db:
        db.execute("CREATE TABLE cats (name TEXT)")
    assert refusal() == f"{source} is no backup of Wits' End."
    with closing(apsw.Connection(str(source))) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    assert "was written by a newer program" in refusal()
    source.unlink()
    source.mkdir()
    assert "cannot be used: unable to open database file." in refusal()


@in_a_loop
async def test_a_backup_to_share_has_neither_keys_nor_games_that_go_on(tmp_path: Path) -> None:
    here, copy = tmp_path / "here", tmp_path / "copy.db"
    async with house(here, rng=None) as running:
        anne = await running.person("Anne")
        over, goes_on = [await running.table(anne, 2, setup={"dice": 1}) for _ in range(2)]
        for table in (over, goes_on):
            for seat in range(2):
                await anne.done(table, "sit", seat=seat)
            await anne.done(table, "start")
        await play_out(running, over, [anne])
        store = running.tables.runtime.store
        secrets = [store.key, store.keys.chance]
        secrets.append(secret_of(store.keys.chance, goes_on))
    said = CliRunner().invoke(main, ["backup", str(copy), "--to-share", "--data", str(here)])
    assert said.exit_code == 0, said.output
    assert "All games that are over are in" in said.output
    content = copy.read_bytes()
    assert over.encode() in content
    assert goes_on.encode() not in content
    for secret in secrets:
        assert secret not in content
        assert secret.hex().encode() not in content
    with closing(apsw.Connection(str(copy))) as db:
        assert list(db.execute("SELECT * FROM facts")) == []
    elsewhere = Sqlite(tmp_path / "elsewhere")
    elsewhere.restore(copy)
    store = await Store.open(elsewhere)
    assert store.keys.chance not in secrets
    assert await store.read(over)
    await store.close()
