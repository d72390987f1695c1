"""Questions with one number as the answer, in packs."""

from typing import Literal

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
HOUSE = "house"


class Question(Record, frozen=True, kw_only=True):
    id: str
    text: Text
    answer: str  # exact decimal
    unit: Text = Text()
    display: Display = "number"
    category: Category = "numbers"
    kind: Kind = "timeless"
    as_of: str = ""
    source: str = ""
    low: str = "0"
    high: str = "0"
    negative: bool = False
    remark: Text = Text()


class Pack(Record, frozen=True, kw_only=True):
    name: str
    title: Text
    questions: tuple[Question, ...]


PACKS: dict[str, Pack] = {}


def register(pack: Pack) -> None:
    PACKS[pack.name] = pack


register(
    Pack(
        name="house",
        title=Text("The house's deck"),
        questions=tuple(
            Question(
                id=f"provisional-{number}",
                text=Text(f"How much is {number} times {number}?"),
                answer=str(number * number),
                low="0",
                high="1000",
                category="numbers",
            )
            for number in range(1, 60)
        ),
    )
)
