"""From a record to a report: every decision is weighed, and what they come to is added up."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from hashlib import sha256
from math import inf
from random import Random
from typing import NamedTuple

from msgspec import json
from msgspec.structs import replace

from witsend.bots import levels
from witsend.coach.adventure_book import BookMind
from witsend.coach.battle_of_wits import BattleMind
from witsend.coach.measuring import SURE
from witsend.coach.mind import IN_MIX, Choice, Mind, Weighed
from witsend.coach.pirates_dice import PirateMind
from witsend.coach.poisoned_glass import GlassMind
from witsend.coach.report import VERSION, Decision, Mover, Reference, Report, Verdict
from witsend.coach.summing import MISTAKES, summed
from witsend.coach.wits_and_wagers import WagerMind
from witsend.game import CHANCE, Seat
from witsend.record import GameRecord, as_it_ended

MINDS: Mapping[str, type[Mind]] = {
    "pirates-dice": PirateMind,
    "battle-of-wits": BattleMind,
    "poisoned-glass": GlassMind,
    "wits-and-wagers": WagerMind,
    "adventure-book": BookMind,
}

SLIP, BLUNDER = 0.02, 0.08  # of the win, from which a decision is called so
LEAST_EFFORT = 0.1
NOBODY: Mapping[int, Mover] = {}

Told = Callable[[int, int], None]  # how many decisions are weighed, and of how many


class Progress(NamedTuple):
    """How many decisions are weighed, and of how many."""

    done: int
    of: int


class NoCoach(ValueError):
    """There is nothing to judge a game by; its text says so."""


def coach(
    record: GameRecord,
    seats: Collection[Seat] | None = None,
    told: Told | None = None,
    most_effort: float = 1.0,
    movers: Mapping[int, Mover] = NOBODY,
    since: int = 0,
) -> Report:
    """Of these seats, or of all. The same record always has the same report.

    A record does not say who moved for a seat: where it is known, `movers` says it by event. What
    came before the event `since` is not judged.

    Only CPU is spent: some seconds, less for a game that is short or solved. It looks at nothing
    but the record, and judges each decision by that seat's view of it.
    """
    work = at_work(record, seats, most_effort, movers, since)
    while isinstance(each := next(work), Progress):
        if told:
            told(*each)
    return each


def at_work(
    record: GameRecord,
    seats: Collection[Seat] | None = None,
    most_effort: float = 1.0,
    movers: Mapping[int, Mover] = NOBODY,
    since: int = 0,
) -> Iterator[Progress | Report]:
    """What `coach` does, with a pause after every decision; the report comes last."""
    if record.state.name not in MINDS:
        raise NoCoach(f"There is no coach for {record.state.title}.")
    mind = MINDS[record.state.name]()
    every = range(record.setup.seats)
    wanted = sorted(every if seats is None else {*seats} & {*every})
    stands = standing(record)
    choices = [
        choice
        for choice in mind.choices(record)
        if choice.seat in wanted and choice.event >= since and choice.event in stands
    ]
    effort = max(LEAST_EFFORT, min(most_effort, mind.at_ease(record) / max(len(choices), 1)))
    steps = replay_steps(record)
    decisions = []
    for number, choice in enumerate(choices):
        decided = decide(mind, choice, steps[choice.event], effort)
        decisions.append(replace(decided, mover=movers.get(choice.event)))
        yield Progress(number + 1, len(choices))
    limits = [*mind.limits(record)]
    limits += ["seats"] * (len(wanted) < len(every) and mind.zero_sum)
    limits += ["unfinished"] * (record.result is None)
    limits += ["hurried"] * (effort < 1)
    limits += ["moved-for"] * any(decision.mover for decision in decisions)
    limits += ["practice"] * (since > 0)
    yield Report(
        version=VERSION,
        game=record.state.name,
        rules=record.state.version,
        reference=Reference(levels(record.state.name)[-1], tuple(limits)),
        seats=tuple(
            [summed(mind, record, seat, decisions, wanted, steps, since) for seat in wanted]
        ),
    )


def decide(mind: Mind, choice: Choice, step: int, effort: float = 1.0) -> Decision:
    """By the choice alone: chance too is drawn from what the seat knew and did."""
    seed = sha256(json.encode((choice.view, choice.move, list(choice.moves)))).hexdigest()
    rng = Random(seed)
    weighed = mind.weigh(choice, rng, effort)
    weighed = weighed._replace(reference=min(max(weighed.reference, 0.0), 1.0))
    cost, verdict, unsure = blamed(choice, weighed)
    chance = mind.chance(choice, weighed, rng)
    return Decision(
        seat=choice.seat,
        event=choice.event,
        step=step,
        move=choice.move,
        favourite=weighed.favourite,
        weight=weighed.weight,
        worth=min(max(weighed.reference - weighed.difference, 0.0), 1.0),
        reference=weighed.reference,
        error=0.0 if weighed.error == inf else weighed.error,
        blur=weighed.blur,
        cost=cost,
        at_stake=max(weighed.at_stake, cost),
        verdict=verdict,
        unsure=unsure,
        chance=chance,
        why=mind.why(choice, weighed, rng) if verdict in MISTAKES else None,
    )


def blamed(choice: Choice, weighed: Weighed) -> tuple[float, Verdict, bool]:
    """The cost, what it is called, and whether the reference cannot tell."""
    difference = min(weighed.difference, weighed.reference)
    if choice.move == weighed.favourite:
        return 0.0, "best", False
    if weighed.weight >= IN_MIX or difference <= 0:
        return 0.0, "fine", False
    if difference < SURE * weighed.error:
        return 0.0, "fine", difference >= SLIP
    if difference < SLIP:
        return difference, "fine", False
    return difference, "slip" if difference < BLUNDER else "blunder", False


def standing(record: GameRecord) -> set[int]:
    """The events that were not taken back."""
    return set(as_it_ended([event.move for event in record.events]))


def replay_steps(record: GameRecord) -> Sequence[int]:
    """Of each state, the step of a replay that shows it, or the last one before it."""
    steps, step, stands = [], 0, standing(record)
    for event, state in enumerate(record.states[:-1]):
        step += CHANCE not in state.to_act() and (event == 0 or event - 1 in stands)
        steps.append(max(step, 1))
    return [*steps, step + 1]
