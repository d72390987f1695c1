"""Frames: what is whole comes out whole, however it was cut; what is wrong has a code."""

from random import Random

import pytest

from wire import masked
from witsend.server.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    MOST_FRAGMENTS,
    NORMAL,
    NOT_UTF_8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    BadFrame,
    Inbox,
    answer_to_close,
    frame,
)
from witsend.server.protocol import LARGEST_MESSAGE


def read(inbox: Inbox, *pieces: bytes) -> list[tuple[int, bytes]]:
    messages = []
    for piece in pieces:
        inbox.add(piece)
        while message := inbox.next():
            messages.append(message)
    return messages


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 1000, LARGEST_MESSAGE])
def test_a_message_of_any_size_comes_out_as_it_went_in(size: int) -> None:
    for kind, content in ((BINARY, Random(size).randbytes(size)), (TEXT, b"a" * size)):
        assert read(Inbox(), masked(kind, content)) == [(kind, content)]


def test_a_message_has_only_so_many_fragments() -> None:
    """Empty ones weigh nothing, and each costs the server the same."""
    begun, empty = masked(TEXT, b"a", final=False), masked(CONTINUATION, b"", final=False)
    assert read(Inbox(), begun + empty * (MOST_FRAGMENTS - 1) + masked(CONTINUATION, b"b")) == [
        (TEXT, b"ab")
    ]
    inbox = Inbox()
    with pytest.raises(BadFrame, match=str(TOO_LARGE)):
        read(inbox, begun + empty * 10**6)
    assert inbox.at < 1000  # the rest is not looked at


def test_however_the_bytes_are_cut_the_messages_are_the_same() -> None:
    rng = Random(1)
    sent = [
        (rng.choice((BINARY, PING, PONG)), rng.randbytes(rng.randrange(126))) for _ in range(200)
    ]
    sent += [(TEXT, rng.randbytes(size).hex().encode()) for size in (3, 63, 2500, 8192)]
    wire = b"".join(masked(kind, content) for kind, content in sent)
    for longest in (1, 2, 7, 100, len(wire)):
        pieces, rest = [], wire
        while rest:
            size = rng.randint(1, longest)
            pieces.append(rest[:size])
            rest = rest[size:]
        inbox = Inbox()
        assert read(inbox, *pieces) == sent
        assert not inbox.unread


def test_a_message_in_several_frames_is_one_and_pings_may_come_between() -> None:
    frames = [
        masked(TEXT, b"Never ", final=False),
        masked(PING, b"?"),
        masked(CONTINUATION, b"trust ", final=False),
        masked(CONTINUATION, b"a pirate!"),
        masked(BINARY, b"", final=False),
        masked(CONTINUATION, b""),
        masked(TEXT, b"!"),
    ]
    whole = [(PING, b"?"), (TEXT, b"Never trust a pirate!"), (BINARY, b""), (TEXT, b"!")]
    assert read(Inbox(), *frames) == whole
    assert read(Inbox(), b"".join(frames)) == whole


HALF = masked(TEXT, b"x" * (LARGEST_MESSAGE // 2 + 1), final=False)
WRONG = {
    "not masked": (frame(TEXT, b"hello"), PROTOCOL_ERROR),
    "an extension's bit": (b"\xc1" + masked(TEXT, b"hello")[1:], PROTOCOL_ERROR),
    "an unknown kind": (masked(3, b""), PROTOCOL_ERROR),
    "an unknown kind of control": (masked(11, b""), PROTOCOL_ERROR),
    "a ping in several frames": (masked(PING, b"", final=False), PROTOCOL_ERROR),
    "a ping too long": (masked(PING, b"x" * 126), PROTOCOL_ERROR),
    "an end without a beginning": (masked(CONTINUATION, b"x"), PROTOCOL_ERROR),
    "a second beginning": (masked(TEXT, b"", final=False) + masked(TEXT, b""), PROTOCOL_ERROR),
    "too large": (masked(TEXT, b"x" * (LARGEST_MESSAGE + 1)), TOO_LARGE),
    "too large, as is said at once": (b"\x82\xff\x7f" + b"\xff" * 7, TOO_LARGE),
    "too large together": (HALF + HALF.replace(b"\x01", b"\x00", 1), TOO_LARGE),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_not_the_protocol_ends_the_socket(what: str) -> None:
    wire, code = WRONG[what]
    with pytest.raises(BadFrame) as bad:
        read(Inbox(), wire)
    assert bad.value.code == code


def test_random_bytes_are_wrong_or_wait_for_more() -> None:
    rng = Random(2)
    for _ in range(2000):
        inbox = Inbox()
        try:
            read(inbox, rng.randbytes(rng.randrange(200)))
        except BadFrame as bad:
            assert bad.code in {PROTOCOL_ERROR, TOO_LARGE, NOT_UTF_8}  # noqa: PT017 - most are
        assert inbox.unread <= 200


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65535, b"\x81\x7e\xff\xff"),
        (65536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_says_its_length_as_shortly_as_it_can(size: int, head: bytes) -> None:
    assert frame(TEXT, b"x" * size) == head + b"x" * size


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", NORMAL),
        (b"\x03\xe8", 1000),
        (b"\x03\xe9gone", 1001),
        (b"\x0f\xa0", 4000),
        (b"\x03", PROTOCOL_ERROR),
        (b"\x03\xed", PROTOCOL_ERROR),  # 1005 is never said
        (b"\x00\x00", PROTOCOL_ERROR),
        (b"\xff\xff", PROTOCOL_ERROR),
        (b"\x03\xe8\xff", NOT_UTF_8),
    ],
)
def test_a_good_bye_is_answered_by_its_code(content: bytes, code: int) -> None:
    assert answer_to_close(content) == code
    assert read(Inbox(), masked(CLOSE, content)) == [(CLOSE, content)]
