"""Pirates Dice, many games at once. Clauses: docs/rules/pirates-dice.md"""

from typing import NamedTuple

import numpy as np

from witsend.batch.draws import pick
from witsend.batch.kinds import Flags, Large, Numbers, Row, Rules, Small, Vector, compiled
from witsend.games.pirates_dice import UNCAPPED, PiratesDiceSetup

OVER = -1
FACES = 5  # that can be bid; number n is the bid of (n-1) // FACES + 1 dice on face (n-1) % FACES
SIDES = 6


class PiratesDiceRules(NamedTuple):
    seats: int
    dice: int
    winner_starts: bool  # after an elimination, ruling PD-3
    capped: bool


def rules_of(setup: PiratesDiceSetup) -> PiratesDiceRules:
    return PiratesDiceRules(
        setup.seats,
        setup.dice,
        setup.eliminated_starter == "winner",
        setup.bid_cap,
    )


def row_type() -> np.dtype[np.void]:
    """With room for the largest table, so that all of them are compiled once."""
    seats = 4
    return np.dtype(
        [
            ("chance", np.uint64),
            ("asked", Small),  # the seat whose turn it is; OVER at the end
            ("starter", Small),  # opens this round; at the end the winner
            ("bid", Large),  # the number of the bid that stands; 0 is none
            ("highest", Large),  # bid that may be made in this round, by its number
            ("rounds", Large),  # that have been rolled
            ("left", Small, (seats,)),
            ("hands", Small, (seats, SIDES)),  # by face, skulls first: how many dice
            ("bids", Large),  # of this round: how many, and by their numbers which
            ("made", Large, (FACES * UNCAPPED,)),
        ]
    )


@compiled
def start(row: Row, rules: Rules) -> None:
    """Clause 2: whoever rolls highest bids first, so each seat as likely as any other."""
    for seat in range(rules.seats):
        row.left[seat] = rules.dice
    row.rounds = 0
    row.starter = pick(row, rules.seats)
    roll(row, rules)


@compiled
def roll(row: Row, rules: Rules) -> None:
    """Clause 3."""
    dice = 0
    for seat in range(rules.seats):
        for side in range(SIDES):
            row.hands[seat, side] = 0
        left = row.left[seat]
        dice += left
        ways = 1
        for _ in range(left):
            ways *= SIDES
        fallen = pick(row, ways)
        for _ in range(left):
            row.hands[seat, fallen % SIDES] += 1
            fallen //= SIDES
    row.bid = row.bids = 0
    row.highest = FACES * (dice if rules.capped else UNCAPPED)
    row.rounds += 1
    row.asked = row.starter


@compiled
def legal(row: Row, rules: Rules, moves: Numbers) -> int:  # noqa: ARG001 (as for every game)
    """Clause 5."""
    if row.asked < 0:
        return 0
    count = 0
    if row.bid:
        moves[0] = 0
        count = 1
    lowest = row.bid + 1
    more = row.highest - row.bid
    for further in range(more):
        moves[count + further] = lowest + further
    return count + more


@compiled
def apply(row: Row, rules: Rules, number: int) -> None:
    if number:
        row.bid = number
        row.made[row.bids] = number
        row.bids += 1
        row.asked = after(row, rules, row.asked)
    else:
        reveal(row, rules)


@compiled
def after(row: Row, rules: Rules, seat: int) -> int:
    """The next seat to the left that has dice."""
    seat = (seat + 1) % rules.seats
    while not row.left[seat]:
        seat = (seat + 1) % rules.seats
    return seat


@compiled
def reveal(row: Row, rules: Rules) -> None:
    """Clauses 6 and 7: count, take a die from whoever was wrong, pass the start on."""
    challenger = bidder = int(row.asked)
    while True:
        bidder = (bidder - 1) % rules.seats
        if row.left[bidder]:
            break
    side = (row.bid - 1) % FACES + 1
    count = 0
    for seat in range(rules.seats):
        count += row.hands[seat, 0] + row.hands[seat, side]
    holds = count >= (row.bid - 1) // FACES + 1
    winner = bidder if holds else challenger
    loser = challenger if holds else bidder
    row.left[loser] -= 1
    if row.left[loser]:
        row.starter = loser
    else:
        row.starter = winner if rules.winner_starts else after(row, rules, loser)
    others = 0
    for seat in range(rules.seats):
        others += seat != row.starter and row.left[seat] > 0
    if others:
        roll(row, rules)
    else:
        row.asked = OVER
        row.hands[:] = 0
        row.bid = row.bids = 0


@compiled
def encode(row: Row, rules: Rules, seat: int, vector: Vector) -> None:
    """As `witsend.adapters.forms` lays it out; -1 is an onlooker."""
    seats = rules.seats
    vector[:] = 0
    for other in range(seats):
        vector[seats + other] = row.left[other]
    vector[2 * seats + row.starter] = 1
    if row.asked >= 0:
        vector[3 * seats + row.asked] = 1
    at = 5 * seats
    if seat >= 0:
        vector[seat] = 1
        for side in range(SIDES):
            vector[at + side] = row.hands[seat, side]
    at += SIDES - 1
    for bid in range(row.bids):
        vector[at + row.made[bid]] = 1


@compiled
def score(row: Row, rules: Rules, winners: Flags, scores: Numbers) -> None:
    for seat in range(rules.seats):
        winners[seat] = row.asked == OVER and seat == row.starter
        scores[seat] = row.left[seat]
