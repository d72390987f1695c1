"""Pings sockets in turn: one timer for all of them, as one each would cost more than the ping."""

import asyncio
from typing import Protocol

PING_SECONDS = 20  # a page that is silent from one ping to the next is gone


class Pinged(Protocol):
    def ping(self) -> None: ...


class Heartbeat:
    """Every second those are pinged whose turn it is, so that they are not all pinged at once."""

    def __init__(self) -> None:
        self.turns: list[set[Pinged]] = [set() for _ in range(PING_SECONDS)]
        self.at = 0  # whose turn was last
        self.timer: asyncio.TimerHandle | None = None

    def add(self, socket: Pinged) -> None:
        self.turns[self.at].add(socket)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(1.0, self.beat)

    def discard(self, socket: Pinged) -> None:
        for turn in self.turns:
            turn.discard(socket)

    def beat(self) -> None:
        self.timer = None
        self.at = (self.at + 1) % PING_SECONDS
        for socket in list(self.turns[self.at]):
            socket.ping()
        if any(self.turns):
            self.timer = asyncio.get_running_loop().call_later(1.0, self.beat)
