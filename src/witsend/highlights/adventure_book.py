"""Adventure Book: who met most challenges, who warded off most, who gave most. It ranks nobody."""

from collections import Counter
from collections.abc import Sequence

from witsend.game import Highlight, Seat
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.news import Completed, Dodged, Gave, Traded
from witsend.highlights.finale import Finale, finale, news_of, result_of

FEW = 2  # times, at least, that are worth telling


class MostCompleted(Highlight, frozen=True):
    seat: Seat
    count: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} met the most challenges: {self.count}."


class MostDodged(Highlight, frozen=True):
    seat: Seat
    count: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} warded off the most: {self.count} times."


class MostGiven(Highlight, frozen=True):
    seat: Seat
    count: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gave the most cards away: {self.count}."


class ChallengesMet(Highlight, frozen=True):
    seat: Seat
    count: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} met {self.count} challenge{'s' * (self.count != 1)}."


def tell(shown: Sequence[AdventureBook]) -> Finale:
    result_of(shown)
    met = Counter(news.seat for news in news_of(shown, Completed))
    dodged = Counter(news.seat for news in news_of(shown, Dodged))
    given = Counter(news.seat for news in news_of(shown, Gave))
    given += Counter(news.seat for news in news_of(shown, Traded))
    seats = shown[-1].setup.seats
    others = any(seats - len(state.away) > 1 for state in shown)  # alone nobody has the most
    highlights = [
        kind(seat, count)
        for kind, counts in ((MostCompleted, met), (MostDodged, dodged), (MostGiven, given))
        for seat, count in ahead_of_all(counts)
        if others
    ]
    fates = [ChallengesMet(seat, met[seat]) if met[seat] else None for seat in range(seats)]
    return finale((), highlights, fates)


def ahead_of_all(counts: "Counter[Seat]") -> list[tuple[Seat, int]]:
    """The seat with more than any other, if there is one."""
    first = counts.most_common(2)
    if not first or first[0][1] < FEW or [count for _, count in first[1:]] == [first[0][1]]:
        return []
    return first[:1]
