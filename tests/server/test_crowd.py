"""How many connections are open at once: nobody fills the house alone, and silence makes room."""

import asyncio
import logging
import resource
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from asking import in_a_loop
from served import PATIENCE, Server
from test_gate import HandClock
from witsend.server.crowd import BACKLOG, KEPT, MOST, TELL_SECONDS, Crowd, Room, raise_descriptors
from witsend.server.gate import Limits


def crowd(inside: int = 8, backlog: int = 2, most_of_one: int = 3) -> Crowd:
    return Crowd(Room(inside, backlog), most_of_one, HandClock())


def test_an_address_has_so_many_connections_and_others_still_come_in() -> None:
    here = crowd()
    assert [here.enter(f"a{n}", "10.0.0.1") for n in range(4)] == [True, True, True, False]
    assert here.enter("b", "10.0.0.2")
    here.leave("a0")
    here.leave("a0")
    assert [here.enter(f"c{n}", "10.0.0.1") for n in range(2)] == [True, False]


def test_nobody_fills_the_house_alone_however_small_it_is() -> None:
    here = crowd(inside=8, most_of_one=600)
    assert sum(here.enter(n, "10.0.0.1") for n in range(20)) == 6


def test_a_room_of_sixty_fits_in_a_thousand_descriptors() -> None:
    here = Crowd(Room.within(1024), Limits().connections)
    assert here.most_of_one >= 60 * (6 + 1)


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 4096, 20_000, 1_000_000])
def test_descriptors_are_kept_back_for_all_else(descriptors: int) -> None:
    room = Room.within(descriptors)
    assert 0 < room.inside <= MOST
    assert 0 < room.backlog <= BACKLOG
    assert room.inside + 2 * room.backlog + min(KEPT, descriptors // 2) <= descriptors


def test_whoever_waits_the_longest_makes_room() -> None:
    here = crowd(inside=3, most_of_one=2)
    ended: list[str] = []
    for guest, key in (("a", "10.0.0.1"), ("b", "10.0.0.2"), ("c", "10.0.0.2")):
        assert here.enter(guest, key)
        here.start_waiting(guest, lambda guest=guest: ended.append(guest))  # type: ignore[misc]  # a lambda's default
    assert here.enter("d", "10.0.0.2"), "of one's own address first"
    assert ended == ["b"]
    here.stop_waiting("a")
    here.stop_waiting("c")
    assert not here.enter("e", "10.0.0.3"), "everyone is being answered"
    here.start_waiting("a", lambda: ended.append("a"))
    assert here.enter("e", "10.0.0.3")
    assert ended == ["b", "a"]
    assert len(here.inside) == 3
    for left in list(here.inside):
        here.leave(left)
    assert not here.inside
    assert not here.of_one
    assert not here.waiting
    assert not here.waiting_of


def test_behind_a_proxy_a_connection_counts_for_whom_it_serves() -> None:
    here = crowd(inside=8, most_of_one=2)
    assert all(here.enter(n, None) for n in range(6)), "a proxy has as many as it needs"
    assert [here.count_as(n, "10.0.0.1") for n in range(3)] == [True, True, False]
    assert here.count_as(2, "10.0.0.2")
    assert here.count_as(0, None)
    assert here.count_as(3, "10.0.0.1")


def test_only_a_few_stay_to_hear_that_it_is_full() -> None:
    here = crowd(backlog=2)
    assert [here.refuse(n) for n in range(3)] == [True, True, False]
    here.leave(0)
    assert here.refuse(3)


def test_whoever_hosts_is_told_once_a_minute_that_it_is_nearly_full(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = HandClock()
    here = Crowd(Room(10, 2), 100, clock)
    with caplog.at_level(logging.WARNING, "witsend.door"):
        for n in range(7):
            here.enter(n, None)
        assert not caplog.messages
        here.enter(7, None)
        here.enter(8, None)
        assert len(caplog.messages) == 1
        assert caplog.messages[0].startswith("8 of 10 connections are open")
        clock.now += TELL_SECONDS
        here.leave(0)
        here.enter(9, None)
        assert len(caplog.messages) == 2


def test_all_descriptors_that_the_system_grants_are_taken() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, soft), hard))
        raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def silent(port: int, address: str) -> socket.socket:
    """A connection on which nothing is ever said."""
    end = socket.socket()
    end.setblocking(False)
    end.bind((address, 0))
    end.connect_ex(("127.0.0.1", port))
    return end


async def health(port: int, address: str) -> bytes:
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        try:
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return (await reader.readline()).split()[1]
        finally:
            writer.transport.abort()


@pytest.mark.parametrize("at", ["127.0.0.1", "127.1.{}.1"], ids=["one address", "many addresses"])
@in_a_loop
async def test_silent_connections_shut_nobody_out(tmp_path: Path, at: str) -> None:
    """More than the process has descriptors, and fewer at a time than wait to be let in."""
    server = Server(tmp_path / "tables")
    try:
        server.descriptors(200)
        await server.start()
        with ExitStack() as ends:
            for number in range(220):
                ends.enter_context(silent(server.port, at.format(number)))
                if number % 10 == 0:
                    for address in ("127.0.0.1", "127.9.9.9"):
                        assert await health(server.port, address) == b"200", number
    finally:
        server.end()
    assert ("connections are open" in server.log) == ("{}" in at)
