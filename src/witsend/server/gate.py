"""Who is let in at the door: origins, limits per address and person, headers that browsers obey."""

import time
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, NamedTuple

from witsend.game import Record, Refusal
from witsend.server.codes import WRONG_AT_ONCE, WRONG_SECONDS
from witsend.server.crowd import BACKLOG, MOST, Crowd, Room
from witsend.server.names import is_ours, name_in
from witsend.server.protocol import plain
from witsend.server.refusals import AnotherSite, NotCalledThat, TooFast

Scope = Any  # of ASGI
Send = Callable[[Any], Awaitable[None]]
SCHEMES = ("http", "https")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HOMES = 10  # addresses that a whole IPv6 site counts as, when codes are guessed
MOST_BUCKETS = 10_000  # rate limit keys that are remembered at once

POLICY = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]


class Limit(NamedTuple):
    rate: float  # per second, for ever
    burst: float  # at once


class Limits(Record, frozen=True, kw_only=True):
    asks: Limit = Limit(20, 60)  # of one person, from however many pages
    requests: Limit = Limit(30, 600)  # of one address, behind which a whole room may sit
    # Of one address, at table codes, that were wrong.
    guesses: Limit = Limit(1 / WRONG_SECONDS, WRONG_AT_ONCE)
    # TCP connections of one address at once: a room of sixty with six for each browser and a socket
    # each has 420.
    connections: int = 600


class TokenBucket:
    """Fills at a steady rate up to its burst; every request spends a token."""

    def __init__(self, limit: Limit, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.tokens = limit.burst
        self.at = clock()

    def spend(self) -> bool:
        if not self.has_any():
            return False
        self.charge()
        return True

    def charge(self) -> None:
        """Also into debt: what was under way at once is paid for afterwards."""
        self.tokens -= 1

    def has_any(self) -> bool:
        now = self.clock()
        self.tokens = min(self.tokens + (now - self.at) * self.limit.rate, self.limit.burst)
        self.at = now
        return self.tokens >= 1


class Guesses(NamedTuple):
    buckets: list[TokenBucket]  # of all that the guess counts for

    def has_any(self) -> bool:
        return all(bucket.has_any() for bucket in self.buckets)

    def charge(self) -> None:
        for bucket in self.buckets:
            bucket.charge()


class Gate:
    def __init__(
        self,
        *,
        limits: Limits | None = None,
        origins: tuple[str, ...] = (),
        names: Iterable[str] = (),
        behind_proxy: bool = False,
        room: Room | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or Limits()
        self.crowd = Crowd(room or Room(MOST, BACKLOG), self.limits.connections, clock)
        self.clock = clock
        self.origins = origins  # let in beside our own
        self.names = frozenset(names)  # of ours, beside addresses and localhost
        self.behind_proxy = behind_proxy  # then, and only then, its headers are believed
        self.requests: dict[str, TokenBucket] = {}
        self.guesses: dict[str, TokenBucket] = {}
        self.asks: dict[str, TokenBucket] = {}

    def problem(self, scope: Scope) -> Refusal | None:
        """With a request or a socket: too many, or from another site's page."""
        key = self.rate_limit_key(scope)
        if not self._bucket(self.requests, key, self.limits.requests).spend():
            return TooFast()
        if scope.get("method") not in SAFE_METHODS and not self.is_ours(scope):
            return AnotherSite()
        return None

    def misnamed(self, scope: Scope) -> NotCalledThat | None:
        """Where the asker takes this server for another."""
        host = self._host(dict(scope["headers"]))
        name = name_in(host)
        return None if name and is_ours(name, self.names) else NotCalledThat(plain(host))

    def guesses_of(self, scope: Scope) -> "Guesses":
        """One for every table code that is wrong: those who know theirs may be many."""
        key, (rate, burst) = self.rate_limit_key(scope), self.limits.guesses
        wide = Limit(rate * HOMES, burst * HOMES)
        site = site_of(key)
        buckets = [self._bucket(self.guesses, key, self.limits.guesses)]
        return Guesses([*buckets, self._bucket(self.guesses, site, wide)] if site else buckets)

    def may_ask(self, person: str | None) -> bool:
        """People without a name, who are refused anyway, share one rate limit key."""
        return self._bucket(self.asks, person or "", self.limits.asks).spend()

    def is_ours(self, scope: Scope) -> bool:
        """No browser's page of another site: programs send no Origin, pages always do."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is not None and origin.decode("latin-1") in self.origins:
            return True
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return False
        host = self._host(headers)
        return origin in (None, *(f"{scheme}://{host}".encode("latin-1") for scheme in SCHEMES))

    def is_program(self, scope: Scope) -> bool:
        return all(name != b"origin" for name, _ in scope["headers"])

    def is_secure(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        return "https" in (scope["scheme"], self._forwarded(headers, b"x-forwarded-proto"))

    def origin(self, scope: Scope) -> str:
        """Where the asker found this server."""
        headers = dict(scope["headers"])
        return f"{SCHEMES[self.is_secure(scope)]}://{self._host(headers)}"

    def rate_limit_key(self, scope: Scope) -> str:
        """One address, or a home's IPv6 network."""
        headers = dict(scope["headers"])
        if forwarded := self._forwarded(headers, b"x-forwarded-for"):
            return self._key(forwarded)
        client = scope.get("client")
        return self._key(client[0] if client else "")

    def connection_key(self, client: tuple[str, int] | None) -> str | None:
        """Before anything is asked on it. A proxy's connections are many, and each is anyone's."""
        return None if self.behind_proxy else self._key(client[0] if client else "")

    def _key(self, address: str) -> str:
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return address
        if isinstance(parsed, IPv4Address):
            return str(parsed)
        return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))

    def _host(self, headers: dict[bytes, bytes]) -> str:
        """By which the asker calls this server, with the port."""
        forwarded = self._forwarded(headers, b"x-forwarded-host")
        return forwarded or headers.get(b"host", b"").decode("latin-1")

    def _forwarded(self, headers: dict[bytes, bytes], name: bytes) -> str:
        """The proxy's own word, which is the last; empty where there is none."""
        said = headers.get(name, b"") if self.behind_proxy else b""
        return said.decode("latin-1").rpartition(",")[2].strip()

    def _bucket(self, buckets: dict[str, TokenBucket], key: str, limit: Limit) -> TokenBucket:
        bucket = buckets.pop(key, None) or TokenBucket(limit, self.clock)
        if len(buckets) >= MOST_BUCKETS:
            del buckets[next(iter(buckets))]  # the one that was not asked for the longest
        buckets[key] = bucket
        return bucket

    def with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                named = {name for name, _ in own}
                ours = [header for header in HEADERS if header[0] not in named]
                message = {**message, "headers": [*own, *ours]}
            await send(message)

        return send_with_headers


def site_of(key: str) -> str | None:
    """Whose /48 a home's IPv6 network is in: one line may bring 65,536 such networks."""
    try:
        return str(ip_network(key).supernet(new_prefix=48)) if ":" in key else None
    except ValueError:
        return None


def cookie_of(scope: Scope, name: str) -> str | None:
    for header, value in scope["headers"]:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, content = part.strip().partition("=")
                if key == name:
                    return str(content.strip('"'))
    return None
