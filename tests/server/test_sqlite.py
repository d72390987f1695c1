"""SQLite in a folder: files, locks, migrations, backups, and what a disk does to them."""

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractAsyncContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, cast

import apsw
import pytest
from msgspec.structs import replace

from storing import LISTING, asked, entries, held, in_a_loop, outcomes
from storing import opened as opened_at
from witsend.server import sqlite
from witsend.server.database import StoreError
from witsend.server.sqlite import FILE, MIGRATIONS, Sqlite
from witsend.server.store import Store, Stored
from witsend.server.writer import Conflict


def opened(folder: Path, busy_timeout: float = 5.0) -> AbstractAsyncContextManager[Store]:
    return opened_at(Sqlite(folder, busy_timeout))


@contextmanager
def another_program(folder: Path) -> Iterator[Any]:
    with closing(apsw.Connection(str(folder / FILE))) as db:
        yield db


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """What writes beyond it gets an error from the operating system."""
    usual, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))


async def traced(store: Store) -> list[str]:
    """The statements the writer runs from now on."""
    statements: list[str] = []

    def note(cursor: apsw.Cursor, sql: str, values: object) -> bool:
        statements.append(sql)
        return True

    await store._write(lambda db: cast("apsw.Connection", db).set_exec_trace(note))
    statements.clear()
    return statements


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@in_a_loop
async def test_a_place_in_the_log_is_given_once_and_no_place_is_skipped(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("t", 0, [b"a", b"b"], 1.0)
        for first in (0, 1, 3, -1):
            with pytest.raises(Conflict, match="is not the next"):
                await store.append("t", first, [b"x"], 2.0)
        with pytest.raises(Conflict):
            await store.append("new", 1, [b"x"], 2.0)
        assert await entries(store) == [b"a", b"b"]
        with (
            another_program(tmp_path) as db,
            pytest.raises(apsw.ConstraintError, match=r"UNIQUE.*log\.number, log\.n"),
        ):
            db.execute("INSERT INTO log SELECT NULL, number, 1, 2.0, x'00' FROM numbers")


@in_a_loop
async def test_an_entry_of_another_program_is_not_overwritten(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("t", 0, [b"a"], 1.0)
        with another_program(tmp_path) as db:
            db.execute("INSERT INTO log SELECT NULL, number, 1, 2.0, x'7a' FROM numbers")
        with pytest.raises(Conflict, match="2 entries, so 1 is not the next"):
            await store.append("t", 1, [b"b"], 2.0)
        await store.append("t", 2, [b"c"], 2.0)
        assert await entries(store) == [b"a", b"z", b"c"]


@in_a_loop
async def test_lists_use_their_indexes(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        statements: list[tuple[str, Any]] = []

        def note(cursor: apsw.Cursor, sql: str, values: Any) -> bool:
            statements.append((sql, values))
            return True

        cast("apsw.Connection", store._reader).set_exec_trace(note)
        await store.open_tables(9.0)
        await store.tables_of("anne")
        await store.running()
        await store.find("KRAKEN", 9.0)
        await store.codes_in_use(9.0)
        with another_program(tmp_path) as db:
            assert len(statements) == 5
            for sql, values in statements:
                plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
                assert not [
                    step for step in plan if step.startswith("SCAN") and "INDEX" not in step
                ]


@in_a_loop
async def test_the_key_stays_and_the_heartbeat_is_that_of_the_start_before(tmp_path: Path) -> None:
    async with opened(tmp_path / "a") as store:
        key = store.key
        assert len(key) == 32
        assert store.beat_at is None
        await store.beat(1.0)
        await store.beat(2.5)
        assert store.beat_at is None
    async with opened(tmp_path / "a") as store:
        assert store.key == key
        assert store.beat_at == 2.5
    async with opened(tmp_path / "b") as store:
        assert store.key != key


@in_a_loop
async def test_folder_and_files_are_private(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        async with opened(tmp_path / "deep" / "down") as store:
            await store.append("t", 0, [b"a"], 1.0)
            folder = tmp_path / "deep" / "down"
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            assert folder.stat().st_mode & 0o777 == 0o700
            assert modes == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm", "lock"), 0o600)
            Sqlite(folder).backup(tmp_path / "copy")
            assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(old)


@in_a_loop
async def test_an_sqlite_that_may_break_write_ahead_logs_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apsw, "sqlite_lib_version", lambda: "3.51.2")
    with pytest.raises(StoreError) as refused:
        await Store.open(Sqlite(tmp_path / "new"))
    assert str(refused.value) == (
        "This is SQLite 3.51.2, which may corrupt the database; "
        "3.51.3 or newer is needed: upgrade the package apsw."
    )
    assert not (tmp_path / "new").exists(), "nothing was touched"
    monkeypatch.setattr(apsw, "sqlite_lib_version", lambda: "3.51.3")
    async with opened(tmp_path / "new"):
        pass


@in_a_loop
async def test_each_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    found: list[Any] = []
    async with opened(tmp_path) as store:
        await store._write(lambda db: found.extend(*db.execute("PRAGMA journal_mode")))
        for flush in ("PRAGMA synchronous", "PRAGMA fullfsync"):
            await store._write(lambda db: found.extend(*db.execute(flush)))  # noqa: B023 - awaited
            # The last that is closed brings the log into the database, and that may be the reader.
            found.extend(*store._reader.execute(flush))
    assert found == ["wal", 2, 2, 1, 1]  # 2 is FULL; fullfsync is macOS's, and on


@in_a_loop
async def test_what_comes_while_the_disk_is_busy_is_committed_together(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        statements = await traced(store)
        async with held(store):
            tasks = await asked(*(store.append(f"t{i}", 0, [b"a"], 1.0) for i in range(100)))
        await asyncio.gather(*tasks)
        assert statements.count("COMMIT") == 2  # of the job that held them up, and of the hundred
        assert [len(await store.read(f"t{i}")) for i in range(100)] == [1] * 100


@in_a_loop
async def test_closing_commits_what_was_accepted_and_refuses_the_rest(tmp_path: Path) -> None:
    store = await Store.open(Sqlite(tmp_path))
    async with held(store):
        tasks = await asked(*(store.append("t", n, [b"a"], 1.0) for n in range(700)), store.close())
        for late in (store.append("t", 700, [b"a"], 1.0), store.read("t")):
            with pytest.raises(StoreError, match=r"^The store is closed\.$"):
                await late
    await asyncio.gather(*tasks)
    await store.close()
    assert names(tmp_path) == ["lock", FILE]
    async with opened(tmp_path) as store:
        assert len(await store.read("t")) == 700


def test_a_program_that_forgot_to_close_ends_all_the_same(tmp_path: Path) -> None:
    code = """
import asyncio, sys
from pathlib import Path
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store
async def main():
    store = await Store.open(Sqlite(Path(sys.argv[1])))
    await store.append("t", 0, [b"a"], 1.0)
    asyncio.ensure_future(store.append("t", 1, [b"b"], 1.0))
asyncio.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, str(tmp_path)],
        timeout=30,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


@in_a_loop
async def test_a_folder_that_cannot_be_made_or_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "odd" / "lock").mkdir(parents=True)
    for folder, reason in (
        (tmp_path / "file", "File exists"),
        (tmp_path / "file" / "below", "Not a directory"),
        (tmp_path / "odd", "Is a directory"),
    ):
        with pytest.raises(StoreError) as caught:
            await Store.open(Sqlite(folder))
        assert str(caught.value) == f"The folder {folder} cannot be written: {reason}."


@in_a_loop
async def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / FILE).symlink_to(tmp_path / "gone" / FILE)
    with pytest.raises(StoreError, match=r"^The database .*elsewhere.* cannot be written: No such"):
        await Store.open(Sqlite(tmp_path / "elsewhere"))
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError, match=r"^The database .* cannot be used: unable to open"):
        await Store.open(Sqlite(tmp_path))


@in_a_loop
async def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    async with opened(tmp_path):
        with pytest.raises(StoreError) as caught:
            await Store.open(Sqlite(tmp_path))
        assert str(caught.value) == f"Another server is using the folder {tmp_path}."
    async with opened(tmp_path) as store:
        await store.beat(1.0)


@in_a_loop
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, " * 500)
    for _ in range(2):  # the first try gave the folder back
        with pytest.raises(StoreError, match=r"^The database .* is broken, so a backup must"):
            await Store.open(Sqlite(tmp_path))
    assert (tmp_path / FILE).read_bytes() == b"not a database, " * 500


@in_a_loop
async def test_a_database_with_a_broken_page_is_found_on_opening(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("t", 0, [b"x" * 500] * 200, 1.0)
    whole = (tmp_path / FILE).read_bytes()
    for broken in (
        whole[: len(whole) // 2],
        whole[: 4096 * 12] + b"\xff" * 4096 + whole[4096 * 13 :],
    ):
        (tmp_path / FILE).write_bytes(broken)
        with pytest.raises(StoreError, match=r"^The database .* is broken, so a backup must"):
            await Store.open(Sqlite(tmp_path))


@in_a_loop
async def test_a_database_that_breaks_while_it_is_read_is_named(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("t", 0, [b"x" * 500] * 200, 1.0)
    async with opened(tmp_path) as store:
        os.truncate(tmp_path / FILE, 4096 * 12)
        with pytest.raises(StoreError, match=r"^The database .* is broken, so a backup must"):
            await store.read("t")


@in_a_loop
async def test_a_database_of_a_newer_program_is_refused_with_both_numbers(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    with another_program(tmp_path) as db:
        db.execute("PRAGMA user_version = 77")
    before = (tmp_path / FILE).read_bytes()
    here = rf"it has version 77, and this program reads up to {len(MIGRATIONS)}\.$"
    with pytest.raises(StoreError, match=here):
        await Store.open(Sqlite(tmp_path))
    assert (tmp_path / FILE).read_bytes() == before


VERSION_1 = """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
        "table" TEXT, n INTEGER, at REAL NOT NULL, entry BLOB NOT NULL, PRIMARY KEY ("table", n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE cards (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE COLLATE NOCASE, game TEXT NOT NULL,
        open INTEGER NOT NULL, started INTEGER NOT NULL, over INTEGER NOT NULL,
        touched REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cards_not_over ON cards (touched DESC, id) WHERE NOT over;
    CREATE TABLE seated (
        "table" TEXT, place INTEGER, person TEXT NOT NULL, PRIMARY KEY ("table", place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seated_by_person ON seated (person);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO facts VALUES ('key', x'00112233'), ('beat', 9.5);
    INSERT INTO log VALUES ('t', 0, 1.0, x'61'), ('t', 1, 2.0, x'62');
    INSERT INTO cards VALUES ('t', 'KRAKEN', 'pirates-dice', 1, 0, 0, 5.0);
    INSERT INTO seated VALUES ('t', 0, 'zoe'), ('t', 1, 'anne');
    INSERT INTO people VALUES ('anne', 'Anne');
    PRAGMA user_version = 1;
"""


@in_a_loop
async def test_an_old_database_is_migrated_and_keeps_all_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with another_program(tmp_path) as db:
        db.execute(VERSION_1)
    last = "ALTER TABLE people ADD COLUMN tongue TEXT; UPDATE people SET name = name || '!';"
    monkeypatch.setattr(sqlite, "MIGRATIONS", [*MIGRATIONS, last])
    for _ in range(2):  # the second time there is nothing to migrate
        async with opened(tmp_path) as store:
            assert store.key == bytes.fromhex("00112233")
            assert store.beat_at == 9.5
            assert await store.read("t") == [Stored(0, 1.0, b"a"), Stored(1, 2.0, b"b")]
            assert await store.listing("t") == LISTING
            assert await store.person_name("anne") == "Anne!"
        with another_program(tmp_path) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)


@in_a_loop
async def test_a_database_from_before_stories_can_keep_them(tmp_path: Path) -> None:
    with another_program(tmp_path) as db:
        db.execute(VERSION_1)
        db.execute("UPDATE cards SET over = 1")
    async with opened(tmp_path) as store:
        assert await store.without_story() == ["t"]
        assert await store.story("t") is None
        await store.keep_story("t", b"once")
    async with opened(tmp_path) as store:
        assert await store.without_story() == []
        assert await store.story("t") == b"once"
        assert await store.read("t") == [Stored(0, 1.0, b"a"), Stored(1, 2.0, b"b")]


@in_a_loop
async def test_logs_from_before_they_had_numbers_go_on(tmp_path: Path) -> None:
    with another_program(tmp_path) as db:
        db.execute(VERSION_1)
        db.execute("INSERT INTO log VALUES ('a', 0, 3.0, x'63')")
    async with opened(tmp_path) as store:
        await store.append("t", 2, [b"d"], 4.0)
        await store.append("a", 1, [b"e", b"f"], 5.0)
        with pytest.raises(Conflict, match="3 entries, so 2 is not the next"):
            await store.append("t", 2, [b"x"], 6.0)
        assert await entries(store) == [b"a", b"b", b"d"]
        assert await entries(store, "a") == [b"c", b"e", b"f"]


@in_a_loop
async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with another_program(tmp_path) as db:
        db.execute(VERSION_1)
    with monkeypatch.context() as planted:
        planted.setattr(sqlite, "MIGRATIONS", [*MIGRATIONS, "DELETE FROM log; DROP TABLE lost;"])
        with pytest.raises(StoreError, match="cannot be used: no such table: lost"):
            await Store.open(Sqlite(tmp_path))
    async with opened(tmp_path) as store:
        assert await entries(store) == [b"a", b"b"]


@in_a_loop
async def test_a_lock_of_another_program_is_named_and_waited_for_no_longer_than_asked(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, busy_timeout=0.01) as store:
        with another_program(tmp_path) as db:
            db.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match=r"^Another program has locked the database .*\.$"):
                await store.append("t", 0, [b"a"], 1.0)
            db.execute("ROLLBACK")
        await store.append("t", 0, [b"b"], 1.0)
        assert await entries(store) == [b"b"]
    with another_program(tmp_path) as db:
        db.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match=r"^Another program has locked the database .*\.$"):
            await Store.open(Sqlite(tmp_path, 0.01))


@in_a_loop
async def test_a_full_disk_stores_nothing_of_the_group_and_the_store_goes_on(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as store:
        await store.append("t", 0, [b"a"], 1.0)
        await store._write(lambda db: db.execute("PRAGMA max_page_count = 1"))  # no more than now
        async with held(store):
            tasks = await asked(
                store.append("t", 1, [b"small"], 1.0),
                store.append("big", 0, [b"x" * 100_000], 1.0),
                store.name_person("p", "Anne"),
            )
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        sentence = "The disk is full, so nothing more can be stored."
        assert {str(answer) for answer in answers} == {sentence}
        assert {type(answer) for answer in answers} == {StoreError}
        assert await entries(store) == [b"a"]
        assert await store.person_name("p") is None
        await store._write(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        await store.append("t", 1, [b"x" * 100_000], 1.0)
    async with opened(tmp_path) as store:
        assert await entries(store) == [b"a", b"x" * 100_000]


@in_a_loop
async def test_a_commit_that_fails_stores_nothing_and_the_store_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("t", 0, [b"a"], 1.0)
        statements = await traced(store)
        with files_no_larger_than((tmp_path / f"{FILE}-wal").stat().st_size):
            answers = await outcomes(*(store.append(f"t{i}", 0, [b"x"], 1.0) for i in range(9)))
        assert answers == [StoreError] * 9
        assert statements[-1] == "COMMIT"  # the statements went well
        assert [await entries(store, f"t{i}") for i in range(9)] == [[]] * 9
        await store.append("t", 1, [b"b"], 1.0)
    async with opened(tmp_path) as store:
        assert await entries(store) == [b"a", b"b"]
        assert [await entries(store, f"t{i}") for i in range(9)] == [[]] * 9


@in_a_loop
async def test_of_a_torn_write_ahead_log_whole_transactions_are_kept(tmp_path: Path) -> None:
    wal = f"{FILE}-wal"
    async with opened(tmp_path / "live") as store:
        for n in range(0, 30, 3):
            await store.append("t", n, [b"%d" % i * 200 for i in range(n, n + 3)], 1.0)
        written = await entries(store)
        shutil.copytree(tmp_path / "live", tmp_path / "copy")
    whole = (tmp_path / "copy" / wal).read_bytes()
    database = (tmp_path / "copy" / FILE).read_bytes()
    seen = set()
    flipped = whole[:-5000] + bytes([whole[-5000] ^ 1]) + whole[-4999:]
    # Before the first frame's end there are no tables yet: the store makes them anew.
    for torn in [flipped, *(whole[:size] for size in range(0, len(whole) + 1, 2999)), whole]:
        shutil.rmtree(tmp_path / "copy")
        (tmp_path / "copy").mkdir()
        (tmp_path / "copy" / FILE).write_bytes(database)
        (tmp_path / "copy" / wal).write_bytes(torn)
        async with opened(tmp_path / "copy") as store:
            kept = await entries(store)
            assert kept == written[: len(kept)]
            assert len(kept) % 3 == 0
            seen.add(len(kept))
            await store.append("t", len(kept), [b"on"], 1.0)
        async with opened(tmp_path / "copy") as store:
            assert await entries(store) == [*kept, b"on"]
    assert seen >= {0, 3, 15, 27, 30}


APPENDING = """
import asyncio, sys
from pathlib import Path
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store

async def play(store, table):
    n = len(await store.read(table))
    while True:
        await store.append(table, n, [b"%d" % n], 1.0)
        print(table, n, flush=True)
        n += 1

async def main():
    store = await Store.open(Sqlite(Path(sys.argv[1])))
    await asyncio.gather(*(play(store, f"t{i}") for i in range(8)))

asyncio.run(main())
"""


def stored(folder: Path, tables: Iterable[str]) -> dict[str, list[bytes]]:
    async def read() -> dict[str, list[bytes]]:
        async with opened(folder) as store:
            return {table: await entries(store, table) for table in tables}

    return asyncio.run(read())


def test_a_killed_server_has_all_it_acknowledged(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for kill_after in (1, 40, 333, 700, 1500):
        with subprocess.Popen(
            [sys.executable, "-c", APPENDING, str(tmp_path)], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout
            for number, line in enumerate(server.stdout, start=1):
                if number == kill_after:
                    server.kill()
                if line.endswith("\n"):
                    table, n = line.split()
                    acknowledged[table] = int(n)
        assert server.returncode == -signal.SIGKILL
        for table, log in stored(tmp_path, acknowledged).items():
            assert log == [b"%d" % n for n in range(len(log))]
            assert len(log) > acknowledged[table]
    assert sum(acknowledged.values()) > 2000


@in_a_loop
async def test_a_backup_made_while_a_server_appends_is_one_moment_of_it(tmp_path: Path) -> None:
    rounds = 0
    done = False
    begun = asyncio.Event()

    async def play(store: Store) -> None:
        nonlocal rounds
        while not done:
            # One transaction: a moment in between would have the row and an older listing.
            listing = replace(LISTING, touched=float(rounds + 1))
            await store.append("t", rounds, [b"x" * 300], 1.0, listing)
            rounds += 1
            begun.set()

    async with opened(tmp_path / "live") as store:
        key = store.key
        playing = asyncio.create_task(play(store))
        await begun.wait()
        code = "import sys; from pathlib import Path; from witsend.server.sqlite import Sqlite;"
        code += "[Sqlite(Path(sys.argv[1])).backup(Path(f'{sys.argv[2]}{i}')) for i in range(5)]"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, str(tmp_path / "live"), str(tmp_path / "copy")
        )
        assert await process.wait() == 0
        done = True
        await playing
    assert names(tmp_path) == [*(f"copy{number}" for number in range(5)), "live"]  # and no drafts
    lengths = []
    for number in range(5):
        folder = tmp_path / f"restored{number}"
        folder.mkdir()
        (tmp_path / f"copy{number}").rename(folder / FILE)
        async with opened(folder) as store:
            rows, listing = await store.read("t"), await store.listing("t")
            assert listing
            assert listing.touched == len(rows)
            assert store.key == key
            await store.append("t", len(rows), [b"on"], 1.0)
            lengths.append(len(rows))
    assert 0 < lengths[0] <= lengths[-1] <= rounds


def test_a_killed_server_can_be_backed_up_before_it_is_started_again(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", APPENDING, str(tmp_path / "live")],
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        table, n = server.stdout.readline().split()
        server.kill()
    (tmp_path / "restored").mkdir()
    Sqlite(tmp_path / "live").backup(tmp_path / "restored" / FILE)
    assert len(stored(tmp_path / "restored", [table])[table]) > int(n)


@in_a_loop
async def test_a_backup_that_cannot_be_made_says_why_and_leaves_nothing(tmp_path: Path) -> None:
    live, target = tmp_path / "live", tmp_path / "copies" / "copy"

    def refusal() -> str:
        with pytest.raises(StoreError) as caught:
            Sqlite(live).backup(target)
        return str(caught.value)

    assert refusal() == f"There are no tables in the folder {live}."
    async with opened(live) as store:
        await store.append("t", 0, [b"x" * 500] * 200, 1.0)
        assert refusal() == f"The backup {target} cannot be written: No such file or directory."
        target.parent.mkdir()
        target.write_bytes(b"older")
        assert refusal() == f"{target} exists already, so the backup needs another name."
        assert target.read_bytes() == b"older"
        target.unlink()
        with files_no_larger_than(20_000):
            assert "cannot be used: disk I/O error" in refusal()
        nowhere = tmp_path / "copies" / ("x" * 300)
        with pytest.raises(StoreError, match=r"x cannot be looked at: File name too long\.$"):
            Sqlite(live).backup(nowhere)
        with pytest.raises(StoreError, match=r"cannot be looked at: File name too long\.$"):
            Sqlite(nowhere).backup(target)
    os.truncate(live / FILE, 4096 * 12)
    assert refusal() == f"The database {live / FILE} is broken, so a backup must take its place."
    assert list(target.parent.iterdir()) == []
