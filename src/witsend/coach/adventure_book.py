"""Adventure Book: whether the chapter is told, by a companion who plays the turn out.

What is won is won by all, and each chapter by itself. Words alone (which challenge one aims for)
are no decisions, nor is who goes first.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from witsend.bots.adventure_book.companion import Companion
from witsend.bots.adventure_book.foresight import both
from witsend.bots.judging import own_seat
from witsend.coach.measuring import Sample, measure
from witsend.coach.mind import FOREVER, Choice, Mind, Weighed, by_judge
from witsend.coach.report import AnyChance, ChapterIsTold, Limit
from witsend.game import Move, Seat, State
from witsend.games.adventure_book import AdventureBook, AdventureBookView
from witsend.games.adventure_book.due import TOLD
from witsend.games.adventure_book.moves import Step
from witsend.record import GameRecord

SAMPLES = 40  # ends of the turn, at most
FEWEST = 8


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
        return [move for move in state.moves(seat) if not move.only_said]

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        view = seen(choice)
        bot = self.companions.setdefault(choice.seat, Companion.hard())
        bot.choose(view, choice.moves, rng, FOREVER)  # or it would think again, and again forget
        judged = bot.judge(view, choice.moves, rng, FOREVER)
        weighed = by_judge(judged, choice.move)
        if weighed.weight:
            return weighed
        seat, state = own_seat(view), AdventureBook.imagined(view, rng)
        worths = both(bot, state, seat, (weighed.favourite, choice.move), rng)
        samples = (Sample(1.0, better - made) for better, made in worths)
        return weighed.measured(measure(samples, max(FEWEST, round(SAMPLES * effort))))

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        del rng
        return ChapterIsTold(weighed.reference, seen(choice).chapter)

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


def seen(choice: Choice) -> AdventureBookView:
    view: AdventureBookView = choice.view
    return view
