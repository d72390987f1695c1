"""WebSocket's frames (RFC 6455), without extensions: what comes off the wire, and what goes on it.

Nothing here knows a table or a network: bytes go in, messages come out, each whole.
"""

from struct import pack

from witsend.server.protocol import LARGEST_MESSAGE

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KINDS = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})
FINAL = MASKED = 0x80  # the highest bit of the first byte, and of the second
RESERVED = 0x70  # bits of extensions, and we have none
LONGEST_CONTROL = 125
TWO_BYTES, EIGHT_BYTES = 126, 127  # in the place of a length: so many bytes follow that say it
MASK_LENGTH = 4

# Close codes of the protocol
NORMAL, NOT_THE_PROTOCOL, NOT_UTF_8, TOO_LARGE = 1000, 1002, 1007, 1009
SAID_BY_PEERS = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})


class BadFrame(Exception):
    """The socket has to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: int, content: bytes) -> bytes:
    size = len(content)
    if size < TWO_BYTES:
        return pack(">BB", FINAL | kind, size) + content
    if size < 1 << 16:
        return pack(">BBH", FINAL | kind, TWO_BYTES, size) + content
    return pack(">BBQ", FINAL | kind, EIGHT_BYTES, size) + content


class Inbox:
    """What one page sends."""

    __slots__ = ("at", "begun", "data", "kind")

    def __init__(self) -> None:
        self.data = b""
        self.at = 0  # how much of it is read
        self.kind = CONTINUED  # of the message that has begun in several frames
        self.begun = b""

    @property
    def unread(self) -> int:
        return len(self.data) - self.at

    def add(self, data: bytes) -> None:
        self.data = self.data[self.at :] + data if self.unread else data
        self.at = 0

    def next(self) -> tuple[int, bytes] | None:
        """The next message and its kind; None until more has come."""
        while read := self._frame():
            first, content = read
            kind = first & 0x0F
            if kind >= CLOSE:  # these may come in the middle of others
                return kind, content
            if (kind == CONTINUED) != (self.kind != CONTINUED):
                raise BadFrame(NOT_THE_PROTOCOL)
            if first & FINAL:
                whole = self.kind or kind, self.begun + content
                self.kind, self.begun = CONTINUED, b""
                return whole
            self.kind, self.begun = self.kind or kind, self.begun + content
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        """The first byte and the content of the next frame, if all of it is here."""
        data, at = self.data, self.at
        if self.unread < MASK_LENGTH + 2:  # less than the shortest frame
            return None
        first, size = data[at], data[at + 1] & 0x7F
        is_control = first & CLOSE
        if first & RESERVED or first & 0x0F not in KINDS or data[at + 1] < MASKED:
            raise BadFrame(NOT_THE_PROTOCOL)
        if is_control and (size > LONGEST_CONTROL or not first & FINAL):
            raise BadFrame(NOT_THE_PROTOCOL)
        mask = at + 2
        if size >= TWO_BYTES:
            mask += 2 if size == TWO_BYTES else 8
            size = int.from_bytes(data[at + 2 : mask])
        if not is_control and len(self.begun) + size > LARGEST_MESSAGE:
            raise BadFrame(TOO_LARGE)
        start = mask + MASK_LENGTH
        end = start + size
        if end > len(data):
            return None
        self.at = end
        return first, unmasked(data[start:end], data[mask:start])


def unmasked(content: bytes, mask: bytes) -> bytes:
    """As one large number: quicker than byte by byte."""
    size = len(content)
    masks = (mask * (size // MASK_LENGTH + 1))[:size]
    number = int.from_bytes(content, "little") ^ int.from_bytes(masks, "little")
    return number.to_bytes(size, "little")


def answer_to_close(content: bytes) -> int:
    """The code to close with where a page has closed, with this content."""
    if not content:
        return NORMAL
    code = int.from_bytes(content[:2])
    if code not in SAID_BY_PEERS:  # one byte alone is none either
        return NOT_THE_PROTOCOL
    try:
        content[2:].decode()
    except UnicodeDecodeError:
        return NOT_UTF_8
    return code
