"""A server from its start to its polite end."""

import asyncio
import gc
import json
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from errno import EACCES, EADDRINUSE
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, cast

import uvicorn

from witsend import platforms
from witsend.game import Record
from witsend.server.app import App
from witsend.server.crowd import BACKLOG, Room, raise_descriptors
from witsend.server.database import Database, StoreError
from witsend.server.gate import Gate, Limits
from witsend.server.hearing import Hearing
from witsend.server.http import QUIET_SECONDS, Http
from witsend.server.metrics import LOOP_SECONDS, Readings
from witsend.server.names import own_names
from witsend.server.retelling import ProcessTelling, Retelling
from witsend.server.runtime import BOT_PACE, Runtime
from witsend.server.socket import Socket
from witsend.server.store import Store
from witsend.server.tables import Tables
from witsend.server.thinking import Thinkers
from witsend.server.upkeep import Upkeep
from witsend.server.visitors import Visitors

if TYPE_CHECKING:  # it needs a package that only Postgres needs
    from witsend.server.node import Node

GC_THRESHOLDS = (5_000, 10, 10)  # new objects before the youngest are looked through
BEAT_SECONDS = 1.0  # how exactly a restart knows when the server was last alive
GRACEFUL_SECONDS = 3


class Serving(Record, frozen=True, kw_only=True):
    """What whoever hosts has settled."""

    database: Database
    host: str = "127.0.0.1"
    port: int = 8000
    address: str | None = None  # for links, where this machine's own name for itself is no use
    metrics_port: int | None = None
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # of this server, beside those it knows itself
    proxies: tuple[str, ...] = ()  # networks of proxies whose headers are believed
    limits: Limits = Limits()
    keep_seconds: float | None = None  # for which tables stay that are over; None: for ever
    pace: tuple[float, float] = BOT_PACE
    questions: Path | None = None  # a folder for packs that hosts save in the page


class CannotServe(Exception):
    """One sentence for whoever hosts."""


class PortTaken(CannotServe):
    """By another program, or kept for root."""


async def serve(serving: Serving, ready: Callable[[], object] = lambda: None) -> None:
    """Until Ctrl-C or SIGTERM; then everything accepted is stored and everyone is told."""
    room = Room.within(raise_descriptors(), serving.limits.connections_in_all)
    listening = listen(serving.host, serving.port, room.backlog)
    try:
        store = await Store.open(serving.database)
    except StoreError as error:
        listening.close()
        raise CannotServe(str(error)) from None
    thinkers = Thinkers()
    telling = ProcessTelling()
    retelling = Retelling(store, telling)
    tables = Tables(Runtime(store, thinkers, pace=serving.pace, retelling=retelling))
    gate = Gate(
        limits=serving.limits,
        origins=serving.origins,
        names=own_names([serving.host, *serving.names], serving.origins),
        proxies=serving.proxies,
        room=room,
    )
    hearing = Hearing(tables, gate) if serving.database.shared else None
    node = join_others(store, tables, hearing) if hearing else None
    upkeep = Upkeep(tables, serving.keep_seconds)
    beating = asyncio.ensure_future(beat(tables, upkeep, hearing))
    try:
        with ExitStack() as undo:
            if serving.metrics_port is not None:
                undo.callback(readings(tables, gate, thinkers).publish())
                undo.callback(publish_metrics(serving.metrics_port))
            thinkers.warm_up()
            telling.warm_up()
            if node:
                await tables.wake_among_others()
                await node.start()
            else:
                await tables.wake()
            # Nearly all that a move leaves behind goes by itself: the rest is looked for rarely.
            gc.set_threshold(*GC_THRESHOLDS)
            gc.freeze()  # what is loaded by now stays, and need not be looked through again
            ready()
            app = App(Visitors(tables, gate, address=serving.address, questions=serving.questions))
            await WebServer(settled(app), partial(drain, store, node)).serve(sockets=[listening])
    finally:
        listening.close()
        beating.cancel()
        if node:
            await node.stop()
        await tables.close()
        thinkers.close()
        await retelling.close()
        with suppress(StoreError):
            await store.beat(tables.runtime.time.now())
        await store.close()


