"""Pieces of English that the sentences of several games are made of."""

from collections.abc import Sequence

LETTERS = "ABCDEFGHIJ"


def letter(number: int) -> str:
    """The name of a goblet or a glass: 0 is A."""
    return LETTERS[number] if 0 <= number < len(LETTERS) else str(number)


def listed(words: Sequence[str], last: str = "and") -> str:
    """As one says them: Anne, Ben and Carla."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
