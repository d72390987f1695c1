"""The coach's sentence before a move: what the reference would do, by what the seat knows."""

from hashlib import sha256
from random import Random
from typing import Any

from msgspec import json

from witsend.coach.coaching import MINDS
from witsend.coach.mind import by_judge
from witsend.coach.report import AnyChance
from witsend.game import Record, Seat, State


class Hint(Record, frozen=True):
    move: Any  # what the reference does most often
    worth: float  # the share of the win that it expects
    chance: AnyChance | None  # one number that the decision turns on


def hint(state: State, seat: Seat) -> Hint | None:
    """None where there is nothing to decide, or nothing that the coach judges.

    By the seat's view alone, which even the chance in the reference's head is drawn from: asked
    again it says the same.
    """
    mind = MINDS[state.name]()
    choice = mind.choice_now(state, seat)
    if choice is None:
        return None
    rng = Random(sha256(json.encode((choice.view, list(choice.moves)))).hexdigest())
    judged = mind.judged(choice, rng, 1.0)
    best = max(judged, key=lambda each: each.weight).move
    weighed = by_judge(judged, best)
    chance = mind.chance(choice._replace(move=best), weighed, rng)
    return Hint(best, min(max(weighed.reference, 0.0), 1.0), chance)
