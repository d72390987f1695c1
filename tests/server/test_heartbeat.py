"""Pings go round: everyone in turn, and nobody who has left."""

from asking import in_a_loop
from witsend.server.heartbeat import PING_SECONDS, Heartbeat


class Counted:
    def __init__(self) -> None:
        self.pings = 0

    def ping(self) -> None:
        self.pings += 1


@in_a_loop
async def test_everyone_is_pinged_once_in_every_round() -> None:
    heartbeat, sockets = Heartbeat(), [Counted() for _ in range(3)]
    for socket in sockets:
        heartbeat.add(socket)
        heartbeat.beat()
    assert [socket.pings for socket in sockets] == [0, 0, 0], "not before a whole round"
    for _ in range(PING_SECONDS - 3):
        heartbeat.beat()
    assert [socket.pings for socket in sockets] == [1, 0, 0]
    for _ in range(2 * PING_SECONDS):
        heartbeat.beat()
    assert [socket.pings for socket in sockets] == [3, 2, 2]


@in_a_loop
async def test_whoever_has_left_is_not_pinged_and_without_anyone_no_timer_runs() -> None:
    heartbeat, one, other = Heartbeat(), Counted(), Counted()
    assert heartbeat.timer is None
    heartbeat.add(one)
    first = heartbeat.timer
    heartbeat.add(other)
    assert heartbeat.timer is first, "one for all"
    heartbeat.discard(one)
    for _ in range(PING_SECONDS):
        heartbeat.beat()
    assert (one.pings, other.pings) == (0, 1)
    heartbeat.discard(other)
    heartbeat.beat()
    assert heartbeat.timer is None
