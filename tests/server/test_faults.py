"""What may happen to a server and to the way there; nothing that anyone was told is lost."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from copy import copy
from functools import wraps
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import Any, Self

import apsw
from msgspec.structs import replace

from audited import audit, plain
from served import PATIENCE, free_port, harass, process, serving
from simulated import Habits, Person, evening, gathered, new_client
from witsend.record import parse
from witsend.server.sqlite import FILE, MIGRATIONS, Sqlite

CLI = "from witsend.cli import main; main()"
KILLS = 3  # `script/soak` kills it 500 times
SOON = 8.0  # seconds, more than the time that open sockets are given
QUIET = Habits(leave=0, tab=0, twice=0, late=0, talk=0, stand=0)


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(120):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.01)


# Killed


@in_a_loop
async def test_a_server_killed_again_and_again_under_load_has_all_it_acknowledged(
    tmp_path: Path,
) -> None:
    rng = Random(3)
    async with serving(tmp_path / "data") as server, new_client() as client:
        sizes = [4, 3, 3, 2, 2]
        habits = Habits(think=0.1, leave=0.02, tab=0.02, twice=0.1, late=0.05, talk=0.02)
        parties = await gathered(client, [server.url], sizes, habits, rng)
        people = [person for party in parties for person in party]
        parties[-1][0].bots = parties[-2][0].bots = 1
        killing = asyncio.ensure_future(harass(server, KILLS, 0.2, rng))
        evenings = (
            evening(party, {"seats": len(party) + party[0].bots}, lambda: not killing.done())
            for party in parties
        )
        games, _ = await asyncio.gather(asyncio.gather(*evenings), killing)
        seen = {table: who for who in people for table in who.memory.results}
        for table, who in seen.items():
            record = parse((await who.request("GET", f"/api/tables/{table}/record")).content)
            assert plain(record.result) == who.memory.results[table]
    found = await audit(Sqlite(tmp_path / "data"), people)
    assert found.faults == []
    assert found.finished == sum(games) == len(seen)
    assert found.acknowledged > 100
    assert server.kills == KILLS


@in_a_loop
async def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        await until(lambda: len(living(server.pid)) > 1)
        await server.kill()
        await until(lambda: not living(server.pid))


def living(session: int) -> list[int]:
    """The processes of a session that have not ended."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, _, its_session = stat.read_text().rpartition(")")[2].split()[:4]
            if int(its_session) == session and state != "Z":
                found.append(int(stat.parent.name))
    return found


# Stopped politely


class Witsend:
    """The command as people type it, ended at the latest with the block."""

    def __init__(self, *args: object) -> None:
        self.errors = TemporaryFile()  # noqa: SIM115 - closed in __exit__
        self.process = process(CLI, *args, stderr=self.errors)

    async def ended(self) -> int:
        """The exit code, soon."""
        return await asyncio.to_thread(self.process.wait, SOON)

    @property
    def said(self) -> str:
        self.errors.seek(0)
        return self.errors.read().decode()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.errors.close()


