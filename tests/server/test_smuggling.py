"""Requests and handshakes that others along the way might read in another way than we do."""

import asyncio
from pathlib import Path

import pytest

from asking import house, in_a_loop
from test_http import HEALTH, sends
from wire import REQUEST
from witsend.server.gate import Gate, Limit, Limits
from witsend.server.proxies import PRIVATE

HOST = "Host: localhost\r\n"
UNSOUND = {
    "no host": "GET /health HTTP/1.1\r\n\r\n",
    "two hosts": f"GET /health HTTP/1.1\r\n{HOST}{HOST}\r\n",
    "another host in the address": f"GET http://evil.example/health HTTP/1.1\r\n{HOST}\r\n",
    "no path": f"CONNECT localhost:80 HTTP/1.1\r\n{HOST}\r\n",
    "a header over two lines": f"GET /health HTTP/1.1\r\n{HOST}X: a\r\n Cookie: b\r\n\r\n",
    "a host over two lines": "GET /health HTTP/1.1\r\nHost: local\r\n host\r\n\r\n",
    "a blank before the colon": "GET /health HTTP/1.1\r\nHost : localhost\r\n\r\n",
    "lines that end otherwise": "GET /health HTTP/1.1\nHost: localhost\n\n",
    "a bare carriage return": f"GET /health HTTP/1.1\r\n{HOST}X: a\rCookie: b\r\n\r\n",
    "two sizes": f"POST / HTTP/1.1\r\n{HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "a size and chunks": f"POST / HTTP/1.1\r\n{HOST}Content-Length: 5\r\n"
    "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks that are none": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: xchunked\r\n\r\n",
    "another version": f"GET /health HTTP/2.5\r\n{HOST}\r\n",
}


@pytest.mark.parametrize("head", UNSOUND.values(), ids=UNSOUND)
@in_a_loop
async def test_what_can_be_read_in_two_ways_is_not_read(tmp_path: Path, head: str) -> None:
    async with house(tmp_path) as here:
        answer = await sends(here, head.encode())
        assert answer.split()[1] == b"400"
        assert b"Connection: close" in answer
        assert answer.count(b"HTTP/1.1") == 1


@in_a_loop
async def test_a_whole_address_with_our_own_name_is_a_path(tmp_path: Path) -> None:
    """RFC 9112, 3.2.2."""
    async with house(tmp_path) as here:
        for address in ("http://localhost/health", "HTTP://LOCALHOST/health?a=b"):
            answer = await sends(here, f"GET {address} HTTP/1.1\r\n{HOST}\r\n".encode())
            assert b'"status":"ok"' in answer


@in_a_loop
async def test_names_with_an_underscore_are_not_those_with_a_hyphen(tmp_path: Path) -> None:
    gate = Gate(limits=Limits(requests=Limit(0, 1)), names=["play.example"], proxies=PRIVATE)
    async with house(tmp_path, gate=gate) as here:
        for address, status in ((b"1.1.1.1", b"200"), (b"2.2.2.2", b"429")):
            claimed = b"X_Forwarded_For: %b\r\nX_Forwarded_Host: evil.example\r\n\r\n" % address
            assert (await sends(here, HEALTH + claimed)).split()[1] == status


@in_a_loop
async def test_what_is_no_socket_s_upgrade_is_answered_and_then_closed(tmp_path: Path) -> None:
    """The parser reads no further, so nothing behind it may be taken for a request."""
    async with house(tmp_path) as here:
        upgrade = HEALTH + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
        answer = await sends(here, upgrade + HEALTH + b"\r\n")
        assert answer.count(b"HTTP/1.1 200") == 1
        assert b"connection: close" in answer


HANDSHAKES = {
    "as it should be": ("", "", b"101"),
    "an empty body": ("\r\n\r\n", "\r\ncontent-length: 0\r\n\r\n", b"101"),
    "a whole address": ("GET /api", "GET http://localhost/api", b"101"),
    "a body": ("\r\n\r\n", "\r\ncontent-length: 5\r\n\r\nhello", b"400"),
    "a body to come": ("\r\n\r\n", "\r\ncontent-length: 5\r\n\r\n", b"400"),
    "chunks": ("\r\n\r\n", "\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n", b"400"),
    "an older HTTP": ("HTTP/1.1", "HTTP/1.0", b"400"),
    "no GET": ("GET", "HEAD", b"400"),
    "another version": ("version: 13", "version: 8", b"426"),
    "two versions": ("version: 13", "version: 13\r\nsec-websocket-version: 8", b"426"),
    "a key too short": ("IQ==", "", b"400"),
    "a key that is none": ("d2l0", "d2l-", b"400"),
    "two keys": ("IQ==", "IQ==\r\nsec-websocket-key: d2l0cycgZW5kIHRlc3RzIQ==", b"400"),
    "behind another request": ("GET", f"GET /health HTTP/1.1\r\n{HOST}\r\nGET", b"400"),
}


@pytest.mark.parametrize(("right", "wrong", "status"), HANDSHAKES.values(), ids=HANDSHAKES)
@in_a_loop
async def test_a_handshake_stands_alone(
    tmp_path: Path, right: str, wrong: str, status: bytes
) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        head = REQUEST.format(id=table, token=anne.token)
        sent = head.replace(right, wrong, 1).encode() if right else head.encode()
        reader, writer = await asyncio.open_connection(*here.host.split(":"))
        writer.write(sent)
        async with asyncio.timeout(5):
            answer = await (reader.readline() if status == b"101" else reader.read())
        writer.transport.abort()
        assert answer.split()[1] == status
        assert answer.count(b"HTTP/1.1") == 1


@in_a_loop
async def test_a_socket_cannot_take_a_stream_s_place(tmp_path: Path) -> None:
    """Or nobody would notice that whoever reads the stream is gone."""
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.find(await here.table(anne))
        at = f"GET /api/tables/{table.id}/stream HTTP/1.1\r\n{HOST}\r\n"
        reader, writer = await asyncio.open_connection(*here.host.split(":"))
        writer.write(at.encode())
        await reader.readuntil(b'"update"')
        writer.write(REQUEST.format(id=table.id, token=anne.token).encode())
        async with asyncio.timeout(5):
            assert b"101 Switching" not in await reader.read()
            while table.audience.connections:  # noqa: ASYNC110 - nobody is told of it
                await asyncio.sleep(0)
        writer.transport.abort()
