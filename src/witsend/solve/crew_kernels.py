"""Rounds of three and four, walked through by sampling; compiled.

One seat learns. It tries all its options; the others' moves are drawn. In some rounds the others
are the house's `hard` instead, so that what is learned holds good among those too.
"""
# ruff: noqa: PLR2004 - see `crew`

import numpy as np
from numba import njit

from witsend.solve import crew
from witsend.solve.crew_round import (
    ALL,
    AMONG_HARD,
    IN_PLAY,
    LAST,
    LEARNER,
    NEXT,
    OWN,
    SEATS,
    SIGN,
    WIDE,
    Floats,
    Ints,
    deal,
    hards_move,
    opens_after,
    spot,
)

kind_of = njit()(crew.kind_of)
sign_of = njit()(crew.sign_of)
best_faces = njit()(crew.best_faces)
opening_place = njit()(crew.opening_place)
place_of = njit()(crew.place_of)
faces_of = njit()(crew.faces_of)
count_of = njit()(crew.count_of)

MEAN = 6  # in a sign's reading, after the chances of 0 to 5 dice
DEEP = 128  # bids in a round, at most
LOOKS = 3  # decisions of one round that a seat tries all options of


@njit(fastmath=True)
def holds(table: Ints, seat: int, face: int, count: int, read: Floats, room: Floats) -> float:
    """How likely a bid does, as this seat reads the others."""
    needed = count - table[OWN + 5 * seat + face]
    if needed <= 0:
        return 1.0
    room[0], most = 1.0, 0
    for other in range(4):
        dice = table[other]
        if other == seat or dice == 0:
            continue
        row = read[table[SIGN + other], 0 if table[LAST + other] == face else 1]
        for have in range(most + dice, -1, -1):
            chance = 0.0
            for more in range(max(0, have - most), min(dice, have) + 1):
                chance += room[have - more] * row[more]
            room[have] = chance
        most += dice
    chance = 0.0
    for have in range(needed, most + 1):
        chance += room[have]
    return chance


@njit(fastmath=True)
def stand(
    table: Ints,
    seat: int,
    count: int,
    face: int,
    kind: int,
    read: Floats,
    room: Floats,
    means: Floats,
    masks: Ints,
) -> int:
    """The seat's place; its best faces and the rest go into `masks`."""
    own = table[OWN + 5 * seat : OWN + 5 * seat + 5]
    means[:] = 0
    if count == 0:
        masks[0], masks[1], first = best_faces(0, 0, own, means)
        second = 0
        for each in range(5):
            if masks[1] >> each & 1:
                second = max(second, own[each])
        return opening_place(table[SEATS], table[IN_PLAY], table[seat], own[first], second)
    for each in range(5):
        for other in range(4):
            if other != seat and table[other] > 0:
                means[each] += read[table[SIGN + other], 0 if table[LAST + other] == each else 1, 6]
    masks[0], masks[1], first = best_faces(count, face, own, means)
    least = count if first > face else count + 1
    return place_of(
        table[SEATS],
        table[IN_PLAY],
        table[seat],
        count,
        face,
        kind,
        holds(table, seat, face, count, read, room),
        holds(table, seat, first, least, read, room),
        table[LAST + seat],
        table[LAST + table[NEXT + seat]],
        masks[0],
    )


@njit()
def ways(option: int, count: int, face: int, masks: Ints, in_play: int) -> int:
    """How many faces the option can bid; the challenge is one way."""
    if count > 0 and option == 0:
        return 1
    faces, many = faces_of(option, count, face, masks[0], masks[1]), 0
    for to in range(5):
        if faces >> to & 1 and count_of(option, count, face, to, in_play) > 0:
            many += 1
    return many


@njit()
def pick(option: int, count: int, face: int, masks: Ints, in_play: int) -> tuple[int, int]:
    """One of the bids that the option may be."""
    faces = faces_of(option, count, face, masks[0], masks[1])
    skip = np.random.randint(ways(option, count, face, masks, in_play))  # noqa: NPY002
    for to in range(5):
        if faces >> to & 1:
            bid = count_of(option, count, face, to, in_play)
            if bid > 0:
                if skip == 0:
                    return bid, to
                skip -= 1
    return 0, 0


@njit(fastmath=True)
def share(weights: Floats, count: int, face: int, masks: Ints, in_play: int, out: Floats) -> None:
    """As far as weights are above zero, in proportion; else evenly. -1 where there is no way."""
    total, many = 0.0, 0
    easy, usual = 0 < count <= in_play - 2, (in_play + 1) // 3 > count + 2
    for option in range(9):
        if easy:  # most often: nothing is near the cap
            can = option < 8 and (usual or option not in (3, 6)) and (option != 7 or masks[1] != 0)
        else:
            can = ways(option, count, face, masks, in_play) > 0
        out[option] = max(weights[option], 0.0) if can else -1.0
        if can:
            total += out[option]
            many += 1
    for option in range(9):
        if out[option] >= 0:
            out[option] = out[option] / total if total > 0 else 1 / many


@njit()
def draw(shares: Floats) -> int:
    left, drawn = np.random.random(), 0  # noqa: NPY002
    for option in range(9):
        if shares[option] > 0:
            drawn = option
            left -= shares[option]
            if left < 0:
                break
    return drawn


