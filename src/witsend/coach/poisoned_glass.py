"""Poisoned Glass: whether a glass is good, by what a sommelier makes of all that was poured."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from witsend.bots.glass_expert import BATCH as WORLDS_AT_ONCE
from witsend.bots.glass_expert import Sommelier
from witsend.bots.judging import Judged, own_seat
from witsend.bots.poisoned_glass import RoundEnd
from witsend.coach.measuring import Sample, blurred, measure
from witsend.coach.mind import FOREVER, IN_MIX, Choice, Mind, Weighed, by_judge, percent
from witsend.coach.reasons import AnyReason, GlassReason, Tasting
from witsend.coach.report import AnyChance, GlassIsGood
from witsend.game import Move, Seat
from witsend.games.english import letter
from witsend.games.poisoned_glass import Choose, Drink, PoisonedGlassView, Pour, Refuse, Spy
from witsend.record import GameRecord

SAMPLES = 600  # worlds in which two moves are tried, at most
FEWEST = 80
LEAST = 300  # of them, if there is time: as few as a twentieth may weigh the most
LOOKS = 600  # worlds by which a glass is looked at
AT_EASE = 3 / 8  # of what the reference thinks at a table: what is in doubt is measured anyway


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
        bot = sommelier(effort)
        weighed = by_judge(self.judged(choice, rng, effort), choice.move)
        worlds = min(bot.plays // len(choice.moves), bot.most_worlds)
        weighed = weighed._replace(blur=blurred(weighed.reference, worlds))
        if weighed.weight >= IN_MIX:
            return weighed
        ends = Ends(bot, seen(choice))
        samples = ends.kept(tried(bot, choice, weighed.favourite, rng))
        found = measure(samples, max(FEWEST, round(SAMPLES * effort)), LEAST)
        return weighed.measured(found, ends.worth())._replace(
            why=ends.reason(), blur=blurred(ends.worth(), len(ends.tried))
        )

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

    def because(self, choice: Choice, favourite: Any, why: AnyReason) -> str:
        del favourite
        if not isinstance(why, GlassReason):
            return ""
        made, better = why.made, why.better
        told = []
        if isinstance(choice.move, Choose):
            told = [
                f"Glass {letter(each.glass)} is good {percent(each.good)} of the time."
                for each in (better, made)
            ]
        elif isinstance(choice.move, Drink | Refuse):
            told = [f"Glass {letter(made.glass)} is good {percent(made.good)} of the time."]
        elif round(100 * better.good) <= round(100 * made.good):
            told.append(
                "It is not about a better glass: one that is known to be poisoned is refused at no "
                "cost, and every good glass that somebody else drinks costs a heart."
            )
        else:
            told = [
                f"{where} glass {letter(each.glass)} is taken {percent(each.often)} of the time, "
                f"and good {percent(each.good)} of these."
                for where, each in (("Then", better), ("After this", made))
            ]
        if better.own - better.others < made.own - made.others:
            told.append(
                f"It costs {better.own:.2f} hearts and each of the others {better.others:.2f} on "
                f"average, and this {made.own:.2f} and {made.others:.2f}."
            )
        else:
            told.append(
                f"Nobody has more hearts after the round {percent(better.leads)} of the time, and "
                f"after this {percent(made.leads)}."
            )
        return " ".join(told)

    def said(self, choice: Choice, move: Any) -> str:
        del choice
        return "refuse to drink" if isinstance(move, Refuse) else str(move)

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
    return replace(bot, plays=max(200, round(bot.plays * effort * AT_EASE)))


Tried = tuple[float, Sequence[RoundEnd]]  # a world's weight, and how it ends after both moves


def tried(bot: Sommelier, choice: Choice, favourite: Move, rng: Random) -> Iterator[Tried]:
    while True:
        yield from bot.both(choice.view, (favourite, choice.move), rng, WORLDS_AT_ONCE)


class Ends:
    """How two moves end in world after world: by how much one is better, and why."""

    def __init__(self, bot: Sommelier, view: PoisonedGlassView) -> None:
        self.bot, self.view = bot, view
        self.seat, self.hearts = own_seat(view), view.hearts
        self.tried: list[Tried] = []

    def kept(self, tried: Iterator[Tried]) -> Iterator[Sample]:
        for weight, ends in tried:
            self.tried.append((weight, ends))
            better, made = [self.bot.worth(self.view, end.hearts) for end in ends]
            yield Sample(weight, better - made)

    def worth(self) -> float:
        """Of the better one."""
        total = sum([weight for weight, _ in self.tried])
        worths = [weight * self.bot.worth(self.view, ends[0].hearts) for weight, ends in self.tried]
        return sum(worths) / total

    def reason(self) -> GlassReason:
        better, made = [
            self.tasting([(weight, ends[which]) for weight, ends in self.tried])
            for which in range(2)
        ]
        return GlassReason(made=made, better=better)

    def tasting(self, ends: Sequence[tuple[float, RoundEnd]]) -> Tasting:
        total = sum([weight for weight, _ in ends])
        taken: dict[int, float] = {}
        for weight, end in ends:
            taken[end.glass] = taken.get(end.glass, 0.0) + weight
        glass = max(sorted(taken), key=taken.__getitem__)
        lost = [
            sum([weight * (had - end.hearts[seat]) for weight, end in ends]) / total
            for seat, had in enumerate(self.hearts)
        ]
        own = lost.pop(self.seat)
        good = sum([weight for weight, end in ends if end.good and end.glass == glass])
        return Tasting(
            glass=glass,
            often=taken[glass] / total,
            good=good / taken[glass],
            own=own,
            others=sum(lost) / len(lost),
            leads=sum([w for w, end in ends if end.hearts[self.seat] == max(end.hearts)]) / total,
        )


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
