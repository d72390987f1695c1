"""A finished game in words: what is kept of it for the day its rules are no longer here."""

import zlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from witsend.game import Record, State
from witsend.server.protocol import Evening


class Story(Record, frozen=True, kw_only=True):
    names: tuple[str, ...]
    steps: tuple[tuple[tuple[str, ...], ...], ...]  # per step each seat's sentences, an onlooker's
    result: Any  # as JSON
    ending: str  # the English sentence
    evening: Evening | None = None  # as it stood then; older stories do not say


def write_story(names: tuple[str, ...], shown: Sequence[State], evening: Evening) -> bytes:
    """Of all that a table showed, to the end."""
    result = shown[-1].result()
    if result is None:
        raise ValueError("Before its end a game has secrets.")
    story = Story(
        names=names,
        steps=tuple([sentences(state, names) for state in shown]),
        result=result,
        ending=result.ending.sentence(names),
        evening=evening,
    )
    return zlib.compress(json.encode(story))


def sentences(state: State, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """What each seat and an onlooker read, in that order; most often that is the same."""
    public = state.view(None)
    told = tuple([news.sentence(names) for news in public.news])
    if "news" not in public.own_fields:
        return (told,) * (state.setup.seats + 1)
    each = [
        tuple([news.sentence(names) for news in state.view(seat).news])
        for seat in range(state.setup.seats)
    ]
    return (*each, told)


class EveningKept(Struct):
    """A story of which all else is passed over."""

    evening: Evening | None = None


def read_evening(written: bytes) -> Evening | None:
    return json.decode(zlib.decompress(written), type=EveningKept).evening


def read_story(written: bytes) -> Story:
    return json.decode(zlib.decompress(written), type=Story)
