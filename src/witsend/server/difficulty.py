"""How difficult questions are, by what the people of this house have guessed. What they guessed
stays in the logs of their tables, and is gone with these.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any, NamedTuple

from witsend.content.packs import PACKS, Difficulty
from witsend.server.database import Database, StoreError, open_beside
from witsend.server.runtime import Runtime
from witsend.server.seating import Entry, Opened, Played, Sat, decode_entry

LATEST_GAMES = 500  # that are read
ENOUGH = 8  # guesses at a question, from which they say more than whoever wrote it
NEAR = Decimal("0.1")  # of the answer
NEAR_YEARS = 10
EASY, HARD = 1 / 2, 1 / 8  # near guesses: at least so many, and fewer than so many
KEPT_SECONDS = 600.0


class Guesses(NamedTuple):
    near: int
    all: int

    @property
    def difficulty(self) -> Difficulty | None:
        """None while there are too few."""
        if self.all < ENOUGH:
            return None
        share = self.near / self.all
        return "easy" if share >= EASY else "hard" if share < HARD else "medium"


class Difficulties:
    """Measured when a table asks for it, and not again for a while."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.until = 0.0
        self.measured: dict[str, Difficulty] = {}

    async def now(self) -> dict[str, Difficulty]:
        """Of questions, as pack/id, that are otherwise than whoever wrote them thought."""
        now = self.runtime.time.now()
        if now >= self.until:
            self.until = now + KEPT_SECONDS
            try:
                guesses = await asyncio.to_thread(guesses_in, self.runtime.store.database)
            except StoreError:  # nobody waits for a figure
                return self.measured
            self.measured = otherwise(guesses)
        return self.measured


def guesses_in(database: Database) -> dict[str, Guesses]:
    """By question, as pack/id, in the last games that are over."""
    sql = """
        SELECT number, entry FROM log WHERE number IN (
            SELECT number FROM numbers JOIN cards ON cards.id = numbers."table"
            WHERE game = 'wits-and-wagers' AND over ORDER BY touched DESC LIMIT ?1
        ) ORDER BY number, n
    """
    logs: dict[int, list[Entry]] = {}
    with open_beside(database, only_reads=True) as db:
        for number, entry in db.execute(sql, (LATEST_GAMES,)):
            logs.setdefault(number, []).append(decode_entry(entry))
    near, all_ = Counter[str](), Counter[str]()
    for entries in logs.values():
        for key, is_near in guesses_of(entries):
            all_[key] += 1
            near[key] += is_near
    return {key: Guesses(near[key], count) for key, count in all_.items()}


def guesses_of(entries: Iterable[Entry]) -> list[tuple[str, bool]]:
    """Those of people, the last of each seat, and whether they are near."""
    people: set[str] = set()
    found: dict[tuple[str, int], bool] = {}
    key, question = "", dict[str, Any]()
    for entry in entries:
        match entry:
            case Opened(host=person) | Sat(person=person):
                people.add(person)
            case Played(move={"type": "ask", "pack": pack, "question": question}):
                key = f"{pack}/{question['id']}"
            case Played(seat=seat, by=by, move={"type": "guess", "number": number}) if by in people:
                found[key, seat] = is_near(Decimal(number), question)
    return [(each, near) for (each, _), near in found.items()]


def is_near(guess: Decimal, question: Mapping[str, Any]) -> bool:
    answer = Decimal(question["answer"])
    is_year = question.get("display") == "year"
    return abs(guess - answer) <= (NEAR_YEARS if is_year else NEAR * abs(answer))


def otherwise(guesses: Mapping[str, Guesses]) -> dict[str, Difficulty]:
    """What differs from the estimate, of the packs that are here."""
    estimated = {
        f"{name}/{question.id}": question.difficulty
        for name, pack in PACKS.items()
        for question in pack.questions
    }
    return {
        key: measured
        for key, each in sorted(guesses.items())
        if (measured := each.difficulty) and key in estimated and estimated[key] != measured
    }
