"""One game on an installed Wits' End, from outside the clone: python smoke.py WITSEND BOT

WITSEND is the command, BOT the example of docs/examples. Needs nothing but the standard library.
"""

import json
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

LONGEST = 120  # seconds for a game


def main(witsend: str, bot: str) -> None:
    with tempfile.TemporaryDirectory() as away:
        say = subprocess.run(
            [witsend, "--version"], cwd=away, check=True, capture_output=True, text=True
        ).stdout.strip()
        arena = [witsend, "arena", "pirates-dice", "easy", "uniform", "--games", "4"]
        subprocess.run(arena, cwd=away, check=True, capture_output=True)
        port = free_port()
        serve = [witsend, "serve", "--port", str(port), "--data", f"{away}/data"]
        server = subprocess.Popen(serve, cwd=away, stderr=subprocess.DEVNULL)
        try:
            play(f"http://127.0.0.1:{port}", bot)
        finally:
            server.terminate()
            server.wait(LONGEST)
        assert server.returncode == 0, f"the server ended with {server.returncode}"
    sys.stdout.write(f"{say}: serves the page, and two bots have played a game\n")


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
