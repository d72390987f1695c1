"""The next game with the same people: another table, of the same game or of another one."""

import sys
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import NamedTuple

from msgspec import ValidationError, json
from msgspec.structs import replace

from witsend.game import Refusal, Seat, Setup
from witsend.games import GAMES
from witsend.server import protocol, refusals
from witsend.server.codes import draw
from witsend.server.evening import evening_of
from witsend.server.listings import Begun
from witsend.server.log import Rules
from witsend.server.opening import begin, being_opened, first_entry, letters_now, seal
from witsend.server.seating import (
    BotSat,
    Chair,
    Entry,
    Followed,
    Led,
    OrderedByAge,
    Paced,
    Removed,
    Sat,
    Seating,
)
from witsend.server.table import Table


class Following(NamedTuple):
    """What is stored as one: if another was first, neither is there."""

    entries: Sequence[Entry]  # of the table before
    begun: Begun


def how_bots_play(seating: Seating) -> list[Entry]:
    paced = [] if seating.pace == "usual" else [Paced(pace=seating.pace)]
    return [*paced, *([Led(on=True)] if seating.lead else [])]


async def again(table: Table, person: str, wanted: str | None) -> Following | Refusal | None:
    """None where there is a next table already."""
    seating, stopped = table.log.seating, table.log.stopped
    opened = seating.opened
    if not (seating.over or stopped):
        return refusals.NotOver()
    if person not in seating.people and not (stopped and person == seating.host):
        return refusals.NotYourSeat()
    if seating.next:
        return None
    rules = rules_now(table) if wanted in (None, opened.game) else rules_of_another(table, wanted)
    if isinstance(rules, Refusal):
        return rules
    sitting = who_sits(seating.chairs, rules.setup.seats, rules.game.people)
    staying = [was for was, _ in sitting]
    seats: list[Entry] = []
    for seat, (was, chair) in enumerate(sitting):
        if chair.bot is not None:
            called = seating.seat_names[was]
            seats.append(BotSat(seat=seat, level=chair.bot, called=called))
        seats += [
            Sat(seat=seat, person=who, name=seating.names[who], called=chair.called)
            for who in chair.people
        ]
    if ages := seating.youngest_still_here():
        youngest_first = tuple(staying.index(was) for was in ages if was in staying)
        seats.append(OrderedByAge(youngest_first=youngest_first))
    seats += table.log.brought_along() if rules.game.name == opened.game else []
    seats += how_bots_play(seating)
    seats += [Removed(person=who) for who in sorted(seating.removed)]
    score = evening_of(seating, table.log.result)
    by = seating.host if seating.host in seating.people else person
    try:
        with being_opened(table.runtime):
            letters = await letters_now(table.runtime)
    except refusals.Denied as denied:
        return denied.why
    first = first_entry(
        rules.game,
        rules.setup.with_ages(()),
        by,
        seating.names[by],
        listed=opened.open,
        move_seconds=opened.move_seconds,
        code=draw(letters),
        evening=score if score.games else None,
    )
    id_ = token_urlsafe(16)
    begun = begin(id_, seal(table.runtime, id_, first), seats, table.runtime.time.now())
    return Following([Followed(table=begun.listing.id, game=rules.game.name)], begun)


def who_sits(chairs: Sequence[Chair], seats: int, people: int) -> list[tuple[Seat, Chair]]:
    """Where each sat, and who sits now, in that order; `people` may share a seat.

    A team that is too large for the game is divided, and everyone has a seat. Where there are too
    few seats, bots get up, the last one first; then the last of those who have shared a seat watch,
    and then the last of all. Where there are more, the others are free, and bots take them when the
    game begins.
    """
    sitting = [
        (was, place // people, replace(chair, people=chair.people[place : place + people]))
        for was, chair in enumerate(chairs)
        if not chair.is_free
        for place in range(0, max(1, len(chair.people)), people)
    ]
    by_right = sorted(sitting, key=lambda each: (not each[2].people, each[1]))
    staying = by_right[:seats]
    return [(was, chair) for was, part, chair in sitting if (was, part, chair) in staying]


def seats_wanted(chairs: Sequence[Chair], people: int) -> int:
    """So that everyone has one, people and bots."""
    return len(who_sits(chairs, sys.maxsize, people))


def rules_now(table: Table) -> Rules | Refusal:
    """For the next game: the same, or what they have become since."""
    stopped, opened = table.log.stopped, table.log.seating.opened
    if not stopped:
        return Rules(table.log.game, table.log.playing.rematch())
    game = GAMES.get(opened.game)
    if game is None or opened.seats not in game.seats:
        return stopped
    try:
        setup: Setup = json.decode(opened.setup, type=game.options)
    except ValidationError:
        setup = game.options(seats=opened.seats)
    return Rules(game, setup)


def rules_of_another(table: Table, wanted: str | None) -> Rules | Refusal:
    """Another game with the same people, as it is offered; or why they cannot play it."""
    seating = table.log.seating
    game = GAMES.get(wanted or "")
    if game is None:
        return refusals.NoSuchGame()
    least, most = game.seats[0], game.seats[-1]
    wanted_seats = seats_wanted(seating.chairs, game.people)
    setup = game.options(seats=min(max(wanted_seats, least), most))
    if objection := setup.objection():
        return refusals.BadSetup(protocol.plain(objection))
    return Rules(game, setup)
