"""The store, on SQLite and on Postgres: what it acknowledged is there, what it refused is not."""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from storing import LISTING, asked, entries, held, in_a_loop, opened, outcomes
from witsend.server import writer as module
from witsend.server.database import Database, StoreError
from witsend.server.listings import Begun
from witsend.server.store import Store, Stored
from witsend.server.writer import Conflict, Job, Writer, settle


@in_a_loop
async def test_what_was_appended_is_read_in_order_also_after_a_restart(database: Database) -> None:
    rows = [Stored(0, 1.5, b"a"), Stored(1, 1.5, b"\x00\xff"), Stored(2, 2.25, b"")]
    async with opened(database) as store:
        await store.append("t", 0, [b"a", b"\x00\xff"], 1.5)
        await store.append("t", 2, [b""], 2.25)
        await store.append("other", 0, [b"x"], 3.0)
        assert await store.read("t") == rows
        assert await store.read("unknown") == []
    async with opened(database) as store:
        assert await store.read("t") == rows


@in_a_loop
async def test_a_card_says_what_it_was_given_and_is_replaced_with_its_people(
    database: Database,
) -> None:
    async with opened(database) as store:
        assert await store.listing("t") is None
        await store.append("t", 0, [b"a"], 1.0, LISTING)
        assert await store.listing("t") == LISTING
        left = replace(LISTING, started=True, touched=6.0, people=("zoe",))
        await store.append("t", 1, [], 2.0, left)
        assert await store.listing("t") == left
        assert await store.tables_of("anne") == []
        await store.append("t", 1, [b"b"], 3.0)
        assert await store.listing("t") == left
        assert await entries(store) == [b"a", b"b"]
        with pytest.raises(ValueError, match="listing of table t was given for table u"):
            await store.append("u", 0, [], 3.0, LISTING)


@in_a_loop
async def test_it_knows_which_tables_are_listed_whose_they_are_and_how_they_began(
    database: Database,
) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a", b"b"], 1.0, LISTING)
        other = replace(LISTING, id="u", code="SQUID", open=False, people=("anne",))
        await store.append("u", 0, [b"c"], 1.0, other)
        assert await store.opened([]) == {}
        assert await store.lengths([]) == {}
        assert await store.lengths(["t", "u", "nowhere"]) == {"t": 2, "u": 1}
        assert [await store.listed_of(who, 6.0) for who in ("anne", "zoe", "ben")] == [1, 1, 0]
        assert await store.opened(["t", "u", "nowhere"]) == {"t": b"a", "u": b"c"}


@in_a_loop
async def test_a_table_that_begins_with_an_entry_of_another_is_there_only_with_it(
    database: Database,
) -> None:
    begun = Begun([b"x", b"y"], replace(LISTING, id="u", code="SQUID"))

    async def follow(store: Store, first: int) -> None:
        done = asyncio.get_running_loop().create_future()
        store.submit("t", first, [b"next"], 2.0, None, partial(settle, done), begun)
        await done

    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0, LISTING)
        with pytest.raises(Conflict):
            await follow(store, 0)
        assert await entries(store, "u") == []
        assert await store.listing("u") is None
        await follow(store, 1)
        assert (await entries(store), await entries(store, "u")) == ([b"a", b"next"], [b"x", b"y"])
        assert await store.listing("u") == begun.listing
        await store.append("u", 2, [b"z"], 3.0)
        assert await entries(store, "u") == [b"x", b"y", b"z"]


@in_a_loop
async def test_tables_are_counted_by_where_they_were_opened_while_they_are_in_the_list(
    database: Database,
) -> None:
    abandoned = 6.0 + 2 * 86_400
    async with opened(database) as store:
        for id_, code in (("t", "KRAKEN"), ("u", "SQUID")):
            await store.append(id_, 0, [b"a"], 1.0, replace(LISTING, id=id_, code=code))
            await store.list_from("192.0.2.7", id_, 6.0)
        counted = [await store.listed_from(where, 6.0) for where in ("192.0.2.7", "192.0.2.8")]
        assert counted == [2, 0]
        await store.append("t", 1, [], 7.0, replace(LISTING, over=True))
        assert await store.listed_from("192.0.2.7", 6.0) == 1
        assert await store.listed_from("192.0.2.7", abandoned) == 0
        await store.append(
            "v", 0, [b"a"], 1.0, replace(LISTING, id="v", code="CRAB", touched=abandoned)
        )
        await store.list_from("192.0.2.7", "v", abandoned)
    async with opened(database) as again:
        assert await again.listed_from("192.0.2.7", abandoned) == 1, "also by the next server"
        rows = await again.look(lambda db: list(db.execute("SELECT * FROM listed_from")))
        assert [table for table, _ in rows] == ["v"], "of those in the list no more, nothing stays"
        assert "192.0.2.7" not in repr(rows), "nobody reads an address there"


