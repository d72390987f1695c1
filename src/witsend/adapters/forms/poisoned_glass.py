"""Poisoned Glass in numbers: every move its number, every view its vector."""

from collections.abc import Iterator
from itertools import combinations
from typing import get_args

from witsend.adapters.forms.field import Field, flags, named, numbers, one_of
from witsend.adapters.forms.wait import Wait
from witsend.game import Move
from witsend.games.poisoned_glass import (
    Choose,
    Drink,
    Exchange,
    Leave,
    Look,
    PoisonedGlassSetup,
    PoisonedGlassView,
    Pour,
    Refuse,
    SeenDose,
    Spy,
)
from witsend.games.poisoned_glass.glasses import Phase, Power
from witsend.games.poisoned_glass.knowledge import How
from witsend.games.poisoned_glass.setup import FULL, Hand, deck

PHASES: tuple[Phase, ...] = get_args(Phase)
POWERS: tuple[Power, ...] = get_args(Power)
HOWS: tuple[How, ...] = get_args(How)


def moves(setup: PoisonedGlassSetup) -> Iterator[Move]:
    glasses = range(setup.glasses)
    yield from map(Spy, glasses)
    yield from (Pour(card, glass) for card in deck(setup.seats) for glass in glasses)
    yield from (Look(one, other) for one, other in combinations(glasses, 2))
    yield from (Exchange(one, other) for one, other in combinations(glasses, 2))
    yield Leave()
    yield from map(Choose, glasses)
    yield Refuse()
    yield Drink()
    if setup.vizzini_when == "any-time":
        yield Wait()


def fields(view: PoisonedGlassView) -> Iterator[Field]:
    seats, glasses = view.setup.seats, view.setup.glasses
    answers = [0.0 if said is None else 1.0 if said else -1.0 for said in view.announced]
    yield Field("seat", "whose view it is; none for an onlooker", one_of(view.seat, seats))
    yield Field("round", "0 before the first", [float(view.round)])
    phase = one_of(PHASES.index(view.phase), len(PHASES))
    yield Field("phase", ", ".join(PHASES), phase)
    yield Field("turn", "whose turn it is; none at the end", one_of(view.turn, seats))
    yield Field("wesley", "who is Wesley; none before the lot", one_of(view.wesley, seats))
    yield Field("hearts", "hearts of each seat", numbers(view.hearts, seats))
    yield Field("hand", "one's own cards, in the order of the deck", held(view.hand, seats))
    yield Field("left", "cards in each hand", numbers(view.left, seats))
    passed = [flag for hand in view.passed for flag in held(hand, seats)]
    yield Field("passed", "per seat: cards one has passed on and it may still hold", passed)
    yield Field("passes", "how often hands were passed in this round", [float(view.passes)])
    yield Field("spyings", "cards that are yet to be looked at", [float(view.spyings)])
    power = one_of(POWERS.index(view.power), len(POWERS))
    yield Field("power", f"Vizzini's: {', '.join(POWERS)}", power)
    tops = [float(top + 1) for top in view.tops]
    yield Field("tops", "the two glasses he has looked at, from 1", numbers(tops, 2))
    yield Field("poured", "1 when Vizzini has poured in this turn", [float(view.poured)])
    yield Field("removed", "1 while a card lies aside", [float(view.removed)])
    yield Field("announced", "per seat: 1 drinks, -1 does not, 0 has not said", answers)
    takers = [named(glass.taker) for glass in view.glasses]
    yield Field("takers", "per glass who has taken it, from 1", numbers(takers, glasses))
    opened = [float(glass.opened) for glass in view.glasses]
    yield Field("opened", "per glass: 1 once it is opened", numbers(opened, glasses))
    size = len(dose_numbers(None, seats))
    for glass in range(glasses):
        cards = view.glasses[glass].cards if view.glasses else ()
        run = [number for dose in cards for number in dose_numbers(dose, seats)]
        yield Field(
            f"glasses[{glass}]",
            "its cards from the lowest, each by: 1 as it is there; its id; its value, 0 if this "
            f"seat does not know it; how it knows it, from 1 ({', '.join(HOWS)}); who poured it "
            "and whose hand it was, from 1; 1 if Vizzini has looked at it; who has spied on it, "
            "per seat; and what it may be, in the order of the deck",
            numbers(run, FULL * size),
        )


def held(hand: Hand, seats: int) -> list[float]:
    return [float(card in hand) for card in deck(seats)]


def dose_numbers(dose: SeenDose | None, seats: int) -> list[float]:
    if dose is None:
        return [0.0] * (7 + seats + len(deck(seats)))
    return [
        1.0,
        float(dose.id),
        float(dose.card or 0),
        0.0 if dose.how is None else HOWS.index(dose.how) + 1.0,
        named(dose.seat),
        named(dose.hand),
        float(dose.looked),
        *flags(dose.spies, seats),
        *held(dose.among, seats),
    ]
