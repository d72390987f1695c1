"""Poisoned Glass: the luckiest sip, the worst one, the wisest refusal, the cure that was missed.

All by how much more there was of the one than of the other, Wesley's own halves among it.
"""

from collections.abc import Sequence

from witsend.game import Highlight, Seat
from witsend.games.english import letter
from witsend.games.poisoned_glass import PoisonedGlass
from witsend.games.poisoned_glass.news import Announced, GlassOpened, HeartsLost, halved
from witsend.games.poisoned_glass.setup import GlassNumber
from witsend.highlights.finale import Finale, all_news, best, finale, ranked, result_of

CLOSE = 4  # halves more antidote than poison, at most, for luck that is worth telling
CLEAR = 8  # halves more of the one than of the other, at least, to have known better


class SipTold(Highlight, frozen=True):
    """A glass that was drunk, or left."""

    seat: Seat
    glass: GlassNumber
    antidote: int  # in halves, with what Wesley adds
    poison: int

    @property
    def sums(self) -> str:
        return f"antidote {halved(self.antidote)}, poison {self.poison}"

    @property
    def antidote_ahead(self) -> int:
        """In halves."""
        return self.antidote - 2 * self.poison


class LuckiestSip(SipTold, frozen=True):
    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} drank glass {letter(self.glass)} and was right: {self.sums}."


class WorstSip(SipTold, frozen=True):
    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} drank glass {letter(self.glass)} all the same: {self.sums}."


class WisestRefusal(SipTold, frozen=True):
    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} wisely left glass {letter(self.glass)}: {self.sums}."


class MissedCure(SipTold, frozen=True):
    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} did not dare to drink glass {letter(self.glass)}: {self.sums}."


class LastGlass(SipTold, frozen=True):
    drank: bool

    def sentence(self, names: Sequence[str]) -> str:
        did = "drank" if self.drank else "did not drink"
        return f"{names[self.seat]} {did} their last glass: {self.sums}."


class LastHeart(SipTold, frozen=True):
    """Lost to another, who drank a good glass."""

    by: Seat

    def sentence(self, names: Sequence[str]) -> str:
        drank = f"{names[self.by]} drank glass {letter(self.glass)}"
        return f"{names[self.seat]} lost their last heart when {drank}: {self.sums}."


def tell(shown: Sequence[PoisonedGlass]) -> Finale:
    glasses = opened(shown)
    drunk = [each for each in glasses if each.drank]
    left = [each for each in glasses if not each.drank]
    last: dict[Seat, SipTold] = {each.seat: each for each in glasses}
    last |= hearts_taken(shown, glasses)
    return finale(
        ranked(result_of(shown)),
        (
            told(LuckiestSip, [each for each in drunk if 0 < each.antidote_ahead <= CLOSE], -1),
            told(WorstSip, [each for each in drunk if each.antidote_ahead <= -CLEAR], -1),
            told(WisestRefusal, [each for each in left if each.antidote_ahead <= -CLEAR], -1),
            told(MissedCure, [each for each in left if each.antidote_ahead >= CLEAR], 1),
        ),
        [last.get(seat) for seat in range(shown[-1].setup.seats)],
    )


def opened(shown: Sequence[PoisonedGlass]) -> list[LastGlass]:
    glasses = []
    drinks = False
    for news in all_news(shown):
        match news:
            case Announced(drinks=drinks):
                pass
            case GlassOpened(seat, glass, _, antidote, halves, poison):
                glasses.append(LastGlass(seat, glass, 2 * antidote + halves, poison, drinks))
    return glasses


def hearts_taken(
    shown: Sequence[PoisonedGlass], glasses: Sequence[LastGlass]
) -> dict[Seat, LastHeart]:
    """The seats that have no heart left, though it was not their own glass that cost the last."""
    costs = [news for news in all_news(shown) if isinstance(news, HeartsLost)]
    broken_by: dict[Seat, LastHeart] = {}
    for each, cost in zip(glasses, costs, strict=True):
        for seat in cost.losers:
            if cost.hearts[seat] == 0 and seat not in broken_by:  # a round may go on without hearts
                broken_by[seat] = LastHeart(seat, each.glass, each.antidote, each.poison, each.seat)
    return {seat: heart for seat, heart in broken_by.items() if heart.by != seat}


def told(kind: type[SipTold], glasses: Sequence[LastGlass], way: int) -> SipTold | None:
    """The one with the most antidote ahead, or with -1 the least."""
    glass = best(glasses, lambda each: way * each.antidote_ahead)
    return kind(glass.seat, glass.glass, glass.antidote, glass.poison) if glass else None
