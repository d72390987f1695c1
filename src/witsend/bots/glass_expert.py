"""A sommelier of Poisoned Glass: a taster who reads what the others pour, too.

Who pours early pours what goes with what they know: antidote on a glass they have seen to be good,
poison on one that is not. So a world is the likelier, the better the others have poured in it by
what they knew, and the better they have chosen; but not too much so, as people are no tasters. The
sommelier imagines more worlds than a taster, knows by the seats what hearts are worth, and is a
little harder to read itself.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from time import thread_time
from typing import Self

from witsend.bots.judging import own_seat
from witsend.bots.poisoned_glass import Rehearsal, Taster, rehearse, worth
from witsend.game import Seat
from witsend.games.poisoned_glass import PoisonedGlass, PoisonedGlassView
from witsend.games.poisoned_glass.knowledge import time_of
from witsend.games.poisoned_glass.setup import hand_size

# By the number of seats, fitted to games of `hard` against itself: what a heart is worth after a
# round, and what it is worth to sit next to the new Wesley, or after, in logarithms of chances.
STANDING: dict[int, tuple[float, tuple[float, ...]]] = {
    2: (1.25, (0.0, 0.5)),
    3: (1.2, (0.0, -0.15, 0.6)),
    4: (1.75, (0.0, 0.6, 1.0, 1.0)),
    5: (2.0, (0.0,) * 5),
}

BATCH = 20  # worlds that are imagined before it looks at the clock
SHARE_OF_TIME = 0.12  # of the seconds that imagining may take; rehearsing takes about as long


class Sommelier(Taster, frozen=True, kw_only=True):
    reading: float  # how much likelier a pour is that goes with what its pourer knows

    @classmethod
    def expert(cls) -> Self:
        return cls(plays=2400, temper=0.006, insight=5, plan=0.05, most_worlds=600, reading=1.5)

    def worth(self, view: PoisonedGlassView, hearts: Sequence[int]) -> float:
        if 0 in hearts:
            return worth(hearts, own_seat(view))
        heart, places = STANDING[view.setup.seats]
        first = (view.wesley or 0) + 1  # who is Wesley next
        weights = [
            exp(heart * each + places[(seat - first) % len(hearts)])
            for seat, each in enumerate(hearts)
        ]
        return weights[own_seat(view)] / sum(weights)

    def rehearsals(
        self, view: PoisonedGlassView, worlds: int, rng: Random, seconds: float
    ) -> Sequence[Rehearsal]:
        late = thread_time() + seconds * SHARE_OF_TIME
        worlds = max(BATCH, round(worlds * min(1, seconds)))
        made: list[Rehearsal] = []
        while len(made) < worlds and (not made or thread_time() < late):
            made += rehearse(view, BATCH, self.insight, rng)
        for each in made:
            each.weight *= poured_well(each.world, view.seat, self.reading)
        return made


def poured_well(world: PoisonedGlass, seat: Seat | None, reading: float) -> float:
    """How likely the others were to pour so, by what they knew of the glass. Their last cards tell
    nothing: they have no choice.
    """
    weight, last = 1.0, hand_size(world.setup.seats) - 1
    for glass in world.glasses:
        for place, dose in enumerate(glass):
            pourer = dose.seat
            if pourer is None or pourer == seat or time_of(world, dose) >= last:
                continue
            known = sum(
                [
                    below.card
                    for below in glass[:place]
                    if below.seat == pourer or pourer in below.spies
                ]
            )
            if known:
                weight *= reading if (known > 0) == (dose.card > 0) else 1 / reading
    return weight
