"""Pieces of English that the sentences of several games are made of."""

from collections.abc import Iterable, Sequence

LETTERS = "ABCDEFGHIJ"
TIMES = "\u00d7"


def letter(number: int) -> str:
    """The name of a goblet or a glass: 0 is A."""
    return LETTERS[number] if 0 <= number < len(LETTERS) else str(number)


def counted(things: Iterable[tuple[str, int]]) -> str:
    """Things and how many of each."""
    return listed([f"{number} {TIMES} {name}" if number > 1 else name for name, number in things])


def number_of(count: int, one: str, several: str) -> str:
    """1 table, 2 tables."""
    return f"{count} {one if count == 1 else several}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """As one says them: Anne, Ben and Carla."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
