"""Chance that can be proved: every draw of a game follows from a seed that nobody chose alone.

`docs/fairness.md` is the specification, byte by byte, and this is one reading of it. A game's draws
are made of picks, even among n; the functions here make dice, shuffles and weighted picks of them,
from a `Stream` or, where nothing is to be proved, from any other `Random`.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from random import Random
from struct import Struct as Layout
from typing import Any, Final, NoReturn, TypeVar

from msgspec import Struct

SPECIFICATION = 1
SIZE = 32  # bytes of a secret, a share, a seed
WORDS: Final = 2**64  # that a block has four of, each even among so many

Item = TypeVar("Item")

_words = Layout(">4Q").unpack
_counters = Layout(">QI").pack


def commitment(table: str, secret: bytes) -> bytes:
    """What the server publishes before it knows anyone's share."""
    return sha256(b"witsend/1/secret\n%s\n%s" % (table.encode(), secret)).digest()


def share_commitment(table: str, share: bytes) -> bytes:
    """What a person's page says before any share is revealed."""
    return sha256(b"witsend/1/share\n%s\n%s" % (table.encode(), share)).digest()


def seed_of(table: str, secret: bytes, shares: Sequence[bytes]) -> bytes:
    """Of all that was revealed, in the order in which it was committed to."""
    said = b"".join((secret, *shares))
    return sha256(b"witsend/1/seed\n%s\n%s" % (table.encode(), said)).digest()


class Share(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What one person's page has added; in hexadecimal."""

    name: str
    commitment: str
    share: str = ""  # empty: it was not revealed in time, and is left out


class Proof(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """All that a game's chance follows from; in hexadecimal. For records of finished games."""

    specification: int
    table: str
    commitment: str
    secret: str
    shares: tuple[Share, ...] = ()  # in the order of their commitments

    @property
    def seed(self) -> bytes:
        revealed = [bytes.fromhex(each.share) for each in self.shares if each.share]
        return seed_of(self.table, bytes.fromhex(self.secret), revealed)


def sealed(table: str, secret: bytes) -> Proof:
    """Without anyone's share: for whoever plays by themselves."""
    return Proof(
        specification=SPECIFICATION,
        table=table,
        commitment=commitment(table, secret).hex(),
        secret=secret.hex(),
    )


def secret_of(key: bytes, table: str) -> bytes:
    """A server's for a table: kept nowhere, it follows from the server's key."""
    return digest(key, b"witsend/1/table\n" + table.encode(), "sha256")


def public_name(table: str) -> str:
    """What a table is called where everyone may read it: nobody comes in by that."""
    return sha256(b"witsend/1/name\n" + table.encode()).hexdigest()[:32]


def secret_from(seed: str) -> bytes:
    """For whoever wants the same chance again, and has nobody to convince."""
    return sha256(b"witsend/1/from\n" + seed.encode()).digest()


class Stream(Random):
    """The picks of one draw after another; `aim` says of which.

    It is a `Random` to whoever draws, and nothing of it is drawn but by `pick`.
    """

    def __init__(self, seed: bytes = bytes(SIZE)) -> None:
        super().__init__(0)
        self.aim(seed, 0)

    def aim(self, seed: bytes, number: int) -> "Stream":
        """At the draw of that number, counted from 0 in its game."""
        self._seed, self._number = seed, number
        self._block = 0
        self._left: list[int] = []  # words of the last block, the next one last
        self.picks: list[tuple[int, int]] = []  # of this draw: among how many, and which
        return self

    def pick(self, n: int) -> int:
        beyond = WORDS - WORDS % n  # from here on, low numbers would come up more often
        while (word := self._word()) >= beyond:
            pass
        picked = word % n
        self.picks.append((n, picked))
        return picked

    def _word(self) -> int:
        if not self._left:
            message = b"witsend/1/draw\n" + _counters(self._number, self._block)
            self._left = [*_words(digest(self._seed, message, "sha256"))][::-1]
            self._block += 1
        return self._left.pop()

    def random(self) -> NoReturn:
        raise TypeError("what is drawn from a stream is drawn by picks")

    def getrandbits(self, k: int, /) -> NoReturn:
        del k
        self.random()

    def __reduce__(self) -> Any:
        raise TypeError("a stream stays where it is")


def pick(rng: Random, n: int) -> int:
    """From 0 to n-1, all equally likely."""
    if type(rng) is Stream:
        return rng.pick(n)
    # 53 random bits: even to a part in 10**12 for all that games pick from, and quick.
    return int(rng.random() * n)


def shuffle(rng: Random, items: list[Any]) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = pick(rng, last + 1)
        items[last], items[other] = items[other], items[last]


def sample(rng: Random, items: Sequence[Item], k: int) -> list[Item]:
    """So many of them, one after another."""
    pool = list(items)
    for place in range(k):
        other = place + pick(rng, len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:k]


def choice(rng: Random, items: Sequence[Item]) -> Item:
    if type(rng) is Stream:
        return items[rng.pick(len(items))]
    return items[int(rng.random() * len(items))]  # as `pick` does, and a call less


def weighted(rng: Random, weights: Sequence[int]) -> int:
    """A place among these, each as likely as its weight says."""
    left = pick(rng, sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise ValueError("there is nothing to pick from")
