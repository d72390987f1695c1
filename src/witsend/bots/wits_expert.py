"""An expert of Wits & Wagers, and whoever knows how another bets.

The expert has hunches as good as `hard`, and no better. What it writes is now above them and now
below, so that whoever bets by its guesses is told little. As others may write what they do not
think, or have no idea, most of the guesses on the mat are taken to tell nothing; guesses that agree
weigh the more. What others will bet on the last question is worked out by what they wrote.
"""

from math import exp, sqrt
from operator import mul
from random import Random

from msgspec.structs import replace

from witsend.bots.judging import Judge
from witsend.bots.wits_and_wagers import Bettor, asked, left_after, positions, pull
from witsend.game import Move, Seat, put
from witsend.games.wits_and_wagers import Bet, Guess, Lock, WitsAndWagersView, Wonder
from witsend.games.wits_and_wagers.hunches import DOUBT, Level
from witsend.games.wits_and_wagers.mat import WAGERS, Bets

# Guesses are off by these, on the scale of all guesses, and how many by each.
SPREADS = ((0.25, 0.25), (0.45, 0.4), (0.7, 0.2), (1.2, 0.1), (3.0, 0.05))
PERCENT = "%"
ANYWHERE = 1 / 6  # how likely a guess is here that tells nothing


class Sharper(Bettor, frozen=True, kw_only=True):
    level: Level = "hard"
    trust: float = 1.0
    nerve: float = 1.0
    lows: tuple[float, ...] = (-2.25, -1.35, -0.45, 0.45, 1.35, 2.25, 3.15)
    finish: bool = True
    distrust: float = 0.8  # the share of guesses that are thought to tell nothing
    rival: Judge = Bettor.hard()  # as which the others are thought to bet

    def guesses(self, view: WitsAndWagersView, hunch: str) -> list[Move]:
        """Never a year to come, nor more than all of something."""
        card = asked(view)
        if card.display == "year" or card.unit.en == PERCENT:
            lows = tuple(max(low, 0.0) for low in self.lows)
            return super(Sharper, replace(self, lows=lows)).guesses(view, hunch)
        return super().guesses(view, hunch)

    def thought(self, view: WitsAndWagersView, seat: Seat, place: float) -> tuple[float, float]:
        del view, seat
        return place, 1.0

    def likely(self, off: float) -> float:
        told = sum(share / spread * exp(-((off / spread) ** 2) / 2) for spread, share in SPREADS)
        return self.distrust * ANYWHERE + (1 - self.distrust) * told

    def expected(self, view: WitsAndWagersView, seat: Seat) -> Bets:
        """Worked out for the last question, when it counts who has more."""
        guess = written(view, seat)
        if view.bets[seat] or left_after(view) or guess is None:
            return super().expected(view, seat)
        return laid(self.rival, view, seat, guess)


class WagerExploiter(Sharper, frozen=True, kw_only=True):
    """Knows what a rival of that kind thinks, by what it has written; and lets it think wrong."""

    lows: tuple[float, ...] = (2.0,)  # the further, the more are they misled who trust

    def thought(self, view: WitsAndWagersView, seat: Seat, place: float) -> tuple[float, float]:
        card, guess = asked(view), written(view, seat) or "0"
        known = DOUBT[self.level_of(view, seat)]
        if card.negative:  # these are written as they are thought
            return place, known
        would = self.would_write(view, seat, guess)
        thought, *after = positions(card, [guess, *would])
        lows = [thought - each for each in after]
        low = sum(map(mul, lows, would.values()))
        spread = sum(
            [often * (each - low) ** 2 for each, often in zip(lows, would.values(), strict=True)]
        )
        return place + low, sqrt(known**2 + spread)

    def likely(self, off: float) -> float:
        return pull(off)

    def expected(self, view: WitsAndWagersView, seat: Seat) -> Bets:
        guess = written(view, seat)
        if view.bets[seat] or guess is None:
            return super().expected(view, seat)
        return laid(self.rival, view, seat, guess)

    def would_write(self, view: WitsAndWagersView, seat: Seat, hunch: str) -> dict[str, float]:
        """With that hunch, and how often."""
        judged = self.rival.judge(guessing(view, seat, hunch), [Lock()], Random(0), 1.0)
        would = {
            each.move.number: each.weight
            for each in judged
            if isinstance(each.move, Guess) and each.weight
        }
        return would or {hunch: 1.0}

    def level_of(self, view: WitsAndWagersView, seat: Seat) -> Level:
        move = likeliest(self.rival, guessing(view, seat, None))
        return move.level if isinstance(move, Wonder) else "middle"


def written(view: WitsAndWagersView, seat: Seat) -> str | None:
    return next((slot.number for slot in view.mat if seat in slot.seats), None)


def guessing(view: WitsAndWagersView, seat: Seat, hunch: str | None) -> WitsAndWagersView:
    """As it was for that seat before it wrote."""
    nothing = ((),) * len(view.bets)
    return replace(view, seat=seat, phase="guessing", mat=(), bets=nothing, hunch=hunch, guess=None)


def laid(rival: Judge, view: WitsAndWagersView, seat: Seat, hunch: str) -> Bets:
    """What a rival would bet who has thought that."""
    bets: Bets = ()
    for _ in range(WAGERS):
        seen = replace(view, seat=seat, hunch=hunch, guess=hunch, bets=put(view.bets, seat, bets))
        move = likeliest(rival, seen)
        bets = move.bets if isinstance(move, Bet) else bets
    return bets


def likeliest(rival: Judge, view: WitsAndWagersView) -> Move:
    judged = rival.judge(view, [Lock()], Random(0), 1.0)  # the same whenever it is asked
    return max(judged, key=lambda each: each.weight).move
