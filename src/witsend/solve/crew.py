"""How a seat among three or four sees a round: coarsely enough that all of it can be learned.

What a seat knows comes down to one of some thousand places, and what it may do to a few options:
challenge, or raise the standing face, the face it has most hope for, or any of the rest. What a bid
tells of the dice of whoever made it goes by its sign. The same lines run here as they stand and in
`crew_kernels` compiled, so none of these functions calls another. Faces are 0 to 4 for the dice's
2 to 6, and a mask has a bit for each.
"""
# ruff: noqa: PLR1714, PLR2004 - numbers are classes and options by their place; sets are slow

from typing import Any

FACES = 5
OPTIONS = 9
CALL = 0  # the first option, where a bid stands

CLASSES = (0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)  # by the dice in play
HOLDS = (0.03, 0.09, 0.18, 0.3, 0.43, 0.56, 0.7, 0.87)  # steps of how likely a bid holds
HOPES = (0.1, 0.28, 0.5, 0.75)  # and of how likely the best raise would
KINDS, HEIGHTS = 9, 5  # of bids: how they were raised, and how high they are
SIGNS = 5 * 6 * KINDS * HEIGHTS
ANSWERS = 2 * 5 * 2 * 9 * 3 * 4 * 5 * 4 * HEIGHTS
PLACES = ANSWERS + 2 * 21 * 6 * 6 * 6


def kind_of(count: int, face: int, raised: int, to: int, last: int) -> int:
    """How a bid (`count` 0: none) was raised by one who had bid the face `last` before, -1 if none:
    one more of its face, the least of another, or by more than it had to be."""
    if count == 0:
        return 0
    before = 0 if last < 0 else 1 if last == to else 2
    if to == face and raised == count + 1:
        return 1 + before
    if to != face and raised == (count if to > face else count + 1):
        return 4 + before
    return 7 if before == 0 else 8


def sign_of(in_play: int, own: int, kind: int, count: int) -> int:
    """Of a bid by one who has so many dice."""
    over = 3 * count - in_play
    height = 0 if over < -6 else 1 if over < -3 else 2 if over <= 0 else 3 if over <= 3 else 4
    return ((CLASSES[in_play] * 6 + own) * KINDS + kind) * HEIGHTS + height


def best_faces(count: int, face: int, own: Any, means: Any) -> tuple[int, int, int]:
    """Beside the standing face: masks of those with most hope and of the rest, and the first of the
    best. `own` are the seat's dice by face, `means` those of all others on average: lists here,
    arrays there."""
    best, rest, first, most = 0, 0, 0, -1000
    for each in range(5):
        if count == 0 or each != face:
            least = 0 if count == 0 else count if each > face else count + 1
            hope = int(2 * (means[each] + own[each] - least) + 1000.5) - 1000  # in halves of a die
            if hope > most:
                rest |= best
                best, first, most = 1 << each, each, hope
            elif hope == most:
                best |= 1 << each
            else:
                rest |= 1 << each
    return best, rest, first


def opening_place(seats: int, in_play: int, own: int, most: int, second: int) -> int:
    """Where one stands who opens, with dice for its best face and for the best of the rest."""
    return ANSWERS + (((seats - 3) * 21 + in_play) * 6 + own) * 36 + most * 6 + second


def place_of(
    seats: int,
    in_play: int,
    own: int,
    count: int,
    face: int,
    kind: int,
    holds: float,
    hope: float,
    last: int,
    following: int,
    best: int,
) -> int:
    """Where one stands who answers a bid: it holds so likely, and so does the best raise; `last`
    and `following` are the faces that this seat and the next have bid last, -1 if none."""
    held, hoped = 0, 0
    while held < 8 and HOLDS[held] < holds:
        held += 1
    while hoped < 4 and HOPES[hoped] < hope:
        hoped += 1
    mine = 0 if last < 0 else 1 if last == face else 2
    theirs = 0 if following < 0 else 1 if following == face else 2 if best >> following & 1 else 3
    looks = 0 if kind == 0 else 1 if kind < 4 else 2 if kind < 7 else 3
    over = 3 * count - in_play
    height = 0 if over < -6 else 1 if over < -3 else 2 if over <= 0 else 3 if over <= 3 else 4
    place = ((seats - 3) * 5 + CLASSES[in_play]) * 2 + (0 if own < 3 else 1)
    place = ((place * 9 + held) * 3 + mine) * 4 + looks
    return ((place * 5 + hoped) * 4 + theirs) * HEIGHTS + height


def faces_of(option: int, count: int, face: int, best: int, rest: int) -> int:
    """That an option may bid, as a mask; each is as likely as the next."""
    if count == 0:
        return best if option < 5 else rest
    return 1 << face if option < 4 else best if option < 7 else rest


def count_of(option: int, count: int, face: int, to: int, in_play: int) -> int:
    """How many dice of a face an option bids; 0 where it cannot. Openings are around what is usual;
    a raise is the least there is, or one above, or what is usual where that is further off."""
    usual = (in_play + 1) // 3
    if count == 0:
        step = option if option < 5 else option - 5
        bid = usual - 4 if step == 0 else usual - 3 + step
    elif option == 0 or option == 8:
        return 0
    elif option == 3 or option == 6:
        bid = usual if usual > count + 2 else 0
    else:
        bid = count if to > face else count + 1
        if option == 2 or option == 5:
            bid += 1
    return bid if 0 < bid <= in_play else 0
