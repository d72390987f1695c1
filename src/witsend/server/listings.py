"""What lists say of a table: its card and whose it is, written with the entry that changes it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import astuple

from witsend.game import Record
from witsend.server import codes
from witsend.server.database import Session
from witsend.server.writer import Conflict, append_new

REPLACE = """
    INSERT INTO cards VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO UPDATE SET
        code = excluded.code, game = excluded.game, open = excluded.open,
        started = excluded.started, over = excluded.over, touched = excluded.touched
"""
# Neither over nor abandoned at the time ?1: the table has its code, and a place in the lists.
AGE = f"CASE WHEN started THEN {codes.PLAYING} ELSE {codes.WAITING} END"
LIVES = f"(NOT over AND touched > ?1 - {AGE})"


class Listing(Record, frozen=True, kw_only=True):
    """What lists say of a table."""

    id: str
    code: str  # what people type to come in; upper and lower case are the same
    game: str
    open: bool  # listed for anyone to join
    started: bool
    over: bool
    touched: float  # seconds since the epoch
    people: tuple[str, ...]  # their ids, in the order given
    left: tuple[str, ...] = ()  # who has left the game while it runs, and may come back


class Begun(NamedTuple):
    """A new table."""

    entries: Sequence[bytes]
    listing: Listing


def write_beside(db: Session, at: float, listing: Listing | None, begun: Begun | None) -> None:
    if listing:
        _replace(db, listing)
    if begun:
        append_new(db, begun.listing.id, begun.entries, at)
        _replace(db, begun.listing)


def _replace(db: Session, listing: Listing) -> None:
    _check_code(db, listing)
    *row, people, left = astuple(listing)
    db.execute(REPLACE, row)
    # A game begins and ends with the people it has: then there is nothing more to write.
    seated = 'SELECT place, person FROM seated WHERE "table" = ?1 ORDER BY place'
    places = [*enumerate(left, -len(left)), *enumerate(people)]  # below 0: who has left
    if [*map(tuple, db.execute(seated, (listing.id,)))] != places:
        db.execute('DELETE FROM seated WHERE "table" = ?1', (listing.id,))
        rows = [(listing.id, place, person) for place, person in places]
        db.executemany("INSERT INTO seated VALUES (?1, ?2, ?3)", rows)


def _check_code(db: Session, listing: Listing) -> None:
    """A table keeps its own, even if it was abandoned and another has it by now."""
    own = "SELECT 1 FROM cards WHERE id = ?1 AND code = ?2"
    if list(db.execute(own, (listing.id, listing.code))):
        return
    db.lock_code(listing.code)
    taken = f"SELECT 1 FROM cards WHERE code = ?2 AND {LIVES}"  # noqa: S608 - nobody sent it
    if list(db.execute(taken, (listing.touched, listing.code))):
        raise Conflict(f"The code {listing.code} is taken.")
