"""What a link shows of itself where it is sent: a title, a sentence and a picture, in the head
of the page's document.

Who has a table's link is told who invites to which game, as the page itself would say. Every other
address has the same general words, and so has the id of a table that is not there.
"""

import asyncio
import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from msgspec import json

from witsend.games import GAMES
from witsend.server.client import Client, File, packed
from witsend.server.database import StoreError
from witsend.server.seating import Opened
from witsend.server.visitors import Visitors, claimed

MARK = b"<!--preview-->"  # where in the document it is put
TABLE = re.compile(r"/t/([A-Za-z0-9_-]{22})/?")
LATEST = 0.5  # seconds: nobody waits longer for a page because the store is busy
MOST_KEPT = 256  # documents that are put together and kept at hand
LONGEST_LIST = 200  # bytes of languages that are read
QUALITY = re.compile(r"\s*q=([01](?:\.\d{0,3})?)\s*")
SIZE = (1200, 630)  # of the pictures


class Words(NamedTuple):
    locale: str
    description: str
    invites: str


WORDS = {
    "en": Words(
        "en_GB",
        "Table games of bluff, wager and nerve, in your browser. No account.",
        "{host} invites you to {game}",
    ),
    "fr": Words(
        "fr_FR",
        "Des jeux de bluff, de paris et de sang-froid, dans le navigateur. Sans compte.",
        "{host} vous invite à {game}",
    ),
    "es": Words(
        "es_ES",
        "Juegos de faroles, apuestas y sangre fría, en el navegador. Sin cuenta.",
        "{host} te invita a {game}",
    ),
}


class Invited(NamedTuple):
    game: str
    host: str | None  # None where nobody invites any more


class Previews:
    def __init__(self, client: Client, visitors: Visitors) -> None:
        self.client = client
        self.visitors = visitors
        self.kept = lru_cache(MOST_KEPT)(self.compose)

    async def document(self, document: File, scope: Any) -> File:
        """The document for whoever asks for an address of the page."""
        if MARK not in document.content:
            return document  # it was not built from ours
        invited = await self.invited(scope)
        origin = self.visitors.gate.origin(scope)
        return self.kept(document.content, language_of(scope["headers"]), origin, invited)

    async def invited(self, scope: Any) -> Invited | None:
        """None for whoever is known here: a browser, which has no use for it."""
        table = TABLE.fullmatch(scope["path"])
        if not table or claimed(scope) or self.visitors.ban(scope):
            return None
        if not self.visitors.gate.may_preview(scope):
            return None
        try:
            async with asyncio.timeout(LATEST):
                return await self.look_up(table[1])
        except (StoreError, TimeoutError):
            return None  # the page comes in any case

    async def look_up(self, id_: str) -> Invited | None:
        store = self.visitors.tables.runtime.store
        entry = (await store.opened([id_])).get(id_)
        listing = await store.listing(id_) if entry else None
        if entry is None or listing is None or listing.game not in GAMES:
            return None
        if listing.over:
            return Invited(listing.game, None)
        table = self.visitors.tables.known.get(id_)
        host = table.log.seating.host if table else json.decode(entry, type=Opened).host
        return Invited(listing.game, await self.visitors.name_of(host) if host else None)

    def compose(self, document: bytes, language: str, origin: str, invited: Invited | None) -> File:
        words, game = WORDS[language], GAMES[invited.game].title if invited else None
        title = game or "Wits' End"
        if invited and invited.host:
            title = words.invites.format(host=invited.host, game=game)
        picture = f"/preview/{invited.game if invited else 'house'}.png"
        if picture not in self.client.files:  # of a game that somebody has added
            picture = "/preview/house.png"
        facts = {
            "og:type": "website",
            "og:site_name": "Wits' End",
            "og:locale": words.locale,
            "og:title": title,
            "og:description": words.description,
            "og:image": f"{origin}{picture}",  # which has to be a whole address
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
        }
        tags = [
            f'<meta property="{name}" content="{escape(fact)}" />' for name, fact in facts.items()
        ]
        tags += [
            f'<meta name="description" content="{escape(words.description)}" />',
            '<meta name="twitter:card" content="summary_large_image" />',  # the rest is og's
        ]
        content = document.replace(MARK, "\n    ".join(tags).encode())
        return packed("text/html; charset=utf-8", b"no-cache", content, b"accept-language")


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Of those that we speak, the one that is wanted most; else English."""
    said = next((value for name, value in headers if name == b"accept-language"), b"")
    best, wanted = "en", 0.0
    for part in said[:LONGEST_LIST].decode("latin-1").split(","):
        tag, _, rest = part.strip().partition(";")
        language = tag[:2].lower()
        quality = QUALITY.fullmatch(rest)
        weight = float(quality[1]) if quality else 1.0
        if language in WORDS and tag[2:3] in {"", "-"} and weight > wanted:
            best, wanted = language, weight
    return best
