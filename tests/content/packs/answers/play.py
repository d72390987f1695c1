"""Answers that are counted: cards, dice, darts, bricks, boards, coins, combinations."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, count, product, takewhile
from math import ceil, comb, factorial, log2

from answers.sky import MOON

SINGLES, DOUBLES, TREBLES = range(1, 21), range(2, 41, 2), range(3, 61, 3)
DARTS = (*SINGLES, *DOUBLES, *TREBLES, 25, 50)  # a miss scores nothing and is left out
FINISHES = Counter((*DOUBLES, 50))
CARDS = 52


def sums_of_three_darts() -> set[int]:
    return {sum(throw) for throw in product((0, *DARTS), repeat=3)}


def nine_dart_games() -> int:
    """Ways to score 501 with nine darts, the last a double or the bull."""
    ways = Counter({0: 1})
    for _ in range(8):
        after: Counter[int] = Counter()
        for score, number in ways.items():
            for dart in DARTS:
                after[score + dart] += number
        ways = after
    return sum(ways[501 - last] * number for last, number in FINISHES.items())


def unlock_patterns() -> int:
    """Of nine dots, four to nine in a row; a dot is skipped only when it was touched before."""
    between = {
        frozenset({one, other}): (one + other) // 2
        for one, other in combinations(range(9), 2)
        if (one // 3 + other // 3) % 2 == 0 and (one % 3 + other % 3) % 2 == 0
    }

    def from_here(dot: int, touched: frozenset[int]) -> int:
        total = int(len(touched) >= 4)
        for onward in set(range(9)) - touched:
            skipped = between.get(frozenset({dot, onward}))
            if skipped is None or skipped in touched:
                total += from_here(onward, touched | {onward})
        return total

    corner, edge, middle = (from_here(dot, frozenset({dot})) for dot in (0, 1, 4))
    return 4 * corner + 4 * edge + middle


Cell = tuple[int, int, int]
Build = frozenset[frozenset[Cell]]


def brick(x: int, y: int, z: int, *, lies: bool) -> frozenset[Cell]:
    long, wide = (4, 2) if lies else (2, 4)
    return frozenset((x + dx, y + dy, z) for dx in range(long) for dy in range(wide))


def added(build: Build) -> Iterator[Build]:
    """The build with one more brick that sits on or under one of its bricks."""
    filled = {cell for each in build for cell in each}
    reach = range(-4, 5)
    for each in build:
        x0, y0, z0 = min(each)
        for dx, dy, up, lies in product(reach, reach, (-1, 1), (True, False)):
            new = brick(x0 + dx, y0 + dy, z0 + up, lies=lies)
            touches = any((x, y, z0) in each for x, y, _ in new)
            if touches and not new & filled:
                yield build | {new}


def turned(build: Build) -> Build:
    """By a right angle, and back into the corner."""
    cells = [[(y, -x, z) for x, y, z in each] for each in build]
    x0, y0, z0 = (min(cell[axis] for each in cells for cell in each) for axis in range(3))
    return frozenset(frozenset((x - x0, y - y0, z - z0) for x, y, z in each) for each in cells)


def same_however_turned(build: Build) -> Build:
    views = [build := turned(build) for _ in range(4)]
    return min(views, key=lambda view: sorted(sorted(each) for each in view))


def brick_builds(bricks: int) -> int:
    builds = {same_however_turned(frozenset({brick(0, 0, 0, lies=True)}))}
    for _ in range(bricks - 1):
        builds = {same_however_turned(more) for build in builds for more in added(build)}
    return len(builds)


def ways_to_pay(amount: int, coins: tuple[int, ...]) -> int:
    ways = [1, *[0] * amount]
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    return ways[amount]


def people_for_a_shared_birthday() -> int:
    people, all_differ = 1, Fraction(1)
    while all_differ > Fraction(1, 2):
        all_differ *= Fraction(365 - people, 365)
        people += 1
    return people


def tries_to_collect(kinds: int) -> float:
    return sum(kinds / missing for missing in range(1, kinds + 1))


@cache
def decimals_of_pi(digits: int) -> str:
    """By Machin's formula, in whole numbers."""
    one: int = 10 ** (digits + 10)

    def arctan_of_one_over(n: int) -> int:
        term = total = one // n
        k, sign = 3, -1
        while term:
            term //= n * n
            total += sign * (term // k)
            k, sign = k + 2, -sign
        return total

    pi = 4 * (4 * arctan_of_one_over(5) - arctan_of_one_over(239))
    return str(pi)[1 : digits + 1]


def someone_draws_own_name(people: int) -> Fraction:
    return Fraction(1) - sum(Fraction((-1) ** k, factorial(k)) for k in range(people + 1))


def hands_meet() -> int:
    """How often the minute hand passes the hour hand in a day: it gains a round in 12/11 hours."""
    return len(list(takewhile(lambda hour: hour < 24, count(0, Fraction(12, 11)))))


def pieces(cuts: int) -> int:
    return 1 + sum(range(1, cuts + 1))


PLAY = {
    "numbers-royal-flush": lambda: comb(CARDS, 5) // 4,
    "numbers-shuffles": lambda: len(str(factorial(CARDS))),
    "numbers-roulette": lambda: sum(range(37)),
    "numbers-birthdays": people_for_a_shared_birthday,
    "numbers-euro": lambda: ways_to_pay(100, (1, 2, 5, 10, 20, 50, 100)),
    "numbers-lottery": lambda: comb(49, 6),
    "numbers-stickers": lambda: tries_to_collect(500),
    "numbers-fold-to-moon": lambda: ceil(log2(MOON * 1e6 / 0.1)),
    "numbers-ten-factorial": lambda: factorial(10) / (7 * 86_400),
    "numbers-all-six": lambda: tries_to_collect(6),
    "numbers-pi-nines": lambda: decimals_of_pi(1000).index("999999") + 1,
    "numbers-secret-santa": lambda: float(someone_draws_own_name(10) * 100),
    "numbers-hands-meet": hands_meet,
    "inventions-unlock": unlock_patterns,
    "inventions-bricks": lambda: brick_builds(3),
    "sport-darts-impossible": lambda: min(set(range(181)) - sums_of_three_darts()),
    "sport-nine-darts": nine_dart_games,
    "food-pizza-cuts": lambda: pieces(10),
    "food-big-pizza": lambda: (60 // 20) ** 2,
    "food-rice": lambda: (2**32 - 1) * 25e-9,
    "food-puff-pastry": lambda: 3**6,
}
