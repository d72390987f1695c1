"""The deal at the start of a chapter: who begins, the hands, the hazards on their spaces."""

from collections import Counter
from random import Random

from witsend.games.adventure_book.moves import Deal
from witsend.games.adventure_book.tale import Tale


def fits(tale: Tale, deal: Deal) -> bool:
    """Clause 3."""
    seats, chosen = tale.setup.seats, tale.setup.first
    dealt = Counter(card for hand in deal.hands for card in hand)
    return (
        (deal.first == chosen - 1 if chosen else 0 <= deal.first < seats)
        and [len(hand) for hand in deal.hands] == [tale.chapter.rules.dealt(seats)] * seats
        and all(hand == tuple(sorted(hand)) for hand in deal.hands)
        and dealt <= Counter(tale.decks.story)
        and len(deal.hazards) == len(tale.chapter.marked)
        and Counter(deal.hazards) <= Counter(tale.chapter.pool(tale.board))
    )


def some_deal(tale: Tale, rng: Random) -> Deal:
    seats, each = tale.setup.seats, tale.chapter.rules.dealt(tale.setup.seats)
    cards = rng.sample(tale.decks.story, seats * each)
    hands = [tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(seats)]
    hazards = rng.sample(tale.chapter.pool(tale.board), len(tale.chapter.marked))
    first = tale.setup.first - 1 if tale.setup.first else rng.randrange(seats)
    return Deal(first, tuple(hands), tuple(hazards))
