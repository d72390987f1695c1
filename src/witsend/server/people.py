"""People without accounts: an id that may be shown, and its signature, which is the secret.

Whoever holds the signature is the person: it lies in an HttpOnly cookie, or goes as a bearer token
with a bot's requests. Nothing is stored but the name.
"""

import hmac
from hashlib import sha256
from secrets import token_urlsafe

from witsend.record import is_plain

COOKIE = "witsend"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_NAME = 24
ID_BYTES = 12


class BadName(ValueError):
    """Its text is the sentence for the person."""


def new_id() -> str:
    return token_urlsafe(ID_BYTES)


def token(key: bytes, person: str) -> str:
    return f"{person}.{_signature(key, person)}"


def person_of(key: bytes, claimed: str) -> str | None:
    """Whose token this is; None if nobody's."""
    person, _, signature = claimed.rpartition(".")
    good = hmac.compare_digest(signature.encode(), _signature(key, person).encode())
    return person if person and good else None


def _signature(key: bytes, person: str) -> str:
    return hmac.new(key, b"person " + person.encode(), sha256).hexdigest()


def tidy_name(name: str) -> str:
    """The name as it is shown everywhere: one line, no more blanks than needed."""
    tidy = " ".join(name.split())
    if not (0 < len(tidy) <= LONGEST_NAME and is_plain(tidy)):
        raise BadName(f"A name is 1 to {LONGEST_NAME} letters, figures or signs.")
    return tidy
