"""Pirates Dice in numbers: every move its number, every view its vector."""

from collections.abc import Iterator

from witsend.adapters.forms.field import Field, flags, numbers, one_of
from witsend.game import Move
from witsend.games.pirates_dice import (
    HIGHEST,
    LOWEST,
    UNCAPPED,
    Bid,
    Challenge,
    PiratesDiceSetup,
    PiratesDiceView,
)

FACES = HIGHEST - LOWEST + 1


def most(setup: PiratesDiceSetup) -> int:
    """Dice that a bid may name when all are in play."""
    return setup.seats * setup.dice if setup.bid_cap else UNCAPPED


def moves(setup: PiratesDiceSetup) -> Iterator[Move]:
    """The challenge, then the bids from the lowest to the highest."""
    yield Challenge()
    for count in range(1, most(setup) + 1):
        for face in range(LOWEST, HIGHEST + 1):
            yield Bid(count, face)


def fields(view: PiratesDiceView) -> Iterator[Field]:
    seats = view.setup.seats
    made = [FACES * (said.bid.count - 1) + said.bid.face - LOWEST for said in view.bids]
    yield Field("seat", "whose view it is; none for an onlooker", one_of(view.seat, seats))
    yield Field("left", "dice left to each seat", numbers(view.left, seats))
    yield Field("starter", "who opens the round", one_of(view.starter, seats))
    yield Field("turn", "whose turn it is; none at the end", one_of(view.turn, seats))
    yield Field("rolling", "who rolls for the first bid", flags(view.rolling, seats))
    yield Field(
        "dice",
        "one's own dice by face, skulls first: how many of each",
        [float(view.dice.count(face)) for face in range(1, HIGHEST + 1)],
    )
    # Whose they are follows: bids rise, and go round the table from the starter.
    yield Field(
        "bids",
        "the bids of this round: one 2, one 3 and so on to the highest there is",
        flags(made, FACES * most(view.setup)),
    )
