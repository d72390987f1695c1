"""The code of a table: a few letters that people type, and that nobody hits by guessing.

Say a thousand addresses guess for a whole day, each as fast as it may: WRONG_AT_ONCE, and then one
every WRONG_SECONDS. That makes 1,000 * (60 + 86,400 / 600) = 204,000 guesses. One guess with L
letters hits one of n codes that long with a chance of n / 20**L. So while n < 20**L / 204,000, all
of them together expect less than one hit, whichever lengths they try:

    letters    codes in use, at most
    5          15
    6          313
    7          6,274
    8          125,490

A new code has as many letters as the codes in use ask for, so there are never more of one length.
In a living room it has five; beside 100,000 open tables it has eight.
"""

from secrets import randbelow

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so that they make no word; nor Y
RUDE = ("CNT", "FCK", "FKK", "KKK", "NGG", "NGR", "PTN", "SHT", "SLT", "WTF")  # read without any
LENGTHS = range(5, 9)
WRONG_AT_ONCE = 60  # of one address: everyone in a room of sixty may mistype it
WRONG_SECONDS = 600.0  # until it may be wrong once more
GUESSERS = 1000  # addresses
DAY = 86_400.0
GUESSES = int(GUESSERS * (WRONG_AT_ONCE + DAY / WRONG_SECONDS))

# How long a table has its code: until its game is over, or until it is abandoned. That is when
# nobody has come or gone for so long, in seconds:
WAITING = 1 * DAY  # before the game
PLAYING = 30 * DAY  # after its start


def most(letters: int) -> int:
    """Codes of that length that may be in use at once."""
    return int(len(LETTERS) ** letters - 1) // GUESSES


def letters_for(in_use: int) -> int | None:
    """Of the next code; None where there are too many already."""
    return next((letters for letters in LENGTHS if in_use < most(letters)), None)


def draw(letters: int) -> str:
    """A television shows it in large letters: nobody is to blush."""
    code = any_code(letters)
    while any(word in code for word in RUDE):
        code = any_code(letters)
    return code


def any_code(letters: int) -> str:
    number = randbelow(len(LETTERS) ** letters)  # one call of the system for all of them
    code = ""
    for _ in range(letters):
        number, letter = divmod(number, len(LETTERS))
        code += LETTERS[letter]
    return code
