"""Answers that are days between two dates, or dates themselves."""

from calendar import isleap
from datetime import UTC, date, datetime
from itertools import count, pairwise


def days(first: tuple[int, int, int], last: tuple[int, int, int]) -> int:
    return (date(*last) - date(*first)).days


def years(first: int, last: int) -> int:
    """Between two years, of which those before Christ are below zero; there is no year 0."""
    return last - first - (1 if first < 0 < last else 0)


def julian_day(year: int, month: int, day: int) -> int:
    """The day number of a date of the Julian calendar."""
    shift = (14 - month) // 12
    y, m = year + 4800 - shift, month + 12 * shift - 3
    return day + (153 * m + 2) // 5 + 365 * y + y // 4 - 32083


def gregorian_day(year: int, month: int, day: int) -> int:
    return date(year, month, day).toordinal() + 1_721_425


def easter(year: int) -> date:
    """Gregorian Easter Sunday, by Gauss as corrected."""
    golden, century = year % 19, year // 100
    moon = (century - century // 4 - (8 * century + 13) // 25 + 19 * golden + 15) % 30
    moon -= moon // 28 * (1 - 29 // (moon + 1) * ((21 - golden) // 11))
    weekday = (year + year // 4 + moon + 2 - century + century // 4) % 7
    shift = moon - weekday
    month = 3 + (shift + 40) // 44
    return date(year, month, shift + 28 - 31 * (month // 4))


def days_of_1752() -> int:
    """In Britain: from the Julian 1 January to the Gregorian 31 December."""
    return gregorian_day(1752, 12, 31) - julian_day(1752, 1, 1) + 1


def longest_wait_for_friday_13() -> int:
    """In the 400 years after which the calendar repeats."""
    fridays = [
        date(year, month, 13)
        for year in range(2000, 2401)
        for month in range(1, 13)
        if date(year, month, 13).weekday() == 4
    ]
    return max((later - earlier).days for earlier, later in pairwise(fridays))


def clock_overflow() -> int:
    return datetime.fromtimestamp(2**31, UTC).year


DAYS = {
    "history-berlin-wall": lambda: days((1961, 8, 13), (1989, 11, 9)),
    "history-hundred-days": lambda: days((1815, 3, 20), (1815, 7, 8)),
    "history-sun-king": lambda: days((1643, 5, 14), (1715, 9, 1)),
    "history-shakespeare-cervantes": lambda: julian_day(1616, 4, 23) - gregorian_day(1616, 4, 23),
    "history-year-1752": days_of_1752,
    "history-hundred-years-war": lambda: years(1337, 1453),
    "history-cleopatra": lambda: years(-30, 1969),
    "history-bastille-crown": lambda: days((1789, 7, 14), (1804, 12, 2)),
    "history-pompeii": lambda: years(79, 1748),
    "history-columbus": lambda: julian_day(1492, 10, 12) - julian_day(1492, 8, 3),
    "history-magellan": lambda: julian_day(1522, 9, 6) - julian_day(1519, 9, 20),
    "history-constantinople": lambda: years(330, 1453),
    "history-oxford-aztecs": lambda: years(1096, 1325),
    "history-easter": lambda: next(
        year for year in count(1819) if easter(year) == date(year, 3, 22)
    ),
    "inventions-wright-moon": lambda: days((1903, 12, 17), (1969, 7, 20)),
    "inventions-sputnik-gagarin": lambda: days((1957, 10, 4), (1961, 4, 12)),
    "inventions-moon-years": lambda: days((1969, 7, 21), (1972, 12, 14)),
    "inventions-concorde": lambda: days((1976, 1, 21), (2003, 10, 24)),
    "inventions-2038": clock_overflow,
    "inventions-unix-2000": lambda: round(datetime(2000, 1, 1, tzinfo=UTC).timestamp()),
    "inventions-mobile": lambda: days((1973, 4, 3), (2007, 6, 29)),
    "stage-beatles": lambda: days((1963, 3, 22), (1970, 5, 8)),
    "stage-back-to-the-future": lambda: days((1955, 11, 5), (1985, 10, 26)),
    "stage-slow-organ": lambda: 2001 + 639,
    "numbers-friday-wait": longest_wait_for_friday_13,
    "numbers-century-days": lambda: days((1901, 1, 1), (2001, 1, 1)),
    "numbers-leap-years": lambda: sum(isleap(year) for year in range(1801, 2001)),
}
