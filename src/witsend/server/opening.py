"""Opening a table: a code that is free, the first entries of the log, the table in the lists."""

from collections.abc import Sequence
from secrets import choice, token_urlsafe

from msgspec import Raw, json

from witsend.game import Setup, State
from witsend.server.runtime import Runtime
from witsend.server.seating import Entry, Opened, Seating, encode_entry
from witsend.server.store import Conflict, Listing

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O, which look like figures
CODE_LENGTH = 5


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
) -> tuple[str, Opened]:
    """Stores a new table, with people and bots in its seats: its id and its first entry."""
    while True:
        opened = Opened(
            code="".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            game=game.name,
            version=game.version,
            editions=game.played_with(setup),
            setup=Raw(json.encode(setup)),
            seats=setup.seats,
            open=listed,
            move_seconds=move_seconds,
            host=host,
            name=name,
        )
        id_ = token_urlsafe(16)
        seating = Seating.open(opened)
        for entry in seats:
            seating = seating.after(entry)
        at = runtime.time.now()
        entries = [encode_entry(entry) for entry in (opened, *seats)]
        try:
            await runtime.store.append(id_, 0, entries, at, listing(id_, seating, at))
        except Conflict:
            continue  # the code is taken: another
        return id_, opened


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
