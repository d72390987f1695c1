"""A seat at a table of a server, for a program that plays there: by HTTP, as anyone may.

Whoever sits there is told apart from people: the seat's name ends with "(bot)".
"""

import json
import time
from typing import Any, NamedTuple, get_type_hints
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from witsend.adapters.text import prompt, read
from witsend.game import Move, State, View
from witsend.games import GAMES

MARK = " (bot)"
LONGEST_NAME = 24 - len(MARK)  # that a server takes
PAUSE = 0.5  # seconds between two looks at the table
TIMEOUT = 20  # seconds for an answer


class Refused(Exception):
    """What the server did not do, and its sentence why."""


class Seen(NamedTuple):
    """The table as the seat sees it now."""

    view: View | None  # None before the game
    moves: tuple[Move, ...]
    number: int  # of the seat's next move
    to_act: bool
    names: tuple[str, ...]
    over: bool
    sentence: str  # why it ended

    def told(self) -> str:
        if self.view is None:
            sitting = ", ".join(name or "nobody yet" for name in self.names)
            return f"The game has not begun. Sitting here: {sitting}."
        if self.over:
            return prompt(self.view, (), self.names) + f"\nThe game is over. {self.sentence}"
        text = prompt(self.view, self.moves, self.names)
        return text if self.to_act or not self.moves else text + "\nNobody waits for you now."


class Seated:
    def __init__(self, base: str, code: str, name: str, token: str = "") -> None:
        self.base, self.token = base.rstrip("/"), token
        if not token:
            self.token = self.call("people", {"name": name[:LONGEST_NAME] + MARK})["token"]
        self.table = "tables/" + self.call(f"codes/{code}")["id"]
        update = self.call(self.table)
        self.game: type[State] = GAMES[update["table"]["game"]]
        own = [each["seat"] for each in update["seats"] if each["seat"] is not None]
        self.seat: int = own[0] if own else self.sit(update)

    def sit(self, update: Any) -> int:
        chairs = update["table"]["chairs"]
        for seat, chair in enumerate(chairs):
            if not chair["people"] and (chair["room"] or not chair["bot"]):
                self.call(f"{self.table}/asks", {"type": "sit", "seat": seat})
                return seat
        raise Refused("No seat is free at this table.")

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.base}/api/{path}", data, headers)  # noqa: S310 - as it was told
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 - the same
                return json.load(answer)
        except HTTPError as error:
            raise Refused(sentence_of(error)) from None
        except (URLError, TimeoutError) as error:
            raise Refused(f"The server at {self.base} does not answer: {error}.") from None

    def look(self) -> Seen:
        update = self.call(self.table)
        table = update["table"]
        names = tuple(chair["name"] for chair in table["chairs"])
        own = next((each for each in update["seats"] if each["seat"] == self.seat), None)
        result = update.get("result")
        if own is None or not table["started"]:
            return Seen(None, (), 0, to_act=False, names=names, over=False, sentence="")
        for item in own["view"]["news"]:
            item.pop("sentence", None)  # of a game from elsewhere; it is told anew here
        view = msgspec.convert(own["view"], get_type_hints(self.game.view)["return"])
        moves = msgspec.convert(own["moves"], tuple[self.game.kinds, ...])  # type: ignore[name-defined]
        sentence = ""
        if result:
            winners = [names[seat] for seat in result["winners"]]
            sentence = f"Won by {' and '.join(winners)}." if winners else "Nobody has won."
        return Seen(
            view=view,
            moves=moves,
            number=own["number"],
            to_act=self.seat in update["to_act"],
            names=names,
            over=bool(result),
            sentence=sentence,
        )

    def play(self, text: str) -> Seen:
        """The move that was written; what the table looks like after it."""
        seen = self.look()
        move = read(text, seen.moves, self.game)
        self.call(
            f"{self.table}/asks",
            {
                "type": "play",
                "seat": self.seat,
                "number": seen.number,
                "move": msgspec.to_builtins(move),
            },
        )
        return self.look()

    def wait(self, seconds: float) -> Seen:
        """Until the seat is to act or the game is over, or so long."""
        until = time.monotonic() + seconds
        while True:
            seen = self.look()
            if seen.to_act or seen.over or time.monotonic() > until:
                return seen
            time.sleep(PAUSE)


def sentence_of(error: HTTPError) -> str:
    try:
        return str(json.load(error)["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered {error.code}."
