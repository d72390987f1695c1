"""What happens at a table beside the game, told in its history: who comes, leaves, is late.

It follows from the log alone, so it is the same after a restart.
"""

from witsend.bots import Level
from witsend.server.protocol import Called, Notice, NoticeKind
from witsend.server.seating import (
    BotSat,
    Entry,
    Hosted,
    Played,
    Removed,
    Sat,
    Seating,
    Stood,
    StoodIn,
)

MOST_KEPT = 100
NOW: dict[Level, NoticeKind] = {
    "easy": "now-easy",
    "middle": "now-middle",
    "hard": "now-hard",
    "expert": "now-expert",
}


def notice_of(before: Seating, entry: Entry, made: int) -> Notice | None:
    """What is told of an entry that comes after so many moves; None of most."""
    match entry:
        case Played(seat=seat, by="clock"):
            return Notice(made, "late", before.seat_names[seat], seat)
        case Sat(seat=seat, person=person, name=name, called=called) if before.started:
            kind: NoticeKind = "joined" if before.chairs[seat].people else "came"
            kind = "came-along" if before.chairs[seat].is_free else kind
            kind = "back" if (person, seat) in before.former else kind
            return Notice(made, kind, called or name, seat)
        case Stood(seat=seat, person=person) if before.started:
            alone = before.chairs[seat].people == (person,)
            return Notice(made, "left" if alone else "left-team", before.names[person], seat)
        case StoodIn(seat=seat, on=on):
            return Notice(made, "bot-plays" if on else "plays-again", before.seat_names[seat], seat)
        case BotSat(seat=seat, level=level) if before.started and before.chairs[seat].bot:
            return Notice(made, NOW[level], before.seat_names[seat], seat)
        case Removed(person=person) if before.started and person in before.names:
            return Notice(made, "sent-away", before.names[person], None)
        case Hosted(person=str(person)) if before.started and person in before.names:
            return Notice(made, "host", before.names[person], None)
    return None


def renamed(before: Seating, after: Seating, made: int) -> list[Called]:
    """Seats that were called otherwise until then: what they did keeps that name."""
    pairs = zip(before.seat_names, after.seat_names, strict=True)
    return [Called(made, seat, name) for seat, (name, now) in enumerate(pairs) if name != now]
