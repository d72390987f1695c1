"""Question packs: the house's own deck, and those that a club brings as files."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, get_args

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
]
CATEGORIES: tuple[Category, ...] = get_args(Category)
HOUSE = "house"


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


class Pack(Record, frozen=True, kw_only=True):
    name: str
    title: Text
    questions: tuple[Question, ...]


class Packs(Mapping[str, Pack]):
    """The packs a table may choose, by name; the house's own is read when first asked for."""

    def __init__(self) -> None:
        self._known: dict[str, Callable[[], Pack]] = {HOUSE: house}

    def __getitem__(self, name: str) -> Pack:
        return self._known[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def add(self, pack: Pack) -> None:
        if pack.name in self._known:
            raise ValueError(
                f"There is a pack named {pack.name} already: give this one another name."
            )
        self._known[pack.name] = lambda: pack


@cache
def house() -> Pack:
    """The house's own deck: all files of the folder, each named for its category."""
    files = sorted((Path(__file__).parent / "questions").rglob("*.toml"))
    packs = (read(file, category=file.stem) for file in files)
    return Pack(
        name=HOUSE,
        title=Text(en="The house's deck", fr="Le jeu de la maison", es="El mazo de la casa"),
        questions=tuple(question for pack in packs for question in pack.questions),
    )


def read(path: Path, category: str = "numbers") -> Pack:
    """The pack in a TOML or CSV file, or BadPack with everything that is wrong with it.

    The category is that of the questions which name none.
    """
    from witsend.content.pack_file import read_pack

    return read_pack(path, category)


def register(pack: Pack) -> None:
    """Lets tables choose it."""
    PACKS.add(pack)


PACKS = Packs()
