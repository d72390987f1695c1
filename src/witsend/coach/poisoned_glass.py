"""Poisoned Glass: whether a glass is good, by what a sommelier makes of all that was poured."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from witsend.bots.glass_expert import BATCH as WORLDS_AT_ONCE
from witsend.bots.glass_expert import Sommelier
from witsend.bots.judging import Judged
from witsend.coach.measuring import Sample, measure
from witsend.coach.mind import FOREVER, IN_MIX, Choice, Mind, Weighed, by_judge
from witsend.coach.report import AnyChance, GlassIsGood
from witsend.game import Move, Seat
from witsend.games.poisoned_glass import Choose, Drink, PoisonedGlassView, Pour, Refuse, Spy
from witsend.record import GameRecord

SAMPLES = 600  # worlds in which two moves are tried, at most
FEWEST = 80
LOOKS = 300  # worlds by which a glass is looked at


class GlassMind(Mind):
    def at_ease(self, record: GameRecord) -> float:
        del record
        return 100

    def is_choice(self, state: Any, seat: Seat, move: Move) -> bool:
        """What to look at before anything is poured, the reference takes to be all the same."""
        del state, seat
        return not isinstance(move, Spy)

    def judged(self, choice: Choice, rng: Random, effort: float) -> Sequence[Judged]:
        return sommelier(effort).judge(choice.view, choice.moves, rng, FOREVER)

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        weighed = by_judge(self.judged(choice, rng, effort), choice.move)
        if weighed.weight >= IN_MIX:
            return weighed
        samples = tried(sommelier(effort), choice, weighed.favourite, rng)
        return weighed.measured(measure(samples, max(FEWEST, round(SAMPLES * effort))))

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        """Of the glass that the move is about."""
        del weighed
        view, glass = seen(choice), glass_of(choice)
        if glass is None:
            return None
        halves = view.setup.seats if view.seat == view.wesley else 0
        worlds = Sommelier.expert().rehearsals(view, LOOKS, rng, FOREVER)
        good = [2 * sum([card for card, _ in each.glasses[glass]]) + halves > 0 for each in worlds]
        weights = [each.weight for each in worlds]
        likely = sum([weight for weight, is_good in zip(weights, good, strict=True) if is_good])
        return GlassIsGood(likely / sum(weights), glass)

    def knew(self, choice: Choice) -> str:
        view, glass = seen(choice), glass_of(choice)
        if glass is None:
            return ""
        cards = [dose.card for dose in view.glasses[glass].cards]
        known = [f"{card:+d}" for card in cards if card is not None]
        hidden = len(cards) - len(known)
        if not known:
            return "knowing nothing of the glass"
        return f"knowing {' '.join(known)} in the glass{f' and not {hidden} more' * bool(hidden)}"


def sommelier(effort: float) -> Sommelier:
    bot = Sommelier.expert()
    return replace(bot, plays=max(200, round(bot.plays * effort)))


def tried(bot: Sommelier, choice: Choice, favourite: Move, rng: Random) -> Iterator[Sample]:
    while True:
        moves = (favourite, choice.move)
        for weight, (better, made) in bot.both(choice.view, moves, rng, WORLDS_AT_ONCE):
            yield Sample(weight, better - made)


def glass_of(choice: Choice) -> int | None:
    """The glass that the move is about."""
    move, view = choice.move, seen(choice)
    if isinstance(move, Pour | Choose):
        return move.glass
    if isinstance(move, Drink | Refuse):
        return next(n for n, glass in enumerate(view.glasses) if glass.taker == view.seat)
    return None


def seen(choice: Choice) -> PoisonedGlassView:
    view: PoisonedGlassView = choice.view
    return view
