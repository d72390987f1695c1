"""What a question is, and a pack of them."""

from typing import Literal, get_args

from msgspec import UNSET, UnsetType

from witsend.content.text import Text
from witsend.game import Record

Display = Literal["number", "year"]
Kind = Literal["timeless", "historical", "as_of"]
Category = Literal[
    "space",
    "science",
    "animals",
    "body",
    "geography",
    "history",
    "inventions",
    "sport",
    "stage",
    "language",
    "food",
    "numbers",
    "music",
    "screen",
    "everyday",
    "brands",
    "internet",
]
Difficulty = Literal["easy", "medium", "hard"]
CATEGORIES: tuple[Category, ...] = get_args(Category)


class Question(Record, frozen=True, kw_only=True):
    """One question of a pack. Its numbers are exact decimals, written out."""

    id: str  # its own in the pack
    text: Text
    answer: str
    unit: Text = Text()  # as said after a number; empty where the question says what is counted
    display: Display = "number"  # a year has no thousands separator
    category: Category = "numbers"
    kind: Kind = "timeless"
    as_of: str = ""  # the day it was so, for that kind alone
    source: str = ""
    low: str  # a reasonable person's guess lies between low and high, and so does the answer
    high: str
    negative: bool = False  # whether a guess below zero makes sense
    remark: Text = Text()
    # Logs that are older than these do not have them, and are written as they were.
    difficulty: Difficulty | UnsetType = UNSET  # how far off a table's guesses will be
    exact: str | UnsetType = UNSET  # what the answer was rounded up from


class OwnPack(Record, frozen=True, kw_only=True):
    """What a table brings along: its people wrote it, and no other table has it."""

    title: str
    questions: tuple[Question, ...]
    alone: bool = True  # and nothing else is asked


class Pack(Record, frozen=True, kw_only=True, cache_hash=True):
    name: str
    title: Text
    questions: tuple[Question, ...]
