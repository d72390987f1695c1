"""The head of a request: what is too large or too slow is turned away before anybody reads it."""

import asyncio
from pathlib import Path

import pytest

from asking import House, house, in_a_loop
from witsend.server import http
from witsend.server.http import LARGEST_HEAD

HEALTH = b"GET /health HTTP/1.1\r\nHost: here\r\n"


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
        head = b"POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n" % size
        assert (await sends(here, head + b" " * size)).split()[1] in {b"400", b"413"}


@pytest.mark.parametrize("sent", [b"", HEALTH], ids=["nothing", "half a head"])
@in_a_loop
async def test_whoever_does_not_finish_the_head_is_cut_off(
    tmp_path: Path, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "HEAD_SECONDS", 0.1)
    async with house(tmp_path) as here:
        assert (await sends(here, sent)).split()[1:2] == ([b"408"] if sent else [])
        # A further request on the same connection has as long again.
        assert b"408" not in await sends(here, HEALTH + b"\r\n")
        answers = await sends(here, HEALTH + b"\r\n" + HEALTH)
        assert answers.split()[1] == b"200"


@in_a_loop
async def test_a_request_that_takes_long_after_its_head_is_not_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "HEAD_SECONDS", 0.05)
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        page = await anne.socket(table)
        await asyncio.sleep(0.2)
        await anne.done(table, "sit", seat=0)
        await page.until(lambda sent: "Anne" in str(sent.get("table")))
