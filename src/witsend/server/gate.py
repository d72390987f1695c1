"""Who is let in at the door: origins, limits per address and person, headers that browsers obey."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, NamedTuple, Self, TypeVar

from witsend.game import Record, Refusal
from witsend.server.codes import WRONG_AT_ONCE, WRONG_SECONDS
from witsend.server.crowd import BACKLOG, MOST, Crowd, Room
from witsend.server.names import is_ours, name_in
from witsend.server.protocol import plain
from witsend.server.proxies import Proxies
from witsend.server.refusals import AnotherSite, NotCalledThat, TooFast

Kept = TypeVar("Kept")
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
    """Wide enough for sixty people behind one address who do everything at once."""

    # Of one person, from however many pages
    asks: Limit = Limit(20, 60)
    talk: Limit = Limit(1, 12)  # lines and reactions
    tables: Limit = Limit(1 / 60, 20)  # opened
    listed: int = 5  # tables for anyone to join, at once
    # Of one address, behind which a whole room may sit
    requests: Limit = Limit(30, 600)
    sockets: Limit = Limit(5, 300)  # opened
    previews: Limit = Limit(5, 300)  # of tables' links
    newcomers: Limit = Limit(0.1, 180)  # people who say their name for the first time
    talk_here: Limit = Limit(10, 300)
    tables_here: Limit = Limit(0.1, 120)
    listed_here: int = 20
    guesses: Limit = Limit(1 / WRONG_SECONDS, WRONG_AT_ONCE)  # at table codes, that were wrong
    connections: int = 600  # at once; with six for each browser and a socket each, sixty have 420
    # Of everyone
    connections_in_all: int = MOST  # at once, where the system has descriptors for as many

    @classmethod
    def none(cls) -> Self:
        """For simulations, in which everyone has the same address."""
        wide: dict[type, Any] = {Limit: Limit(1e9, 1e9), int: 10**9}
        return cls(**{name: wide[type(getattr(cls(), name))] for name in cls.__struct_fields__})


class TokenBucket:
    """Fills at a steady rate up to its burst; every request spends a token."""

    __slots__ = ("at", "clock", "limit", "spent", "tokens")

    def __init__(self, limit: Limit, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.tokens = limit.burst
        self.spent = 0  # that nobody else was told of
        self.at = clock()

    def spend(self) -> bool:
        if self.has_any():
            self.charge()
            return True
        return False

    def charge(self) -> None:
        """Also into debt: what was under way at once is paid for afterwards."""
        self.tokens -= 1
        self.spent += 1

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
        proxies: Iterable[str] = (),
        room: Room | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or Limits()
        self.crowd = Crowd(room or Room(MOST, BACKLOG), self.limits.connections, clock)
        self.clock = clock
        self.origins = origins  # let in beside our own
        self.names = frozenset(names)  # of ours, beside addresses and localhost
        self.proxies = Proxies(proxies)  # only their headers are believed
        self.buckets: dict[str, OrderedDict[str, TokenBucket]] = {}  # by the name of their limit
        self.is_shared = False  # other servers are told what was spent here
        self.used: set[tuple[str, str]] = set()  # limits, by name and key, since others were told
        self.places: OrderedDict[str, str] = OrderedDict()  # where each person was seen last

    def problem(self, scope: Scope) -> Refusal | None:
        """With a request or a socket: too many, or from another site's page."""
        kinds = ("requests",) if "method" in scope else ("requests", "sockets")
        if not self._spend({kind: self.rate_limit_key(scope) for kind in kinds}):
            return TooFast()
        if scope.get("method") not in SAFE_METHODS and not self.is_ours(scope):
            return AnotherSite()
        return None

    def misnamed(self, scope: Scope) -> NotCalledThat | None:
        """Where the asker takes this server for another."""
        host = self._host(scope)
        name = name_in(host)
        return None if name and is_ours(name, self.names) else NotCalledThat(plain(host))

    def guesses_of(self, scope: Scope) -> "Guesses":
        """One for every table code that is wrong: those who know theirs may be many."""
        key, (rate, burst) = self.rate_limit_key(scope), self.limits.guesses
        own = [self._bucket("guesses", key)]
        site = site_of(key)
        wide = Limit(rate * HOMES, burst * HOMES)
        return Guesses([*own, self._bucket("guesses", site, wide)] if site else own)

    def asks_of(self, person: str | None) -> TokenBucket:
        """What a person may ask. Those without a name, who are refused anyway, share one."""
        return self._bucket("asks", person or "")

    def may_talk(self, person: str) -> bool:
        here = {"talk_here": self.places[person]} if person in self.places else {}
        return self._spend({"talk": person, **here})

    def may_open(self, person: str, scope: Scope) -> bool:
        return self._spend({"tables": person, "tables_here": self.rate_limit_key(scope)})

    def may_preview(self, scope: Scope) -> bool:
        return self._spend({"previews": self.rate_limit_key(scope)})

    def may_become(self, scope: Scope) -> bool:
        """A person, who was nobody so far."""
        return self._spend({"newcomers": self.rate_limit_key(scope)})

    def see(self, person: str, scope: Scope) -> None:
        _newest(self.places, person, self.rate_limit_key(scope))

    def is_ours(self, scope: Scope) -> bool:
        """No browser's page of another site: programs send no Origin, pages always do."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is not None and origin.decode("latin-1") in self.origins:
            return True
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return False
        host = self._host(scope)
        return origin in (None, *(f"{scheme}://{host}".encode("latin-1") for scheme in SCHEMES))

    def is_program(self, scope: Scope) -> bool:
        return all(name != b"origin" for name, _ in scope["headers"])

    def is_secure(self, scope: Scope) -> bool:
        return "https" in (scope["scheme"], self._forwarded(scope, b"x-forwarded-proto"))

    def origin(self, scope: Scope) -> str:
        """Where the asker found this server."""
        return f"{SCHEMES[self.is_secure(scope)]}://{self._host(scope)}"

    def rate_limit_key(self, scope: Scope) -> str:
        """One address, or a home's IPv6 network."""
        if forwarded := self._header(scope, b"x-forwarded-for"):
            return key_of(self.proxies.asker(forwarded))
        return key_of(address_of(scope))

    def connection_key(self, scope: Scope) -> str | None:
        """The same for counting open connections. A proxy's are many, and until it forwards an
        address each may be anyone's: None."""
        if self.proxies.trusts(address_of(scope)) and not self._header(scope, b"x-forwarded-for"):
            return None
        return self.rate_limit_key(scope)

    def _host(self, scope: Scope) -> str:
        """By which the asker calls this server, with the port."""
        forwarded = self._forwarded(scope, b"x-forwarded-host")
        return forwarded or dict(scope["headers"]).get(b"host", b"").decode("latin-1")

    def _forwarded(self, scope: Scope, name: bytes) -> str:
        """The proxy's own word, which is the last; empty where there is none."""
        return self._header(scope, name).rpartition(",")[2].strip()

    def _header(self, scope: Scope, name: bytes) -> str:
        """As a proxy of ours has sent it."""
        if not (self.proxies.networks and self.proxies.trusts(address_of(scope))):
            return ""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        return headers.get(name, b"").decode("latin-1")

    def _spend(self, kinds: dict[str, str]) -> bool:
        """A token of each kind with its key, or none at all."""
        buckets = [self._bucket(kind, key) for kind, key in kinds.items()]
        enough = all(bucket.has_any() for bucket in buckets)
        for bucket in buckets if enough else ():
            bucket.charge()
        return enough

    def _bucket(self, kind: str, key: str, limit: Limit | None = None) -> TokenBucket:
        buckets = self.buckets.setdefault(kind, OrderedDict())
        bucket = buckets.get(key) or TokenBucket(limit or getattr(self.limits, kind), self.clock)
        if self.is_shared:
            self.used.add((kind, key))
        return _newest(buckets, key, bucket)

    def spent_much(self) -> dict[str, dict[str, int]]:
        """Since it was asked last, by those who would notice a limit: a tenth of it or more."""
        told: dict[str, dict[str, int]] = {}
        used, self.used = self.used, set()
        for kind, key in used:
            bucket = self.buckets[kind].get(key)
            if bucket and bucket.spent >= bucket.limit.burst / 10:
                told.setdefault(kind, {})[key] = bucket.spent
                bucket.spent = 0
        return told

    def hear_spent(self, told: Mapping[str, Mapping[str, int]]) -> None:
        """At another server: what somebody may do, they may do once and not once at each."""
        for kind, spent in told.items():
            for key, tokens in spent.items() if hasattr(self.limits, kind) else ():
                self._bucket(kind, key).tokens -= tokens

    def with_headers(self, send: Send) -> Send:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                named = {name for name, _ in own}
                ours = [header for header in HEADERS if header[0] not in named]
                message = {**message, "headers": [*own, *ours]}
            await send(message)

        return send_with_headers


def _newest(kept: OrderedDict[str, Kept], key: str, value: Kept) -> Kept:
    """Keeps it, and forgets the one that was not asked for the longest where there are too many."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_BUCKETS:
        kept.popitem(last=False)
    return value


def address_of(scope: Scope) -> str:
    """Of whoever is at the other end of the connection."""
    client = scope.get("client")
    return str(client[0]) if client else ""


@lru_cache(MOST_BUCKETS)
def key_of(address: str) -> str:
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))


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
