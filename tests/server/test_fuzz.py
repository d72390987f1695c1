"""What nobody would ask: made-up requests and mangled messages break nothing and change nothing.

`script/soak` mangles 100,000 messages and 1,000,000 frames, and makes up 50,000 requests; here it
is a few of each, so that they cost little.
"""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from msgspec import json
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import served
from asking import OPEN_GATE, Hasty, in_a_loop
from bare import cpu, memory
from mangled import replay
from mangled import run as send_mangled
from served import Server
from wire import Wire
from witsend.game import play
from witsend.games.pirates_dice import PiratesDice
from witsend.server.app import App
from witsend.server.gate import Gate
from witsend.server.protocol import AnyAsk
from witsend.server.runtime import Runtime
from witsend.server.seating import Played, Started, decode_entry
from witsend.server.sqlite import Sqlite
from witsend.server.store import Store
from witsend.server.table import Table
from witsend.server.tables import Tables
from witsend.server.visitors import Visitors

IS_SOAK = "WITSEND_SOAK" in os.environ
MESSAGES = 100_000 if IS_SOAK else 2_000
FRAMES = 1_000
REQUESTS = 1_950 if IS_SOAK else 3  # of each kind
MOST_GROWTH = 64  # MB of the server, whatever it was asked
A_TABLE_S = 60  # messages, then there is a new one
HOST, GUEST = "host", "guest"
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 3, 5, 99, 100, 2**31, 2**53, 2**63, 2**64, 10**30),
    *(0.5, -0.0, 1e308, "", "a", "sit", "\x00", "\u202e", "💀", "x" * 201, [], {}, [[]], {"": {}}),
    *({"type": "bid", "count": 2, "face": 3}, {"type": "challenge"}, {"type": "roll"}, HOST, GUEST),
]


def good_asks(table: Table) -> list[dict[str, Any]]:
    """Every kind of ask as it should be, plays among them that are legal just now."""
    state = table.log.state
    seats = table.log.setup.seats
    sample: dict[str, Any] = {
        "seat": 1,
        "to": 0,
        "level": "easy",
        "person": GUEST,
        "on": True,
        "text": "Arr!",
        "whisper": False,
        "face": "👍",
        "number": table.log.made[1],
        "move": {"type": "challenge"},
    }
    asks = [
        {
            "type": kind.__struct_config__.tag,
            **{name: sample[name] for name in kind.__struct_fields__ if name in sample},
        }
        for kind in get_args(AnyAsk)
    ]
    for seat in range(seats) if state else ():
        moves = state.moves(seat) if state else ()
        for move in (*moves[:2], *moves[-1:]):
            played = json.decode(json.encode(move))
            asks += [{"type": "play", "seat": seat, "number": table.log.made[seat], "move": played}]
    return asks


def mangled(asks: list[dict[str, Any]], rng: Random) -> str | bytes:
    """One of the asks with something wrong; now and then nothing is, so that games go on."""
    plays = [ask for ask in asks if ask["type"] == "play"]
    ask = dict(rng.choice(plays if rng.random() < 0.6 else asks))
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        twist(ask, rng)
    message = bytearray(json.encode(ask))
    for _ in range(rng.choice((0, 0, 0, 0, 1, 1, 3))):
        scramble(message, rng)
    if rng.random() < 0.02:
        return bytes(message)  # a binary frame
    return message.decode(errors="replace")  # other text ends the socket


def twist(ask: dict[str, Any], rng: Random) -> None:
    """Something left out, put in, exchanged or of another type."""
    place = ask
    if isinstance(ask.get("move"), dict) and rng.random() < 0.4:
        place = ask["move"] = dict(ask["move"])
    key, other = rng.choice([*place, "id", "extra"]), rng.choice([*place, "type"])
    match rng.randrange(4):
        case 0:
            place.pop(key, None)
        case 1:
            place[key] = rng.choice(VALUES)
        case 2:
            place[key], place[other] = place.get(other), place.get(key)
        case _:
            place[key] = [place.get(key)] * rng.randrange(3)


def scramble(message: bytearray, rng: Random) -> None:
    """A bit turned, an end cut off, a piece doubled; far too deep, far too large, or no JSON."""
    at = rng.randrange(len(message))
    match rng.randrange(6):
        case 0:
            message[at] ^= 1 << rng.randrange(8)
        case 1:
            del message[at + 1 :]
        case 2:
            message[at:at] = message[rng.randrange(len(message)) :][:40]
        case 3:
            message[:] = message.replace(b":", b":" + b"[" * rng.choice((1, 50, 3000)), 1)
        case 4:
            message[:] = message.replace(b"1", b"9" * rng.choice((2, 30, 5000)), 1)
        case _:
            odd = (b"NaN", b"-0", b"1e400", rb"\ud800", b"\xff", b"\x00")
            message[at:at] = rng.choice(odd)


@asynccontextmanager
async def app_in(folder: Path) -> AsyncIterator[App]:
    """Without clocks and bots, so that only what is asked can change a table."""
    store = await Store.open(Sqlite(folder))
    tables = Tables(Runtime(store, Hasty(), rng=Random(1), calm_seconds=0))
    for person in (HOST, GUEST):
        await store.name_person(person, person.title())
    try:
        yield App(Visitors(tables, Gate(limits=OPEN_GATE)))
    finally:
        await tables.close()
        await store.close()


async def replayed(table: Table) -> Any:
    """The state by the rules alone: a move that is not legal raises."""
    state: Any = None
    for row in await table.runtime.store.read(table.id):
        entry: Any = decode_entry(row.entry)
        if isinstance(entry, Started):
            state = table.log.game.start(table.log.setup)
        elif isinstance(entry, Played):
            state = play(state, entry.seat, table.log.decode_move(entry.move))
    return state


