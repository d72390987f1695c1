"""The start of a chapter: the table answers who goes first, and chance deals."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from witsend.chance import pick, sample
from witsend.game import Move, Seat
from witsend.games.adventure_book.moves import ByLot, Deal, GoesFirst, Whoever
from witsend.games.adventure_book.news import FirstAnswered
from witsend.games.adventure_book.setup import AdventureBookSetup
from witsend.games.adventure_book.tale import AnyTale, Tale


def is_asked(setup: AdventureBookSetup) -> bool:
    """Clause 3: whether the table answers who goes first."""
    return setup.seats > 1 and not setup.first


def answers_who_first(tale: Tale, seat: Seat) -> Iterator[Move]:
    """One answer is enough, of any seat; who leaves it to the others may still give one."""
    if seat not in tale.ready:
        yield Whoever()
    yield ByLot()
    yield from map(GoesFirst, range(tale.setup.seats))


def answer_who_first(tale: AnyTale, seat: Seat, move: GoesFirst | ByLot | Whoever) -> AnyTale:
    match move:
        case GoesFirst(first):
            return replace(tale, phase="deal", first=first).tell(FirstAnswered(seat, first))
        case ByLot():
            return replace(tale, phase="deal").tell(FirstAnswered(seat, None))
    ready = tuple(sorted((*tale.ready, seat)))
    return replace(tale, ready=ready, phase="deal" if len(ready) == tale.setup.seats else "first")


def fits(tale: Tale, deal: Deal) -> bool:
    """Clause 3."""
    seats, first = tale.setup.seats, tale.first
    dealt = Counter(card for hand in deal.hands for card in hand)
    return (
        (0 <= deal.first < seats if first is None else deal.first == first)
        and [len(hand) for hand in deal.hands] == [tale.chapter.rules.dealt(seats)] * seats
        and all(hand == tuple(sorted(hand)) for hand in deal.hands)
        and dealt <= Counter(tale.decks.story)
        and len(deal.hazards) == len(tale.chapter.marked)
        and Counter(deal.hazards) <= Counter(tale.chapter.pool(tale.board))
    )


def some_deal(tale: Tale, rng: Random) -> Deal:
    seats, each = tale.setup.seats, tale.chapter.rules.dealt(tale.setup.seats)
    cards = sample(rng, tale.decks.story, seats * each)
    hands = [tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(seats)]
    hazards = sample(rng, tale.chapter.pool(tale.board), len(tale.chapter.marked))
    first = pick(rng, seats) if tale.first is None else tale.first
    return Deal(first, tuple(hands), tuple(hazards))
