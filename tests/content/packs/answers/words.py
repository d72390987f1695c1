"""Answers of language and song, and sums about bodies."""

import unicodedata
from itertools import count

from answers.sky import YEAR

ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
ROMAN_VALUES = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
ROMAN_SIGNS = ("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
STATION = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"


def english(number: int) -> str:
    if number < 20:
        return ONES[number]
    if number < 100:
        return TENS[number // 10] + (f"-{ONES[number % 10]}" if number % 10 else "")
    if number < 1000:
        rest = f" {english(number % 100)}" if number % 100 else ""
        return f"{ONES[number // 100]} hundred{rest}"
    rest = f" {english(number % 1000)}" if number % 1000 else ""
    return f"{english(number // 1000)} thousand{rest}"


def roman(number: int) -> str:
    written = ""
    for value, sign in zip(ROMAN_VALUES, ROMAN_SIGNS, strict=True):
        written += sign * (number // value)
        number %= value
    return written


WORDS = {
    "language-first-a": lambda: next(n for n in count() if "a" in english(n)),
    "language-longest-roman": lambda: max(range(1, 2027), key=lambda year: len(roman(year))),
    "language-hangul": lambda: sum(
        unicodedata.name(chr(code), "") != "" for code in range(0xAC00, 0xD7A4)
    ),
    "language-station": lambda: len(STATION),
    "stage-christmas": lambda: sum(day * (13 - day) for day in range(1, 13)),
    "body-billion-seconds": lambda: 10**9 / (86_400 * YEAR) // 1,
    "body-ancestors": lambda: 2**20,
    "body-fingers": lambda: 2**10 - 1,
}