async def trouble(app: App, rng: Random, messages: int, answers: Counter[str]) -> None:
    """Two people at one table, one of them the host, send whatever comes to mind."""
    setup = PiratesDice.options(seats=3, dice=2)
    table = await app.visitors.tables.open(PiratesDice, setup, HOST, "Host", listed=True)
    wires = [Wire(app, table, HOST), Wire(app, table, GUEST)]
    for seat in range(3):
        sat = await wires[seat % 2].ask(json.encode({"type": "sit", "seat": seat}).decode())
        assert sat["type"] == "done"
    if rng.random() < 0.8:
        assert (await wires[0].ask('{"type":"start"}'))["type"] == "done"
    for _ in range(messages):
        before = (
            table.log.length,
            table.log.state,
            table.log.seating,
            table.log.talk.spoken,
            table.log.made[:],
        )
        answer = await rng.choice(wires).ask(mangled(good_asks(table), rng))
        kind = "closed" if answer is None else answer.get("why", answer)["type"]
        answers[kind] += 1
        assert kind not in {"broken", "not-kept"}
        after = (
            table.log.length,
            table.log.state,
            table.log.seating,
            table.log.talk.spoken,
            table.log.made[:],
        )
        if kind != "done":
            assert before == after, kind
        if answer is None or table.log.seating.over:
            break  # the guest was sent away, or the game is over
    for wire in wires:
        await wire.leave()
    assert table.log.state == await replayed(table)


@in_a_loop
async def test_mangled_messages_are_answered_and_change_nothing_but_by_legal_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers: Counter[str] = Counter()
    rng = Random(2026)
    async with app_in(tmp_path) as app:
        while answers.total() < MESSAGES:
            await trouble(app, rng, min(A_TABLE_S, MESSAGES - answers.total()), answers)
    assert answers["not-understood"] > MESSAGES / 5
    assert answers["done"] > MESSAGES / 50
    assert {"not-your-seat", "not-a-move", "too-soon", "host-only", "not-your-turn"} <= set(answers)
    if MESSAGES > 2000:
        with capsys.disabled():
            sys.stdout.write(f"{answers.total()} messages: {dict(answers.most_common())}\n")


# Frames


@in_a_loop
async def test_mangled_frames_over_a_network_change_nothing_but_by_legal_moves(
    tmp_path: Path,
) -> None:
    assert await send_mangled(tmp_path / "data", FRAMES, 1) == []


# Requests


class Asking:
    """Someone with a name, who sends whatever they are given."""

    def __init__(self, server: Server, name: str) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=60, trust_env=False)
        me = self.http.post("/api/people", json={"name": name}).json()
        self.http.cookies.clear()
        self.bearer = {"Authorization": f"Bearer {me['token']}"}
        new = {"game": "pirates-dice", "setup": {"seats": 2}, "open": True}
        self.table = str(self.http.post("/api/tables", json=new, headers=self.bearer).json()["id"])

    def send(self, made_up: requests.Request) -> httpx.Response:
        request = made_up.prepare()
        headers = {name: str(value) for name, value in request.headers.items()} | self.bearer
        return self.http.request(
            str(request.method), str(request.url), headers=headers, content=as_bytes(request.body)
        )


def as_bytes(body: object) -> bytes | None:
    if body is None or isinstance(body, bytes):
        return body
    assert isinstance(body, str)
    return body.encode()


async def entries_of(folder: Path, *tables: str) -> list[list[Any]]:
    store = await Store.open(Sqlite(folder))
    try:
        return [[decode_entry(row.entry) for row in await store.read(table)] for table in tables]
    finally:
        await store.close()


def test_made_up_requests_are_answered_as_described(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    statuses: Counter[tuple[str, int]] = Counter()
    with served.house(tmp_path / "data") as server:
        host, guest = Asking(server, "Host"), Asking(server, "Guest")
        schema = schemathesis.openapi.from_dict(host.http.get("/api/openapi.json").json())

        @settings(
            max_examples=REQUESTS,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(data=some.data())
        def ask(cases: some.SearchStrategy[Any], data: some.DataObject) -> None:
            case = data.draw(cases)
            kwargs = case.as_transport_kwargs(base_url=server.url)
            response = host.send(requests.Request(**kwargs))
            statuses[case.operation.label, response.status_code] += 1
            case.validate_response(response, checks=checks)

        lean = memory(server.pid)
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            ask(operation.as_strategy())
            if "{table_id}" in operation.path and not operation.path.endswith("/stream"):
                ask(operation.as_strategy(path_parameters={"table_id": host.table}))
            if operation.body or operation.query:
                ask(operation.as_strategy(GenerationMode.NEGATIVE))
        weight, spent = memory(server.pid), cpu(server.pid)
        assert host.http.get("/health").status_code == 200
        assert '"level": "error"' not in server.log
        for each in (host, guest):
            each.http.close()
    asked = {label for label, _ in statuses}
    assert len(asked) == len(list(schema.get_all_operations()))
    assert {200, 400, 404, 409} <= {status for _, status in statuses}
    own, others = asyncio.run(entries_of(tmp_path / "data", host.table, guest.table))
    replay(own)
    assert len(others) == 1, "nobody has asked anything of it"
    assert weight - lean < MOST_GROWTH
    if IS_SOAK:
        answers = Counter(status for _, status in statuses.elements())
        with capsys.disabled():
            sys.stdout.write(
                f"{answers.total():,} requests: {dict(answers.most_common())}; resident "
                f"{lean:.0f} MB, then {weight:.0f} MB; server {spent:.0f} s CPU\n"
            )
