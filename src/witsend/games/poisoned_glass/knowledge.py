"""What a seat of Poisoned Glass knows of the cards: those it has seen, and what follows from them.

Clause 11 of docs/rules/poisoned-glass.md: whoever has looked at a card, poured it or passed it on
knows it, wherever it can be followed.
"""

from typing import Literal

from witsend.game import Record, Seat
from witsend.games.poisoned_glass.glasses import Dose, PoisonedGlassFacts
from witsend.games.poisoned_glass.news import CardId
from witsend.games.poisoned_glass.setup import Card, Hand

How = Literal["spied", "poured", "passed", "exchanged", "revealed", "counted"]


class Knowledge(Record, frozen=True):
    """What one seat knows of the cards: each known one by id, and of the rest what they may be."""

    cards: dict[CardId, tuple[Card, How]]
    among: dict[CardId, Hand]
    passed: dict[Seat, Hand]  # by who holds the hand now: the cards passed on and not seen since


def knowledge(facts: PoisonedGlassFacts, seat: Seat | None) -> Knowledge:
    """Clause 11: what the seat has seen, wherever it can be followed, and what follows."""
    knows = Knowledge({}, {}, {})
    hidden = []
    for number, glass in enumerate(facts.glasses):
        opened = facts.is_open(number)
        for dose in glass:
            if how := saw(facts, seat, dose, opened=opened):
                knows.cards[dose.id] = (dose.card, how)
            else:
                hidden.append(dose)
    if seat is not None:
        elsewhere = bool(facts.removed) + sum(
            [trace(facts, seat, hand, hidden, knows) for hand in range(len(facts.hands))]
        )
        rest = [d for d in hidden if d.id not in knows.cards and d.id not in knows.among]
        if len(rest) == 1 and not elsewhere:
            knows.cards[rest[0].id] = (rest[0].card, "counted")
    return knows


def trace(
    facts: PoisonedGlassFacts, seat: Seat, hand: Seat, hidden: list[Dose], knows: Knowledge
) -> int:
    """Adds what the seat knows of a hand it has held; of another, counts the cards left."""
    seats = len(facts.hands)
    holder = (hand + facts.passes) % seats
    held = range((seat - hand) % seats, facts.passes + 1, seats)  # when this seat had it
    if not held:
        return len(facts.hands[holder])
    since = []
    for dose in hidden:
        if dose.hand == hand and (time := time_of(facts, dose)) > held[0]:
            if time > held[-1]:
                since.append(dose)
            else:  # The hand came back, and this card was missing.
                knows.cards[dose.id] = (dose.card, "passed")
    there = () if holder == seat else facts.hands[holder]
    left = tuple(sorted([*there, *[dose.card for dose in since]]))
    if there:
        knows.passed[holder] = left
    for dose in since:
        if len(left) == 1:
            knows.cards[dose.id] = (dose.card, "passed")
        else:
            knows.among[dose.id] = left
    return 0


def saw(facts: PoisonedGlassFacts, seat: Seat | None, dose: Dose, *, opened: bool) -> How | None:
    if opened:
        return "revealed"
    if seat is None:
        return None
    if dose.seat == seat:
        return "poured"
    if seat in dose.spies:
        return "spied"
    return "exchanged" if dose.looked and seat == facts.vizzini else None


def time_of(facts: PoisonedGlassFacts, dose: Dose) -> int:
    """How often hands had been passed when it was poured: each time everyone pours one."""
    return (dose.id - len(facts.glasses)) // len(facts.hands)
