"""Answers that are days, or years in which something falls."""

from datetime import UTC, date, datetime
from itertools import count, pairwise


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


def wall_gone_for_as_long() -> int:
    built, opened = date(1961, 8, 13), date(1989, 11, 9)
    return (opened + (opened - built)).year


def longest_wait_for_friday_13() -> int:
    """In the 400 years after which the calendar repeats."""
    fridays = [
        date(year, month, 13)
        for year in range(2000, 2401)
        for month in range(1, 13)
        if date(year, month, 13).weekday() == 4
    ]
    return max((later - earlier).days for earlier, later in pairwise(fridays))


DAYS = {
    "history-berlin-wall-gone": wall_gone_for_as_long,
    "history-hundred-days": lambda: (date(1815, 7, 8) - date(1815, 3, 20)).days,
    "history-shakespeare-cervantes": lambda: julian_day(1616, 4, 23) - gregorian_day(1616, 4, 23),
    "history-year-1752": days_of_1752,
    "history-easter": lambda: next(
        year for year in count(1819) if easter(year) == date(year, 3, 22)
    ),
    "inventions-2038": lambda: datetime.fromtimestamp(2**31, UTC).year,
    "numbers-friday-wait": longest_wait_for_friday_13,
}
