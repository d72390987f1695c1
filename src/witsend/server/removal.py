"""What goes from the database: whole tables, and all that was said by somebody, with their name.

A table that is over may go whole. Of a person only what names them goes: the entries of a log keep
their places, so that the game is the same game when it is played again.
"""

import re
import zlib
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from msgspec import json
from msgspec.structs import replace

from witsend.server.database import Database, Session
from witsend.server.seating import (
    Backed,
    Brought,
    Committed,
    Entry,
    Forgotten,
    Hosted,
    Muted,
    Opened,
    Removed,
    Revealed,
    Said,
    Sat,
    Stood,
    decode_entry,
    encode_entry,
)
from witsend.server.sqlite import Sqlite, drafting
from witsend.server.stories import Story, read_story

NOBODY = "N. N."  # who is forgotten, in any language
NAMED = ("host", "person", "whom")  # fields with the id of a person


def prunable(db: Session, before: float, *, abandoned: bool) -> list[str]:
    """Tables that are over, or that never began, and untouched since then; and where it is asked
    for, games that nobody has gone on with. The longest untouched first."""
    sql = """
        SELECT id FROM cards WHERE touched < ?1 AND (
            over OR NOT started OR (?2 AND coalesce((
                SELECT at FROM log WHERE number = (SELECT number FROM numbers WHERE "table" = id)
                ORDER BY n DESC LIMIT 1
            ), 0) < ?1)
        ) ORDER BY touched, id
    """
    return [table for (table,) in db.execute(sql, (before, abandoned))]


def delete(db: Session, table: str) -> None:
    """All that is stored of it."""
    number = '(SELECT number FROM numbers WHERE "table" = ?1)'
    with db.wiping():
        db.execute(f"DELETE FROM log WHERE number = {number}", (table,))  # noqa: S608 - see above
        for name in ("numbers", "seated", "stories", "reports", "listed_from"):
            db.execute(f'DELETE FROM {name} WHERE "table" = ?1', (table,))  # noqa: S608 - see above
        db.execute("DELETE FROM cards WHERE id = ?1", (table,))


def backup_to_share(database: Database, target: Path) -> None:
    """For somebody else: without games that go on, and what is hidden there, and without what signs
    tokens and what chance follows from."""
    with drafting(target) as draft:
        database.backup(draft)
        copy = Sqlite(draft.parent, file=draft.name)
        with closing(copy.connect()) as db:
            db.execute("BEGIN IMMEDIATE")
            for (table,) in list(db.execute("SELECT id FROM cards WHERE NOT over")):
                delete(db, table)
            for name in ("facts", "orders", "banned", "carried", "revoked", "listed_from"):
                db.execute(f"DELETE FROM {name}")  # noqa: S608 - those
            db.execute("COMMIT")
            db.execute("VACUUM")


def delete_names(db: Session, before: float) -> int:
    """Of people who sit at no table that is left, and were not here since then: how many."""
    with db.wiping():
        sql = """
            DELETE FROM people WHERE id NOT IN (SELECT person FROM seated)
            AND id IN (SELECT person FROM seen WHERE at < ?1) RETURNING id
        """
        gone = list(db.execute(sql, (before,)))
        db.execute("DELETE FROM seen WHERE person NOT IN (SELECT id FROM people)")
    return len(gone)


# One person


def tables_with(db: Session, person: str) -> list[str]:
    """Every table whose log knows them: this reads all logs."""
    sql = """
        SELECT "table" FROM numbers WHERE number IN (
            SELECT number FROM log WHERE instr(entry, ?1) > 0
        ) ORDER BY number
    """
    return [table for (table,) in db.execute(sql, (f'"{person}"'.encode(),))]


def without(entry: bytes, person: str, alias: str) -> bytes:
    """The entry, as if it had been somebody without a name, and without what they said."""
    if f'"{person}"'.encode() not in entry:
        return entry
    match decode_entry(entry):
        case Said(person=author) | Backed(person=author) if author == person:
            return encode_entry(Forgotten())
        case Brought(person=author, own=dict(own)) if author == person:
            nothing = {**own, "title": "", "questions": ()}  # that there was something stays
            return encode_entry(Brought(person=alias, own=nothing))
        case (
            Opened() | Sat() | Stood() | Hosted() | Removed() | Muted() | Committed() | Revealed()
        ) as named:
            return encode_entry(_renamed(named, person, alias))
        case _:  # a move, which stays as it was written
            return entry.replace(f'"by":"{person}"'.encode(), f'"by":"{alias}"'.encode())


def _renamed(entry: Entry, person: str, alias: str) -> Entry:
    ids = {name: alias for name in NAMED if getattr(entry, name, None) == person}
    match entry:
        case Opened(host=host, name=name, evening=evening):
            scores = [
                replace(score, person=alias, name=NOBODY, called="")
                if score.person == person
                else score
                for score in (evening.scores if evening else ())
            ]
            return replace(
                entry,
                **ids,
                name=NOBODY if host == person else name,
                evening=replace(evening, scores=tuple(scores)) if evening else None,
            )
        case Sat():
            return replace(entry, **ids, name=NOBODY, called="")
    return replace(entry, **ids)


def called(entry: bytes, person: str) -> set[str]:
    """What the person is called in it."""
    match decode_entry(entry):
        case Opened(host=host, name=name) if host == person:
            return {name}
        case Sat(person=sitter, name=name, called=called) if sitter == person:
            return {name, called} - {""}
    return set()


def rewrite(
    db: Session, table: str, entries: dict[int, bytes], person: str, story: bytes | None
) -> None:
    """These entries of the log, by their places, and the game in words. Nor is the person in a
    list any more as one who sits there."""
    sql = """
        UPDATE log SET entry = ?1
        WHERE number = (SELECT number FROM numbers WHERE "table" = ?2) AND n = ?3
    """
    with db.wiping():
        db.executemany(sql, [(entry, table, n) for n, entry in entries.items()])
        db.execute('DELETE FROM seated WHERE "table" = ?1 AND person = ?2', (table, person))
        db.execute('DELETE FROM stories WHERE "table" = ?1', (table,))
        if story:
            db.execute("INSERT INTO stories VALUES (?1, ?2)", (table, story))


def story_without(story: bytes, names: Iterable[str]) -> bytes:
    """Without these names, of a game whose rules are no longer here to tell it anew."""
    longest_first = sorted(names, key=len, reverse=True)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first))

    def told(sentence: str) -> str:
        return pattern.sub(NOBODY, sentence)

    old = read_story(story)
    new = Story(
        names=tuple(map(told, old.names)),
        steps=tuple(tuple(tuple(map(told, seat)) for seat in step) for step in old.steps),
        result=old.result,
        ending=told(old.ending),
    )
    return zlib.compress(json.encode(new))


def forget_person(db: Session, person: str) -> None:
    with db.wiping():
        db.execute("DELETE FROM people WHERE id = ?1", (person,))
        for name in ("seen", "carried"):
            db.execute(f"DELETE FROM {name} WHERE person = ?1", (person,))  # noqa: S608 - see above
