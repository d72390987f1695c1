"""What RFC 6455 asks of a server, as a table: bytes that a client sends, and what comes of them.

The ids begin with the number that the same question has in Autobahn's test suite (1 to 7, and 10);
the cases are our own, and so are those without a number. A text or binary message is one that comes
out, and a number is the code that the socket is closed with.
"""

from typing import NamedTuple

from utf_8 import GREETING, INVALID, KOSME, VALID
from wire import masked
from witsend.server.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    FIN,
    MASKED,
    MOST_FRAGMENTS,
    NORMAL,
    NOT_UTF_8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    frame,
)
from witsend.server.protocol import LARGEST_MESSAGE

NO_KEY = bytes(4)
Message = tuple[int, bytes]


class Case(NamedTuple):
    id: str
    sent: tuple[bytes, ...]  # a frame each
    messages: tuple[Message, ...] = ()  # that come out
    code: int | None = None  # by which the socket ends; None: it stays open


def text(content: bytes = b"", *, final: bool = True) -> bytes:
    return masked(TEXT, content, final=final)


def more(content: bytes = b"", *, final: bool = True) -> bytes:
    return masked(CONTINUATION, content, final=final)


def close(code: int, reason: bytes = b"") -> bytes:
    return masked(CLOSE, code.to_bytes(2) + reason)


def with_rsv(bits: int, sent: bytes) -> bytes:
    return bytes([sent[0] | bits << 4]) + sent[1:]


def octets(content: bytes) -> tuple[bytes, ...]:
    """A text with a fragment for every byte of it."""
    first, *rest = (content[at : at + 1] for at in range(len(content)))
    frames = [text(first, final=not rest), *(more(each, final=False) for each in rest)]
    if rest:
        frames[-1] = more(rest[-1])
    return tuple(frames)


def headed(first: int, length: int, in_bytes: int, content: bytes = b"") -> bytes:
    """A frame that says its length in so many bytes, whether or not it has to."""
    place = {1: length, 2: 126, 8: 127}[in_bytes]
    said = b"" if in_bytes == 1 else length.to_bytes(in_bytes)
    return bytes([first, MASKED | place]) + said + NO_KEY + content


HI, WORLD = (TEXT, b"Hello"), (TEXT, b"Hello world")
HELLO = text(b"Hello")
PINGED = masked(PING, b"there?")


def framing() -> list[Case]:
    """1: sizes, and how they are said."""
    cases = []
    for part, kind in ((1, TEXT), (2, BINARY)):
        for at, size in enumerate((0, 125, 126, 127, 128, LARGEST_MESSAGE), 1):
            content = b"*" * size
            id_ = f"1.{part}.{at} {size} bytes"
            cases.append(Case(id_, (masked(kind, content),), ((kind, content),)))
        for at, size in ((6, LARGEST_MESSAGE + 1), (7, 65535), (8, 65536)):
            id_ = f"1.{part}.{at} {size} bytes are too many"
            cases.append(Case(id_, (masked(kind, bytes(size)),), code=TOO_LARGE))
    long = FIN | TEXT
    cases += [
        Case(
            "no length that needs 2 bytes",
            (headed(long, 126, 2, b"*" * 126),),
            ((TEXT, b"*" * 126),),
        ),
        Case("125 in 2 bytes", (headed(long, 125, 2, b"*" * 125),), code=PROTOCOL_ERROR),
        Case("0 in 2 bytes", (headed(long, 0, 2),), code=PROTOCOL_ERROR),
        Case("65535 in 8 bytes", (headed(long, 65535, 8),), code=PROTOCOL_ERROR),
        Case("5 in 8 bytes", (headed(long, 5, 8, b"Hello"),), code=PROTOCOL_ERROR),
        Case("the top bit of 8 bytes", (headed(long, 1 << 63, 8),), code=PROTOCOL_ERROR),
        Case("all bits of 8 bytes", (headed(long, (1 << 64) - 1, 8),), code=PROTOCOL_ERROR),
        Case("as much as 8 bytes say", (headed(long, (1 << 63) - 1, 8),), code=TOO_LARGE),
        Case("a masking key of zeros", (headed(long, 5, 1, b"Hello"),), (HI,)),
        Case("no mask", (frame(TEXT, b"Hello"),), code=PROTOCOL_ERROR),
        Case("no mask, empty", (frame(TEXT, b""),), code=PROTOCOL_ERROR),
        Case("no mask, a ping", (frame(PING, b""),), code=PROTOCOL_ERROR),
        Case("no mask, a close", (frame(CLOSE, b"\x03\xe8"),), code=PROTOCOL_ERROR),
        Case("no mask, a long one", (frame(BINARY, b"*" * 126),), code=PROTOCOL_ERROR),
        Case("no mask, after one with", (HELLO, frame(TEXT, b"Hello")), (HI,), PROTOCOL_ERROR),
    ]
    return cases


