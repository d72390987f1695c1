"""Tables made ready through the API, for tests that only look at them."""

from collections.abc import Sequence
from time import sleep
from typing import Any

import httpx
from playwright.sync_api import Page

GAME = "pirates-dice"


class Helper:
    """Someone who plays over HTTP, so that a test need not click its way to where it starts."""

    def __init__(self, house: str, name: str) -> None:
        self.http = httpx.Client(base_url=house)
        self.streams: list[httpx.Response] = []
        me = self.http.post("/api/people", json={"name": name}).json()
        self.http.cookies.clear()
        self.id, self.name, self.token = me["id"], me["name"], me["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def open(self, *, dice: int = 2, seats: int = 2, **options: Any) -> str:
        return self.open_game(GAME, {"seats": seats, "dice": dice}, **options)

    def open_game(self, game: str, setup: dict[str, Any], **options: Any) -> str:
        opened = self.http.post("/api/tables", json={"game": game, "setup": setup, **options})
        opened.raise_for_status()
        return str(opened.json()["id"])

    def stays_at(self, table: str) -> None:
        """Until they leave, so that nobody is shown as away."""
        listening = self.http.build_request("GET", f"/api/tables/{table}/stream")
        self.streams.append(self.http.send(listening, stream=True))

    def ask(self, table: str, type_: str, **fields: Any) -> None:
        answer = self.http.post(f"/api/tables/{table}/asks", json={"type": type_, **fields}).json()
        assert answer["type"] == "done", answer
        while type_ == "start" and not self.show(table)["table"]["started"]:
            sleep(0.02)  # pages reveal their shares of the seed, for two seconds at most

    def show(self, table: str) -> Any:
        return self.http.get(f"/api/tables/{table}").json()

    def plays(self, table: str, type_: str, **fields: Any) -> None:
        """A move of their first seat."""
        seat = self.show(table)["seats"][0]
        move = {"type": type_, **fields}
        self.ask(table, "play", seat=seat["seat"], number=seat["number"], move=move)

    def play_if_to_act(self, table: str, *, boldly: bool = False) -> bool:
        """A challenge where there is one to make, else the lowest bid; boldly, the highest bid.
        Whether it moved."""
        for seat in self.show(table)["seats"]:
            if moves := seat["moves"]:
                bids = [move for move in moves if move["type"] == "bid"]
                challenges = [move for move in moves if move["type"] == "challenge"]
                move = bids[-1] if boldly and bids else (challenges or moves)[0]
                number = seat["number"]
                self.ask(table, "play", seat=seat["seat"], number=number, move=move)
                return True
        return False

    def is_over(self, table: str) -> bool:
        return bool(self.show(table)["table"]["over"])

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.http.close()


def become(page: Page, helper: Helper) -> None:
    """The page's browser is that person's from now on."""
    page.context.add_cookies(
        [{"name": "witsend", "value": helper.token, "url": str(helper.http.base_url)}]
    )


def play_to_the_end(table: str, helpers: Sequence[Helper]) -> None:
    while not helpers[0].is_over(table):
        for helper in helpers:
            helper.play_if_to_act(table)
