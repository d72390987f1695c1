"""From a folder to Postgres and back: all tables, people and the key, or nothing."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from postgres_server import PostgresServer
from storing import LISTING, opened
from witsend.cli import main
from witsend.server import carrying
from witsend.server.bans import FOR_EVER, ban, bans
from witsend.server.carrying import carry
from witsend.server.database import Database, Session, StoreError
from witsend.server.keys import everyone, rotate
from witsend.server.postgres import Postgres
from witsend.server.sqlite import FILE, Sqlite

ENTRIES = [b'{"type":"opened"}', b"\x00\xff'\\", b""]


@pytest.fixture
def folder(tmp_path: Path) -> Sqlite:
    return Sqlite(tmp_path / "folder")


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> Postgres:
    return Postgres(postgres_server.new_database())


def furnish(database: Database) -> None:
    async def do() -> None:
        async with opened(database) as store:
            await store.append("t", 0, ENTRIES, 1.1, LISTING)
            await store.append("u", 0, [b"x"] * 70, 1e9 + 0.1)
            over = replace(LISTING, id="v", code="SQUID", over=True, started=True)
            await store.append("v", 0, [b"y"], 2.0, over)
            await store.keep_story("v", b"\x01once")
            await store.name_person("anne", "Anne Ö 🎲")
            await store.name_person("zoe", "Zoe")
            await store.see(["anne"], 5.5)

    asyncio.run(do())
    ban(database, ["Zoe"], FOR_EVER)
    rotate(database, 6.0, at_once=False)


def contents(database: Database) -> object:
    async def read() -> object:
        async with opened(database) as store:
            return (
                [await store.read(table) for table in "tuv"],
                [await store.listing(table) for table in "tuv"],
                await store.story("v"),
                [await store.person_name(person) for person in ("anne", "zoe")],
                replace(store.keys, changes=b""),
                await store.tables_of("anne"),
            )

    return asyncio.run(read()), bans(database, 0.0), everyone(database)


def test_all_is_there_again_in_either_direction(
    folder: Sqlite, postgres: Postgres, tmp_path: Path
) -> None:
    furnish(folder)
    before = contents(folder)
    assert carry(folder, postgres) == (3, 74, 2)
    assert contents(postgres) == before
    back = Sqlite(tmp_path / "back")
    back.folder.mkdir()
    carry(postgres, back)
    assert contents(back) == before
    with pytest.raises(StoreError, match="has tables or people, and must have none"):
        carry(folder, postgres)


def test_a_backup_of_postgres_is_a_file_that_can_be_served(
    postgres: Postgres, tmp_path: Path
) -> None:
    furnish(postgres)
    before = contents(postgres)
    (tmp_path / "restored").mkdir()
    arguments = ["backup", str(tmp_path / "restored" / FILE), "--database", postgres.url]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert [path.name for path in (tmp_path / "restored").iterdir()] == [FILE]
    assert (tmp_path / "restored" / FILE).stat().st_mode & 0o777 == 0o600
    assert contents(Sqlite(tmp_path / "restored")) == before
    with pytest.raises(StoreError, match="must have none"):
        postgres.restore(tmp_path / "restored" / FILE)
    again = CliRunner().invoke(main, arguments)
    assert "exists already, so the backup needs another name" in again.output


def test_a_backup_of_a_folder_is_restored_into_postgres(
    folder: Sqlite, postgres: Postgres, tmp_path: Path
) -> None:
    furnish(folder)
    folder.backup(tmp_path / "copy.db")
    assert postgres.restore(tmp_path / "copy.db") is None
    assert contents(postgres) == contents(folder)
    with pytest.raises(StoreError, match="There is no file"):
        postgres.restore(tmp_path / "lost.db")


def test_the_command_says_what_was_carried_and_refuses_what_is_in_use(
    folder: Sqlite, postgres: Postgres
) -> None:
    def migrate() -> str:
        return (
            CliRunner()
            .invoke(main, ["migrate", "--from", str(folder.folder), "--to", postgres.url])
            .output.replace("\n", " ")
        )

    assert "There are no tables in the folder" in migrate()
    furnish(folder)

    async def while_served() -> str:
        async with opened(folder):
            return await asyncio.to_thread(migrate)

    assert "Another server is using the folder" in asyncio.run(while_served())
    assert "3 tables with 74 entries, 2 people and the key are in" in migrate()
    assert "must have none" in migrate()


def spoil_log(db: Session) -> None:
    db.execute("UPDATE log SET entry = 'changed' WHERE n = 1")


def lose_person(db: Session) -> None:
    db.execute("DELETE FROM people WHERE id = 'zoe'")


def change_key(db: Session) -> None:
    db.execute("UPDATE facts SET value = 'another' WHERE name = 'key'")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_log, "The log of table t is not the same in"),
        (lose_person, "Of 2 people, 1 are in"),
        (change_key, "The key in .* is another"),
    ],
)
def test_what_is_not_the_same_afterwards_is_named(
    folder: Sqlite,
    postgres: Postgres,
    spoil: Callable[[Session], None],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    furnish(folder)
    copy = carrying.copy

    def spoiled(old: Session, new: Session) -> None:
        copy(old, new)
        spoil(new)

    monkeypatch.setattr(carrying, "copy", spoiled)
    with pytest.raises(StoreError, match=said):
        carry(folder, postgres)


def test_what_fails_halfway_leaves_nothing(
    folder: Sqlite, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    furnish(folder)
    monkeypatch.setitem(carrying.COLUMNS, "people", ("id", "nickname"))
    with pytest.raises(StoreError):
        carry(folder, postgres)
    with closing(postgres.connect()) as db:
        assert list(db.execute("SELECT 1 FROM log")) == []
