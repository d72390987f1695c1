"""The cards of Poisoned Glass: the deck, the glasses as they are and as one seat sees them."""

from functools import cache
from typing import Literal

from msgspec.structs import replace

from witsend.game import Record, Seat, put
from witsend.games.poisoned_glass_told import (
    AnyNews,
    Card,
    CardId,
    Exchanged,
    GlassOpened,
    Hand,
    Looked,
    More,
    Poured,
    Shown,
    Spied,
)

FULL = 4  # cards in a full glass
HIGHEST = {2: 6, 3: 6, 4: 8, 5: 10}  # antidotes and poisons go up to this, by seats
SPYINGS = {2: 1, 3: 2, 4: 2, 5: 3}  # cards each seat looks at, by seats


How = Literal["spied", "poured", "passed", "exchanged", "revealed", "counted"]
Tie = Literal["nothing", "poison", "antidote"]
TIES: dict[Tie, More] = {"nothing": "neither", "poison": "poison", "antidote": "antidote"}


class Dose(Record, frozen=True):
    """A card in a glass."""

    id: CardId
    card: Card
    seat: Seat | None  # who poured it; None lay there from the deal, or was slipped in unseen
    hand: Seat | None  # whose hand it was when hands were dealt; None as above
    spies: tuple[Seat, ...] = ()  # who has looked at it before cards were poured
    looked: bool = False  # Vizzini has looked at it by his power


Glass = tuple[Dose, ...]  # the top card is the last


class SeenDose(Record, frozen=True):
    """A card in a glass as one seat sees it. Fields are as in `Dose`, but for the card."""

    id: CardId
    card: Card | None  # None: this seat does not know it
    how: How | None  # this seat knows the card
    among: Hand  # what it may be, where it comes from a hand that this seat has passed on
    seat: Seat | None
    hand: Seat | None
    spies: tuple[Seat, ...]
    looked: bool


class SeenGlass(Record, frozen=True):
    cards: tuple[SeenDose, ...]  # the top card is the last
    taker: Seat | None  # who has chosen it
    opened: bool


class Knowledge(Record, frozen=True):
    """What one seat knows of the cards: each known one by id, and of the rest what they may be."""

    cards: dict[CardId, tuple[Card, How]]
    among: dict[CardId, Hand]
    passed: dict[Seat, Hand]  # by who holds the hand now: the cards passed on and not seen since


def seen_dose(dose: Dose, knows: Knowledge) -> SeenDose:
    card, how = knows.cards.get(dose.id, (None, None))
    among = knows.among.get(dose.id, ())
    return SeenDose(dose.id, card, how, among, dose.seat, dose.hand, dose.spies, dose.looked)


def seen_news(item: AnyNews, knows: Knowledge) -> AnyNews:
    """The state's news names cards by id alone; whoever knows them is told."""

    def card(number: CardId) -> Card | None:
        return knows.cards[number][0] if number in knows.cards else None

    if isinstance(item, Spied | Poured):
        return replace(item, card=card(item.id))
    if isinstance(item, Looked | Exchanged):
        return replace(item, cards=(card(item.ids[0]), card(item.ids[1])))
    return item


def seen_tops(glasses: tuple[Glass, ...], *numbers: int) -> tuple[Glass, ...]:
    for number in numbers:
        *below, top = glasses[number]
        glasses = put(glasses, number, (*below, replace(top, looked=True)))
    return glasses


def shown(glass: Glass) -> tuple[Shown, ...]:
    return tuple([Shown(dose.id, dose.card, dose.seat) for dose in glass])


def open_glass(seat: Seat, number: int, glass: Glass, *, halves: int, tie: Tie) -> GlassOpened:
    """Clause 9: all sums in halves, so that they are exact."""
    antidote = sum([dose.card for dose in glass if dose.card > 0])
    poison = -sum([dose.card for dose in glass if dose.card < 0])
    balance = 2 * (antidote - poison) + halves
    more: More = "antidote" if balance > 0 else "poison" if balance < 0 else TIES[tie]
    return GlassOpened(seat, number, shown(glass), antidote, halves, poison, more)


@cache
def deck(seats: int) -> Hand:
    """Clause 3: the cards of a round, lowest first."""
    values = range(1, HIGHEST[seats] + 1)
    return tuple(sorted([*values, *[-value for value in values]]))


def hand_size(seats: int) -> int:
    """Clause 4."""
    return (len(deck(seats)) - max(seats, 3)) // seats
