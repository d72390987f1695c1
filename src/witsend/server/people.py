"""People without accounts: an id that may be shown, and its signature, which is the secret.

Whoever holds the signature is the person: it lies in an HttpOnly cookie, or goes as a bearer token
with a bot's requests. Nothing is stored but the name, and the day they were last here.
"""

import hmac
import re
from hashlib import sha256
from itertools import groupby
from secrets import token_urlsafe
from sys import intern
from unicodedata import combining

from witsend.record import is_printable
from witsend.server.lookalikes import spelled

COOKIE = "witsend"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_NAME = 24
ID_BYTES = 12

MOST_ACCENTS = 3  # on one letter
# Printable, and yet there is nothing to see.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0100-\U000e01ef]"
)


class BadName(ValueError):
    """Its text is the sentence for the person."""


def new_id() -> str:
    return intern(token_urlsafe(ID_BYTES))  # kept in many places, and so held once


def token(key: bytes, person: str) -> str:
    return f"{person}.{_signature(key, person)}"


def person_of(key: bytes, claimed: str) -> str | None:
    """Whose token this is; None if nobody's."""
    person, _, signature = claimed.rpartition(".")
    good = hmac.compare_digest(signature.encode(), _signature(key, person).encode())
    return intern(person) if person and good else None


def _signature(key: bytes, person: str) -> str:
    return hmac.new(key, b"person " + person.encode(), sha256).hexdigest()


def is_plain(text: str) -> bool:
    """Nothing but what is seen, and in its own line."""
    accents = (len(list(run)) for is_accent, run in groupby(text, is_above) if is_accent)
    return (
        is_printable(text) and not UNSEEN.search(text) and max(accents, default=0) <= MOST_ACCENTS
    )


def is_above(sign: str) -> bool:
    return combining(sign) > 0


def tidy_name(name: str) -> str:
    """The name as it is shown everywhere: one line, no more blanks than needed."""
    tidy = " ".join(name.split())
    if not (0 < len(tidy) <= LONGEST_NAME and spelled(tidy) and is_plain(tidy)):
        raise BadName(f"A name is 1 to {LONGEST_NAME} letters, figures or signs.")
    return tidy
