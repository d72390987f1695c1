"""WebSocket's frames (RFC 6455), without extensions: what comes off the wire, and what goes on it.

Nothing here knows a table or a network: bytes go in, messages come out, each whole.
"""

from codecs import getincrementaldecoder
from collections.abc import Sequence
from struct import pack

from witsend.server.protocol import LARGEST_MESSAGE

# Opcodes
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
OPCODES = frozenset({CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG})
FIN = MASKED = 0x80  # the highest bit of the first byte, and of the second
RSV = 0x70  # bits of extensions, and we have none
LONGEST_CONTROL = 125
LENGTH_IN_2_BYTES, LENGTH_IN_8_BYTES = 126, 127  # in the place of the length, which then follows
FEWEST_IN = {2: 126, 8: 1 << 16}  # what can be said in fewer bytes has to be
TOP_BIT = 1 << 63  # of a length in 8 bytes: never set
MASKING_KEY_LENGTH = 4
SHORTEST_FRAME = 2 + MASKING_KEY_LENGTH
MOST_FRAGMENTS = 64  # of one message: empty ones cost their sender nothing

# Close codes of the protocol
NORMAL, PROTOCOL_ERROR, NOT_UTF_8, TOO_LARGE = 1000, 1002, 1007, 1009
CODES_OF_PEERS = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})


class BadFrame(Exception):
    """The socket has to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < LENGTH_IN_2_BYTES:
        return pack(">BB", FIN | opcode, size) + payload
    if size < 1 << 16:
        return pack(">BBH", FIN | opcode, LENGTH_IN_2_BYTES, size) + payload
    return pack(">BBQ", FIN | opcode, LENGTH_IN_8_BYTES, size) + payload


def texts(messages: Sequence[bytes]) -> bytes:
    """A frame for each."""
    if len(messages) == 1:  # most often
        return frame(TEXT, messages[0])
    return b"".join([frame(TEXT, message) for message in messages])


class Inbox:
    """What one client sends."""

    __slots__ = ("at", "begun", "count", "data", "fragments", "opcode")

    def __init__(self) -> None:
        self.data = b""
        self.at = 0  # how much of it is parsed
        self.opcode = CONTINUATION  # of the fragmented message that has begun
        self.fragments = b""  # its payload so far
        self.begun = 0  # how many fragments that is
        self.count = 0  # of all frames, for whoever wants to count them

    @property
    def unread(self) -> int:
        return len(self.data) - self.at

    def add(self, data: bytes) -> None:
        self.data = self.data[self.at :] + data if self.unread else data
        self.at = 0

    def only_message(self, data: bytes) -> bytes | None:
        """The payload, where what has come is one short text and nothing else waits: most often."""
        if self.unread or self.opcode or len(data) < SHORTEST_FRAME or data[0] != FIN | TEXT:
            return None
        size = data[1] ^ MASKED
        if size > LONGEST_CONTROL or len(data) != size + SHORTEST_FRAME:
            return None
        payload = unmasked(data[SHORTEST_FRAME:], data[2:SHORTEST_FRAME])
        if not payload.isascii():
            return None
        self.count += 1
        return payload

    def next(self) -> tuple[int, bytes] | None:
        """The next message, its opcode and payload; None until more has come."""
        while parsed := self._frame():
            first, payload = parsed
            opcode = first & 0x0F
            if opcode >= CLOSE:  # control frames may come between the fragments of a message
                return opcode, payload
            kind, content = self.opcode or opcode, self.fragments + payload
            if kind == TEXT:
                check_utf_8(content, whole=bool(first & FIN))
            if first & FIN:
                self.opcode, self.fragments, self.begun = CONTINUATION, b"", 0
                return kind, content
            self.opcode, self.fragments = kind, content
            self.begun += 1
            if self.begun > MOST_FRAGMENTS:
                raise BadFrame(TOO_LARGE)
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        """The first byte and the payload of the next frame, if all of it is here.

        What is wrong is wrong as soon as its byte is here: a frame may be two bytes and no more.
        """
        data, at, end = self.data, self.at, len(self.data)
        if at == end:
            return None
        first = data[at]
        self._check_first(first)
        if end < at + 2:
            return None
        size = data[at + 1] ^ MASKED
        if size > LENGTH_IN_8_BYTES or (first & CLOSE and size > LONGEST_CONTROL):
            raise BadFrame(PROTOCOL_ERROR)
        key = at + 2
        if size >= LENGTH_IN_2_BYTES:
            key += 2 if size == LENGTH_IN_2_BYTES else 8
            if end < key:
                return None
            size = length(data[at + 2 : key])
        if not first & CLOSE and len(self.fragments) + size > LARGEST_MESSAGE:
            raise BadFrame(TOO_LARGE)
        start = key + MASKING_KEY_LENGTH
        if end < start + size:
            return None
        self.at = start + size
        self.count += 1
        return first, unmasked(data[start : self.at], data[key:start])

    def _check_first(self, first: int) -> None:
        opcode = first & 0x0F
        if first & RSV or opcode not in OPCODES:
            raise BadFrame(PROTOCOL_ERROR)
        if opcode >= CLOSE:
            is_due = first & FIN
        else:  # the first fragment of a message has its opcode, and no other has one
            is_due = (opcode == CONTINUATION) == (self.opcode != CONTINUATION)
        if not is_due:
            raise BadFrame(PROTOCOL_ERROR)


def length(said: bytes) -> int:
    """In as few bytes as it needs, as the standard has it."""
    size = int.from_bytes(said)
    if not FEWEST_IN[len(said)] <= size < TOP_BIT:
        raise BadFrame(PROTOCOL_ERROR)
    return size


def check_utf_8(payload: bytes, *, whole: bool) -> None:
    """Of a message that goes on only what is there: a character may be cut in two."""
    if payload.isascii():
        return
    try:
        getincrementaldecoder("utf-8")().decode(payload, final=whole)
    except UnicodeDecodeError:
        raise BadFrame(NOT_UTF_8) from None


def unmasked(payload: bytes, masking_key: bytes) -> bytes:
    """As one large number: quicker than byte by byte."""
    size = len(payload)
    mask = (masking_key * (size // MASKING_KEY_LENGTH + 1))[:size]
    number = int.from_bytes(payload, "little") ^ int.from_bytes(mask, "little")
    return number.to_bytes(size, "little")


def answer_to_close(payload: bytes) -> int:
    """The code to close with where the client has closed, with this payload."""
    if not payload:
        return NORMAL
    code = int.from_bytes(payload[:2])
    if code not in CODES_OF_PEERS:  # one byte alone is none either
        return PROTOCOL_ERROR
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        return NOT_UTF_8
    return code