def settled(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # the gate reads them, and only where it is told to
        http=partial(Http, app.visitors.gate),  # type: ignore[arg-type]  # called like the class
        ws=partial(Socket, app.visitors),  # type: ignore[arg-type]  # called like the class it wants
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        timeout_keep_alive=int(QUIET_SECONDS),
        backlog=app.visitors.gate.crowd.room.backlog,
    )


async def drain(store: Store, node: "Node | None") -> None:
    """Other servers take over what goes on here, and whoever has asked for something is answered;
    only then is everyone told to connect again."""
    if node:
        await node.stop()
    with suppress(StoreError):
        await store.settled()


class WebServer(uvicorn.Server):
    """Signals end it and nothing else: uvicorn would raise them again, before all is stored."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.drain()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with platforms.stopped_by_signals(lambda signal: self.handle_exit(signal, None)):
            yield


def join_others(store: Store, tables: Tables, hearing: Hearing) -> "Node":
    from witsend.server.node import Node
    from witsend.server.postgres import Postgres

    node = Node(cast("Postgres", store.database), store, hearing)
    tables.runtime.neighbours = node
    hearing.gate.is_shared = True
    return node


async def beat(tables: Tables, upkeep: Upkeep, hearing: Hearing | None = None) -> None:
    runtime = tables.runtime
    while True:
        with suppress(StoreError):
            await beat_once(runtime)
            if hearing:
                hearing.beat(runtime.time.now())
            if runtime.live and runtime.neighbours.is_first():
                await upkeep.look()
        due = monotonic() + BEAT_SECONDS
        await asyncio.sleep(BEAT_SECONDS)
        LOOP_SECONDS.observe(max(monotonic() - due, 0.0))


async def beat_once(runtime: Runtime) -> None:
    """The server is alive; who was here; and whether a command has ended anyone's token."""
    store, visits, now = runtime.store, runtime.visits, runtime.time.now()
    await store.beat(now)
    if people := visits.to_note(now):
        await store.see(people, now)
    if before := await store.read_keys_anew():
        for holder in [*visits.open]:
            if store.keys.ended(before, holder):
                visits.hang_up(holder)


def readings(tables: Tables, gate: Gate, thinkers: Thinkers) -> Readings:
    runtime, crowd = tables.runtime, gate.crowd
    database = runtime.store.database
    return Readings(
        {
            "witsend_tables_in_play": (
                "Tables whose game goes on",
                lambda: len(runtime.in_play),
            ),
            "witsend_tables_at_hand": ("Tables in memory", lambda: len(tables.known)),
            "witsend_connections": ("Connections open", lambda: len(crowd.inside)),
            "witsend_connections_most": (
                "Connections that there is room for",
                lambda: crowd.room.inside,
            ),
            "witsend_bots_asked": ("Bots that think or wait for it", lambda: thinkers.asked),
            "witsend_retellings": (
                "Histories, replays and records being told",
                lambda: len(runtime.retelling.under_way),
            ),
            "witsend_database_bytes": ("The database's files", database.size),
            "witsend_disk_free_bytes": ("Room that is left on the disk", database.room),
        }
    )


def listen(host: str, port: int, backlog: int = BACKLOG) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, or asyncio leaves Nagle's algorithm on: answers would wait 40 ms for a packet.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    platforms.claim_port(listening)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        refusal = PortTaken if error.errno in {EACCES, EADDRINUSE} else CannotServe
        raise refusal(f"Port {port} on {host} cannot be used: {error.strerror}.") from None
    listening.listen(backlog)  # whoever comes before the server is quite ready waits a moment
    return listening


def publish_metrics(port: int) -> Callable[[], object]:
    """On this machine only, until what is given back is called."""
    from prometheus_client import start_http_server

    try:
        server, thread = start_http_server(port, addr="127.0.0.1")
    except OSError as error:
        raise CannotServe(f"Port {port} cannot be used for metrics: {error.strerror}.") from None

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end


def lan_address() -> str:
    """This machine's address in its own network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documents: no packet leaves
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class JsonLines(logging.Formatter):
    """One JSON object per line; what a record carries beside its message is not written."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # It warns of every request that it cannot read, and strangers can send many.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
