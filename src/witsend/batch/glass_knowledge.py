"""What a seat of Poisoned Glass knows of the cards, compiled. Clause 11, and as `knowledge.py` of
the game tells it: whoever has looked at a card, poured it or passed it on knows it.
"""

import numpy as np

from witsend.batch.kinds import Row, Rules, Vector, compiled
from witsend.games.poisoned_glass.setup import FULL

DEAL, SPY, FILL, CHOOSE, DRINK, DONE = range(6)  # phases
NOBODY = -1
SPIED, POURED, PASSED, EXCHANGED, REVEALED, COUNTED = range(1, 7)  # how a card is known
FACTS = 7  # numbers of a card before its spies


@compiled
def is_open(row: Row, glass: int) -> bool:
    taker = row.takers[glass]
    return row.phase == DONE or (taker != NOBODY and row.announced[taker] != 0)


@compiled
def value(card: int, highest: int) -> int:
    """Of a place in the deck, which goes from the strongest poison to the strongest antidote."""
    return card - highest if card < highest else card - highest + 1


@compiled
def encode(row: Row, rules: Rules, seat: int, vector: Vector) -> None:
    """As `witsend.adapters.forms` lays it out; -1 is an onlooker."""
    seats, deck = rules.seats, 2 * rules.highest
    vector[:] = 0
    if seat >= 0:
        vector[seat] = 1
    vector[seats] = row.rounds
    vector[seats + 1 + row.phase] = 1
    if row.turn >= 0:
        vector[seats + 7 + row.turn] = 1
    vector[2 * seats + 7 + row.wesley] = 1
    at = 3 * seats + 7
    for other in range(seats):
        vector[at + other] = row.hearts[other]
        for card in range(deck):
            vector[at + seats + deck + other] += row.hands[other] >> card & 1
    if seat >= 0:
        for card in range(deck):
            vector[at + seats + card] = row.hands[seat] >> card & 1
    passed = at + 2 * seats + deck
    at = passed + seats * deck
    vector[at] = row.passes
    vector[at + 1] = rules.spyings - row.spied if row.phase == SPY else 0
    vector[at + 2 + row.power] = 1
    vector[at + 5], vector[at + 6] = row.tops[0], row.tops[1]
    vector[at + 7] = row.poured
    vector[at + 8] = row.removed != NOBODY
    at += 9
    for other in range(seats):
        vector[at + other] = row.announced[other]
    at += seats
    for glass in range(rules.glasses):
        vector[at + glass] = row.takers[glass] + 1
        vector[at + rules.glasses + glass] = is_open(row, glass)
    at += 2 * rules.glasses
    learn(row, rules, seat, vector, passed)
    encode_glasses(row, rules, vector, at)


@compiled
def learn(row: Row, rules: Rules, seat: int, vector: Vector, passed: int) -> None:
    """Fills in `how` each card is known, which are `later` ones of a hand that this seat passed
    on, and by hand `among` which those are; into the vector what may still be held of them.
    """
    how, later = row.how, row.later
    how[:] = 0
    later[:] = 0
    vizzini = (row.wesley - 1) % rules.seats
    for glass in range(rules.glasses):
        opened = is_open(row, glass)
        for place in range(row.filled[glass]):
            if opened:
                how[glass, place] = REVEALED
            elif seat < 0:
                continue
            elif row.pourer[glass, place] == seat:
                how[glass, place] = POURED
            elif row.spies[glass, place] >> seat & 1:
                how[glass, place] = SPIED
            elif row.looked[glass, place] and seat == vizzini:
                how[glass, place] = EXCHANGED
    if seat < 0:
        return
    elsewhere = int(row.removed != NOBODY)
    for hand in range(rules.seats):
        elsewhere += trace(row, rules, seat, hand, vector, passed)
    unknown, at = 0, 0
    for glass in range(rules.glasses):
        for place in range(row.filled[glass]):
            if not how[glass, place] and not later[glass, place]:
                unknown += 1
                at = FULL * glass + place
    if unknown == 1 and not elsewhere:
        how[at // FULL, at % FULL] = COUNTED


@compiled
def trace(row: Row, rules: Rules, seat: int, hand: int, vector: Vector, passed: int) -> int:
    """Adds what the seat knows of a hand it has held; of another, counts the cards left."""
    how, later = row.how, row.later
    seats, deck = rules.seats, 2 * rules.highest
    holder = (hand + row.passes) % seats
    first = (seat - hand) % seats  # how often hands had been passed when the seat first had it
    there = np.int64(row.hands[holder])
    if first > row.passes:
        return bits(there)
    last = first + (row.passes - first) // seats * seats
    left = np.int64(0) if holder == seat else there
    held_there = left
    for glass in range(rules.glasses):
        for place in range(row.filled[glass]):
            if how[glass, place] or row.hand[glass, place] != hand:
                continue
            poured = (row.id[glass, place] - rules.glasses) // seats
            if poured > last:
                later[glass, place] = 1
                left |= np.int64(1) << row.card[glass, place]
            elif poured > first:  # The hand came back, and this card was missing.
                how[glass, place] = PASSED
    row.among[hand] = left
    if held_there:
        for card in range(deck):
            vector[passed + holder * deck + card] = left >> card & 1
    if bits(left) == 1:
        for glass in range(rules.glasses):
            for place in range(row.filled[glass]):
                if later[glass, place] and row.hand[glass, place] == hand:
                    later[glass, place] = 0
                    how[glass, place] = PASSED
    return 0


@compiled
def bits(cards: int) -> int:
    count = 0
    while cards:
        count += cards & 1
        cards >>= 1
    return count


@compiled
def encode_glasses(row: Row, rules: Rules, vector: Vector, at: int) -> None:
    how, later = row.how, row.later
    seats, deck = rules.seats, 2 * rules.highest
    for glass in range(rules.glasses):
        for place in range(FULL):
            if place < row.filled[glass]:
                vector[at] = 1
                vector[at + 1] = row.id[glass, place]
                if how[glass, place]:
                    vector[at + 2] = value(row.card[glass, place], rules.highest)
                vector[at + 3] = how[glass, place]
                vector[at + 4] = row.pourer[glass, place] + 1
                vector[at + 5] = row.hand[glass, place] + 1
                vector[at + 6] = row.looked[glass, place]
                for seat in range(seats):
                    vector[at + FACTS + seat] = row.spies[glass, place] >> seat & 1
                if later[glass, place]:
                    may_be = row.among[row.hand[glass, place]]
                    for card in range(deck):
                        vector[at + FACTS + seats + card] = may_be >> card & 1
            at += FACTS + seats + deck