class Clerk:
    """Asks by HTTP, one thing after the other, and looks at what a table says."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.path = f"/api/tables/{table}"

    async def ask(self, kind: str, **facts: Any) -> None:
        answer = await self.person.request("POST", f"{self.path}/asks", {"type": kind, **facts})
        assert answer.json()["type"] == "done", answer.text

    async def look(self) -> Any:
        return (await self.person.request("GET", self.path)).json()

    async def wait(self, true: Callable[[Any], object]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not true(update := await self.look()):  # noqa: ASYNC110 - see until
                await asyncio.sleep(0.2)
        return update


def my_turn(update: Any) -> Any:
    return update["seats"][0]["moves"]


async def sit_with_a_bot(person: Person) -> Clerk:
    new = {"game": "pirates-dice", "setup": {"seats": 2}, "move_seconds": 5}
    table = (await person.request("POST", "/api/tables", new)).json()["id"]
    clerk = Clerk(person, table)
    await clerk.ask("sit", seat=0)
    await clerk.ask("start")
    return clerk


async def stop_and_start_again(folder: Path, by: signal.Signals) -> None:
    """One table is left on the bot's turn, one on a person's: both go on by themselves."""
    port = free_port()
    serve = ("serve", "--port", port, "--data", folder)
    async with new_client() as client:
        person = Person("Anne", [f"http://127.0.0.1:{port}"], Random(1), QUIET)
        with Witsend(*serve) as server:
            await person.arrive(client)
            waiting = await sit_with_a_bot(person)
            before = await waiting.wait(my_turn)
            thinking = await sit_with_a_bot(person)
            update = await thinking.wait(my_turn)
            person.table = thinking.path.rpartition("/")[2]
            async with person.page():  # an open socket does not hold it up
                await thinking.ask("play", seat=0, number=0, move=my_turn(update)[-1])
                server.process.send_signal(by)
                assert await server.ended() == 0
            assert "Traceback" not in server.said
        with Witsend(*serve) as server:
            after = await waiting.look()
            number = before["seats"][0]["number"]
            assert after["seats"][0]["number"] == number  # nobody has moved meanwhile,
            assert after["deadline"] > before["deadline"]  # and the lost time is given back
            await thinking.wait(my_turn)  # the bot has moved
            await waiting.wait(lambda update: update["seats"][0]["number"] > number)  # the clock
            server.process.send_signal(by)
            assert await server.ended() == 0


@in_a_loop
async def test_ctrl_c_and_sigterm_end_it_politely_and_the_next_start_goes_on(
    tmp_path: Path,
) -> None:
    await asyncio.gather(
        stop_and_start_again(tmp_path / "int", signal.SIGINT),
        stop_and_start_again(tmp_path / "term", signal.SIGTERM),
    )


# A bad line


class BadLine:
    """A TCP proxy that delays, and cuts in the middle of whatever it carries."""

    def __init__(self, port: int, rng: Random, cut: float, delay: float) -> None:
        self.port = port
        self.rng = rng
        self.cut = cut
        self.delay = delay
        self.cuts = 0
        self.carrying: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            to_server = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        ways = ((reader, to_server[1]), (to_server[0], writer))
        tasks = {asyncio.ensure_future(self.carry(*way)) for way in ways}
        self.carrying |= tasks
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for end in (writer, to_server[1]):
                end.transport.abort()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.carrying -= tasks

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4096):
                if self.rng.random() < self.delay:
                    await asyncio.sleep(self.rng.uniform(0, 0.05))
                if self.rng.random() < self.cut:
                    self.cuts += 1
                    writer.write(data[: self.rng.randrange(len(data))])
                    return
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def bad_line(line: BadLine) -> AsyncIterator[str]:
    accepted: set[asyncio.Task[None]] = set()

    def accept(*streams: Any) -> None:
        task = asyncio.ensure_future(line.accept(*streams))
        accepted.add(task)
        task.add_done_callback(accepted.discard)

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in accepted:
            task.cancel()
        await asyncio.gather(*accepted, return_exceptions=True)


@in_a_loop
async def test_a_line_that_cuts_delays_repeats_and_reorders_changes_nothing_but_time(
    tmp_path: Path,
) -> None:
    rng = Random(5)
    async with serving(tmp_path / "data") as server, new_client() as client:
        line = BadLine(server.port, rng, cut=0.05, delay=0.2)
        async with bad_line(line) as url:
            habits = Habits(twice=0.3, late=0.2, tab=0.05, talk=0.05, stand=0.01)
            parties = await gathered(client, [url], [4, 3, 3, 2, 2], habits, rng)
            people = [person for party in parties for person in party]
            games = await asyncio.gather(
                *(
                    evening(party, {"seats": len(party), "dice": 3}, lambda: False)
                    for party in parties
                )
            )
    assert line.cuts > 20  # there were 54 to 62
    found = await audit(Sqlite(tmp_path / "data"), people)
    assert found.faults == []
    assert found.finished == sum(games) == 5


# No room


@in_a_loop
async def test_while_the_disk_is_full_moves_are_refused_and_with_room_they_go_on(
    tmp_path: Path,
) -> None:
    rng = Random(7)
    folder = tmp_path / "data"

    def counted(what: str) -> int:
        return sum(person.memory.counted[what] for person in people)

    async with serving(folder) as server, new_client() as client:
        parties = await gathered(client, [server.url], [3, 3, 3], Habits(think=0.05, stand=0), rng)
        people = [person for party in parties for person in party]
        evenings = asyncio.gather(
            *(evening(party, {"seats": 3, "dice": 3}, lambda: False) for party in parties)
        )
        await until(lambda: sum(len(person.memory.done) for person in people) > 20)
        server.largest_file(max(file.stat().st_size for file in folder.iterdir()))
        await until(lambda: counted("refused: not-kept") > 20)
        full = sum(len(person.memory.done) for person in people)
        refused = counted("refused: not-kept")
        await until(lambda: counted("refused: not-kept") > refused + 20)
        assert sum(len(person.memory.done) for person in people) == full
        assert (await client.get(f"{server.url}/health")).status_code == 200
        assert not evenings.done()
        server.largest_file(2**40)
        await evenings
    found = await audit(Sqlite(folder), people)
    assert found.faults == []
    assert found.finished == 3


# A backup


@in_a_loop
async def test_a_backup_made_under_load_opens_and_replays(tmp_path: Path) -> None:
    rng = Random(9)
    folder, target = tmp_path / "data", tmp_path / "copy" / FILE
    target.parent.mkdir()
    async with serving(folder) as server, new_client() as client:
        parties = await gathered(client, [server.url], [4, 4, 3], Habits(stand=0), rng)
        people = [person for party in parties for person in party]
        copied = asyncio.Event()
        evenings = asyncio.gather(
            *(
                evening(party, {"seats": len(party), "dice": 2}, lambda: not copied.is_set())
                for party in parties
            )
        )
        await until(lambda: sum(len(person.memory.done) for person in people) > 50)
        witnesses = [witness(person) for person in people]
        with Witsend("backup", target, "--data", folder) as backup:
            assert await backup.ended() == 0
        copied.set()
        await evenings
    found = await audit(Sqlite(target.parent), witnesses)
    assert found.faults == []
    assert found.acknowledged > 50
    assert found.moves >= found.acknowledged


def witness(person: Person) -> Person:
    """What a person was told until now; what it sends later counts all the same."""
    now = copy(person)
    memory = person.memory
    now.memory = replace(
        memory,
        seats=dict(memory.seats),
        done=dict(memory.done),
        shown=dict(memory.shown),
        results=dict(memory.results),
        lines=list(memory.lines),
        late=list(memory.late),
    )
    now.pending = dict(person.pending)
    return now


# What cannot be served


async def refusal(*args: object) -> str:
    """Of `witsend serve`, which ends with one sentence and no traceback."""
    with Witsend("serve", *args) as server:
        assert await server.ended() == 1
        said = server.said
    assert "Traceback" not in said
    return " ".join(said.replace("│", " ").split())


@in_a_loop
async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = await refusal("--port", port, "--data", tmp_path)
        wider = await refusal("--lan", "--port", port, "--data", tmp_path)
    assert f"Port {port} on 127.0.0.1 cannot be used: Address already in use. Name another" in said
    assert "such as: witsend serve --port 8001" in said
    assert "such as: witsend serve --lan --port 8001" in wider


@in_a_loop
async def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "f").touch()
    port = ("--port", free_port())
    assert "cannot be written: File exists." in await refusal(*port, "--data", tmp_path / "f")
    inside = tmp_path / "f" / "data"
    assert "cannot be written: Not a directory." in await refusal(*port, "--data", inside)


@in_a_loop
async def test_a_broken_and_a_newer_database_are_named_and_left_alone(tmp_path: Path) -> None:
    port = ("--port", free_port())
    (tmp_path / FILE).write_bytes(b"this was a database once " * 1000)
    assert "is broken, so a backup must take its place." in await refusal(*port, "--data", tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"this was a database once " * 1000
    (tmp_path / FILE).unlink()
    newer = len(MIGRATIONS) + 1
    with closing(apsw.Connection(str(tmp_path / FILE))) as db:
        db.execute(f"PRAGMA user_version = {newer}")
    said = await refusal(*port, "--data", tmp_path)
    assert f"was written by a newer program: it has version {newer}" in said


@in_a_loop
async def test_a_folder_has_one_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "data"):
        said = await refusal("--port", free_port(), "--data", tmp_path / "data")
    assert "Another server is using the folder" in said
