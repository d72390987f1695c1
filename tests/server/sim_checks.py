"""What must hold when a simulation has ended: what people were told, and what they see, is the log.

Each check gives the sentences of what does not hold.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import json

from sim_database import Kept
from sim_people import Person, Place
from sim_servers import EPOCH
from witsend.game import CHANCE
from witsend.server.clocks import Clock
from witsend.server.log import Log
from witsend.server.runtime import Runtime
from witsend.server.seating import (
    Entry,
    Followed,
    Opened,
    Played,
    Said,
    Sat,
    Started,
    decode_entry,
)

if TYPE_CHECKING:
    from simulation import World

NEWEST_SECONDS = 5.0  # in which every page shows what is in the log: a look, and a slow way
GOES_ON_SECONDS = 8.0  # in which a bot moves, or a clock that is up; clocks differ by some seconds


class Replayed:
    """A log as it stands, and what it adds up to."""

    def __init__(self, table: str, kept: Sequence[Kept]) -> None:
        self.table = table
        self.kept = kept
        self.entries: list[Entry] = [decode_entry(each.row.entry) for each in kept[1:]]
        self.opened = json.decode(kept[0].row.entry, type=Opened)
        self.end = self.until(len(kept))

    def until(self, length: int) -> tuple[Log, Clock]:
        log = Log(self.opened)
        clock = Clock(self.table, log, NO_RUNTIME)
        for entry, each in zip(self.entries[: length - 1], self.kept[1:length], strict=True):
            before = log.state
            log.apply(entry)
            clock.wind(entry, before, each.row.at)
        return log, clock


NO_RUNTIME: Runtime = None  # type: ignore[assignment]  # a clock that is only wound needs none


def faults_of(world: "World") -> Iterator[str]:
    people = world.people
    led_to = {entry.table for entry in followed(world)}
    yield from (
        f"nothing leads to {table[:4]}"
        for table in [*world.database.logs][1:]
        if table not in led_to
    )
    for table, kept in world.database.logs.items():
        if [each.row.n for each in kept] != list(range(len(kept))):
            yield f"the log of {table[:4]} has gaps"
            return
        replayed = Replayed(table, kept)
        yield from told_and_kept(replayed, people)
        yield from goes_on(world, replayed)
        for person in people:
            if person.table == table:
                yield from shown(world, replayed, person)
    for person in people:
        for key, asked in person.pending.items():
            if world.loop.time() - asked.at > NEWEST_SECONDS:
                yield f"{person.id} was never answered: {key} {asked.message}"


def followed(world: "World") -> Iterator[Followed]:
    for kept in world.database.logs.values():
        for entry in (decode_entry(each.row.entry) for each in kept[1:]):
            if isinstance(entry, Followed):
                yield entry


def told_and_kept(replayed: Replayed, people: Sequence[Person]) -> Iterator[str]:
    """All that anyone was told is done is in the log once; and nothing is twice."""
    table, entries = replayed.table, replayed.entries
    once = {kind: sum(isinstance(entry, kind) for entry in entries) for kind in (Started, Followed)}
    said = Counter[tuple[str, object]](
        (entry.person, entry.text) for entry in entries if isinstance(entry, Said)
    )
    sat = Counter[tuple[str, object]](
        (entry.person, entry.seat) for entry in entries if isinstance(entry, Sat)
    )
    times: dict[tuple[str, object], int] = {
        **said,
        **sat,
        **{(kind.__name__, table): count for kind, count in once.items()},
    }
    yield from (f"{what} is {count} times in the log" for what, count in times.items() if count > 1)
    for person in people:
        told: list[tuple[str, object]] = [
            (person.id, text) for where, text in person.said if where == table
        ]
        told += [(person.id, seat) for where, seat in person.sat.items() if where == table]
        told += [("Started", table)] if table in person.began else []
        told += [("Followed", table)] if table in person.asked_again else []
        lost = [what for what in told if not times.get(what)]
        yield from (f"{what}: told that it is done, and it is not" for what in lost)
    yield from played_and_kept(replayed, people)


def played_and_kept(replayed: Replayed, people: Sequence[Person]) -> Iterator[str]:
    made = Counter[int]()
    plays: dict[Place, Played] = {}
    for entry in replayed.entries:
        if isinstance(entry, Played) and entry.seat != CHANCE:
            plays[Place(replayed.table, entry.seat, made[entry.seat])] = entry
            made[entry.seat] += 1
    for person in people:
        mine = {place: plain(entry.move) for place, entry in plays.items() if entry.by == person.id}
        for place, move in mine.items():
            if move not in person.sent.get(place, ()):
                yield f"{place} is {move}, which {person.id} did not send for it"
        for place, move in person.done.items():
            if place.table == replayed.table and mine.get(place) != move:
                yield f"{person.id} was told that {move} is done at {place}: {plays.get(place)}"


def shown(world: "World", replayed: Replayed, person: Person) -> Iterator[str]:
    """The newest view, or one that was the newest a moment ago."""
    if person.door is None or person.update is None:
        yield f"{person.id} could not come in again"
        return
    bound = world.loop.time() - NEWEST_SECONDS
    first = max(sum(each.moment <= bound for each in replayed.kept), 1)
    page = face(person.update, person.lines)
    faces = [
        face_of(replayed.until(length)[0], person)
        for length in range(first, len(replayed.kept) + 1)
    ]
    if page not in faces:
        differs = {name: (page[name], faces[-1][name]) for name in page if page != faces[-1]}
        told = {name: both for name, both in differs.items() if both[0] != both[1]}
        yield f"{person.id} does not see the newest of {replayed.table[:4]}: {told}"


def face(update: dict[str, Any], lines: list[str]) -> dict[str, Any]:
    """What a page shows of the log; who is here is no matter of it."""
    table = update["table"]
    return {
        "made": update["made"],
        "to_act": update["to_act"],
        "seats": [(each["seat"], each["number"], each["view"]) for each in update["seats"]],
        "chairs": [
            ([who["id"] for who in chair["people"]], chair["bot"]) for chair in table["chairs"]
        ],
        "flags": [table[name] for name in ("host", "started", "over", "next")],
        "lines": lines,
    }


def face_of(log: Log, person: Person) -> dict[str, Any]:
    seating, state = log.seating, log.state
    mine = seating.seats_of(person.id)
    seats = mine if len(mine) == 1 else (*mine, None)
    return {
        "made": sum(log.made),
        "to_act": plain(state.to_act() if state else ()),
        "seats": [
            (
                seat,
                0 if seat is None else log.made[seat],
                plain(state.view(seat)) if state else None,
            )
            for seat in seats
        ],
        "chairs": [([*chair.people], chair.bot) for chair in seating.chairs],
        "flags": [seating.host, seating.started, seating.over, seating.next],
        "lines": [line.text for line in log.talk.lines_for(person.id, 0, seating.muted)],
    }


def goes_on(world: "World", replayed: Replayed) -> Iterator[str]:
    """A game that waits for a bot or a clock does not wait for ever."""
    log, clock = replayed.end
    state, now = log.state, world.loop.time()
    if state is None or log.seating.over:
        return
    drivers = [each.name for each in world.up() if each.node.drives(replayed.table)]
    if len(drivers) != 1:
        yield f"{replayed.table[:4]} is driven by {drivers}"
    quiet = now - replayed.kept[-1].moment
    chairs = log.seating.chairs
    bots = [seat for seat in state.to_act() if chairs[seat].bot is not None]
    if bots and quiet > GOES_ON_SECONDS:
        yield f"nobody moves for the bots {bots} of {replayed.table[:4]}"
    if clock.running and EPOCH + now - clock.running.deadline > GOES_ON_SECONDS:
        yield f"the clock of {replayed.table[:4]} is up, and nothing happens"


def plain(value: object) -> Any:
    """As it looks to whoever got it as JSON."""
    return json.decode(json.encode(value))
