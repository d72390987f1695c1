"""Poisoned Glass, many games at once. Clauses: docs/rules/poisoned-glass.md

What a seat knows of the cards, for its vector, is in glass_knowledge.py.
"""

from typing import NamedTuple

import numpy as np

from witsend.batch.draws import pick
from witsend.batch.glass_knowledge import (
    CHOOSE,
    DONE,
    DRINK,
    FILL,
    NOBODY,
    SPY,
    encode,
    value,
)
from witsend.batch.kinds import Flags, Large, Numbers, Row, Rules, Small, compiled
from witsend.games.poisoned_glass.setup import FULL, HIGHEST, SPYINGS, PoisonedGlassSetup, hand_size

__all__ = ["apply", "encode", "legal", "row_type", "rules_of", "score", "start"]

OVER = -1
UNSPENT, LOOKING, SPENT = range(3)  # Vizzini's power
NOTHING, POISON, ANTIDOTE = range(3)  # what a tie counts as


class PoisonedGlassRules(NamedTuple):
    seats: int
    glasses: int
    highest: int
    each: int  # cards in a hand
    spyings: int
    hearts: int
    tie: int
    backward: bool  # glasses are taken to the right
    committed: bool  # Vizzini exchanges what he has looked at
    any_time: bool
    immediate: bool  # the end
    slips: bool  # the card laid aside goes into the glass with three


def rules_of(setup: PoisonedGlassSetup) -> PoisonedGlassRules:
    return PoisonedGlassRules(
        seats=setup.seats,
        glasses=setup.glasses,
        highest=HIGHEST[setup.seats],
        each=hand_size(setup.seats),
        spyings=SPYINGS[setup.seats],
        hearts=setup.starting_hearts,
        tie=("nothing", "poison", "antidote").index(setup.tie),
        backward=setup.choose_order == "reverse",
        committed=setup.vizzini_peek == "committed",
        any_time=setup.vizzini_when == "any-time",
        immediate=setup.end_check == "immediate",
        slips=setup.two_player_last_card == "fills-glass",
    )


def row_type() -> np.dtype[np.void]:
    """A card is a place in the deck, from 0; hands are a bit per card. There is room for the
    largest table, so that all of them are compiled once.
    """
    seats = glasses = 5
    return np.dtype(
        [
            ("chance", np.uint64),
            ("asked", Small),  # a seat; OVER at the end
            ("waiting", Small),  # 1 when Vizzini was asked out of turn and waits
            ("rounds", Large),
            ("phase", Small),
            ("turn", Small),
            ("wesley", Small),
            ("passes", Small),
            ("power", Small),
            ("tops", Small, (2,)),  # from 1; 0 is none
            ("poured", Small),
            ("removed", Small),  # NOBODY is none
            ("spied", Small),  # cards the seat whose turn it is has looked at
            ("hearts", Small, (seats,)),
            ("hands", Large, (seats,)),
            ("announced", Small, (seats,)),  # 1 drinks, -1 does not, 0 has not said
            ("takers", Small, (glasses,)),
            ("doses", Small),  # in all glasses, by which they are numbered
            ("filled", Small, (glasses,)),  # cards in each
            # Of each card in each glass, the lowest first:
            ("id", Small, (glasses, FULL)),
            ("card", Small, (glasses, FULL)),
            ("pourer", Small, (glasses, FULL)),
            ("hand", Small, (glasses, FULL)),
            ("spies", Small, (glasses, FULL)),  # a bit per seat
            ("looked", Small, (glasses, FULL)),
            # To reckon with, and nothing that is kept:
            ("deck", Small, (2 * max(HIGHEST.values()),)),
            ("how", Small, (glasses, FULL)),
            ("later", Small, (glasses, FULL)),
            ("among", np.int64, (seats,)),
        ]
    )


@compiled
def start(row: Row, rules: Rules) -> None:
    """Clause 2."""
    row.rounds = 0
    for seat in range(rules.seats):
        row.hearts[seat] = rules.hearts
    row.wesley = pick(row, rules.seats)
    deal(row, rules)


