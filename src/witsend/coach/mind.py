"""What the coach asks of the reference of a game; a file a game has the answers."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from witsend.bots.judging import Judged
from witsend.coach.measuring import EXACT, Measured
from witsend.coach.reasons import AnyReason
from witsend.coach.report import AnyChance, Decision, Limit, Moment
from witsend.game import CHANCE, Move, Seat, State
from witsend.record import GameRecord

FOREVER = 1e9  # seconds to think: counts bound the reference, as a clock would not give the same
IN_MIX = 0.02  # how often the reference makes a move that is its own, and no blame


class Choice(NamedTuple):
    """A choice that a seat made, as far as it is judged."""

    event: int
    seat: Seat
    view: Any  # what it knew
    moves: Sequence[Move]  # what it could do; where input is free, a sample
    move: Move  # what it did
    way: Sequence[tuple[Any, Move]] = ()  # what it saw and did on the way, where it took several


class Weighed(NamedTuple):
    """What the reference thinks of a choice, from the view alone."""

    judged: Sequence[Judged]
    weight: float  # how often it does what was done
    reference: float  # the worth of what it would do
    difference: float  # by which that is better than what was done
    error: float = EXACT
    blur: float = EXACT  # the standard error of `reference`
    at_stake: float = 0.0
    why: AnyReason | None = None  # where measuring has shown it

    @property
    def favourite(self) -> Move:
        return max(self.judged, key=lambda each: each.weight).move

    def measured(self, found: Measured, reference: float | None = None) -> "Weighed":
        """With a difference that was measured anew, and the worth of what the reference would do
        where that was measured beside it: worths that were sampled are not compared."""
        return self._replace(
            reference=self.reference if reference is None else reference,
            difference=found.difference,
            error=found.error,
            at_stake=max(self.at_stake, found.difference),
        )


class Mind:
    """A reference with the game's own answers, for one record. What games share is here."""

    zero_sum: ClassVar[bool] = True  # what one gives away others get

    def limits(self, record: GameRecord) -> Iterator[Limit]:
        del record
        yield "model"

    def at_ease(self, record: GameRecord) -> float:
        """Decisions of such a game for which there is time to think in full."""
        raise NotImplementedError

    def choices(self, record: GameRecord) -> Iterator[Choice]:
        for event, (seat, move) in enumerate(events(record)):
            state = record.states[event]
            # Out of turn, nothing is listed that says: do not.
            if seat != CHANCE and seat in state.to_act() and self.is_choice(state, seat, move):
                moves = self.alternatives(state, seat)
                if len(moves) > 1:
                    if move not in moves:
                        moves = [*moves, move]
                    yield Choice(event, seat, state.view(seat), moves, move)

    def is_choice(self, state: Any, seat: Seat, move: Move) -> bool:
        """Whether the reference has anything to say about it."""
        raise NotImplementedError

    def alternatives(self, state: State, seat: Seat) -> Sequence[Move]:
        return state.moves(seat)

    def judged(self, choice: Choice, rng: Random, effort: float) -> Sequence[Judged]:
        """What the reference thinks of its moves, whatever was done: by the view alone."""
        raise NotImplementedError

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        """From the choice's view alone; with less effort where there is much to do."""
        raise NotImplementedError

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        raise NotImplementedError

    def why(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyReason | None:
        """The figures that make the favourite better, by the view alone; asked of mistakes."""
        del choice, rng
        return weighed.why

    def choice_now(self, state: Any, seat: Seat) -> Choice | None:
        """What the seat is to decide, with nothing done yet; None where it is not judged."""
        moves = self.alternatives(state, seat)
        ours = [move for move in moves if self.is_choice(state, seat, move)]
        if len(ours) < 2 or seat not in state.to_act():  # noqa: PLR2004 - one is no choice
            return None
        return Choice(0, seat, state.view(seat), moves, ours[0])

    # Parts: what is won or lost by itself

    def part_of(self, state: Any, seat: Seat) -> int:
        """Its number."""
        del state, seat
        return 0

    def begins_at(self, record: GameRecord, seat: Seat, part: int) -> float | None:
        """The chance before anything is known; None: by the first decision."""
        del seat, part
        return 1 / record.setup.seats

    def ends_at(self, record: GameRecord, seat: Seat, part: int) -> tuple[int, float] | None:
        """The state with which it ends and what came of it; None if it was broken off."""
        del part
        result = record.result
        if result is None:
            return None
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        return len(record.states) - 1, won

    # Words

    def bluff(self, record: GameRecord, decisions: Sequence[Decision]) -> Moment | None:
        """The best one of these, where the game has any that a record can tell."""
        del record, decisions
        return None

    def said(self, choice: Choice, move: Any) -> str:
        """What was done, after "you": `bid three 5s`."""
        del choice
        return str(move)

    def because(self, choice: Choice, favourite: Any, why: AnyReason) -> str:
        """The reason in sentences."""
        raise NotImplementedError

    def knew(self, choice: Choice) -> str:
        """What the seat knew and nobody else, in a few words, or nothing."""
        del choice
        return ""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def events(record: GameRecord) -> list[tuple[Seat, Move]]:
    return [(event.seat, event.move) for event in record.events]


def by_judge(judged: Sequence[Judged], move: Move) -> Weighed:
    """Where worths are exact, and so can be compared as they are."""
    own = next(each for each in judged if each.move == move)
    reference = sum([each.worth * each.weight for each in judged])
    return Weighed(
        judged=judged,
        weight=own.weight,
        reference=reference,
        difference=reference - own.worth,
        at_stake=max(reference - min([each.worth for each in judged]), 0.0),
    )
