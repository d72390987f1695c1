"""Teams by lot, for a table to which more people came than it has seats."""

from random import Random

from witsend.game import Refusal
from witsend.server.refusals import SeatTaken
from witsend.server.seating import Entry, Sat, Seating, Stood


def by_lot(seating: Seating, most: int, rng: Random) -> list[Entry] | Refusal:
    """Teams as even as can be, where at `most` so many share a seat. Whoever holds several seats,
    at one device, stays there, and so do bots."""
    moving = [who for who in seating.people if len(seating.seats_of(who)) == 1]
    seats = [
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.bot is None and set(chair.people) <= set(moving)
    ]
    if len(moving) > len(seats) * most:  # some share a seat with one who stays
        return SeatTaken()
    stood = [Stood(seat=seating.seats_of(who)[0], person=who) for who in moving]
    rng.shuffle(moving)
    sat = [
        Sat(seat=seats[place % len(seats)], person=who, name=seating.names[who])
        for place, who in enumerate(moving)
    ]
    return [*stood, *sat]
