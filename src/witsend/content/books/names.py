"""Names in an adventure book that lead nowhere, or to two things."""

from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from witsend.content.books.book import Cards, Chapter
from witsend.content.books.shape import Problem
from witsend.content.lines import Path as Where
from witsend.content.text import Text


def known_names(chapter: Chapter, cards: Cards) -> dict[str, set[str]]:
    spaces = {space.id for space in chapter.board.spaces}
    challenges = {challenge.id for challenge in chapter.challenges}
    characters = set(chapter.characters)
    return {
        "character": characters,
        "mover": {"players", *characters},
        "space": spaces,
        "place": {"#", *spaces, *(f"@{who}" for who in characters)},
        "star": {"", *spaces},
        "start": {*spaces, *(f"challenge:{id_}" for id_ in challenges)},
        "challenge": challenges,
        "counter": {name for track in chapter.tracks.values() for name in track.counters},
        "path": set(chapter.paths),
        "tag": {tag for space in chapter.board.spaces for tag in space.tags},
        "icon": set(cards.story),
        "price": {"any", *cards.story},
        "hazard": set(chapter.hazards.counts) if chapter.hazards else set(),
        "defeat": {defeat.id for defeat in chapter.defeats},
    }


def references(  # noqa: C901, PLR0912 - one case per shape that a type has
    value: Any, annotation: Any, where: Where, known: dict[str, set[str]]
) -> Iterator[Problem]:
    """Follows every name to the thing it names, by the types."""
    origin, args = get_origin(annotation), get_args(annotation)
    if isinstance(value, Text):
        if where[-1] in {"title", "name"} and not str(value).strip():
            yield where, "there is nothing to read"
    elif isinstance(value, Struct):
        for each in fields(type(value)):
            inner = getattr(value, each.name)
            yield from references(inner, each.type, (*where, each.encode_name), known)
    elif origin is Annotated:
        names = (args[1].extra or {}).get("names")
        if names and value not in known[names]:
            yield where, f"there is no {names} {value!r}"
        if value == "#" and names == "place" and where[0] != "plot":
            yield where, "`#` is for plot entries only: there is no plot card's number here"
    elif origin in (Union, UnionType):
        if value is not None:
            yield from references(value, args[0], where, known)
    elif origin is tuple:
        kinds = args * len(value) if args[-1] is Ellipsis else args
        for number, item in enumerate(value):
            yield from references(item, kinds[0], (*where, number), known)
    elif origin is dict:
        for key, item in value.items():
            yield from references(key, args[0], (*where, key), known)
            yield from references(item, args[1], (*where, key), known)


def doubles(array: str, ids: Iterable[str]) -> Iterator[Problem]:
    seen = set[str]()
    for number, id_ in enumerate(ids):
        if id_ in seen:
            yield (array, number), f"there are two called {id_!r}"
        seen.add(id_)