@compiled
def deal(row: Row, rules: Rules) -> None:
    """Clauses 3 and 4."""
    cards, size = row.deck, 2 * rules.highest
    for place in range(size):
        cards[place] = place
    for last in range(size - 1, 0, -1):
        other = pick(row, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    row.rounds += 1
    row.doses = 0
    for glass in range(rules.glasses):
        row.filled[glass] = 0
        row.takers[glass] = NOBODY
        put_in(row, glass, cards[glass], NOBODY, NOBODY)
    at = rules.glasses
    for seat in range(rules.seats):
        row.announced[seat] = 0
        row.hands[seat] = 0
        for _ in range(rules.each):
            row.hands[seat] |= 1 << cards[at]
            at += 1
    row.removed = cards[at] if at < size else NOBODY
    row.phase = SPY
    row.turn = row.wesley
    row.passes = row.poured = row.spied = row.waiting = 0
    row.tops[:] = 0
    row.power = UNSPENT
    row.asked = row.turn


@compiled
def put_in(row: Row, glass: int, card: int, pourer: int, hand: int) -> None:
    top = row.filled[glass]
    row.id[glass, top] = row.doses
    row.card[glass, top] = card
    row.pourer[glass, top] = pourer
    row.hand[glass, top] = hand
    row.spies[glass, top] = 0
    row.looked[glass, top] = 0
    row.filled[glass] += 1
    row.doses += 1


@compiled
def vizzini(row: Row, rules: Rules) -> int:
    """The seat to Wesley's right."""
    return (row.wesley - 1) % rules.seats


@compiled
def whom_to_ask(row: Row, rules: Rules) -> int:
    """Vizzini before anyone else, where he may act at any time and has not said that he waits."""
    if row.phase == DONE:
        return OVER
    if row.power == LOOKING:
        return vizzini(row, rules)
    if rules.any_time and row.phase == FILL and row.power == UNSPENT and not row.waiting:
        return vizzini(row, rules)
    return row.turn


@compiled
def legal(row: Row, rules: Rules, moves: Numbers) -> int:
    seat, glasses, count = row.asked, rules.glasses, 0
    pour, pairs = glasses, glasses * (glasses - 1) // 2
    look = pour + 2 * rules.highest * glasses
    leave = look + 2 * pairs
    if row.phase == SPY:
        for glass in range(glasses):
            if not row.spies[glass, 0] >> seat & 1:
                moves[count] = glass
                count += 1
    elif row.phase == FILL and row.power == LOOKING:
        moves[0] = leave
        moves[1] = look + pairs + pair_number(rules, row.tops[0] - 1, row.tops[1] - 1)
        count = 2
    elif row.phase == FILL:
        if seat == row.turn and row.poured:
            moves[0] = leave
            count = 1
        elif seat == row.turn:
            hand = row.hands[seat]
            for card in range(2 * rules.highest):
                if hand >> card & 1:
                    for glass in range(glasses):
                        if row.filled[glass] < FULL:
                            moves[count] = pour + card * glasses + glass
                            count += 1
        if seat == vizzini(row, rules) and row.power == UNSPENT:
            first = look + pairs if rules.committed else look
            for pair in range(pairs):
                moves[count] = first + pair
                count += 1
        if seat != row.turn:
            moves[count] = leave + glasses + 3
            count += 1
    elif row.phase == CHOOSE:
        for glass in range(glasses):
            if row.takers[glass] == NOBODY:
                moves[count] = leave + 1 + glass
                count += 1
    elif row.phase == DRINK:
        moves[0] = leave + 1 + glasses
        moves[1] = leave + 2 + glasses
        count = 2
    return count


@compiled
def pair_number(rules: Rules, one: int, other: int) -> int:
    return one * rules.glasses - one * (one + 1) // 2 + other - one - 1


@compiled
def apply(row: Row, rules: Rules, number: int) -> None:
    glasses, seat = rules.glasses, row.asked
    pairs = glasses * (glasses - 1) // 2
    look = glasses + 2 * rules.highest * glasses
    leave = look + 2 * pairs
    if number == leave + glasses + 3:  # waits
        row.waiting = 1
        row.asked = row.turn
        return
    row.waiting = 0
    if number < glasses:
        spy(row, rules, seat, number)
    elif number < look:
        pour(row, rules, seat, (number - glasses) // glasses, (number - glasses) % glasses)
    elif number < leave:
        pair, one = (number - look) % pairs, 0
        while pair >= glasses - 1 - one:
            pair -= glasses - 1 - one
            one += 1
        use_power(row, rules, one, one + 1 + pair, number >= look + pairs)
    elif number == leave:
        if row.power == LOOKING:
            row.power = SPENT
        if row.poured:
            pass_hands(row, rules)
    elif number <= leave + glasses:
        take(row, rules, seat, number - leave - 1)
    else:
        answer(row, rules, seat, number == leave + glasses + 2)
    row.asked = whom_to_ask(row, rules)


@compiled
def spy(row: Row, rules: Rules, seat: int, glass: int) -> None:
    """Clause 5."""
    row.spies[glass, 0] |= 1 << seat
    row.spied += 1
    if row.spied < rules.spyings:
        return
    row.spied = 0
    if seat == vizzini(row, rules):
        row.phase = FILL
    row.turn = (seat + 1) % rules.seats


@compiled
def pour(row: Row, rules: Rules, seat: int, card: int, glass: int) -> None:
    """Clause 6."""
    row.hands[seat] ^= 1 << card
    put_in(row, glass, card, seat, (seat - row.passes) % rules.seats)
    if seat != vizzini(row, rules):
        row.turn = (seat + 1) % rules.seats
    elif row.power == UNSPENT:
        row.poured = 1
    else:
        pass_hands(row, rules)


@compiled
def pass_hands(row: Row, rules: Rules) -> None:
    """Vizzini's turn is over, and with it this time around the table: clauses 6 and 8."""
    row.poured = 0
    last = row.hands[rules.seats - 1]
    if row.hands[0]:
        for seat in range(rules.seats - 1, 0, -1):
            row.hands[seat] = row.hands[seat - 1]
        row.hands[0] = last
        row.passes += 1
        row.turn = row.wesley
        return
    row.phase = CHOOSE
    row.turn = vizzini(row, rules)
    if row.removed != NOBODY and rules.slips:  # Ruling PG-8
        for glass in range(rules.glasses):
            if row.filled[glass] == FULL - 1:
                put_in(row, glass, row.removed, NOBODY, NOBODY)
                break
        row.removed = NOBODY


@compiled
def use_power(row: Row, rules: Rules, one: int, other: int, exchanges: bool) -> None:
    """Clause 7."""
    here, there = row.filled[one] - 1, row.filled[other] - 1
    row.tops[0], row.tops[1] = one + 1, other + 1
    row.looked[one, here] = row.looked[other, there] = 1
    if not exchanges:
        row.power = LOOKING
        return
    row.power = SPENT
    for facts in (row.id, row.card, row.pourer, row.hand, row.spies, row.looked):
        facts[one, here], facts[other, there] = facts[other, there], facts[one, here]
    if row.poured:
        pass_hands(row, rules)


@compiled
def take(row: Row, rules: Rules, seat: int, glass: int) -> None:
    """Clause 8."""
    row.takers[glass] = seat
    taken = 0
    for other in range(rules.glasses):
        taken += row.takers[other] != NOBODY
    if taken == rules.seats:
        row.phase = DRINK
        row.turn = row.wesley
    else:
        row.turn = (seat + (-1 if rules.backward else 1)) % rules.seats


@compiled
def answer(row: Row, rules: Rules, seat: int, drinks: bool) -> None:
    """Clauses 9 and 10."""
    balance = rules.seats if seat == row.wesley else 0  # in halves
    for glass in range(rules.glasses):
        if row.takers[glass] == seat:
            for place in range(row.filled[glass]):
                balance += 2 * value(row.card[glass, place], rules.highest)
    good = balance > 0 or (balance == 0 and rules.tie == ANTIDOTE)
    bad = balance < 0 or (balance == 0 and rules.tie == POISON)
    row.announced[seat] = 1 if drinks else -1
    if good and drinks:
        for other in range(rules.seats):
            if other != seat:
                row.hearts[other] = max(row.hearts[other] - 1, 0)
    elif (good and not drinks) or (bad and drinks):
        row.hearts[seat] = max(row.hearts[seat] - 1, 0)
    broken = False
    for other in range(rules.seats):
        broken = broken or row.hearts[other] == 0
    if seat != vizzini(row, rules) and not (broken and rules.immediate):
        row.turn = (seat + 1) % rules.seats
    elif broken:
        row.phase = DONE
        row.turn = OVER
    else:
        row.wesley = (row.wesley + 1) % rules.seats
        deal(row, rules)


@compiled
def score(row: Row, rules: Rules, winners: Flags, scores: Numbers) -> None:
    most = 0
    for seat in range(rules.seats):
        most = max(most, row.hearts[seat])
    for seat in range(rules.seats):
        winners[seat] = row.phase == DONE and row.hearts[seat] == most
        scores[seat] = row.hearts[seat]
