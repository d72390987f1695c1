"""How far apart two moves are, and how sure that is, by worlds in which both are tried."""

from collections.abc import Iterator
from itertools import islice
from math import inf, sqrt
from typing import NamedTuple

BATCH = 40  # samples between two looks at the error
CLEAR = 3.0  # errors from which a difference is plain before all samples are drawn
CLOSE = 1.0  # and above which it may be one: then more are drawn,
LONGER = 2  # times as many
SURE = 2.0  # errors that a difference must be above, or nothing is made of it
FINE = 0.006  # an error that is small enough for any verdict


class Sample(NamedTuple):
    """One world: how likely it is, against the others, and by how much one move is better there."""

    weight: float
    difference: float


class Measured(NamedTuple):
    difference: float
    error: float  # its standard error


EXACT = 0.0


def measure(samples: Iterator[Sample], most: int, least: int = 0) -> Measured:
    """With no more samples than it takes, so that what is plain takes little time; but with so many
    at least, where a few of them may weigh the most.

    It looks at counts alone, and never at a clock: the same samples give the same answer.
    """
    drawn: list[Sample] = []
    longest = most * LONGER
    while len(drawn) < most:
        batch = list(islice(samples, min(BATCH, most - len(drawn))))
        drawn += batch
        found = spread(drawn)
        if not batch:
            return found
        # What was never seen in so many worlds may still happen once in so many.
        error = max(found.error, 1 / len(drawn))
        if len(drawn) < min(least, most):
            continue
        if error <= FINE or (len(drawn) > BATCH and abs(found.difference) >= CLEAR * error):
            return found
        if len(drawn) == most and found.difference > CLOSE * error:
            most = longest
    return spread(drawn)


def blurred(chance: float, worlds: float) -> float:
    """The standard error of a chance that so many worlds tell, at most: what is won in a world may
    be a part, which varies less than all or nothing."""
    return sqrt(min(max(chance * (1 - chance), 0.0), 0.25) / max(worlds, 1))


def spread(samples: list[Sample]) -> Measured:
    """The weighted mean and its error."""
    total = sum([sample.weight for sample in samples])
    if len(samples) < 2 or not total:  # noqa: PLR2004 - one alone has no spread
        return Measured(samples[0].difference if samples else 0.0, inf)
    mean = sum([sample.weight * sample.difference for sample in samples]) / total
    squares = sum([(s.weight * (s.difference - mean)) ** 2 for s in samples])
    return Measured(mean, sqrt(squares * len(samples) / (len(samples) - 1)) / total)