@in_a_loop
async def test_a_table_is_found_by_its_code_in_any_case(database: Database) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [], 1.0, LISTING)
        assert [await store.find(code, 1.0) for code in ("KRAKEN", "kraKen", "krake")] == [
            "t",
            "t",
            None,
        ]


@in_a_loop
async def test_a_code_that_is_taken_leaves_nothing_of_the_append(database: Database) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0, LISTING)
        await store.append("u", 0, [b"b"], 1.0, replace(LISTING, id="u", code="OTHER"))
        for listing in (replace(LISTING, id="u", code="KRAKEN"), replace(LISTING, id="v")):
            with pytest.raises(Conflict, match=r"^The code \w+ is taken\.$"):
                await store.append(listing.id, 1 if listing.id == "u" else 0, [b"x"], 2.0, listing)
        assert await entries(store, "u") == [b"b"]
        assert await entries(store, "v") == []
        assert await store.find("kraken", 2.0) == "t"
        assert await store.find("other", 2.0) == "u"
        assert len(await store.tables_of("anne")) == 2


@in_a_loop
async def test_lists_hold_the_right_tables_the_last_touched_first(database: Database) -> None:
    made = {
        "waiting": replace(LISTING, touched=1.0),
        "private": replace(LISTING, touched=2.0, open=False, people=("bo",)),
        "playing": replace(LISTING, touched=3.0, started=True),
        "hidden": replace(LISTING, touched=4.0, open=False, started=True, people=("anne", "anne")),
        "done": replace(LISTING, touched=5.0, started=True, over=True),
    }
    async with opened(database) as store:
        for name, listing in made.items():
            made[name] = replace(listing, id=name, code=name.upper())
            await store.append(name, 0, [], 1.0, made[name])
        assert await store.open_tables(9.0) == [made["playing"], made["waiting"]]
        assert await store.open_tables(9.0, limit=1) == [made["playing"]]
        mine = [made[name] for name in ("done", "hidden", "playing", "waiting")]
        assert await store.tables_of("anne") == mine
        assert await store.tables_of("anne", limit=2) == mine[:2]
        assert await store.tables_of("nobody") == []
        assert await store.running() == ["hidden", "playing"]


@in_a_loop
async def test_people_have_the_last_name_given(database: Database) -> None:
    async with opened(database) as store:
        assert await store.person_name("p") is None
        await store.name_person("p", "Anne")
        await store.name_person("p", "Zoë 🎲")
    async with opened(database) as store:
        assert await store.person_name("p") == "Zoë 🎲"


@in_a_loop
async def test_a_group_is_bounded_and_answered_at_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GROUP", 10)
    groups: list[int] = []
    done = Writer._done

    def counted(
        writer: Writer, since: float, jobs: Sequence[Job], errors: Sequence[Exception | None]
    ) -> None:
        groups.append(len(jobs))
        done(writer, since, jobs, errors)

    async with opened(database) as store:
        monkeypatch.setattr(Writer, "_done", counted)
        async with held(store):
            tasks = await asked(*(store.append("t", i, [b"a"], 1.0) for i in range(25)))
        await asyncio.gather(*tasks)
        assert groups == [1, 10, 10, 5]


