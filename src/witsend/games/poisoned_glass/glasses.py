"""What lies on the table in Poisoned Glass, how cards come and go, and what a glass costs."""

from typing import Literal

from msgspec.structs import replace

from witsend.game import CHANCE, Record, Seat, State, put
from witsend.games.poisoned_glass.news import (
    AnyNews,
    CardId,
    GlassOpened,
    More,
    Shown,
    Unopened,
)
from witsend.games.poisoned_glass.setup import (
    SPYINGS,
    Card,
    GlassNumber,
    Hand,
    PoisonedGlassSetup,
    Tie,
)

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
Glasses = tuple[Glass, ...]
Phase = Literal["deal", "spy", "fill", "choose", "drink", "over"]
Power = Literal["unspent", "looking", "spent"]


class PoisonedGlassFacts(State, frozen=True, kw_only=True):
    """What lies on the table, so that moves and views can ask for it; game.py has the rules."""

    setup: PoisonedGlassSetup
    round: int = 0
    phase: Phase = "deal"
    turn: Seat | None = CHANCE  # None at the end
    wesley: Seat = CHANCE  # until the lot is drawn
    hearts: tuple[int, ...]
    hands: tuple[Hand, ...]
    passes: int = 0  # how often hands were passed in this round
    glasses: tuple[Glass, ...] = ()  # () until cards are dealt
    power: Power = "unspent"
    tops: tuple[GlassNumber, ...] = ()  # the two glasses of Vizzini's look or exchange
    poured: bool = False  # Vizzini has poured in this turn, and may still use his power
    removed: Card = 0  # laid aside; 0 is none
    takers: tuple[Seat | None, ...] = ()  # per glass: who has chosen it
    announced: tuple[bool | None, ...]  # per seat: drinks, does not, or has not said yet
    news: tuple[AnyNews, ...] = ()

    @property
    def vizzini(self) -> Seat:
        """The seat to Wesley's right."""
        return (self.wesley - 1) % self.setup.seats

    def following(self, seat: Seat) -> Seat:
        return (seat + 1) % self.setup.seats

    def spyings(self, seat: Seat | None) -> int:
        """Cards the seat has yet to look at."""
        if self.phase != "spy":
            return 0
        spied = sum([seat in dose.spies for glass in self.glasses for dose in glass])
        return SPYINGS[self.setup.seats] - spied

    def is_open(self, glass: int) -> bool:
        taker = self.takers[glass]
        drunk = taker is not None and self.announced[taker] is not None
        return drunk or self.phase == "over"

    def top_ids(self, *glasses: GlassNumber) -> tuple[CardId, ...]:
        return tuple([self.glasses[glass][-1].id for glass in glasses])

    def unopened(self) -> tuple[Unopened, ...]:
        return tuple(
            [
                Unopened(number, shown(glass))
                for number, glass in enumerate(self.glasses)
                if not self.is_open(number)
            ]
        )


def looked_at(glasses: Glasses, one: int, other: int) -> tuple[Glasses, tuple[CardId, CardId]]:
    """The tops of two glasses, and which cards they are."""
    for glass in (one, other):
        *below, top = glasses[glass]
        glasses = put(glasses, glass, (*below, replace(top, looked=True)))
    return glasses, (glasses[one][-1].id, glasses[other][-1].id)


def exchanged(glasses: Glasses, one: int, other: int) -> Glasses:
    here, there = glasses[one], glasses[other]
    glasses = put(glasses, one, (*here[:-1], there[-1]))
    return put(glasses, other, (*there[:-1], here[-1]))


def shown(glass: Glass) -> tuple[Shown, ...]:
    return tuple([Shown(dose.id, dose.card, dose.seat) for dose in glass])


def open_glass(seat: Seat, number: int, glass: Glass, *, halves: int, tie: Tie) -> GlassOpened:
    """Clause 9: all sums in halves, so that they are exact."""
    antidote = sum([dose.card for dose in glass if dose.card > 0])
    poison = -sum([dose.card for dose in glass if dose.card < 0])
    balance = 2 * (antidote - poison) + halves
    more: More = "antidote" if balance > 0 else "poison" if balance < 0 else TIES[tie]
    return GlassOpened(seat, number, shown(glass), antidote, halves, poison, more)


def losers(seat: Seat, opened: GlassOpened, seats: int, *, drinks: bool) -> tuple[Seat, ...]:
    """Clause 9: whom the glass costs a heart."""
    if opened.more == "neither":
        return ()
    good = opened.more == "antidote"
    if drinks == good:
        return tuple([other for other in range(seats) if other != seat]) if drinks else ()
    return (seat,)
