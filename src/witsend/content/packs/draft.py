"""A question before it is one: the keys a file may hold, what was written, and what is wrong."""

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any, get_args

from msgspec import field

from witsend.content.packs.problems import SAYS, ProblemKind
from witsend.content.packs.questions import CATEGORIES, Difficulty, Display, Kind
from witsend.game import Record

LANGUAGES = ("en", "fr", "es")
NUMBERS = ("answer", "low", "high", "exact")
CHOICES: dict[str, tuple[str, ...]] = {
    "display": get_args(Display),
    "category": CATEGORIES,
    "kind": get_args(Kind),
    "difficulty": get_args(Difficulty),
}
LONGEST = {  # characters
    **dict.fromkeys(LANGUAGES, 200),
    **{f"unit_{language}": 30 for language in LANGUAGES},
    **{f"remark_{language}": 240 for language in LANGUAGES},
    "source": 200,
}
KEYS = ("id", "as_of", "negative", *NUMBERS, *CHOICES, *LONGEST)
EXACT = re.compile(r"-?\d{1,15}(\.\d{1,6})?")


class Problem(Record, frozen=True):
    """A page goes by the kind and says it in its own language."""

    line: int
    kind: ProblemKind
    about: tuple[str, ...] = ()

    @property
    def says(self) -> str:
        return SAYS[self.kind].format(*self.about)


class Draft(Record, frozen=True):
    """A question as it stands in the file."""

    values: dict[str, Any]
    at: Callable[[str], int]  # the line of a key; asked only when something is wrong there


class Sheet(Record, frozen=True):
    """What a file holds, before anyone looks at its values."""

    drafts: list[Draft]
    problems: list[Problem]
    top: dict[str, str] = field(default_factory=dict)  # the pack's name and titles
    ignored: tuple[str, ...] = ()  # columns that mean nothing here


def usual_range(answer: Decimal, *, is_year: bool) -> tuple[str, str]:
    """Wide and round, so that it tells of the answer no more than how many digits it has."""
    if is_year and answer > 0:
        return "0", str(max(2100, (int(answer) // 1000 + 1) * 1000))
    most = 10 ** (len(str(abs(int(answer)))) + 1)
    return str(-most) if answer < 0 else "0", str(most)
