"""A finished game in words: what is kept of it for the day its rules are no longer here."""

import zlib
from typing import Any

from msgspec import json

from witsend.game import Record
from witsend.record import GameRecord


class Story(Record, frozen=True, kw_only=True):
    names: tuple[str, ...]
    steps: tuple[tuple[tuple[str, ...], ...], ...]  # per step each seat's sentences, an onlooker's
    result: Any  # as JSON
    ending: str  # the English sentence


def write_story(record: GameRecord) -> bytes:
    """Takes a while for a long game, so it is called off the event loop."""
    result = record.result
    if result is None:
        raise ValueError("Before its end a game has secrets.")
    names, seats = record.names, (*range(record.setup.seats), None)
    story = Story(
        names=names,
        steps=tuple(
            tuple(tuple(news.sentence(names) for news in state.view(who).news) for who in seats)
            for state in record.shown
        ),
        result=result,
        ending=result.ending.sentence(names),
    )
    return zlib.compress(json.encode(story))


def read_story(written: bytes) -> Story:
    return json.decode(zlib.decompress(written), type=Story)
