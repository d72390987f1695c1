"""What the server is called: a name that somebody else points at it gets nothing."""

import socket
from pathlib import Path
from typing import Any

import pytest

from asking import OPEN_GATE, House, house, in_a_loop
from test_gate import scope
from test_http import sends
from wire import REQUEST
from witsend.server.gate import Gate
from witsend.server.names import name_in, own_names
from witsend.server.proxies import PRIVATE
from witsend.server.refusals import NotCalledThat

OURS = [
    "localhost",
    "localhost:8000",
    "LocalHost.:8000",
    "wits.localhost",
    "127.0.0.1:8000",
    "127.0.0.1:",
    "192.168.1.7",
    "[::1]:8000",
    "[fe80::1]",
    "203.0.113.9:49152",
    "play.example",
    "Play.Example:444",
]
NOT_OURS = [
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "evil-localhost",
    "127.0.0.1.evil.example",
    "play.example.evil.example",
    "evil@play.example",
    "play.example@evil.example",
    "play.example:8000:1",
    "play.example/x",
    "play.example, evil.example",
    "127.0.0.1:123456",
    "[::1",
    "::1",
    "0x7f000001",
    "2130706433",
    "\xff",
    "",
]


@pytest.mark.parametrize("host", OURS)
def test_addresses_local_names_and_those_it_was_given_are_its_own(host: str) -> None:
    assert Gate(names=["play.example"]).misnamed(scope(host=host)) is None


@pytest.mark.parametrize("host", NOT_OURS)
def test_no_other_name_is(host: str) -> None:
    assert Gate(names=["play.example"]).misnamed(scope(host=host)) == NotCalledThat(host)


def test_behind_a_proxy_the_name_is_the_one_it_forwards() -> None:
    behind = Gate(names=["play.example"], proxies=PRIVATE)
    for sent, known in (
        ({"host": "backend", "x_forwarded_host": "play.example"}, True),
        ({"host": "backend", "x_forwarded_host": "evil.example, play.example"}, True),
        ({"host": "play.example"}, True),
        ({"host": "play.example", "x_forwarded_host": "evil.example"}, False),
        ({"host": "backend"}, False),
    ):
        assert (behind.misnamed(scope(**sent)) is None) == known, sent
    told = scope(host="evil.example", x_forwarded_host="play.example")
    assert Gate(names=["play.example"]).misnamed(told), "without a proxy nobody forwards"


def test_a_machine_knows_its_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Parlour.example.net")
    names = own_names(["0.0.0.0", "Play.Example", "::"], ["https://club.example:444"])
    assert {"parlour", "parlour.local", "parlour.lan", "parlour.example.net"} <= names
    assert {"play.example", "club.example"} <= names
    assert "example.net" not in names
    assert name_in("::") is None


@in_a_loop
async def test_a_rebound_name_gets_nothing_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        before = await here.log(table)
        rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
        at = f"/api/tables/{table}"
        for path in ("/", "/health", "/t/anywhere", "/api/games", "/api/people/me", at):
            refused = await anne.get(path, headers=rebound)
            assert refused.status_code == 421, path
            assert refused.json()["why"] == {"type": "not-called-that", "name": "evil.example"}
        for path, body in (("/api/people", {"name": "Eve"}), (f"{at}/asks", {"type": "start"})):
            assert (await anne.post(path, body, headers=rebound)).status_code == 421
        handshake = REQUEST.format(id=table, token=anne.token).replace("localhost", "evil.example")
        assert (await sends(here, handshake.encode())).split()[1] == b"421"
        assert not (await here.find(table)).audience.connections
        assert await here.log(table) == before


async def found(here: House, host: str) -> Any:
    return (await (await here.asker()).get("/health", headers={"Host": host})).status_code


@in_a_loop
async def test_phones_and_odd_ports_find_it(tmp_path: Path) -> None:
    gate = Gate(limits=OPEN_GATE, names=own_names([]))
    async with house(tmp_path, gate=gate) as here:
        machine = socket.gethostname().partition(".")[0]
        for host in (here.host, "localhost:9", "192.168.178.20:8000", "[2001:db8::7]:8000"):
            assert await found(here, host) == 200, host
        assert await found(here, f"{machine}.local:8000") == 200
