"""Before a game: teams by lot or by hand, where more people came than there are seats, and who is
younger."""

from random import Random, SystemRandom

from witsend.chance import Stream, shuffle
from witsend.game import Refusal, Seat
from witsend.server.log import Log
from witsend.server.protocol import Shift
from witsend.server.refusals import NoAges, NoSuchPerson, NoSuchSeat, SeatTaken
from witsend.server.seating import Entry, OrderedByAge, Sat, Seating, Shifted, Stood


def by_lot(seating: Seating, rng: Random) -> list[Entry]:
    """Teams as even as can be. Whoever holds several seats, at one device, stays there with those
    who share one of them, and so do bots."""
    seats = [
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.bot is None and all(len(seating.seats_of(who)) == 1 for who in chair.people)
    ]
    stood = [Stood(seat=seat, person=who) for seat in seats for who in seating.chairs[seat].people]
    moving = [entry.person for entry in stood]
    # A table's stream is for the draws of its game, which are proved by their number.
    shuffle(SystemRandom() if isinstance(rng, Stream) else rng, moving)
    sat = [
        Sat(seat=seats[place % len(seats)], person=who, name=seating.names[who])
        for place, who in enumerate(moving)
    ]
    return [*stood, *sat]


def shift(seating: Seating, ask: Shift, most: int) -> list[Entry] | Refusal:
    """Two seats are changed with each other, or one person goes to another seat that has room for
    them; at most so many share one."""
    seat, to, whom = ask.seat, ask.to, ask.person
    if whom is None:
        return [Shifted(seat=seat, to=to)]
    here, there = seating.chairs[seat], seating.chairs[to]
    if whom not in here.people:
        return NoSuchPerson()
    if whom in there.people:
        return []
    if not seating.has_room(to, most):
        return SeatTaken()
    called = "" if there.people else here.called
    sat = Sat(seat=to, person=whom, name=seating.names[whom], called=called)
    return [Stood(seat=seat, person=whom), sat]


def by_age(log: Log, youngest_first: tuple[Seat, ...]) -> list[Entry] | Refusal:
    """Seats that nobody sits in any more are left out: others may come and go meanwhile."""
    seating = log.seating
    if not log.setup.asks_ages:
        return NoAges()
    if any(seat >= seating.opened.seats for seat in youngest_first):
        return NoSuchSeat()
    peopled = [seat for seat in dict.fromkeys(youngest_first) if seating.chairs[seat].people]
    ordered = OrderedByAge(youngest_first=tuple(peopled))
    return [] if seating.youngest_first == ordered.youngest_first else [ordered]
