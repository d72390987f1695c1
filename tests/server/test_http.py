"""A request before anybody reads it: what is too large, too slow or too much is turned away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from msgspec import json
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from asking import OPEN_GATE, House, house, in_a_loop
from witsend.server.crowd import Room
from witsend.server.gate import Gate, Limits
from witsend.server.http import (
    BODY_SECONDS,
    HEAD_SECONDS,
    LARGEST_HEAD,
    QUIET_SECONDS,
    REFUSED_SECONDS,
    UNREAD_SECONDS,
    Http,
)
from witsend.server.proxies import PRIVATE
from witsend.server.refusals import Full

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


async def sends(here: House, *pieces: bytes) -> bytes:
    """All that is answered until the server closes, or has nothing more to say."""
    reader, writer = await asyncio.open_connection(*here.host.split(":"))
    said = b""
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(5):
            while more := await reader.read(65536):
                said += more
                if said.endswith(b"}"):
                    break
    except ConnectionError:
        pass  # it did not wait for the rest
    finally:
        writer.transport.abort()
    return said


@in_a_loop
async def test_a_head_of_the_largest_size_is_read_and_one_larger_is_not(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        room = LARGEST_HEAD - len(HEALTH) - len(b"X: \r\n\r\n")
        for over, code in ((0, b"200"), (1, b"431")):
            head = HEALTH + b"X: " + b"x" * (room + over) + b"\r\n\r\n"
            assert (await sends(here, head)).split()[1] == code
            assert (await sends(here, head[:1000], head[1000:])).split()[1] == code


@pytest.mark.parametrize(
    "piece",
    [b"X: " + b"y" * 1000 + b"\r\n", b"z" * 65536],
    ids=["header lines without end", "one value without end"],
)
@in_a_loop
async def test_what_has_no_end_is_cut_off_early(tmp_path: Path, piece: bytes) -> None:
    async with house(tmp_path) as here:
        answer = await sends(here, HEALTH + b"X: ", *[piece] * 500)
        assert not answer or answer.split()[1] == b"431"
        assert (await sends(here, HEALTH + b"\r\n")).split()[1] == b"200"


@in_a_loop
async def test_an_address_without_end_is_cut_off_early(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        answer = await sends(here, b"GET /" + b"a" * 40_000)
        assert answer.split()[1] == b"431"


@in_a_loop
async def test_a_large_body_behind_a_small_head_is_the_apis_to_judge(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        size = 2 * LARGEST_HEAD
        head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % size
        assert (await sends(here, head + b" " * size)).split()[1] in {b"400", b"413"}


# With time by hand


class HandLoop:
    """What of an event loop a connection uses."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, asyncio.TimerHandle]] = []
        self.real = asyncio.get_running_loop()

    def call_later(self, seconds: float, act: Any, *args: Any) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(self.now + seconds, act, args, self.real)
        self.timers.append((timer.when(), timer))
        return timer

    def create_task(self, act: Any) -> asyncio.Task[None]:
        return self.real.create_task(act)

    def turn(self, seconds: float) -> None:
        self.now += seconds
        for at, timer in sorted(self.timers, key=lambda each: each[0]):
            if at <= self.now and not timer.cancelled():
                self.timers.remove((at, timer))
                timer._run()


class Line(asyncio.Transport):
    """A connection's other end, and the application behind the server, which waits to be told."""

    def __init__(self, gate: Gate | None = None, address: str = "10.0.0.1") -> None:
        super().__init__({"peername": (address, 1)})
        self.said = b""
        self.end = ""  # how the server has ended it
        self.answers = asyncio.Event()
        self.loop = HandLoop()
        config = uvicorn.Config(self.app, interface="asgi3", log_config=None, ws="none")
        settings = {"config": config, "server_state": ServerState(), "app_state": {}}
        self.http = Http(gate or Gate(), **settings, _loop=self.loop)
        self.http.connection_made(self)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await self.answers.wait()
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += bytes(data)

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = "cut off"

    def is_closing(self) -> bool:
        return bool(self.end)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def sends(self, data: bytes) -> None:
        self.http.data_received(data)

    async def is_answered(self) -> None:
        self.answers.set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert self.said.endswith(b"ok")

    def lasts(self, seconds: float) -> bool:
        """Exactly so long, if nothing more is said."""
        self.loop.turn(seconds - 0.1)
        assert not self.end
        self.loop.turn(0.1)
        return bool(self.end)


POST = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n"
WHOLE = HEALTH + b"\r\n"


@in_a_loop
async def test_whoever_says_nothing_is_sent_away_without_a_word() -> None:
    line = Line()
    assert line.lasts(QUIET_SECONDS)
    assert not line.said


@pytest.mark.parametrize("begun", [b"GET /", b"\r\n", HEALTH])
@in_a_loop
async def test_a_head_that_has_begun_must_end(begun: bytes) -> None:
    """However busily it goes on."""
    line = Line()
    line.loop.turn(QUIET_SECONDS - 1)
    line.sends(begun)
    for _ in range(int(HEAD_SECONDS) - 1):
        line.loop.turn(1)
        line.sends(b"\r\n" if begun == b"\r\n" else b"E")
    assert line.lasts(1)
    assert line.said.split()[1] == b"408"


