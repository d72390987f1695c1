"""How well bots know the answer: a hunch is drawn around the truth, as a person's would be.

Sizes are missed by a factor, years by years. A bot is surer of some categories than of others,
and which those are goes with its seat; where it is a stranger, at times nothing comes to mind. So
a bot can tell how far to trust itself without knowing more than its level and its seat.

All of it is reckoned in whole numbers, so that whoever proves the draws comes to the same.
"""

from decimal import Decimal
from random import Random
from typing import Literal
from zlib import crc32

from witsend.chance import pick
from witsend.content.packs import Question
from witsend.game import Seat

Level = Literal["easy", "middle", "hard"]
DOUBT: dict[Level, float] = {"easy": 1.0, "middle": 0.7, "hard": 0.45}  # in ln of the factor
YEARS = 50  # that a doubt of 1 is worth where a year is asked for
AT_HOME = (0.5, 1.0, 1.0, 1.6)  # a category's share of the doubt: one's own, the usual, a stranger
BLANK = 4  # one in so many of a stranger's questions: nothing comes to mind, anything is written
WIDEST = 6908  # in thousandths, ln of the largest hunch beside the smallest where sizes are asked
SURE_FIGURES = 2  # of a hunch: nobody has a hunch of 1,237

UNIT = 10**9  # numbers are counted in billionths
FACTOR = 10**12  # and factors in these
# The factors e^0.001, e^0.002, e^0.004 and so on.
GROWTH = (
    *(1_001_000_500_167, 1_002_002_001_334, 1_004_008_010_677, 1_008_032_085_504),
    *(1_016_128_685_406, 1_032_517_505_305, 1_066_092_398_762, 1_136_553_002_697),
    *(1_291_752_727_940, 1_668_625_110_140, 2_784_309_758_189, 7_752_380_829_544),
    *(60_099_408_526_287, 3_611_938_905_209_500),
)


def doubt(level: Level, seat: Seat, category: str) -> float:
    """The spread of the bot's hunches in that category."""
    return DOUBT[level] * at_home(seat, category)


def at_home(seat: Seat, category: str) -> float:
    return AT_HOME[crc32(f"{seat}/{category}".encode()) % len(AT_HOME)]


def hunch(question: Question, level: Level, seat: Seat, rng: Random) -> Decimal:
    """Never what anybody would laugh at: the question says from where to where one may think."""
    truth, low, high = (
        int(Decimal(number) * UNIT) for number in (question.answer, question.low, question.high)
    )
    off = misjudged(rng) * round(1000 * doubt(level, seat, question.category)) // 1000
    # A year is missed by years and a temperature by degrees, not by a factor.
    by_factor = question.display != "year" and not question.negative and truth > 0
    if at_home(seat, question.category) == max(AT_HOME) and pick(rng, BLANK) == 0:
        if by_factor:
            thought = grown(high, -pick(rng, WIDEST))
        else:
            thought = low + (high - low) * pick(rng, 1001) // 1000
    elif by_factor:
        thought = grown(truth, off)
    else:
        spread = YEARS * UNIT if question.display == "year" else (high - low) // 4
        thought = truth + spread * off // 1000
    number = Decimal(min(max(thought, low), high)).scaleb(-9)
    if question.display == "year":
        return Decimal(round(number))
    return in_figures(number, whole=truth % UNIT == 0)


def misjudged(rng: Random) -> int:
    """How many spreads one is off, in thousandths: the bell curve, made of twelve picks."""
    return sum([pick(rng, 1001) for _ in range(12)]) - 6000


def grown(number: int, by: int) -> int:
    """The number times e to the power of so many thousandths."""
    factor = FACTOR
    for place, growth in enumerate(GROWTH):
        if abs(by) >> place & 1:
            factor = factor * growth // FACTOR
    return number * factor // FACTOR if by > 0 else number * FACTOR // factor


def in_figures(number: float | Decimal, *, whole: bool) -> Decimal:
    """Rounded to the figures one is sure of; and nobody has a hunch of 4.3 eyes."""
    rounded = Decimal(f"{number:.{SURE_FIGURES - 1}e}")
    return Decimal(f"{rounded:.0f}" if whole else f"{rounded:.6f}")
