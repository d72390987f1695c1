"""Wits & Wagers in numbers. Guesses and bets are free, so their numbers are those of a grid.

A guess or a bet of the grid is final: the seat is done with it.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import get_args

from witsend.adapters.forms.any_game import printed
from witsend.adapters.forms.field import Field, flags, named, numbers, one_of
from witsend.adapters.forms.form import Form, Moves
from witsend.game import Move
from witsend.games.wits_and_wagers import (
    Bet,
    Guess,
    Lock,
    Next,
    TimeUp,
    Wager,
    WitsAndWagersSetup,
    WitsAndWagersView,
    Wonder,
)
from witsend.games.wits_and_wagers.hunches import Level
from witsend.games.wits_and_wagers.mat import WAGER
from witsend.games.wits_and_wagers.setup import Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
LEVELS: tuple[Level, ...] = get_args(Level)
PLAIN: tuple[Move, ...] = (Lock(), TimeUp(), Next(), *map(Wonder, LEVELS))
YEARS = range(1000, 2031)
SIZES = range(-2, 13)  # powers of ten
FIGURES = range(10, 100)  # a guess has two figures
SHARES = ((0, 0), (1, 0), (0, 1), (1, 1))  # halves of the won chips under each of two wagers,
ALL = ((2, 0), (0, 2))  # and all of them under one


@cache
def guesses() -> tuple[str, ...]:
    """0, every year, and two figures of every size."""
    sizes = [f"{figures}e{size}" for size in SIZES for figures in FIGURES]
    return (
        "0",
        *map(str, YEARS),
        *(f"{float(each):.3f}".rstrip("0").rstrip(".") for each in sizes),
    )


@cache
def ways(slots: int) -> tuple[tuple[int, int, tuple[int, int]], ...]:
    """Two wagers on these slots, and what lies under them."""
    return tuple(
        (one, other, shares)
        for one, other in combinations_with_replacement(range(slots), 2)
        for shares in (*SHARES, *ALL)
    )


def most_slots(setup: WitsAndWagersSetup) -> int:
    return setup.seats + 1


def size(setup: WitsAndWagersSetup) -> int:
    return len(PLAIN) + len(guesses()) + len(ways(most_slots(setup)))


def allowed(view: WitsAndWagersView, moves: Moves) -> list[int]:
    """Not to be done without a guess is left open, too: no guess is a guess."""
    del moves
    seat = view.seat
    if seat is None or view.locked[seat]:
        return []
    if view.phase == "shown":
        return [PLAIN.index(Next())]
    done = PLAIN.index(TimeUp() if view.setup.whole_time(view.phase) else Lock())
    grid = len(PLAIN)
    if view.phase == "guessing":
        wonders = range(3, len(PLAIN)) if view.hunch is None else ()
        return [done, *wonders, *range(grid, grid + len(guesses()))]
    grid += len(guesses())
    bets = ways(most_slots(view.setup))
    slots, halves = len(view.mat), view.banks[seat] // (2 * WAGER)
    fits = [
        number
        for number, (_, other, shares) in enumerate(bets)
        if other < slots and (halves or not any(shares))
    ]
    return [done, *(grid + number for number in fits)]


def move(view: WitsAndWagersView, moves: Moves, number: int) -> Move:
    del moves
    if number < len(PLAIN):
        return PLAIN[number]
    number -= len(PLAIN)
    if number < len(guesses()):
        return Guess(guesses()[number])
    one, other, shares = ways(most_slots(view.setup))[number - len(guesses())]
    half = view.banks[view.seat or 0] // (2 * WAGER) * WAGER
    return Bet((Wager(one, shares[0] * half), Wager(other, shares[1] * half)))


def fields(view: WitsAndWagersView) -> Iterator[Field]:
    seats, slots = view.setup.seats, most_slots(view.setup)
    yield Field("seat", "whose view it is; none for an onlooker", one_of(view.seat, seats))
    phase = one_of(PHASES.index(view.phase), len(PHASES))
    yield Field("phase", ", ".join(PHASES), phase)
    yield Field("round", "which question it is", [float(view.round)])
    year = view.card is not None and view.card.display == "year"
    yield Field("year", "1 where a year is asked for", [float(year)])
    for name, number in (("hunch", view.hunch), ("guess", view.guess)):
        there = [float(number is not None), float(number or 0)]
        yield Field(name, "1 where there is one, and the number", there)
    yield Field("locked", "who is done", [float(locked) for locked in view.locked])
    yield Field("banks", "dollars of each seat", numbers(view.banks, seats))
    values = [float(slot.number or 0) for slot in view.mat]
    yield Field("mat", "the guesses on the mat, the smallest first", numbers(values, slots))
    odds = [slot.odds for slot in view.mat]
    yield Field("odds", "to 1, of each slot; 0 where there is none", numbers(odds, slots))
    whose = [flag for slot in view.mat for flag in flags(slot.seats, seats)]
    yield Field("whose", "per slot: whose guess it is", numbers(whose, slots * seats))
    bets = [
        number
        for seat in view.bets
        for number in numbers([n for b in seat for n in (named(b.slot), b.chips)], 4)
    ]
    yield Field(
        "bets", "per seat two bets: the slot from 1, and won chips", numbers(bets, 4 * seats)
    )
    yield printed("print", view)


def nobody_waits(setup: WitsAndWagersSetup) -> bool:
    """Who is done could think again, but here an answer is final."""
    del setup
    return False


FORM = Form(size, allowed, move, fields, nobody_waits, final=(Guess, Bet))
