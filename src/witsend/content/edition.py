"""Which content a game is played with, as a short hash: another content is another edition."""

from hashlib import sha256

from msgspec import json


def edition_of(content: object) -> str:
    return sha256(json.encode(content)).hexdigest()[:8]
