"""Statistics of the stream of chance: python tests/chance_checks.py

Each line is a chi-square of what fell beside what should, as a figure that is spread like the bell
curve where all is even: beyond 4 and -4 is a fault. Seeds are drawn anew in every run.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, sqrt
from secrets import token_bytes
from typing import Any

from rich.console import Console

from witsend.chance import SIZE, Stream, pick, sample, shuffle, weighted
from witsend.games.battle_of_wits.setup import DECK
from witsend.games.pirates_dice import throws
from witsend.games.poisoned_glass.setup import deck

MOST = 4.0  # in 16,000 honest figures, one is beyond it
DRAWN = 100  # picks of one draw


def even(counted: Counter[Any], ways: int) -> float:
    """How far the counts are from even, by Wilson and Hilferty's cube root."""
    expected = counted.total() / ways
    seen = sum((count - expected) ** 2 for count in counted.values())
    chi = (seen + (ways - len(counted)) * expected**2) / expected
    return bell(chi, ways - 1)


def bell(chi: float, free: int) -> float:
    spread = 2 / (9 * free)
    return float(((chi / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def streams(draws: int) -> Iterator[Stream]:
    stream, seed = Stream(), token_bytes(SIZE)
    for number in range(draws):
        yield stream.aim(seed, number)


def dice(number: int) -> Iterator[tuple[str, float]]:
    """One by one, by twos and by fives, and from one draw to the next."""
    fallen = [stream.pick(6) for stream in streams(number // DRAWN) for _ in range(DRAWN)]
    yield "dice", even(Counter(fallen), 6)
    yield "dice, by twos", even(Counter(zip(fallen[::2], fallen[1::2], strict=True)), 36)
    by_fives = zip(*[iter(fallen)] * 5, strict=True)
    yield "dice, by fives", even(Counter(by_fives), 6**5)
    firsts = Counter(zip(fallen[::DRAWN], fallen[DRAWN::DRAWN], strict=False))
    yield "dice, the first of one draw and of the next", even(firsts, 36)


def hands(number: int) -> Iterator[tuple[str, float]]:
    counted = Counter(pick(stream, 6**5) for stream in streams(number))
    yield "hands of five, in one pick", even(counted, len(throws(5)))


def shuffles(number: int) -> Iterator[tuple[str, float]]:
    """All orders of five; and where each card of a whole deck comes to lie."""
    orders = Counter[Any]()
    for stream in streams(number):
        items = list(range(5))
        shuffle(stream, items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(5)))
    yield "shuffles of five, by order", even(orders, factorial(5))
    cards = len(deck(5))
    lain = Counter[Any]()
    ends = Counter[Any]()
    for stream in streams(number):
        items = list(range(cards))
        shuffle(stream, items)
        lain.update(enumerate(items))
        ends[items[0], items[-1]] += 1
    # In every row and every column, one place follows from the others.
    chi = sum((count - number / cards) ** 2 for count in lain.values()) / (number / cards)
    chi *= (cards - 1) / cards
    yield f"shuffles of {cards}, by card and place", bell(chi, (cards - 1) ** 2)
    yield f"shuffles of {cards}, by the first and the last", even(ends, cards * (cards - 1))


def samples(number: int) -> Iterator[tuple[str, float]]:
    drawn = Counter[Any]()
    for stream in streams(number):
        drawn[tuple(sample(stream, range(len(DECK)), 3))] += 1
    ways = factorial(len(DECK)) // factorial(len(DECK) - 3)
    yield "three of twelve, in order", even(drawn, ways)


def weights(number: int) -> Iterator[tuple[str, float]]:
    """Each weight divided among as many as it counts."""
    wide = Counter[Any]()
    for stream in streams(number):
        place = weighted(stream, [1, 2, 3, 4])
        wide[place] += 1
    chi = sum((wide[n] - number * (n + 1) / 10) ** 2 / (number * (n + 1) / 10) for n in range(4))
    yield "weights of 1 to 4", bell(chi, 3)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--dice", type=int, default=10_000_000)
    parser.add_argument("--shuffles", type=int, default=1_000_000)
    asked = parser.parse_args()
    console, worst = Console(highlight=False, soft_wrap=True), 0.0
    checks = (
        (dice, asked.dice),
        *((check, asked.shuffles) for check in (hands, shuffles, samples, weights)),
    )
    for check, number in checks:
        for what, figure in check(number):
            worst = max(worst, abs(figure))
            console.print(f"{what}: {number:,}, {figure:+.2f}")
    console.print(f"{asked.dice:,} dice and {asked.shuffles:,} of each kind: {worst:.2f} at most")
    if worst > MOST:
        raise SystemExit("that is not even")


if __name__ == "__main__":
    main()
