"""What a view's vector is made of: named runs of small numbers."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from witsend.game import Seat


class Field(NamedTuple):
    """A run of numbers within a vector. Its name, and what it says, are the same in every view."""

    name: str
    says: str
    values: list[float]


def one_of(place: int | None, places: int) -> list[float]:
    """A 1 in that place; none at all for None, and for chance."""
    values = [0.0] * places
    if place is not None and place >= 0:
        values[place] = 1.0
    return values


def flags(chosen: Collection[int], places: int) -> list[float]:
    return [float(place in chosen) for place in range(places)]


def numbers(values: Iterable[float], places: int) -> list[float]:
    """These, and 0 in the places that are left."""
    run = list(map(float, values))
    return run + [0.0] * (places - len(run))


def named(seat: Seat | None) -> float:
    """A seat as a number: 0 is none, 1 the first seat."""
    return 0.0 if seat is None else seat + 1.0
