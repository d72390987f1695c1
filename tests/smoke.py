#!/usr/bin/env python3
"""One game on an installed Wits' End, from outside the clone: python smoke.py [WITSEND] [BOT]

WITSEND is the command, or else that of this clone's environment; BOT is the example of
docs/examples. Needs nothing but the standard library, and runs on every platform.
"""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

LONGEST = 120  # seconds for a game
ROOT = Path(__file__).resolve().parent.parent
HERE = str(ROOT / ".venv" / ("Scripts/witsend.exe" if os.name == "nt" else "bin/witsend"))
EXAMPLE = str(ROOT / "docs/examples/bot.py")
# What is opened instead of a browser: it notes the address.
OPENER = "import sys; open({!r}, 'w', encoding='ascii').write(sys.argv[1])"


def main(witsend: str = HERE, bot: str = EXAMPLE) -> None:
    with tempfile.TemporaryDirectory() as away:
        say = subprocess.run(
            [witsend, "--version"], cwd=away, check=True, capture_output=True, text=True
        ).stdout.strip()
        arena = [witsend, "arena", "pirates-dice", "easy", "uniform", "--games", "4"]
        subprocess.run(arena, cwd=away, check=True, capture_output=True)
        opened, opener = Path(away, "opened"), Path(away, "opener.py")
        opener.write_text(OPENER.format(str(opened)), encoding="utf-8")
        address = f"http://127.0.0.1:{free_port()}"
        env = {
            **os.environ,
            "BROWSER": f"'{Path(sys.executable).as_posix()}' '{opener.as_posix()}' %s",
            "WITSEND_DATA": f"{away}/my data",
            "WITSEND_PORT": address.rpartition(":")[2],
        }
        with started([witsend], cwd=away, env=env):  # and nothing else typed
            play(address, bot)
            wait_until(opened.exists)
            assert opened.read_text(encoding="ascii") == address, "another page was opened"
    sys.stdout.write(f"{say}: serves and opens the page, and two bots have played a game\n")


@contextmanager
def started(command: list[str], **kwargs: Any) -> Iterator[None]:
    """Until the block ends; then it is asked to stop, and does."""
    stop: int = signal.SIGTERM
    if sys.platform == "win32":  # where only a group of processes of its own can be stopped so
        kwargs["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
        stop = signal.CTRL_BREAK_EVENT
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL, **kwargs)
    try:
        yield
    finally:
        server.send_signal(stop)
        server.wait(LONGEST)
    assert server.returncode == 0, f"the server ended with {server.returncode}"


def play(address: str, bot: str) -> None:
    wait_until(lambda: urlopen(f"{address}/health").status == 200)
    page = urlopen(address).read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script, "the page is not in the package"
    assert urlopen(address + script[1]).status == 200
    headers = {"Content-Type": "application/json"}

    def call(path: str, body: dict[str, Any]) -> Any:
        asked = Request(f"{address}/api/{path}", json.dumps(body).encode(), headers)
        return json.load(urlopen(asked))

    headers["Authorization"] = "Bearer " + call("people", {"name": "Smoke"})["token"]
    table = call("tables", {"game": "pirates-dice", "setup": {"seats": 2, "dice": 1}})
    ask = f"tables/{table['id']}/asks"
    call(ask, {"type": "seat-bot", "seat": 1, "level": "hard"})
    example = subprocess.Popen([sys.executable, bot, address, table["code"], "Rosencrantz"])
    update = f"{address}/api/tables/{table['id']}"
    wait_until(lambda: json.load(urlopen(update))["table"]["chairs"][0]["people"])
    call(ask, {"type": "start"})
    assert example.wait(LONGEST) in {0, 1}, "the example bot broke down"  # it won, or it lost
    assert json.load(urlopen(update))["result"], "the game did not end"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(there: Callable[[], Any]) -> None:
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        with suppress(OSError):
            if there():
                return
        time.sleep(0.1)
    raise AssertionError(f"nothing came of it in {LONGEST} seconds")


if __name__ == "__main__":
    main(*sys.argv[1:])
