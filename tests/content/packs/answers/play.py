"""Answers that are counted: cards, dice, darts, bricks, boards, coins, combinations."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, count, permutations, product, takewhile
from math import ceil, comb, factorial, log2

import chess
import segno

from answers.sky import MOON, YEAR

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


def chess_games(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_games(board, depth - 1)
        board.pop()
    return total


def queens(size: int) -> int:
    return sum(
        len({row + column for column, row in enumerate(rows)})
        == len({row - column for column, row in enumerate(rows)})
        == size
        for rows in permutations(range(size))
    )


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


def primes_below(end: int) -> int:
    sieve = bytearray([1]) * end
    sieve[:2] = b"\0\0"
    for number in range(2, int(end**0.5) + 1):
        if sieve[number]:
            sieve[number * number :: number] = bytes(len(range(number * number, end, number)))
    return sum(sieve)


def people_for_a_shared_birthday() -> int:
    people, all_differ = 1, Fraction(1)
    while all_differ > Fraction(1, 2):
        all_differ *= Fraction(365 - people, 365)
        people += 1
    return people


def tries_to_collect(kinds: int) -> float:
    return sum(kinds / missing for missing in range(1, kinds + 1))


def small_sudokus() -> int:
    """Grids of four by four: as many for each of the first rows, of which there are 4!."""
    first, *others = permutations(range(4))

    def fits(grid: tuple[tuple[int, ...], ...]) -> bool:
        columns = zip(*grid, strict=True)
        boxes = (
            {grid[y + dy][x + dx] for dy in (0, 1) for dx in (0, 1)} for x in (0, 2) for y in (0, 2)
        )
        return all(len(set(column)) == 4 for column in columns) and all(
            len(box) == 4 for box in boxes
        )

    return factorial(4) * sum(fits((first, *rows)) for rows in product(others, repeat=3))


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


def cube_positions() -> int:
    return factorial(8) * 3**7 * factorial(12) * 2**11 // 2


def hands_meet() -> int:
    """How often the minute hand passes the hour hand in a day: it gains a round in 12/11 hours."""
    return len(list(takewhile(lambda hour: hour < 24, count(0, Fraction(12, 11)))))


def pieces(cuts: int) -> int:
    return 1 + sum(range(1, cuts + 1))


def qr_squares(version: int) -> int:
    width, height = segno.make("", version=version, error="l", micro=False).symbol_size(border=0)
    return int(width * height)


PLAY = {
    "numbers-royal-flush": lambda: comb(CARDS, 5) // 4,
    "numbers-shuffles": lambda: len(str(factorial(CARDS))),
    "numbers-roulette": lambda: sum(range(37)),
    "numbers-dominoes": lambda: sum(a + b for a in range(7) for b in range(a, 7)),
    "numbers-birthdays": people_for_a_shared_birthday,
    "numbers-handshakes": lambda: comb(50, 2),
    "numbers-euro": lambda: ways_to_pay(100, (1, 2, 5, 10, 20, 50, 100)),
    "numbers-lottery": lambda: comb(49, 6),
    "numbers-queens": lambda: queens(8),
    "numbers-squares": lambda: sum(size**2 for size in range(1, 9)),
    "numbers-primes": lambda: primes_below(10**6),
    "numbers-stickers": lambda: round(tries_to_collect(500)),
    "numbers-fold-to-moon": lambda: ceil(log2(MOON * 1e6 / 0.1)),
    "numbers-million-aloud": lambda: round(10**6 / 86_400, 1),
    "numbers-small-sudoku": small_sudokus,
    "numbers-cube-digits": lambda: len(str(cube_positions())),
    "numbers-ten-factorial": lambda: factorial(10) // (7 * 86_400),
    "numbers-all-six": lambda: round(tries_to_collect(6), 1),
    "numbers-bridge": lambda: round(comb(CARDS, 13) / 10**9),
    "numbers-hanoi": lambda: round((2**64 - 1) / (86_400 * YEAR) / 10**9),
    "numbers-pi-nines": lambda: decimals_of_pi(1000).index("999999") + 1,
    "numbers-palindromes": lambda: sum(str(n) == str(n)[::-1] for n in range(1, 10_000)),
    "numbers-secret-santa": lambda: round(float(someone_draws_own_name(10) * 100)),
    "numbers-hands-meet": hands_meet,
    "inventions-addresses": lambda: 2**32,
    "inventions-unlock": unlock_patterns,
    "inventions-bricks": lambda: brick_builds(3),
    "inventions-record-side": lambda: round(22 * Fraction(100, 3)),
    "inventions-cd-bits": lambda: 74 * 60 * 44_100 * 2 * 16,
    "inventions-sheet": lambda: round(0.210 * 0.297 * 80, 2),
    "inventions-pocket-cube": lambda: factorial(7) * 3**6,
    "inventions-qr": lambda: qr_squares(40),
    "inventions-floppies": lambda: ceil(10**12 / 1_474_560),
    "sport-darts-impossible": lambda: min(set(range(181)) - sums_of_three_darts()),
    "sport-nine-darts": nine_dart_games,
    "sport-league": lambda: 20 * 19,
    "sport-tennis": lambda: 3 * 6 * 4,
    "sport-marathon-laps": lambda: round(42_195 / 400, 1),
    "sport-sprint-marathon": lambda: round(9.58 * 421.95 / 60, 1),
    "sport-snooker": lambda: 15 + 15 + 6,
    "sport-football-seams": lambda: (12 * 5 + 20 * 6) // 2,
    "sport-chess-openings": lambda: chess_games(chess.Board(), 4),
    "sport-bowling": lambda: 12 * 10,
    "sport-bracket": lambda: 2**15,
    "sport-pool-marathon": lambda: ceil(42_195 / 50),
    "sport-wheel-turns": lambda: round(3_400_000 / 2.1, -3),
    "sport-world-cup": lambda: 12 * comb(4, 2) + 32,
    "food-pizza-cuts": lambda: pieces(10),
    "food-big-pizza": lambda: (60 // 20) ** 2,
    "food-ice-cream": lambda: comb(31 + 3 - 1, 3),
    "food-rice": lambda: round((2**32 - 1) * 25e-9),
    "food-noodles": lambda: 2**12,
    "food-puff-pastry": lambda: 3**6,
    "food-hen": lambda: 300 * 60 // 1000,
    "food-coffee": lambda: round(3 * 0.15 * YEAR * 60, -1),
    "food-round-table": lambda: factorial(10 - 1),
    "food-sugar": lambda: round(106 / 3),
}
