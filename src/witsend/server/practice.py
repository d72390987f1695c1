"""A practice: a decision of a game that is over, once more, against bots.

Its log begins with the moves of that game, so it is read like any other; what was hidden there is
hidden here, and is the same.
"""

import gzip
from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace

from witsend.bots import levels
from witsend.game import Seat
from witsend.server.opening import open_table
from witsend.server.protocol import Practice, TryAgain
from witsend.server.refusals import Denied, NoSuchSeat, NothingToDecide, NotYourSeat
from witsend.server.seating import (
    BotSat,
    Chair,
    Entry,
    OrderedByAge,
    Played,
    Sat,
    Seating,
    Started,
)
from witsend.server.table import Table

decode_moves = json.Decoder(list[Played] | None).decode


def seats_at_end(seating: Seating, person: str) -> list[Seat]:
    """Those of a person when the game ended, wherever they have gone since."""
    return [seat for seat, chair in enumerate(chairs_at_end(seating)) if person in chair.people]


def chairs_at_end(seating: Seating) -> Sequence[Chair]:
    return seating.chairs_at_end or seating.chairs


async def try_again(
    table: Table, person: str, name: str, wanted: TryAgain, asker: str
) -> tuple[str, str]:
    """A new table with the person alone in the seat that decided: its id and its code."""
    seating = table.log.seating
    if wanted.seat >= seating.opened.seats:
        raise Denied(NoSuchSeat())
    if wanted.seat not in seats_at_end(seating, person):
        raise Denied(NotYourSeat())
    told = await table.retold("moves", asker, seat=wanted.seat, step=wanted.step)
    moves = decode_moves(gzip.decompress(told))
    if moves is None:
        raise Denied(NothingToDecide())
    opened = replace(
        seating.opened,
        open=False,
        move_seconds=None,
        host=person,
        name=name,
        evening=None,
        sealed=None,
        practice=Practice(table=table.id, seat=wanted.seat, step=wanted.step),
    )
    sitting = who_sits(seating, wanted.seat, person, name)
    ages = OrderedByAge(youngest_first=seating.youngest_first)
    brought = table.log.brought_along()
    id_, coded = await open_table(
        table.runtime, opened, [*sitting, ages, *brought, Started(), *moves]
    )
    return id_, coded.code


def who_sits(seating: Seating, own: Seat, person: str, name: str) -> list[Entry]:
    """The bots that sat there, and for people the best there are."""
    chairs = chairs_at_end(seating)
    names = replace(seating, chairs=tuple(chairs)).seat_names
    best = levels(seating.opened.game)[-1]
    return [
        Sat(seat=seat, person=person, name=name, called=chair.called)
        if seat == own
        else BotSat(seat=seat, level=chair.bot or best, called=names[seat] if chair.bot else "")
        for seat, chair in enumerate(chairs)
    ]
