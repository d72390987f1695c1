"""The captain plays by solved tables against one rival, and as a crew has learned among more."""

from collections.abc import Sequence
from random import Random

import pytest

from witsend.bots.judging import Judged
from witsend.bots.pirates_dice import hands
from witsend.bots.pirates_expert import Believer, Captain, Habit, belief_of
from witsend.game import CHANCE, Move
from witsend.games.pirates_dice import (
    Bid,
    Challenge,
    PiratesDice,
    PiratesDiceSetup,
    PiratesDiceView,
    Roll,
    Said,
)
from witsend.solve.crew_table import sight_of
from witsend.solve.tables import lookup

BELIEVER = Believer(trust=1.0, temper=0.03)


def table(hands: Sequence[tuple[int, ...]], *bids: Bid, bid_cap: bool = True) -> PiratesDice:
    """Seat 0 opens; all have as many dice as these hands."""
    seats, dice = len(hands), len(hands[0])
    state = PiratesDice.start(PiratesDiceSetup(seats=seats, dice=dice, bid_cap=bid_cap))
    state = state.apply(CHANCE, Roll(((6,), *[(2,)] * (seats - 1))))
    state = state.apply(CHANCE, Roll(tuple(hands)))
    for bid in bids:
        (seat,) = state.to_act()
        state = state.apply(seat, bid)
    return state


def judged(state: PiratesDice) -> dict[object, Judged]:
    (seat,) = state.to_act()
    captain = Captain.expert()
    every = captain.judge(state.view(seat), state.moves(seat), Random(1), 1.0)
    return {each.move: each for each in every}


def test_against_one_rival_it_plays_as_the_tables_say() -> None:
    state = table([(2, 5), (3, 6)], Bid(2, 5))
    known = {choice.move: choice for choice in lookup((3, 6), (2, 2), [Bid(2, 5)])}
    for move, each in judged(state).items():
        assert each.weight == (known[move].share if move in known else 0)
        assert each.worth <= max(choice.worth for choice in known.values())


def test_it_also_does_so_once_others_are_out() -> None:
    state = table([(2,), (3,), (6,)])
    state = state.apply(0, Bid(3, 6)).apply(1, Challenge())  # it is a lie: seat 0 is out
    state = state.apply(CHANCE, Roll(((), (4,), (5,))))
    (seat,) = state.to_act()
    dice = state.view(seat).dice
    known = {choice.move: choice.share for choice in lookup(dice, (1, 1), [])}
    assert {m: each.weight for m, each in judged(state).items() if each.weight} == pytest.approx(
        {move: share for move, share in known.items() if share}
    )


def test_among_more_it_plays_as_a_crew_has_learned() -> None:
    state = table([(2, 5), (3, 6), (4, 4)], Bid(2, 5))
    choices = sight_of(state.left, 1, state.bids).choices((3, 6))
    known: dict[Move, float] = {choice.move: choice.share for choice in choices}
    weighed = judged(state)
    assert {move: each.weight for move, each in weighed.items()} == {
        move: known.get(move, 0.0) for move in state.moves(1)
    }
    assert max(weighed.values(), key=lambda each: each.worth).move in known


def test_without_a_cap_on_bids_and_where_no_crew_has_been_it_believes() -> None:
    beyond = table([(2, 2, 3, 3, 6)] * 4, Bid(15, 5))
    assert not sight_of(beyond.left, 1, beyond.bids).choices((2, 2, 3, 3, 6))
    for state in (table([(2, 5), (3, 6)], bid_cap=False), beyond):
        (seat,) = state.to_act()
        by_belief = BELIEVER.judge(state.view(seat), state.moves(seat), Random(1), 1.0)
        assert {each.move: each for each in by_belief} == judged(state)


def view(*bids: Bid) -> PiratesDiceView:
    state = table([(2, 5), (3, 6), (4, 4)], *bids)
    return state.view(state.to_act()[0])


def test_a_bid_makes_hands_likelier_that_would_make_it() -> None:
    seen = view(Bid(2, 5))
    before = dict(hands(2))
    belief = dict(zip(before, belief_of(BELIEVER, seen.left, 0, seen.bids), strict=True))
    assert sum(belief.values()) == pytest.approx(1)
    assert belief[5, 5] > before[5, 5]
    assert belief[2, 3] < before[2, 3]
    assert belief[2, 3] > BELIEVER.distrust * before[2, 3], "it may be a lie all the same"


def test_a_seat_that_has_bid_nothing_may_hold_anything() -> None:
    seen = view(Bid(2, 5))
    assert belief_of(BELIEVER, seen.left, 2, seen.bids) == [chance for _, chance in hands(2)]


def test_a_bid_holds_the_likelier_the_more_one_has_and_the_fewer_it_asks_for() -> None:
    seen = view(Bid(2, 5))
    reading = BELIEVER.reading(seen.left, 1, seen.bids)
    assert reading.holds(Bid(1, 5), 1) == 1
    assert reading.holds(Bid(3, 5), 1) > reading.holds(Bid(3, 5), 0) > reading.holds(Bid(4, 5), 0)
    assert reading.holds(Bid(6, 5), 1) == 0, "the others have four dice"
    assert reading.challenged(Bid(6, 5)) > reading.challenged(Bid(3, 5))


def test_a_habit_is_all_that_may_be_done_there() -> None:
    left = (2, 2, 2)
    for bids in ((), (Said(0, Bid(2, 5)),)):
        habit = Habit(BELIEVER, left, 1, bids)
        for counted in habit.hands:
            every = (Bid(count, face) for count in range(1, 7) for face in range(2, 7))
            often = sum(habit.bids(counted, bid) for bid in every)
            assert often + habit.challenges(counted) == pytest.approx(1)


def test_a_bid_of_more_dice_than_there_are_tells_nothing_of_the_hand() -> None:
    """Where bids are not capped somebody may make it; no pirate would, with any hand."""
    state = table([(2, 5), (3, 6), (4, 4)], Bid(9, 3), bid_cap=False)
    assert belief_of(BELIEVER, state.left, 0, state.bids) == [chance for _, chance in hands(2)]
    assert judged(state)[Challenge()].worth > judged(state)[Bid(10, 3)].worth


def test_what_the_tables_do_not_weigh_falls_as_far_short_as_by_belief() -> None:
    state = table([(2, 5), (3, 6)], Bid(2, 5))
    known = {choice.move for choice in lookup((3, 6), (2, 2), [Bid(2, 5)])}
    view, moves = state.view(1), state.moves(1)
    believed = {each.move: each.worth for each in BELIEVER.judge(view, moves, Random(1), 1.0)}
    best = max(each.worth for move, each in judged(state).items() if move in known)
    most = max(believed[move] for move in known)
    others = [move for move in moves if move not in known]
    assert others
    for move in others:
        short = max(most - believed[move], 0.0)
        assert judged(state)[move].worth == pytest.approx(max(best - short, 0.0))
