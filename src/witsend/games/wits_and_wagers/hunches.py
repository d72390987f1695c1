"""How well bots know the answer: a hunch is drawn around the truth, as a person's would be.

Sizes are missed by a factor, years by years. A bot is surer of some categories than of others,
and which those are goes with its seat; where it is a stranger, at times nothing comes to mind. So
a bot can tell how far to trust itself without knowing more than its level and its seat.
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
BLANK = 0.25  # of a stranger's questions: nothing comes to mind, and anything may be written
WIDEST = 1000.0  # the largest hunch beside the smallest where sizes are asked for
SURE_FIGURES = 2  # of a hunch: nobody has a hunch of 1,237


def doubt(level: Level, seat: Seat, category: str) -> float:
    """The spread of the bot's hunches in that category."""
    return DOUBT[level] * at_home(seat, category)


def at_home(seat: Seat, category: str) -> float:
    return AT_HOME[crc32(f"{seat}/{category}".encode()) % len(AT_HOME)]


def hunch(question: Question, level: Level, seat: Seat, rng: Random) -> Decimal:
    """Never what anybody would laugh at: the question says from where to where one may think."""
    truth, off = float(question.answer), doubt(level, seat, question.category) * rng.gauss(0, 1)
    low, high = float(question.low), float(question.high)
    # A year is missed by years and a temperature by degrees, not by a factor.
    by_factor = question.display != "year" and not question.negative and truth > 0
    if at_home(seat, question.category) == max(AT_HOME) and rng.random() < BLANK:
        thought = high * WIDEST ** -rng.random() if by_factor else rng.uniform(low, high)
    elif by_factor:
        thought = truth * exp(off)
    else:
        thought = truth + off * (YEARS if question.display == "year" else (high - low) / 4)
    thought = min(max(thought, low), high)
    if question.display == "year":
        return Decimal(round(thought))
    return in_figures(thought, whole=truth.is_integer())


def in_figures(number: float, *, whole: bool) -> Decimal:
    """Rounded to the figures one is sure of; and nobody has a hunch of 4.3 eyes."""
    rounded = Decimal(f"{number:.{SURE_FIGURES - 1}e}")
    return Decimal(f"{rounded:.0f}" if whole else f"{rounded:.6f}")
