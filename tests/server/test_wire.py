"""Every message that leaves a table is the receiver's own view and moves, and nothing more.

A golden record of each game is played at a served table; every frame that any seat or an onlooker
receives is decoded and held against what their view allows.
"""

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from asking import Asker, House, Socket, house, in_a_loop, ungrouped
from golden import GOLDEN, Golden
from witsend.game import CHANCE, Seat
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDice, PiratesDiceView
from witsend.server import updates
from witsend.server.seating import Entry, Hosted, Played, Started
from witsend.server.table import Table

PLAYED = (
    *("pirates-dice-four", "battle-of-wits-standing", "poisoned-glass-three"),
    *("wits-and-wagers-seven", "adventure-book-lost"),
)
RECORDS = tuple(golden for golden in GOLDEN if golden.name in PLAYED)


class Receiver:
    def __init__(self, seat: Seat | None, socket: Socket) -> None:
        self.seat = seat
        self.socket = socket
        self.version = -1  # of the last update

    async def messages(self, version: int) -> list[Any]:
        """All that has come since, up to that version of the table."""
        new = []
        while self.version < version:
            new.append(await self.socket.next())
            self.version = new[-1].get("n", self.version)
        for shown in (shown for message in new for shown in message.get("seats", ())):
            if any("size" in move for move in shown["moves"]):
                shown["moves"] = ungrouped(shown["moves"])
        return new


def allowed(table: Table, seat: Seat | None) -> Any:
    """All that an update may hold of the game, made from the receiver's own view."""
    state = table.log.playing
    own = {
        "seat": seat,
        "number": 0 if seat is None else table.log.made[seat],
        "view": state.view(seat),
        "moves": () if seat is None else state.moves(seat),
    }
    game = {
        "type": "update",
        "n": table.audience.version,
        "made": sum(table.log.made),
        "to_act": state.to_act(),
        "seats": [own],
    } | ({"result": state.result()} if state.result() else {})
    return json.decode(json.encode(game))


async def seated(here: House, golden: Golden) -> tuple[Table, list[Receiver]]:
    """A table with a person in every seat, and someone who looks on."""
    setup = json.decode(json.encode(golden.record().setup))
    ages = setup.pop("youngest_first", ())
    people: list[Asker] = [await here.person(name) for name in golden.record().names]
    id_ = await here.table(people[0], setup.pop("seats"), game=golden.game.name, setup=setup)
    for seat, person in enumerate(people):
        await person.done(id_, "sit", seat=seat)
    if ages:  # which are said at the table
        await people[0].done(id_, "order-by-age", youngest_first=[seat - 1 for seat in ages])
    ways = cycle(("", "?grouped"))  # how moves are sent
    receivers = [
        Receiver(seat, await person.socket(id_, query=next(ways)))
        for seat, person in enumerate(people)
    ]
    receivers.append(Receiver(None, await (await here.asker()).socket(id_)))
    table = await here.find(id_)
    async with table.lock:
        await table.commit([Hosted(person=people[0].id)])  # a version that is new to everyone
    for receiver in receivers:
        await receiver.socket.update(table.audience.version)
        receiver.version = table.audience.version
    return table, receivers


def committed(golden: Golden) -> list[list[Entry]]:
    """The record's events as a table stores them: each seat's with the chance that follows."""
    groups: list[list[Entry]] = [[Started()]]
    record = golden.record()
    for event, after in zip(record.events, record.states[1:], strict=True):
        if event.seat != CHANCE:
            groups.append([])
        over = not after.to_act()
        groups[-1].append(Played(seat=event.seat, move=event.move, by="test", over=over))
    return groups


async def play(golden: Golden, folder: Path) -> int:
    """Plays the record at a table, and looks at every message. How many there were."""
    looked_at, around = 0, None
    async with house(folder) as here:
        table, receivers = await seated(here, golden)
        for entries in committed(golden):
            async with table.lock:
                await table.commit(entries)
            for receiver in receivers:
                for message in await receiver.messages(table.audience.version):
                    looked_at += 1
                    rest = {key: message.pop(key) for key in ("now", "deadline", "table")}
                    assert message == allowed(table, receiver.seat)
                    assert rest["deadline"] == getattr(table.clock.running, "deadline", None)
                    chairs = [{**chair, "room": None} for chair in rest["table"]["chairs"]]
                    # What follows from the end alone is left out.
                    said = {**rest["table"], "over": False, "evening": None, "chairs": chairs}
                    assert rest["table"]["over"] or not rest["table"]["evening"]["games"]
                    around = around or said
                    assert said == around, "what is said of a table knows no game"
        assert table.log.playing.result() == golden.record().result
    return looked_at


@pytest.mark.parametrize("golden", RECORDS, ids=[golden.name for golden in RECORDS])
@in_a_loop
async def test_every_message_is_the_receivers_own_view_and_moves(
    golden: Golden, tmp_path: Path
) -> None:
    moments = len(committed(golden))
    assert await play(golden, tmp_path) == moments * (golden.record().setup.seats + 1)


def test_each_game_is_played() -> None:
    assert {golden.game for golden in RECORDS} == set(GAMES.values())


@in_a_loop
async def test_a_neighbours_view_sent_by_mistake_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = PiratesDice.view

    def view(self: PiratesDice, seat: Seat | None) -> PiratesDiceView:
        return replace(true(self, 0), seat=seat)

    monkeypatch.setattr(updates, "view_of", view)
    with pytest.raises(AssertionError, match="'dice': "):
        await play(RECORDS[0], tmp_path)
