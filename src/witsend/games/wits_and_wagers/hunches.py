"""How well bots know the answer: a hunch is drawn around the truth, as a person's would be.

Sizes are missed by a factor, years by years. A bot is surer of some categories than of others,
and which those are goes with its seat; so a bot can tell how far to trust itself without knowing
more than its level and its seat.
"""

from decimal import Decimal
from math import exp
from random import Random
from typing import Literal
from zlib import crc32

from witsend.content.packs import Question
from witsend.game import Seat

Level = Literal["easy", "middle", "hard"]
DOUBT: dict[Level, float] = {"easy": 1.0, "middle": 0.7, "hard": 0.45}  # in ln of the factor
YEARS = 50  # that a doubt of 1 is worth where a year is asked for
AT_HOME = (0.5, 1.0, 1.0, 1.6)  # a category's share of the doubt: one's own, the usual, a stranger
SURE_FIGURES = 2  # of a hunch: nobody has a hunch of 1,237


def doubt(level: Level, seat: Seat, category: str) -> float:
    """The spread of the bot's hunches in that category."""
    return DOUBT[level] * AT_HOME[crc32(f"{seat}/{category}".encode()) % len(AT_HOME)]


def hunch(question: Question, level: Level, seat: Seat, rng: Random) -> Decimal:
    """Never what anybody would laugh at: the question says from where to where one may think."""
    truth, off = float(question.answer), doubt(level, seat, question.category) * rng.gauss(0, 1)
    low, high = float(question.low), float(question.high)
    if question.display == "year":
        return Decimal(round(min(max(truth + YEARS * off, low), high)))
    if question.negative or truth <= 0:  # a temperature is missed by degrees, not by a factor
        thought = truth + (high - low) / 4 * off
    else:
        thought = truth * exp(off)
    return in_figures(min(max(thought, low), high), whole=truth.is_integer())


def in_figures(number: float, *, whole: bool) -> Decimal:
    """Rounded to the figures one is sure of; and nobody has a hunch of 4.3 eyes."""
    rounded = Decimal(f"{number:.{SURE_FIGURES - 1}e}")
    return Decimal(f"{rounded:.0f}" if whole else f"{rounded:.6f}")