def pings() -> list[Case]:
    """2: pings and pongs."""
    odd = bytes.fromhex("00fffefdfcfb00ff")
    ten = tuple(b"payload-%d" % at for at in range(10))
    pinged = [
        ("2.1 empty", b""),
        ("2.2 with text", b"Hello, world!"),
        ("2.3 with bytes that are no text", odd),
        ("2.4 of the largest size", b"\xfe" * 125),
    ]
    return [
        *(Case(id_, (masked(PING, said),), ((PING, said),)) for id_, said in pinged),
        Case("2.5 too large", (masked(PING, b"\xfe" * 126),), code=PROTOCOL_ERROR),
        Case("2.5 of a length in 8 bytes", (masked(PING, bytes(65536)),), code=PROTOCOL_ERROR),
        Case("2.7 an empty pong that nobody asked for", (masked(PONG, b""),), ((PONG, b""),)),
        Case("2.8 and one with text", (masked(PONG, b"unsolicited"),), ((PONG, b"unsolicited"),)),
        Case("2.8 too large a pong", (masked(PONG, bytes(126)),), code=PROTOCOL_ERROR),
        Case(
            "2.9 and then a ping", (masked(PONG, b"un"), PINGED), ((PONG, b"un"), (PING, b"there?"))
        ),
        Case(
            "2.10 ten", tuple(masked(PING, one) for one in ten), tuple((PING, one) for one in ten)
        ),
    ]


def reserved() -> list[Case]:
    """3 and 4: bits and opcodes that nobody has given a meaning."""
    wrong = [
        Case("3.1 RSV 1", (with_rsv(1, HELLO),), code=PROTOCOL_ERROR),
        Case("3.2 RSV 2 after a text", (HELLO, with_rsv(2, HELLO), PINGED), (HI,), PROTOCOL_ERROR),
        Case("3.4 RSV 3 after a text", (HELLO, with_rsv(3, HELLO), PINGED), (HI,), PROTOCOL_ERROR),
        Case("3.4 RSV 4 after a text", (HELLO, with_rsv(4, HELLO), PINGED), (HI,), PROTOCOL_ERROR),
        Case("3.5 RSV 5, binary", (with_rsv(5, masked(BINARY, b"\0\xff")),), code=PROTOCOL_ERROR),
        Case("3.6 RSV 6, a ping", (with_rsv(6, PINGED),), code=PROTOCOL_ERROR),
        Case("3.7 RSV 7, a close", (with_rsv(7, masked(CLOSE, b"")),), code=PROTOCOL_ERROR),
        Case(
            "3 in a fragment that follows",
            (text(b"", final=False), with_rsv(4, more())),
            code=PROTOCOL_ERROR,
        ),
    ]
    for part, opcodes in ((1, range(3, 8)), (2, range(11, 16))):
        for at, opcode in enumerate(opcodes, 1):
            id_ = f"4.{part}.{at} opcode {opcode}"
            unknown = masked(opcode, b"?")
            wrong.append(Case(id_, (masked(opcode, b""),), code=PROTOCOL_ERROR))
            wrong.append(Case(f"{id_} later", (HELLO, unknown, PINGED), (HI,), PROTOCOL_ERROR))
    return wrong


