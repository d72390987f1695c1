"""The game of a record, as the log of a table at which people have played it."""

from msgspec import Raw, json

from asking import Asker, House
from witsend.game import CHANCE
from witsend.record import GameRecord
from witsend.server.listings import Listing
from witsend.server.protocol import Evening, Score
from witsend.server.seating import (
    BotSat,
    Entry,
    Opened,
    OrderedByAge,
    Played,
    Sat,
    Started,
    encode_entry,
)

EVENING = Evening(3, (Score("", "", 3),))


def entries_of(record: GameRecord, anne: str, ben: str) -> list[Entry]:
    """With Anne in seat 0, Ben in seat 1 and bots in the others."""
    setup, game = record.setup, type(record.states[0])
    opened = Opened(
        code="KRAKEN",
        game=game.name,
        version=game.version,
        editions=record.editions,
        setup=Raw(json.encode(setup.with_ages(()))),
        seats=setup.seats,
        open=False,
        move_seconds=60,
        host=anne,
        name="Anne",
        evening=EVENING,
    )
    people = [Sat(seat=0, person=anne, name="Anne"), Sat(seat=1, person=ben, name="Ben")]
    bots = [BotSat(seat=seat, level="easy") for seat in range(2, setup.seats)]
    youngest: tuple[int, ...] = getattr(setup, "youngest_first", ())
    ages = OrderedByAge(youngest_first=tuple([number - 1 for number in youngest]))
    moves = [
        Played(
            seat=event.seat,
            move=event.move,
            by={0: anne, 1: ben, CHANCE: "chance"}.get(event.seat, "bot"),
            over=number == len(record.events),
        )
        for number, event in enumerate(record.events, 1)
    ]
    return [opened, *people, *bots, ages, Started(), *moves]


async def finished(here: House, record: GameRecord, anne: Asker, ben: Asker) -> str:
    card = Listing(
        id="finished",
        code="KRAKEN",
        game=record.state.name,
        open=False,
        started=True,
        over=True,
        touched=1.0,
        people=(anne.id, ben.id),
    )
    entries = [encode_entry(entry) for entry in entries_of(record, anne.id, ben.id)]
    await here.tables.runtime.store.append(card.id, 0, entries, 1.0, card)
    return card.id
