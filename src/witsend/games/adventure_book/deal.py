"""The start of a chapter: the table answers who goes first, and chance deals."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from witsend.chance import pick, sample
from witsend.game import Move, Seat
from witsend.games.adventure_book.cards import Hand
from witsend.games.adventure_book.moves import ByLot, Deal, GoesFirst, Whoever
from witsend.games.adventure_book.news import FirstAnswered
from witsend.games.adventure_book.tale import AnyTale, Tale


def is_asked(tale: Tale) -> bool:
    """Clause 3: whether the table answers who goes first."""
    return len(tale.present) > 1 and tale.first is None


def answers_who_first(tale: Tale, seat: Seat) -> Iterator[Move]:
    """One answer is enough, of any seat; who leaves it to the others may still give one."""
    if seat not in tale.ready:
        yield Whoever()
    yield ByLot()
    yield from map(GoesFirst, tale.present)


def answer_who_first(tale: AnyTale, seat: Seat, move: GoesFirst | ByLot | Whoever) -> AnyTale:
    match move:
        case GoesFirst(first):
            return replace(tale, phase="deal", first=first).tell(FirstAnswered(seat, first))
        case ByLot():
            return replace(tale, phase="deal").tell(FirstAnswered(seat, None))
    ready = tuple(sorted((*tale.ready, seat)))
    return replace(tale, ready=ready, phase="deal" if ready == tale.present else "first")


def fits(tale: Tale, deal: Deal) -> bool:
    """Clause 3."""
    present, first = tale.present, tale.first
    each = tale.chapter.rules.dealt(len(present))
    sizes = [each if seat in present else 0 for seat in range(len(tale.hands))]
    dealt = Counter(card for hand in deal.hands for card in hand)
    return (
        (deal.first in present if first is None else deal.first == first)
        and [len(hand) for hand in deal.hands] == sizes
        and all(hand == tuple(sorted(hand)) for hand in deal.hands)
        and dealt <= Counter(tale.decks.story)
        and len(deal.hazards) == len(tale.chapter.marked)
        and Counter(deal.hazards) <= Counter(tale.chapter.pool(tale.board))
    )


def some_deal(tale: Tale, rng: Random) -> Deal:
    present = tale.present
    each = tale.chapter.rules.dealt(len(present))
    cards = sample(rng, tale.decks.story, len(present) * each)
    hands: list[Hand] = [()] * len(tale.hands)
    for place, seat in enumerate(present):
        hands[seat] = tuple(sorted(cards[place * each : (place + 1) * each]))
    hazards = sample(rng, tale.chapter.pool(tale.board), len(tale.chapter.marked))
    first = present[pick(rng, len(present))] if tale.first is None else tale.first
    return Deal(first, tuple(hands), tuple(hazards))
