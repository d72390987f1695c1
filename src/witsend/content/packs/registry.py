"""The packs of questions that tables may choose: the house's own, and those that a club brings."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from witsend.content.edition import edition_of
from witsend.content.packs.questions import Pack
from witsend.content.text import Text

HOUSE = "house"
OWN = "own"  # what a table has brought is called so, and no pack of the server


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
        if pack.name in self._known or pack.name == OWN:
            raise ValueError(
                f"There is a pack named {pack.name} already: give this one another name."
            )
        self._known[pack.name] = lambda: pack


@cache
def house() -> Pack:
    """The house's own deck: all files of the folder, each named for its category."""
    files = sorted((Path(__file__).parent / "house").glob("*.toml"))
    packs = (read_pack(file, category=file.stem) for file in files)
    return Pack(
        name=HOUSE,
        title=Text(en="The house's deck", fr="Le jeu de la maison", es="El mazo de la casa"),
        questions=tuple(question for pack in packs for question in pack.questions),
    )


def read_pack(path: Path, category: str = "numbers") -> Pack:
    """The pack in a TOML or CSV file, or BadPack with everything that is wrong with it.

    The category is that of the questions which name none.
    """
    from witsend.content.packs import pack_file  # only when there is a file to read

    return pack_file.read_pack(path, category)


def register(pack: Pack) -> None:
    """Lets tables choose it."""
    PACKS.add(pack)


_editions: dict[int, tuple[Pack, str]] = {}  # by identity: to hash a pack takes as long as this


def edition(pack: Pack) -> str:
    known, name = _editions.get(id(pack), (None, ""))
    if known is not pack:
        name = edition_of(pack.questions)
        _editions[id(pack)] = pack, name
    return name


PACKS = Packs()