def fragments() -> list[Case]:
    """5: messages in pieces."""
    begun, rest = text(b"Hello", final=False), more(b" world")
    five = [text(b"f1", final=False), *(more(b"f%d" % at, final=False) for at in (2, 3, 4))]
    pongs = ((PING, b"1"), (PING, b"2"))
    whole = (TEXT, b"f1f2f3f4f5")
    cases = [
        Case(
            "5.1 a ping in two", (masked(PING, b"a", final=False), more(b"b")), code=PROTOCOL_ERROR
        ),
        Case(
            "5.2 a pong in two", (masked(PONG, b"a", final=False), more(b"b")), code=PROTOCOL_ERROR
        ),
        Case(
            "5.2 a close in two",
            (masked(CLOSE, b"\x03", final=False), more(b"\xe8")),
            code=PROTOCOL_ERROR,
        ),
        Case("5.3 a text in two", (begun, rest), (WORLD,)),
        Case(
            "5.3 a binary in two",
            (masked(BINARY, b"\xff", final=False), more(b"\xfe")),
            ((BINARY, b"\xff\xfe"),),
        ),
        Case("5.6 with a ping between", (begun, PINGED, rest), ((PING, b"there?"), WORLD)),
        Case("5.6 with a pong between", (begun, masked(PONG, b""), rest), ((PONG, b""), WORLD)),
        Case("5.9 an end without a beginning", (more(b"x"), HELLO), code=PROTOCOL_ERROR),
        Case("5.9 an empty one", (more(), HELLO), code=PROTOCOL_ERROR),
        Case(
            "5.12 a middle without a beginning",
            (more(b"x", final=False), HELLO),
            code=PROTOCOL_ERROR,
        ),
        Case("5.12 after a whole text", (HELLO, more(b"x", final=False)), (HI,), PROTOCOL_ERROR),
        Case(
            "5.15 after one in two",
            (begun, rest, more(b"x", final=False), HELLO),
            (WORLD,),
            PROTOCOL_ERROR,
        ),
        Case("5.16 before one in two", (more(b"x", final=False), begun, rest), code=PROTOCOL_ERROR),
        Case("5.17 an end before one in two", (more(b"x"), begun, rest), code=PROTOCOL_ERROR),
        Case("5.18 a second beginning", (begun, text(b"again")), code=PROTOCOL_ERROR),
        Case(
            "5.18 of another kind",
            (begun, masked(BINARY, b"again", final=False)),
            code=PROTOCOL_ERROR,
        ),
        Case(
            "5.19 five, with pings between",
            (*five[:2], masked(PING, b"1"), *five[2:], masked(PING, b"2"), more(b"f5")),
            (*pongs, whole),
        ),
        Case(
            "five of nothing", (text(final=False), *[more(final=False)] * 3, more()), ((TEXT, b""),)
        ),
    ]
    middle = more(final=False)
    most = (begun, *[middle] * (MOST_FRAGMENTS - 1))
    half = b"*" * (LARGEST_MESSAGE // 2)
    cases += [
        Case("as many as there may be", (*most, rest), (WORLD,)),
        Case("one more than there may be", (*most, middle), code=TOO_LARGE),
        Case("a new count for a new message", (*most, rest, *most, rest), (WORLD, WORLD)),
        Case(
            "as large together as there may be",
            (text(half, final=False), more(half)),
            ((TEXT, half * 2),),
        ),
        Case("too large together", (text(half, final=False), more(half + b"*")), code=TOO_LARGE),
    ]
    return cases


def utf_8() -> list[Case]:
    """6: texts, whole and with a fragment for every byte."""
    cases = [
        Case("6.1.1 empty", (text(),), ((TEXT, b""),)),
        Case(
            "6.1.2 three empty fragments",
            (text(final=False), more(final=False), more()),
            ((TEXT, b""),),
        ),
        Case(
            "6.1.3 the middle is not",
            (text(final=False), more(b"middle", final=False), more()),
            ((TEXT, b"middle"),),
        ),
        Case("6.2.1 accents", (text(GREETING),), ((TEXT, GREETING),)),
        Case(
            "6.2.2 in two fragments",
            (text(GREETING[:13], final=False), more(GREETING[13:])),
            ((TEXT, GREETING),),
        ),
        Case("6.2.3 in octets", octets(GREETING), ((TEXT, GREETING),)),
        Case(
            "6.4.1 wrong in the second of three",
            (text(KOSME, final=False), more(b"\xf4\x90\x80\x80", final=False), more(b"edited")),
            code=NOT_UTF_8,
        ),
        Case(
            "6.4.2 wrong where the third begins",
            (
                text(KOSME + b"\xf4", final=False),
                more(b"\x90", final=False),
                more(b"\x80\x80edited"),
            ),
            code=NOT_UTF_8,
        ),
        Case(
            "6.4.3 wrong in the middle of one",
            (text(KOSME + b"\xf4\x90\x80\x80edited"),),
            code=NOT_UTF_8,
        ),
        Case(
            "not whole at the end of the last",
            (text(KOSME[:3], final=False), more(KOSME[3:4])),
            code=NOT_UTF_8,
        ),
        Case("not text, and binary", (masked(BINARY, b"\xff\xc0"),), ((BINARY, b"\xff\xc0"),)),
    ]
    for id_, content in VALID.items():
        cases.append(Case(id_, (text(content),), ((TEXT, content),)))
        cases.append(Case(f"{id_}, in octets", octets(content), ((TEXT, content),)))
    for id_, content in INVALID.items():
        cases.append(Case(id_, (HELLO, text(content), HELLO), (HI,), NOT_UTF_8))
        cases.append(Case(f"{id_}, in octets", (HELLO, *octets(content)), (HI,), NOT_UTF_8))
    return cases


def closes() -> list[Case]:
    """7: the end."""
    bye = masked(CLOSE, b"")
    good = (*range(1000, 1004), *range(1007, 1015), 3000, 3999, 4000, 4999)
    bad = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)
    return [
        Case("7.1.1 after a text", (HELLO, close(1000)), (HI,), NORMAL),
        Case("7.1.2 twice", (close(1000), close(1001)), code=NORMAL),
        Case("7.1.3 a ping after it", (close(1000), PINGED), code=NORMAL),
        Case("7.1.4 a text after it", (close(1000), HELLO), code=NORMAL),
        Case(
            "7.1.5 in the middle of a message",
            (text(b"He", final=False), close(1000), more(b"llo")),
            code=NORMAL,
        ),
        Case(
            "7.1.6 after a large one",
            (text(b"*" * LARGEST_MESSAGE), close(1000), PINGED),
            ((TEXT, b"*" * LARGEST_MESSAGE),),
            NORMAL,
        ),
        Case("7.1 what is wrong after it", (close(1000), b"\xff" * 20), code=NORMAL),
        Case("7.3.1 without a code", (bye,), code=NORMAL),
        Case("7.3.2 with half a code", (masked(CLOSE, b"\x03"),), code=PROTOCOL_ERROR),
        Case("7.3.3 with a code", (close(1001),), code=1001),
        Case("7.3.4 and a reason", (close(1000, b"Hello World!"),), code=NORMAL),
        Case("7.3.5 and the longest", (close(1000, b"*" * 123),), code=NORMAL),
        Case("7.3.6 and one too long", (close(1000, b"*" * 124),), code=PROTOCOL_ERROR),
        Case("7.5 a reason with accents", (close(1000, GREETING),), code=NORMAL),
        Case(
            "7.5.1 a reason that is not UTF-8",
            (close(1000, KOSME + b"\xed\xa0\x80edited"),),
            code=NOT_UTF_8,
        ),
        Case("7.5.1 a reason that ends too soon", (close(1000, KOSME[:1]),), code=NOT_UTF_8),
        *(Case(f"7.7 {code}", (close(code),), code=code) for code in good),
        *(Case(f"7.9 {code}", (close(code),), code=PROTOCOL_ERROR) for code in bad),
        *(
            Case(f"7.9 {code} and a reason", (close(code, b"why"),), code=PROTOCOL_ERROR)
            for code in bad
        ),
    ]


def in_pieces() -> list[Case]:
    """10: a large message, in fragments of 1300 bytes."""
    cases = []
    for size, code in ((LARGEST_MESSAGE, None), (65536, TOO_LARGE)):
        whole = b"*" * size
        pieces = [whole[at : at + 1300] for at in range(0, size, 1300)]
        frames = (
            text(pieces[0], final=False),
            *(more(piece, final=False) for piece in pieces[1:-1]),
            more(pieces[-1]),
        )
        out = () if code else ((TEXT, whole),)
        cases.append(Case(f"10.1.1 {size} bytes in fragments", frames, out, code))
    return cases


CASES = [
    *framing(),
    *pings(),
    *reserved(),
    *fragments(),
    *utf_8(),
    *closes(),
    *in_pieces(),
]