@in_a_loop
async def test_after_a_large_group_the_next_waits_for_company(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MANY", 3)
    monkeypatch.setattr(module, "COMPANY_SECONDS", 3600.0)
    groups: list[int] = []
    commit = Writer._commit

    def counted(writer: Writer, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        groups.append(len(jobs))
        return commit(writer, jobs)

    monkeypatch.setattr(Writer, "_commit", counted)
    async with opened(database) as store:
        await asyncio.gather(*(store.append(f"t{i}", 0, [b"a"], 1.0) for i in range(3)))
        (first,) = await asked(store.append("t0", 1, [b"b"], 1.0))
        assert await entries(store, "t0") == [b"a"]
        (second,) = await asked(store.append("t1", 1, [b"b"], 1.0))
    await asyncio.gather(first, second)  # the end waits for nobody
    assert groups == [3, 2]


@in_a_loop
async def test_a_small_group_among_large_ones_does_not_end_a_crowd(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, crowded = 100.0, []
    monkeypatch.setattr(module, "MANY", 3)
    monkeypatch.setattr(module, "COMPANY_SECONDS", 0.0)
    monkeypatch.setattr(module, "monotonic", lambda: now)
    async with opened(database) as store:
        await store.append("t0", 0, [b"a"], 1.0)
        crowded.append(store.is_crowded)
        await asyncio.gather(*(store.append(f"u{i}", 0, [b"a"], 1.0) for i in range(3)))
        await store.append("t0", 1, [b"b"], 1.0)
        crowded.append(store.is_crowded)
        now += module.CROWDED_SECONDS
        await store.append("t0", 2, [b"c"], 1.0)
        crowded.append(store.is_crowded)
    assert crowded == [False, True, False]


@in_a_loop
async def test_whoever_fails_when_told_keeps_nobody_else_waiting(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(error: Exception | None) -> None:
        raise ZeroDivisionError

    async with opened(database) as store:
        store.submit("t", 0, [b"a"], 1.0, None, fail)
        await store.append("u", 0, [b"b"], 1.0)
        assert await entries(store) == [b"a"]
    assert "ZeroDivisionError" in caplog.text


@in_a_loop
async def test_writes_are_done_in_the_order_of_the_calls(database: Database) -> None:
    async with opened(database) as store:
        await asyncio.gather(*(store.append("t", n, [b"%d" % n], n) for n in range(1200)))
        assert await entries(store) == [b"%d" % n for n in range(1200)]


@in_a_loop
async def test_one_conflict_spoils_no_other_job_of_its_group(database: Database) -> None:
    async with opened(database) as store:
        async with held(store):
            tasks = await asked(
                store.append("first", 0, [b"a"], 1.0),
                store.append("t", 0, [b"a"], 1.0, LISTING),
                store.append("t", 0, [b"second writer"], 1.0),
                store.append("u", 0, [b"x"], 1.0, replace(LISTING, id="u")),
                store.name_person("p", "\ud800"),
                store.append("t", 1, [b"b"], 1.0),
                store.beat(1.0),
            )
        errors = [None, None, Conflict, Conflict, UnicodeEncodeError, None, None]
        assert await outcomes(*tasks) == errors
        assert await entries(store) == [b"a", b"b"]
        assert await entries(store, "u") == []


numbers = count()  # one database is enough for all: each example has tables of its own


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.lists(some.tuples(some.sampled_from("tuv"), some.integers(0, 3)), max_size=12))
def test_writers_at_once_get_what_they_would_get_in_turn(
    database: Database, tries: list[tuple[str, int]]
) -> None:
    logs: dict[str, list[bytes]] = {table: [] for table in "tuv"}
    expected: list[type[BaseException] | None] = []
    for number, (table, first) in enumerate(tries):
        fits = first == len(logs[table])
        logs[table] += [b"%d" % number] * fits
        expected.append(None if fits else Conflict)

    async def check() -> None:
        async with opened(database) as store:
            tables = {table: f"{table}{number}" for table in logs}
            writes = (
                store.append(tables[t], n, [b"%d" % i], 1.0) for i, (t, n) in enumerate(tries)
            )
            assert await outcomes(*writes) == expected
            assert {table: await entries(store, tables[table]) for table in logs} == logs

    number = next(numbers)
    asyncio.run(check())


@in_a_loop
async def test_an_append_whose_caller_is_cancelled_is_committed_all_the_same(
    database: Database,
) -> None:
    async with opened(database) as store:
        async with held(store):
            gone, gone_too, stays = await asked(
                store.append("t", 0, [b"a"], 1.0),
                store.append("t", 5, [b"conflict"], 1.0),
                store.append("t", 1, [b"b"], 1.0),
            )
            gone.cancel()
            gone_too.cancel()
        await stays
        assert gone.cancelled()
        assert gone_too.cancelled()
        assert await entries(store) == [b"a", b"b"]


@in_a_loop
async def test_reads_do_not_wait_for_the_writer(database: Database) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0)
        async with held(store):
            (stuck,) = await asked(store.append("t", 1, [b"b"], 1.0))
            assert await entries(store) == [b"a"]
            assert not stuck.done()
        await stuck


@in_a_loop
async def test_where_tables_are_in_the_log_is_read_again_once_too_many_are_known(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_PLACES", 2)
    async with opened(database) as store:
        for n in range(3):
            for table in "abcde":
                await store.append(table, n, [b"%d" % n], 1.0)
        assert [await entries(store, table) for table in "ae"] == [[b"0", b"1", b"2"]] * 2


@in_a_loop
async def test_a_statement_that_fails_leaves_no_transaction_open(database: Database) -> None:
    async with opened(database) as store:

        def half_done(db: Any) -> None:
            db.execute("INSERT INTO people VALUES ('p', 'Anne')")
            db.execute("INSERT INTO lost VALUES (1)")

        with pytest.raises(StoreError, match=r"cannot be used: .*lost"):
            await store._write(half_done)
        await store.beat(1.0)
        assert await store.person_name("p") is None
