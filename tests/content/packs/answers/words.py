"""Answers of language and stage, and sums about bodies and animals."""

import unicodedata
from collections import Counter
from itertools import count
from math import factorial, prod

import emoji

from answers.sky import YEAR

ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
ROMAN_VALUES = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
ROMAN_SIGNS = ("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
SCRABBLE = {  # the letters of the English game by their points, with how many tiles each has
    1: {"A": 9, "E": 12, "I": 9, "L": 4, "N": 6, "O": 8, "R": 6, "S": 4, "T": 6, "U": 4},
    2: {"D": 4, "G": 3},
    3: {"B": 2, "C": 2, "M": 2, "P": 2},
    4: {"F": 2, "H": 2, "V": 2, "W": 2, "Y": 2},
    5: {"K": 1},
    8: {"J": 1, "X": 1},
    10: {"Q": 1, "Z": 1},
}
MINUTES_A_YEAR = 60 * 24 * YEAR
CHRISTMAS_BIRDS = (1, 2, 3, 4, 6, 7)  # days: partridge, doves, hens, calling birds, geese, swans
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


def letters(number: int) -> int:
    return sum(sign.isalpha() for sign in english(number))


def roman(number: int) -> str:
    written = ""
    for value, sign in zip(ROMAN_VALUES, ROMAN_SIGNS, strict=True):
        written += sign * (number // value)
        number %= value
    return written


def anagrams(word: str) -> int:
    return factorial(len(word)) // prod(factorial(n) for n in Counter(word).values())


def signs(first: int, last: int) -> int:
    """How many signs Unicode has between two numbers."""
    return sum(unicodedata.name(chr(code), "") != "" for code in range(first, last + 1))


def emojis() -> list[str]:
    whole = emoji.STATUS["fully_qualified"]
    return [sign for sign, facts in emoji.EMOJI_DATA.items() if facts["status"] == whole]


def flags() -> int:
    """Countries and their like: two letters of region, or the tags of a nation."""
    return sum(sign[0] in map(chr, range(0x1F1E6, 0x1F200)) for sign in emojis())


def cats() -> int:
    return sum("cat" in emoji.EMOJI_DATA[sign]["en"].strip(":").split("_") for sign in emojis())


def given(day: int) -> int:
    """How many of that day's gift come in the whole carol."""
    return day * (13 - day)


WORDS = {
    "language-mississippi": lambda: anagrams("MISSISSIPPI"),
    "language-first-a": lambda: next(n for n in count() if "a" in english(n)),
    "language-one-to-hundred": lambda: sum(letters(n) for n in range(1, 101)),
    "language-longest-roman": lambda: max(range(1, 2027), key=lambda year: len(roman(year))),
    "language-roman-letters": lambda: max(len(roman(n)) for n in range(1, 4000)),
    "language-hangul": lambda: signs(0xAC00, 0xD7A3),
    "language-braille": lambda: signs(0x2800, 0x283F) - 1,
    "language-morse": lambda: sum(2**length for length in range(1, 5)),
    "language-hieroglyphs": lambda: signs(0x13000, 0x1342E),
    "language-han": lambda: signs(0x4E00, 0x9FA5),
    "language-flags": flags,
    "language-four-letters": lambda: 26**4,
    "language-station": lambda: len(STATION),
    "language-scrabble": lambda: sum(
        points * sum(tiles.values()) for points, tiles in SCRABBLE.items()
    ),
    "language-st-ives": lambda: sum(7**power for power in range(1, 5)),
    "language-sonnets": lambda: round(10**14 / MINUTES_A_YEAR / 10**6),
    "stage-supercali": lambda: len("supercalifragilisticexpialidocious"),
    "stage-christmas": lambda: sum(given(day) for day in range(1, 13)),
    "animals-christmas-birds": lambda: sum(given(day) for day in CHRISTMAS_BIRDS),
    "stage-film": lambda: 2 * 60 * 60 * 24,
    "stage-piano": lambda: round(440 * 2 ** ((88 - 49) / 12)),
    "stage-twelve-tones": lambda: factorial(12),
    "stage-leagues": lambda: 20_000 * 4,
    "stage-nights": lambda: round(1001 / YEAR, 1),
    "stage-bottles": lambda: 99 * 20 // 60,
    "stage-miles": lambda: round((500 + 500) * 1.609344),
    "stage-fahrenheit": lambda: round((451 - 32) / 1.8),
    "animals-snail": lambda: round(42_195_000 / 86_400),
    "animals-hummingbird": lambda: 50 * 20 * 60 * 60,
    "animals-whale-mice": lambda: 150_000_000 // 20,
    "animals-cheetah": lambda: round(100 / (100 / 3.6), 1),
    "animals-sloth": lambda: round(10_000 / 4 / 60, 1),
    "animals-cat-awake": lambda: 16 * (24 - 15) // 24,
    "animals-flea": lambda: 1.75 * 0.30 / 0.002,
    "animals-cat-emoji": cats,
    "animals-ants": lambda: 20 * 10**15 // (8 * 10**9),
    "animals-mouse-heart": lambda: round(600 * MINUTES_A_YEAR * 2 / 10**6),
    "body-heartbeats": lambda: round(70 * MINUTES_A_YEAR * 80 / 10**6),
    "body-pool": lambda: round(2_500_000 / (5 * 60 * 24)),
    "body-blinks": lambda: 15 * 60 * 16 * 365,
    "body-billion-seconds": lambda: round(10**9 / (86_400 * YEAR), 1),
    "body-ancestors": lambda: 2**20,
    "body-egg-cells": lambda: 2**23,
    "body-hair": lambda: round(100_000 * 0.35 * 365 / 10**6, 1),
    "body-thirty-thousand": lambda: round(30_000 / YEAR),
    "body-genome": lambda: round(3.1e9 / (86_400 * YEAR)),
    "body-fingers": lambda: 2**10 - 1,
    "body-weeks": lambda: round(80 * YEAR / 7),
    "body-teeth": lambda: round(2 * 2 * YEAR * 80 / 60 / 24),
    "body-kettle": lambda: 2000 // 100,
}
