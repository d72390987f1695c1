"""Names that look alike: letters of other alphabets that nobody can tell from Latin ones.

In the spirit of Unicode's Technical Standard 39, but for names at one table: a short list of the
letters that people can type or copy, and of what compatibility (NFKC: fullwidth, mathematical,
circled letters) does not bring back by itself.
"""

from functools import lru_cache
from unicodedata import normalize

from witsend.record import JOINERS

UNNOTICED = JOINERS | dict.fromkeys(range(0xFE00, 0xFE10))  # between signs that one does see

# Of Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu and Georgian, and Latin's own small capitals.
LIKE = {
    "A": "\u0391\u0410\u13aa\ua4ee\u1d00",
    "B": "\u0392\u0412\u13f4\u2c82\ua4d0\u0299",
    "C": "\u03f9\u0421\u13df\u2ca4\ua4da\u1d04",
    "D": "\u13a0\ua4d3\u1d05",
    "E": "\u0395\u0415\u13ac\u2c88\ua4f0\u1d07",
    "F": "\u03dc\ua4dd\ua730",
    "G": "\u050c\u13c0\ua4d6\u0262",
    "H": "\u0397\u041d\u13bb\u2c8e\ua4e7\u029c",
    "I": "\u0399\u0406\u04c0\u2c92\ua4f2\u026a",
    "J": "\u037f\u0408\u13ab\ua4d9\u1d0a",
    "K": "\u039a\u041a\u13e6\u2c94\ua4d7\u1d0b",
    "L": "\u13de\ua4e1\u029f",
    "M": "\u039c\u041c\u13b7\u2c98\ua4df\u1d0d",
    "N": "\u039d\u2c9a\ua4e0\u0274",
    "O": "0\u039f\u041e\u0555\u2c9e\ua4f3\u1d0f",
    "P": "\u03a1\u0420\u13e2\u2ca2\ua4d1\u1d18",
    "Q": "\u051a\ua7af",
    "R": "\u13a1\u13d2\ua4e3\u0280",
    "S": "\u0405\u054f\u13da\ua4e2\ua731",
    "T": "\u03a4\u0422\u13a2\u2ca6\ua4d4\u1d1b",
    "U": "\u054d\ua4f4\u1d1c",
    "V": "\u0474\u13d9\ua4e6\u1d20",
    "W": "\u051c\u13b3\ua4ea\u1d21",
    "X": "\u03a7\u0425\u2cac\ua4eb",
    "Y": "\u03a5\u0423\u04ae\u13a9\u2ca8\ua4ec\u028f",
    "Z": "\u0396\u13c3\ua4dc\u1d22",
    "a": "\u0251\u03b1\u0430",
    "b": "\u042c\u044c\u13cf",
    "c": "\u03f2\u0441\u2ca5",
    "d": "\u0501\u0257\ua4d2",
    "e": "\u0435\u04bd\u212e",
    "f": "\u017f\u0584",
    "g": "\u0261\u0581",
    "h": "\u04bb\u0570",
    "i": "\u0131\u0269\u03b9\u0456",
    "j": "\u03f3\u0458",
    "k": "\u03ba\u2c95",
    "l": "1|\u01c0\u04cf\u2223",
    "m": "\u028d",
    "n": "\u0578\u057c",
    "o": "\u03bf\u03c3\u043e\u0585\u10ff\u2c9f",
    "p": "\u03c1\u0440\u2ca3",
    "q": "\u051b\u0563\u0566",
    "r": "\u0433\u1d26",
    "s": "\u0455\u01bd",
    "t": "\u03c4",
    "u": "\u028b\u03c5\u057d",
    "v": "\u03bd\u0475",
    "w": "\u026f\u0461\u051d\u0561",
    "x": "\u00d7\u03c7\u0445",
    "y": "\u0263\u03b3\u0443\u04af\u10e7",
    "3": "\u0417\u0437\u04e0\u01b7",
    "6": "\u0431",
}
PLAIN = {ord(sign): letter for letter, signs in LIKE.items() for sign in signs}
for first in (0x1F150, 0x1F170):  # A to Z, white on a black circle or square
    PLAIN |= {first + number: chr(ord("A") + number) for number in range(26)}


@lru_cache(4096)
def spelled(name: str) -> str:
    """The same for names of the same letters, whatever their case."""
    return normalize("NFC", name.translate(UNNOTICED)).casefold()


@lru_cache(4096)
def looks(name: str) -> tuple[str, str, str]:
    """What a name looks like at a glance; names that share one of them, in its place, are alike."""
    seen = normalize("NFKD", name.translate(UNNOTICED)).translate(PLAIN)
    capital_i = seen.replace("I", "l")  # as most screens draw it
    return normalize("NFKC", spelled(name)).casefold(), seen.casefold(), capital_i


def alike(one: str, other: str) -> bool:
    return any(mine == theirs for mine, theirs in zip(looks(one), looks(other), strict=True))


def is_passed_off(name: str, other: str) -> bool:
    """Whether it only looks like the other name, and is spelled with other letters."""
    return alike(name, other) and spelled(name) != spelled(other)
