"""What we rely on in uvicorn, and in nobody's promise: how it hands a TCP connection over.

When uvicorn is raised in pyproject.toml, this says whether `http` and `socket` still fit it.
"""

import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from asking import in_a_loop
from witsend.server.http import Http

ROOT = Path(__file__).parents[2]
UPGRADE = (
    b"GET /api/tables/a%20b/socket?watch HTTP/1.1\r\nHost: localhost\r\nX-Two:  a b \r\n"
    b"Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\r\n"
)
HANDED_OVER = (
    b"GET /api/tables/a%20b/socket?watch HTTP/1.1\r\nhost: localhost\r\nx-two: a b \r\n"
    b"connection: keep-alive, Upgrade\r\nupgrade: websocket\r\n\r\n"
)


class Transport(asyncio.Transport):
    def __init__(self, calls: list[Any]) -> None:
        super().__init__()
        self.calls = calls

    def set_protocol(self, protocol: Any) -> None:
        self.calls.append(("set_protocol", type(protocol)))


class Recorder(asyncio.Protocol):
    calls: list[Any]

    def __init__(self, **given: Any) -> None:
        self.calls = []
        Recorder.calls = self.calls
        self.calls.append(("made with", sorted(given)))

    def connection_made(self, transport: Any) -> None:
        self.calls.append("connection_made")
        transport.calls = self.calls

    def data_received(self, data: bytes) -> None:
        self.calls.append(data)


def test_uvicorn_is_the_minor_version_that_this_was_tried_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    (pinned,) = [each for each in project["dependencies"] if each.startswith("uvicorn")]
    major, minor, _ = version("uvicorn").split(".", 2)
    assert pinned == f"uvicorn=={major}.{minor}.*"


@in_a_loop
async def test_a_socket_gets_the_connection_then_the_whole_head_then_what_follows() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("a socket is none of the application's business")

    config = Config(app, ws=Recorder, log_config=None, lifespan="off")
    state = ServerState()
    http = HttpToolsProtocol(config, state, {})
    http.connection_made(Transport([]))
    http.data_received(UPGRADE)
    assert Recorder.calls == [
        ("made with", ["app_state", "config", "server_state"]),
        "connection_made",
        HANDED_OVER,
        ("set_protocol", Recorder),
    ]
    assert not state.connections, "the socket itself says when it is open"


def test_what_our_http_adds_to_is_there() -> None:
    ours = {name for name, each in vars(Http).items() if inspect.isfunction(each)}
    theirs = {name for name, each in vars(HttpToolsProtocol).items() if inspect.isfunction(each)}
    assert {"connection_made", "connection_lost", "data_received"} <= ours & theirs
    assert {"on_message_begin", "on_headers_complete"} <= ours & theirs
    assert {"_should_upgrade", "handle_websocket_upgrade"} <= ours & theirs
