"""A server process to be hard on: killed, stopped, started again, and left without room."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

PATIENCE = 20.0  # seconds for what should take a moment
LAUNCH = "from served import launch; launch()"
HERE = Path(__file__).parent


def launch() -> None:
    """Forks a server at each line it is given, so that a restart does not wait for imports.

    The server's limits would hold simulated people back, so it has none, unless it is told to.
    """
    import uvloop

    from witsend.cli.options import named_database
    from witsend.server.gate import Limits
    from witsend.server.serve import Serving, log_as_json, serve

    serving = Serving(
        database=named_database(sys.argv[1]),
        port=int(sys.argv[2]),
        limits=Limits() if sys.argv[3] == "limited" else Limits.none(),
        pace=(0.0, 0.01),
    )
    log_as_json()
    while sys.stdin.readline():
        pid = os.fork()
        if pid == 0:
            os.setsid()  # so that whatever it starts can be ended with it
            uvloop.run(serve(serving, lambda: say(f"ready {os.getpid()}")))
            return
        _, status = os.waitpid(pid, 0)
        say(f"ended {os.waitstatus_to_exitcode(status)}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@contextmanager
def house(folder: Path) -> Iterator["Server"]:
    """A server that runs meanwhile, for tests that have no event loop of their own."""
    server = Server(folder)
    try:
        # In a thread of its own: while a browser is open, no other event loop can run here.
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, server.start()).result()
        yield server
    finally:
        server.end()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def process(*args: object, **kwargs: Any) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-c", *map(str, args)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), *sys.path])},
        start_new_session=True,  # so that whatever it started can be ended with it
        **kwargs,
    )


class Server:
    """A server process on a folder, that can be killed and started again on the same port; or on
    Postgres, and then the folder is only for what it logs."""

    def __init__(self, folder: Path, *, url: str | None = None, limited: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self.pid = 0  # of the server that runs or ran last
        self.kills = 0
        self.start_seconds: list[float] = []  # from the fork to being ready
        self._log = (folder.parent / f"{folder.name}.log").open("ab")
        pipe = subprocess.PIPE
        args = (LAUNCH, url or folder, self.port, "limited" if limited else "open")
        self._launcher = process(*args, stdin=pipe, stdout=pipe, stderr=self._log)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return Path(self._log.name).read_text()

    async def start(self) -> None:
        self._end_session()
        assert self._launcher.stdin
        began = monotonic()
        self._launcher.stdin.write(b"go\n")
        self._launcher.stdin.flush()
        self.pid = await self._hear("ready")
        self.start_seconds.append(monotonic() - began)

    async def kill(self) -> None:
        assert await self.stop(signal.SIGKILL) == -signal.SIGKILL, self.log
        self.kills += 1

    async def stop(self, by: int = signal.SIGTERM) -> int:
        """Its exit code."""
        os.kill(self.pid, by)
        return await self._hear("ended")

    def descriptors(self, most: int) -> None:
        """All that the server has, from its next start on."""
        resource.prlimit(self._launcher.pid, resource.RLIMIT_NOFILE, (most, most))

    def largest_file(self, size: int) -> None:
        """From now on no file of the server may grow beyond this: a full disk."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def end(self) -> None:
        self._end_session()
        assert self._launcher.stdin
        assert self._launcher.stdout
        self._launcher.stdin.close()
        try:
            self._launcher.wait(PATIENCE)
        finally:
            self._launcher.kill()
            self._launcher.stdout.close()
            self._log.close()

    async def _hear(self, word: str) -> int:
        assert self._launcher.stdout
        hearing = asyncio.to_thread(self._launcher.stdout.readline)
        said = (await asyncio.wait_for(hearing, PATIENCE)).decode().split()
        assert said[:1] == [word], f"{said} instead of {word!r}; {self.log}"
        return int(said[1])

    def _end_session(self) -> None:
        if self.pid:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)


@asynccontextmanager
async def serving(folder: Path, *, limited: bool = False) -> AsyncIterator[Server]:
    server = Server(folder, limited=limited)
    try:
        await server.start()
        yield server
    finally:
        server.end()


async def harass(server: Server, kills: int, gap: float, rng: Random) -> None:
    """Kills the server at random moments, with `gap` seconds between them on average."""
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0, 2 * gap))
        await server.kill()
        await server.start()