@njit(fastmath=True)
def walk(  # noqa: C901, PLR0912 - one decision of a round, and on
    seat: int,
    count: int,
    face: int,
    kind: int,
    bidder: int,
    bids: int,
    looks: int,
    table: Ints,
    stakes: Floats,
    masks: Ints,
    rows: Floats,
    room: Floats,
    regret: Floats,
    total: Floats,
    worth: Floats,
    read: Floats,
    seen: Floats,
    tremble: float,
) -> float:
    """What the round brings from here on: the stakes of whoever loses a die."""
    in_play, last, sign = table[IN_PLAY], table[LAST + seat], table[SIGN + seat]
    learns = table[LEARNER] == seat
    mask, shares, worths = masks[bids], rows[bids, 0], rows[bids, 1]
    if table[AMONG_HARD] == 1 and not learns:
        bid, to = hards_move(table, seat, count, face)
    else:
        place = stand(table, seat, count, face, kind, read, room, room[32:37], mask)
        share(regret[place], count, face, mask, in_play, shares)
        if learns and looks < LOOKS:
            mean = 0.0
            for option in range(9):
                if shares[option] < 0:
                    continue
                if count > 0 and option == 0:
                    worths[0] = stakes[seat if table[ALL + face] >= count else bidder]
                else:
                    bid, to = pick(option, count, face, mask, in_play)
                    made = kind_of(count, face, bid, to, last)
                    table[LAST + seat] = to
                    table[SIGN + seat] = sign_of(in_play, table[seat], made, bid)
                    worths[option] = walk(
                        table[NEXT + seat], bid, to, made, seat, bids + 1, looks + 1,
                        table, stakes, masks, rows, room, regret, total, worth, read, seen, tremble,
                    )  # fmt: skip
                    table[LAST + seat], table[SIGN + seat] = last, sign
                mean += shares[option] * worths[option]
            for option in range(9):
                if shares[option] >= 0:
                    regret[place, option] += worths[option] - mean
                    worth[place, option, 0] += worths[option]
                    worth[place, option, 1] += 1
            return mean
        if not learns:
            for option in range(9):
                if shares[option] > 0:
                    total[place, option] += shares[option]
        if not learns and np.random.random() < tremble:  # noqa: NPY002
            to = np.random.randint(5)  # noqa: NPY002
            least = 1 if count == 0 else count if to > face else count + 1
            bid = min(least + np.random.randint(4), in_play)  # noqa: NPY002
            if bid < least:
                bid = 0
        else:
            option, bid, to = draw(shares), 0, 0
            if count == 0 or option > 0:
                bid, to = pick(option, count, face, mask, in_play)
    if bid == 0:
        loss: float = stakes[seat if table[ALL + face] >= count else bidder]
        return loss
    made = kind_of(count, face, bid, to, last)
    table[LAST + seat], table[SIGN + seat] = to, sign_of(in_play, table[seat], made, bid)
    if not learns:
        for each in range(5):
            seen[table[SIGN + seat], 0 if each == to else 1, table[OWN + 5 * seat + each]] += 1
    found = walk(
        table[NEXT + seat], bid, to, made, seat, bids + 1, looks,
        table, stakes, masks, rows, room, regret, total, worth, read, seen, tremble,
    )  # fmt: skip
    table[LAST + seat], table[SIGN + seat] = last, sign
    return found


@njit()
def play(  # noqa: C901, PLR0912 - one loop in another
    matches: int,
    hards: float,
    tremble: float,
    values: Floats,
    read: Floats,
    regret: Floats,
    total: Floats,
    worth: Floats,
    seen: Floats,
    lost: Floats,
) -> None:
    """Matches down to two seats; each seat learns from each round, dealt anew for each.
    `values` is how likely each seat wins the match, by `spot`, the opener first."""
    table = np.zeros(WIDE, np.int64)
    stakes, room = np.zeros(4), np.zeros(40)
    masks, rows = np.zeros((DEEP, 2), np.int64), np.zeros((DEEP, 2, 9))
    for _ in range(matches):
        table[:4] = 5
        if np.random.random() < 0.3:  # noqa: NPY002
            for seat in range(4):
                table[seat] = np.random.randint(1, 6)  # noqa: NPY002
        if np.random.random() < 0.3:  # noqa: NPY002
            table[np.random.randint(4)] = 0  # noqa: NPY002
        opener = np.random.randint(4)  # noqa: NPY002
        while table[opener] == 0:
            opener = (opener + 1) & 3
        while True:
            deal(table)
            if table[SEATS] < 3:
                break
            for learner in range(4):
                if table[learner] == 0:
                    continue
                kept = 0.0
                for loser in range(4):
                    if table[loser] > 0:
                        following = opens_after(table, loser)
                        where = spot(table, following)
                        stakes[loser] = values[where, (learner - following) & 3]
                        table[loser] += 1
                        if loser != learner:
                            kept += stakes[loser] / (table[SEATS] - 1)
                least = stakes[learner]
                for loser in range(4):  # 0: the own die is lost; 1: another's
                    stakes[loser] = (stakes[loser] - least) / (kept - least)
                deal(table)
                table[LEARNER] = learner
                table[AMONG_HARD] = np.random.random() < hards  # noqa: NPY002
                walk(
                    opener, 0, 0, 0, -1, 0, 0,
                    table, stakes, masks, rows, room, regret, total, worth, read, seen, tremble,
                )  # fmt: skip
            deal(table)
            table[LEARNER], table[AMONG_HARD] = -1, 0
            for seat in range(4):
                stakes[seat] = seat
            loser = int(walk(
                opener, 0, 0, 0, -1, 0, 0,
                table, stakes, masks, rows, room, regret, total, worth, read, seen, 0.0,
            ))  # fmt: skip
            lost[spot(table, opener), (loser - opener) & 3] += 1
            opener = opens_after(table, loser)


@njit()
def sow(seed: int) -> None:
    np.random.seed(seed)  # noqa: NPY002
