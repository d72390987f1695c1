"""Adventure Book: whether the chapter is told, by a companion who plays the turn out.

What is won is won by all, and each chapter by itself. Words alone (which challenge one aims for)
are no decisions, nor is who goes first.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from witsend.bots.adventure_book.companion import Companion
from witsend.bots.adventure_book.foresight import both, ways
from witsend.bots.adventure_book.lines import mark
from witsend.bots.judging import own_seat
from witsend.coach.measuring import Sample, measure, spread
from witsend.coach.mind import FOREVER, Choice, Mind, Weighed, by_judge, percent
from witsend.coach.reasons import AnyReason, BookReason, Way
from witsend.coach.report import AnyChance, ChapterIsTold, Limit
from witsend.game import Move, Seat, State
from witsend.games.adventure_book import AdventureBook, AdventureBookView
from witsend.games.adventure_book.due import TOLD
from witsend.games.adventure_book.moves import Complete, Step, Stride
from witsend.games.english import listed
from witsend.record import GameRecord

SAMPLES = 40  # ends of the turn, at most
FEWEST = 8
ENDS = 12  # by which the chance is told where the reference would do the same
TOLD_APART = 0.01  # how much likelier an interruption is, from which it is worth saying


class BookMind(Mind):
    zero_sum = False

    def __init__(self) -> None:
        self.companions: dict[Seat, Companion] = {}  # each follows its line through a turn

    def limits(self, record: GameRecord) -> Iterator[Limit]:
        del record
        yield "model"
        yield "parts"

    def at_ease(self, record: GameRecord) -> float:
        del record
        return 200

    def is_choice(self, state: Any, seat: Seat, move: Move) -> bool:
        del seat
        return state.moment == "telling" and state.phase != "first" and not move.only_said

    def alternatives(self, state: State, seat: Seat) -> Sequence[Move]:
        every = state.moves(seat)
        return [move for move in every if not (move.only_said or move.takes_back)]

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        view = seen(choice)
        bot = self.companions.setdefault(choice.seat, Companion.hard())
        bot.choose(view, choice.moves, rng, FOREVER)  # or it would think again, and again forget
        judged = bot.judge(view, choice.moves, rng, FOREVER)
        seat, state = own_seat(view), AdventureBook.imagined(view, rng)
        weighed = by_judge(judged, choice.move)
        if goes_both(bot, state, seat, weighed.favourite, choice.move):
            same = [each._replace(weight=float(each.move == choice.move)) for each in judged]
            weighed = by_judge(same, choice.move)
        ends: list[Sample] = []  # of the better one
        if weighed.weight:
            worths = both(bot, state, seat, (weighed.favourite,), rng)
            ends = [Sample(1.0, worth) for (worth,) in islice(worths, ENDS)]
        else:

            def samples() -> Iterator[Sample]:
                for better, made in both(bot, state, seat, (weighed.favourite, choice.move), rng):
                    ends.append(Sample(1.0, better))
                    yield Sample(1.0, better - made)

            found = measure(samples(), max(FEWEST, round(SAMPLES * effort)))
            weighed = weighed.measured(found)
        reference = spread(ends)
        return weighed._replace(reference=reference.difference, blur=reference.error)

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        del rng
        return ChapterIsTold(weighed.reference, seen(choice).chapter)

    def why(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyReason | None:
        seat, state = choice.seat, AdventureBook.imagined(seen(choice), rng)
        made, better = [
            Way(
                moves=tuple(in_short(way.moves)),
                completes=tuple(
                    [move.challenge for move in way.moves if isinstance(move, Complete)]
                ),
                missing=way.missing,
                lost=way.lost,
                soon=way.soon,
            )
            for way in ways(
                self.companions[seat], state, seat, (choice.move, weighed.favourite), rng
            )
        ]
        return BookReason(made=made, better=better)

    def because(self, choice: Choice, favourite: Any, why: AnyReason) -> str:
        del favourite
        if not isinstance(why, BookReason):
            return ""
        made, better, told = why.made, why.better, list[str]()
        if only := [each for each in better.completes if each not in made.completes]:
            told.append(f"It completes {listed(only)} in this turn, and what was done does not.")
        if made.lost - better.lost >= TOLD_APART:
            told.append(
                f"The next plot card interrupts the chapter {percent(better.lost)} of the time "
                f"then, and {percent(made.lost)} after what was done."
            )
        elif made.soon - better.soon >= TOLD_APART:
            told.append(
                "If nobody does anything about it, one of the next two plot cards interrupts the "
                f"chapter {percent(better.soon)} of the time then, and {percent(made.soon)} after "
                "what was done."
            )
        if round(better.missing) < round(made.missing):
            told.append(
                f"About {better.missing:.0f} steps and cards are then missing to the end, and "
                f"{made.missing:.0f} after what was done."
            )
        if better.moves[1:]:
            plan = [self.said(choice, move) for move in better.moves]
            told.append(f"The whole plan: {', then '.join(plan)}.")
        return " ".join(told)

    def said(self, choice: Choice, move: Any) -> str:
        del choice
        return f"move {move}" if isinstance(move, Step) else str(move)

    # Parts: the chapters, each as often as it is begun

    def part_of(self, state: Any, seat: Seat) -> int:
        del seat
        return 2 * int(state.number) + bool(state.again)

    def begins_at(self, record: GameRecord, seat: Seat, part: int) -> float | None:
        del record, seat, part
        return None  # by how hard the chapter is

    def ends_at(self, record: GameRecord, seat: Seat, part: int) -> tuple[int, float] | None:
        for number, state in enumerate(record.states):
            if (
                isinstance(state, AdventureBook)
                and state.outcome
                and self.part_of(state, seat) == part
            ):
                return number, float(state.outcome == TOLD)
        return None


def in_short(moves: Sequence[Move]) -> list[Move]:
    """A figure's steps one after the other are its way to the last of them."""
    short: list[Move] = []
    for move in moves:
        last = short[-1] if short else None
        if isinstance(move, Step) and isinstance(last, Step) and goes_on(last, move):
            short[-1] = replace(move, cards=(*last.cards, *move.cards))
        else:
            short.append(move)
    return short


def goes_both(
    bot: Companion, state: AdventureBook, seat: Seat, favourite: Move, move: Move
) -> bool:
    """Whether the reference would make the two steps of the move too, one after the other."""
    if not isinstance(move, Stride):
        return False
    first = Step(move.who, move.via, riding=move.riding)
    then = Step(move.who, move.to, riding=move.riding)
    return favourite == first and bot.mind.get(mark(state.apply(seat, first))) == then


def goes_on(step: Step, then: Step) -> bool:
    return (step.who, step.riding) == (then.who, then.riding)


def seen(choice: Choice) -> AdventureBookView:
    view: AdventureBookView = choice.view
    return view
