"""Postgres: a connection that is lost, a server that goes away and comes back, others beside us."""

import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from postgres_server import PostgresServer, postgres
from storing import LISTING, asked, entries, held, in_a_loop, opened, outcomes
from witsend.cli import main
from witsend.server import postgres as module
from witsend.server import writer
from witsend.server.database import Session, StoreError, open_beside
from witsend.server.postgres import BLOCK, MIGRATIONS, Connection, Postgres
from witsend.server.store import Stored
from witsend.server.writer import Conflict


@pytest.fixture
def database(postgres_server: PostgresServer) -> Postgres:
    return Postgres(postgres_server.new_database())


def end_sessions(database: Postgres) -> None:
    """As a restart does."""
    with closing(database.connect()) as db:
        list(
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )


@in_a_loop
async def test_connections_that_were_lost_are_made_again(database: Postgres) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0)
        end_sessions(database)
        assert await entries(store) == [b"a"]
        await store.append("t", 1, [b"b"], 1.0)
        end_sessions(database)
        await store.append("t", 2, [b"c"], 1.0)
        assert await entries(store) == [b"a", b"b", b"c"]


@pytest.mark.parametrize("case", ["before it", "after it", "after it, and again at once"])
@in_a_loop
async def test_a_commit_whose_answer_is_lost_is_done_once(
    database: Postgres, case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the connection is lost before all is stored or after."""
    execute, commits, looks = Connection.execute, 0, 0

    def lossy(self: Connection, sql: str, *values: Any) -> Any:
        nonlocal commits, looks
        commits += sql == "COMMIT"
        looks += "SELECT at, entry" in sql
        is_second = sql == "COMMIT" and commits == 2  # the first is of the job that holds them up
        if is_second and case != "before it":
            execute(self, sql)
        if is_second or (looks == 1 and "again" in case):
            looks += 1
            self.connection.close()
            raise psycopg.OperationalError("the connection is lost")
        return execute(self, sql, *values)

    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0)
        async with held(store):
            monkeypatch.setattr(Connection, "execute", lossy)
            tasks = await asked(
                store.name_person("anne", "Anne"),
                store.append("t", 1, [b"b", b"c"], 1.0),
                store.append("u", 0, [b"x"], 1.0),
            )
        assert await outcomes(*tasks) == [None, None, None]
        assert await entries(store) == [b"a", b"b", b"c"]
        assert await entries(store, "u") == [b"x"]
        end_sessions(database)  # and where nothing but names is written
        await store.name_person("anne", "Annie")
        assert await store.person_name("anne") == "Annie"


@in_a_loop
async def test_what_is_written_beside_the_log_may_be_written_twice(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = Connection.execute
    lost: list[object] = []

    def lossy(self: Connection, sql: str, *values: Any) -> Any:
        if sql == "COMMIT" and not lost:
            lost.append(execute(self, sql))
            self.connection.close()
            raise psycopg.OperationalError("the connection is lost")
        return execute(self, sql, *values)

    async with opened(database) as store:
        monkeypatch.setattr(Connection, "execute", lossy)
        await store.name_person("anne", "Anne")
        assert lost
        assert await store.person_name("anne") == "Anne"


@in_a_loop
async def test_a_connection_that_cannot_be_made_at_once_is_tried_again(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CONNECT_SECONDS", 0.0)
    open_, failures = Postgres.open, 2

    def hardly(self: Postgres, *, again: bool) -> Connection:
        nonlocal failures
        if failures:
            failures -= 1
            raise psycopg.OperationalError("not now")
        return open_(self, again=again)

    async with opened(database) as store:
        monkeypatch.setattr(Postgres, "open", hardly)
        end_sessions(database)
        await store.append("t", 0, [b"a"], 1.0)
        await store.settled()
    assert not failures


def test_what_cannot_be_served_or_kept_is_said_in_a_sentence(
    database: Postgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(module, "OLDEST", 99)
        with pytest.raises(StoreError, match="Postgres 99 or newer is needed"):
            database.open()
    with closing(database.open()) as db:
        size, free, empty = db.bytes_used()
        assert (free, size - empty) == (0, 2 * BLOCK), "a key and a version, and nobody's table"
    execute = Connection.execute

    def copied(self: Connection, sql: str, *values: Any) -> Any:
        return iter([(True,)]) if "pg_is_in_recovery" in sql else execute(self, sql, *values)

    with monkeypatch.context() as planted:
        planted.setattr(Connection, "execute", copied)
        with pytest.raises(StoreError, match="is a copy that can only be read"):
            database.open()
    with pytest.raises(StoreError, match="cannot be written: No such file"):
        database.backup(tmp_path / "nowhere" / "copy")
    assert (database.room(), database.size(), database.shrink()) == (None, None, False)
    assert "secret" not in repr(Postgres("postgresql://anne:secret@host/house"))
    assert str(database.failed(psycopg.OperationalError())).endswith("it does not say why.")


@in_a_loop
async def test_while_postgres_is_away_nothing_is_stored_and_it_heals_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    with postgres() as server:
        database = Postgres(server.new_database())
        async with opened(database) as store:
            await store.append("t", 0, [b"a"], 1.0)
            server.stop()
            for ask in (store.append("t", 1, [b"b"], 1.0), store.read("t")):
                with pytest.raises(StoreError, match="cannot be reached"):
                    await ask
            monkeypatch.setattr(writer, "PATIENCE", 1e9)
            with pytest.raises(StoreError, match="cannot be reached"):  # at once: it was waited for
                await store.append("t", 1, [b"b"], 1.0)
            server.start()
            await store.append("t", 1, [b"c"], 1.0)
            assert await entries(store) == [b"a", b"c"]


@in_a_loop
async def test_two_servers_append_to_one_table_and_one_is_first(database: Postgres) -> None:
    async with opened(database) as one, opened(database) as other:
        await one.append("t", 0, [b"a"], 1.0)
        await other.append("t", 1, [b"b"], 1.0)
        with pytest.raises(Conflict, match="2 entries, so 1 is not the next"):
            await one.append("t", 1, [b"c"], 1.0)
        await one.append("t", 2, [b"d"], 1.0)
        await other.append("t", 3, [b"e"], 1.0)
        assert await entries(one) == await entries(other) == [b"a", b"b", b"d", b"e"]


@in_a_loop
async def test_two_servers_race_for_every_place_and_no_place_is_given_twice_or_skipped(
    database: Postgres,
) -> None:
    async with opened(database) as one, opened(database) as other:
        for n in range(50):
            won = await outcomes(
                one.append("t", n, [b"one"], 1.0), other.append("t", n, [b"other"], 1.0)
            )
            assert sorted(map(str, won)) == [str(Conflict), "None"]
        assert [row.n for row in await one.read("t")] == [*range(50)]


@in_a_loop
async def test_two_servers_never_give_one_code_to_two_tables(database: Postgres) -> None:
    async with opened(database) as one, opened(database) as other:
        for number in range(20):
            listings = [
                replace(LISTING, id=f"{number} {name}", code=f"CODE{number}")
                for name in ("one", "other")
            ]
            won = await outcomes(
                *(
                    store.append(listing.id, 0, [b"a"], 5.0, listing)
                    for store, listing in zip((one, other), listings, strict=True)
                )
            )
            assert sorted(map(str, won)) == [str(Conflict), "None"]


@in_a_loop
async def test_what_only_reads_or_has_no_room_says_so(database: Postgres) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0)

        def only_read(db: Session) -> None:
            db.execute("SET TRANSACTION READ ONLY")
            db.execute("INSERT INTO people VALUES ('p', 'Anne')")

        def full(db: Session) -> None:
            db.execute("DO $$ BEGIN RAISE SQLSTATE '53100'; END $$")

        with pytest.raises(StoreError, match="can only be read just now"):
            await store._write(only_read)

        def slow(db: Session) -> None:
            db.execute("DO $$ BEGIN RAISE SQLSTATE '57014'; END $$")

        with pytest.raises(StoreError, match="took too long"):
            await store._write(slow)
        with pytest.raises(StoreError, match=r"^The disk is full, so nothing more can be stored"):
            await store._write(full)
        await store.append("t", 1, [b"b"], 1.0)


@in_a_loop
async def test_a_serialisation_failure_is_tried_again_and_nobody_notices(
    database: Postgres,
) -> None:
    failures = 2

    def rolled_back(db: Session) -> None:
        nonlocal failures
        if failures:
            failures -= 1
            db.execute("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$")

    async with opened(database) as store:
        await store._write(rolled_back)
    assert not failures


@in_a_loop
async def test_a_database_of_a_newer_program_is_refused(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0)
    with closing(database.connect()) as db:
        db.execute("UPDATE facts SET value = '77' WHERE name = 'version'")
    with pytest.raises(StoreError, match="it has version 77, and this program reads up to"):
        async with opened(database):
            pass
    with pytest.raises(StoreError, match="has version 77"), open_beside(database):
        pass
    with closing(database.connect()) as db:
        here = b"%d" % len(MIGRATIONS)
        db.execute("UPDATE facts SET value = ?1 WHERE name = 'version'", (here,))
    last = "ALTER TABLE people ADD COLUMN tongue text"
    with monkeypatch.context() as planted:
        planted.setattr(module, "MIGRATIONS", [*MIGRATIONS, f"{last}; DROP TABLE lost"])
        with pytest.raises(StoreError, match="lost"):
            async with opened(database):
                pass
    monkeypatch.setattr(module, "MIGRATIONS", [*MIGRATIONS, last])
    async with opened(database) as store:
        assert await store.read("t") == [Stored(0, 1.0, b"a")], "what failed changed nothing"


@in_a_loop
async def test_a_server_that_runs_finds_back_to_a_database_that_a_newer_one_has_added_to(
    database: Postgres,
) -> None:
    """Two versions side by side: only at its start is the older one refused."""
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0)
        with closing(database.connect()) as db:
            db.execute("UPDATE facts SET value = '77' WHERE name = 'version'")
        end_sessions(database)
        await store.append("t", 1, [b"b"], 2.0)
        assert await entries(store) == [b"a", b"b"]


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    for url, said in (
        ("postgresql://anne:secret@127.0.0.1:1/house", "house of Postgres on 127.0.0.1 cannot be"),
        ("mysql://anne:secret@127.0.0.1/house", "is named as in postgresql://user@host/witsend"),
    ):
        result = CliRunner().invoke(main, ["people", "list", "--database", url])
        output = result.output.replace("\n", " ")
        assert result.exit_code == 1
        assert said in output
        assert "secret" not in output


def test_a_folder_and_postgres_at_once_are_refused(tmp_path: Path) -> None:
    both = ["--data", str(tmp_path), "--database", "postgresql://127.0.0.1:1/house"]
    result = CliRunner().invoke(main, ["people", "list", *both])
    assert "--data or --database" in result.output
    typed = CliRunner().invoke(
        main, ["people", "list", *both[:2]], env={"WITSEND_DATABASE": both[3]}
    )
    assert "There are no tables in the folder" in typed.output, "what is typed counts"


def test_without_its_package_postgres_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "witsend.server.postgres", None)
    result = CliRunner().invoke(main, ["people", "list", "--database", "postgresql://host/house"])
    assert "pip install 'witsend[postgres]'" in result.output
