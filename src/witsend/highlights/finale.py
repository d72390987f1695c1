"""What is told at the end of a game, worked out from all that happened in it."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from witsend.game import Highlight, News, Record, Result, Seat, State

MOST_TOLD = 3  # highlights of one game, unless it gives more of them as awards

Kind = TypeVar("Kind")


class Place(Record, frozen=True):
    place: int  # 1 is the first; those who are level share one, and the next is left out
    seats: tuple[Seat, ...]  # one, or a whole team
    score: int  # in the game's own measure


class Finale(NamedTuple):
    places: tuple[Place, ...]  # the first on top; () where the game ranks nobody
    highlights: tuple[Highlight, ...]  # the best first; a few, perhaps none
    fates: tuple[Highlight | None, ...]  # per seat: what came of it, apart from its place


def finale(
    places: tuple[Place, ...],
    highlights: Iterable[Highlight | None],
    fates: Iterable[Highlight | None],
    *,
    most: int = MOST_TOLD,
) -> Finale:
    """With the first few of the highlights that there are."""
    told = tuple([highlight for highlight in highlights if highlight is not None])
    return Finale(places=places, highlights=told[:most], fates=tuple(fates))


def ranked(
    result: Result,
    *,
    sides: Sequence[tuple[Seat, ...]] | None = None,
    level: Sequence[int] | None = None,
) -> tuple[Place, ...]:
    """Winners first, then by score, and by `level` (per seat, more is better) where that is equal.

    Nobody is ranked where nobody has won and nobody is ahead of anyone.
    """
    sides = sides or [(seat,) for seat in range(len(result.scores))]

    def worth(side: tuple[Seat, ...]) -> tuple[bool, int, int]:
        first = side[0]
        return (
            any(seat in result.winners for seat in side),
            result.scores[first],
            level[first] if level else 0,
        )

    best_first = sorted(sides, key=worth, reverse=True)
    worths = [worth(side) for side in best_first]
    if not result.winners and len(set(worths)) == 1:
        return ()
    return tuple(
        [Place(1 + worths.index(worth(side)), side, result.scores[side[0]]) for side in best_first]
    )


def news_of(shown: Sequence[State], kind: type[Kind]) -> list[Kind]:
    """All news of that kind, in order."""
    return [news for state in shown for news in state.news if isinstance(news, kind)]


def all_news(shown: Sequence[State]) -> list[News]:
    return [news for state in shown for news in state.news]


def best(candidates: Iterable[Kind], worth: Callable[[Kind], object]) -> Kind | None:
    """The one of most worth, the earliest among equals."""
    return max(candidates, key=worth, default=None)  # type: ignore[arg-type]  # numbers, or tuples of them


def alone(candidates: Iterable[Kind], worth: Callable[[Kind], int]) -> Kind | None:
    """The one of most worth, where no other has as much."""
    found = list(candidates)
    first = best(found, worth)
    if first is None or sum(worth(each) == worth(first) for each in found) > 1:
        return None
    return first


def result_of(shown: Sequence[State]) -> Result:
    result = shown[-1].result()
    if result is None:
        raise ValueError("Before its end a game has secrets.")
    return result
