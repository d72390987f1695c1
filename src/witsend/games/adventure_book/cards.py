"""Cards: those in a hand, what they pay, and the decks of a chapter."""

from collections import Counter
from itertools import combinations

from msgspec.structs import replace

from witsend.content.books.vocabulary import Cost
from witsend.game import Record

ANY = "any"  # in a cost: any card at all
Hand = tuple[str, ...]  # icons and ids of special cards, in alphabetical order


class Decks(Record, frozen=True, kw_only=True):
    """Cards that lie in an order nobody knows are kept in alphabetical order."""

    story: Hand
    discard: Hand = ()
    special: Hand
    plots: tuple[int, ...]  # in the middle of the plot deck, in an order nobody knows
    plot_top: tuple[int, ...] = ()  # known to come next, the next one first
    plot_bottom: tuple[int, ...] = ()  # known to come last, the last one last
    plot_discard: tuple[int, ...] = ()  # the last one turned last

    def next_plots(self) -> tuple[int, ...]:
        """What the next plot card may be, one of these with equal chance."""
        return self.plot_top[:1] or self.plots or self.plot_bottom[:1]

    def hidden_plots(self) -> tuple[int, ...]:
        """The same for the card after those known to come next."""
        return self.plots or self.plot_bottom[:1]

    def without_hidden(self, card: int) -> "Decks":
        if self.plots:
            return replace(self, plots=tuple([each for each in self.plots if each != card]))
        return replace(self, plot_bottom=self.plot_bottom[1:])

    def turned(self, card: int) -> "Decks":
        rest = (
            replace(self, plot_top=self.plot_top[1:])
            if self.plot_top
            else self.without_hidden(card)
        )
        return replace(rest, plot_discard=(*self.plot_discard, card))


def added(hand: Hand, *cards: str) -> Hand:
    return tuple(sorted((*hand, *cards)))


def without(hand: Hand, *cards: str) -> Hand:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def holds_all(hand: Hand, cards: Hand) -> bool:
    return Counter(cards) <= Counter(hand)


def pays(cards: Hand, cost: Cost, wild: frozenset[str]) -> bool:
    """Clause 9: every icon by a card that has it or by a wild one, `any` by any."""
    held = Counter(cards)
    missing = sum(max(0, n - held[icon]) for icon, n in cost.items() if icon != ANY)
    return len(cards) == sum(cost.values()) and missing <= sum(card in wild for card in cards)


def payments(hand: Hand, cost: Cost, wild: frozenset[str]) -> list[Hand]:
    """Different ways to pay: wild cards only for icons that are missing, any card for `any`."""
    rest, paid = list(hand), list[str]()
    for icon, n in cost.items():
        for _ in range(n if icon != ANY else 0):
            card = icon if icon in rest else next((c for c in rest if c in wild), None)
            if card is None:
                return []
            rest.remove(card)
            paid.append(card)
    some = {added((), *paid, *cards) for cards in combinations(rest, cost.get(ANY, 0))}
    return sorted(some)
