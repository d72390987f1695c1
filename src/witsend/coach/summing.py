"""What a seat's decisions come to: the curve, the balance of skill and luck, three moments."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from witsend.coach.measuring import SURE
from witsend.coach.mind import Mind
from witsend.coach.report import Balance, Decision, Moment, Part, Point, SeatReport, Turn
from witsend.game import Seat
from witsend.record import GameRecord

MOST_TURNS = 3  # that are told of a part
TURN = 0.1  # share of the win from which a change is a turning point
MISTAKES = {"slip", "blunder"}
LITTLE = 0.05  # at stake in all: too little to tell how well somebody has played
LUCK = 0.05  # and from which a moment was lucky


class Stretch(NamedTuple):
    """From one point of a curve to the next."""

    event: int  # before it
    step: int
    change: float
    own: float  # given away at its beginning
    others: float  # what others gave away in between, as far as it came here
    error: float  # the standard error of the change

    @property
    def luck(self) -> float:
        return self.change + self.own - self.others

    def is_sure(self, change: float) -> bool:
        """Whether so much has changed, and not only in the reference's eyes."""
        return abs(change) >= SURE * self.error


def summed(
    mind: Mind,
    record: GameRecord,
    seat: Seat,
    every: Sequence[Decision],
    judged: Collection[Seat],
    steps: Sequence[int],
    since: int,
) -> SeatReport:
    own = [decision for decision in every if decision.seat == seat]
    by_itself = [decision for decision in own if not decision.mover]
    parts, stretches, ended = [], [], 0
    for number in dict.fromkeys(part_of(mind, record, decision) for decision in own):
        made = [decision for decision in own if part_of(mind, record, decision) == number]
        others = [
            decision
            for decision in every
            if decision.seat != seat and part_of(mind, record, decision) == number
        ]
        begin = None if since else mind.begins_at(record, seat, number)
        end = mind.ends_at(record, seat, number)
        points = [
            (each.event, each.step, each.reference, own_cost(each), each.blur) for each in made
        ]
        if begin is not None:
            points.insert(0, (0, 0, begin, 0.0, 0.0))
        if end is not None:
            points.append((end[0], steps[end[0]], end[1], 0.0, 0.0))
            ended += 1
        found = [
            Stretch(
                event=event,
                step=step,
                change=later - chance,
                own=cost,
                others=sum(
                    [
                        gift(mind, record, other, seat)
                        for other in others
                        if event <= other.event < until
                    ]
                ),
                error=hypot(blur, later_blur),
            )
            for (event, step, chance, cost, blur), (until, _, later, _, later_blur) in pairwise(
                points
            )
        ]
        parts.append(
            Part(
                curve=tuple([Point(step, chance, blur) for _, step, chance, _, blur in points]),
                turns=turning(found),
            )
        )
        if end is not None:
            stretches += found
    return SeatReport(
        seat=seat,
        decisions=tuple(own),
        parts=tuple(parts),
        balance=balance(mind, record, stretches, judged, ended) if ended else None,
        accuracy=accuracy(by_itself),
        moments=tuple(moments(mind, record, by_itself, stretches)),
    )


def own_cost(decision: Decision) -> float:
    """What others did for the seat, it has not given away itself."""
    return 0.0 if decision.mover else decision.cost


def part_of(mind: Mind, record: GameRecord, decision: Decision) -> int:
    return mind.part_of(record.states[decision.event], decision.seat)


def gift(mind: Mind, record: GameRecord, other: Decision, seat: Seat) -> float:
    """What another's mistake is thought to have been worth to a seat: an even share of it, for
    each who is still in; where all win or lose as one, the same loss.
    """
    state = record.states[other.event]
    if state.together:
        return -other.cost
    if not mind.zero_sum or state.is_out(seat):
        return 0.0
    rivals = [s for s in range(state.setup.seats) if s != other.seat and not state.is_out(s)]
    return other.cost / len(rivals)


def balance(
    mind: Mind,
    record: GameRecord,
    stretches: Sequence[Stretch],
    judged: Collection[Seat],
    parts: int,
) -> Balance:
    """Of a part, on average: two chapters that were lost are no loss of two hundred percent."""
    tells = (mind.zero_sum or record.state.together) and len(judged) == record.setup.seats
    others = sum([each.others for each in stretches]) / parts
    luck = sum([each.luck for each in stretches]) / parts
    return Balance(
        result=sum([each.change for each in stretches]) / parts,
        own=-sum([each.own for each in stretches]) / parts,
        others=others if tells else None,
        luck=luck if tells else luck + others,
    )


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """Of all that the worst moves would have cost, the share that was kept."""
    at_stake = sum([decision.at_stake for decision in decisions])
    if at_stake < LITTLE:
        return None
    return 1 - sum([decision.cost for decision in decisions]) / at_stake


def turning(stretches: Sequence[Stretch]) -> tuple[Turn, ...]:
    large = [each for each in stretches if abs(each.change) >= TURN and each.is_sure(each.change)]
    large.sort(key=lambda each: -abs(each.change))
    return tuple([Turn(each.step, each.change) for each in large[:MOST_TURNS]])


def moments(
    mind: Mind,
    record: GameRecord,
    decisions: Sequence[Decision],
    stretches: Sequence[Stretch],
) -> Iterator[Moment]:
    """The best bluff, or else the best move; the costliest mistake; the luckiest moment."""
    found = [each for each in decisions if each.verdict == "best" and each.at_stake]
    sound = [each for each in decisions if each.verdict not in MISTAKES]
    if bluff := mind.bluff(record, sound):
        yield bluff
    elif found:
        best = max(found, key=lambda each: each.at_stake)
        yield Moment("find", best.event, best.step, best.at_stake)
    wrong = [each for each in decisions if each.verdict in MISTAKES]
    if wrong:
        dearest = max(wrong, key=lambda each: each.cost)
        yield Moment("mistake", dearest.event, dearest.step, dearest.cost)
    # That a mistake went well is luck too; but to whom that is told, it sounds like praise for it.
    mistakes = {each.event for each in wrong}
    if lucky := [
        each
        for each in stretches
        if each.luck >= LUCK and each.is_sure(each.luck) and each.event not in mistakes
    ]:
        luckiest = max(lucky, key=lambda each: each.luck)
        yield Moment("luck", luckiest.event, max(luckiest.step, 1), luckiest.luck)
