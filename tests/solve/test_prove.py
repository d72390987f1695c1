"""What the best rival wins, against policies so plain that one can work it out by hand."""

import pytest

from made_up import table
from witsend.games.pirates_dice import Bid, Challenge
from witsend.solve.plan import Plan, Reach, bid_of, number_of
from witsend.solve.prove import Proof

ONE_2, ONE_6 = number_of(Bid(1, 2)), number_of(Bid(1, 6))


def responder(own: int, rival: int) -> Plan:
    bids = (Reach(1, own + rival),)
    return Plan(own, rival, opens=False, reaches=bids, cap=own + rival, forgets=False)


@pytest.mark.parametrize(("own", "rival"), [(1, 1), (2, 1), (1, 2)])
def test_who_always_challenges_loses_to_one_die_of_what_is_there(own: int, rival: int) -> None:
    policy = table(responder(own, rival), lambda hand, bids: Challenge())
    assert Proof(policy).best() == pytest.approx(1)


def test_a_rival_that_may_only_lie_wins_by_luck() -> None:
    """It has to open with one 2; with two dice in play one is there in 20 of 36 throws."""
    policy = table(responder(1, 1), lambda hand, bids: Challenge())
    proof = Proof(policy, may_bid=lambda bids, bid: bid == ONE_2)
    assert proof.best() == pytest.approx(20 / 36)


def test_who_opens_blindly_and_then_challenges() -> None:
    """Whoever has 3 to 6 or a skull raises to what they have and is challenged; whoever has a 2
    hopes for one other die, which comes in a third of throws."""
    plan = Plan(1, 1, opens=True, reaches=(Reach(1, 1),), cap=1, forgets=False)
    policy = table(plan, lambda hand, bids: Bid(1, 2))
    assert Proof(policy).best() == pytest.approx(5 / 6 + 1 / 6 / 3)


def test_who_raises_blindly_is_challenged() -> None:
    """Bidding two 6s over whatever was opened: they are there if both dice are sixes or skulls,
    and the rival sees one of them, calls unless it has one, and loses a third if it does; or
    opens with two 6s itself."""
    plan = responder(1, 1)

    def rule(hand: object, bids: tuple[int, ...]) -> Bid | Challenge:
        return Bid(2, 6) if bids[-1] != number_of(Bid(2, 6)) else Challenge()

    assert bid_of(ONE_6) == Bid(1, 6)
    assert Proof(table(plan, rule)).best() == pytest.approx(4 / 6 + 2 / 6 * 2 / 3)


def test_a_hand_without_a_row_is_no_proof() -> None:
    plan = responder(1, 1)
    policy = table(plan, lambda hand, bids: Challenge())
    policy._shares = memoryview(bytes(len(policy._shares)))
    with pytest.raises(AssertionError, match="finds no row"):
        Proof(policy).best()
