"""A bot for any game: python bot.py http://127.0.0.1:8000 CODE NAME"""  # noqa: INP001 - a script

import json
import random
import sys
import time
from contextlib import suppress
from typing import Any
from urllib.request import HTTPError, Request, urlopen

base, code, name = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def call(path: str, body: dict[str, Any] | None = None) -> Any:
    data = json.dumps(body).encode() if body else None
    return urlopen(Request(f"{base}/api/{path}", data, headers))  # noqa: S310 - as it was told


headers["Authorization"] = "Bearer " + json.load(call("people", {"name": name}))["token"]
table = "tables/" + json.load(call(f"codes/{code}"))["id"]
chairs = json.load(call(table))["table"]["chairs"]
seat = next(n for n, chair in enumerate(chairs) if not chair["people"] and not chair["bot"])
call(f"{table}/asks", {"type": "sit", "seat": seat})
played = -1  # the number of the last move, as an update may come twice
for update in (json.loads(line) for line in call(f"{table}/stream") if line.strip()):
    for own in update.get("seats", []):
        if own["seat"] in update["to_act"] and own["number"] > played:
            played, move = own["number"], random.choice(own["moves"])
            play = {"type": "play", "seat": seat, "number": played, "move": move}
            with suppress(HTTPError):  # too late, as the clock was quicker: an update follows
                call(f"{table}/asks", play)
            time.sleep(0.1)  # an address may ask 30 times a second
    if update.get("result"):
        sys.exit(0 if seat in update["result"]["winners"] else 1)
