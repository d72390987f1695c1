"""This server among others that share a Postgres database.

A thread with a connection of its own listens to the doorbell, which is Postgres' NOTIFY, and says
three times a second that this server lives: a lease, in the database's own time. Whoever's lease
has run out drives no table any more, and the others take its tables over. Nobody talks to another
server but over the database.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import closing, suppress
from secrets import token_urlsafe
from threading import Event, Thread

import psycopg
from msgspec import DecodeError

from witsend.server.database import StoreError
from witsend.server.driving import (
    AGAIN_SECONDS,
    ALIVE,
    BEAT_SECONDS,
    LEAVE,
    Beaten,
    Driving,
    Steps,
)
from witsend.server.neighbours import AnyRing, Hearer, Here, Left, decode_ring, encode_ring
from witsend.server.postgres import Connection, Postgres
from witsend.server.store import Store

logger = logging.getLogger("witsend.node")


class Node(Driving):
    are_there = True

    def __init__(self, database: Postgres, store: Store, hearer: Hearer) -> None:
        super().__init__(token_urlsafe(6), hearer)
        self.database = database
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.begun = Event()
        self.ended = Event()
        self.is_reached = True  # the database, as far as the log of the server says
        self.thread = Thread(target=self.work, name="node", daemon=True)

    # In the event loop

    async def start(self) -> None:
        """Once it returns, the others know of this server, and it hears them."""
        self.store.share(self.id)
        self.thread.start()
        await asyncio.to_thread(self.begun.wait)

    async def stop(self) -> None:
        """Its tables are free for others at once."""
        self.ended.set()
        self.until = 0.0
        if self.thread.is_alive():
            await asyncio.to_thread(self.thread.join)

    def tell(self, ring: AnyRing) -> None:
        if isinstance(ring, Here) and self.ended.is_set():
            return  # it has left, and nobody is here
        self.store.say(encode_ring(self.id, ring))

    def heard(self, beaten: Beaten) -> None:
        """A sign of life is stored; not after the last one."""
        if not self.ended.is_set():
            self.beaten(beaten)

    # In the thread

    def in_loop(self, act: Callable[..., object], *values: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(act, *values)

    def work(self) -> None:
        while not self.ended.is_set():
            try:
                with closing(self.database.connect()) as db:
                    db.listen()
                    self.begin(db)
                    while not self.ended.is_set():
                        self.in_loop(self.heard, self.carry_out(db, self.beat()))
                        self.begun.set()
                        if not self.is_reached:
                            logger.warning("the database is reached again")
                        self.is_reached = True
                        self.listen(db)
                    self.leave(db)
            except (psycopg.Error, StoreError) as error:
                if self.is_reached:  # else that was said
                    logger.warning("the database cannot be reached: %s", type(error).__name__)
                self.is_reached = False
                self.ended.wait(AGAIN_SECONDS)

    def begin(self, db: Connection) -> None:
        """And again, when the connection was lost."""
        if self.begun.is_set():
            self.in_loop(self.hearer.look_again)
        else:
            self.began_at = self.clock()
            if not list(db.execute(ALIVE)):
                self.alone_at = self.store.beat_at

    def listen(self, db: Connection) -> None:
        own = f'["{self.id}",'  # what it has said itself comes back too
        for note in db.connection.notifies(timeout=BEAT_SECONDS):
            if not note.payload.startswith(own):
                with suppress(DecodeError):  # of another version
                    self.in_loop(self.hearer.hear, *decode_ring(note.payload))

    def carry_out(self, db: Connection, steps: Steps) -> Beaten:
        try:
            statement = next(steps)
            while True:
                statement = steps.send(list(db.execute(statement.sql, statement.values)))
        except StopIteration as last:
            beaten: Beaten = last.value
            return beaten

    def leave(self, db: Connection) -> None:
        db.execute(LEAVE, (self.id,))
        db.ring([encode_ring(self.id, Left())])
