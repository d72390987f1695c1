"""What whoever hosts does with tables and people: listed, ended, deleted, pruned, forgotten."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import Raw, json
from msgspec.structs import replace

from asking import Asker, House, house, in_a_loop, play_out
from by_hand import HandClock
from witsend.cli import main
from witsend.cli import orders as by_command
from witsend.games.pirates_dice import PiratesDice
from witsend.record import parse
from witsend.server import orders, removal
from witsend.server.database import StoreError
from witsend.server.inventory import all_tables, find_table, flagged_in, record_of, room
from witsend.server.keys import DAY
from witsend.server.people import new_id
from witsend.server.protocol import Evening, Score
from witsend.server.retold import game_of
from witsend.server.seated_bots import Choice
from witsend.server.seating import Ended, Opened, Said, decode_entry
from witsend.server.sqlite import FILE, Sqlite
from witsend.server.store import Store
from witsend.server.upkeep import Upkeep
from witsend.server.writer import Conflict

SAID = "The wine is from Alder, I know it."


def command(folder: Path, *arguments: str, exit_code: int = 0) -> str:
    arguments = (*arguments, "--data", str(folder))
    result = CliRunner().invoke(main, arguments, env={"COLUMNS": "300"})
    assert result.exit_code == exit_code, result.output
    return str(result.output)


async def beside(here: House, folder: Path, *arguments: str, exit_code: int = 0) -> str:
    """A command while the server runs, which looks for orders meanwhile."""
    keeper = Upkeep(here.tables)
    running = asyncio.ensure_future(
        asyncio.to_thread(command, folder, *arguments, exit_code=exit_code)
    )
    while not running.done():
        await keeper.look()
        await asyncio.wait([running], timeout=0.02)
    return running.result()


async def begun(here: House, *people: Asker, **options: Any) -> str:
    table = await here.table(people[0], len(people), **options)
    for seat, person in enumerate(people):
        await person.done(table, "sit", seat=seat)
    await people[0].done(table, "start")
    return table


async def finished(here: House, *people: Asker) -> str:
    table = await begun(here, *people, setup={"dice": 1})
    await play_out(here, table, people)
    await here.tables.runtime.finished.join()  # and it is kept in words
    return table


@in_a_loop
async def test_questions_that_hosts_have_called_bad_are_counted(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        people = [await here.person(name) for name in ("Anne", "Ben", "Carla")]
        for _ in range(2):
            table = await here.table(people[0], 3, game="wits-and-wagers")
            for seat, person in enumerate(people):
                await person.done(table, "sit", seat=seat)
            await people[0].done(table, "start")
            await people[0].done(table, "flag")
        assert sum(flagged_in(Sqlite(tmp_path)).values()) == 2


def aged(folder: Path, table: str, days: float) -> None:
    """As if it had been left alone for so long."""
    with closing(Sqlite(folder).connect()) as db:
        db.execute("UPDATE cards SET touched = touched - ? WHERE id = ?", (days * DAY, table))
        number = '(SELECT number FROM numbers WHERE "table" = ?)'
        sql = f"UPDATE log SET at = at - ? WHERE number = {number}"
        db.execute(sql, (days * DAY, table))


def everything(folder: Path) -> bytes:
    """All bytes on the disk."""
    return b"".join(path.read_bytes() for path in sorted(folder.glob(f"{FILE}*")))


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[House, Asker, Asker]]:
    async with house(folder) as here:
        yield here, await here.person("Anne"), await here.person("Benedict")


# Listed and shown


@in_a_loop
async def test_tables_are_listed_with_their_share_of_the_disk(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        waiting, over = await here.table(anne), await finished(here, anne, ben)
        listed = command(tmp_path, "tables", "list")
        lines = listed.splitlines()
        assert len(lines) == 3
        assert over in lines[0]
        assert "over     Anne, Benedict" in lines[0]
        assert waiting in lines[1]
        assert lines[2].startswith("2 tables; 1 is over and takes ")
        assert over not in command(tmp_path, "tables", "list", "--stage", "waiting")
        assert "0 tables;" in command(tmp_path, "tables", "list", "--game", "adventure-book")
        assert "... and 1 more: --most 2" in command(tmp_path, "tables", "list", "--most", "1")


@in_a_loop
async def test_what_tables_take_is_what_the_file_has_grown_by(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        small = await here.table(anne)
        empty = room(Sqlite(tmp_path))
        (only,) = all_tables(Sqlite(tmp_path))
        assert 300 < only.disk < 2_000, "an empty file is no table's"
        for _ in range(3):
            await talked(here, anne, await finished(here, anne, ben))
        kept, there = all_tables(Sqlite(tmp_path)), room(Sqlite(tmp_path))
    grown = there.file - there.free - (empty.file - empty.free)
    assert sum(table.disk for table in kept if table.id != small) == pytest.approx(grown, rel=0.1)


async def talked(here: House, person: Asker, table: str) -> None:
    """Much."""
    said = Said(person=person.id, name=person.name, text="." * 200, seat=None, id=1)
    length = len(await here.log(table))
    await here.tables.runtime.store.append(table, length, [json.encode(said)] * 200, 1e9)


@in_a_loop
async def test_a_table_is_shown_by_id_code_link_or_the_beginning_of_its_id(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await begun(here, anne, ben)
        await anne.done(table, "say", text=SAID, id=1)
        await anne.done(table, "say", text="To myself.", whisper=True, id=2)
        code = (await anne.show(table))["table"]["code"]
        ways = [table, table[:6], code.lower(), f"https://play.example.org/t/{table}"]
        shown = {command(tmp_path, "tables", "show", each) for each in ways}
        assert len(shown) == 1
        (told,) = shown
        assert f"pirates-dice, in play; code {code}" in told
        assert f"seat 1: Anne ({anne.id})" in told
        assert SAID not in told
        talk = command(tmp_path, "tables", "show", table, "--talk")
        assert f"Anne ({anne.id}): {SAID}" in talk
        assert f"Anne ({anne.id}) to seat 1: To myself." in talk
        for wrong in ("zzz", "nosuchtable"):
            error = command(tmp_path, "tables", "show", wrong, exit_code=1)
            assert f"There is no table with the id or the code '{wrong}'." in error


def test_a_beginning_that_two_tables_have_names_neither(tmp_path: Path) -> None:
    asyncio.run(closed(tmp_path))
    with closing(Sqlite(tmp_path).connect()) as db:
        for id_, code in (("abcdef", "KRAKEN"), ("abcdxx", "SQUALL")):
            db.execute("INSERT INTO cards VALUES (?, ?, 'g', 0, 0, 0, 1.0)", (id_, code))
    with pytest.raises(StoreError, match="more than one table with the id or the code 'abcd'"):
        find_table(Sqlite(tmp_path), "abcd")
    assert find_table(Sqlite(tmp_path), "abcdx") == "abcdxx"


async def closed(folder: Path) -> None:
    await (await Store.open(Sqlite(folder))).close()


@in_a_loop
async def test_everyone_who_ever_sat_or_spoke_at_a_table_is_found_by_it(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        cleo, dora = await here.person("Cleo"), await here.person("Dora")
        table = await here.table(anne)
        await ben.done(table, "sit", seat=0)
        await ben.done(table, "stand", seat=0)
        await cleo.done(table, "say", text="Hello!", id=1)
        listed = command(tmp_path, "people", "list", "--table", table)
        assert [line.split()[1] for line in listed.splitlines()] == [anne.id, ben.id, cleo.id]
        assert dora.id not in listed
        only = command(tmp_path, "people", "list", "--table", table, "--name", "Cleo")
        assert [line.split()[1] for line in only.splitlines()] == [cleo.id]


# Exported


@in_a_loop
async def test_a_record_is_exported_as_replay_reads_it(tmp_path: Path) -> None:
    async with two(tmp_path / "data") as (here, anne, ben):
        over, waiting = await finished(here, anne, ben), await here.table(anne)
        said = command(tmp_path / "data", "tables", "export", over, "--into", str(tmp_path))
        path = tmp_path / f"{over[:8]}.jsonl"
        assert str(path) in said
        assert path.stat().st_mode & 0o777 == 0o600, "for its owner alone"
        record = parse(path.read_bytes())
        assert record.names == ("Anne", "Benedict")
        assert record.result == (await here.find(over)).log.playing.result()
        replayed = CliRunner().invoke(main, ["replay", str(path), "--all"])
        assert replayed.exit_code == 0, replayed.output
        again = ("tables", "export", over, "--into", str(tmp_path))
        assert "exists already" in command(tmp_path / "data", *again, exit_code=1)
        none = command(tmp_path / "data", "tables", "export", waiting, exit_code=1)
        assert "has no game yet" in none


@in_a_loop
async def test_all_games_that_are_over_are_exported_but_for_those_that_are_there(
    tmp_path: Path,
) -> None:
    async with two(tmp_path / "data") as (here, anne, ben):
        first, playing = await finished(here, anne, ben), await begun(here, anne, ben)
        export = ("tables", "export", "--over", "--into", str(tmp_path))
        assert f"The game of table {first} is in" in command(tmp_path / "data", *export)
        second = await finished(here, anne, ben)
        said = command(tmp_path / "data", *export)
        assert second in said
        assert first not in said
        assert playing not in said
        assert parse((tmp_path / f"{second[:8]}.jsonl").read_bytes()).result
        nothing = command(tmp_path / "data", "tables", "export", exit_code=2)
        assert "Name the tables, or say --over." in nothing


@in_a_loop
async def test_the_secrets_of_a_game_in_play_are_not_exported_unless_asked_for(
    tmp_path: Path,
) -> None:
    async with two(tmp_path / "data") as (here, anne, ben):
        table = await begun(here, anne, ben)
        export = ("tables", "export", table, "--into", str(tmp_path))
        refused = command(tmp_path / "data", *export, exit_code=1)
        assert "has everyone's hidden cards and dice: say --secrets" in refused
        command(tmp_path / "data", *export, "--secrets")
        record = parse((tmp_path / f"{table[:8]}.jsonl").read_bytes())
        assert record.state == (await here.find(table)).log.state
        assert record.result is None


# Ended


@in_a_loop
async def test_who_is_at_a_table_that_is_ended_reads_so_and_it_does_not_come_back(
    tmp_path: Path,
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await begun(here, anne, ben, open=True, move_seconds=30)
        code = (await anne.show(table))["table"]["code"]
        page = await ben.socket(table)
        await page.update()
        said = await beside(here, tmp_path, "tables", "end", code)
        assert said == f"Table {table} is ended. Whoever has it open reads so.\n"
        update = await page.until(lambda sent: sent["type"] == "update" and sent["table"]["over"])
        assert update["table"]["stopped"] == {"type": "table-ended"}
        assert update["seats"][0]["view"] is None
        assert update["deadline"] is None
        refused = await page.ask("play", seat=0, number=0, move={"type": "challenge"})
        assert refused["sentence"] == "Whoever hosts this server has ended this table."
        assert (await anne.get(f"/api/codes/{code}")).status_code == 404
        assert not (await anne.get("/api/tables")).json()
        assert "was over already" in await beside(here, tmp_path, "tables", "end", table)
        await page.ask("say", text="What was that?", id=7)
    async with house(tmp_path) as here:
        again = await here.asker(anne.token)
        assert (await again.show(table))["table"]["stopped"] == {"type": "table-ended"}
        assert await here.tables.runtime.store.running() == []
        record = parse((await again.get(f"/api/tables/{table}/record")).content)
        assert record.result is None
        assert {event.seat for event in record.events} == {-1}, "the dice that were thrown"


@in_a_loop
async def test_a_table_is_ended_where_no_server_runs(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        playing, waiting = await begun(here, anne, ben), await here.table(anne)
    said = await asyncio.to_thread(command, tmp_path, "tables", "end", playing, waiting)
    assert said.count("is ended") == 2
    assert "pirates-dice, Whoever hosts" in command(tmp_path, "tables", "show", playing)
    async with house(tmp_path) as here:
        for table in (playing, waiting):
            assert (await (await here.asker()).show(table))["table"]["over"]


@in_a_loop
async def test_a_bot_that_thinks_at_a_table_that_is_ended_plays_no_more(tmp_path: Path) -> None:
    async with house(tmp_path, pace=(60, 60)) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        await anne.done(table, "sit", seat=0)
        await anne.done(table, "start")
        found = await here.find(table)
        seat = found.log.playing.to_act()[0]
        choice = Choice(seat, found.log.made[seat], found.log.playing.moves(seat), None)
        await Upkeep(here.tables).end(table)
        assert not found.bots.is_wanted(choice)


# Deleted


@in_a_loop
async def test_of_a_deleted_table_nothing_is_left(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await finished(here, anne, ben)
        await anne.done(table, "say", text=SAID, id=1)
        page = await ben.socket(table)
        await page.update()
        assert (await anne.get(f"/api/tables/{table}/replay")).status_code == 200
        held = await here.find(table)
        said = await beside(here, tmp_path, "tables", "delete", table, "--yes")
        assert said == f"Table {table} is deleted.\n"
        assert await page.closed() == 4404
        for path in ("", "/replay", "/record", "/story"):
            assert (await anne.get(f"/api/tables/{table}{path}")).status_code == 404
        assert not (await anne.get("/api/tables?which=mine")).json()
        with pytest.raises(Conflict):
            await held.commit([Ended()])
        await here.tables.runtime.store.keep_story(table, b"late")
        assert await here.tables.runtime.store.story(table) is None
        fresh = await begun(here, anne, ben)
        await anne.done(fresh, "say", text="A new one.", id=2)
    Sqlite(tmp_path).settle()
    assert SAID.encode() not in everything(tmp_path)
    assert table.encode() not in everything(tmp_path)
    async with house(tmp_path) as here:
        assert len(await here.log(fresh)) > 4


@in_a_loop
async def test_what_comes_in_the_same_breath_as_its_deletion_finds_no_table(tmp_path: Path) -> None:
    """Also where one transaction has both: its place in the log is forgotten after all of it."""
    async with two(tmp_path) as (here, anne, ben):
        table, store = await finished(here, anne, ben), here.tables.runtime.store
        length = len(await here.log(table))
        said = json.encode({"type": "forgotten"})
        await asyncio.gather(
            store.append(table, length, [said], 1.0),
            store.change(table, by=lambda db: removal.delete(db, table)),
        )
        with pytest.raises(Conflict):
            await store.append(table, length + 1, [said], 1.0)
        assert await here.log(table) == []


@in_a_loop
async def test_a_table_that_is_not_over_is_not_deleted(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await begun(here, anne, ben)
        said = await beside(here, tmp_path, "tables", "delete", table, "--yes", exit_code=1)
        assert f"Table {table} is not over. End it first." in said
        assert (await anne.show(table))["table"]["started"]
        assert await Upkeep(here.tables).end("nosuchtable") == "There is no such table any more."


# Pruned


@in_a_loop
async def test_old_tables_go_and_those_that_somebody_has_open_stay(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        cleo = await here.person("Cleo")
        old, watched, fresh = [await finished(here, cleo, ben) for _ in range(3)]
        waiting, playing = await here.table(anne), await begun(here, anne, ben)
        page = await anne.socket(watched)
        await page.update()
        for table in (old, watched, waiting, playing):
            aged(tmp_path, table, 100)
        dry = command(tmp_path, "prune", "--older-than", "90d", "--dry-run")
        assert dry == "3 tables would be deleted.\n"
        said = await beside(here, tmp_path, "prune", "--older-than", "90d")
        assert said.startswith("2 tables are deleted, and the names of 0 people.\nOf the file's ")
        assert "are free, and used again" in said
        statuses = [
            (await ben.get(f"/api/tables/{table}")).status_code
            for table in (old, watched, fresh, waiting, playing)
        ]
        assert statuses == [404, 200, 200, 404, 200]
        said = await beside(here, tmp_path, "prune", "--older-than", "90d", "--abandoned")
        assert said.startswith("1 table is deleted")


@in_a_loop
async def test_where_no_server_runs_the_disk_gets_back_what_was_pruned(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        for _ in range(4):
            table = await finished(here, anne, ben)
            await talked(here, anne, table)
            aged(tmp_path, table, 400)
    before = (tmp_path / FILE).stat().st_size
    with closing(Sqlite(tmp_path).connect()) as db:
        rows = [(anne.id, 4e9), (ben.id, 400 * DAY)]
        db.executemany("INSERT OR REPLACE INTO seen VALUES (?, ?)", rows)
    said = await asyncio.to_thread(command, tmp_path, "prune", "--older-than", "1y")
    assert "4 tables are deleted, and the names of 1 person." in said
    assert "given back to the disk" in said
    assert (tmp_path / FILE).stat().st_size < before / 2
    assert [line.split()[2] for line in command(tmp_path, "people", "list").splitlines()] == [
        "Anne"
    ]


@in_a_loop
async def test_a_server_that_keeps_for_so_long_prunes_by_itself_once_an_hour(
    tmp_path: Path,
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        tables = [await finished(here, anne, ben) for _ in range(2)]
        await here.tables.runtime.finished.join()
        here.tables.runtime.time = clock = HandClock(here.tables.runtime.time.now())
        here.tables.runtime.live = False  # so that it does not pause, for which nobody turns time
        keeper = Upkeep(here.tables, keep_seconds=90 * DAY)
        aged(tmp_path, tables[0], 91)
        await looked(keeper)
        aged(tmp_path, tables[1], 91)
        clock.at += 3599
        await looked(keeper)
        assert [bool(await here.log(table)) for table in tables] == [False, True]
        clock.at += 1
        await looked(keeper)
        assert not await here.log(tables[1])


async def looked(keeper: Upkeep) -> None:
    await keeper.look()
    if keeper.at_it:
        await keeper.look()  # one thing at a time
        await keeper.at_it


@in_a_loop
async def test_pruning_that_cannot_be_stored_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await finished(here, anne, ben)
        aged(tmp_path, table, 91)

        def full(*_: object, **__: object) -> None:
            raise StoreError("The disk is full, so nothing more can be stored.")

        with monkeypatch.context() as patched:
            patched.setattr(removal, "delete", full)
            await Upkeep(here.tables).keep_tidy(here.tables.runtime.time.now() - 90 * DAY)
        assert "old tables were not deleted: The disk is full" in caplog.text
        assert await here.log(table)


# Forgotten


@in_a_loop
async def test_a_person_who_is_forgotten_has_no_name_and_said_nothing(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        over = await finished(here, anne, ben)
        result = (await here.find(over)).log.playing.result()
        moves = [entry for entry in await here.log(over) if b'"played"' in entry]
        cleo = await here.person("Cleo")
        talk = await here.table(cleo)
        await ben.done(talk, "say", text=SAID, id=1)
        await cleo.done(talk, "say", text="Who was that?", id=2)
        await cleo.done(talk, "mute", person=ben.id, on=True)
        page = await cleo.socket(talk)
        await page.update()
        said = await beside(here, tmp_path, "people", "forget", "Benedict", "--yes")
        assert said == "Their name and all they said is gone from 2 tables.\n"
        assert await page.closed() == 1012, "the page comes again by itself"
        await here.tables.runtime.finished.join()
        record = parse((await anne.get(f"/api/tables/{over}/record")).content)
        assert record.names == ("Anne", removal.NOBODY)
        assert record.result == result
        after = [entry for entry in await here.log(over) if b'"played"' in entry]
        assert [json.decode(each)["move"] for each in after] == [
            json.decode(each)["move"] for each in moves
        ]
        kept = (await anne.get(f"/api/tables/{over}/kept")).json()
        assert kept["names"] == ["Anne", removal.NOBODY]
        lines = (await here.find(talk)).log.talk.lines_for(None, 0, ())
        assert [line.text for line in lines] == ["Who was that?"]
        assert (await anne.get("/api/tables?which=mine")).json()[0]["people"] == ["Anne"]
        await cleo.done(talk, "say", text="The table goes on.", id=3)
    on_disk = everything(tmp_path)
    for gone in (b"Benedict", SAID.encode()):
        assert gone not in on_disk
    with closing(Sqlite(tmp_path).connect()) as db:
        assert removal.tables_with(db, ben.id) == []


@in_a_loop
async def test_a_forgotten_person_leaves_the_games_they_are_in(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, anne, ben):
        hosted, joined = await begun(here, ben, anne), await begun(here, anne, ben)
        alone = await here.table(ben)
        await beside(here, tmp_path, "people", "forget", ben.id, "--yes")
        seating = (await here.find(hosted)).log.seating
        assert seating.host == anne.id
        assert seating.chairs[0].bot
        assert (await here.find(joined)).log.seating.chairs[1].bot
        assert (await here.find(alone)).log.seating.host is None
        names = (await here.find(joined)).log.seating.names
        assert sorted(names.values()) == ["Anne", removal.NOBODY]
        assert await anne.show(joined)


@in_a_loop
async def test_a_bot_that_thinks_meanwhile_thinks_anew_at_the_table_as_it_is_then(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, pace=(60, 60)) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await here.table(anne, 3)
        await anne.done(table, "sit", seat=0)
        await anne.done(table, "start")
        before = await here.find(table)
        seat = before.log.playing.to_act()[0]
        if seat == 0:
            await anne.done(table, "stand", seat=0)
            await ben.done(table, "say", text=SAID, id=1)
        turns = [*before.bots.turns.values()]
        assert turns
        await Upkeep(here.tables).forget(anne.id)
        await asyncio.gather(*turns, return_exceptions=True)
        assert all(turn.cancelled() for turn in turns)
        after = await here.find(table)
        assert after is not before
        assert [*after.bots.turns] == [seat]


@in_a_loop
async def test_a_stopped_game_in_words_loses_the_name_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await finished(here, anne, ben)
    monkeypatch.setattr(PiratesDice, "version", PiratesDice.version + 1)
    said = await asyncio.to_thread(command, tmp_path, "people", "forget", "Benedict", "--yes")
    assert "gone from 1 table." in said
    async with house(tmp_path) as here:
        kept = (await (await here.asker()).get(f"/api/tables/{table}/kept")).json()
    assert kept["names"] == ["Anne", removal.NOBODY]
    assert removal.NOBODY in json.encode(kept["steps"]).decode()
    assert b"Benedict" not in everything(tmp_path)


def test_nothing_but_the_name_changes_in_an_entry() -> None:
    ben, alias = new_id(), new_id()
    opened = Opened(
        code="KRAKEN", game="pirates-dice", version=1, setup=Raw(b"{}"), seats=2,
        open=False, move_seconds=None, host="anne", name="Anne",
    )  # fmt: skip
    whole = json.encode(opened)
    assert removal.without(whole, ben, alias) == whole
    assert removal.called(whole, ben) == set()
    assert removal.called(whole, "anne") == {"Anne"}
    scores = (Score(ben, "Benedict", 2, "Captain"), Score("anne", "Anne", 1, ""))
    later = json.encode(replace(opened, evening=Evening(3, scores)))
    assert decode_entry(removal.without(later, ben, alias)) == replace(
        opened, evening=Evening(3, (Score(alias, removal.NOBODY, 2, ""), scores[1]))
    )
    sat = json.encode(
        {"type": "sat", "seat": 0, "person": ben, "name": "Benedict", "called": "Captain"}
    )
    assert removal.called(sat, ben) == {"Benedict", "Captain"}
    assert json.decode(removal.without(sat, ben, alias)) == {
        "type": "sat", "seat": 0, "person": alias, "name": removal.NOBODY, "called": "",
    }  # fmt: skip
    by_other = json.encode({"type": "muted", "person": "anne", "whom": ben, "on": True})
    assert decode_entry(removal.without(by_other, ben, alias)).whom == alias


# Orders


@in_a_loop
async def test_an_order_that_fails_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await finished(here, anne, ben)

        def full(*_: object, **__: object) -> None:
            raise StoreError("The disk is full, so nothing more can be stored.")

        monkeypatch.setattr(removal, "delete", full)
        delete = ("tables", "delete", table, "--yes")
        assert "The disk is full" in await beside(here, tmp_path, *delete, exit_code=1)
        monkeypatch.setattr(removal, "delete", lambda *_, **__: 1 / 0)
        assert (
            "something went wrong" in (await beside(here, tmp_path, *delete, exit_code=1)).lower()
        )
        assert "delete could not be done" in caplog.text
        assert await here.log(table)


@in_a_loop
async def test_a_server_that_does_not_answer_is_told_of_and_the_order_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await begun(here, anne, ben)
        monkeypatch.setattr(by_command, "PATIENCE", 0.0)
        with pytest.raises(StoreError, match="does not answer, so nothing was done"):
            await asyncio.to_thread(by_command.ordered, Sqlite(tmp_path), "end", table, 1e-9)
        assert not await here.tables.runtime.store.look(orders.waiting)
        await looked(Upkeep(here.tables))
        assert not (await anne.show(table))["table"]["over"]
        assert not Sqlite(tmp_path).shrink(), "while a server has it"


def test_an_order_that_somebody_has_taken_back_has_no_answer(tmp_path: Path) -> None:
    asyncio.run(closed(tmp_path))
    number = orders.give(Sqlite(tmp_path), "end", "t")
    assert orders.fetch(Sqlite(tmp_path), number) is None
    orders.take_back(Sqlite(tmp_path), number)
    assert orders.fetch(Sqlite(tmp_path), number) == ""


@in_a_loop
async def test_a_long_look_at_a_broken_database_is_named(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        with pytest.raises(StoreError, match="cannot be used"):
            await here.tables.runtime.store.look_long(lambda db: db.execute("SELECT nothing"))


def test_a_log_without_a_beginning_is_none() -> None:
    with pytest.raises(TypeError):
        game_of([Ended()])


@in_a_loop
async def test_a_record_that_a_command_writes_is_the_one_that_the_server_gives(
    tmp_path: Path,
) -> None:
    async with two(tmp_path) as (here, anne, ben):
        table = await finished(here, anne, ben)
        given = (await anne.get(f"/api/tables/{table}/record")).content
        assert record_of(Sqlite(tmp_path), table, secrets=False) == given