@in_a_loop
async def test_so_must_a_body() -> None:
    line = Line()
    line.sends(POST + b"12")
    line.loop.turn(BODY_SECONDS / 2)
    line.sends(b"3")
    assert line.lasts(BODY_SECONDS / 2)
    assert line.said.split()[1] == b"408"


@in_a_loop
async def test_whoever_has_asked_is_answered_however_long_that_takes() -> None:
    for asked in (WHOLE, POST + b"1234"):
        line = Line()
        line.sends(asked)
        line.loop.turn(1000)
        assert not line.end
        await line.is_answered()
        assert not line.end


@in_a_loop
async def test_after_an_answer_a_further_request_may_come_but_silence_ends() -> None:
    for more, then in ((b"", QUIET_SECONDS), (b"\r\n", HEAD_SECONDS), (HEALTH, HEAD_SECONDS)):
        line = Line()
        line.sends(WHOLE)
        await line.is_answered()
        line.said = b""
        line.loop.turn(QUIET_SECONDS - 1)
        line.sends(WHOLE)
        await line.is_answered()
        if more:
            line.loop.turn(QUIET_SECONDS - 1)
            line.sends(more)
        assert line.lasts(then), more


@in_a_loop
async def test_a_body_that_comes_after_the_answer_keeps_nothing_open() -> None:
    line = Line()
    line.sends(POST + b"12")
    await line.is_answered()
    line.loop.turn(QUIET_SECONDS - 1)
    line.sends(b"34")
    assert line.lasts(QUIET_SECONDS)


@in_a_loop
async def test_whoever_does_not_take_the_answer_is_cut_off() -> None:
    line = Line()
    line.sends(WHOLE)
    line.http.pause_writing()
    line.loop.turn(UNREAD_SECONDS - 1)
    line.http.resume_writing()
    line.loop.turn(1)
    assert not line.end
    line.http.pause_writing()
    assert line.lasts(UNREAD_SECONDS)
    line.http.connection_lost(None)


@in_a_loop
async def test_so_is_whoever_does_not_take_the_last_answer() -> None:
    line = Line()
    line.sends(HEALTH + b"Connection: close\r\n\r\n")
    await line.is_answered()
    ends = [line.end]
    line.loop.turn(UNREAD_SECONDS)
    assert [*ends, line.end] == ["closed", "cut off"]


@in_a_loop
async def test_whoever_finds_it_full_is_told_so() -> None:
    gate = Gate(room=Room(inside=1, backlog=2))
    inside = Line(gate)
    inside.sends(WHOLE)
    told, silent, beyond = (Line(gate) for _ in range(3))
    assert beyond.end == "cut off", "no room even to be told"
    told.sends(WHOLE)
    status, *_, content = told.said.split(b"\r\n")
    assert status.split()[1] == b"503"
    assert json.decode(content)["sentence"] == str(Full())
    assert b"Connection: close" in told.said
    assert told.end == "closed"
    silent.loop.turn(REFUSED_SECONDS)
    assert silent.end == "cut off"
    inside.http.connection_lost(None)
    told.http.connection_lost(None)
    assert not Line(gate).is_closing()


@in_a_loop
async def test_one_who_waits_makes_room_and_one_who_is_answered_does_not() -> None:
    gate = Gate(room=Room(inside=2, backlog=2))
    asking, waiting = Line(gate), Line(gate, "10.0.0.2")
    asking.sends(WHOLE)
    waiting.sends(POST)  # and half of what is asked is not asked
    third = Line(gate, "10.0.0.3")
    assert (asking.end, waiting.end, third.end) == ("", "cut off", "")


@in_a_loop
async def test_behind_a_proxy_connections_count_for_the_address_it_names() -> None:
    gate = Gate(limits=Limits(connections=1), proxies=PRIVATE)
    first, second, third = (Line(gate, "127.0.0.1") for _ in range(3))
    asked = HEALTH + b"X-Forwarded-For: %b\r\n\r\n"
    first.sends(asked % b"1.1.1.1")
    second.sends(asked % b"1.1.1.1")
    assert second.said.split()[1] == b"503"
    third.sends(asked % b"2.2.2.2")
    await first.is_answered()
    assert not third.end
    again = Line(gate, "127.0.0.1")
    again.sends(asked % b"1.1.1.1")
    await again.is_answered()
    for line in [Line(gate, "127.0.0.1") for _ in range(5)]:
        line.sends(WHOLE)  # a proxy that forwards no address is let do as it likes
        await line.is_answered()


@in_a_loop
async def test_a_socket_counts_for_its_address_as_long_as_it_is_open(tmp_path: Path) -> None:
    gate = Gate(limits=OPEN_GATE, proxies=PRIVATE)
    gate.crowd.most_of_one = 1
    async with house(tmp_path, gate=gate) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        forwarded = {"X-Forwarded-For": "1.1.1.1"}
        page = await anne.socket(table, **forwarded)
        with pytest.raises(InvalidStatus) as caught:
            await anne.socket(table, **forwarded)
        assert caught.value.response.status_code == 503
        assert gate.crowd.of_one == {"1.1.1.1": 1}
        await (await anne.socket(table, **{"X-Forwarded-For": "2.2.2.2"})).update()
        await page.connection.close()
        async with asyncio.timeout(5):
            while gate.crowd.of_one["1.1.1.1"]:  # noqa: ASYNC110 - nobody is told of it
                await asyncio.sleep(0)
        await (await anne.socket(table, **forwarded)).update()
