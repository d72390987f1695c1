"""Opening a table: a code that is free, the first entries of the log, the table in the lists."""

from collections.abc import Sequence
from contextlib import suppress
from secrets import token_urlsafe

from msgspec import Raw, json

from witsend.game import Setup, State
from witsend.server.codes import draw, letters_for
from witsend.server.protocol import Evening
from witsend.server.refusals import Denied, NoCodeFree
from witsend.server.runtime import Runtime
from witsend.server.seating import Entry, Opened, Seating, encode_entry
from witsend.server.store import Listing
from witsend.server.writer import Conflict

COUNT_SECONDS = 10.0  # codes in use are counted anew after that: with many it takes a while
TRIES = 10  # at a code that is free: hardly one in 200,000 is taken


async def open_table(
    runtime: Runtime,
    game: type[State],
    setup: Setup,
    host: str,
    name: str,
    *,
    listed: bool,
    move_seconds: int | None = None,
    seats: Sequence[Entry] = (),
    evening: Evening | None = None,
) -> tuple[str, Opened]:
    """Stores a new table, with people and bots in its seats: its id and its first entry."""
    runtime.opening += 1
    try:
        letters = letters_for(await codes_in_use(runtime) + runtime.opening - 1)
        for _ in range(TRIES if letters else 0):
            opened = Opened(
                code=draw(letters or 0),
                game=game.name,
                version=game.version,
                editions=game.played_with(setup),
                setup=Raw(json.encode(setup)),
                seats=setup.seats,
                open=listed,
                move_seconds=move_seconds,
                host=host,
                name=name,
                evening=evening,
            )
            with suppress(Conflict):  # the code is taken: another
                return await store_table(runtime, opened, seats), opened
    finally:
        runtime.opening -= 1
    raise Denied(NoCodeFree())


async def codes_in_use(runtime: Runtime) -> int:
    """At most: between two counts, every table that was asked for is taken to be still there."""
    at, count = runtime.codes_counted
    now = runtime.time.now()
    if not 0 <= now - at < COUNT_SECONDS:
        at, count = now, await runtime.store.codes_in_use(now) - 1
    runtime.codes_counted = at, count + 1
    return count + 1


async def store_table(runtime: Runtime, opened: Opened, seats: Sequence[Entry]) -> str:
    id_ = token_urlsafe(16)
    seating = Seating.open(opened)
    for entry in seats:
        seating = seating.after(entry)
    at = runtime.time.now()
    entries = [encode_entry(entry) for entry in (opened, *seats)]
    await runtime.store.append(id_, 0, entries, at, listing(id_, seating, at))
    return id_


def listing(id_: str, seating: Seating, at: float) -> Listing:
    """What lists say of a table."""
    people = (*seating.people, *filter(None, [seating.host]))
    return Listing(
        id=id_,
        code=seating.opened.code,
        game=seating.opened.game,
        open=seating.opened.open,
        started=seating.started,
        over=seating.over,
        touched=at,
        people=tuple(dict.fromkeys(people)),
    )
