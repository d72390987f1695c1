"""Opening a table: a code that is free, the first entries of the log, the table in the lists."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from secrets import token_urlsafe

from msgspec import Raw, json
from msgspec.structs import replace

from witsend.chance import commitment, public_name
from witsend.game import Setup, State
from witsend.server.codes import draw, letters_for
from witsend.server.listings import Begun, Listing
from witsend.server.protocol import Evening, Sealed
from witsend.server.refusals import Denied, NoCodeFree
from witsend.server.runtime import Runtime
from witsend.server.seating import Entry, Opened, Seating, encode_entry
from witsend.server.writer import Conflict

COUNT_SECONDS = 10.0  # codes in use are counted anew after that: with many it takes a while
TRIES = 10  # at a code that is free: hardly one in 200,000 is taken


async def open_table(
    runtime: Runtime, opened: Opened, entries: Sequence[Entry] = ()
) -> tuple[str, Opened]:
    """Stores a new table with what has happened there already: its id and its first entry, which
    has a code by then."""
    with being_opened(runtime):
        letters = await letters_now(runtime)
        for _ in range(TRIES):
            id_ = token_urlsafe(16)
            coded = seal(runtime, id_, replace(opened, code=draw(letters)))
            at = runtime.time.now()
            encoded, card = begin(id_, coded, entries, at)
            with suppress(Conflict):  # the code is taken: another
                await runtime.store.append(card.id, 0, encoded, at, card)
                return card.id, coded
    raise Denied(NoCodeFree())


def first_entry(
    game: type[State],
    setup: Setup,
    host: str,
    name: str,
    *,
    listed: bool,
    move_seconds: int | None,
    code: str = "",
    evening: Evening | None = None,
) -> Opened:
    return Opened(
        code=code,
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


def seal(runtime: Runtime, id_: str, opened: Opened) -> Opened:
    """With the server's commitment to what its chance follows from; a practice, which goes on from
    another table, has none."""
    if opened.practice:
        return opened
    name = public_name(id_)
    return replace(opened, sealed=Sealed(name, commitment(name, runtime.secret_of(id_)).hex()))


def begin(id_: str, opened: Opened, entries: Sequence[Entry], at: float) -> Begun:
    """A new table, with people and bots in its seats."""
    seating = Seating.open(opened)
    for entry in entries:
        seating = seating.after(entry)
    encoded = [encode_entry(entry) for entry in (opened, *entries)]
    return Begun(encoded, listing(id_, seating, at))


@contextmanager
def being_opened(runtime: Runtime) -> Iterator[None]:
    """A table, which the store does not count yet."""
    runtime.opening += 1
    try:
        yield
    finally:
        runtime.opening -= 1


async def letters_now(runtime: Runtime) -> int:
    """How many a code has that is drawn now, for a table that is being opened."""
    letters = letters_for(await codes_in_use(runtime) + runtime.opening - 1)
    if letters is None:
        raise Denied(NoCodeFree())
    return letters


async def codes_in_use(runtime: Runtime) -> int:
    """At most: between two counts, every table that was asked for is taken to be still there."""
    at, count = runtime.codes_counted
    now = runtime.time.now()
    if not 0 <= now - at < COUNT_SECONDS:
        at, count = now, await runtime.store.codes_in_use(now) - 1
    runtime.codes_counted = at, count + 1
    return count + 1


def listing(id_: str, seating: Seating, at: float) -> Listing:
    """What lists say of a table; a practice is in nobody's."""
    people = (*seating.people, *filter(None, [seating.host]))
    return Listing(
        id=id_,
        code=seating.opened.code,
        game=seating.opened.game,
        open=seating.opened.open,
        started=seating.started,
        over=seating.over,
        touched=at,
        people=() if seating.opened.practice else tuple(dict.fromkeys(people)),
        left=() if seating.opened.practice else seating.away_for_good,
    )
