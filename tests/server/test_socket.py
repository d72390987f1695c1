"""A page's socket: one ask after another, the newest view to whoever reads, and a polite end."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from errno import ENOTCONN
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json

from asking import OPEN_GATE, Hasty, house, in_a_loop
from wire import REQUEST, Wire, masked
from witsend.games.pirates_dice import PiratesDice
from witsend.server.app import App
from witsend.server.asks import do
from witsend.server.connection import MOST_ANSWERS
from witsend.server.database import StoreError
from witsend.server.frames import CLOSE, CONTINUATION, PING, PONG, TEXT
from witsend.server.gate import Gate, Limits
from witsend.server.protocol import LARGEST_MESSAGE, Say
from witsend.server.runtime import Runtime
from witsend.server.socket import MOST_DROPPED, MOST_FLOODS, Socket
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store
from witsend.server.table import Table
from witsend.server.tables import Tables
from witsend.server.visitors import FLOOD_SECONDS, FRAMES_PER_ASK, Visitors

HOST = "host"
SIT = b'{"type":"sit","seat":0,"id":7}'


@asynccontextmanager
async def table_in(folder: Path, gate: Gate | None = None) -> AsyncIterator[tuple[App, Table]]:
    store = await Store.open(Sqlite(folder))
    tables = Tables(Runtime(store, Hasty(), rng=Random(1), calm_seconds=0))
    await store.name_person(HOST, "Host")
    setup = PiratesDice.options(seats=2)
    try:
        yield (
            App(Visitors(tables, gate or Gate(limits=OPEN_GATE))),
            await tables.open(PiratesDice, setup, HOST, "Host", listed=False),
        )
    finally:
        await tables.close()
        await store.close()


async def come_in(app: App, table: Table) -> Wire:
    """With the first update and the talk read."""
    wire = Wire(app, table, HOST)
    frames = await wire.more()
    kinds = [json.decode(content)["type"] for opcode, content in frames if opcode == TEXT]
    assert kinds == ["update", "talk"]
    return wire


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0)


def soon(act: Callable[[], object]) -> None:
    asyncio.get_running_loop().call_soon(act)


def code(frames: list[tuple[int, bytes]]) -> int:
    kind, content = frames[-1]
    assert kind == CLOSE
    return int.from_bytes(content[:2])


@in_a_loop
async def test_an_ask_in_several_frames_with_a_ping_between_is_one_ask(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.page_sends(TEXT, SIT[:10], final=False)
        wire.page_sends(PING, b"there?")
        assert await wire.more() == [(PONG, b"there?")]
        wire.page_sends(CONTINUATION, SIT[10:])
        assert await wire.answer() == {"type": "done", "id": 7}
        assert table.log.seating.people == (HOST,)
        await wire.leave()


@in_a_loop
async def test_the_answer_and_the_view_go_out_together(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.page_sends(TEXT, SIT)
        told = [json.decode(content)["type"] for _, content in await wire.more()]
        assert told == ["done", "update"]
        await wire.leave()


@in_a_loop
async def test_asks_are_answered_in_their_order_however_many_come_at_once(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        for id_ in range(1, 301):
            sent = b'{"type":"sit","seat":%d,"id":%d}' if id_ % 3 else b'{"seat":%d,"id":%d'
            wire.page_sends(TEXT, sent % (id_ % 2, id_))
        answers: list[int] = []
        while len(answers) < 300:
            for _, content in await wire.more():
                message = json.decode(content)
                if message["type"] in {"done", "refused"}:
                    answers.append(message["id"])
        assert answers == [id_ if id_ % 3 else 0 for id_ in range(1, 301)]
        await wire.leave()


@in_a_loop
async def test_a_page_that_sends_faster_than_it_is_answered_has_to_wait(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        async with table.lock:
            wire.page_sends(TEXT, SIT)
            await asyncio.sleep(0)
            wire.page_sends(TEXT, b" " * LARGEST_MESSAGE)
            assert not wire.is_reading_
        await wire.answer()
        await until(lambda: wire.is_reading_)
        await wire.leave()


@in_a_loop
async def test_whoever_does_not_read_gets_the_newest_and_only_that(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire, other = await come_in(app, table), await come_in(app, table)
        await wire.more()
        wire.socket.pause_writing()
        for seat in (0, 1, 0, 1):
            await other.ask(f'{{"type":"sit","seat":{seat}}}')
        for _ in range(10):
            table.show()
            wire.page_sends(PING, b"?")
            await asyncio.sleep(0)
        assert wire.sent == b""
        wire.socket.resume_writing()
        ((_, content),) = await wire.more()
        update = json.decode(content)
        assert (update["type"], update["n"]) == ("update", table.audience.version)
        await wire.leave()
        await other.leave()


@in_a_loop
async def test_whoever_asks_and_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.socket.pause_writing()
        for _ in range(MOST_ANSWERS + 2):
            wire.page_sends(TEXT, b"?")
            await asyncio.sleep(0)
        assert not wire.is_up
        await wire.leave()
        assert not table.audience.connections


@in_a_loop
async def test_an_ask_is_seen_through_though_its_page_is_gone(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        async with table.lock:
            wire.page_sends(TEXT, SIT)
            wire.page_sends(TEXT, b'{"type":"stand","seat":0}')
            wire.abort()
            await asyncio.sleep(0)
            assert not table.audience.connections
        await until(lambda: bool(table.log.seating.people))
        await do(table, HOST, "Host", Say(text="Gone"))
        assert table.log.seating.people == (HOST,), "what came after it was never read"


@in_a_loop
async def test_good_byes_are_answered_and_the_page_is_gone(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.page_sends(CLOSE, b"\x03\xe9")
        assert code(wire.frames()) == 1001
        assert not wire.is_up
        await asyncio.sleep(0)
        assert not table.audience.connections
        assert not wire.connections


@in_a_loop
async def test_what_is_not_the_protocol_ends_the_socket_and_nothing_after_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("witsend.server.socket.CLOSE_SECONDS", 0.01)
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.page_sends(CONTINUATION, b"")
        assert code(wire.frames()) == 1002
        assert wire.has_ended
        assert wire.is_up, "so that the page can read why"
        wire.page_sends(TEXT, SIT)
        table.show()
        wire.socket.close(1000)
        await until(lambda: not wire.is_up)  # whether or not the page goes
        assert not table.log.seating.people
        assert wire.frames() == []


FRAGMENTS = masked(TEXT, b"", final=False) + masked(CONTINUATION, b"", final=False) * 18
FLOODS = {  # frames, and how many there are in each
    "pings": (masked(PING, b"?"), 1),
    "texts": (masked(TEXT, b"?"), 1),
    "fragments": (FRAGMENTS + masked(CONTINUATION, b"?"), 20),
}


def answered(wire: Wire) -> int:
    """Pongs and refusals, since the last look."""
    return sum(kind == PONG or b'"refused"' in content for kind, content in wire.frames())


@pytest.mark.parametrize("kind", FLOODS)
@in_a_loop
async def test_of_a_flood_a_page_is_read_so_much_a_second_and_then_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    sent, frames = FLOODS[kind]
    most = FRAMES_PER_ASK * Limits().asks.rate * FLOOD_SECONDS / frames
    waiting: list[Callable[[], object]] = []
    async with table_in(tmp_path, Gate(clock=lambda: 0.0)) as (app, table):
        wire = await come_in(app, table)

        def later(_: float, act: Callable[..., object], *args: object) -> None:
            waiting.append(partial(act, *args))

        monkeypatch.setattr(wire.socket, "loop", SimpleNamespace(call_soon=soon, call_later=later))
        wire.socket.data_received(sent * 10_000)
        await until(lambda: bool(waiting))
        assert answered(wire) == most
        for _ in range(MOST_FLOODS - 1):
            assert not wire.is_reading_
            waiting.pop()()
            await until(lambda: bool(waiting))
            assert answered(wire) == most + 1, "the one that was held up, and as many again"
        waiting.pop()()
        await until(lambda: wire.has_ended)
        assert code(wire.frames()) == 1008
        assert wire.is_reading_, "and what still comes is dropped"
        wire.socket.data_received(bytes(MOST_DROPPED))
        kept = wire.is_up
        wire.socket.data_received(b"!")
        assert (kept, wire.is_up) == (True, False), "but not without end"
        await wire.leave()


@in_a_loop
async def test_a_page_that_sends_much_for_long_is_read_at_once(tmp_path: Path) -> None:
    now, most = 0.0, int(FRAMES_PER_ASK * Limits().asks.rate * FLOOD_SECONDS)
    async with table_in(tmp_path, Gate(clock=lambda: now)) as (app, table):
        wire = await come_in(app, table)
        for _ in range(10):
            for _ in range(most):
                wire.page_sends(PING, b"")
            assert wire.frames() == [(PONG, b"")] * most
            now += FLOOD_SECONDS
        await wire.leave()


@in_a_loop
async def test_a_silent_page_is_pinged_and_then_cut_off(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.socket.ping()
        assert wire.frames() == [(PING, b"")]
        wire.socket.ping()
        assert not wire.is_up
        await wire.leave()
        assert not table.audience.connections


@in_a_loop
async def test_a_page_that_answers_pings_stays(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        for _ in range(3):
            wire.socket.ping()
            assert wire.frames() == [(PING, b"")]
            wire.page_sends(PONG, b"")
        assert wire.is_up
        await wire.leave()


@in_a_loop
async def test_when_the_server_stops_every_page_is_told(tmp_path: Path) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        wire.socket.shutdown()
        assert code(wire.frames()) == 1012
        assert not wire.is_up
        await wire.leave()


@in_a_loop
async def test_a_page_that_is_gone_without_a_word_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> None:
        raise OSError(ENOTCONN, "Transport endpoint is not connected")

    async with table_in(tmp_path) as (app, table):
        wire = await come_in(app, table)
        monkeypatch.setattr(wire, "write_eof", gone)
        wire.socket.shutdown()
        assert not wire.is_up
        await wire.leave()


@in_a_loop
async def test_a_page_that_is_gone_before_its_table_was_found_never_came_in(
    tmp_path: Path,
) -> None:
    async with table_in(tmp_path) as (app, table):
        wire = Wire(app, table, HOST)
        wire.abort()
        await wire.leave()
        await app.visitors.name_of(HOST)
        assert not table.audience.connections
        assert table.audience.version == 0


@in_a_loop
async def test_a_store_that_cannot_be_read_at_the_door_is_a_fault_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_in(tmp_path) as (app, table):

        async def unreadable(_: str) -> None:
            raise StoreError("The disk is on fire.")

        monkeypatch.setattr(app.visitors.tables.runtime.store, "person_name", unreadable)
        wire = Wire(app, table, HOST)
        assert code(await wire.more()) == 1011
        wire.close()
        await wire.leave()


@pytest.mark.parametrize(
    ("wrong", "right", "status"),
    [
        ("GET", "POST", b"400"),
        ("version: 13", "version: 8", b"426"),
        ("sec-websocket-key", "sec-websocket-kee", b"400"),
    ],
)
@in_a_loop
async def test_a_request_that_is_no_handshake_is_turned_away(
    tmp_path: Path, wrong: str, right: str, status: bytes
) -> None:
    async with table_in(tmp_path) as (app, table):
        sent: list[bytes] = []
        transport: Any = SimpleNamespace(
            write=sent.append, close=lambda: sent.append(b""), get_extra_info=lambda _: None
        )
        socket = Socket(app.visitors, server_state=SimpleNamespace(connections=set()))
        socket.connection_made(transport)
        request = REQUEST.format(id=table.id, token="").replace(wrong, right)
        socket.data_received(request.encode())
        assert sent[0].startswith(b"HTTP/1.1 %b " % status)
        assert sent[1:] == [b""]
        assert not table.audience.connections


@in_a_loop
async def test_over_a_network_a_slow_reader_holds_up_nobody_and_costs_no_memory(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.find(await here.table(anne))
        slow, quick = await anne.socket(table.id), await mary.socket(table.id)
        await slow.update()
        slow.connection.transport.pause_reading()
        (kept,) = [page for page in table.audience.connections if page.person == anne.id]
        async with asyncio.timeout(60):
            while kept.shown > table.audience.version - 50:  # the system's own room fills up first
                table.show()
                await asyncio.sleep(0)
        await quick.update(table.audience.version)
        slow.connection.transport.resume_reading()
        assert (await slow.update(table.audience.version))["n"] == table.audience.version
