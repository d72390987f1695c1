"""What everyone was told, compared with what is kept: all of it, once, and no seat lost."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct, field, json

from simulated import Person, Place
from witsend.game import CHANCE
from witsend.games import GAMES
from witsend.record import GameRecord, Sitter, parse
from witsend.server.database import Database
from witsend.server.seating import Opened, Played, Said, Seating, decode_entry
from witsend.server.store import Store


class Audit(Struct):
    tables: int = 0
    finished: int = 0
    moves: int = 0  # of people, in the logs
    acknowledged: int = 0  # of them
    replayed: int = 0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    other: list[str] = field(default_factory=list)

    @property
    def faults(self) -> list[str]:
        return [*self.lost, *self.twice, *self.other]


async def audit(database: Database, people: Iterable[Person]) -> Audit:
    """Reads the store again, as a server that starts would."""
    found = Audit()
    everyone = {person.id: person for person in people}
    tables = dict.fromkeys(table for who in everyone.values() for table in who.memory.seats)
    store = await Store.open(database)
    try:
        for table in tables:
            await audit_table(store, table, everyone, found)
    finally:
        await store.close()
    found.other += [fault for person in everyone.values() for fault in person.memory.faults]
    return found


async def audit_table(store: Store, table: str, everyone: dict[str, Person], found: Audit) -> None:
    rows = await store.read(table)
    if [row.n for row in rows] != list(range(len(rows))) or not rows:
        found.lost.append(f"the log of {table} has gaps")
        return
    opened: Any = json.decode(rows[0].entry, type=Opened)
    entries: list[Any] = [decode_entry(row.entry) for row in rows[1:]]
    seating = Seating.open(opened)
    for entry in entries:
        seating = seating.after(entry)
    there = [who for who in everyone.values() if table in who.memory.seats]
    played = [entry for entry in entries if isinstance(entry, Played)]
    result = plain(record_of(opened, played).result)
    found.tables += 1
    found.replayed += 1
    found.finished += seating.over
    audit_moves(table, played, there, found)
    said = Counter((entry.person, entry.text) for entry in entries if isinstance(entry, Said))
    found.twice += [f"said twice: {line}" for line, times in said.items() if times > 1]
    for person in there:
        found.lost += lost_by(person, table, seating, said)
        saw = person.memory.results.get(table)
        if saw is not None and saw != result:
            found.other.append(f"{person.name} saw {saw} at {table}, which replays to {result}")


def audit_moves(table: str, played: Sequence[Played], there: list[Person], found: Audit) -> None:
    made = Counter[int]()
    kept: dict[Place, Played] = {}
    for entry in played:
        if entry.seat != CHANCE:
            kept[Place(table, entry.seat, made[entry.seat])] = entry
            made[entry.seat] += 1
    sent = {person.id: person.memory.sent for person in there}
    for place, entry in kept.items():
        if entry.by in sent:
            found.moves += 1
            if entry.move not in sent[entry.by].get(place, ()):
                found.twice.append(f"{place} is {entry.move}, which was not sent for that number")
    for person in there:
        done = {place: move for place, move in person.memory.done.items() if place.table == table}
        found.acknowledged += len(done)
        for place, move in done.items():
            there_is = kept.get(place)
            if there_is is None or (there_is.by, there_is.move) != (person.id, move):
                found.lost.append(f"{person.name} played {move} at {place}, not {there_is}")
        found.lost += [
            f"{person.name} was shown {number} moves of seat {seat} at {table}"
            for (where, seat), number in person.memory.shown.items()
            if where == table and number > made[seat]
        ]
        found.other += [
            f"{person.name} was too late for {place}, where nothing was played"
            for place in person.memory.late
            if place.table == table and place not in kept
        ]


def lost_by(person: Person, table: str, seating: Seating, said: Counter[Any]) -> Iterator[str]:
    seat = person.memory.seats[table]
    unsure = any(asked.table == table for asked in person.pending.values())
    if seat is not None and not unsure and person.id not in seating.chairs[seat].people:
        yield f"{person.name} lost seat {seat} of {table}"
    for where, text in person.memory.lines:
        if where == table and (person.id, text) not in said:
            yield f"{person.name} said {text!r} at {table}"


def plain(value: object) -> Any:
    """As it looks to whoever got it as JSON."""
    return json.decode(json.encode(value))


def record_of(opened: Opened, played: Iterable[Played]) -> GameRecord:
    """Replayed by the rules, written and read again; an error if it is not whole."""
    game = GAMES[opened.game]
    setup = json.decode(opened.setup, type=game.options)
    sitters = tuple(Sitter(name=f"seat {seat}") for seat in range(opened.seats))
    record = GameRecord.start(game, setup, sitters)
    for entry in played:
        record = record.then(entry.seat, json.decode(json.encode(entry.move), type=game.kinds))
    return parse(record.text())
