"""What a policy may bid, and what it goes by."""

from witsend.games.pirates_dice import Bid, answers
from witsend.solve.plan import (
    NONE,
    Plan,
    Reach,
    bid_of,
    everything,
    hands,
    memory,
    number_of,
    raises,
)


def test_bids_are_numbered_from_the_lowest() -> None:
    listed = [bid for bid in answers(None, 4) if isinstance(bid, Bid)]
    assert [number_of(bid) for bid in listed] == list(range(20))
    assert [bid_of(number) for number in range(20)] == listed


def test_a_free_policy_may_make_every_legal_raise() -> None:
    plan = everything(2, 2, opens=True)
    for standing in range(NONE, 20):
        legal = answers(None if standing == NONE else bid_of(standing), 4)
        assert tuple(map(bid_of, raises(plan, 1, standing))) == tuple(
            move for move in legal if isinstance(move, Bid)
        )


def test_a_plan_bounds_the_counts_and_lets_a_high_bid_be_raised() -> None:
    plan = Plan(5, 5, opens=False, reaches=(Reach(4, 5), Reach(5, 5, 1)), cap=7, forgets=True)

    def may(made: int, count: int, face: int) -> list[tuple[int, int]]:
        bids = map(bid_of, raises(plan, made, number_of(Bid(count, face))))
        return [(bid.count, bid.face) for bid in bids]

    four_and_five = [(4, 3), (4, 4), (4, 5), (4, 6), (5, 2), (5, 3), (5, 4), (5, 5), (5, 6)]
    assert may(0, 4, 2) == four_and_five
    assert may(0, 1, 2) == [(4, 2), *four_and_five]
    assert may(0, 6, 6) == [(7, face) for face in range(2, 7)]
    assert may(1, 6, 5) == [(6, 6), *[(7, face) for face in range(2, 7)]]
    assert may(0, 7, 6) == []
    assert may(2, 1, 2) == []


def test_a_policy_that_forgets_keeps_the_last_two_bids_and_the_face_before() -> None:
    forgets = Plan(5, 5, opens=False, reaches=(Reach(1, 10),), cap=10, forgets=True)
    assert memory(forgets, (3, 11, 20)) == memory(forgets, (8, 11, 20)) == bytes((1, 4, 11, 20))
    assert memory(forgets, (4, 11, 20)) != memory(forgets, (3, 11, 20))
    assert memory(forgets._replace(forgets=False), (3, 11, 20)) == bytes((3, 11, 20))


def test_hands_are_counted() -> None:
    assert [len(hands(dice)) for dice in range(1, 6)] == [6, 21, 56, 126, 252]
